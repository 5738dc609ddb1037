import type { Text } from "../../protocol";
import type { GameUI } from "../../table/context";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Inspect from "./Inspect.svelte";
import Seat from "./Seat.svelte";

/** Mages are named by their three marks; cells by their letters. */
function name(thing: string): Text | undefined {
  if (/^[a-d][1-4]$/.test(thing)) return { key: "conclave-cell", args: { cell: thing } };
  const [brotherhood, magic, influence] = thing.split("-");
  if (!influence) return undefined;
  return {
    key: "conclave-card",
    args: {
      brotherhood: { key: `conclave-${brotherhood}`, args: {} },
      magic: { key: `conclave-${magic}`, args: {} },
      influence: Number(influence),
    },
  };
}

export const ui: GameUI = { Board, Seat, Hand, Inspect, name };
