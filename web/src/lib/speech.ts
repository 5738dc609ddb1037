import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import type { Arg, Text } from "../protocol";

export type Lang = "es" | "en";
export type SeatNames = (seat: number) => string;
type Variables = Record<string, FluentVariable>;

const KINDS = /^(log|action|no|row|option|prompt|offer|field|seat)-/;
const SOUND_OF_I = /^(h?í|h?i(?![aeouáéóú])|y(?![aeiouáéíóú]))/i;
const SOUND_OF_O = /^(h?[oó]|8|11\b)/i;

/** Says texts in one language. The terminal's `Speaker` does the same, and both pass tests/data/words.json. */
export class Speech {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    sources: string[],
    /** Games of packages, whose texts may not be written yet. */
    readonly brought: string[] = [],
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A text by its key. A key that is missing shows itself, so that it is noticed; one that a package has not written is told in plain words. */
  t(key: string, args: Variables = {}): string {
    const message = this.#bundle.getMessage(key);
    return message?.value ? this.#bundle.formatPattern(message.value, args, []) : this.#unwritten(key, args);
  }

  /** `whist-log-bid-made` with a seat and a card: bid made: Ana, 7. */
  #unwritten(key: string, args: Variables): string {
    const [id = "", ...rest] = key.split("-");
    if (!this.brought.includes(id)) return key;
    const words = rest.join("-").replace(KINDS, "").replaceAll("-", " ");
    const said = Object.values(args).join(", ");
    return said ? `${words}: ${said}` : words;
  }

  /**
   * A text from the table, its arguments put into words first. Whoever sits in the seat `you` is told in the second
   * person: where an argument is that seat, the message's attribute of the same name is said.
   */
  say(text: Text, names: SeatNames, you: number | null = null): string {
    const args = this.#variables(text, names, you);
    const attributes = this.#bundle.getMessage(text.key)?.attributes ?? {};
    const own = Object.keys(attributes).find((name) => isSeat(text.args?.[name], you));
    return own ? this.#bundle.formatPattern(attributes[own]!, args, []) : this.t(text.key, args);
  }

  /** What is asked of a seat; `$offers` are the verbs that it may choose from, in words. */
  prompt(game: string, choice: string, verbs: string[]): string {
    const keys = [...new Set(verbs)].map((verb) => `${game}-offer-${verb}`);
    const offers = keys.filter((key) => this.has(key)).map((key) => this.t(key));
    const key = `${game}-prompt-${choice}`;
    return this.t(key, this.has(key) ? { offers: this.listed(offers, "or") } : {});
  }

  /** a, b and c; the Spanish word changes before its own sound: Ana e Irene, siete u ocho. */
  listed(items: string[], word: "and" | "or" = "and"): string {
    const last = items.at(-1);
    if (last === undefined) return this.has("list-empty") ? this.t("list-empty") : "–";
    if (items.length === 1) return last;
    const sound = SOUND_OF_I.test(last) ? "i" : SOUND_OF_O.test(last) ? "o" : "";
    return this.t(`list-${word}`, { rest: items.slice(0, -1).join(", "), last, sound });
  }

  /** Arguments as Fluent takes them; a name's attributes come along as `$name_attribute`, and a list as `$name_or` (what can be chosen) and `$name_apart` (of long things). */
  #variables(text: Text, names: SeatNames, you: number | null): Variables {
    const found: Variables = {};
    for (const [name, arg] of Object.entries(text.args ?? {})) {
      found[name] = this.#plain(arg, names, you);
      if (Array.isArray(arg)) {
        const items = this.#items(arg, names, you);
        found[`${name}_or`] = this.listed(items, "or");
        found[`${name}_apart`] = items.join("; ") || this.listed(items);
      }
      if (typeof arg !== "object" || Array.isArray(arg) || "seat" in arg) continue;
      const inner = this.#variables(arg, names, you);
      for (const [attribute, pattern] of Object.entries(this.#bundle.getMessage(arg.key)?.attributes ?? {}))
        found[`${name}_${attribute}`] = this.#bundle.formatPattern(pattern, inner, []);
    }
    return found;
  }

  #plain(arg: Arg, names: SeatNames, you: number | null): FluentVariable {
    if (typeof arg === "number" || typeof arg === "string") return arg;
    if (Array.isArray(arg)) return this.listed(this.#items(arg, names, you));
    return "seat" in arg ? names(arg.seat) : this.say(arg, names, you);
  }

  #items(args: Arg[], names: SeatNames, you: number | null): string[] {
    return args.map((arg) => (isSeat(arg, you) ? this.t("you") : String(this.#plain(arg, names, you))));
  }
}

const isSeat = (arg: Arg | undefined, seat: number | null): boolean => typeof arg === "object" && "seat" in arg && arg.seat === seat;
