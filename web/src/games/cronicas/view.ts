// Written by `make docs` from src/grimorio/games/cronicas/fields.py: change that.

import type { View } from "../../protocol";

export interface CronicasView extends View {
  /** How much fame ends the game. */
  goal: number;
  /** Two chronicles a round are turned up. */
  two: boolean;
  /** After a tie the game goes on. */
  prolong: boolean;
  round: number;
  /** The number of the encounter within the round, from 1. */
  encounter: number;
  /** How many chronicles are face down; which they are follows from the others. */
  deck: number;
  /** The chronicles turned up in earlier rounds and not shuffled in again, ascending. */
  used: number[];
  /** What Conversation can revive, the last one turned up last; no chronicle twice (CR-9). */
  history: number[];
  /** The chronicles turned up this round, in order. */
  turned: number[];
  /** The chronicles in force: those turned up this round, and those revived. */
  force: number[];
  /** The seat's own cards, ascending; empty for a spectator. */
  hand: number[];
  /** How many cards each seat holds. */
  counts: number[];
  /** For each seat its allies. */
  allies: number[][];
  /** For each seat how its allies count now: power, wisdom, love, all, evil. */
  tallies: number[][];
  /** The discard pile, the top card last; all saw each card go there. */
  discards: number[];
  leader: number;
  turn: number;
  /** How many seats have finished their turn in this encounter, from the leader on. */
  played: number;
  /** The suit to follow, once a card that is not a wild has set it (CR-2); or -1. */
  led: number;
  /** For each seat its card in the encounter; -1: none, -2: face down and not the viewer's. */
  cards: number[];
  /** The seats whose card lies face down. */
  down: boolean[];
  /** Who would win if the encounter ended now; -1 before the first card. */
  winning: number;
  /** The last finished encounter of the game: its cards by seat (-1: none), all turned up. */
  last_cards: number[];
  /** The seats whose card lay face down in it. */
  last_down: boolean[];
  last_leader: number;
  last_winner: number;
  /** For each seat the cards that all know to be in its hand, or to be its face-down card. */
  known: number[][];
  /** For each seat the suits that none of its other hidden cards has. */
  void: number[][];
  /** For each seat: one of its other hidden cards is of these suits; none: unknown. It could not have played face down otherwise (CR-3). */
  holds: number[][];
  fame: number[];
  /** For each finished round the fame that each seat gained in it. */
  gains: number[][];
  /** For each seat its allies as the last finished round was scored; empty in the first. */
  last_allies: number[][];
  /** The chronicles that were in force then. */
  last_force: number[];
  /** Who had all evil allies in the last finished round (CR-8), or -1. */
  tyrant: number;
  /** For each seat, in how many rounds in a row it has gained fame. */
  streak: number[];
  /** For each card the bit mask of the seats whose ally it has been this round. */
  owners: number[];
  /** Who has led all encounters of this round so far, or -1. */
  sole: number;
  /** The seats that have won an encounter of this round with the King. */
  kings: number[];
  /** The same of the Demon. */
  demons: number[];
  /** Achievements: [number in the catalogue's feats, seat or -1 for the whole table, round]. */
  feats: number[][];
}
