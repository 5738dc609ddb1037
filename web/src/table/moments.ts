import { has, t } from "../lib/i18n.svelte";
import type { Frame, Moment } from "../protocol";
import { titleOf } from "./context";
import type { TableContext } from "./context";

/** Where a turn or a round begins in a replay. */
export interface Mark {
  step: number;
  kind: "round" | "turn";
  when: Moment;
}

export function marksOf(frames: Pick<Frame, "when">[]): Mark[] {
  const marks: Mark[] = [];
  let last: Moment | null = null;
  frames.forEach(({ when }, step) => {
    const round = when.round > 0 && when.round !== last?.round;
    if (round || (when.seat >= 0 && (when.seat !== last?.seat || when.turn !== last.turn))) marks.push({ step, kind: round ? "round" : "turn", when });
    last = when;
  });
  return marks;
}

/** When it was, as players count: round or day as the table calls it, turn, whose. */
export function momentWords(table: TableContext, { round, turn, seat, part }: Moment): string {
  const key = `${table.game}-when-${part || "turn"}`;
  const words = [
    round > 0 ? (table.ui.when?.(table) ?? "") : "",
    turn > 0 || part ? t(has(key) ? key : "web-when-turn", { turn }) : "",
    seat >= 0 ? titleOf(table, seat) : "",
  ];
  return words.filter(Boolean).join(" · ");
}
