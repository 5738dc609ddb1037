import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./lib/i18n.svelte";
import { startMotion } from "./lib/motion.svelte";
import { startPace } from "./lib/pace.svelte";
import { startTheme } from "./lib/theme.svelte";

startTheme();
startMotion();
startPace();
const target = document.getElementById("app");
if (target) {
  await startLanguage();
  mount(App, { target });
}
