import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import type { Arg, Text } from "../protocol";
import { recall, remember } from "./memory";

export type Lang = "es" | "en";
type Loader = () => Promise<string>;

/** The same files that the terminal reads, one chunk each. */
const FILES = import.meta.glob<string>(
  ["../../../src/grimorio/texts/*.ftl", "../../../src/grimorio/games/*/texts/*.ftl"],
  { query: "?raw", import: "default" },
);
const ROOT = "../../../src/grimorio";

let shown = $state.raw<{ lang: Lang; bundle: FluentBundle }>({
  lang: "es",
  bundle: new FluentBundle("es"),
});
const wanted = new Set<string>(["web"]);

function fileOf(part: string, lang: Lang): string {
  if (part === "web") return `${ROOT}/texts/web.${lang}.ftl`;
  if (part === "shared") return `${ROOT}/texts/${lang}.ftl`;
  return `${ROOT}/games/${part}/texts/${lang}.ftl`;
}

async function read(part: string, lang: Lang): Promise<string> {
  const loader = FILES[fileOf(part, lang)] as Loader | undefined;
  return loader ? loader() : "";
}

async function rebuild(lang: Lang): Promise<void> {
  const parts = await Promise.all([...wanted].map((part) => read(part, lang)));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of parts) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  shown = { lang, bundle };
  document.documentElement.lang = lang;
}

/** Load a further set of texts: "shared", or a game's id. */
export async function needTexts(...parts: string[]): Promise<void> {
  const fresh = parts.filter((part) => !wanted.has(part));
  if (fresh.length === 0) return;
  for (const part of fresh) wanted.add(part);
  await rebuild(shown.lang);
}

export async function startLanguage(): Promise<void> {
  const kept = recall("lang");
  const spoken = navigator.languages.find((each) => /^(es|en)\b/.test(each)) ?? "es";
  const lang = kept === "es" || kept === "en" ? kept : spoken.startsWith("en") ? "en" : "es";
  await rebuild(lang);
}

export async function setLanguage(lang: Lang): Promise<void> {
  remember("lang", lang);
  await rebuild(lang);
}

export function lang(): Lang {
  return shown.lang;
}

export function has(key: string): boolean {
  return shown.bundle.hasMessage(key);
}

/** A text by its key. A key that is missing shows itself, so that it is noticed. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const message = shown.bundle.getMessage(key);
  if (!message?.value) return key;
  return shown.bundle.formatPattern(message.value, args, []);
}

export type SeatNames = (seat: number) => string;

function resolve(arg: Arg, names: SeatNames): FluentVariable {
  if (typeof arg === "number" || typeof arg === "string") return arg;
  if (Array.isArray(arg)) return join(arg.map((each) => String(resolve(each, names))));
  if ("seat" in arg) return names(arg.seat);
  return say(arg, names);
}

function join(words: string[]): string {
  if (words.length === 0) return has("list-empty") ? t("list-empty") : "–";
  return new Intl.ListFormat(shown.lang, { type: "conjunction" }).format(words);
}

/** A text from the table, its arguments put into words first. */
export function say(text: Text, names: SeatNames): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(text.args ?? {})) args[name] = resolve(arg, names);
  return t(text.key, args);
}
