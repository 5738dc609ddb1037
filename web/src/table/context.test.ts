import { expect, test } from "vitest";
import { needTexts, startLanguage } from "../lib/i18n.svelte";
import { speak, titleOf } from "./context";
import type { TableContext } from "./context";

const players = ["Ana", "Benny"].map((name, seat) => ({ name, seat, kind: "human" }));
const at = (seat: number | null, shared = false): TableContext => ({ game: "conclave", players, shared, view: { seat } }) as unknown as TableContext;
const undone = { key: "table-log-taken-back", args: { seat: { seat: 0 } } };

test("nobody is you to who only watches, and on a device that goes round", async () => {
  Object.assign(globalThis, { document: { documentElement: {} }, navigator: { languages: ["en"] } });
  await startLanguage();
  await needTexts("shared");
  expect([at(0), at(1), at(null), at(0, true)].map((table) => speak(table, undone))).toEqual([
    "You take your last choice back.",
    ...Array<string>(3).fill("Ana takes their last choice back."),
  ]);
  expect([at(0), at(1), at(0, true)].map((table) => titleOf(table, 0))).toEqual(["You", "Ana", "Ana"]);
  // In a replay one's own seat is known, whoever's eyes it is seen with.
  expect([0, 1, null].map((you) => titleOf({ ...at(null), you }, 0))).toEqual(["You", "Ana", "Ana"]);
});
