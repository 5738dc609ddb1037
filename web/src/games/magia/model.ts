import crystal from "icon:crystal-cluster";
import hat from "icon:pointy-hat";
import step from "icon:walking-boot";
import swap from "icon:body-swapping";
import turn from "icon:clockwise-rotation";
import type { Pattern } from "../../art/face";
import type { MagiaNotes, MagiaStanding } from "./records";
import type { MagiaView } from "./view";

export type { MagiaNotes, MagiaStanding, MagiaView };

export interface Cell {
  id: string;
  q: number;
  r: number;
  kind: string;
  lookout: string | null;
  desk: boolean;
  portal: boolean;
}

export interface MoveCard {
  id: string;
  colour: string;
  symbol: string;
}

export interface Catalogue {
  cells: Cell[];
  directions: { colour: string; q: number; r: number }[];
  figures: string[];
  cards: MoveCard[];
  crystals: string[];
  spells: number[][];
  orders: { crystals: number[]; number: number }[];
  missions: { apprentices: string[]; corners: string[] }[];
  sources: Record<string, string>;
}

/** Every colour has a glyph of its own, on hats, cards and lookouts alike. */
export const COLOUR: Record<string, { tone: string; glyph: string; pattern: Pattern; ink: string }> = {
  red: { tone: "#c8393f", glyph: "♥", pattern: "stripes", ink: "#fff" },
  black: { tone: "#3b3b42", glyph: "♠", pattern: "checks", ink: "#fff" },
  yellow: { tone: "#e8bd33", glyph: "★", pattern: "rays", ink: "#1c140c" },
  green: { tone: "#37833f", glyph: "♣", pattern: "bars", ink: "#fff" },
  blue: { tone: "#3a6fc4", glyph: "♦", pattern: "waves", ink: "#fff" },
  brown: { tone: "#8a5a36", glyph: "■", pattern: "dots", ink: "#fff" },
  examiner: { tone: "#f7f1df", glyph: "✶", pattern: "plain", ink: "#1c140c" },
};

export const look = (colour: string): (typeof COLOUR)[string] =>
  COLOUR[colour] ?? { tone: "#888", glyph: "?", pattern: "plain", ink: "#fff" };

/** Crystals differ in shape: a lozenge of air, a drop of water, a flame. Centred, radius 1. */
export const CRYSTAL: Record<string, { tone: string; shape: string }> = {
  air: { tone: "#fbfdff", shape: "M0-1 .62 0 0 1-.62 0zM-.62 0H.62" },
  water: { tone: "#2f8ee0", shape: "M0-1C.5-.3.68 0 .68.34a.68.66 0 0 1-1.36 0C-.68 0-.5-.3 0-1z" },
  fire: { tone: "#e2452f", shape: "M.04-1C.1-.6.36-.4.34 0 .46-.1.54-.24.58-.46.72-.2.8.06.74.4A.74.62 0 0 1-.74.4C-.82.06-.76-.24-.56-.56-.54-.3-.46-.1-.32 0-.36-.44-.12-.66.04-1z" },
};

export const SYMBOL: Record<string, string> = { plain: hat, step, crystal, turn, swap };
export const HAT = hat;

const ROOT3 = Math.sqrt(3);
/** How far the tower is turned on a portrait phone. */
const TURN = Math.PI / 6;

/** The middle of a cell; the radius of a cell is 1. */
export function centre(cell: { q: number; r: number }, turned = false): { x: number; y: number } {
  const x = ROOT3 * (cell.q + cell.r / 2);
  const y = 1.5 * cell.r;
  if (!turned) return { x, y };
  return { x: x * Math.cos(TURN) - y * Math.sin(TURN), y: x * Math.sin(TURN) + y * Math.cos(TURN) };
}

/** The degrees that an arrow drawn upwards is turned to point towards a colour's lookout. */
export function bearing(book: Catalogue, colour: string, turned = false): number {
  const way = book.directions.find((each) => each.colour === colour) ?? { q: 0, r: -1 };
  const { x, y } = centre(way, turned);
  return (Math.atan2(x, -y) * 180) / Math.PI;
}

export function hexagon(turned: boolean): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + (turned ? TURN : 0);
    return `${(0.96 * Math.sin(angle)).toFixed(3)},${(0.96 * Math.cos(angle)).toFixed(3)}`;
  }).join(" ");
}

/** Where several figures stand on one cell, each keeps a part of it. */
export function seatsOnCell(count: number): [number, number][] {
  if (count === 1) return [[0, 0]];
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return [0.46 * Math.cos(angle), 0.4 * Math.sin(angle)];
  });
}
