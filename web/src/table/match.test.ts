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

const sync = { type: "sync", version: 0, since: -1, log: [], events: [], players: [], question: null, answers: null, standing: null, outcome: null } as Partial<Sync>;

test("an act that was not heard is said again with its key", async () => {
  const { Match } = await import("./match.svelte");
  const match = new Match("m", false);
  const action = { id: 3, text: "pass", verb: "pass", args: {} };
  Line.last.hear({ ...sync, decision: { id: 7, actions: [action] } } as Partial<Sync>);
  match.act(action);
  const [said] = Line.last.sent.slice(-1);
  Line.last.hear({ type: "error", text: { key: "table-too-fast", args: {} } } as Partial<Incoming>);
  expect(match.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1500);
  expect(Line.last.sent.slice(-2)).toEqual([said, said]);
  match.close();
});

test("what all are asked is shown before what is still to be shown", async () => {
  const { Match } = await import("./match.svelte");
  const match = new Match("m", false);
  Line.last.hear(sync);
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

test("after a stop what begins is told step by step, and nothing can be chosen before", async () => {
  const { Match } = await import("./match.svelte");
  const match = new Match("m", false);
  match.stops = (events) => events.some((each) => each.kind === "ended");
  match.opens = (events) => events.filter((each) => each.kind === "began");
  Line.last.hear(sync);
  const told = (kind: string, seat: number) => ({ ...update(1, null).events![0]!, kind, seat });
  const round = { ...update(1, null), events: [told("ended", 1), told("began", 0), told("began", 1)] };
  Line.last.hear(round as Partial<Incoming>);
  expect([match.stopped?.length, match.opening.length]).toEqual([3, 0]);
  Line.last.hear(update(2, null) as Partial<Incoming>);
  match.release();
  expect([match.stopped, match.opening.length, match.left]).toEqual([null, 2, 3]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(match.opening.map((each) => each["seat"])).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(200);
  expect(match.opening.map((each) => each["seat"])).toEqual([1]);
  expect(match.version).toBe(1);
  await vi.advanceTimersByTimeAsync(1200);
  expect([match.opening.length, match.version]).toEqual([0, 2]);
  Line.last.hear({ ...round, version: 3, outcome: { winners: [0] } } as Partial<Incoming>);
  await vi.advanceTimersByTimeAsync(1300);
  expect(match.stopped).not.toBeNull(); // the last round is read like every other
  match.release();
  expect(match.opening).toEqual([]);
  match.close();
});

test("what happened is shown again, and the present is a tap away", async () => {
  const { Match } = await import("./match.svelte");
  const match = new Match("m", false);
  const action = { id: 3, text: "pass", verb: "pass", args: {} };
  const mine = { decision: { id: 7, actions: [action] } };
  const view = { seat: 0, seats: 2, deciding: [0], choice: "x" };
  Line.last.hear({ ...sync, seat: 0, view, standing: { numbers: [], ahead: [] }, ...mine } as Partial<Sync>);
  expect(match.canShowAgain).toBe(false);
  match.act(action);
  Line.last.hear(update(1, null) as Partial<Incoming>);
  Line.last.hear(update(2, null) as Partial<Incoming>);
  Line.last.hear({ ...update(3, null), ...mine } as Partial<Incoming>);
  await vi.advanceTimersByTimeAsync(5000);
  expect(match.version).toBe(3);
  expect(match.decision).not.toBeNull();

  match.showAgain();
  expect([match.version, match.left, match.again]).toEqual([1, 2, true]); // as it was after one's own act
  expect(match.decision).toBeNull();
  await vi.advanceTimersByTimeAsync(400);
  expect(match.version).toBe(2);
  Line.last.hear(update(4, null) as Partial<Incoming>); // what comes meanwhile waits
  await vi.advanceTimersByTimeAsync(1100);
  expect(match.version).toBe(2);
  await vi.advanceTimersByTimeAsync(200);
  expect([match.version, match.left]).toEqual([3, 0]);
  await vi.advanceTimersByTimeAsync(1300);
  expect([match.version, match.again]).toEqual([4, false]);

  match.showAgain();
  expect(match.version).toBe(1);
  match.skip();
  expect([match.version, match.again]).toEqual([4, false]);
  match.showAgain();
  Line.last.hear(update(5, question) as Partial<Incoming>); // all are asked: nothing else is shown
  expect([match.version, match.again]).toEqual([5, false]);
  expect(match.question).not.toBeNull();
  match.close();
});
