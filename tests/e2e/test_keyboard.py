"""By keyboard alone: whole games, shortcuts that commit nothing, focus that is never lost."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .keyboard import Keyboard
from .player import GAMES, SKIP_TO_MINE, my_turn, play_now


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_with_few_presses(open_page: Open, game: str) -> None:
    page = open_page(lang="en-GB")
    play_now(page, game)
    player = Keyboard(page, random.Random(game))
    assert player.play(), page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
    assert player.lost == []
    assert player.same == []
    assert len(player.decisions) > 3
    assert player.keys / len(player.decisions) <= 6, (player.keys, len(player.decisions))


def version(page: Page) -> str | None:
    return page.locator(".prompt").get_attribute("data-version")


def test_no_shortcut_commits_what_was_not_lifted(open_page: Open) -> None:
    page = open_page(lang="en-GB")
    play_now(page, "bellum")
    my_turn(page)
    before = version(page)
    for key in (*"123456789hurlpi?", " ", "Enter", "ArrowRight", "Escape"):
        page.locator(".prompt").focus()
        page.keyboard.press(key)
        page.keyboard.press("Escape")
        assert version(page) == before
    expect(page.locator(".prompt")).to_have_attribute("data-mine", "true")


def test_enter_lifts_what_has_focus_and_not_what_was_lifted_before(open_page: Open) -> None:
    page = open_page(lang="en-GB")
    play_now(page, "cronicas")
    page.wait_for_function(SKIP_TO_MINE)
    cards = page.locator(".hand [data-open]")
    if cards.count() < 2:
        return
    before = version(page)
    for i in (0, 1):
        cards.nth(i).focus()
        page.keyboard.press("Enter")
        expect(cards.nth(i)).to_have_class(re.compile("picked"))
    assert version(page) == before


def test_shortcuts_can_be_switched_off(open_page: Open) -> None:
    page = open_page(lang="en-GB")
    play_now(page, "conclave")
    my_turn(page)
    page.keyboard.press("p")
    page.get_by_role("switch", name="Single keys").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    for key in "hurlpi?1":
        page.keyboard.press(key)
    assert page.locator("dialog").count() == 0
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".prompt")).to_have_attribute("data-kind", "ask")
    assert page.locator("[aria-keyshortcuts=H]").count() == 0


PART = """() => {
  const part = document.activeElement.closest("[data-part], header, .skips");
  return part.dataset.part ?? part.tagName;
}"""


def test_tab_goes_from_part_to_part(open_page: Open) -> None:
    """One stop a part: skip links, header, recap, the others, board, lectern, hand."""
    page = open_page(lang="en-GB", width=390, height=844)
    play_now(page, "conclave")
    my_turn(page)
    page.evaluate("document.activeElement.blur()")
    parts: list[str] = []
    for _ in range(9):
        page.keyboard.press("Tab")
        parts.append(page.evaluate(PART))
    assert parts == ["NAV"] * 3 + ["HEADER", "recap", "seats", "board", "prompt", "hand"]
    skip = page.get_by_role("button", name="To the board")
    skip.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('[data-part=board]') !== null")
