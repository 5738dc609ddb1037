// Written by `make docs` from the records of src/grimorio/games/bellum.

export interface BellumStanding {
  numbers: (number | null)[];
  ahead: number[];
  seat: number | null;
  day: number;
  captain: number;
  /** The row that works today, 1-6; 0 before the first day. */
  die: number;
  chests: number[];
  /** By seat: chests of wood, metal and gold. */
  kinds: number[][];
  /** So many chests end the game (BE-11). */
  enough: number;
  /** By seat: how many more end the game, if it is close; otherwise None. */
  ending: (number | null)[];
  /** By seat: what those of its chests are worth that this seat knows. */
  seen: number[];
  /** By seat: how many of its chests this seat does not know. */
  unseen: number[];
  /** The printed shield and the shield tokens (BE-9). */
  defence: number[];
  magic_defence: number[];
  /** How much of every defence is printed on the castle. */
  printed: number;
  /** By seat, today's row: food, glyphs, maps, swords, magic swords, thieves. Empty before the first day. */
  rows: number[][];
}
