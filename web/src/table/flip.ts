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

/** What lies on top: a lesson may lie over a table. */
export const stage = (): ParentNode => document.querySelector("dialog.layer") ?? document;

const nameOf = (key: string): string => key.slice(key.indexOf(":") + 1);

function places(leaving: Map<string, number>): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const each of stage().querySelectorAll<HTMLElement>("[data-flip]")) {
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

/** A piece keeps its size: only what was drawn a little larger or smaller begins so. */
export function sizeAtStart(from: DOMRect, to: DOMRect, same: boolean): number {
  const ratio = from.width / to.width;
  const alike = Math.abs(from.height / to.height / ratio - 1) < 0.1;
  return same && alike && ratio > 0.6 && ratio < 1.6 ? ratio : 1;
}

/** What would cut a piece off on its way lets it pass; what can be scrolled stays as it is. */
const opened = new Map<HTMLElement, { count: number; overflow: string; zIndex: string }>();

function letPass(element: HTMLElement): () => void {
  const passed: HTMLElement[] = [];
  for (let each = element.parentElement; each && each.tagName !== "MAIN"; each = each.parentElement) {
    const scrolls = each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight;
    const known = opened.get(each);
    if (!known && (scrolls || getComputedStyle(each).overflow === "visible")) continue;
    const kept = known ?? { count: 0, overflow: each.style.overflow, zIndex: each.style.zIndex };
    opened.set(each, { ...kept, count: kept.count + 1 });
    Object.assign(each.style, { overflow: "visible", zIndex: "15" });
    passed.push(each);
  }
  return () => passed.forEach(close);
}

function close(each: HTMLElement): void {
  const kept = opened.get(each);
  if (!kept) return;
  opened.set(each, { ...kept, count: kept.count - 1 });
  if (kept.count > 1) return;
  opened.delete(each);
  Object.assign(each.style, { overflow: kept.overflow, zIndex: kept.zIndex });
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, same: boolean, delay: number): void {
  const scale = sizeAtStart(from, to, same);
  const near = Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2;
  if (near && Math.abs(scale - 1) < 0.03) return;
  const before = element.style.zIndex;
  element.style.zIndex = "20";
  const shut = letPass(element);
  const back = (): void => {
    element.style.zIndex = before;
    shut();
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
  // Inside the table, so that it looks as it did there.
  (stage().querySelector(".shell") ?? document.body).append(ghost);
  const gone = (): void => ghost.remove();
  ghost
    .animate(
      [
        { transform: "none", opacity: 1 },
        { transform: shift(to, rect, 1), opacity: 0.2 },
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
  for (const element of stage().querySelectorAll<HTMLElement>("[data-flip]")) {
    const key = element.dataset.flip ?? "";
    const to = element.getBoundingClientRect();
    present.set(key, to);
    const known = before.get(key);
    const from = known ?? before.get(element.dataset.from ?? "-");
    if (from && to.width > 0) travel(element, from.rect, to, known !== undefined, known ? 0 : Math.min(fresh++ * 45, 180));
  }
  let gone = 0;
  for (const [key, place] of before) {
    const goal = present.get(`seat:${taken.get(nameOf(key))}`);
    if (!present.has(key) && place.ghost && goal) leave(place, goal, Math.min(gone++ * 40, 160));
  }
}
