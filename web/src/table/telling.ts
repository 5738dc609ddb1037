import type { LogLine, Text } from "../protocol";
import { doer } from "./context";

const DEAL = /-log-hand-dealt(-seen)?$/;

/** What is read aloud of the log: hands that are dealt in one go are one sentence, for they can be looked at. */
export function telling(lines: readonly LogLine[]): Text[] {
  const found: Text[] = [];
  lines.forEach(({ text }, i) => {
    const deal = DEAL.test(text.key);
    if (deal && DEAL.test(lines[i - 1]?.text.key ?? "")) return;
    const count = lines.slice(i).map((each) => each.text.args["count"]).find((each) => typeof each === "number");
    found.push(deal ? { key: "web-hands-dealt", args: { count: count ?? 0 } } : text);
  });
  return found;
}

/** What was told until a round ended, and what begins after it. */
export function untilRound(lines: readonly LogLine[]): [before: LogLine[], after: LogLine[]] {
  const end = lines.findLastIndex((each) => each.text.key.endsWith("-log-round-ended")) + 1;
  return [lines.slice(0, end), lines.slice(end)];
}

/** What the others did since one's own turn: all of it until that turn is over, however many choices it takes. */
export function sinceTurn(log: readonly LogLine[], own: number | null, lastOwn: number): LogLine[] {
  const last = log.findLast((line) => line.when.seat >= 0);
  const mine = (line: LogLine): boolean => line.when.seat === own;
  let from = lastOwn;
  if (own !== null && last && mine(last)) {
    const other = log.findLast((line) => line.when.seat >= 0 && !mine(line));
    if (other) from = log.findLast((line) => mine(line) && line.version < other.version)?.version ?? -1;
  }
  // What others did at once upon it, such as rolling the die of the next day, came since, too.
  const after = (line: LogLine): boolean => line.version > from || (line.version === from && own !== null && !mine(line) && line.when.seat >= 0);
  return log.filter((line) => after(line) && !(mine(line) && doer(line) === own));
}
