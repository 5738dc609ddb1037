import type { Meaning } from "../../table/choice.svelte";
import { speak, thingText } from "../../table/context";
import type { TableContext } from "../../table/context";

/** The examiner, or an apprentice with its colour. */
export function figureName(table: TableContext, figure: string): string {
  return speak(table, { key: "magia-web-figure", args: { figure: thingText(table, figure) } });
}

/** What a tap on a figure stands for. */
export const figureMeaning = (id: string): Meaning => [[["figure", id]], [["apprentice", id]], [["other", id]]];

/** Air, water or fire, in a word. */
export const crystalName = (table: TableContext, kind: string): string => speak(table, { key: "magia-web-crystal", args: { crystal: thingText(table, kind) } });

/** Red, with a capital. */
export const title = (table: TableContext, colour: string): string => speak(table, { key: "magia-named", args: { apprentice: thingText(table, colour) } });
