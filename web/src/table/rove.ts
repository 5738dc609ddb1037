import { stage } from "./flip";

const STOPS = "button:not(:disabled), a[href], [role=button], input";
const ARROWS: Record<string, readonly [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ENDS: Record<string, 0 | -1> = { Home: 0, End: -1 };
/** Looks as if it were disabled, and says why. */
const DIM = "[aria-disabled=true]";

type Stop = HTMLElement | SVGElement;

/** Whether the last thing that was touched was a key: only then focus is led on. */
let keyed = false;
addEventListener("keydown", () => (keyed = true), true);
addEventListener("pointerdown", () => (keyed = false), true);
export const byKey = (): boolean => keyed;

/** Whether a pointer was used last at this table, and really: assistive technology tells of one that is of no kind. */
let pointed = false;
addEventListener("keydown", () => (pointed = false), true);
addEventListener("pointerdown", (event) => (pointed = event.pointerType !== ""), true);
export const byPointer = (): boolean => pointed;
export const unpoint = (): void => void (pointed = false);

/** Where one is told what comes next; focus is never lost to the page itself. */
export function toPrompt(): void {
  stage().querySelector<HTMLElement>(".prompt")?.focus({ preventScroll: true });
}

/** What had focus is gone, as a card that was played: go where the next choice is. */
export function keepFocus(): void {
  if (keyed && document.activeElement === document.body && !document.querySelector("dialog[open]:not(.layer)")) toPrompt();
}

/** A sheet is closed: back to where one was, if that is still there. */
export function giveBack(before: Element | null): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus({ preventScroll: true });
    else keepFocus();
  });
}

/** Something is picked and more is to be picked: go there, if it lies in another part of the table. */
export function onward(): void {
  // All is picked: the same key does it.
  if (stage().querySelector(".prompt .act.main")) return;
  const here = document.activeElement?.closest("[data-rove]");
  const next = stage().querySelector<Stop>(".prompt .way button, [data-open]:not(.far):not(.picked)");
  if (keyed && here && next && next.closest("[data-rove]") !== here) next.focus();
}

/** The nth of the lectern's buttons: lit and told, not pressed. */
export function toAction(number: number): boolean {
  const found = stage().querySelectorAll<HTMLElement>(".prompt .act button:not(:disabled)")[number - 1];
  found?.focus();
  return found !== undefined;
}

function middle(one: Element): [x: number, y: number] {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** What lies next in a direction; at the end of a row, what is told next. */
function beyond(from: Element, stops: Stop[], [dx, dy]: readonly [number, number]): Stop | undefined {
  const [x, y] = middle(from);
  let best: Stop | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of stops) {
    const [ex, ey] = middle(each);
    const along = (ex - x) * dx + (ey - y) * dy;
    const far = along + 1.2 * Math.abs((ex - x) * dy + (ey - y) * dx);
    if (each === from || along < 4 || far >= least) continue;
    best = each;
    least = far;
  }
  return best ?? stops[stops.indexOf(from as Stop) + dx];
}

/** One Tab stop for a whole part of the table; inside, arrows go to what lies in their direction. */
export function rove(part: HTMLElement): () => void {
  let current: Stop | undefined;
  let offered = "";
  let sheet: Element | null = null;
  let opener: Element | null = null;
  /** The way by arrows to where one is: opposite ones lead back, also where rows are shifted. */
  let steps: { from: Stop; to: Stop; way: readonly [number, number] }[] = [];

  function all(): Stop[] {
    const stops = [...part.querySelectorAll<Stop>(STOPS)];
    return stops.filter((one) => one.closest("[data-rove], dialog") === part && !one.matches("[data-part=recap]") && one.checkVisibility());
  }

  /** A sheet lies over the part: nothing else in it can be reached. */
  const within = (stops: Stop[]): Stop[] => (sheet ? stops.filter((one) => sheet?.contains(one)) : stops);

  /** Where one comes in: what can be chosen, what does what is lifted, else whatever answers. */
  const first = (stops: Stop[]): Stop | undefined =>
    stops.find((one) => one.matches("[data-open]:not(.far)")) ?? stops.find((one) => one.matches(".act.main button")) ?? stops.find((one) => !one.matches(DIM)) ?? stops[0];

  function settle(): void {
    const found = part.querySelector(".sheet:not(.lowered)");
    const opened = found !== null && found !== sheet;
    const closed = found === null && sheet !== null;
    sheet = found;
    if (opened) opener = document.activeElement;
    const everything = all();
    const stops = within(everything);
    const open = stops.filter((one) => one.matches("[data-open]:not(.far)"));
    const offer = open.map((one) => one.ariaLabel ?? one.textContent).join();
    const inside = part.contains(document.activeElement);
    if (!current || !stops.includes(current) || ((offer !== offered || current.matches(DIM)) && !inside)) current = first(stops);
    offered = offer;
    for (const one of everything) one.setAttribute("tabindex", one === current ? "0" : "-1");
    if (opened && keyed && !sheet?.contains(document.activeElement)) current?.focus();
    // What was taken away may have had it; while focus moves, nothing has it.
    else if (document.activeElement === document.body) setTimeout(keepFocus);
    if (closed && keyed && document.activeElement === document.body) comeBack();
  }

  /** A sheet was closed: on to what does what was lifted in it, or back to what opened it. */
  function comeBack(): void {
    const gold = stage().querySelector<HTMLElement>(".prompt .act.main button");
    const back = all().find((one) => one === opener);
    if (gold ?? back) (gold ?? back)?.focus();
    else toPrompt();
  }

  function enter(event: FocusEvent): void {
    const stops = all();
    if (!stops.includes(event.target as Stop)) return;
    current = event.target as Stop;
    for (const one of stops) one.setAttribute("tabindex", one === current ? "0" : "-1");
  }

  /** Whoever comes back finds what can be chosen. */
  function leave(event: FocusEvent): void {
    if (event.relatedTarget instanceof Node && part.contains(event.relatedTarget)) return;
    const open = within(all()).find((one) => one.matches("[data-open]:not(.far)"));
    if (!open || current?.matches("[data-open]")) return;
    current?.setAttribute("tabindex", "-1");
    open.setAttribute("tabindex", "0");
    current = open;
  }

  function move(event: KeyboardEvent): void {
    const way = ARROWS[event.key];
    const end = ENDS[event.key];
    if ((!way && end === undefined) || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element) || event.target.closest("input, dialog:not(.layer)")) return;
    const stops = within(all());
    const from = event.target as Stop;
    if (!way) {
      event.preventDefault();
      return stops.at(end!)?.focus();
    }
    const last = steps.at(-1);
    if (last?.to !== from) steps = [];
    const back = steps.length > 0 && last?.way[0] === -way[0] && last.way[1] === -way[1] && stops.includes(last.from);
    const next = back ? last?.from : beyond(from, stops, way);
    if (!next) return;
    if (back) steps.pop();
    else steps.push({ from, to: next, way });
    event.preventDefault();
    next.focus();
  }

  part.dataset["rove"] = "";
  const watch = new MutationObserver(settle);
  watch.observe(part, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-open", "disabled"] });
  part.addEventListener("focusin", enter);
  part.addEventListener("focusout", leave);
  part.addEventListener("keydown", move);
  settle();
  return () => {
    watch.disconnect();
    part.removeEventListener("focusin", enter);
    part.removeEventListener("focusout", leave);
    part.removeEventListener("keydown", move);
  };
}
