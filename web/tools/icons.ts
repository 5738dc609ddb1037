import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { rounded } from "./paths.ts";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

/** How coarse the pictures are drawn, in units of their 512: nobody sees it, and they weigh half. */
const GRID = 4;

/**
 * `import raven from "icon:raven"` gives the SVG body of one game-icons picture, so that a page
 * carries only the pictures that it draws and each game's pictures travel with its board.
 */
export function icons(): Plugin {
  const prefix = "\0icon:";
  const load = createRequire(import.meta.url);
  const set = load("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "grimorio-icons",
    enforce: "pre",
    resolveId(source) {
      return source.startsWith("icon:") ? `\0${source}` : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const icon = set.icons[name];
      if (!icon) throw new Error(`game-icons has no picture called "${name}"`);
      const body = icon.body.replace(/ d="([^"]+)"/g, (_, path: string) => ` transform="scale(${GRID})" d="${rounded(path, GRID)}"`);
      return `export default ${JSON.stringify(body)};`;
    },
  };
}
