import type { Lang } from "./speech";

const WORDS = {
  es: { from: "de $1 a $2", to: " a ", least: "basta para", of: "$1 de $2" },
  en: { from: "from $1 to $2", to: " to ", least: "enough for", of: "$1 of $2" },
};

/** What is written with signs for the eye, in words for the ear. */
export function aloud(text: string, lang: Lang): string {
  const words = WORDS[lang];
  return text
    .replace(/(\d+) ?→ ?(\d+)/g, words.from)
    .replace(/ ?→ ?/g, words.to)
    .replace(/(?<![\p{L}\d/.-])(\d+)\/(\d+)(?![\p{L}\d/-])/gu, words.of)
    .replace(/ ?≥ ?/g, `, ${words.least} `)
    .replace(/[◀▶▸▹×✓✕⇤⇥](?=\s)|(?<=\s)[◀▶▸▹×✓✕⇤⇥]/g, "")
    .replace(/ · /g, ", ")
    .replace(/(?<!\.)\.\.(?!\.)/g, ".")
    .replace(/([?!…])\.(?=\s|$)/g, "$1")
    .replace(/ {2,}/g, " ")
    .trim();
}
