import { has, t } from "../../lib/i18n.svelte";
import type { TableContext } from "../../table/context";

/** What a view holds under one name. */
export type Value = number | string | boolean | null | Value[];

export interface Field {
  name: string;
  label: string;
  value: Value;
}

const SHARED = new Set(["seat", "seats", "deciding", "choice"]);
const isBySeat = (table: TableContext, name: string): boolean => has(`${table.game}-seat-${name}`);

/** By its text, or by its own name; an empty text hides a field. */
function label(key: string, name: string): string {
  if (has(key)) return t(key);
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** As the terminal's plain board: what has a text `<game>-seat-<field>` has a value for each seat. */
export function fields(table: TableContext, seat?: number): Field[] {
  const kind = seat === undefined ? "field" : "seat";
  return Object.entries(table.view as unknown as Record<string, Value>)
    .filter(([name]) => !SHARED.has(name) && isBySeat(table, name) === (seat !== undefined))
    .map(([name, value]) => ({
      name,
      label: label(`${table.game}-${kind}-${name}`, name),
      value: seat !== undefined && Array.isArray(value) ? (value[seat] ?? null) : value,
    }))
    .filter((field) => field.label !== "");
}
