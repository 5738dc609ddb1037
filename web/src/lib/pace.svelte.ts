import { recall, remember } from "./memory";

/** How long an act of another seat rests on the table before the next, in milliseconds. */
const RESTS = { slow: 2400, normal: 1200, fast: 400, step: Number.POSITIVE_INFINITY };

export type Pace = keyof typeof RESTS;
export const PACES = Object.keys(RESTS) as Pace[];

/** What one can switch, and what it is at first. */
const SWITCHES = { rounds: true, marks: true, oneTap: false, continues: true, keys: true };
export type Switch = keyof typeof SWITCHES;

const state = $state<{ pace: Pace; on: Record<Switch, boolean> }>({ pace: "normal", on: { ...SWITCHES } });

export function startPace(): void {
  state.pace = PACES.find((each) => each === recall("pace")) ?? "normal";
  for (const each of Object.keys(SWITCHES) as Switch[]) {
    const kept = recall(`switch-${each}`);
    if (kept !== null) state.on[each] = kept === "on";
  }
}

export function pace(): Pace {
  return state.pace;
}

export function setPace(pace: Pace): void {
  state.pace = pace;
  remember("pace", pace);
}

export function rest(): number {
  return RESTS[state.pace];
}

export function isOn(name: Switch): boolean {
  return state.on[name];
}

export function turn(name: Switch, on: boolean): void {
  state.on[name] = on;
  remember(`switch-${name}`, on ? "on" : "off");
}
