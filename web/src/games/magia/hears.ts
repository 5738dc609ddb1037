import { t } from "../../lib/i18n.svelte";
import { speak, thingName, thingText } from "../../table/context";
import type { TableContext } from "../../table/context";
import type { Catalogue, MagiaStanding, MagiaView } from "./model";
import { bearing } from "./model";
import { crystalName, figureName, title } from "./names";
import { turned } from "./screen";
import { plan, waysNow } from "./ways";
import type { Way } from "./ways";

const cellName = (table: TableContext, cell: number): string => thingName(table, (table.catalogue as unknown as Catalogue).cells[cell]?.id ?? "");

/** Who stands where with which spell, and where one can go, the nearest first. */
export function hears(table: TableContext): string[] {
  const view = table.view as MagiaView;
  const book = table.catalogue as unknown as Catalogue;
  const standing = table.standing as unknown as MagiaStanding;
  const stands = view.places.map((cell, i) => {
    const id = book.figures[i] ?? "";
    if (i >= 6) return `${figureName(table, id)} ${cellName(table, cell)}`;
    const mine = standing.mission.includes(i) ? `, ${t("magia-web-yours")}` : "";
    return `${title(table, id)} ${cellName(table, cell)}, ${t("magia-hears-spell", { count: standing.spells[i] ?? 0 })}${standing.passed[i] ? `, ${t("magia-web-passed")}` : ""}${mine}`;
  });
  const left = view.crystals.filter((each) => each >= 0).length;
  const lines = [t("magia-hears-rows", { turned: String(turned.current) }), `${stands.join("; ")}. ${t("magia-hears-crystals", { count: left })}`];
  const ways = [...waysNow(table).values()].sort((a, b) => a.cards - b.cards);
  const moving = table.choice.actions.some((each) => each.verb === "move" || each.verb === "cross");
  if (moving && ways.length > 0) lines.push(`${t("magia-hears-reach")}:`, ...ways.map((way) => hearsWay(table, way)));
  return lines;
}

/** D6, 3 cards, black, portal, red: what it brings. */
function hearsWay(table: TableContext, way: Way): string {
  const book = table.catalogue as unknown as Catalogue;
  const used = way.used.map((each) => (each < 0 ? t("magia-hears-portal") : thingName(table, book.cards[each]?.colour ?? "")));
  const gains = plan(table, way).lines.slice(1).join(" ");
  return `${[cellName(table, way.cell), t("magia-hears-cards", { cards: way.cards }), ...used].join(", ")}${gains ? `: ${gains}` : "."}`;
}

export function hearsSeat(seat: number, table: TableContext): string {
  const book = table.catalogue as unknown as Catalogue;
  const standing = table.standing as unknown as MagiaStanding;
  const reserve = book.crystals.map((kind, c) => `${crystalName(table, kind)} ${standing.reserves[seat]?.[c] ?? 0}`);
  const lines = [`${t("magia-web-reserve")}: ${reserve.join(", ")}`, t("magia-web-hand", { count: standing.hands[seat] ?? 0 })];
  if (standing.finished[seat]) lines.push(t("magia-web-order-done"));
  return lines.join("; ");
}

const COMPASS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

const compassOf = (degrees: number): string => `magia-compass-${COMPASS[(Math.round(degrees / 45) + 8) % 8]}`;

/** What lies around a cell, clockwise from the top, as the tower is drawn. */
export function hearsAround(table: TableContext, i: number): string {
  const book = table.catalogue as unknown as Catalogue;
  const cell = book.cells[i]!;
  return book.directions
    .map((way) => ({ degrees: (bearing(book, way.colour, turned.current) + 360) % 360, at: book.cells.findIndex((each) => each.q === cell.q + way.q && each.r === cell.r + way.r) }))
    .filter((each) => each.at >= 0)
    .sort((a, b) => a.degrees - b.degrees)
    .map((each) => `${t(compassOf(each.degrees))}, ${cellName(table, each.at)}`)
    .join("; ");
}

/** A card with both ways to use it; the compass as the tower is drawn, so that arrow keys lead the same way. */
export function hearsCard(table: TableContext, card: { id: string; colour: string }): string {
  const degrees = bearing(table.catalogue as unknown as Catalogue, card.colour, turned.current);
  const compass = { key: compassOf(degrees), args: {} };
  return speak(table, { key: "magia-hears-card", args: { card: thingText(table, card.id), colour: thingText(table, card.colour), compass } });
}
