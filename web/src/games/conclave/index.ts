import type { Text } from "../../protocol";
import { ownName, plainText } from "../../table/context";
import type { GameUI, TableContext } from "../../table/context";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Inspect from "./Inspect.svelte";
import Seat from "./Seat.svelte";

/** Mages are named by their three marks; cells by their letters. */
function name(thing: string, table: TableContext): Text | undefined {
  if (/^[a-d][1-4]$/.test(thing)) return { key: "conclave-cell", args: { cell: thing } };
  const [brotherhood, magic, influence] = thing.split("-");
  if (!brotherhood || !magic || !influence) return undefined;
  const card: Text = {
    key: "conclave-card",
    args: {
      brotherhood: plainText(table, brotherhood),
      magic: plainText(table, magic),
      influence: Number(influence),
    },
  };
  const own = ownName(table, thing);
  return own ? { key: "named-card", args: { name: own, card } } : card;
}

export const ui: GameUI = { Board, Seat, Hand, Inspect, name };
