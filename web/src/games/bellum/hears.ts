import { t } from "../../lib/i18n.svelte";
import { seatName, thingName } from "../../table/context";
import type { TableContext } from "../../table/context";
import { amounts } from "./model";
import type { BellumStanding, BellumView, Catalogue, Creature, Place, Sides } from "./model";

/** What the die says, whose day it is, and what there is to take and to hire. */
export function hears(table: TableContext): string[] {
  const view = table.view as BellumView;
  const book = table.catalogue as unknown as Catalogue;
  // The tavern is always there.
  const places = [0, ...view.row].flatMap((each) => (book.places[each] ? [hearsPlace(book.places[each], table)] : []));
  const creatures = view.display.flatMap((each) => (book.creatures[each] ? [`${thingName(table, book.creatures[each].id)}, ${priceOf(book.creatures[each], book)}`] : []));
  const lines = [
    ...(places.length > 0 ? [`${t("bellum-web-kingdom")}: ${places.join("; ")}.`] : []),
    ...(creatures.length > 0 ? [`${t("bellum-web-market")}: ${creatures.join("; ")}.`] : []),
  ];
  if (view.die === 0) return lines;
  return [`${t("bellum-web-day", { day: view.day })}. ${t("bellum-web-works", { row: view.die })}. ${t("bellum-web-captain")}: ${view.captain === view.seat ? t("web-you") : seatName(table, view.captain)}.`, ...lines];
}

const priceOf = (creature: Creature, book: Catalogue): string => t(`bellum-web-price-${creature.kind === "evil" ? "evil" : "most"}`, book.prices[creature.kind] ?? {});

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

/** The rows that bring anything: on the left what is harvested, on the right what fights. */
export function hearsSides({ left, right }: Sides, die: number): string {
  const said = (all: number[][]): string => {
    const rows = all.flatMap((row, i) => (row.some((count) => count > 0) ? [`${hearsNumber(i + 1, die)}: ${amounts(row)}`] : []));
    return rows.join("; ") || t("bellum-amount-none");
  };
  return `${t("bellum-hears-left", { rows: said(left) })}. ${t("bellum-hears-right", { rows: said(right.map((row) => [0, 0, 0, ...row])) })}`;
}

/** A castle with its whole horde, row by row. */
export function hearsCastle(seat: number, table: TableContext): string {
  const view = table.view as BellumView;
  const castle = (table.catalogue as unknown as Catalogue).castles[view.castles[seat] ?? -1];
  const horde = view.hordes[seat] ?? [];
  const sides = { left: horde.map((row) => row.slice(0, 3)), right: horde.map((row) => row.slice(3)) };
  return `${castle ? thingName(table, castle.id) : ""}. ${hearsSides(sides, view.die)}`;
}

/** A creature: on its left side it works, on its right it fights. */
export function hearsCreature(creature: Creature, table: TableContext): string {
  const { die } = table.view as BellumView;
  const cost = creature.kind === "goblin" ? "" : priceOf(creature, table.catalogue as unknown as Catalogue);
  const bonus = creature.bonus === "none" ? "" : t("bellum-web-brings", { bonus: t(`bellum-${creature.bonus}`) });
  return [thingName(table, creature.id), cost, hearsSides(creature, die), bonus].filter(Boolean).join(". ");
}

export function hearsPlace(place: Place, table: TableContext): string {
  const loot = Object.entries(place.loot).flatMap(([name, count]) => (count > 0 ? [t(`bellum-amount-${name}`, { count })] : []));
  return t("bellum-hears-place", { place: thingName(table, place.id), shield: place.shield, magic: place.magic, loot: loot.join(", ") });
}
