import type { Player } from "../protocol";
import { listed, t } from "./i18n.svelte";

/** So many letters a name may have. */
export const LONGEST = 24;

/** What somebody at a table is called: everybody has a name, also who gave none. */
export function nameOf(player: Pick<Player, "name" | "kind" | "seat">): string {
  return player.name || t(player.kind === "open" ? "web-open-seat" : "web-guest-number", { number: player.seat + 1 });
}

/** The people and bots at a table, in words. */
export function namesOf(players: Player[]): string {
  return listed(players.filter((each) => each.kind !== "open").map(nameOf));
}

/** Whether everybody got up before it began: such a table is gone. */
export function leftByAll(table: { phase: string | null; players: Player[] }): boolean {
  return table.phase === "lobby" && table.players.every((each) => each.kind !== "human");
}

/** Who keeps a table, in words; somebody else's seat may be all that is left of it. */
export function hostOf(players: Player[]): string | null {
  const host = players.find((each) => each.host);
  return host ? nameOf(host) : null;
}

/** Whether somebody keeps the seat, though they may be called otherwise: by a number less when a namesake gets up, or by a name at last. */
export function sameSitter(was: Pick<Player, "name" | "kind">, is: Pick<Player, "name" | "kind">): boolean {
  const plain = (name: string): string => name.replace(/ \(\d+\)$/, "");
  return was.kind === is.kind && (plain(was.name) === plain(is.name) || (is.kind === "human" && !was.name));
}
