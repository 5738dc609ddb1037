import type { GameUI } from "../table/context";

/** One folder a game; each travels only when it is played. */
const FOLDERS: Record<string, () => Promise<{ ui: GameUI }>> = {
  conclave: () => import("./conclave"),
  cronicas: () => import("./cronicas"),
  magia: () => import("./magia"),
  bellum: () => import("./bellum"),
};

export async function loadGame(id: string): Promise<GameUI> {
  const folder = FOLDERS[id];
  if (!folder) throw new Error(`there is no board for the game "${id}"`);
  return (await folder()).ui;
}
