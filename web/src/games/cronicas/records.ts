// Written by `make docs` from the records of src/grimorio/games/cronicas.

export interface CronicasNotes {
  /** Who wins the encounter as it lies then; -1 if nothing lies there. */
  winner: number;
  /** With which card. */
  winning: number;
  /** Whether the encounter ends with this choice. */
  ends: boolean;
  round_ends: boolean;
  /** Whether the counts after are certain; otherwise they are so if the encounter ended as it lies then, and hidden cards and hands are left out. */
  sure: boolean;
  /** Whether the lowest strength wins then. */
  inverted: boolean;
  /** The cards that the winner would get, as far as one knows them. */
  gets: number[];
  /** The cards that the Dragon would discard, as far as one knows them. */
  burnt: number[];
  /** The seats whose face-down cards go with them. */
  unseen: number[];
  /** For each of these the evil cards that it may be. */
  perhaps_evil: number[][];
  /** Whether the card asks for a target, which is chosen next. */
  asks: boolean;
  /** What it can then be used on: cards, or seats for a 7. */
  targets: number[];
  /** What is in reach and cannot be moved: cards, or seats for a 7. */
  steadfast: number[];
  /** For each chronicle what each seat has of what it counts. */
  before: number[][];
  after: number[][];
  /** For each chronicle who would gain fame for it. */
  paid_before: number[][];
  paid_after: number[][];
  /** For each seat the fame that it would gain then. */
  gains: number[];
  /** Who would be left out. */
  out_before: number[];
  out_after: number[];
  /** Who would then have all evil allies, or -1. */
  tyrant: number;
  /** For each seat how many evil allies it then lacks for the evil victory, or None. */
  needs: (number | null)[];
}

export interface CronicasStanding {
  numbers: (number | null)[];
  ahead: number[];
  /** How much fame ends the game. */
  goal: number;
  /** The chronicles in force; none when the game is over. */
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
