import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { rounded, steps } from "./paths.ts";

test("numbers and flags that stick together are told apart", () => {
  expect(steps("M1.5.5-2-3zm1 1a1 2 0 014 5")).toEqual([
    { command: "M", numbers: [1.5, 0.5] },
    { command: "L", numbers: [-2, -3] },
    { command: "z", numbers: [] },
    { command: "m", numbers: [1, 1] },
    { command: "a", numbers: [1, 2, 0, 0, 1, 4, 5] },
  ]);
});

test("every point lies within half a unit of where it was, however long the way", () => {
  const way = `m.4.4${"l.4.4".repeat(1000)}h.4V.4c.3 0 .3.3.6.6s1 1 2 2z`;
  expect(ends(rounded(way)).at(-1)).toEqual([0, 0]);
  const exact = ends(way);
  ends(rounded(way)).forEach(([x, y], i) => {
    expect(Math.abs(x! - exact[i]![0]!)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(y! - exact[i]![1]!)).toBeLessThanOrEqual(0.5);
  });
});

test("pictures of the set can be rounded, and stay where they were", () => {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as { icons: Record<string, { body: string }> };
  for (const { body } of Object.values(set.icons).filter((_, i) => i % 20 === 0)) {
    for (const [, path = ""] of body.matchAll(/ d="([^"]+)"/g)) {
      const [before, after] = [ends(path), ends(rounded(path))];
      const off = before.map(([x, y], i) => Math.max(Math.abs(x! - after[i]![0]!), Math.abs(y! - after[i]![1]!)));
      expect(Math.max(0, ...off)).toBeLessThanOrEqual(0.5 + 1e-6);
    }
  }
});

/** Where each step of a path ends. */
function ends(path: string): number[][] {
  const found: number[][] = [];
  let at = [0, 0];
  let start = [0, 0];
  for (const { command, numbers } of steps(path)) {
    const name = command.toLowerCase();
    const [x, y] = command === name ? at : [0, 0];
    if (name === "z") at = start;
    else if (name === "h") at = [x! + numbers[0]!, at[1]!];
    else if (name === "v") at = [at[0]!, y! + numbers[0]!];
    else at = [x! + numbers.at(-2)!, y! + numbers.at(-1)!];
    if (name === "m") start = at;
    found.push(at);
  }
  return found;
}
