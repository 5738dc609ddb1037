const CONTROLS = "button:enabled, input:enabled, select:enabled, a[href]";

/** Rows that change under one's hands: when what had focus is gone, it goes to the row that stands there now, or to the nearest. */
export function keepRow(list: HTMLElement): () => void {
  let at = -1;

  function come(event: FocusEvent): void {
    at = [...list.children].findIndex((row) => event.target instanceof Node && row.contains(event.target));
  }

  /** Whoever goes away is not fetched back; what is taken away goes without being asked. */
  function go(event: FocusEvent): void {
    const gone = event.target;
    // From row to row nobody goes; when the time came, the row could be gone already.
    if (event.relatedTarget instanceof Node && list.contains(event.relatedTarget)) return;
    setTimeout(() => {
      if (gone instanceof Node && gone.isConnected && !list.contains(document.activeElement)) at = -1;
    });
  }

  function keep(): void {
    if (at < 0 || document.activeElement !== document.body) return;
    const rows = [...list.children];
    const near = [...rows.slice(at), ...rows.slice(0, at).reverse()];
    const row = near.find((each) => each.querySelector(CONTROLS));
    // Of choices side by side, the one that holds.
    (row?.querySelector<HTMLElement>("input:checked") ?? row?.querySelector<HTMLElement>(CONTROLS))?.focus();
  }

  const watch = new MutationObserver(() => setTimeout(keep));
  watch.observe(list, { childList: true, subtree: true });
  list.addEventListener("focusin", come);
  list.addEventListener("focusout", go);
  return () => {
    watch.disconnect();
    list.removeEventListener("focusin", come);
    list.removeEventListener("focusout", go);
  };
}
