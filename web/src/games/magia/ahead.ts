import type { TableContext } from "../../table/context";
import type { MagiaStanding, MagiaView } from "./model";
import { routeOf, shownNotes } from "./ways";

/** How many crystals a spell would have after what is lifted or looked at. */
export function spellAhead(table: TableContext, apprentice: number): number {
  const now = (table.standing as unknown as MagiaStanding).spells[apprentice] ?? 0;
  const way = routeOf(table)?.way;
  if (way) return apprentice === (table.view as MagiaView).figure ? (way.held ?? now) : now;
  return shownNotes(table)?.spells.find(([each]) => each === apprentice)?.[2] ?? now;
}

/** How many crystals of a kind a master would have. */
export function reserveAhead(table: TableContext, seat: number, crystal: number): number {
  const now = (table.standing as unknown as MagiaStanding).reserves[seat]?.[crystal] ?? 0;
  if (routeOf(table)) return now;
  return shownNotes(table)?.deals.find(([who, kind]) => who === seat && kind === crystal)?.[3] ?? now;
}
