// Written by `make docs` from the records of src/grimorio/games/magia.

export interface MagiaNotes {
  cells: number[];
  cards: number[];
  ways: number[][];
  paths: number[][];
  used: number[][];
  crystals: number[];
  kept: boolean[];
  held: number[];
  meets: number[][];
  exams: number[];
  asks: boolean[];
  /** Declare: how many cells are in reach with the cards in hand now. */
  now: number;
  /** Declare: how many cards come from the deck. */
  draws: number;
  /** Declare: the kinds of the discards that are taken. */
  discards: number[];
  /** Declare: the seats from whom a card can be taken. */
  victims: number[];
  /** Declare the examiner: the cells to which he can go along a line. */
  goals: number[];
  /** Declare the examiner: the apprentices whom he can visit. */
  visits: number[];
  /** The cells that the examiner passes, the last one is where he ends. */
  line: number[];
  /** How many cards the examiner costs. */
  price: number;
  /** The colour of which they must be, or -1. */
  price_colour: number;
  /** The crystal that is taken where the figure ends, or where it would end if it stopped. */
  crystal: number;
  /** It goes into one's own reserve. */
  keeps: boolean;
  /** Apprentices from whom a crystal can be taken there. */
  met: number[];
  /** Apprentices who pass their exam. */
  passing: number[];
  /** Apprentices who fail: they lose a crystal, or get one from one's own reserve. */
  failing: number[];
  /** Everybody is asked whether the game ends. */
  asked: boolean;
  /** Spells that change: apprentice, before, after. */
  spells: number[][];
  /** Reserves that change: seat, crystal, before, after. */
  deals: number[][];
  /** Crystals that match one's own order, before and after. */
  order: number[];
  /** One's own points if the game ended, before and after. */
  points: number[];
  /** Answer: one may end the game. */
  ready: boolean;
  /** Answer: the apprentices of the mission whose spells are not complete. */
  lacking: number[];
}

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
  /** How many crystals the spell of the apprentice has then. */
  held: number[];
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
  /** By seat: the apprentices of its mission; none if it is not known. */
  missions: number[][];
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
