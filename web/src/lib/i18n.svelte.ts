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
  { query: "?said", import: "default" },
);
/** What is said when a request or a file is refused: seldom needed, and long. */
const ERRORS = import.meta.glob<string>("../../../src/grimorio/texts/e?.ftl", { query: "?errors", import: "default" });
/** What the covers of the games say: the first page needs no more of them. */
const COVERS = import.meta.glob<string>("../../../src/grimorio/games/*/texts/e?.ftl", {
  query: "?cover",
  import: "default",
  eager: true,
});
const ROOT = "../../../src/grimorio";

let speech = $state.raw(new Speech("es", []));
const wanted = new Set<string>(["web"]);

function fileOf(part: string, lang: Lang): string {
  if (["web", "ends", "lessons", "learn"].includes(part)) return `${ROOT}/texts/${part}.${lang}.ftl`;
  if (part.endsWith("/lessons")) return `${ROOT}/games/${part.replace("/", "/texts/")}.${lang}.ftl`;
  if (part === "shared" || part === "errors") return `${ROOT}/texts/${lang}.ftl`;
  return `${ROOT}/games/${part}/texts/${lang}.ftl`;
}

/** Whether a game came with a package, and not with the page. */
const isBrought = (part: string): boolean => !(fileOf(part, "es") in FILES);

async function read(part: string, lang: Lang): Promise<string> {
  if (isBrought(part)) return (await api.texts(part, lang)).fluent;
  const loader = (part === "errors" ? ERRORS : FILES)[fileOf(part, lang)] as Loader | undefined;
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

/** Load a further set of texts: "shared", "errors", "ends" (doors, lobbies, ends, replays), or a game's id. */
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

/** What the lessons of a game say: a package brings it with the rest of its texts. */
export async function needLessonTexts(game: string): Promise<void> {
  await needTexts("learn", "lessons", "shared", game, ...(isBrought(game) ? [] : [`${game}/lessons`]));
}

/** The words of the page, and of what is known to be shown first. */
export async function startLanguage(...parts: string[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  const kept = recall("lang");
  const spoken = navigator.languages.find((each) => /^(es|en)\b/.test(each)) ?? "es";
  const lang = kept === "es" || kept === "en" ? kept : spoken.startsWith("en") ? "en" : "es";
  await rebuild(lang).catch(() => {
    // What is only wanted early can come late.
    for (const part of parts) wanted.delete(part);
    return rebuild(lang);
  });
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
export const say = (text: Text, names: SeatNames, you: number | null = null): string => speech.say(text, names, you);
export const prompt = (game: string, choice: string, verbs: string[]): string => speech.prompt(game, choice, verbs);
export const listed = (items: string[]): string => speech.listed(items);
