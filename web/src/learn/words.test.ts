import { expect, test } from "vitest";
import { parse } from "./words";

test("the first of several lines is the headline, and stars are emphasis", () => {
  expect(parse("Look.\nMagic *or* brotherhood.")).toEqual({
    head: "Look.",
    parts: [
      { text: "Magic ", strong: false },
      { text: "or", strong: true },
      { text: " brotherhood.", strong: false },
    ],
  });
  expect(parse("Right. One more.").head).toBe("");
});
