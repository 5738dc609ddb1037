import { MediaQuery } from "svelte/reactivity";

// Sizes are written in pixels, and mean sixteenths of a letter's height, as the build makes of them in style sheets.

/** A question about the screen, asked again whenever it changes. */
export const screen = (query: string): MediaQuery => new MediaQuery(query.replace(/(\d+)px/g, (_, size: string) => `${Number(size) / 16}rem`));

/** How many pixels of the screen one written pixel is. */
export const pixel = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
