import { expect, test } from "vitest";
import { inLetters } from "./lengths.ts";

test("lengths and breakpoints grow with the letters", () => {
  expect(inLetters("@media (max-width: 1099px) { a { --gap: clamp(4px, 1.6cqh, 8px); margin: -6px 0.5px } }")).toBe(
    "@media (max-width: 68.6875rem) { a { --gap: clamp(0.25rem, 1.6cqh, 0.5rem); margin: -0.375rem 0.5px } }",
  );
});

test("on its side a page with large letters is not taken for an upright one", () => {
  expect(inLetters("@media (max-width: 600px) and (max-height: 740px) {")).toBe(
    "@media ((max-width: 37.5rem) and ((max-width: 450pt) or (orientation: portrait))) and (max-height: 46.25rem) {",
  );
  expect(inLetters("@media (min-width: 608px) {")).toBe("@media ((min-width: 38rem) or ((min-width: 456pt) and (orientation: landscape))) {");
});

test("hairlines, names and colours stay as they are", () => {
  const css = "a { border: 1.5px solid #12px; inset: -2px; width: var(--w-40px) }";
  expect(inLetters(css)).toBe(css);
});
