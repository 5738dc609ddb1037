import { expect, test } from "vitest";
import { marked, search } from "./search";

const section = (id: string, title: string, html: string, also = "") => ({ id, title, html, also, ours: false, tries: [] });
const SECTIONS = [
  section("CO-5", "Dar influencia", "<p>Entregas un montón.</p>", "regalo, ceder"),
  section("CO-7", "Ganar", "<p>Suma <strong>10</strong>, o regálalo.</p>"),
  section("CO-11", "Control", "<p>Quien más tiene.</p>"),
];

test("a section is found by its name, by its text, and by other words for it", () => {
  expect(search(SECTIONS, "control").found.map((each) => each.id)).toEqual(["CO-11"]);
  expect(search(SECTIONS, "regal").found.map((each) => each.id)).toEqual(["CO-7", "CO-5"]);
  expect(search(SECTIONS, "regalo").also).toEqual(["ceder"]);
  expect(search(SECTIONS, "dragón").found).toEqual([]);
});

test("accents and signs in what is typed do no harm", () => {
  expect(search(SECTIONS, "MONTON").found.map((each) => each.id)).toEqual(["CO-5"]);
  expect(search(SECTIONS, "(10").found).toEqual([]);
});

test("words are marked, tags and entities are not", () => {
  expect(marked("<p>A strong &amp; <strong>strong</strong> amp</p>", "strong")).toBe("<p>A <mark>strong</mark> &amp; <strong><mark>strong</mark></strong> amp</p>");
  expect(marked("<p>&amp; amp</p>", "amp")).toBe("<p>&amp; <mark>amp</mark></p>");
  expect(marked("<p>A</p>", "")).toBe("<p>A</p>");
});

test("a word is found by its beginning, not within another", () => {
  expect(search(SECTIONS, "ma").found.map((each) => each.id)).toEqual(["CO-11"]);
  expect(marked("<p>emptied tie</p>", "tie")).toBe("<p>emptied <mark>tie</mark></p>");
});
