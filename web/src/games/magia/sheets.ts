import type { Action } from "../../protocol";
import type { TableContext } from "../../table/context";
import { roomy } from "./screen";

const DEALS = new Set(["take", "return", "grant", "steal", "give"]);

/** Whether an action is about one crystal of a spell or of a reserve: too small to be tapped there. */
export const isDeal = (action: Action): boolean => DEALS.has(action.verb);

/** Whether nothing else is left to choose in the tower. */
export function isDealing(table: TableContext): boolean {
  const aimed = table.choice.remaining.filter((each) => Object.keys(each.args).length > 0);
  return aimed.length > 0 && aimed.every(isDeal);
}

/** Whether a master is to be chosen: on small screens not all plates are in sight. */
export function isRobbing(table: TableContext): boolean {
  return !roomy.current && table.view.seats > 3 && table.choice.actions.some((each) => each.verb === "draw");
}

export interface Deal {
  key: string;
  verb: string;
  apprentice: string | null;
  seat: number | null;
  actions: Action[];
}

/** The crystals on offer by where they come from or go. */
export function dealsOf(actions: Action[]): Deal[] {
  const found = new Map<string, Deal>();
  for (const action of actions.filter(isDeal)) {
    const apprentice = (action.args["apprentice"] as string | undefined) ?? null;
    const seat = (action.args["from_seat"] ?? action.args["to_seat"] ?? null) as number | null;
    const key = `${action.verb}.${apprentice ?? ""}.${seat ?? ""}`;
    const deal = found.get(key) ?? { key, verb: action.verb, apprentice, seat, actions: [] };
    deal.actions.push(action);
    found.set(key, deal);
  }
  return [...found.values()];
}
