import { stage } from "./flip";

/** How far from its middle a thing on offer still answers, in pixels. */
const REACH = 24;

function middle(one: Element): [x: number, y: number] {
  const box = one.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/**
 * A finger is thicker than a cell: a tap that is on nothing that is on offer counts for the thing
 * on offer whose middle is nearest, unless what lies under the finger is nearer still.
 */
export function reach(event: MouseEvent): void {
  // A key has no place, and whatever was hit well needs no help.
  if (event.detail === 0 || !(event.target instanceof Element) || event.target.closest("[data-open]")) return;
  const far = (one: Element): number => Math.hypot(middle(one)[0] - event.clientX, middle(one)[1] - event.clientY);
  const under = event.target.closest("button, a, input, label");
  let best = Math.min(REACH, under ? far(under) : REACH);
  let found: Element | null = null;
  for (const one of stage().querySelectorAll("main [data-open]")) {
    if (far(one) < best && document.elementFromPoint(...middle(one))?.closest("[data-open]") === one) {
      best = far(one);
      found = one;
    }
  }
  if (!found) return;
  event.stopPropagation();
  found.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
