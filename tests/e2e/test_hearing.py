"""What somebody hears who cannot see: where all stands, what can be done, what happened."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import Open
from .keyboard import LISTEN
from .player import DECIDE, SKIP_TO_MINE, my_turn, over


def decide_until(page: Page, done: Callable[[], object]) -> None:
    """Decisions, until it is so before one's own choice."""
    for _ in range(80):
        page.wait_for_function(SKIP_TO_MINE)
        assert not over(page), "it never was so"
        if done():
            return
        page.evaluate(DECIDE)
    raise AssertionError("it never was so")


def test_why_not_is_heard_where_one_comes_to_it(open_page: Open) -> None:
    page = open_page(table="bellum", lang="en-GB")
    thing = page.locator(".board [data-why]:visible").first
    decide_until(page, thing.count)
    page.evaluate(LISTEN)
    page.keyboard.press("Escape")
    expect(thing).to_have_attribute("aria-label", re.compile("cannot be chosen"))
    thing.focus()
    # Once: with its name only when one comes back.
    page.wait_for_function("() => window.heard.length > 0")
    expect(thing).to_have_attribute("aria-label", re.compile("cannot be chosen"))
    reason = str(page.evaluate("window.heard[0]"))
    page.locator(".prompt").focus()
    expect(thing).to_have_attribute("aria-label", re.compile("Cannot be chosen: .{10}"))
    assert str(thing.get_attribute("aria-label")).endswith(reason)
    # Asked by Enter, it is the answer, at once.
    page.evaluate("window.heard = []")
    thing.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.heard.length > 0")
    assert reason in str(page.evaluate("window.heard[0]"))


def test_the_tower_is_known_by_ear(open_page: Open) -> None:
    page = open_page(table="magia", lang="en-GB")
    my_turn(page)
    page.locator("[data-cell=b5]").focus()
    path = []
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
        path.append(page.evaluate("document.activeElement.dataset.cell"))
    there, back = ["b5", *path[:3]], path[2:]
    assert len(set(there)) == 4
    assert back == there[::-1]
    around = "north-east, A5; east, B6; south-east, C6; south-west, C5; west, B4; north-west, A4"
    expect(page.locator("[data-cell=b5]")).to_have_accessible_description(around)
    page.evaluate(LISTEN)
    page.locator(".cell:not([data-open]):not([aria-label*='Here: '])").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.heard.some((each) => each.startsWith('Nobody stands'))")


def test_a_sheet_takes_the_focus_and_gives_it_back(open_page: Open) -> None:
    page = open_page(table="conclave", lang="en-GB")
    my_turn(page)
    card = page.locator(".hand [data-open]").first
    for key, sheet in (("i", "dialog"), ("p", "dialog"), ("r", "dialog")):
        card.focus()
        page.keyboard.press(key)
        expect(page.locator(sheet)).to_be_visible()
        assert page.evaluate("document.activeElement.closest('dialog') !== null")
        page.keyboard.press("Escape")
        expect(page.locator(sheet)).to_have_count(0)
        expect(card).to_be_focused()
    for key, tab in (("l", "Log"), ("?", "Rules")):
        page.keyboard.press(key)
        expect(page.get_by_role("tab", name=tab)).to_be_focused()
        page.keyboard.press(key)
        expect(page.locator(".drawer[data-part]")).to_have_count(0)
        expect(card).to_be_focused()
    page.evaluate(LISTEN)
    page.locator(".prompt").focus()
    for key, answer in (("i", "Go to a card first"), (" ", "Nothing waits"), ("9", "no button")):
        page.keyboard.press(key)
        page.wait_for_function("(words) => window.heard.at(-1)?.includes(words)", arg=answer)
    page.keyboard.press("u")
    page.wait_for_function("() => window.heard.at(-1)?.includes('take back')")
    card.press("Enter")
    expect(page.locator(".picked")).to_have_count(1)
    # Escape takes away what lies topmost, and nothing under it.
    page.keyboard.press("r")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".picked")).to_have_count(1)
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.heard.some((each) => each.startsWith('Put back'))")
    expect(page.locator(".picked")).to_have_count(0)
    card.press("Enter")
    expect(page.locator(".picked")).to_have_count(1)
    page.keyboard.press("h")  # for a hint, what is lifted is put back
    expect(page.locator(".prompt[data-kind=hint]")).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate(DECIDE)
    page.wait_for_function("() => window.heard.some((each) => /sends? /.test(each))")
    page.keyboard.press("l")
    page.locator(".log .line").last.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.heard.some((each) => /on the board/.test(each))")
    for line in page.locator(".log .line", has_text=re.compile("(row|column|Row|Column) ")).all():
        line.press("Enter")
    assert not re.search(r"on the board:[^.]*\b(row|column)\b", page.evaluate("heard.join()"))


def test_the_pace_is_one_stop_and_its_sheet_tells_the_keys(open_page: Open) -> None:
    page = open_page(table="conclave", lang="en-GB")
    my_turn(page)
    page.keyboard.press("p")
    sheet = page.get_by_role("dialog", name="Pace, taps and keys")
    expect(sheet.get_by_text("what happened since your turn")).to_be_visible()
    paces = sheet.get_by_role("radio")
    expect(paces).to_have_count(4)
    page.keyboard.press("Tab")
    expect(sheet.get_by_role("radio", name="Normal")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(sheet.get_by_role("radio", name="Fast")).to_be_checked()
    assert page.evaluate("localStorage.getItem('grimorio.pace')") == "fast"
    page.keyboard.press("Tab")
    expect(sheet.get_by_role("switch").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_card_of_a_seat_lies_over_the_seat(open_page: Open) -> None:
    page = open_page(table="conclave", lang="en-GB")
    card = page.locator("dialog .spot.mage").first

    def seen() -> bool:
        for plate in page.locator(".opponents .plate").all():
            plate.press("i")
            if page.locator("dialog .spot.mage").count():
                return True
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
        return False

    decide_until(page, seen)
    card.press("Enter")
    expect(page.locator("dialog")).to_have_count(2)
    expect(page.locator("dialog").last.locator(":focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(1)
    expect(card).to_be_focused()
