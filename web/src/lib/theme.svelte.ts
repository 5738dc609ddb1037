import { recall, remember } from "./memory";

export type Theme = "light" | "dark";

const state = $state<{ theme: Theme }>({ theme: "light" });

function show(theme: Theme): void {
  state.theme = theme;
  document.documentElement.dataset.theme = theme;
}

/** The reader's earlier choice, or what the system prefers. */
export function startTheme(): void {
  const kept = recall("theme");
  const night = matchMedia("(prefers-color-scheme: dark)");
  show(kept === "light" || kept === "dark" ? kept : night.matches ? "dark" : "light");
}

export function theme(): Theme {
  return state.theme;
}

export function toggleTheme(): void {
  show(state.theme === "dark" ? "light" : "dark");
  remember("theme", state.theme);
}
