import { expect, test } from "vitest";
import type { LogLine, Text } from "../protocol";
import { sinceTurn, telling, untilRound } from "./telling";

const line = (version: number, seat: number, key: string, args: Text["args"] = {}): LogLine => ({
  version,
  text: { key, args },
  when: { round: 1, turn: version, seat, part: "" },
  hits: [],
  recap: key,
  things: [],
});
const keys = (lines: readonly LogLine[]): string[] => lines.map((each) => each.text.key);

test("hands that are dealt are one sentence, and nothing else is left out", () => {
  const dealt = (seat: number): LogLine => line(9, -1, `cronicas-log-hand-dealt${seat === 0 ? "-seen" : ""}`, { seat: { seat }, ...(seat === 0 ? { cards: [] } : { count: 9 }) });
  const told = telling([line(9, -1, "a"), dealt(0), dealt(1), dealt(2), line(9, -1, "b")]);
  expect(told).toEqual([
    { key: "a", args: {} },
    { key: "web-hands-dealt", args: { count: 9 } },
    { key: "b", args: {} },
  ]);
});

test("what begins after the end of a round is told after it", () => {
  const lines = [line(9, 0, "played"), line(9, -1, "cronicas-log-round-ended"), line(9, -1, "cronicas-log-round-began")];
  const [before, after] = untilRound(lines);
  expect(keys(before)).toEqual(["played", "cronicas-log-round-ended"]);
  expect(keys(after)).toEqual(["cronicas-log-round-began"]);
});

test("the recap keeps the others' turns until one's own turn is over", () => {
  const log = [line(1, 0, "mine"), line(2, 1, "hers"), line(3, 2, "his")];
  expect(keys(sinceTurn(log, 0, 1))).toEqual(["hers", "his"]);
  const choosing = [...log, line(4, 0, "first"), line(5, 0, "second"), line(5, 0, "answer", { seat: { seat: 2 } })];
  expect(keys(sinceTurn(choosing, 0, 5))).toEqual(["hers", "his", "answer"]);
  expect(keys(sinceTurn([...choosing, line(6, 1, "next")], 0, 5))).toEqual(["next"]);
});

test("what others do at once upon one's own act is in the recap", () => {
  const log = [line(1, 1, "hers"), line(2, 0, "mine"), line(2, 1, "rolled"), line(2, -1, "gathered")];
  expect(keys(sinceTurn(log, 0, 2))).toEqual(["rolled"]);
});

test("whoever has not seen anybody act has nothing in the recap", () => {
  expect(sinceTurn([line(1, -1, "set up"), line(2, 0, "mine")], 0, 2)).toEqual([]);
});
