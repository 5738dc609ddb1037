import type { GameUI } from "../../table/context";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Inspect from "./Inspect.svelte";
import Seat from "./Seat.svelte";

export const ui: GameUI = { Board, Seat, Hand, Inspect };
