"""For other eyes: letters twice as large."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import grimorio

from .conftest import FLAGS, Open, executable
from .geometry import MEASURE
from .player import GAMES, SKIP_TO_MINE, new_match
from .scripts import js

SPILLS = js("spills")


@pytest.fixture(scope="module")
def large(chromium: Browser) -> Iterator[Browser]:
    """Of whoever told the browser to write letters of 32 pixels instead of 16."""
    flags = [*FLAGS, "--blink-settings=defaultFontSize=32"]
    browser = chromium.browser_type.launch(executable_path=executable(), args=flags)
    yield browser
    browser.close()


def test_nothing_is_lost_where_letters_are_twice_as_large(open_page: Open, large: Browser) -> None:
    page = open_page(lang="en-GB", browser=large)
    expect(page.locator(".game")).to_have_count(4)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    for path, shown in (("/", ".game"), ("/about", "h1"), ("/learn", "h1"), ("/learn/magia", "h1")):
        page.goto(path)
        expect(page.locator(shown).first).to_be_visible()
        assert page.evaluate(SPILLS) == [], path
    for game in GAMES:
        page.goto(f"/m/{new_match(page, game)}")
        page.wait_for_function(SKIP_TO_MINE)
        assert page.evaluate(MEASURE, True)["faults"] == [], game
        size = "one => parseFloat(getComputedStyle(one).fontSize)"
        assert page.locator(".prompt .line").first.evaluate(size) > 30, game
    # Four tables wait for an answer now, and one band tells of them.
    page.goto("/")
    expect(page.locator(".band")).to_be_visible()
    assert page.evaluate(SPILLS) == [], "home"
    page.get_by_role("button", name="With friends").first.click()
    expect(page.locator("dialog li").first).to_be_visible()
    assert page.evaluate(SPILLS) == [], "setup"


IN_SIGHT = js("in_sight")


def test_letters_grow_on_a_phone_as_long_as_a_table_fits(
    open_page: Open, large: Browser, tmp_path: Path
) -> None:
    page = open_page(lang="en-GB", browser=large, width=390, height=844)

    def assert_in_sight(*where: object) -> None:
        assert page.evaluate(MEASURE, True)["faults"] == [], where
        assert page.evaluate(IN_SIGHT) > 150, where

    expect(page.locator(".game")).to_have_count(4)
    assert page.evaluate(SPILLS) == []
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "19.5px"
    page.goto("/learn/conclave/ten-convinces")
    expect(page.locator(".shell")).to_be_visible()
    assert page.evaluate(IN_SIGHT) > 150
    for game in GAMES:
        page.goto(f"/m/{new_match(page, game)}")
        for width, height in ((844, 390), (1024, 768), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(SKIP_TO_MINE)
            assert_in_sight(game, width)
    match = grimorio.play("conclave", 3, seed=2)
    match.run("random")
    match.save(tmp_path / "match.json")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(tmp_path / "match.json")
    expect(page.locator(".controls")).to_be_visible()
    page.get_by_role("slider").fill("10")
    assert_in_sight("replay")


def test_the_first_page_fits_the_smallest_phone(open_page: Open) -> None:
    """At the first visit, and for whoever has played, who has more doors."""
    page = open_page(lang="es-ES", width=320, height=568)
    for visit in ("first", "next"):
        expect(page.locator(".game")).to_have_count(4)
        assert page.evaluate(SPILLS) == [], visit
        page.evaluate("localStorage.setItem('grimorio.been', 'yes')")
        page.reload()
