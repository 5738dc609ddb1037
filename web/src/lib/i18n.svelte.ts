import type { FluentVariable } from "@fluent/bundle";
import type { Text } from "../protocol";
import { recall, remember } from "./memory";
import { Speech } from "./speech";
import type { Lang, SeatNames } from "./speech";

type Loader = () => Promise<string>;

/** The same files that the terminal reads, one chunk each. */
const FILES = import.meta.glob<string>(
  ["../../../src/grimorio/texts/*.ftl", "../../../src/grimorio/games/*/texts/*.ftl"],
  { query: "?raw", import: "default" },
);
const ROOT = "../../../src/grimorio";

let speech = $state.raw(new Speech("es", []));
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
  speech = new Speech(lang, await Promise.all([...wanted].map((part) => read(part, lang))));
  document.documentElement.lang = lang;
}

/** Load a further set of texts: "shared", or a game's id. */
export async function needTexts(...parts: string[]): Promise<void> {
  const fresh = parts.filter((part) => !wanted.has(part));
  if (fresh.length === 0) return;
  for (const part of fresh) wanted.add(part);
  await rebuild(speech.lang);
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

export const lang = (): Lang => speech.lang;
export const has = (key: string): boolean => speech.has(key);
export const t = (key: string, args: Record<string, FluentVariable> = {}): string => speech.t(key, args);
export const say = (text: Text, names: SeatNames): string => speech.say(text, names);
export const prompt = (game: string, choice: string, verbs: string[]): string => speech.prompt(game, choice, verbs);
export const listed = (items: string[]): string => speech.listed(items);
