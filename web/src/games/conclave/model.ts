import beige from "icon:mountains";
import blue from "icon:whirlwind";
import boar from "icon:boar";
import crow from "icon:raven";
import gazelle from "icon:deer";
import green from "icon:oak-leaf";
import orange from "icon:all-seeing-eye";
import purple from "icon:brain";
import red from "icon:bleeding-heart";
import type { Face, Pattern } from "../../art/face";
import type { Action } from "../../protocol";
import type { Meaning } from "../../table/choice.svelte";
import { speak, thingText } from "../../table/context";
import type { TableContext } from "../../table/context";
import type { ConclaveNotes, ConclaveStanding } from "./records";
import type { ConclaveView } from "./view";

export type { ConclaveNotes, ConclaveStanding, ConclaveView };

export interface Mage {
  id: string;
  magic: string;
  brotherhood: string;
  influence: number;
  source: string;
}

export interface Catalogue {
  cards: Mage[];
  magics: string[];
  cells: string[];
  /** The starting corners, in the order of the view's numbers. */
  corners: string[];
}

export const DECKS = ["left", "right"] as const;

interface Look {
  tone: string;
  sign: string;
  pattern: Pattern;
}

export const MAGIC: Record<string, Look> = {
  beige: { tone: "#d9c08a", sign: beige, pattern: "dots" },
  blue: { tone: "#4f90cc", sign: blue, pattern: "waves" },
  purple: { tone: "#9166bd", sign: purple, pattern: "checks" },
  orange: { tone: "#e18a31", sign: orange, pattern: "rays" },
  red: { tone: "#c33f4b", sign: red, pattern: "stripes" },
  green: { tone: "#4f9a57", sign: green, pattern: "bars" },
};

const FIGURE: Record<string, string> = { crow, gazelle, boar };
const PLAIN: Look = { tone: "#999", sign: beige, pattern: "plain" };

export const look = (magic: string): Look => MAGIC[magic] ?? PLAIN;

export function faceOf(mage: Mage, name?: string): Face {
  const { tone, sign, pattern } = look(mage.magic);
  return { tone, sign, pattern, figure: FIGURE[mage.brotherhood] ?? crow, numeral: String(mage.influence), name };
}

/** The followers of one magic in one zone: a bit each. */
export function pile(view: ConclaveView, book: Catalogue, seat: number, magic: number): Mage[] {
  const bits = view.piles[seat * 6 + magic] ?? 0;
  return book.cards.slice(magic * 12, magic * 12 + 12).filter((_, i) => (bits >> i) & 1);
}

/** A mage in two words: its magic and its influence. */
export function shortName(table: TableContext, mage: Mage): string {
  return speak(table, { key: "conclave-mage", args: { magic: thingText(table, mage.magic), influence: mage.influence } });
}

/** The numbers of what a choice would do, once the server has told them. */
export function notesOf(table: TableContext, action: Action | null | undefined): ConclaveNotes | null {
  return ((action && table.preview(action)?.notes) ?? null) as ConclaveNotes | null;
}

/** Any gift: picking it opens the sheet where pile and receiver are chosen. */
export const GIVE: Meaning = [[["verb", "give"]]];

export const isGiving = (table: TableContext): boolean => table.choice.picks.some((pick) => pick.flat().some(([arg, value]) => arg === "verb" && value === "give"));

/** What all these choices have in common in one argument. */
export function common(actions: Action[], arg: string): string | null {
  const values = new Set(actions.map((each) => String(each.args[arg] ?? "")));
  return values.size === 1 ? ([...values][0] || null) : null;
}
