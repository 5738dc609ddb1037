// Written by `make docs` from src/grimorio/games/bellum/fields.py: change that.

import type { View } from "../../protocol";

export interface BellumView extends View {
  /** 0 before the first day. */
  day: number;
  captain: number;
  /** The active row, 1-6; 0 before the first roll. */
  die: number;
  /** The seat that owes the choice. */
  turn: number;
  /** How far the round of this act has come, counted from the captain. */
  asked: number;
  /** By seat: its castle; -1 while it has none. */
  castles: number[];
  spare_castles: number[];
  /** The goblins that each seat still has to place, open, ascending. */
  goblins: number[][];
  /** The creatures under the left side of each castle, as placed. */
  left: number[][];
  /** The creatures under the right side, alike. */
  right: number[][];
  /** `hordes[seat][row]`: food, glyphs, maps, swords, magic swords, thieves; rows from 0. */
  hordes: number[][][];
  /** The recruit that is being placed, or -1. */
  placing: number;
  food: number[];
  glyphs: number[];
  barrels: number[];
  shields: number[];
  magic_shields: number[];
  confusions: number[];
  confusions_used: number[];
  /** How many chests each seat has: it follows from `holders`. */
  chests: number[];
  /** By label, the values that this seat knows; 0 where it does not. */
  values: number[];
  /** How many chests of wood, metal and gold have been drawn. */
  drawn: number[];
  /** By label, who holds it; -1 if nobody does. */
  holders: number[];
  /** By label, a bit mask of the seats that hold or have held it: that is public. */
  known: number[];
  /** Who is being robbed, or -1. */
  victim: number;
  /** The labels that the thief has picked so far, ascending; they move when he is done. */
  picked: number[];
  /** How many cards the deck of evil creatures still has. */
  evil_left: number;
  /** How many that of the most evil ones has. */
  most_evil_left: number;
  /** Two open evil creatures, then two most evil ones; -1 is an empty place. */
  display: number[];
  /** How many farms, villages and towns are left in the deck: farms lie on top. */
  kingdom: number[];
  /** As many open places as seats; -1 where one is gone. */
  row: number[];
  /** The places taken, in order. */
  gone: number[];
}
