// Written by `make docs` from the records of src/grimorio/games/cronicas.

export interface CronicasStanding {
  numbers: (number | null)[];
  ahead: number[];
  /** How much fame ends the game. */
  goal: number;
  /** The chronicles in force. */
  chronicles: number[];
  /** Their conditions, as the texts name them: `most-love`. */
  conditions: string[];
  /** The chronicle that brought each of them into force, or -1. */
  brought: number[];
  /** What each counts: a suit, `allies`, `evil`, or nothing. */
  counted: string[];
  /** For each chronicle what each seat has of that. */
  counts: number[][];
  /** For each chronicle the seats that would gain fame for it. */
  paid: number[][];
  /** The fame that each seat would gain. */
  gains: number[];
  /** Whether evil leaves nobody out. */
  dark: boolean;
  /** The seats that would be left out. */
  out: number[];
  /** For each seat its evil allies, those that the Angel will send away among them. */
  evil: number[][];
  /** For each seat the allies that its Angel would send away. */
  purged: number[][];
  /** Who would win by having all evil allies, or -1. */
  tyrant: number;
  /** For each seat how many more evil allies make the evil victory; None if it cannot be. */
  needs: (number | null)[];
  /** The seats that need one more. */
  near: number[];
  /** The last finished round, 0 in the first; the rest tells how it was scored. */
  last_round: number;
  last_chronicles: number[];
  last_brought: number[];
  last_counted: string[];
  last_counts: number[][];
  last_paid: number[][];
  last_gains: number[];
  last_out: number[];
  /** For each seat the evil allies that left it out. */
  last_evil: number[][];
  last_tyrant: number;
}
