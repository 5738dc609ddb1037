import { expect, test } from "vitest";
import type { GameEvent, View } from "../../protocol";
import type { Scene } from "../../table/context";
import { tracesOf } from "./traces";

const CELLS = ["a1", "b1", "c1"];
const scene = (grid: number[], ...events: Record<string, unknown>[]): Scene => ({ version: 0, events: events as GameEvent[], view: { grid } as unknown as View, standing: { numbers: [], ahead: [] } });
const start = scene([7, -1, 8]);
const sent = scene([-1, 9, 8], { kind: "mage-sent", seat: 1, cell: "b1" });
const drew = scene([5, 9, 8], { kind: "card-drawn", seat: 1 }, { kind: "conclave-refilled", seat: 1, cards: ["five"] });

test("acts that come in one go leave the same marks as one by one", () => {
  expect(tracesOf([start, sent], 0, CELLS).emptied).toEqual(new Map([[0, { seat: 1, by: 1 }]]));
  const all = tracesOf([start, sent, drew], 0, CELLS);
  expect(all).toEqual({ emptied: new Map([[0, { seat: 1, by: 1 }]]), refilled: new Set(["five"]) });
  expect(tracesOf([sent, drew], 0, CELLS, tracesOf([start, sent], 0, CELLS))).toEqual(all);
});

test("one's own act takes the marks away, and another of the same seat its own", () => {
  expect(tracesOf([start, sent, scene([5, 9, -1], { kind: "mage-sent", seat: 0, cell: "a1" })], 0, CELLS).emptied.size).toBe(0);
  expect([...tracesOf([start, sent, scene([5, -1, 8], { kind: "mage-sent", seat: 1, cell: "a1" })], 0, CELLS).emptied.keys()]).toEqual([1]);
});
