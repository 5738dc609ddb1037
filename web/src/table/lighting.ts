import { has, listed, t } from "../lib/i18n.svelte";
import { speak, thingText } from "./context";
import type { TableContext } from "./context";
import { stage } from "./flip";

/** Whether a thing lies there; words such as "row" do not. */
const lies = (thing: string): boolean => {
  const name = CSS.escape(thing);
  return stage().querySelector(`main :is([data-thing="${name}"], [data-cell="${name}"], [data-figure="${name}"], [data-flip$=":${name}"])`) !== null;
};

/** Lights things on the board, and says which, for whoever cannot see it. */
export function showThings(table: TableContext, things: readonly string[]): void {
  table.light([...things]);
  const texts = [...new Set(things)].filter(lies).map((each) => thingText(table, each)).filter((each) => has(each.key));
  const names = [...new Set(texts.map((each) => speak(table, each)))];
  table.say?.(names.length > 0 ? t("web-lit", { things: listed(names) }) : t("web-lit-nothing"));
}
