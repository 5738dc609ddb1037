import { t } from "../../lib/i18n.svelte";
import type { Action, Text } from "../../protocol";
import { seatName, thingText } from "../../table/context";
import type { GameUI, TableContext, Way } from "../../table/context";
import Board from "./Board.svelte";
import Followed from "./Followed.svelte";
import Hand from "./Hand.svelte";
import { hears, hearsSeat } from "./hears";
import Seat from "./Seat.svelte";
import { screen } from "../../lib/screen";
import { amounts, ghostNotes, LEFT, RIGHT } from "./model";
import type { BellumNotes, BellumView, Catalogue } from "./model";

const narrow = screen("(max-width: 360px)");

/** Whose castle it is, and which one. */
function castleOf(seat: number, table: TableContext): Text {
  const castle = (table.catalogue as unknown as Catalogue).castles[(table.view as BellumView).castles[seat] ?? -1];
  if (!castle) return { key: "bellum-web-castle-of", args: { name: seatName(table, seat) } };
  return { key: "bellum-board-castle", args: { seat: { seat }, castle: thingText(table, castle.id) } };
}

/** What hangs on a seat and not on a card, such as its castle, is looked at as `seat:<number>`. */
function name(thing: string, table: TableContext): Text | undefined {
  const seat = table.players.find((each) => thing === `seat:${each.seat}`);
  return seat && castleOf(seat.seat, table);
}

/** What a creature would bring on a side, over all rows. */
function gain(side: string, table: TableContext): string {
  const notes = ghostNotes(table);
  if (!notes) return "";
  const [names, sum] = side === "left" ? [LEFT, notes.left_sum.slice(0, 3)] : [RIGHT, notes.right_sum.slice(3)];
  const amounts = names.flatMap((each, i) => (sum[i] ? [`+${t(`bellum-amount-${each}`, { count: sum[i] })}`] : []));
  return amounts.join(", ") || t("bellum-amount-none");
}

function sides(verb: "recruit" | "place", table: TableContext, go: (side: string) => void): Way[] {
  return ["left", "right"].map((side) => ({ words: t(`bellum-web-${verb}-${side}`), more: gain(side, table), gold: true, go: () => go(side) }));
}

/** Recruiting and placing are one act, before the next creature is turned up. */
function recruitWays(recruit: Action, table: TableContext): Way[] {
  const then = table.follows(recruit);
  const place = (side: string): void => {
    const found = then?.find((each) => each.args["side"] === side);
    if (found) table.choice.chooseAll([recruit, found]);
  };
  return [...sides("recruit", table, place), { words: t(narrow.current ? "bellum-web-recruit-later" : "bellum-web-recruit-first"), gold: false, go: () => table.choice.commit() }];
}

/** Accept or roll again: what one's own row brings, and what it costs. */
function rollWay(action: Action, table: TableContext): Way {
  const notes = table.preview(action)?.notes as BellumNotes | undefined;
  const row = notes?.rows[table.view.seat ?? -1];
  const more = action.verb === "accept" ? (row ? t("bellum-web-row-brings", { amounts: amounts(row) }) : "") : t("bellum-web-reroll-again");
  return { words: t(`bellum-web-reroll-${action.verb}`), more, gold: action.verb === "accept", go: () => table.choice.choose(action) };
}

function ways(table: TableContext): Way[] {
  const { lifted, picks, remaining, actions } = table.choice;
  if (actions.length > 1 && table.view.choice === "reroll") return actions.map((each) => rollWay(each, table));
  if (lifted?.verb === "recruit") return recruitWays(lifted, table);
  if (picks.length > 0 && remaining.length > 1 && remaining.every((each) => each.verb === "recruit"))
    return remaining.map((each) => ({
      words: t("bellum-web-pay", { price: t(`bellum-${each.args["price"]}`) }),
      gold: true,
      go: () => table.choice.pick([[["price", each.args["price"] ?? ""]]]),
    }));
  if (lifted || actions[0]?.verb !== "place") return [];
  return sides("place", table, (side) => {
    const found = actions.find((each) => each.args["side"] === side);
    if (found) table.choice.choose(found);
  });
}

/** How many goblins one still has to place: the question is the same for each. */
function explain(table: TableContext): string {
  const view = table.view as BellumView;
  return view.choice === "goblin" && view.seat !== null ? t("bellum-web-goblins-left", { count: view.goblins[view.seat]?.length ?? 0 }) : "";
}

export const ui: GameUI = {
  Board,
  Seat,
  Hand,
  Followed,
  Inspect: () => import("./Inspect.svelte"),
  Plate: () => import("./CastleView.svelte"),
  name,
  hears,
  hearsSeat,
  ways,
  /** Which chest is part of the attack. */
  explain,
  leadsOn: (action) => action.verb === "attack",
  when: (table) => ((table.view as BellumView).day > 0 ? t("bellum-web-day", { day: (table.view as BellumView).day }) : ""),
};
