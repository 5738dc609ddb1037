import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Action, Thing } from "../protocol";

/** An argument of an action and its value; `verb` counts as an argument, too. */
export type Pair = readonly [arg: string, value: Thing];

/** What a click on an element can stand for: any of these groups, each with all its pairs. */
export type Meaning = readonly (readonly Pair[])[];

/** Several choices in a row that a board has put together, to be read and sent as one act. */
export interface Plan {
  /** What it is a plan of, such as the cell where it ends. */
  key: string;
  actions: Action[];
  /** What it does, the most important first. */
  lines: string[];
  /** What the gold button says. */
  deed: string;
  /** A smaller way: only its beginning. */
  part?: { deed: string; actions: Action[] };
}

export interface Handlers {
  /** Several choices are one act: a card with its target. */
  choose: (actions: Action[]) => void;
  /** The element is not on offer: say why, if the player asks. */
  refuse: (why: string | undefined) => void;
  /** The player turned to something else: the reason is no longer asked for. */
  forget?: () => void;
  /** Whether the first tap that leaves one action plays it. */
  oneTap: () => boolean;
  /** Whether more is to be chosen before anything is sent; then `after` is called with the offer. */
  leadsOn?: (action: Action) => boolean;
  lead?: (actions: Action[]) => void;
}

function hasPair(action: Action, [arg, value]: Pair): boolean {
  const own = arg === "verb" ? action.verb : action.args[arg];
  return own !== undefined && String(own) === String(value);
}

function fits(action: Action, meaning: Meaning): boolean {
  return meaning.some((group) => group.every((pair) => hasPair(action, pair)));
}

/** Which argument of an action an element stands for, counted from one; zero: its only one; undefined: none. */
export function place(action: Action, meaning: Meaning): number | undefined {
  const group = meaning.find((each) => each.every((pair) => hasPair(action, pair)));
  const arg = group?.find(([name]) => name !== "verb")?.[0];
  const args = Object.keys(action.args);
  return arg === undefined ? undefined : args.length > 1 ? args.indexOf(arg) + 1 : 0;
}

const keyOf = (meaning: Meaning): string => JSON.stringify(meaning);

function overlap(one: Meaning, other: Meaning): boolean {
  const keys = new Set(one.flat().map(([arg, value]) => `${arg}=${value}`));
  return other.flat().some(([arg, value]) => arg !== "verb" && keys.has(`${arg}=${value}`));
}

/**
 * The pending choice as taps on the board: every tap narrows the legal actions by one element, in
 * any order. When one action is left it is *lifted*: its consequences are shown, and a second tap,
 * Enter or the gold button sends it.
 */
export class Choice {
  actions = $state.raw<Action[]>([]);
  picks = $state.raw<Meaning[]>([]);
  /** What is chosen already and not sent: the first part of an act. */
  before = $state.raw<Action[]>([]);
  /** What the mouse or the focus is on: it shows its consequences without being lifted. */
  eyed = $state.raw<Meaning | Action | null>(null);
  /** How that was called when focus came to it: what its name has told is not told again. */
  called = "";
  /** What was tapped last and has words of its own to read. */
  reading = $state.raw<string | null>(null);
  /** A whole act that is lifted, or that the eye is on. */
  plan = $state.raw<Plan | null>(null);
  eyedPlan = $state.raw<Plan | null>(null);
  /** What was tapped and cannot be chosen: it stands out while the lectern says why. */
  refused = $state.raw<Meaning | null>(null);
  #first: Action[] = [];
  readonly #elements = new SvelteMap<string, { meaning: Meaning; count: number }>();
  readonly #handlers: Handlers;

  readonly remaining = $derived(this.actions.filter((each) => this.picks.every((pick) => fits(each, pick))));

  /** The one action that the picks leave; nothing is sent yet. */
  readonly lifted = $derived(this.picks.length > 0 && this.remaining.length === 1 ? this.remaining[0]! : null);

