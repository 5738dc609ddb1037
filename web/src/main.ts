import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./lib/i18n.svelte";
import { startTheme } from "./lib/theme.svelte";

startTheme();
const target = document.getElementById("app");
if (target) {
  await startLanguage();
  mount(App, { target });
}
