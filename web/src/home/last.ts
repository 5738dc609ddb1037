import { recall, remember } from "../lib/memory";
import type { NewMatch } from "../protocol";
import type { Cover } from "./games";

/** The levels that people choose from, the easiest first. */
const LEVELS = ["novice", "adept", "master"];
const FIRST = "adept";
/** Bots that are there for programs. */
const PLAIN = ["random", "greedy"];

/** Who can be chosen for a seat: the levels, then the bots that packages bring. */
export function levels(bots: readonly string[] = LEVELS): string[] {
  return [...LEVELS, ...bots.filter((each) => !LEVELS.includes(each) && !PLAIN.includes(each))];
}

/** Who sits at each seat but one's own: a bot by its level, or (null) a person. */
export type Others = (string | null)[];

/** A table as it was set. */
export interface Setting {
  others: Others;
  names: string[];
  options: NonNullable<NewMatch["options"]>;
  absent: number;
}

function kept<T>(name: string): T | null {
  try {
    return JSON.parse(recall(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** The bots of the last game against bots alone; at first adepts. `known`: whom the server knows. */
export function lastBots(cover: Cover, known?: readonly string[]): string[] {
  const bots = kept<string[]>(`bots.${cover.id}`);
  const fits = Array.isArray(bots) && bots.length >= cover.least - 1 && bots.length < cover.most;
  return fits && bots.every((each) => !known || known.includes(each)) ? bots : botsOf(cover.usual - 1);
}

export function botsOf(count: number, level = FIRST): string[] {
  return Array.from({ length: count }, () => level);
}

export function rememberBots(game: string, bots: string[]): void {
  remember(`bots.${game}`, JSON.stringify(bots));
}

export type Mode = "friends" | "local";

export function lastTable(game: string, mode: Mode): Setting | null {
  return kept<Setting>(`table.${mode}.${game}`);
}

export function rememberTable(game: string, mode: Mode, setting: Setting): void {
  remember(`table.${mode}.${game}`, JSON.stringify(setting));
}
