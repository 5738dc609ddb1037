import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Voice } from "./voice.svelte";

const LONG = "Morgana plays the Archmage of wisdom, takes an ally of Circe and wins the encounter with all its cards. ".repeat(3).trim();
let sheet = false;
beforeEach(() => {
  vi.useFakeTimers();
  sheet = false;
  vi.stubGlobal("document", { querySelector: () => (sheet ? {} : null) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("joins what comes faster than speech, in order, and loses nothing", () => {
  const voice = new Voice();
  const heard: string[] = [];
  for (let i = 0; i < 30; i += 1) {
    voice.tell(`Event ${i}.`);
    vi.advanceTimersByTime(50);
    if (heard.at(-1) !== voice.said.text) heard.push(voice.said.text);
  }
  vi.advanceTimersByTime(20_000);
  heard.push(voice.said.text);
  expect([...new Set(heard.filter(Boolean))].join(" ")).toBe(Array.from({ length: 30 }, (_, i) => `Event ${i}.`).join(" "));
  expect(voice.said.count).toBeLessThan(10);
});

test("of previews that nobody has heard only the last is read, after what happened", () => {
  const voice = new Voice();
  voice.show("First look.");
  voice.tell("Merlín plays.");
  voice.show("Second look.");
  vi.advanceTimersByTime(100);
  expect(voice.said.text).toBe("Merlín plays. Second look.");
});

test("what is asked is read after what led to it, however they came", () => {
  const voice = new Voice();
  voice.ask("Your turn.");
  voice.tell("Merlín plays.");
  vi.advanceTimersByTime(100);
  expect(voice.said.text).toBe("Merlín plays. Your turn.");
});

test("waits for a sheet to be closed, since nothing under it is heard", () => {
  const voice = new Voice();
  sheet = true;
  voice.tell("Morgana wins the encounter.");
  vi.advanceTimersByTime(5000);
  expect(voice.said.text).toBe("");
  sheet = false;
  vi.advanceTimersByTime(300);
  expect(voice.said.text).toBe("Morgana wins the encounter.");
});

test("the answer to a key is said at once, and what happens meanwhile is told after it", () => {
  const voice = new Voice();
  voice.tell(LONG);
  vi.advanceTimersByTime(500);
  voice.tell("Circe plays.");
  voice.answer("You need 10 here.");
  vi.advanceTimersByTime(50);
  expect(voice.said.text).toBe("You need 10 here.");
  vi.advanceTimersByTime(5000);
  expect(voice.said.text).toBe("Circe plays.");
});

test("an answer never takes away what is said in the same moment", () => {
  const voice = new Voice();
  voice.tell("Circe plays.");
  vi.advanceTimersByTime(40);
  voice.answer("You need 10 here.");
  vi.advanceTimersByTime(50);
  expect(voice.said.text).toBe("Circe plays.");
  vi.advanceTimersByTime(100);
  expect(voice.said.text).toBe("You need 10 here.");
});

test("what passes is cut short by what comes next", () => {
  const voice = new Voice();
  voice.show(LONG);
  vi.advanceTimersByTime(100);
  voice.show("B3: 12.");
  vi.advanceTimersByTime(100);
  expect(voice.said.text).toBe("B3: 12.");
});

test("what was asked before one's own act is not said after it, and what comes of the act does not wait", () => {
  const voice = new Voice();
  voice.tell(LONG);
  vi.advanceTimersByTime(300);
  voice.ask("Play a card.");
  voice.show("It would win.");
  voice.hurry();
  vi.advanceTimersByTime(300);
  voice.tell("You play the Hero.");
  vi.advanceTimersByTime(50);
  expect(voice.said.text).toBe("You play the Hero.");
});

test("what is no longer true when its time comes is dropped", () => {
  const voice = new Voice();
  voice.tell(LONG);
  vi.advanceTimersByTime(100);
  voice.ask("Morgana is thinking…");
  voice.ask("");
  voice.tell("The game ends.");
  vi.advanceTimersByTime(5000);
  expect(voice.said.text).toBe("The game ends.");
});

test("what waits is said before a sheet that somebody asks for", () => {
  const voice = new Voice();
  voice.tell(LONG);
  vi.advanceTimersByTime(100);
  voice.tell("Round 1 ends.");
  voice.rush();
  expect(voice.said.text).toBe("Round 1 ends.");
});

test("a sheet can wait until what happened is read", async () => {
  const voice = new Voice();
  let opened = false;
  voice.tell(LONG);
  void voice.heard().then(() => (opened = true));
  await vi.advanceTimersByTimeAsync(3000);
  expect(opened).toBe(false);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(opened).toBe(true);
});
