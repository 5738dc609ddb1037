import type { Text } from "../../protocol";
import type { GameUI } from "../../table/context";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Inspect from "./Inspect.svelte";
import Seat from "./Seat.svelte";

/** Movement cards are named by colour and symbol; plain cells by their letters. */
function name(thing: string): Text | undefined {
  if (/^[a-i]\d$/.test(thing)) return { key: "magia-cell", args: { cell: thing.toUpperCase() } };
  const found = /^(\w+)-(plain|step|crystal|turn|swap)$/.exec(thing);
  if (!found) return undefined;
  return {
    key: "magia-card",
    args: {
      colour: { key: `magia-${found[1]}`, args: {} },
      symbol: { key: `magia-symbol-${found[2]}`, args: {} },
    },
  };
}

export const ui: GameUI = { Board, Seat, Hand, Inspect, name };
