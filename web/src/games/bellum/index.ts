import type { Text } from "../../protocol";
import { seatName, thingText } from "../../table/context";
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
  return { key: "bellum-board-castle", args: { seat: { seat }, castle: thingText(table, castle.id) } };
}

/** What hangs on a seat and not on a card, such as its castle, is looked at as `seat-<number>`. */
function name(thing: string, table: TableContext): Text | undefined {
  const seat = table.players.find((each) => thing === `seat-${each.seat}`);
  return seat && castleOf(seat.seat, table);
}

export const ui: GameUI = { Board, Seat, Hand, Inspect, name };
