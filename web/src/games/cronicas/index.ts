import type { Text } from "../../protocol";
import type { GameUI, TableContext } from "../../table/context";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Inspect from "./Inspect.svelte";
import { characterText } from "./model";
import Seat from "./Seat.svelte";

/** A suit card is named by its character, suit and strength. */
function name(thing: string, table: TableContext): Text | undefined {
  const found = /^(power|wisdom|love)-(\d+)$/.exec(thing);
  if (!found) return undefined;
  return {
    key: "cronicas-card",
    args: {
      character: characterText(table, thing),
      suit: { key: `cronicas-${found[1]}`, args: {} },
      strength: Number(found[2]),
    },
  };
}

export const ui: GameUI = { Board, Seat, Hand, Inspect, name };
