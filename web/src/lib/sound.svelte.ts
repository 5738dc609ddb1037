import { recall, remember } from "./memory";

const state = $state({ on: recall("sound") === "on" });
let audio: AudioContext | null = null;

export function soundOn(): boolean {
  return state.on;
}

export function toggleSound(): void {
  state.on = !state.on;
  remember("sound", state.on ? "on" : "off");
  if (state.on) chime();
}

function note(context: AudioContext, pitch: number, start: number, length: number): void {
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

function play(notes: number[], step: number, length: number): void {
  if (!state.on) return;
  audio ??= new AudioContext();
  const context = audio;
  void context.resume();
  notes.forEach((pitch, i) => note(context, pitch, context.currentTime + i * step, length));
}

/** It is your turn. */
export function chime(): void {
  play([523, 784], 0.12, 0.5);
}

/** Somebody moved. */
export function tap(): void {
  play([220], 0, 0.12);
}

/** The game is over. */
export function fanfare(): void {
  play([392, 523, 659, 784], 0.13, 0.6);
}
