// Written by `make docs` from src/grimorio/games/conclave/fields.py: change that.

import type { View } from "../../protocol";

export interface ConclaveView extends View {
  /** The starting corner: 0 north-west, then clockwise (CO-4). */
  corner: number;
  first: number;
  turn: number;
  /** By cell: the card there; -1 is empty. */
  grid: number[];
  /** The seat's own cards, ascending; empty for a spectator. */
  hand: number[];
  /** The magics of everybody's hand, ascending: hands have no order. */
  backs: number[][];
  /** `piles[seat * 6 + magic]`: the followers as a 12-bit mask within the magic. */
  piles: number[];
  /** The magics of both decks, the top card last. */
  decks: number[][];
  /** How many cards of each magic are in the box: it follows from the backs. */
  removed: number[];
  /** The seat that emptied the decks, once the end has begun (CO-10). */
  ender: number;
  /** How many last turns are still to be finished. */
  last_turns: number;
}
