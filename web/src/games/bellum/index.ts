import type { Text } from "../../protocol";
import { seatName } from "../../table/context";
import type { GameUI, TableContext } from "../../table/context";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Inspect from "./Inspect.svelte";
import Seat from "./Seat.svelte";

/** Chests are named by kind and number; a castle that is looked at, by its owner. */
function name(thing: string, table: TableContext): Text | undefined {
  const seat = /^seat-(\d)$/.exec(thing);
  if (seat) return { key: "bellum-web-castle-of", args: { name: seatName(table, Number(seat[1])) } };
  const chest = /^(wood|metal|gold)-(\d+)$/.exec(thing);
  if (!chest) return undefined;
  return { key: "bellum-chest", args: { kind: { key: `bellum-${chest[1]}`, args: {} }, number: Number(chest[2]) } };
}

export const ui: GameUI = { Board, Seat, Hand, Inspect, name };
