import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** What only the terminal and whoever runs a server are told. */
const ELSEWHERE = /^((cli|edition-start|error-(store|proxy|port|limit|package|own-bot))-|error-own-bot |(?!web)[a-z]+-start )/;
/** What is said when a request or a file is refused; what is wrong with a choice is said at every table. */
const ERRORS = /^(error-(?!unknown-action|action-|choice|illegal|not-offered|match-over)|verify-)/;

/** A file of texts as the page needs it: without remarks; of what is said about refusals, all or nothing. */
export function trimmed(fluent: string, errors: boolean): string {
  const messages = fluent.replace(/^#.*\n/gm, "").split(/\n(?=[a-z])/);
  const kept = messages.map((each) => each.trim()).filter((each) => each && !ELSEWHERE.test(each) && ERRORS.test(each) === errors);
  return kept.join("\n");
}

/** `<file>.ftl?said` is such a text, `<file>.ftl?errors` the rest of it. */
export function texts(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "said" && query !== "errors") return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(trimmed(readFileSync(file, "utf8"), query === "errors"))};`;
    },
  };
}
