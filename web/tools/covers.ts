import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** `<game>/texts/<lang>.ftl?cover` is what the cover of a game says: its title and its pitch, a line each. */
export function covers(): Plugin {
  return {
    name: "covers",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "cover") return undefined;
      this.addWatchFile(file);
      const lines = readFileSync(file, "utf8").match(/^\w+-(title|pitch) = .+$/gm) ?? [];
      if (lines.length !== 2) this.error(`${file} must tell title and pitch`);
      return `export default ${JSON.stringify(lines.join("\n"))};`;
    },
  };
}
