import type { Component } from "svelte";
import type { Route } from "./lib/router.svelte";

/** The screens, each in a chunk of its own: nobody carries what they do not see. */
const SCREENS = {
  home: () => import("./home/Home.svelte"),
  path: () => import("./learn/Path.svelte"),
  lesson: () => import("./learn/LessonScreen.svelte"),
  about: () => import("./home/About.svelte"),
  join: () => import("./home/Join.svelte"),
  table: () => import("./table/MatchScreen.svelte"),
  replay: () => import("./table/ReplayScreen.svelte"),
};

export type Screen = keyof typeof SCREENS;

/** The words that a screen needs beside the page's own. */
export const textsOf = (screen: Screen): string[] => (screen === "join" || screen === "replay" ? ["ends"] : []);

/** Which screen an address leads to, and what it needs to know; null: none. */
export function screenOf(route: Route): { screen: Screen; key: string; props: Record<string, unknown> } | null {
  switch (route.page) {
    case "missing":
      return null;
    case "home":
    case "tables":
    case "learn":
      // One screen: it stays when one goes from the covers to the tables.
      return { screen: "home", key: "", props: { tab: route.page === "home" ? "play" : route.page } };
    case "path":
      return { screen: "path", key: route.game, props: { game: route.game } };
    case "lesson":
      return { screen: "lesson", key: `${route.game}/${route.lesson}`, props: { game: route.game, lesson: route.lesson } };
    case "about":
      return { screen: "about", key: "", props: {} };
    case "join":
      return { screen: "join", key: route.secret, props: { secret: route.secret } };
    case "replay":
      return { screen: "replay", key: route.id, props: { id: route.id } };
    default:
      // Who goes from the door to the watchers' place comes to another screen of the same table.
      return { screen: "table", key: `${route.page}/${route.id}`, props: { id: route.id, watching: route.page === "watch" } };
  }
}

export async function load(screen: Screen): Promise<Component<Record<string, unknown>>> {
  return (await SCREENS[screen]()).default as unknown as Component<Record<string, unknown>>;
}
