import { tick } from "svelte";

/** Where one hears where one is: what a table asks, or the heading of the screen. Null: it is still on its way. */
function goal(): HTMLElement | null {
  if (document.querySelector("main[aria-busy=true]")) return null;
  return document.querySelector<HTMLElement>(".prompt") ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("h1");
}

export function land(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** After a change of screen focus goes there, once the screen has come, unless somebody has led it elsewhere meanwhile. */
export function arrive(screen: Promise<unknown> | null): () => void {
  const before = document.activeElement;
  const watch = new MutationObserver(settle);
  let left = false;

  function settle(): void {
    const at = document.activeElement;
    const led = at !== null && at !== document.body && at !== before;
    // A lesson leads to the first thing to do.
    const place = led || document.querySelector(".shell.lesson") ? null : goal();
    if (place) land(place);
    if (place || led || document.querySelector(".shell.lesson")) watch.disconnect();
  }

  void Promise.resolve(screen)
    .then(tick, () => undefined)
    .then(() => {
      if (left) return;
      watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-busy"] });
      settle();
    });
  return () => {
    left = true;
    watch.disconnect();
  };
}
