// Written by `make docs` from the records of src/grimorio/games/conclave.

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
