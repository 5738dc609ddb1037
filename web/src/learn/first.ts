import { go } from "../lib/router.svelte";
import { remember } from "../lib/memory";
import { api } from "../net";

/** The first game after the lessons: two novices, and the coach if he is wanted. */
export async function firstGame(game: string, coach: boolean): Promise<void> {
  const { id } = await api.create({ game, seats: 3, mode: "bots", bots: ["novice", "novice"] });
  remember("been", "yes");
  remember("coach", coach ? id : "");
  go(`/m/${id}`);
}
