"""Every table at every size: no part covers another, the board stays, fingers reach what is lit."""

import random
import re
from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .geometry import DECIDE, EVERY, MEASURE, REACH, TIGHT, set_pace
from .player import over, ready

# The fewest and the most that may sit down, and for how many choices they are looked at.
TABLES = [("conclave", 2, 20), ("conclave", 4, 6), ("cronicas", 3, 20), ("cronicas", 6, 6),
          ("magia", 2, 20), ("magia", 6, 6), ("bellum", 2, 20), ("bellum", 5, 6)]  # fmt: skip
RULE = re.compile(r"\b[A-Z]{2}-\d+")
SOMETHING = ".end table, dialog.round, .prompt .next, .prompt[data-mine=true][data-busy=false]"

SIT_DOWN = """async ([game, seats]) => {
  const body = JSON.stringify({ game, seats, mode: "bots", bot: "random" });
  const headers = { "content-type": "application/json" };
  return (await (await fetch("/api/matches", { method: "POST", headers, body })).json()).id;
}"""

# What a plate shows is inside it (seals and crowns may stand out a little), and on no name; of
# every name there is enough to know whose it is.
PLATES = """() => {
  const faults = [];
  const shown = (each) => each.checkVisibility() && !each.closest(".sr, svg");
  for (const seat of document.querySelectorAll(".opponents .seat")) {
    const box = seat.getBoundingClientRect();
    const title = seat.querySelector(".name");
    const name = title.getBoundingClientRect();
    if (title.checkVisibility() && name.width < Math.min(title.scrollWidth, 30) - 1)
      faults.push(`${title.innerText} cannot be read`);
    for (const each of [...seat.querySelectorAll(".info *")].filter(shown)) {
      const at = each.getBoundingClientRect();
      const wide = at.left > box.left - 8 && at.right < box.right + 8;
      const inside = wide && at.bottom < box.bottom + 8;
      const alone = each.children.length === 0 && each.textContent.trim() !== "" && at.width > 0;
      const covers = alone && at.left < name.right - 2 && at.right > name.left + 2 &&
        at.top < name.bottom - 4 && at.bottom > name.top + 4;
      const sign = each.classList.contains("verdict"); // it may stick out, as a seal does
      if (at.width > 0 && !inside && !sign) faults.push(`${each.className} leaves its plate`);
      if (covers) faults.push(`${each.className} covers a name`);
    }
  }
  return [...new Set(faults)];
}"""


