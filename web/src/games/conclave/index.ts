import { t } from "../../lib/i18n.svelte";
import type { Action } from "../../protocol";
import { seatName } from "../../table/context";
import type { GameUI, TableContext } from "../../table/context";
import Board from "./Board.svelte";
import Followed from "./Followed.svelte";
import GiveButton from "./GiveButton.svelte";
import Hand from "./Hand.svelte";
import { hears, hearsSeat } from "./hears";
import Seat from "./Seat.svelte";
import { shortName } from "./model";
import type { Catalogue, ConclaveStanding } from "./model";

/** The gold button names the act and its object in few words. */
function deed({ verb, args }: Action, table: TableContext): string | undefined {
  const book = table.catalogue as unknown as Catalogue;
  const mage = book.cards.find((each) => each.id === args["card"]);
  if (verb === "send" && mage) return t("conclave-deed-send", { mage: shortName(table, mage), cell: String(args["cell"]).toUpperCase() });
  if (verb !== "give" || table.view.seat === null) return undefined;
  const magic = String(args["magic"]);
  const influence = (table.standing as unknown as ConclaveStanding).totals[table.view.seat]?.[book.magics.indexOf(magic)] ?? 0;
  return t("conclave-deed-give", { mage: t("conclave-mage", { magic: t(`conclave-${magic}`), influence }), seat: seatName(table, Number(args["to_seat"])) });
}

export const ui: GameUI = {
  Board,
  Seat,
  Hand,
  Followed,
  Inspect: () => import("./Inspect.svelte"),
  Plate: () => import("./Plate.svelte"),
  Tools: GiveButton,
  sheets: true,
  hears,
  hearsSeat,
  deed,
  when: (table) => (table.turn ? t("web-when-turn", { turn: table.turn }) : ""),
};
