// Written by `make docs` from src/grimorio/games/magia/fields.py: change that.

import type { View } from "../../protocol";

export interface MagiaView extends View {
  swaps: boolean;
  first: number;
  turn: number;
  /** By cell: the crystal's colour, or -1. */
  crystals: number[];
  /** The cells of the six apprentices and the examiner. */
  places: number[];
  /** `needs[apprentice * 3 + crystal]`: what the spell asks for; never changes. */
  needs: number[];
  /** `held[apprentice * 3 + crystal]`: what lies on the spell. */
  held: number[];
  /** Bit mask of the apprentices who passed their exam. */
  passed: number;
  /** `reserves[seat * 3 + crystal]`. */
  reserves: number[];
  /** Bit mask of the masters who finished their order. */
  finished: number;
  /** The spells of the six apprentices, by number. */
  spells: number[];
  /** By seat; -1 if this seat does not know it. */
  orders: number[];
  /** By seat; -1 if this seat does not know it. */
  missions: number[];
  /** With two players: the order that was turned up for its number. */
  extra: number;
  /** The seat's own cards, ascending; empty for a spectator. */
  hand: number[];
  hand_sizes: number[];
  /** How many cards the deck has. */
  deck_size: number;
  /** The top card last. */
  discard: number[];
  /** The figure declared this turn. */
  figure: number;
  /** Where it stood. */
  start: number;
  /** Which ways to move still fit all cards played (MA-9). */
  modes: number;
  /** How many cards were played for this move. */
  played: number;
  /** The last thing was a portal. */
  crossed: boolean;
  /** Bit mask of the symbols played, while an additional action is still open (MA-15). */
  symbols: number;
  second: boolean;
  /** In the second turn: the apprentice who moved in the first. */
  moved: number;
  /** Where the examiner goes: a cell, or 100 + an apprentice. */
  target: number;
  /** Bit mask: who can still be met (AT_MEET), or is still to be examined (AT_EXAM, AT_ANSWER). */
  others: number;
  /** The crystal that is to be placed. */
  loose: number;
  /** Bit mask: whose complete spells everybody is asked about (MA-17). */
  arrived: number;
  /** This seat's own sealed answer: -1 if it owes one, or nobody does. */
  answer: number;
  enders: number;
  ending: number;
  /** A card left the deck in this turn. */
  drawn: boolean;
  /** How many turns in a row no card left the deck (MA-18). */
  idle: number;
  /** Triples: a card of this kind is in the hand of one of these seats (a bit mask); it was last surely in the hand of this seat (or -1). */
  known: number[];
  /** By seat: how many known cards can have left it unseen; then by seat: how many can have come there unseen. */
  carried: number[];
  /** Triples: this seat has, of these colours (a bit mask), at most so many cards. */
  lacking: number[];
  /** As everybody knows it. */
  public_known: number[];
  /** As everybody knows it. */
  public_carried: number[];
  /** As everybody knows it. */
  public_lacking: number[];
}
