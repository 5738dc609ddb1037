import { recall, remember } from "./memory";

/** How long pieces take to move, as a part of the usual time. */
const PACE = { normal: 1, fast: 0.4, off: 0 };

export type Motion = keyof typeof PACE;
export const MOTIONS = Object.keys(PACE) as Motion[];

const state = $state<{ motion: Motion }>({ motion: "normal" });

function show(motion: Motion): void {
  state.motion = motion;
  document.documentElement.dataset.motion = motion;
}

/** The reader's earlier choice, or what the system prefers. */
export function startMotion(): void {
  const kept = MOTIONS.find((each) => each === recall("motion"));
  show(kept ?? (matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal"));
}

export function motion(): Motion {
  return state.motion;
}

export function setMotion(motion: Motion): void {
  show(motion);
  remember("motion", motion);
}

/** How long to take for what usually takes so many milliseconds; nothing if nobody looks. */
export function lasting(milliseconds: number): number {
  return document.hidden ? 0 : milliseconds * PACE[state.motion];
}
