// Written by `make docs` from the records of src/grimorio/games/conclave.

export interface ConclaveNotes {
  /** The cells of the unbroken column, the emissary's own among them. */
  column: number[];
  column_total: number;
  /** The cards that follow from the column, which counts first. */
  column_won: number[];
  /** The cells of the row; what the column takes is not in it. */
  row: number[];
  row_total: number;
  row_won: number[];
  /** How much the column and the row lack. */
  short: number[];
  /** Whether the conclave is full and nobody was convinced (CO-8). */
  crisis: boolean;
  /** All cards that follow, from lines or from a crisis. */
  won: number[];
  won_cells: number[];
  /** For each seat its resentment now. */
  before: number[];
  /** For each seat its resentment then, before the cards in hands join the zones. */
  after: number[];
  /** For each seat and magic the influence of the pile then. */
  totals: number[][];
  /** Crowns that come: rows of a magic and a seat. */
  gained: number[][];
  /** Crowns that go: rows of a magic and a seat. */
  lost: number[][];
  /** The magic on the back that would be drawn. */
  back: number;
  /** The magic of the card under it, which comes next from this deck; -1 if it is the last. */
  below: number;
  /** The cells that are refilled, in order. */
  cells: number[];
  /** The magics of the cards that they are refilled with. */
  backs: number[];
  /** Whether both decks are empty then, and the last turns begin. */
  ends: boolean;
}

export interface ConclaveStanding {
  numbers: (number | null)[];
  ahead: number[];
  /** For each seat and magic the influence of the pile. */
  totals: number[][];
  /** For each seat and magic whether the seat controls it. */
  crowns: boolean[][];
  /** For each magic whether several seats control it together. */
  shared: boolean[];
  /** For each seat and magic whether the pile counts against its owner. */
  against: boolean[][];
  followers: number[];
  /** For each seat whether it controls nothing, and so cannot win. */
  powerless: boolean[];
  /** The seats that still have their last turn, in order; none before the end has begun. */
  last_turns: number[];
}
