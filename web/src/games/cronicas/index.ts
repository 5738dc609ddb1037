import { seatName, speak } from "../../table/context";
import type { GameUI, TableContext } from "../../table/context";
import type { GameEvent } from "../../protocol";
import { t } from "../../lib/i18n.svelte";
import Board from "./Board.svelte";
import Followed from "./Followed.svelte";
import Hand from "./Hand.svelte";
import { hears, hearsSeat } from "./hears";
import Lifted from "./Lifted.svelte";
import { shortText } from "./model";
import type { Catalogue, CronicasView } from "./model";
import type { CronicasNotes } from "./records";
import Seat from "./Seat.svelte";

function deed(verb: string, id: string, table: TableContext): string | undefined {
  const card = (table.catalogue as unknown as Catalogue).cards.find((each) => each.id === id);
  return card && t(`cronicas-web-deed-${verb}`, { card: speak(table, shortText(table, card)) });
}

/** Which cards can be played, as the offer tells, and who wins so far. */
function explain(table: TableContext): string {
  const view = table.view as CronicasView;
  const book = table.catalogue as unknown as Catalogue;
  const count = (verb: string): number => table.choice.actions.filter((each) => each.verb === verb).length;
  if (count("play") + count("hide") === 0) return "";
  const suit = book.suits[view.led];
  const kind = view.played === 0 ? "lead" : !suit ? "any" : count("hide") > 0 ? "down" : "follow";
  const asked = t(`cronicas-web-ask-${kind}`, { count: count("play"), all: view.hand.length, suit: suit ? t(`cronicas-${suit}`) : "" });
  const best = book.cards[view.cards[view.winning] ?? -1];
  return best ? `${asked} ${t("cronicas-web-ask-wins", { name: seatName(table, view.winning), card: speak(table, shortText(table, best)) })}` : asked;
}

/** A new page, the deal, and who leads with which card. */
function opening(events: GameEvent[], seat: number | null): GameEvent[] {
  const page = events.findLast((each) => each.kind === "chronicle-turned");
  const dealt = events.find((each) => each.kind === "hand-dealt" && each["seat"] === (seat ?? 0));
  const leads = events.find((each) => each.kind === "main-shown");
  return [page, dealt, leads].filter((each) => each !== undefined);
}

export const ui: GameUI = {
  Board,
  Seat,
  Hand,
  Followed,
  Inspect: () => import("./Inspect.svelte"),
  Plate: () => import("./Plate.svelte"),
  Lifted,
  RoundEnd: () => import("./RoundEnd.svelte"),
  opening,
  explain,
  sheets: true,
  // Who leads the next encounter is not known yet.
  next: (table) => {
    const { leader, turn, seats } = table.view as CronicasView;
    return Array.from({ length: seats }, (_, i) => (leader + i) % seats).slice(((turn - leader + seats) % seats) + 1);
  },
  hears,
  hearsSeat,
  when: (table) => t("cronicas-when-round", { round: (table.view as CronicasView).round }),
  deed: (action, table) => (action.verb === "play" || action.verb === "hide" ? deed(action.verb, String(action.args["card"]), table) : undefined),
  // Until it is known whether a card asks for a target, nobody else may see it.
  leadsOn: (action, preview) => action.verb === "play" && (preview ? (preview.notes as unknown as CronicasNotes).asks : true),
};
