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
import type { ConclaveStanding } from "./records";
import type { ConclaveView } from "./view";

export type { ConclaveStanding, ConclaveView };

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

/** How many followers of one magic lie in one zone: a bit each. */
export function pileSize(view: ConclaveView, seat: number, magic: number): number {
  let bits = view.piles[seat * 6 + magic] ?? 0;
  let count = 0;
  for (; bits > 0; bits &= bits - 1) count += 1;
  return count;
}