class Ruler:
    """Measures one table again and again, at every size."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.third = 0
        self.boards: dict[tuple[int, int], dict[tuple[int, ...], str]] = defaultdict(dict)
        self.faults: set[str] = set()
        self.reached: set[str] = set()
        self.states: set[str] = set()

    def resize(self, size: tuple[int, int]) -> Any:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        return self.page.evaluate(MEASURE, size in TIGHT)

    def some(self) -> tuple[tuple[int, int], ...]:
        """A third of the sizes, each time another."""
        self.third = (self.third + 1) % 3
        return EVERY[self.third :: 3]

    def look(self, state: str, *sizes: tuple[int, int]) -> None:
        """The parts lie apart and on the screen; the board is where it was."""
        self.states.add(state)
        for size in sizes or EVERY:
            found = self.resize(size)
            found["faults"] += self.page.evaluate(PLATES)
            self.faults |= {f"{state} at {size}: {each}" for each in found["faults"]}
            self.boards[size].setdefault(tuple(found["board"]), state)

    def reach(self) -> None:
        """Once for every kind of choice: whatever is on offer is large enough for a finger."""
        prompt = self.page.locator(".prompt .line").inner_text()
        if prompt in self.reached:
            return
        self.reached.add(prompt)
        for size in EVERY:
            self.resize(size)
            found = self.page.evaluate(REACH, size in TIGHT)
            self.faults |= {f"{prompt} at {size}: {each}" for each in found}


def change_language(page: Page) -> None:
    """By the menu, as a player would."""
    before = page.locator("html").get_attribute("lang")
    page.locator("header .tool").last.click()
    page.locator("dialog .menu button").first.click()
    expect(page.locator("html")).not_to_have_attribute("lang", str(before))
    page.keyboard.press("Escape")


def watch_the_others(page: Page, ruler: Ruler, size: tuple[int, int]) -> None:
    """Step by step: what they do rests on the table, and the table is measured with it."""
    for _ in range(200):
        page.wait_for_selector(SOMETHING)
        if ready(page) or over(page):
            return
        if page.locator("dialog.round").count():
            ruler.look("round")
            page.locator(".round .continue button").click()
        else:
            ruler.look("act", size)
            page.evaluate("document.querySelector('.prompt .skip button')?.click()")
    raise AssertionError("the others never end")


def lift(page: Page, chance: random.Random) -> None:
    lit = page.locator("[data-open]:not(.far)")
    if lit.count():
        lit.nth(chance.randrange(lit.count())).dispatch_event("click")


# As many goods as a seat can have, with what a choice would leave of them.
RICH = """() => {
  const goods = document.querySelector(".own .goods");
  while (goods.children.length < 6) goods.append(goods.firstElementChild.cloneNode(true));
  for (const each of goods.querySelectorAll("b")) each.textContent = "12→10";
}"""


def refuse_all(page: Page) -> None:
    """Whatever cannot be chosen says so by a rule that can be read."""
    for why in set(
        page.locator("[data-why]").evaluate_all("all => all.map((one) => one.dataset.why)")
    ):
        page.locator(f"[data-why='{why}']").first.dispatch_event("click")
        rule = page.locator(".prompt[data-kind=no] .tools .button").filter(has_text=RULE)
        expect(rule).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(".prompt[data-kind=no]")).to_have_count(0)


def look_around(page: Page, ruler: Ruler, chance: random.Random, size: tuple[int, int]) -> None:
    """At rest, with something lifted, with a hint, a refusal and a sheet."""
    ruler.look("rest", *ruler.some())
    ruler.reach()
    lift(page, chance)
    ruler.look("lifted", size)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    if "hint" not in ruler.states and page.locator("[aria-keyshortcuts=H]").count():
        page.keyboard.press("h")
        expect(page.locator(".prompt")).to_have_attribute("data-kind", "hint")
        ruler.look("hint")
        page.keyboard.press("Escape")
    if "refusal" not in ruler.states and page.locator("[data-why]").count():
        page.locator("[data-why]").first.dispatch_event("click")
        expect(page.locator(".prompt")).to_have_attribute("data-kind", "no")
        ruler.look("refusal")
        page.keyboard.press("Escape")
        refuse_all(page)
    if "sheet" not in ruler.states:
        page.locator(".opponents .plate").first.dispatch_event("click")
        ruler.look("sheet")
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("game", "seats", "decisions"), TABLES)
def test_a_table_keeps_its_shape(open_page: Open, game: str, seats: int, decisions: int) -> None:
    page, eyes = open_page("/about", lang="en-GB"), open_page("/about")
    home = page.url.replace("about", "")
    chance = random.Random(game)
    ruler, spectator = Ruler(page), Ruler(eyes)

    def sit_down() -> None:
        match = page.evaluate(SIT_DOWN, [game, seats])
        page.goto(f"{home}m/{match}")
        expect(page.locator(".shell")).to_be_visible()
        set_pace(page, "step")
        eyes.goto(f"{home}w/{match}")
        expect(eyes.locator(".shell")).to_be_visible()

    sit_down()
    for turn in range(decisions):
        size = EVERY[turn % len(EVERY)]
        watch_the_others(page, ruler, size)
        while over(page):
            sit_down()
            watch_the_others(page, ruler, size)
        if turn % 5 == 4:
            change_language(page)
        look_around(page, ruler, chance, size)
        if turn % 5 == 0:
            spectator.look("watched")
        page.evaluate(DECIDE)
    if game == "bellum":
        page.evaluate(RICH)
        ruler.look("rich")
    faults = sorted(ruler.faults | spectator.faults)
    assert not faults, "\n".join(faults)
    for each in (ruler, spectator):
        assert [boards for boards in each.boards.values() if len(boards) > 1] == []
    assert ruler.states >= {"rest", "lifted", "sheet"}
    if decisions < 20:
        return
    assert ruler.states >= {"act", "hint"}
    # At Magia a tap on a card that cannot be played shows it large.
    assert "refusal" in ruler.states or game == "magia"
