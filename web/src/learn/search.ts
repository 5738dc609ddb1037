import type { RuleSection } from "../protocol";

const ACCENTS: Record<string, string> = { a: "aá", e: "eé", i: "ií", o: "oó", u: "uúü", n: "nñ" };

/** The words as somebody types them: small, and with or without accents. */
export function pattern(query: string): RegExp {
  const plain = query.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const source = plain.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/[aeioun]/g, (letter) => `[${ACCENTS[letter]}]`);
  // Words are found by their beginning.
  return new RegExp(source && `(?<!\\p{L})${source}`, "giu");
}

const bare = (html: string): string => html.replace(/<[^>]+>/g, " ");

/** The sections that speak of something, by name or text first, then by other words for it. */
export function search(sections: RuleSection[], query: string): { found: RuleSection[]; also: string[] } {
  const wanted = pattern(query);
  const has = (text: string): boolean => text.search(wanted) >= 0;
  const named = sections.filter((each) => has(each.title));
  const told = sections.filter((each) => !named.includes(each) && has(bare(each.html)));
  const other = sections.filter((each) => !named.includes(each) && !told.includes(each) && has(each.also));
  const also = [...named, ...told, ...other].filter((each) => has(each.also)).flatMap((each) => each.also.split(",").map((word) => word.trim()));
  return { found: [...named, ...told, ...other], also: [...new Set(also)].filter((word) => word && !has(word)).slice(0, 4) };
}

/** The digest with what was looked for marked; only its words change, never its tags. */
export function marked(html: string, query: string): string {
  if (!query.trim()) return html;
  const wanted = pattern(query);
  return html.split(/(<[^>]+>|&\w+;)/).map((part, i) => (i % 2 === 1 ? part : part.replace(wanted, (word) => (word ? `<mark>${word}</mark>` : "")))).join("");
}
