import { getContext, setContext } from "svelte";
import type { Component, Snippet } from "svelte";
import { has, say, t } from "../lib/i18n.svelte";
import { nameOf } from "../lib/names";
import type { Action, GameEvent, LogLine, Player, Preview, Refusal, Standing, Text, Thing, Update, View } from "../protocol";
import type { Choice, Meaning } from "./choice.svelte";
import type { Voice } from "./voice.svelte";

/** What is seldom opened travels when it is. */
export type Seldom<P extends Record<string, unknown>> = () => Promise<{ default: Component<P> }>;

/** What a game's folder gives to the shared table; a new game brings exactly this. */
export interface GameUI {
  /** The middle of the table. */
  Board: Component;
  /** What everybody sees of one seat, in its panel. */
  Seat: Component<{ seat: number }>;
  /** What one's own seat holds, below the prompt. */
  Hand?: Component;
  /** What everybody may see of a hand, for whoever watches and follows its seat. */
  Followed?: Component<{ seat: number }>;
  /** Who comes after whom, where it is not simply the next seat. */
  next?: (table: TableContext) => number[];
  /** A thing seen large, with its words. */
  Inspect: Seldom<{ thing: string }>;
  /** All that everybody sees of one seat, large: opens from its plate. */
  Plate?: Seldom<{ seat: number }>;
  /** Whether seats are chosen in a sheet of the game's own, and their plates are only to look at. */
  sheets?: boolean;
  /** Whether every choice is a button of its own, so that nothing has to be lifted first. */
  oneTap?: boolean;
  /** A button of the game's own in the lectern, beside those of the choice. */
  Tools?: Component;
  /** What a choice is made with, beside the words of the lectern. */
  Lifted?: Component<{ action: Action }>;
  /** How a round ended, over the table; what follows waits until it is closed. */
  RoundEnd?: Seldom<{ events: GameEvent[]; onclose: () => void }>;
  /** What is told one after the other after the end of a round, before one can go on. */
  opening?: (events: GameEvent[], seat: number | null) => GameEvent[];
  /** How it stands, for whoever hears it: the middle of the table, a sentence each. */
  hears?: (table: TableContext) => string[];
  /** The same of a seat, in one sentence that begins with its name. */
  hearsSeat?: (seat: number, table: TableContext) => string;
  /** Which round it is, for the head of the page. */
  when?: (table: TableContext) => string;
  /** The name of a thing that only the page knows. */
  name?: (thing: string, table: TableContext) => Text | undefined;
  /** What the gold button says for a lifted action, where its name is too long or too plain. */
  deed?: (action: Action, table: TableContext) => string | undefined;
  /** The buttons for what is lifted or owed, where the game has better ones than a button an action. */
  ways?: (table: TableContext) => Way[];
  /** What is asked, in more words, as long as nothing is lifted. */
  explain?: (table: TableContext) => string;
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

/** The table as it lay after an act. */
export type Scene = Pick<Update, "version" | "events" | "view" | "standing">;

/** A question about the position: its answers lie on the board, all lit alike. */
export interface Quiz {
  /** The answer that a thing of the board stands for, by its names. */
  of: (names: readonly string[]) => { id: string; picked: boolean } | undefined;
  /** The board has a place for an answer; it needs no button. */
  claim: (id: string) => () => void;
  answer: (id: string) => void;
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
  /** Which turn it is, as the log counts them. */
  readonly turn?: number;
  /** What happened just before this view. */
  readonly events: GameEvent[];
  /** The table after each act since one's own, up to what lies there now. */
  readonly scenes: readonly Scene[];
  readonly ui: GameUI;
  /** Whether nobody is "you": where several share the device. */
  readonly shared?: boolean;
  /** The seat that is told as "you", where it need not be the one whose view this is; null: none. */
  readonly you?: number | null;
  inspect: (thing: string, why?: string) => void;
  why: (text: string) => Promise<Refusal | null>;
  /** What a choice on offer would do; asked for with `foresee`. */
  preview: (action: Action) => Preview | undefined;
  foresee: () => void;
  /** What can be chosen after a choice that is not sent; asked for once it is looked at. */
  follows: (action: Action) => Action[] | undefined;
  /** The seat that last did something with a thing since one's own act. */
  mark: (thing: string) => number | undefined;
  /** Where what a hint advises is on the board: which of its things this is, counted from one (zero: there is one). */
  advised: (meaning: Meaning) => number | undefined;
  /** The seat that last did something to oneself with a thing, since one's own act. */
  struck?: (thing: string) => number | undefined;
  /** Light these things on the board for a moment. */
  light: (things: string[]) => void;
  /** Answers a key at once, for whoever cannot see what it does. */
  say?: (text: string) => void;
  /** All that is read aloud at this table. */
  voice?: Voice;
  lit: (thing: string) => boolean;
  /** Opens the moment of a version in the replay, once there is one. */
  readonly moment?: (version: number) => void;
  /** In a lesson: what is asked about the position, if anything is. */
  readonly quiz?: Quiz | null;
  /** The seat that somebody who only watches follows, and how to follow another. */
  readonly followed?: number | null;
  follow?: (seat: number) => void;
  /** In a lesson: the coach, for a sheet that would cover him. */
  readonly coach?: Snippet;
  /** Whose hand it is, in words, where it is not one's own. */
  readonly handLabel?: string;
  /** The kind of event that is told just now, after a round ended and before the next one is played. */
  readonly opening?: string | null;
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
  return nameOf(player ?? { name: "", kind: "human", seat });
}

/** Whom a heading names: oneself as "you". */
export function titleOf(table: TableContext, seat: number): string {
  return seat === reader(table) ? t("web-you-title") : seatName(table, seat);
}

/** The seat that is told of its own acts in the second person. */
export function reader(table: TableContext): number | null {
  if (table.you !== undefined) return table.you;
  return table.shared ? null : table.view.seat;
}

export function speak(table: TableContext, text: Text): string {
  return say(text, (seat) => seatName(table, seat), reader(table));
}

/** Who has a turn after whoever has it now. */
export function nextSeats(table: TableContext): number[] {
  const [acting] = table.view.deciding;
  if (acting === undefined) return [];
  return table.ui.next?.(table) ?? Array.from({ length: table.view.seats - 1 }, (_, i) => (acting + 1 + i) % table.view.seats);
}

/** Who did what a line of the log tells: not always whose turn it was. */
export function doer(line: LogLine): number {
  const seat = line.text.args["seat"];
  return typeof seat === "object" && "seat" in seat ? Number(seat.seat) : line.when.seat;
}

/** What happened, in few words, beside the seal of who did it. */
export function briefly(table: TableContext, line: LogLine): string {
  return speak(table, { key: line.recap ?? line.text.key, args: line.text.args });
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
