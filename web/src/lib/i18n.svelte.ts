import type { FluentVariable } from "@fluent/bundle";
import { api } from "../net";
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
/** What the covers of the games say: the first page needs no more of them. */
const COVERS = import.meta.glob<string>("../../../src/grimorio/games/*/texts/*.ftl", {
  query: "?cover",
  import: "default",
  eager: true,
});
const ROOT = "../../../src/grimorio";

let speech = $state.raw(new Speech("es", []));
const wanted = new Set<string>(["web"]);

function fileOf(part: string, lang: Lang): string {
  if (part === "web") return `${ROOT}/texts/web.${lang}.ftl`;
  if (part === "shared") return `${ROOT}/texts/${lang}.ftl`;
  return `${ROOT}/games/${part}/texts/${lang}.ftl`;
}

/** Whether a game came with a package, and not with the page. */
const isBrought = (part: string): boolean => !(fileOf(part, "es") in FILES);

async function read(part: string, lang: Lang): Promise<string> {
  if (isBrought(part)) return (await api.texts(part, lang)).fluent;
  const loader = FILES[fileOf(part, lang)] as Loader | undefined;
  return loader ? loader() : "";
}

async function rebuild(lang: Lang): Promise<void> {
  const brought = [...wanted].filter(isBrought);
  const covers = Object.keys(COVERS).filter((file) => file.endsWith(`/${lang}.ftl`));
  // Ours come first: a text that is there is never replaced.
  const ordered = [...[...wanted].filter((part) => !isBrought(part)), ...brought];
  const texts = await Promise.all(ordered.map((part) => read(part, lang)));
  speech = new Speech(lang, [...covers.map((file) => COVERS[file] ?? ""), ...texts], brought);
  document.documentElement.lang = lang;
}

/** Load a further set of texts: "shared", or a game's id. */
export async function needTexts(...parts: string[]): Promise<void> {
  const fresh = parts.filter((part) => !wanted.has(part));
  if (fresh.length === 0) return;
  for (const part of fresh) wanted.add(part);
  try {
    await rebuild(speech.lang);
  } catch (error) {
    for (const part of fresh) wanted.delete(part);
    throw error;
  }
}

export async function startLanguage(): Promise<void> {
  const kept = recall("lang");
  const spoken = navigator.languages.find((each) => /^(es|en)\b/.test(each)) ?? "es";
  const lang = kept === "es" || kept === "en" ? kept : spoken.startsWith("en") ? "en" : "es";
  await rebuild(lang);
}

export async function setLanguage(lang: Lang): Promise<void> {
  remember("lang", lang);
  // Without a line, the texts of a package stay as they are until the page is opened again.
  await rebuild(lang).catch(() => undefined);
}

/** What a game is called, as far as its texts are here. */
export function gameTitle(id: string): string {
  const key = `${id}-title`;
  return speech.has(key) ? speech.t(key) : id.charAt(0).toUpperCase() + id.slice(1);
}

export const lang = (): Lang => speech.lang;
export const has = (key: string): boolean => speech.has(key);
export const t = (key: string, args: Record<string, FluentVariable> = {}): string => speech.t(key, args);
export const say = (text: Text, names: SeatNames): string => speech.say(text, names);
export const prompt = (game: string, choice: string, verbs: string[]): string => speech.prompt(game, choice, verbs);
export const listed = (items: string[]): string => speech.listed(items);
