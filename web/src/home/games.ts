import { t } from "../lib/i18n.svelte";
import { nameOf } from "../lib/names";
import type { GameInfo, MatchCard } from "../protocol";

/** What the covers say before anything is asked of the server. */
export interface Cover {
  id: string;
  least: number;
  most: number;
  /** Nobody has said how long a game of a package takes. */
  minutes?: [number, number];
  /** A good number of seats for a first game against bots. */
  usual: number;
}

/** The cover of a game that came with a package. */
export function coverOf(game: GameInfo): Cover {
  const { id, least_seats: least, most_seats: most } = game;
  return { id, least, most, usual: Math.min(Math.max(3, least), most) };
}

export const COVERS: Cover[] = [
  { id: "conclave", least: 2, most: 4, minutes: [20, 30], usual: 3 },
  { id: "cronicas", least: 3, most: 6, minutes: [30, 45], usual: 4 },
  { id: "magia", least: 2, most: 6, minutes: [45, 60], usual: 3 },
  { id: "bellum", least: 2, most: 5, minutes: [30, 45], usual: 3 },
];

/** Who else sits at a table, in words; nobody yet: nothing. */
export function company(match: MatchCard): string {
  const others = match.players.filter((each) => !each.mine && each.kind !== "open");
  const names = others.map(nameOf);
  return names.length > 0 ? t("web-with", { names: names.join(", ") }) : "";
}
