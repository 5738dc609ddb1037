"""Every table at every size: no part covers another, the board stays, fingers reach what is lit."""

import random
from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .geometry import DECIDE, MEASURE, REACH, SIZES, set_pace
from .player import GAMES, over, play_now, ready

DECISIONS = 20
SOMETHING = ".end table, dialog.round, .prompt .next, .prompt[data-mine=true][data-busy=false]"


class Ruler:
    """Measures one table again and again, at every size."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.boards: dict[tuple[int, int], dict[tuple[int, ...], str]] = defaultdict(dict)
        self.faults: set[str] = set()
        self.reached: set[str] = set()
        self.states: set[str] = set()

    def resize(self, size: tuple[int, int]) -> Any:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        return self.page.evaluate(MEASURE)

    def look(self, state: str, *sizes: tuple[int, int]) -> None:
        """The parts lie apart and on the screen; the board is where it was."""
        self.states.add(state)
        for size in sizes or SIZES:
            found = self.resize(size)
            self.faults |= {f"{state} at {size}: {each}" for each in found["faults"]}
            self.boards[size].setdefault(tuple(found["board"]), state)

    def reach(self) -> None:
        """Once for every kind of choice: whatever is on offer is large enough for a finger."""
        prompt = self.page.locator(".prompt .line").inner_text()
        if prompt in self.reached:
            return
        self.reached.add(prompt)
        for size in SIZES:
            self.resize(size)
            found = self.page.evaluate(REACH)
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


def look_around(page: Page, ruler: Ruler, chance: random.Random, size: tuple[int, int]) -> None:
    """At rest, with something lifted, with a hint, a refusal and a sheet."""
    ruler.look("rest")
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
    if "sheet" not in ruler.states:
        page.locator(".opponents .plate").first.dispatch_event("click")
        ruler.look("sheet")
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_keeps_its_shape(open_page: Open, game: str) -> None:
    page = open_page(lang="en-GB", width=390, height=844)
    chance = random.Random(game)
    play_now(page, game)
    set_pace(page, "step")
    ruler = Ruler(page)
    for turn in range(DECISIONS):
        size = SIZES[turn % len(SIZES)]
        watch_the_others(page, ruler, size)
        while over(page):
            page.goto(page.url.split("/m/")[0])
            play_now(page, game)
            watch_the_others(page, ruler, size)
        if turn % 5 == 4:
            change_language(page)
        look_around(page, ruler, chance, size)
        page.evaluate(DECIDE)
    if game == "bellum":
        page.evaluate(RICH)
        ruler.look("rich")
    faults = sorted(ruler.faults)
    assert not faults, "\n".join(faults)
    assert [boards for boards in ruler.boards.values() if len(boards) > 1] == []
    assert ruler.states >= {"rest", "act", "lifted", "hint", "sheet"}
    # At Magia a tap on a card that cannot be played shows it large.
    assert "refusal" in ruler.states or game == "magia"
