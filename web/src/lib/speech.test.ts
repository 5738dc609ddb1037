import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Text } from "../protocol";
import { Speech } from "./speech";
import type { Lang } from "./speech";

const ROOT = new URL("../../../", import.meta.url);
const TEXTS = new URL("src/grimorio/", ROOT);
const NAMES = ["Ana", "Benny", "Irene", "Hilda"];

interface Words {
  lists: Record<Lang, [string[], string][]>;
  choices: Record<Lang, [string[], string][]>;
  sentences: Record<Lang, [Text, string][]>;
  own: Record<Lang, [number, Text, string][]>;
  prompts: Record<Lang, [string, string, string[], string][]>;
}
const WORDS = JSON.parse(readFileSync(new URL("tests/data/words.json", ROOT), "utf8")) as Words;

function speech(lang: Lang): Speech {
  const games = readdirSync(new URL("games/", TEXTS), { withFileTypes: true }).filter((each) => each.isDirectory() && !each.name.startsWith("_"));
  const files = [`texts/${lang}.ftl`, `texts/web.${lang}.ftl`, `texts/ends.${lang}.ftl`, ...games.map((each) => `games/${each.name}/texts/${lang}.ftl`)];
  return new Speech(lang, files.map((file) => readFileSync(new URL(file, TEXTS), "utf8")));
}

describe.each(["es", "en"] as const)("the page in %s says what the terminal says", (lang) => {
  const said = speech(lang);

  test.each(WORDS.lists[lang])("list %j", (items, wanted) => expect(said.listed(items)).toBe(wanted));
  test.each(WORDS.choices[lang])("choice %j", (items, wanted) => expect(said.listed(items, "or")).toBe(wanted));
  test.each(WORDS.sentences[lang])("sentence %j", (text, wanted) => expect(said.say(text, (seat) => NAMES[seat] ?? "")).toBe(wanted));
  test.each(WORDS.own[lang])("to seat %i %j", (seat, text, wanted) => expect(said.say(text, (each) => NAMES[each] ?? "", seat)).toBe(wanted));
  test.each(WORDS.prompts[lang])("prompt %s %s %j", (game, choice, verbs, wanted) => expect(said.prompt(game, choice, verbs)).toBe(wanted));
});
