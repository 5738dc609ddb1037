import food from "icon:chicken-leg";
import glyph from "icon:rune-stone";
import map from "icon:treasure-map";
import sword from "icon:broadsword";
import magic from "icon:rune-sword";
import thief from "icon:robber";
import barrel from "icon:barrel";
import chest from "icon:locked-chest";
import shield from "icon:checked-shield";
import magicShield from "icon:magic-shield";
import confusion from "icon:swirl-ring";
import tavern from "icon:beer-stein";
import farm from "icon:barn";
import village from "icon:medieval-village-01";
import town from "icon:castle";
import die1 from "icon:inverted-dice-1";
import die2 from "icon:inverted-dice-2";
import die3 from "icon:inverted-dice-3";
import die4 from "icon:inverted-dice-4";
import die5 from "icon:inverted-dice-5";
import die6 from "icon:inverted-dice-6";
import { t } from "../../lib/i18n.svelte";
import type { Action } from "../../protocol";
import type { TableContext } from "../../table/context";
import type { BellumNotes, BellumStanding } from "./records";
import type { BellumView } from "./view";

export type { BellumNotes, BellumStanding, BellumView };

export interface Sides {
  /** Six rows of food, glyphs, maps. */
  left: number[][];
  /** Six rows of swords, magic swords, thieves. */
  right: number[][];
}

export interface Castle extends Sides {
  id: string;
  shield: number;
  source: string;
  shield_source: string;
}

export interface Creature extends Sides {
  id: string;
  kind: string;
  bonus: string;
  source: string;
}

export interface Place {
  id: string;
  kind: string;
  shield: number;
  magic: number;
  loot: Record<string, number>;
  source: string;
  shield_source: string;
}

export interface Catalogue {
  castles: Castle[];
  creatures: Creature[];
  places: Place[];
  chests: { id: string; kind: string }[];
  icons: string[];
  /** What a creature of a kind costs, as arguments of the texts of prices. */
  prices: Record<string, Record<string, number> | undefined>;
  sources: Record<string, string>;
}

export const ICON: Record<string, string> = {
  food,
  glyph,
  map,
  sword,
  "magic-sword": magic,
  thief,
  barrel,
  wood: chest,
  metal: chest,
  gold: chest,
  shield,
  "magic-shield": magicShield,
  confusion,
};

export const LEFT = ["food", "glyph", "map"] as const;
export const RIGHT = ["sword", "magic-sword", "thief"] as const;
export const PLACE_ART: Record<string, string> = { tavern, farm, village, town };
export const DIE = ["", die1, die2, die3, die4, die5, die6];
/** Chests have a colour and one, two or three rings. */
export const CHEST: Record<string, { tone: string; rings: string }> = {
  wood: { tone: "#b07a45", rings: "I" },
  metal: { tone: "#aeb9c4", rings: "II" },
  gold: { tone: "#f0c243", rings: "III" },
};
export const icon = (name: string): string => ICON[name] ?? food;

/** The labels of the chests that a seat holds. */
export function chestsOf(view: BellumView, seat: number): number[] {
  return view.holders.flatMap((holder, label) => (holder === seat ? [label] : []));
}

const notesOf = (table: TableContext, action: Action | undefined): BellumNotes | undefined =>
  action && ((table.preview(action)?.notes ?? undefined) as BellumNotes | undefined);

/** What is known of the choice that is lifted or looked at. */
export const shownNotes = (table: TableContext): BellumNotes | undefined => notesOf(table, table.choice.shown[0]);

/** What holds whatever is chosen: verdicts on all places and castles, what is short for every creature. */
export function commonNotes(table: TableContext): BellumNotes | undefined {
  for (const action of table.choice.actions) {
    const notes = notesOf(table, action);
    if (notes) return notes;
  }
  return undefined;
}

export interface Judgement {
  good: boolean;
  words: string;
  /** The same as a number and the sign of what it counts. */
  few?: [number: string, sign: string];
}

/** Whether a castle can be attacked today, in a few words; only while that is asked. */
export function castleVerdict(table: TableContext, seat: number): Judgement | undefined {
  const notes = table.view.choice === "attack" && table.choice.actions.length > 0 ? commonNotes(table) : undefined;
  const i = notes?.castles.indexOf(seat) ?? -1;
  if (!notes || i < 0) return undefined;
  const kind = notes.castles_verdict[i] ?? 1;
  const [takes, count] = [notes.castles_takes[i] ?? 0, notes.castles_short[i] ?? 0];
  if (kind === 0) return { good: true, words: t("bellum-web-steal", { count: takes }), few: [`+${takes}`, "wood"] };
  if (kind === 1) return { good: false, words: t("bellum-web-short", { count, magic: notes.castles_magic[i] ?? 0 }), few: [`−${count}`, "sword"] };
  return kind === 2 ? { good: false, words: t("bellum-web-no-thief"), few: ["0", "thief"] } : { good: false, words: t("bellum-web-no-chest"), few: ["0", "wood"] };
}

/** What a row brings, in words: food, glyphs, maps, swords, magic swords, thieves. */
export function amounts(row: number[]): string {
  const words = [...LEFT, ...RIGHT].flatMap((each, i) => (row[i] ? [t(`bellum-amount-${each}`, { count: row[i] })] : []));
  return words.join(", ") || t("bellum-amount-none");
}

/** What is being added to one's own castle: a creature on offer or to be placed. */
export function ghostNotes(table: TableContext): BellumNotes | undefined {
  const notes = shownNotes(table) ?? (table.choice.actions[0]?.verb === "place" ? commonNotes(table) : undefined);
  return notes && notes.left.length > 0 ? notes : undefined;
}

export const total = (counts: number[] | undefined): number => (counts ?? []).reduce((sum, each) => sum + each, 0);
