import type { GameUI } from "../table/context";

/** One folder for each game that the page was built with; each travels only when it is played. */
const FOLDERS: Record<string, () => Promise<{ ui: GameUI }>> = {
  conclave: () => import("./conclave"),
  cronicas: () => import("./cronicas"),
  magia: () => import("./magia"),
  bellum: () => import("./bellum"),
};

export async function loadGame(id: string): Promise<GameUI> {
  const folder = FOLDERS[id] ?? (() => import("./plain"));
  return (await folder()).ui;
}
