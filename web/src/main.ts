import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadGame } from "./games";
import { startLanguage } from "./lib/i18n.svelte";
import { startMotion } from "./lib/motion.svelte";
import { route } from "./lib/router.svelte";
import { startPace } from "./lib/pace.svelte";
import { startTheme } from "./lib/theme.svelte";
import { load, screenOf, textsOf } from "./screens";

startTheme();
startMotion();
startPace();
const target = document.getElementById("app");
if (target) {
  // What the address leads to travels together with the words for it.
  const wanted = screenOf(route());
  if (wanted) void load(wanted.screen).catch(() => undefined);
  // The server names the game of a table: it comes before the table has said a word.
  const game = document.querySelector<HTMLMetaElement>('meta[name="grimorio-game"]')?.content;
  if (game) void loadGame(game).catch(() => undefined);
  await startLanguage(...(wanted ? textsOf(wanted.screen) : []), ...(game ? ["shared", game] : []));
  mount(App, { target });
}
