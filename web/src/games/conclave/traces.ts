// What the others did since one's own act: whose emissary emptied a space, and what was only refilled.
import type { Scene } from "../../table/context";
import type { ConclaveView } from "./model";

export interface Gone {
  seat: number;
  /** The cell of the emissary that took what lay here. */
  by: number;
}

export interface Traces {
  emptied: ReadonlyMap<number, Gone>;
  refilled: ReadonlySet<string>;
}

const NONE: Traces = { emptied: new Map(), refilled: new Set() };
const gridOf = (scene: Scene): number[] => (scene.view as ConclaveView).grid;

/** From what was there when the first of these scenes was laid. */
export function tracesOf(scenes: readonly Scene[], seat: number | null, cells: readonly string[], from: Traces = NONE): Traces {
  return scenes.slice(1).reduce((traces, scene, i) => follow(traces, gridOf(scenes[i]!), scene, seat, cells), from);
}

function follow(traces: Traces, before: number[], scene: Scene, seat: number | null, cells: readonly string[]): Traces {
  const mover = scene.events.find((each) => typeof each["seat"] === "number")?.["seat"] as number | undefined;
  if (mover === undefined) return traces;
  if (mover === seat) return NONE;
  const grid = gridOf(scene);
  const sent = scene.events.find((each) => each.kind === "mage-sent");
  // A new emissary takes the place of what the seat did the round before.
  const emptied = new Map([...traces.emptied].filter(([, gone]) => !sent || gone.seat !== mover));
  const by = cells.indexOf(String(sent?.["cell"]));
  before.forEach((had, cell) => had >= 0 && grid[cell] === -1 && emptied.set(cell, { seat: mover, by }));
  const came = scene.events.filter((each) => each.kind === "conclave-refilled").flatMap((each) => each["cards"] as string[]);
  return { emptied, refilled: new Set([...traces.refilled, ...came]) };
}
