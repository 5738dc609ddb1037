import { getContext, setContext } from "svelte";
import type { Component } from "svelte";
import { has, say, t } from "../lib/i18n.svelte";
import type { Action, GameEvent, Player, Preview, Refusal, Standing, Text, Thing, View } from "../protocol";
import type { Choice } from "./choice.svelte";

/** What a game's folder gives to the shared table; a new game brings exactly this. */
export interface GameUI {
  /** The middle of the table. */
  Board: Component;
  /** What everybody sees of one seat, in its panel. */
  Seat: Component<{ seat: number }>;
  /** What one's own seat holds, below the prompt. */
  Hand?: Component;
  /** A thing seen large, with its words. */
  Inspect: Component<{ thing: string }>;
  /** All that everybody sees of one seat, large: opens from its plate. */
  Plate?: Component<{ seat: number }>;
  /** Whether seats are chosen in a sheet of the game's own, and their plates are only to look at. */
  sheets?: boolean;
  /** A button of the game's own in the lectern, beside those of the choice. */
  Tools?: Component;
  /** What a choice is made with, beside the words of the lectern. */
  Lifted?: Component<{ action: Action }>;
  /** How a round ended, over the table; what follows waits until it is closed. */
  RoundEnd?: Component<{ events: GameEvent[]; onclose: () => void }>;
  /** Which round it is, for the head of the page. */
  when?: (table: TableContext) => string;
  /** The name of a thing that only the page knows. */
  name?: (thing: string, table: TableContext) => Text | undefined;
  /** What the gold button says for a lifted action, where its name is too long or too plain. */
  deed?: (action: Action, table: TableContext) => string | undefined;
  /** The buttons for what is lifted or owed, where the game has better ones than a button an action. */
  ways?: (table: TableContext) => Way[];
  /** Whether more is chosen before this is sent: whom, where. */
  leadsOn?: (action: Action, preview: Preview | undefined) => boolean;
}

/** One of several equal ways to do what is lifted, such as left or right. */
export interface Way {
  words: string;
  /** What it brings. */
  more?: string;
  gold: boolean;
  go: () => void;
}

/** What boards and panels may use; getters, so that Svelte sees what they depend on. */
export interface TableContext {
  readonly game: string;
  readonly view: View;
  /** How it stands, as the server reckons it: the page reckons nothing. */
  readonly standing: Standing;
  readonly catalogue: Record<string, unknown>;
  /** The hash that was published before the first card was dealt. */
  readonly commitment: string;
  readonly players: Player[];
  readonly choice: Choice;
  /** How it would stand after what is lifted or looked at, if that can be known. */
  readonly ahead: Standing | null;
  /** Where several choices in a row can lead, as the game tells it; comes with the previews. */
  readonly reach: Record<string, unknown> | null;
  /** What happened just before this view. */
  readonly events: GameEvent[];
  readonly ui: GameUI;
  inspect: (thing: string, why?: string) => void;
  why: (text: string) => Promise<Refusal | null>;
  /** What a choice on offer would do; asked for with `foresee`. */
  preview: (action: Action) => Preview | undefined;
  foresee: () => void;
  /** What can be chosen after a choice that is not sent; asked for once it is looked at. */
  follows: (action: Action) => Action[] | undefined;
  /** The seat that last did something with a thing since one's own act. */
  mark: (thing: string) => number | undefined;
  /** Light these things on the board for a moment. */
  light: (things: string[]) => void;
  lit: (thing: string) => boolean;
}

const KEY = Symbol("table");

export function giveTable(table: TableContext): void {
  setContext(KEY, table);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}

export function seatName(table: TableContext, seat: number): string {
  const player = table.players.find((each) => each.seat === seat);
  return player?.name || t(player?.mine ? "web-guest" : "web-seat", { number: seat + 1 });
}

export function speak(table: TableContext, text: Text): string {
  return say(text, (seat) => seatName(table, seat));
}

/** What every catalogue tells of the edition that is played. */
export interface Edition {
  id: string;
  title: Text;
  /** Somebody brought these cards; they did not come with the game. */
  own: boolean;
  names: Record<string, { es: string; en: string }>;
}

/** What an edition prints: on no single card (prices, counts, values), or otherwise than ours. */
export interface Fact {
  text: Text;
  source: string;
}

/** What the owner of the edition calls a thing, if not as we do. */
export function ownName(table: TableContext, thing: string): Text | undefined {
  const names = (table.catalogue.edition as Edition | undefined)?.names[thing];
  return names && { key: "own-name", args: names };
}

/** The name of a thing before it is put into words, so that a sentence can agree with it: as the catalogue tells, or by its key. */
export function thingText(table: TableContext, thing: Thing): Text {
  const names = table.catalogue.names as Record<string, Text> | undefined;
  return table.ui.name?.(String(thing), table) ?? names?.[thing] ?? { key: `${table.game}-${thing}`, args: {} };
}

export function thingName(table: TableContext, thing: Thing): string {
  const text = thingText(table, thing);
  return has(text.key) ? speak(table, text) : String(thing);
}

const isSeat = (arg: string): boolean => arg === "seat" || arg.endsWith("_seat");

export function actionName(table: TableContext, action: Action): string {
  const key = `${table.game}-action-${action.verb}`;
  if (!has(key)) return action.text;
  const args: Text["args"] = {};
  for (const [arg, value] of Object.entries(action.args)) {
    if (isSeat(arg)) args[arg] = { seat: Number(value) };
    else args[arg] = typeof value === "number" ? value : thingText(table, value);
  }
  return speak(table, { key, args });
}
