import { has, listed, t } from "../lib/i18n.svelte";
import { speak, thingText } from "./context";
import type { TableContext } from "./context";

/** Lights things on the board, and says which, for whoever cannot see it. */
export function showThings(table: TableContext, things: readonly string[]): void {
  table.light([...things]);
  const texts = [...new Set(things)].map((each) => thingText(table, each)).filter((each) => has(each.key));
  const names = [...new Set(texts.map((each) => speak(table, each)))];
  table.say?.(names.length > 0 ? t("web-lit", { things: listed(names) }) : t("web-lit-nothing"));
}
