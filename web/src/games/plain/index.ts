import type { GameUI } from "../../table/context";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

/** For a game that came with a package: nobody has drawn it, so its view is shown field by field. */
export const ui: GameUI = { Board, Seat, Inspect: () => import("./Inspect.svelte"), oneTap: true };
