import { speak, thingText } from "../../table/context";
import type { TableContext } from "../../table/context";

/** The examiner, or an apprentice with its colour. */
export function figureName(table: TableContext, figure: string): string {
  return speak(table, { key: "magia-web-figure", args: { figure: thingText(table, figure) } });
}
