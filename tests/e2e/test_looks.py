"""Every screen: accessible, no sideways scrolling on a phone, and a light first page."""

import gzip
import random

import pytest
from playwright.sync_api import Page, Response, expect

from .conftest import Open
from .geometry import MEASURE, SIZES
from .player import DECIDE, GAMES, SKIP_TO_MINE, act_by_hand, my_turn, new_match, play_on


def read_a_card(page: Page, game: str) -> None:
    """The page says once how that is done; a tap tells, and the whole text is one tap further."""
    expect(page.locator(".prompt")).to_contain_text("Elegir explica")
    where = ".board .spot:visible" if game == "bellum" else ".hand .spot"
    page.locator(where).first.click()
    words = page.locator("dialog")
    eye = page.locator(".prompt .lifted button, .prompt button[title=Leerla]")
    expect(words.or_(eye)).to_be_visible()
    if words.count() == 0:
        eye.click()
    expect(words).to_be_visible()
    page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    page.keyboard.press("Escape")


def ask_for_a_hint(page: Page, game: str) -> None:
    """One reason and a mark on the thing itself, without numbers; it goes when it is told to."""
    candle = page.get_by_role("button", name="Pista")
    while candle.count() == 0:  # one card alone may be played: nothing to ask
        page.evaluate(DECIDE)
        page.wait_for_function(SKIP_TO_MINE)
    candle.click()
    hint = page.locator(".prompt[data-kind=hint]")
    expect(hint.locator(".more")).to_be_visible()
    if game in ("conclave", "cronicas"):  # elsewhere the first choice may be a button
        expect(page.locator(".advised").first).to_be_visible()
    assert "%" not in hint.inner_text()
    page.get_by_role("button", name="Cerrar la pista").click()
    expect(hint).to_have_count(0)
    expect(page.locator(".advised")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_read_and_hints_are_marked(open_page: Open, game: str) -> None:
    page = open_page(table=game, width=390, height=844)
    page.wait_for_function(SKIP_TO_MINE)
    read_a_card(page, game)
    ask_for_a_hint(page, game)
    page.evaluate(DECIDE)
    page.wait_for_function(SKIP_TO_MINE)
    expect(page.locator(".prompt")).not_to_contain_text("Elegir explica")


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_sees_the_aim_and_has_the_rules_one_tap_away(open_page: Open, game: str) -> None:
    for size in SIZES:
        page = open_page(table=game, width=size[0], height=size[1])
        recap = page.locator(".recap")
        expect(recap).to_contain_text("Objetivo")
        aim = recap.locator(".aim")
        assert len(aim.inner_text()) > 40
        # Less than a line: letters may stick out of theirs.
        assert aim.evaluate("one => one.scrollHeight < one.clientHeight + 6"), size
        page.get_by_role("button", name="Reglas", exact=True).click()
        expect(page.locator(".rules section").first).to_be_visible()
        # On a phone they lie over the button that opened them.
        page.get_by_role("button", name="Cerrar historial y reglas").click()
        expect(page.locator(".rules")).to_have_count(0)
    page.wait_for_function(SKIP_TO_MINE)
    page.evaluate(DECIDE)
    expect(recap).not_to_contain_text("Objetivo")


def test_what_does_not_fit_into_the_lectern_opens_in_full(open_page: Open) -> None:
    page = open_page(table="bellum", width=390, height=844)
    page.wait_for_function(SKIP_TO_MINE)
    words = page.locator(".prompt .words")
    expect(words).to_contain_text("Elegir explica")
    assert words.evaluate("one => one.scrollHeight > one.clientHeight")
    board = page.evaluate(MEASURE)["board"]
    words.click()
    full = page.locator(".full")
    assert full.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert full.inner_text().split() == words.inner_text().split()
    assert page.evaluate(MEASURE)["board"] == board
    full.click()
    expect(full).to_have_count(0)


def test_a_table_works_at_double_zoom(open_page: Open) -> None:
    """200 % of a 1280 x 800 window leaves 640 x 400 of layout."""
    page = open_page(table="conclave", width=640, height=400)
    my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    act_by_hand(page, random.Random(5), turns=2)


def test_home_weighs_at_most_120_kilobytes_and_a_table_192(open_page: Open) -> None:
    page = open_page("/about", quick=False)
    replies: list[Response] = []
    page.on("response", lambda reply: replies.append(reply))
    for game in ("home", *GAMES):
        path = "/" if game == "home" else f"/m/{new_match(page, game)}"
        page.goto("about:blank")  # nothing of the page before comes late
        replies.clear()
        page.goto(path)
        expect(page.locator(".game" if game == "home" else ".prompt").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        weights = {reply.url: weight(reply) for reply in list(replies)}
        most = 120_000 if game == "home" else 192_000
        assert 80_000 < sum(weights.values()) <= most, (game, sum(weights.values()), weights)


def weight(reply: Response) -> int:
    """What travels: everything but fonts is packed on its way."""
    body = reply.body()
    return len(body) if reply.url.endswith(".woff2") else len(gzip.compress(body))


def test_a_second_game_takes_everybody_along(open_page: Open) -> None:
    page = open_page(table="conclave")
    first = page.url
    assert play_on(page)["over"]
    page.get_by_role("button", name="Jugar otra").click()
    my_turn(page)
    assert page.url != first
