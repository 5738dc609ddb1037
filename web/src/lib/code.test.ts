import { expect, test } from "vitest";
import { pathsOf } from "./code";

const ID = "Ab3_-Ab3_-Ab3_-Ab3_-12";

test("a link leads where it says, however much of it was sent", () => {
  for (const kind of "jmwr") {
    for (const given of [`http://casa.test:8000/${kind}/${ID}`, `casa.test/${kind}/${ID}/`, ` /${kind}/${ID}?step=3#x `, `${kind}/${ID}`, `Ven: https://casa.test/${kind}/${ID} hoy`]) {
      expect(pathsOf(given)).toEqual([`/${kind}/${ID}`]);
    }
  }
});

test("a code is an invitation, or else the name of a table", () => {
  expect(pathsOf(`  ${ID}\n`)).toEqual([`/j/${ID}`, `/m/${ID}`]);
});

test("nothing else is taken for one", () => {
  for (const given of ["", "   ", "hola", "https://example.org/x", `/x/${ID}`, `/j/${ID}x`, `/j/${ID.slice(1)}`, "/j/"]) expect(pathsOf(given)).toEqual([]);
});
