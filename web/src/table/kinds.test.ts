import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { signOf, weightOf } from "./kinds";

const GAMES = ["conclave", "cronicas", "magia", "bellum"];

/** The kinds of events of a game, as its log names them. */
function kinds(game: string): string[] {
  const texts = readFileSync(new URL(`../../../src/grimorio/games/${game}/texts/en.ftl`, import.meta.url), "utf8");
  return [...texts.matchAll(new RegExp(`^(${game}-log-[a-z-]+) =`, "gm"))].map(([, key]) => key!);
}

test.each(GAMES)("a log of %s is not all of one sign", (game) => {
  const signs = kinds(game).map(signOf);
  expect(new Set(signs).size).toBeGreaterThanOrEqual(5);
});

test("only cards that are played or shown wear the plain sign of a card", () => {
  const plain = GAMES.flatMap(kinds).filter((key) => signOf(key) === signOf("x-log-card-played"));
  expect(plain).toEqual([
    "conclave-log-mage-sent",
    "cronicas-log-main-shown",
    "cronicas-log-card-played",
    "cronicas-log-card-hidden",
    "cronicas-log-card-hidden-seen",
    "bellum-log-castle-chosen",
  ]);
});

test("who sees more sees the same sign", () => {
  for (const key of GAMES.flatMap(kinds).filter((each) => each.endsWith("-seen")))
    expect(signOf(key)).toBe(signOf(key.replace(/-seen$/, "")));
});

test("what changes the standing comes before what happens in every turn", () => {
  const order = ["bellum-log-chests-stolen", "conclave-log-mage-sent", "conclave-log-card-drawn"];
  expect([...order].reverse().sort((a, b) => weightOf(b) - weightOf(a))).toEqual(order);
  const quiet = GAMES.flatMap(kinds).filter((key) => weightOf(key) === 0);
  expect(quiet.length).toBeLessThan(GAMES.flatMap(kinds).length / 3);
});
