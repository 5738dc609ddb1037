import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Action, Thing } from "../protocol";

/** An argument of an action and its value; `verb` counts as an argument, too. */
export type Pair = readonly [arg: string, value: Thing];

/** What a click on an element can stand for: any of these groups, each with all its pairs. */
export type Meaning = readonly (readonly Pair[])[];

export interface Handlers {
  choose: (action: Action) => void;
  /** The element is not on offer: say why, if the player asks. */
  refuse: (why: string | undefined) => void;
}

function hasPair(action: Action, [arg, value]: Pair): boolean {
  const own = arg === "verb" ? action.verb : action.args[arg];
  return own !== undefined && String(own) === String(value);
}

function fits(action: Action, meaning: Meaning): boolean {
  return meaning.some((group) => group.every((pair) => hasPair(action, pair)));
}

const keyOf = (meaning: Meaning): string => JSON.stringify(meaning);

function overlap(one: Meaning, other: Meaning): boolean {
  const keys = new Set(one.flat().map(([arg, value]) => `${arg}=${value}`));
  return other.flat().some(([arg, value]) => arg !== "verb" && keys.has(`${arg}=${value}`));
}

/**
 * The pending choice as clicks on the board: every click narrows the legal actions by one
 * element, in any order, until one action is left, and that one is sent.
 */
export class Choice {
  actions = $state.raw<Action[]>([]);
  picks = $state.raw<Meaning[]>([]);
  readonly #elements = new SvelteMap<string, { meaning: Meaning; count: number }>();
  readonly #handlers: Handlers;

  readonly remaining = $derived(this.actions.filter((each) => this.picks.every((pick) => fits(each, pick))));

  /** Actions that no element on the board leads to; they are shown as buttons. */
  readonly buttons = $derived(this.remaining.filter((action) => !this.#leads(action)));

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  offer(actions: Action[]): void {
    this.actions = actions;
    this.picks = [];
  }

  /** Whether a click on the element brings a legal action nearer. */
  open(meaning: Meaning): boolean {
    return this.actions.some((action) => fits(action, meaning));
  }

  /** Whether the element goes together with what is picked already. */
  near(meaning: Meaning): boolean {
    return this.remaining.some((action) => fits(action, meaning));
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
      this.picks = this.picks.filter((pick) => keyOf(pick) !== keyOf(meaning));
      return;
    }
    if (!this.open(meaning)) {
      this.#handlers.refuse(why);
      return;
    }
    this.picks = [...this.#compatible(meaning), meaning];
    const [only, ...others] = this.remaining;
    if (only && others.length === 0) this.choose(only);
  }

  choose(action: Action): void {
    this.picks = [];
    this.#handlers.choose(action);
  }

  clear(): void {
    this.picks = [];
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
