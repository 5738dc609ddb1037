import { expect, test } from "vitest";
import { sizeAtStart } from "./flip";

const box = (width: number, height: number): DOMRect => ({ width, height }) as DOMRect;

test("a card that was drawn a little larger shrinks on its way", () => {
  expect(sizeAtStart(box(78, 109), box(60, 84), true)).toBeCloseTo(1.3, 1);
});

test("a piece never begins in the size of the plate or deck that it comes from", () => {
  expect(sizeAtStart(box(470, 76), box(60, 84), false)).toBe(1);
  expect(sizeAtStart(box(44, 370), box(60, 84), false)).toBe(1);
});

test("a tile that becomes a column, or a chip, keeps the size that it has now", () => {
  expect(sizeAtStart(box(230, 190), box(46, 160), true)).toBe(1);
  expect(sizeAtStart(box(146, 204), box(28, 23), true)).toBe(1);
});
