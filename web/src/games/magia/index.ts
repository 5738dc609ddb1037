import type { Action, Text } from "../../protocol";
import { speak, thingText } from "../../table/context";
import type { GameUI, TableContext } from "../../table/context";
import Board from "./Board.svelte";
import Followed from "./Followed.svelte";
import Hand from "./Hand.svelte";
import { hears, hearsSeat } from "./hears";
import Seat from "./Seat.svelte";

/** Mission and order have no name of their own in the rules' texts. */
const name = (thing: string): Text | undefined => (thing === "mission" || thing === "order" ? { key: `magia-web-${thing}-title`, args: {} } : undefined);

/** Short words for the gold button where the action's own name is a sentence. */
function deed(action: Action, table: TableContext): string | undefined {
  const { figure, apprentice, crystal, cell, from_seat, to_seat } = action.args;
  const say = (key: string, args: Text["args"]): string => speak(table, { key: `magia-web-deed-${key}`, args });
  if (action.verb === "declare" && figure !== undefined) return say("declare", { figure: thingText(table, figure) });
  if (crystal !== undefined && apprentice !== undefined) return say(action.verb, { crystal: thingText(table, crystal), apprentice: thingText(table, apprentice) });
  if (crystal !== undefined) return say(action.verb, { crystal: thingText(table, crystal), seat: { seat: Number(from_seat ?? to_seat) } });
  if ((action.verb === "move" || action.verb === "cross") && cell !== undefined) return say("way", { cell: thingText(table, cell) });
  if ((action.verb === "line" || action.verb === "step") && cell !== undefined) return say("examiner", { cell: thingText(table, cell) });
  return undefined;
}

export const ui: GameUI = { Board, Seat, Hand, Followed, Inspect: () => import("./Inspect.svelte"), name, deed, hears, hearsSeat };
