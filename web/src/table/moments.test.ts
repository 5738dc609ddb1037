import { expect, test } from "vitest";
import { marksOf } from "./moments";

const at = (round: number, turn: number, seat: number) => ({ when: { round, turn, seat, part: "" } });

test("a mark stands where a turn or a round begins, and nowhere else", () => {
  const marks = marksOf([at(0, 0, -1), at(1, 1, 0), at(1, 1, 0), at(1, 2, 1), at(2, 2, 1), at(2, 3, 0), at(2, 3, -1)]);
  expect(marks.map(({ step, kind }) => [step, kind])).toEqual([[1, "round"], [3, "turn"], [4, "round"], [5, "turn"]]);
});

test("a game that counts no rounds has turns alone", () => {
  expect(marksOf([at(0, 1, 0), at(0, 1, 0), at(0, 2, 1), at(0, 3, 1)]).map((mark) => mark.kind)).toEqual(["turn", "turn", "turn"]);
});
