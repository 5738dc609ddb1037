import { expect, test } from "vitest";
import { trimmed } from "./texts.ts";

test("a text keeps its lines and loses remarks and the terminal's words", () => {
  const file = "## Title\n\n# About\na-b = One\n    .gender = f\nweb-start = Go\nduel-start = # cards\ncli-x = Typed\n    twice\n\n# more\nc = { $n ->\n    [one] 1\n   *[other] n\n}\nerror-toml-x = No\n";
  expect(trimmed(file, true)).toBe("error-toml-x = No");
  expect(trimmed(file, false)).toBe("a-b = One\n    .gender = f\nweb-start = Go\nc = { $n ->\n    [one] 1\n   *[other] n\n}");
});
