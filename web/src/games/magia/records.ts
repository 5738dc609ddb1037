// Written by `make docs` from the records of src/grimorio/games/magia.

export interface Reach {
  cells: number[];
  cards: number[];
  ways: number[][];
  paths: number[][];
  used: number[][];
  /** The crystal that is taken there, or -1. */
  crystals: number[];
  /** It goes into the master's reserve: the spell does not need it. */
  kept: boolean[];
  /** The apprentices there of whom a crystal can be taken. */
  meets: number[][];
  /** 0 no exam, 1 the apprentice passes, 2 fails. */
  exams: number[];
  /** Everybody is asked there whether the game ends. */
  asks: boolean[];
}

export interface MagiaStanding {
  numbers: (number | null)[];
  ahead: number[];
  seat: number | null;
  /** By apprentice: how many of its six crystals the spell has. */
  spells: number[];
  passed: boolean[];
  /** The apprentices of one's own mission; none for a spectator. */
  mission: number[];
  per_spell: number;
  /** What one's own order asks for: air, water, fire; empty for a spectator. */
  order: number[];
  /** How many of its five crystals the reserve has. */
  right: number;
  /** How many others it has. */
  stray: number;
  /** What the order still lacks: air, water, fire. */
  missing: number[];
  /** What order and reserve are worth if it ended now. */
  order_points: number;
  per_order: number;
  /** By seat: the order is finished. */
  finished: boolean[];
  reserves: number[][];
  hands: number[];
  /** How many crystals lie in the tower. */
  crystals_left: number;
}
