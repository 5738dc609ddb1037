"""Texts, signs and edges can be told from their ground, by day and by night."""

import pytest
from playwright.sync_api import Page, expect

from .axe import THEME
from .conftest import Open
from .contrast import weak
from .geometry import DECIDE, set_pace
from .player import GAMES, SKIP_TO_MINE, play_now

HELD = ".prompt[data-mine=false] .skip"


def assert_seen(page: Page, state: str) -> None:
    faults = {}
    for theme in ("light", "dark"):
        page.evaluate(THEME, theme)
        faults[theme] = weak(page)
    assert not any(faults.values()), (state, faults)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_seen_in_both_themes(open_page: Open, game: str) -> None:
    """Own turn and something lifted on a phone, others' turn on a desk."""
    page = open_page(lang="en-GB", width=390, height=844)
    play_now(page, game)
    set_pace(page, "step")
    page.wait_for_function(SKIP_TO_MINE)
    assert_seen(page, "own turn")
    while page.locator(HELD).count() == 0:
        page.wait_for_function(SKIP_TO_MINE)
        page.evaluate(DECIDE)
        page.wait_for_selector(f"{HELD}, .prompt[data-mine=true][data-busy=false]")
    page.set_viewport_size({"width": 1280, "height": 800})
    assert_seen(page, "others' turn")
    page.wait_for_function(SKIP_TO_MINE)
    while page.locator("[data-open]:visible").count() == 0:
        page.evaluate(DECIDE)
        page.wait_for_function(SKIP_TO_MINE)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("[data-open]:visible").first.click(force=True)
    assert_seen(page, "lifted")


def test_the_screens_around_a_table_are_seen_in_both_themes(open_page: Open) -> None:
    page = open_page(lang="en-GB")
    home = page.url
    expect(page.locator(".game")).to_have_count(4)
    assert_seen(page, "home")
    page.get_by_role("button", name="With friends").first.click()
    expect(page.locator("dialog li").first).to_be_visible()
    assert_seen(page, "setup")
    page.get_by_role("button", name="Open the table").click()
    link = page.locator(".link input").input_value()
    assert_seen(page, "lobby")
    page.goto(home + "learn/magia")
    page.locator("main a[href*='/learn/magia/']").first.click()
    expect(page.locator(".shell [data-part=board]")).to_be_visible()
    assert_seen(page, "lesson")
    friend = open_page("/about", lang="en-GB", width=390, height=844)
    expect(friend.get_by_role("heading", level=1)).to_be_visible()
    assert_seen(friend, "about")
    friend.goto(link)
    expect(friend.get_by_label("Your name")).to_be_visible()
    assert_seen(friend, "join")
