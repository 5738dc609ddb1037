import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./tools/compress.ts";
import { covers } from "./tools/covers.ts";
import { icons } from "./tools/icons.ts";
import { lengths } from "./tools/lengths.ts";
import { texts } from "./tools/texts.ts";

const shared = (importers: readonly string[]): boolean =>
  importers.some((each) => each.endsWith("/kinds.ts")) || ["/home/", "/src/table/"].every((folder) => importers.some((each) => each.includes(folder)));

export default defineConfig({
  plugins: [covers(), texts(), icons(), lengths(), svelte(), compress()],
  build: {
    outDir: "../src/grimorio/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    // Many small files weigh more than one, and each is a request.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "common", test: /src\/(lib\/|art\/(Button|Flag|Icon))/, priority: 3 },
            // Pictures that many tables show, or that the first page shares with them.
            { name: (id, chunks) => (id.includes("icon:") && shared(chunks.getModuleInfo(id)?.importers ?? []) ? "signs" : null), priority: 2 },
            { name: "table", test: /src\/table\/(Shell|Lectern|Spot|Seal|SeatPanel|Recap|choice|context|flip|reach|leading|match|rove|voice)\b/, priority: 1 },
          ],
        },
      },
    },
    // Which files each screen and each game needs, for the server.
    manifest: "chunks.json",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
