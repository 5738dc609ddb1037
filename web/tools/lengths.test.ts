import { expect, test } from "vitest";
import { inLetters } from "./lengths.ts";

test("lengths and breakpoints grow with the letters", () => {
  expect(inLetters("@media (max-width: 600px) { a { --gap: clamp(4px, 1.6cqh, 8px); margin: -6px 0.5px } }")).toBe(
    "@media (max-width: 37.5rem) { a { --gap: clamp(0.25rem, 1.6cqh, 0.5rem); margin: -0.375rem 0.5px } }",
  );
});

test("hairlines, names and colours stay as they are", () => {
  const css = "a { border: 1.5px solid #12px; inset: -2px; width: var(--w-40px) }";
  expect(inLetters(css)).toBe(css);
});
