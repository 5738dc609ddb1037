import { expect, test } from "vitest";
import { aloud } from "./aloud";

test.each([
  ["es", "Decepción: tú 5 → 0 y Morgana 1 → 6.. Merlín", "Decepción: tú de 5 a 0 y Morgana de 1 a 6. Merlín"],
  ["en", "you 5 → 0 and Morgana 1 → 6.", "you from 5 to 0 and Morgana from 1 to 6."],
  ["es", "verde 3 → B3, nadie", "verde 3 a B3, nadie"],
  ["en", "green 3 → B3, won blue 2", "green 3 to B3, won blue 2"],
  ["es", "Verde: 0 → 1 de 6.", "Verde: de 0 a 1 de 6."],
  ["en", "Brown → B2", "Brown to B2"],
  ["en", "Red 1/6, Black 5 → 6/6.", "Red 1 of 6, Black from 5 to 6 of 6."],
  ["es", "orden 2/5, +3 si es exacta", "orden 2 de 5, +3 si es exacta"],
  ["es", "3/4/2026, a/3, 10.0.0.0/24 y 3/4b", "3/4/2026, a/3, 10.0.0.0/24 y 3/4b"],
  ["es", "◀ A la izquierda", "A la izquierda"],
  ["en", "Place right ▶", "Place right"],
  ["en", "Round 2 · turn 3 · Ana", "Round 2, turn 3, Ana"],
  ["en", "Morgana is thinking…. Sent.", "Morgana is thinking… Sent."],
  ["en", "Wait for it... and «stay» .", "Wait for it... and «stay» ."],
] as const)("%s: %s", (lang, written, heard) => expect(aloud(written, lang)).toBe(heard));

test("a sign between two numbers is a word", () => {
  expect(aloud("1 ≥ 1", "en")).toBe("1, enough for 1");
  expect(aloud("4 ≥ 2", "es")).toBe("4, basta para 2");
});