  /** The actions whose consequences are shown: the lifted one, or what the eye is on. */
  readonly shown = $derived(this.#seen());

  /** Actions that no element on the board leads to; they are shown as buttons. */
  readonly buttons = $derived(this.remaining.filter((action) => !this.#leads(action)));

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  offer(actions: Action[]): void {
    // The same offer once more, as with news that changes nothing: what is lifted stays lifted.
    if (actions.length > 0 && actions.map((each) => each.id).join() === this.#first.map((each) => each.id).join()) return;
    this.#begin(actions);
  }

  #begin(actions: Action[]): void {
    this.reading = null;
    this.#first = actions;
    this.actions = actions;
    this.before = [];
    this.picks = [];
    this.eyed = null;
    this.refused = null;
    this.#unplan();
  }

  /** The offer that follows choices which are not sent yet. */
  after(before: Action[], offer: Action[]): void {
    this.before = before;
    this.actions = offer;
    this.picks = [];
    this.eyed = null;
    this.#unplan();
  }

  /** Whether a click on the element brings a legal action nearer. */
  open(meaning: Meaning): boolean {
    return this.actions.some((action) => fits(action, meaning));
  }

  /** Whether the element goes together with what is picked already. */
  near(meaning: Meaning): boolean {
    return this.remaining.some((action) => fits(action, meaning));
  }

  /** How many of the actions that are left the element leads to. */
  ways(meaning: Meaning): number {
    const left = this.remaining.filter((action) => fits(action, meaning)).length;
    return left || this.actions.filter((action) => fits(action, meaning)).length;
  }

  picked(meaning: Meaning): boolean {
    return this.picks.some((pick) => keyOf(pick) === keyOf(meaning));
  }

  /** What is picked, as a thing with a name. */
  nameOf(pick: Meaning): Thing {
    const pairs = pick.flat().filter(([arg]) => arg !== "verb");
    const used = pairs.findLast((pair) => this.remaining.some((action) => hasPair(action, pair)));
    return (used ?? pairs.at(-1))?.[1] ?? "";
  }

  pick(meaning: Meaning, why?: string): void {
    if (this.picked(meaning)) {
      if (this.lifted) this.commit();
      else this.picks = this.picks.filter((pick) => keyOf(pick) !== keyOf(meaning));
      return;
    }
    this.forgive();
    if (this.picks.length === 0) this.reading = null;
    if (!this.open(meaning)) {
      this.refused = why === undefined ? null : meaning;
      this.#handlers.refuse(why);
      return;
    }
    this.#unplan();
    this.picks = [...this.#compatible(meaning), meaning];
    if (this.lifted && this.#handlers.oneTap()) this.commit();
  }

  isRefused(meaning: Meaning): boolean {
    return this.refused !== null && keyOf(this.refused) === keyOf(meaning);
  }

  /** Put down what cannot be chosen; whether there was anything. */
  forgive(): boolean {
    if (this.refused === null) return false;
    this.refused = null;
    this.#handlers.forget?.();
    return true;
  }

  /** Lift a whole act; lifted a second time it is done. */
  lay(plan: Plan): void {
    this.forgive();
    const again = this.plan?.key === plan.key;
    this.plan = plan;
    if (again || this.#handlers.oneTap()) this.commit();
  }

  /** Do what is lifted. */
  commit(): void {
    if (this.plan) {
      this.chooseAll(this.plan.actions);
      return;
    }
    if (this.lifted) this.choose(this.lifted);
  }

  choose(action: Action): void {
    const act = [...this.before, action];
    if (this.#handlers.leadsOn?.(action)) {
      this.#handlers.lead?.(act);
      return;
    }
    this.send(act);
  }

  /** Nothing more is to be chosen: send it. */
  send(act: Action[]): void {
    this.picks = [];
    this.#unplan();
    this.#handlers.choose(act);
  }

  /** Several choices at once, such as a whole way. */
  chooseAll(actions: Action[]): void {
    this.send([...this.before, ...actions]);
  }

  /** Put back what is lifted; whether there was anything. */
  clear(): boolean {
    if (this.forgive()) return true;
    if (this.plan) {
      this.#unplan();
      return true;
    }
    if (this.picks.length > 0) {
      this.picks = [];
      return true;
    }
    if (this.before.length === 0) return false;
    this.#begin(this.#first);
    return true;
  }

  #unplan(): void {
    this.plan = null;
    this.eyedPlan = null;
  }

  #seen(): Action[] {
    if (this.lifted) return [this.lifted];
    const eyed = this.eyed;
    if (eyed === null) return this.picks.length > 0 ? this.remaining : [];
    if ("verb" in eyed) return [eyed];
    return this.remaining.filter((action) => fits(action, eyed));
  }

  /** An element of the board tells that it can be clicked for these arguments. */
  register(meaning: Meaning): () => void {
    if (meaning.length === 0) return () => undefined;
    untrack(() => this.#count(meaning, 1));
    return () => untrack(() => this.#count(meaning, -1));
  }

  #count(meaning: Meaning, step: number): void {
    const key = keyOf(meaning);
    const count = (this.#elements.get(key)?.count ?? 0) + step;
    if (count > 0) this.#elements.set(key, { meaning, count });
    else this.#elements.delete(key);
  }

  #leads(action: Action): boolean {
    for (const { meaning } of this.#elements.values()) {
      if (fits(action, meaning) && !this.picks.some((pick) => overlap(pick, meaning))) return true;
    }
    return false;
  }

  /** The earlier picks that go together with a new one; a change of mind drops the others. */
  #compatible(meaning: Meaning): Meaning[] {
    const works = (picks: Meaning[]): boolean =>
      this.actions.some((action) => [...picks, meaning].every((each) => fits(action, each)));
    if (works(this.picks)) return this.picks;
    const args = new Set(meaning.flat().map(([arg]) => arg));
    const others = this.picks.filter((pick) => !pick.flat().some(([arg]) => args.has(arg)));
    return works(others) ? others : others.filter((each) => works([each])).slice(0, 1);
  }
}
