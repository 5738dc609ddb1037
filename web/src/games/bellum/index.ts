import type { Text } from "../../protocol";
import { plainText, seatName } from "../../table/context";
import type { GameUI, TableContext } from "../../table/context";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Inspect from "./Inspect.svelte";
import Seat from "./Seat.svelte";
import type { BellumView, Catalogue } from "./model";

/** Whose castle it is, and which one. */
function castleOf(seat: number, table: TableContext): Text {
  const castle = (table.catalogue as unknown as Catalogue).castles[(table.view as BellumView).castles[seat] ?? -1];
  if (!castle) return { key: "bellum-web-castle-of", args: { name: seatName(table, seat) } };
  return { key: "bellum-board-castle", args: { seat: { seat }, castle: plainText(table, castle.id) } };
}

/** Chests are named by kind and number; a castle that is looked at, by its owner. */
function name(thing: string, table: TableContext): Text | undefined {
  const seat = /^seat-(\d)$/.exec(thing);
  if (seat) return castleOf(Number(seat[1]), table);
  const chest = /^(wood|metal|gold)-(\d+)$/.exec(thing);
  if (!chest) return undefined;
  return { key: "bellum-chest", args: { kind: { key: `bellum-${chest[1]}`, args: {} }, number: Number(chest[2]) } };
}

export const ui: GameUI = { Board, Seat, Hand, Inspect, name };
