import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg)$/;

/** Beside every text of the finished page: the same packed, by brotli and by gzip, if that is smaller. The server packs nothing. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) if (TEXT.test(name)) pack(join(folder, name));
    },
  };
}

function pack(file: string): void {
  const plain = readFileSync(file);
  const packed = { br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }), gz: gzipSync(plain, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(packed)) if (bytes.length < plain.length) writeFileSync(`${file}.${ending}`, bytes);
}
