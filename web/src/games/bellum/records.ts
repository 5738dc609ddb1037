// Written by `make docs` from the records of src/grimorio/games/bellum.

export interface BellumNotes {
  /** Accept, reroll: by seat, the row that would work: food, glyphs, maps, swords, magic swords, thieves. */
  rows: number[][];
  /** One's own food, glyphs, barrels and ready Hexes of Confusion afterwards, but for what chance brings. */
  goods: number[];
  /** What it costs of each of these. */
  spent: number[];
  /** At an attack: the places in sight, the tavern first. */
  places: number[];
  /** How many swords each takes, the magic ones among them. */
  places_needed: number[];
  /** How many swords are missing; 0 if it can be raided. */
  places_short: number[];
  /** How many of these must be magic. */
  places_magic: number[];
  /** At an attack: the other seats. */
  castles: number[];
  castles_needed: number[];
  castles_short: number[];
  castles_magic: number[];
  /** 0 can be attacked, 1 swords are missing, 2 a thief is, 3 there is no chest. */
  castles_verdict: number[];
  /** How many chests the thieves of today could carry away from each. */
  castles_takes: number[];
  /** One's own swords of today, the magic ones among them. */
  swords: number;
  magic_swords: number;
  thieves: number;
  /** The swords that this raid or attack takes, the magic ones among them. */
  needed: number;
  needed_magic: number;
  /** Food, glyphs, barrels, and chests of wood, metal and gold that come in. */
  loot: number[];
  before: number[];
  /** By seat: chests before and after. */
  after: number[];
  /** How many chests can be taken from this castle at most. */
  takes: number;
  /** The defence of the castle that is attacked, before and after. */
  defence: number[];
  /** The creature that is recruited or placed. */
  card: number;
  left: number[][];
  /** What it adds to each of the six rows on this side: six icons, as in `rows`. */
  right: number[][];
  left_sum: number[];
  /** The same over all rows. */
  right_sum: number[];
  bonus: string;
  /** While recruiting: the creatures in sight. */
  market: number[];
  market_food: number[];
  /** What is short for each, by the price that is nearest; 0 and 0 if it can be paid. */
  market_glyphs: number[];
}

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
  /** By seat, today's row: food, glyphs, maps, swords, magic swords, thieves. Empty before the first day, and when the game is over. */
  rows: number[][];
}
