import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Action, Thing } from "../protocol";

/** One way to name an element of the board as an argument of an action. */
export type Pair = readonly [arg: string, value: Thing];

export interface Handlers {
  choose: (action: Action) => void;
  /** The element is not on offer: say why, if the player asks. */
  refuse: (why: string | undefined) => void;
}

function matches(action: Action, [arg, value]: Pair): boolean {
  const own = action.args[arg];
  return own !== undefined && String(own) === String(value);
}

const keyOf = ([arg, value]: Pair): string => `${arg}=${value}`;

/**
 * The pending choice as clicks on the board: every click narrows the legal actions by one
 * argument, in any order, until one action is left, and that one is sent.
 */
export class Choice {
  actions = $state.raw<Action[]>([]);
  picks = $state.raw<Pair[]>([]);
  readonly #onBoard = new SvelteMap<string, number>();
  readonly #handlers: Handlers;

  readonly remaining = $derived(this.actions.filter((each) => this.picks.every((pair) => matches(each, pair))));

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
  open(pairs: readonly Pair[]): boolean {
    return this.#usable(pairs) !== undefined;
  }

  picked(pairs: readonly Pair[]): boolean {
    return this.picks.some((pick) => pairs.some((pair) => keyOf(pair) === keyOf(pick)));
  }

  pick(pairs: readonly Pair[], why?: string): void {
    if (this.picked(pairs)) {
      this.picks = this.picks.filter((pick) => !pairs.some((pair) => keyOf(pair) === keyOf(pick)));
      return;
    }
    const found = this.#usable(pairs);
    if (!found) {
      this.#handlers.refuse(why);
      return;
    }
    this.picks = [...this.#compatible(found), found];
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
  register(pairs: readonly Pair[]): () => void {
    const count = (step: number): void => untrack(() => pairs.forEach((pair) => this.#count(pair, step)));
    count(1);
    return () => count(-1);
  }

  #count(pair: Pair, step: number): void {
    const key = keyOf(pair);
    const count = (this.#onBoard.get(key) ?? 0) + step;
    if (count > 0) this.#onBoard.set(key, count);
    else this.#onBoard.delete(key);
  }

  #leads(action: Action): boolean {
    return Object.entries(action.args).some(
      ([arg, value]) => !this.picked([[arg, value]]) && this.#onBoard.has(keyOf([arg, value])),
    );
  }

  #usable(pairs: readonly Pair[]): Pair | undefined {
    return (
      pairs.find((pair) => this.remaining.some((action) => matches(action, pair))) ??
      pairs.find((pair) => this.actions.some((action) => matches(action, pair)))
    );
  }

  /** The earlier picks that go together with a new one; a change of mind drops the others. */
  #compatible(pair: Pair): Pair[] {
    const kept = this.picks.filter(([arg]) => arg !== pair[0]);
    const works = (picks: Pair[]): boolean =>
      this.actions.some((action) => [...picks, pair].every((each) => matches(action, each)));
    return works(kept) ? kept : kept.filter((each) => works([each])).slice(0, 1);
  }
}
