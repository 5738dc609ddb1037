import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { covers } from "./tools/covers.ts";
import { icons } from "./tools/icons.ts";

export default defineConfig({
  plugins: [covers(), icons(), svelte()],
  build: {
    outDir: "../src/grimorio/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
