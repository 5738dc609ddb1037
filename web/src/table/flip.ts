import { tick } from "svelte";
import { lasting } from "../lib/motion.svelte";
import type { GameEvent } from "../protocol";

const EASE = "cubic-bezier(.2,.7,.25,1)";

interface Place {
  rect: DOMRect;
  /** A picture of the piece, kept if it may leave the table. */
  ghost: HTMLElement | null;
}

/** Which seat the named things went to, as far as the events tell. */
function owners(events: GameEvent[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const event of events) {
    const seat = event["to_seat"] ?? event["seat"];
    if (typeof seat !== "number") continue;
    for (const value of Object.values(event)) {
      for (const name of Array.isArray(value) ? value : [value]) {
        if (typeof name === "string") found.set(name, seat);
      }
    }
  }
  return found;
}

const nameOf = (key: string): string => key.slice(key.indexOf(":") + 1);

function places(leaving: Map<string, number>): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const each of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    const rect = each.getBoundingClientRect();
    const key = each.dataset.flip ?? "";
    if (rect.width === 0) continue;
    const ghost = leaving.has(nameOf(key)) ? (each.cloneNode(true) as HTMLElement) : null;
    found.set(key, { rect, ghost });
  }
  return found;
}

function shift(from: DOMRect, to: DOMRect, size: number): string {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${dx}px, ${dy}px) scale(${size})`;
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const scale = from.width / to.width;
  const near = Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2;
  if (near && Math.abs(scale - 1) < 0.03) return;
  const before = element.style.zIndex;
  element.style.zIndex = "20";
  const back = (): void => {
    element.style.zIndex = before;
  };
  element
    .animate([{ transform: shift(from, to, scale) }, { transform: "none" }], { duration: lasting(380), delay: lasting(delay), easing: EASE, fill: "backwards" })
    .finished.then(back, back);
}

function leave(place: Place, to: DOMRect, delay: number): void {
  const ghost = place.ghost;
  if (!ghost) return;
  const { rect } = place;
  ghost.removeAttribute("data-flip");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const gone = (): void => ghost.remove();
  ghost
    .animate(
      [
        { transform: "none", opacity: 1 },
        { transform: shift(to, rect, 0.4), opacity: 0.2 },
      ],
      { duration: lasting(420), delay: lasting(delay), easing: EASE, fill: "backwards" },
    )
    .finished.then(gone, gone);
}

/**
 * Pieces travel from where they were to where they are. Called before the view changes; a piece
 * is known by `data-flip`, a new one by the place it came from, `data-from`, and one that leaves
 * the table flies to the panel of the seat that the events name.
 */
export async function flip(events: GameEvent[]): Promise<void> {
  if (lasting(1) === 0) return;
  const taken = owners(events);
  const before = places(taken);
  await tick();
  let fresh = 0;
  const present = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    const key = element.dataset.flip ?? "";
    const to = element.getBoundingClientRect();
    present.set(key, to);
    const known = before.get(key);
    const from = known ?? before.get(element.dataset.from ?? "-");
    if (from && to.width > 0) travel(element, from.rect, to, known ? 0 : Math.min(fresh++ * 45, 180));
  }
  let gone = 0;
  for (const [key, place] of before) {
    const goal = present.get(`seat:${taken.get(nameOf(key))}`);
    if (!present.has(key) && place.ghost && goal) leave(place, goal, Math.min(gone++ * 40, 160));
  }
}
