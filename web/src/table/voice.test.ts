import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Voice } from "./voice.svelte";

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
  voice.show("Your turn.");
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
