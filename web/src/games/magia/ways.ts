import type { Action } from "../../protocol";
import type { Plan } from "../../table/choice.svelte";
import { speak, thingText } from "../../table/context";
import type { TableContext } from "../../table/context";
import type { Catalogue, MagiaNotes, MagiaView } from "./model";
import type { Reach } from "./records";

/** A cell where the move can end, how one gets there, and what it brings. */
export interface Way {
  cell: number;
  /** How many cards it takes. */
  cards: number;
  /** The actions by number, to be sent as one. */
  actions: number[];
  /** The cells entered, and the kinds of the cards played: -1 is a portal. */
  path: number[];
  used: number[];
  crystal: number;
  kept: boolean;
  /** The crystals that the spell has then; null if it stays as it is. */
  held: number | null;
  meets: number[];
  exam: number;
  asks: boolean;
}

/** A way that is lifted: the whole of it is one act. */
export interface Route extends Plan {
  way: Way;
}

const PASSES = 1;
const FAILS = 2;

export const notesOf = (table: TableContext, action: Action): MagiaNotes | null => (table.preview(action)?.notes as MagiaNotes | null | undefined) ?? null;

/** What the one choice that is lifted or looked at would do. */
export function shownNotes(table: TableContext): MagiaNotes | null {
  const shown = table.choice.shown;
  return shown.length === 1 ? notesOf(table, shown[0]!) : null;
}

export const routeOf = (table: TableContext): Route | null => (table.choice.plan ?? table.choice.eyedPlan) as Route | null;

export function waysIn(reach: Reach): Way[] {
  return reach.cells.map((cell, i) => ({
    cell,
    cards: reach.cards[i] ?? 0,
    actions: reach.ways[i] ?? [],
    path: reach.paths[i] ?? [],
    used: reach.used[i] ?? [],
    crystal: reach.crystals[i] ?? -1,
    kept: reach.kept[i] ?? false,
    held: reach.held[i] ?? null,
    meets: reach.meets[i] ?? [],
    exam: reach.exams[i] ?? 0,
    asks: reach.asks[i] ?? false,
  }));
}

/** The ways that begin with a choice, from what the server foresees of it. */
function waysAfter(book: Catalogue, action: Action, notes: MagiaNotes): Way[] {
  const cell = book.cells.findIndex((each) => each.id === action.args["cell"]);
  const card = book.cards.findIndex((each) => each.id === action.args["card"]);
  const cost = card < 0 ? 0 : 1;
  if (notes.cells.length === 0) {
    const exam = notes.passing.length > 0 ? PASSES : notes.failing.length > 0 ? FAILS : 0;
    return [{ cell, cards: cost, actions: [action.id], path: [cell], used: [card], crystal: notes.crystal, kept: notes.keeps, held: null, meets: notes.met, exam, asks: notes.asked }];
  }
  return waysIn(notes).map((way) => ({ ...way, cards: way.cards + cost, actions: [action.id, ...way.actions], path: [cell, ...way.path], used: [card, ...way.used] }));
}

/** Every cell in reach with the way there; of a card that is picked only the ways that begin with it. */
export function waysNow(table: TableContext): Map<number, Way> {
  const reach = table.reach as unknown as Reach | null;
  const found = new Map<number, Way>();
  if (!reach || table.choice.before.length > 0) return found;
  const book = table.catalogue as unknown as Catalogue;
  const all =
    table.choice.picks.length === 0
      ? waysIn(reach)
      : table.choice.remaining.flatMap((action) => {
          const notes = notesOf(table, action);
          return notes && action.args["cell"] !== undefined ? waysAfter(book, action, notes) : [];
        });
  for (const way of all) {
    const known = found.get(way.cell);
    if (way.path.length > 0 && (!known || way.cards < known.cards)) found.set(way.cell, way);
  }
  return found;
}

/** A way in words, with its buttons. */
export function plan(table: TableContext, way: Way): Route {
  const view = table.view as MagiaView;
  const book = table.catalogue as unknown as Catalogue;
  const apprentice = thingText(table, book.figures[view.figure] ?? "");
  const cell = thingText(table, book.cells[way.cell]?.id ?? "");
  const say = (key: string, args: Parameters<typeof speak>[1]["args"] = {}): string => speak(table, { key, args });
  const lines = [say("magia-preview-way", { apprentice, cell, number: way.cards })];
  if (way.crystal >= 0) lines.push(say(way.kept ? "magia-preview-keeps" : "magia-preview-collects", { crystal: thingText(table, book.crystals[way.crystal] ?? "") }));
  const before = view.held.slice(view.figure * 3, view.figure * 3 + 3).reduce((sum, each) => sum + each, 0);
  if (way.held !== null && way.held !== before) lines.push(say("magia-preview-spell", { apprentice, before, after: way.held, size: 6 }));
  if (way.meets.length > 0) {
    const names = way.meets.map((each) => ({ key: "magia-named", args: { apprentice: thingText(table, book.figures[each] ?? "") } }));
    lines.push(say("magia-preview-meets", { apprentices: names, number: names.length }));
  }
  if (way.exam === PASSES) lines.push(say("magia-preview-passes", { apprentice }));
  if (way.exam === FAILS) lines.push(say("magia-preview-fails", { apprentice }));
  if (way.asks) lines.push(say("magia-preview-asked"));
  const actions = way.actions.map((id) => ({ id, text: "", verb: "", args: {} }));
  const part = way.path.length > 1 ? { deed: say("magia-web-one-step"), actions: actions.slice(0, 1) } : undefined;
  return { key: `cell:${way.cell}:${way.actions.join()}`, actions, lines, deed: say("magia-web-deed-way", { cell }), part, way };
}
