"""By keyboard alone: whole games, shortcuts that commit nothing, focus that is never lost."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .keyboard import LISTEN, Keyboard
from .player import GAMES, SKIP_TO_MINE, cover, decide, my_turn
from .scripts import js


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_with_few_presses(open_page: Open, game: str) -> None:
    page = open_page(table=game, lang="en-GB")
    page.evaluate(LISTEN)
    player = Keyboard(page, random.Random(game))
    assert player.play(), page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
    assert player.lost == []
    assert player.same == []
    assert len(player.decisions) > 3
    assert player.keys / len(player.decisions) <= 6, (player.keys, len(player.decisions))
    heard = page.evaluate("window.heard")
    sheets = [i for i, each in enumerate(heard) if each.startswith("SHEET")]
    for number, i in enumerate(sheets, 1):
        # How it ended comes before the sheet, what begins after it; it waits for who listens.
        assert heard[i].strip() == f"SHEET Round {number} is written"
        assert any(f"Round {number} ends." in each for each in heard[:i])
        assert not any(f"Round {number + 1} begins." in each for each in heard[:i])
    assert bool(sheets) == (game == "cronicas")
    # Hands are looked at, and not read out card by card.
    assert not any(re.search("(?<!Everybody) (is|are) dealt", each) for each in heard if sheets)


def version(page: Page) -> str | None:
    return page.locator(".prompt").get_attribute("data-version")


def test_no_shortcut_commits_what_was_not_lifted(open_page: Open) -> None:
    page = open_page(table="bellum", lang="en-GB")
    my_turn(page)
    before = version(page)
    for key in (*"123456789hurlpi?", " ", "Enter", "ArrowRight", "Escape"):
        page.locator(".prompt").focus()
        page.keyboard.press(key)
        page.keyboard.press("Escape")
        assert version(page) == before
    expect(page.locator(".prompt")).to_have_attribute("data-mine", "true")


SAME = js("same_preview")


def test_enter_lifts_what_has_focus_and_not_what_was_lifted_before(open_page: Open) -> None:
    page = open_page(table="cronicas", lang="en-GB")
    cards = page.locator(".hand [data-open]")
    my_turn(page)
    while cards.count() < 2:  # one card alone may be all that can be played
        decide(page)
        my_turn(page)
    before = version(page)
    page.evaluate(LISTEN)
    for i in (0, 1):
        cards.nth(i).focus()
        page.keyboard.press("Enter")
        expect(cards.nth(i)).to_have_class(re.compile("picked"))
        # And tells what it would do, at once.
        page.wait_for_function(SAME)
    assert version(page) == before


def test_shortcuts_can_be_switched_off(open_page: Open) -> None:
    page = open_page(table="conclave", lang="en-GB")
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


PART = js("part_of_focus")


def test_tab_goes_from_part_to_part(open_page: Open) -> None:
    """One stop a part: skip links, header, recap, the others, board, lectern, hand."""
    page = open_page(table="conclave", lang="en-GB", width=390, height=844)
    my_turn(page)
    page.reload()
    my_turn(page)
    parts: list[str] = []
    for _ in range(9):
        page.keyboard.press("Tab")
        parts.append(page.evaluate(PART))
    assert parts == ["NAV"] * 3 + ["HEADER", "recap", "seats", "board", "prompt", "hand"]
    # One comes in where something can be done, and to either end of a part by a key.
    page.locator(".prompt").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Hint")).to_be_focused()
    cards = page.locator(".hand .cards button")
    cards.nth(1).focus()
    page.keyboard.press("End")
    expect(cards.last).to_be_focused()
    page.keyboard.press("Home")
    expect(page.locator(".own button:visible").first).to_be_focused()
    skip = page.get_by_role("button", name="To the board")
    skip.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('[data-part=board]') !== null")
    # The hand begins with a card, not with the piles before it; who has none is led to none.
    page.locator(".own .seat button:visible").first.focus()
    page.get_by_role("button", name="To your hand").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .cards button").first).to_be_focused()


REFUSED = js("refused")


@pytest.mark.parametrize("game", ["conclave", "magia"])
def test_who_is_refused_stays_where_they_are(open_page: Open, game: str) -> None:
    page = open_page(table=game, lang="en-GB")
    page.wait_for_function(SKIP_TO_MINE)
    page.wait_for_function(REFUSED)
    for part in (".own [data-why]:visible", ".board [data-why]:visible"):
        if page.locator(part).count() == 0:
            continue
        thing = page.locator(part).first
        thing.focus()
        thing.evaluate("one => (window.refused = one)")
        page.keyboard.press("Enter")
        expect(page.locator(".prompt[data-kind=no]")).to_be_visible()
        assert page.evaluate("document.activeElement === window.refused")
        page.keyboard.press("Escape")
        expect(page.locator(".prompt[data-kind=no]")).to_have_count(0)


def test_whoever_comes_to_a_screen_hears_where_they_are(open_page: Open) -> None:
    """By Enter from screen to screen: focus is on its heading, or on what is asked there."""
    page = open_page(lang="en-GB")
    heading = page.get_by_role("heading", level=1)
    prompt = page.locator(".prompt")

    def follow(name: str, role: str = "link") -> None:
        page.get_by_role(role, name=name).first.press("Enter")  # type: ignore[arg-type]

    follow("Learn Cónclave")
    expect(heading).to_be_focused()
    expect(heading).to_have_text("Learn Cónclave")
    expect(page).to_have_title("Learn Cónclave · Grimorio")
    follow("Three marks")
    expect(page.locator("main [data-open]").first).to_be_focused()
    expect(page).to_have_title("Three marks · Cónclave · Grimorio")
    follow("Close")
    expect(heading).to_be_focused()
    follow("All games")
    expect(heading).to_be_focused()
    expect(heading).to_have_text("Learn")
    expect(page).to_have_title("Learn · Grimorio")
    follow("Play")
    expect(heading).to_be_focused()
    follow("Play now: Magia", "button")
    expect(prompt).to_be_focused()
    follow("Home")
    expect(heading).to_be_focused()
    follow("Tables")
    expect(heading).to_have_text("Tables")
    expect(heading).to_be_focused()
    page.locator("main a[href^='/m/']").first.press("Enter")
    expect(prompt).to_be_focused()
    page.go_back()
    expect(heading).to_be_focused()
    follow("Play")
    expect(page.locator(".game")).to_have_count(4)
    set_a_table_by_keyboard(page)
    expect(heading).to_be_focused()
    expect(heading).to_contain_text("Cónclave")
    link = page.locator(".link input").input_value()
    follow("Home")

    friend = open_page("/about", lang="en-GB")
    friend.get_by_role("link", name="Home").press("Enter")
    friend.get_by_label("Somebody sent you a code?").fill(link)
    friend.keyboard.press("Enter")
    expect(friend.get_by_role("heading", level=1)).to_be_focused()
    friend.get_by_label("Your name").fill("Irene")
    friend.keyboard.press("Enter")
    expect(friend.get_by_role("heading", level=1)).to_be_focused()
    expect(friend.locator(".link")).to_have_count(0)


def set_a_table_by_keyboard(page: Page) -> None:
    """Focus stays in the row that changes, and what changed is said."""
    cover(page, "conclave").get_by_role("button", name="Cónclave with friends").press("Enter")
    row = page.locator("dialog li").nth(1)
    told = page.locator("dialog [role=status]")
    row.get_by_role("button", name="Seat 2: Bot instead").press("Enter")
    expect(row.locator("input:focus")).to_have_count(1)
    expect(told).to_have_text(re.compile(r"^Seat 2: Bot, .+\. \d seats in all\.$"))
    row.get_by_role("button", name="Seat 2: Friend instead").press("Enter")
    expect(row.get_by_role("button", name="Bot instead")).to_be_focused()
    page.get_by_role("button", name="Take seat 3 away").press("Enter")
    expect(told).to_have_text("Seat 3 is gone. 2 seats in all.")
    expect(page.locator("dialog li :focus")).to_have_count(1)
    # At the fewest seats, too, a bot can become a friend again.
    row.get_by_role("button", name="Bot instead").press("Enter")
    row.get_by_role("button", name="Friend instead").press("Enter")
    page.get_by_role("button", name="Open the table").press("Enter")
    expect(page.locator(".link input")).to_be_visible()
