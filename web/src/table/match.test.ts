import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Incoming, Question, Sync, Update } from "../protocol";

class Line {
  static last: Line;
  static OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: Partial<Incoming>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const question: Question = { left: 12_000, longer: 10, by_hand: true, answer: null, owing: [0] };

function update(version: number, asked: Question | null): Partial<Update> {
  const log = { key: "x", args: {} };
  const view = { seat: 0, seats: 2, deciding: [0], choice: "x" };
  const when = { round: 0, turn: 1, seat: 0, part: "" };
  return { type: "update", since: version - 1, version, events: [{ kind: "x", log, recap: null, when, hits: [] }], view, standing: { numbers: [], ahead: [] }, decision: null, question: asked, undo: false, outcome: null };
}

test("what all are asked is shown before what is still to be shown", async () => {
  const { Match } = await import("./match.svelte");
  const match = new Match("m", false);
  Line.last.hear({ type: "sync", version: 0, since: -1, log: [], events: [], players: [], question: null, answers: null, standing: null, outcome: null } as Partial<Sync>);
  for (const version of [1, 2, 3, 4]) Line.last.hear(update(version, null) as Partial<Incoming>);
  expect(match.version).toBe(1); // the others wait for the eye
  Line.last.hear(update(5, question) as Partial<Incoming>);
  expect(match.version).toBe(5);
  expect(match.question?.left).toBe(12_000);
  expect(match.until).not.toBeNull();
  Line.last.hear({ type: "question", question: { ...question, left: 24_000, longer: 9 } });
  expect(match.question?.longer).toBe(9);
  Line.last.hear(update(6, null) as Partial<Incoming>);
  await vi.advanceTimersByTimeAsync(2000);
  expect(match.question).toBeNull();
  match.close();
});
