import { speak } from "../../table/context";
import type { GameUI, TableContext } from "../../table/context";
import { t } from "../../lib/i18n.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Inspect from "./Inspect.svelte";
import Lifted from "./Lifted.svelte";
import { shortText } from "./model";
import type { Catalogue, CronicasView } from "./model";
import Plate from "./Plate.svelte";
import type { CronicasNotes } from "./records";
import RoundEnd from "./RoundEnd.svelte";
import Seat from "./Seat.svelte";

function deed(verb: string, id: string, table: TableContext): string | undefined {
  const card = (table.catalogue as unknown as Catalogue).cards.find((each) => each.id === id);
  return card && t(`cronicas-web-deed-${verb}`, { card: speak(table, shortText(table, card)) });
}

export const ui: GameUI = {
  Board,
  Seat,
  Hand,
  Inspect,
  Plate,
  Lifted,
  RoundEnd,
  sheets: true,
  when: (table) => t("cronicas-when-round", { round: (table.view as CronicasView).round }),
  deed: (action, table) => (action.verb === "play" || action.verb === "hide" ? deed(action.verb, String(action.args["card"]), table) : undefined),
  // Until it is known whether a card asks for a target, nobody else may see it.
  leadsOn: (action, preview) => action.verb === "play" && (preview ? (preview.notes as unknown as CronicasNotes).asks : true),
};
