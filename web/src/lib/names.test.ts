import { expect, test } from "vitest";
import { sameSitter } from "./names";

const person = (name: string) => ({ name, kind: "human" as const });

test("a namesake who gets up, or a name at last, moves nobody", () => {
  expect(sameSitter(person("Irene (2)"), person("Irene"))).toBe(true);
  expect(sameSitter(person(""), person("Irene"))).toBe(true);
  expect(sameSitter(person("Irene"), person("Marta"))).toBe(false);
  expect(sameSitter(person("Irene"), person(""))).toBe(false);
  expect(sameSitter(person("Irene"), { name: "Irene", kind: "bot" })).toBe(false);
});
