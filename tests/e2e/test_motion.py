"""Whoever wants less motion sees nothing fly or turn; what others do rests all the same."""

from itertools import pairwise
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .geometry import set_pace
from .player import DECIDE, GAMES, play_now
from .scripts import js
from .test_following import RECORD

MOVED = js("moved")
MINE = js("mine")


def moved(page: Page) -> list[str]:
    """While I act, and until somebody else has acted, too; each act of theirs rests."""
    page.evaluate(RECORD)
    page.evaluate("window.moved = []")
    for _ in range(20):
        page.wait_for_function(MINE)
        page.evaluate(DECIDE)
        page.wait_for_function(MINE)
        shown: list[dict[str, Any]] = page.evaluate("window.shown")
        rests = [after["at"] - act["at"] for act, after in pairwise(shown) if act["act"]]
        if rests:
            assert median(rests) > 200, shown  # 400, as a busy machine sees it
            found: list[str] = page.evaluate("window.moved")
            return found
    raise AssertionError("nobody else acts")


def sit_down(page: Page, game: str) -> None:
    page.add_init_script(MOVED)
    page.goto(page.url.replace("about", ""))
    play_now(page, game)
    set_pace(page, "fast")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_where_the_system_asks_for_less_motion(open_page: Open, game: str) -> None:
    page = open_page("/about", lang="en-GB")
    sit_down(page, game)
    expect(page.get_by_label("Off", exact=True)).to_be_checked()
    assert moved(page) == []
    expect(page.locator(".seat.acting").first).to_be_visible()


def test_nothing_moves_for_whoever_says_so_on_the_page(open_page: Open) -> None:
    page = open_page("/about", lang="en-GB")
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, "bellum")
    assert moved(page) != []
    page.get_by_label("Off", exact=True).check()
    assert moved(page) == []
