import type { Plugin } from "vite";
import { inQueries } from "../src/lib/letters.ts";

/** More than a hairline, which stays one: so do the strokes and letters of drawings that measure in parts of a cell. */
const HAIR = 2;

/** The lengths of a style sheet, of media and container queries too, in the height of a letter: `48px` becomes `3rem`. */
export const inLetters = (css: string): string => css.replace(/@media[^{]+/g, inQueries).replace(/(?<![\w#.-])(-?)(\d*\.?\d+)px\b/g, (all, sign: string, size: string) => (Number(size) > HAIR ? `${sign}${Number(size) / 16}rem` : all));

/** Whoever reads letters twice as large sees everything twice as large, as if zoomed in: sizes are written in pixels at 16 to the letter. */
export function lengths(): Plugin {
  return {
    name: "lengths",
    enforce: "pre",
    transform: (code, id) => (/\.css(\?|$)/.test(id) ? { code: inLetters(code), map: null } : undefined),
  };
}
