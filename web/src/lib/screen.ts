import { MediaQuery } from "svelte/reactivity";
import { inQueries } from "./letters";

/** A question about the screen, asked again whenever it changes: the same as in a style sheet. */
export const screen = (query: string): MediaQuery => new MediaQuery(inQueries(query));

/** How many pixels of the screen one written pixel is. */
export const pixel = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
