export type Route =
  | { page: "home" }
  | { page: "tables" }
  | { page: "learn" }
  | { page: "path"; game: string }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "about" }
  | { page: "join"; secret: string }
  | { page: "match"; id: string }
  | { page: "watch"; id: string }
  | { page: "replay"; id: string }
  | { page: "missing" };

function parse(path: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  if (!first) return { page: "home" };
  if (first === "about" || first === "tables") return { page: first };
  if (first === "learn") return !second ? { page: "learn" } : !third ? { page: "path", game: second } : { page: "lesson", game: second, lesson: third };
  if (!second) return { page: "missing" };
  if (first === "j") return { page: "join", secret: second };
  if (first === "m") return { page: "match", id: second };
  if (first === "w") return { page: "watch", id: second };
  if (first === "r") return { page: "replay", id: second };
  return { page: "missing" };
}

let current = $state.raw<Route>(parse(location.pathname));

export function route(): Route {
  return current;
}

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  current = parse(location.pathname);
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  current = parse(location.pathname);
});

/** Links inside the page change the screen without loading it anew. */
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api") || link.hash) return;
  event.preventDefault();
  go(link.pathname);
});
