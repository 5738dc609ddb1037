/** The screens beyond the first, in a chunk of their own. */
export { default as About } from "./home/About.svelte";
export { default as Join } from "./home/Join.svelte";
export { default as MatchScreen } from "./table/MatchScreen.svelte";
export { default as Replay } from "./table/ReplayScreen.svelte";
