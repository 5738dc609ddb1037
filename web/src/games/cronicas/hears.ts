import { listed, t } from "../../lib/i18n.svelte";
import { seatName, speak, thingName, titleOf } from "../../table/context";
import type { TableContext } from "../../table/context";
import { shortText } from "./model";
import type { Catalogue, CronicasView } from "./model";
import type { CronicasStanding } from "./records";

/** The chronicles with how all stand in them, and the encounter card by card. */
export function hears(table: TableContext): string[] {
  const view = table.view as CronicasView;
  const book = table.catalogue as unknown as Catalogue;
  const standing = table.standing as unknown as CronicasStanding;
  const chronicles = view.force.map((number, i) => {
    const { id = "", condition = "" } = book.chronicles[number] ?? {};
    const said = t("cronicas-hears-chronicle", { chronicle: thingName(table, id), condition: t(`cronicas-condition-${condition}`) });
    const counts = (standing.counts[i] ?? []).map((count, seat) => {
      const what = standing.out.includes(seat) ? "-out" : standing.paid[i]?.includes(seat) ? "-paid" : "";
      return speak(table, { key: `cronicas-web-count${what}`, args: { seat: { seat }, count } });
    });
    return standing.counted[i] ? `${said} ${t("cronicas-web-now")}: ${counts.join("; ")}.` : said;
  });
  return [...chronicles, encounter(table)];
}

function encounter(table: TableContext): string {
  const view = table.view as CronicasView;
  const book = table.catalogue as unknown as Catalogue;
  const suit = book.suits[view.led];
  const head = suit ? t("cronicas-hears-suit", { suit: t(`cronicas-${suit}`) }) : view.leader === view.seat ? t("cronicas-web-leads-you") : t("cronicas-web-leads", { name: seatName(table, view.leader) });
  const order = Array.from({ length: view.seats }, (_, i) => (view.leader + i) % view.seats);
  const played = order.flatMap((seat) => {
    const number = view.cards[seat] ?? -1;
    const card = book.cards[number];
    if (number === -1) return [];
    const what = view.down[seat] || !card ? t("cronicas-web-face-down") : speak(table, shortText(table, card));
    return [`${titleOf(table, seat)}, ${what}${view.winning === seat ? `, ${t("cronicas-web-winning")}` : ""}`];
  });
  return `${t("cronicas-web-encounter")}. ${head}${played.length > 0 ? `: ${played.join("; ")}` : ""}.`;
}

export function hearsSeat(seat: number, table: TableContext): string {
  const view = table.view as CronicasView;
  const book = table.catalogue as unknown as Catalogue;
  const standing = table.standing as unknown as CronicasStanding;
  const allies = (view.allies[seat] ?? []).flatMap((number) => book.cards[number] ?? []).map((card) => speak(table, shortText(table, card)) + (card.evil ? ` (${t("cronicas-web-evil")})` : ""));
  const lines = [t("cronicas-web-fame", { fame: view.fame[seat] ?? 0, goal: view.goal }), t("cronicas-web-hand", { count: view.counts[seat] ?? 0 })];
  lines.push(allies.length > 0 ? `${t("cronicas-web-allies")}: ${listed(allies)}` : t("cronicas-web-no-allies"));
  if (standing.out.includes(seat)) lines.push(t("cronicas-web-out"));
  return lines.join("; ");
}

/** How many cards one holds, and how many of them can be played. */
export function hearsHand(table: TableContext): string {
  const view = table.view as CronicasView;
  const open = new Set(table.choice.actions.flatMap((each) => (each.verb === "play" || each.verb === "hide" ? [each.args["card"]] : [])));
  const said = open.size > 0 ? "cronicas-hears-hand" : "cronicas-web-hand";
  return `${t("web-your-hand")}. ${t(said, { count: view.hand.length, open: open.size })}`;
}
