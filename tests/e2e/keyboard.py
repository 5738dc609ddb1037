"""A player who has only keys, and sees where the focus is."""

from typing import Any

from playwright.sync_api import Page

# The next key, as somebody would press it who knows the table: 1 takes the first button of the
# lectern, Tab and its reverse lead to the hand and the board, Enter lifts and does.
NEXT_KEY = """([chance, allowed]) => {
  const round = document.querySelector("dialog.round");
  const prompt = document.querySelector(".prompt");
  if (!round && document.querySelector(".end table")) return { over: true };
  if (round) return { key: "Escape" };
  const at = document.activeElement;
  const state = { version: prompt?.dataset.version, focus: at?.outerHTML.slice(0, 160) };
  const lost = at === document.body;
  if (prompt?.dataset.mine !== "true" || prompt.dataset.busy === "true")
    return { ...state, lost, key: document.querySelector(".prompt .skip") ? " " : null };
  const lit = "[data-open]:not(.far):not(.picked)";
  const sheet = document.querySelector(".sheet:not(.lowered)");
  const found = [...(sheet ?? document).querySelectorAll(lit)];
  const open = found.filter((one) => one.checkVisibility());
  const acts = [...document.querySelectorAll(".prompt .act button:not(:disabled)")];
  // Buttons of a sheet that say the same are not told apart by ear.
  const said = [...(sheet?.querySelectorAll("button.do") ?? [])].map((one) => one.ariaLabel);
  const same = said.filter((each, i) => !each || said.indexOf(each) !== i);
  const press = (key) => ({ ...state, lost, same, key, mine: true });
  // An answer that is sealed can be changed, but is given.
  if (document.querySelector(".question[data-sealed]")) return { ...state, lost, key: null };
  if (lost) return press("Tab");
  // What is lifted or lit is done.
  if (at.matches(".picked") && document.querySelector(".prompt .act.main")) return press("Enter");
  if (at.matches(".prompt .act button")) return press("Enter");
  if (at.matches(lit)) {
    const row = [...at.closest("[data-rove]").querySelectorAll(lit)];
    // Not always the first: some arrows on the way.
    if (chance >= allowed || row.length < 2) return press("Enter");
    return press(chance < allowed / 2 ? "ArrowRight" : "ArrowDown");
  }
  if (acts.length > 0 && (open.length === 0 || chance > 0.75)) return press("1");
  const goal = open[0] ?? acts[0];
  if (!goal) return { ...state, lost, key: null };
  const near = open.find((one) => one.closest("[data-rove]") === at.closest("[data-rove]"));
  if (near) {
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const [from, to] = [at, near].map((one) => middle(one.getBoundingClientRect()));
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    if (Math.abs(dx) > Math.abs(dy)) return press(dx > 0 ? "ArrowRight" : "ArrowLeft");
    return press(dy > 0 ? "ArrowDown" : "ArrowUp");
  }
  const before = goal.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
  return press(before ? "Shift+Tab" : "Tab");
}"""


# What is heard, and when a sheet of a round takes the focus; whether it would close by itself.
LISTEN = """() => {
  window.heard = [];
  const voice = document.querySelector(".voice");
  new MutationObserver(() => window.heard.push(voice.innerText.trim()))
    .observe(voice, { childList: true, subtree: true, characterData: true });
  document.addEventListener("focusin", ({ target }) => {
    if (!target.matches("dialog.round h2")) return;
    window.heard.push(`SHEET ${target.innerText}${document.querySelector(".clock") ? " !" : ""}`);
  });
}"""


class Keyboard:
    """Counts what is pressed, and where focus was lost."""

    def __init__(self, page: Page, chances: Any) -> None:
        self.page = page
        self.chances = chances
        self.keys = 0
        self.decisions: set[str] = set()
        self.lost: list[str] = []
        self.same: list[str] = []
        self.last: tuple[Any, ...] = ()
        self.waited = 0

    def press(self) -> bool:
        """One key, or a moment's wait; whether the game goes on."""
        found = self.page.evaluate(NEXT_KEY, [self.chances.random(), 0.2])
        if found.get("over"):
            return False
        now = (found.get("version"), found.get("focus"), found.get("key"))
        if not found.get("key") or (now == self.last and self.waited < 40):
            # Nobody presses again before the table has answered.
            self.waited += 1
            self.page.wait_for_timeout(25)
            return True
        self.last, self.waited = now, 0
        if found.get("mine"):
            self.keys += 1
            self.same += found.get("same", [])
            if found["lost"] and self.decisions:
                self.lost.append(found["version"])
            self.decisions.add(found["version"])
        self.page.keyboard.press(found["key"])
        return True

    def play(self, most: int = 6000) -> bool:
        return any(not self.press() for _ in range(most))
