import { t } from "../../lib/i18n.svelte";
import { seatName, thingName } from "../../table/context";
import type { TableContext } from "../../table/context";
import { amounts } from "./model";
import type { BellumStanding, BellumView, Catalogue, Creature, Place, Sides } from "./model";

/** What the die says, and whose day it is. */
export function hears(table: TableContext): string[] {
  const view = table.view as BellumView;
  if (view.die === 0) return [];
  return [`${t("bellum-web-day", { day: view.day })}. ${t("bellum-web-works", { row: view.die })}. ${t("bellum-web-captain")}: ${seatName(table, view.captain)}.`];
}

export function hearsSeat(seat: number, table: TableContext): string {
  const view = table.view as BellumView;
  const standing = table.standing as unknown as BellumStanding;
  const goods = (["food", "glyph", "barrel"] as const).flatMap((name, i) => {
    const count = [view.food, view.glyphs, view.barrels][i]?.[seat] ?? 0;
    return count > 0 ? [t(`bellum-amount-${name}`, { count })] : [];
  });
  const row = standing.rows[seat] ?? [];
  return [
    t("bellum-web-hoard", { count: standing.chests[seat] ?? 0, enough: standing.enough, ending: standing.ending[seat] ?? -1 }),
    t("bellum-web-seen", { value: standing.seen[seat] ?? 0, unseen: standing.unseen[seat] ?? 0 }),
    t("bellum-hears-defence", { defence: standing.defence[seat] ?? 0, magic: standing.magic_defence[seat] ?? 0 }),
    goods.join(", ") || t("bellum-hears-no-goods"),
    ...((view.confusions[seat] ?? 0) > 0 ? [`${t("bellum-web-confusion")}: ${(view.confusions[seat] ?? 0) - (view.confusions_used[seat] ?? 0)}`] : []),
    ...(row.length > 0 ? [t("bellum-hears-today", { amounts: amounts(row) })] : []),
  ].join("; ");
}

/** Row 4, today. */
export const hearsNumber = (row: number, die: number): string => t("bellum-hears-number", { row, today: row === die ? "yes" : "no" });

/** The rows that bring anything: first what is harvested, then what fights. */
export function rows(sides: Sides, die: number, between = ". "): string {
  const said = sides.left.flatMap((left, i) => {
    const both = [left, [0, 0, 0, ...(sides.right[i] ?? [])]].filter((each) => each.some((count) => count > 0));
    return both.length > 0 ? [`${hearsNumber(i + 1, die)}: ${both.map(amounts).join("; ")}`] : [];
  });
  return said.join(between);
}

/** A castle with its whole horde, row by row. */
export function hearsCastle(seat: number, table: TableContext): string {
  const view = table.view as BellumView;
  const castle = (table.catalogue as unknown as Catalogue).castles[view.castles[seat] ?? -1];
  const horde = view.hordes[seat] ?? [];
  const sides = { left: horde.map((row) => row.slice(0, 3)), right: horde.map((row) => row.slice(3)) };
  return `${castle ? thingName(table, castle.id) : ""}. ${rows(sides, view.die)}`;
}

/** A creature: on its left side it works, on its right it fights. */
export function hearsCreature(creature: Creature, table: TableContext): string {
  const { die } = table.view as BellumView;
  const empty = creature.left.map(() => []);
  const price = (table.catalogue as unknown as Catalogue).prices[creature.kind] ?? {};
  const cost = creature.kind === "goblin" ? "" : t(`bellum-web-price-${creature.kind === "evil" ? "evil" : "most"}`, price);
  const bonus = creature.bonus === "none" ? "" : t("bellum-web-brings", { bonus: t(`bellum-${creature.bonus}`) });
  const left = t("bellum-hears-left", { rows: rows({ left: creature.left, right: empty }, die, "; ") || t("bellum-amount-none") });
  const right = t("bellum-hears-right", { rows: rows({ left: empty, right: creature.right }, die, "; ") || t("bellum-amount-none") });
  return [thingName(table, creature.id), cost, left, right, bonus].filter(Boolean).join(". ");
}

export function hearsPlace(place: Place, table: TableContext): string {
  const loot = Object.entries(place.loot).flatMap(([name, count]) => (count > 0 ? [t(`bellum-amount-${name}`, { count })] : []));
  return t("bellum-hears-place", { place: thingName(table, place.id), shield: place.shield, magic: place.magic, loot: loot.join(", ") });
}
