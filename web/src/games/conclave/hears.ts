import { listed, t } from "../../lib/i18n.svelte";
import { speak, thingText } from "../../table/context";
import type { TableContext } from "../../table/context";
import type { Catalogue, ConclaveStanding, ConclaveView } from "./model";

/** Which spaces are empty. */
export function hears(table: TableContext): string[] {
  const view = table.view as ConclaveView;
  const book = table.catalogue as unknown as Catalogue;
  const empty = view.grid.flatMap((held, cell) => (held < 0 ? [(book.cells[cell] ?? "").toUpperCase()] : []));
  return [t("conclave-hears-grid", { count: view.grid.length - empty.length, cells: listed(empty) })];
}

export function hearsSeat(seat: number, table: TableContext): string {
  const view = table.view as ConclaveView;
  const book = table.catalogue as unknown as Catalogue;
  const standing = table.standing as unknown as ConclaveStanding;
  const sums = standing.totals[seat] ?? [];
  const piles = book.magics.flatMap((magic, m) =>
    sums[m] ? [{ key: "conclave-hears-pile", args: { seat: { seat }, magic: thingText(table, magic), sum: sums[m], leads: standing.crowns[seat]?.[m] ? "yes" : "no" } }] : [],
  );
  const lines = [speak(table, { key: "conclave-hears-seat", args: { number: standing.numbers[seat] ?? 0, piles, count: piles.length } })];
  if (standing.powerless[seat]) lines.push(speak(table, { key: "conclave-web-powerless", args: { seat: { seat } } }));
  if (standing.last_turns.includes(seat)) lines.push(t("conclave-web-last-turn"));
  const backs = view.backs[seat] ?? [];
  if (seat !== view.seat && backs.length > 0) lines.push(speak(table, { key: "conclave-hears-backs", args: { magics: backs.map((each) => thingText(table, book.magics[each] ?? "")) } }));
  return lines.join(". ");
}
