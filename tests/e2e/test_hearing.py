"""What somebody hears who cannot see: where all stands, what can be done, what happened."""

import contextlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from .conftest import Open
from .geometry import DECIDE
from .keyboard import LISTEN
from .player import GAMES, SKIP_TO_MINE, my_turn, over, play_now

# Where all stands, what can be chosen and how, in both languages.
STANDS: dict[str, dict[str, tuple[str, ...]]] = {
    "conclave": {
        "en-GB": (r"mages in the conclave\. Empty spaces: ", r"resentment \d+\. ",
                  r"[A-D][1-4], \w+ \d of the "),
        "es-ES": (r"en el cónclave\. Espacios vacíos: ", r"decepción \d+\. ",
                  r"[A-D][1-4], "),
    },
    "cronicas": {
        "en-GB": (r"Chronicle: .+\. ", r"Encounter\. ", r"Fame \d of 3; \d+ cards? in hand; ",
                  r"\d cards?, (one|\d) can be played"),
        "es-ES": (r"Crónica: .+\. ", r"Encuentro\. ", r"Fama \d de 3; ",
                  r"\d cartas?, (una se puede|\d se pueden) jugar"),
    },
    "magia": {
        "en-GB": (r"Red .+, \d of 6[^;]*; Black .+xaminer .+\. Crystals left in the tower: \d+",
                  r"Reserve of crystals: air \d+, water \d+, fire \d+; \d+ cards? in hand",
                  r"[A-I]\d, \w+ \(\w+\), .+ crystal", r"Mission: ",
                  r"a step to the (north|south|east|west)", r"You can go to:",
                  r"[A-I]\d, (without a card|\d cards?), (portal|\w+)"),
        "es-ES": (r"Cristales que quedan en la torre: \d+", r"Reserva de cristales: ",
                  r"[A-I]\d, ", r"Misión: ", r"un paso al (norte|sur|este|oeste|no|su)",
                  r"[A-I]\d, (sin carta|\d cartas?), (portal|\w+)"),
    },
    "bellum": {
        "en-GB": (r"Day \d+\. Row \d works\. Captain of the day: ", r"Chests: \d+ of 10; ",
                  r"defence \d+.*; .*today ", r"rowheader .row \d, today",
                  r", shield \d.*: \d ", r"\d food\. Left: row \d"),
        "es-ES": (r"Día \d+\. ", r"Cofres: \d+ de 10; ", r"defensa \d+", r", escudo \d.*: \d",
                  r"Izquierda: fila \d"),
    },
}  # fmt: skip


NAMED_TWICE = """() => [...document.querySelectorAll("[aria-label][title]")]
  .filter((one) => one.ariaLabel === one.title).map((one) => one.outerHTML.slice(0, 150))"""


def decide_until(page: Page, game: str, done: Callable[[], object]) -> None:
    """Decisions, and other games if good bots end one, until it is so before one's own choice."""
    home = page.url
    play_now(page, game)
    for _ in range(80):
        page.wait_for_function(SKIP_TO_MINE)
        if over(page):
            page.goto(home)
            play_now(page, game)
        elif done():
            return
        else:
            page.evaluate(DECIDE)
    raise AssertionError("it never was so")


@pytest.mark.parametrize("lang", ["en-GB", "es-ES"])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_can_be_heard(open_page: Open, game: str, lang: str) -> None:
    """Not everything lies on every table: in a few decisions it is all heard."""
    page = open_page(lang=lang)
    missing = [*STANDS[game][lang], "can be chosen|se puede elegir"]

    def heard() -> bool:
        if page.locator(".tower .cell[data-open]").count():
            # Where a walk can lead is foreseen a moment later, if it is a walk.
            with contextlib.suppress(TimeoutError):
                page.locator(".cell.goal").first.wait_for(timeout=2000)
        prompt = page.locator(".prompt .line").inner_text()
        said = page.locator("body").aria_snapshot()
        # Unless something happened meanwhile.
        assert prompt in said or page.locator(".prompt .line").inner_text() != prompt
        missing[:] = [each for each in missing if not re.search(each, said)]
        # A sign is named once: a name and a title that are the same are both read.
        assert page.evaluate(NAMED_TWICE) == []
        # Nobody else is nameless: of oneself nothing is told as of a stranger.
        assert not re.search(r"(Guest|Visitante) \d", said), said
        # And what happened.
        return not missing and page.locator(".log .line").count() > 0

    decide_until(page, game, heard)


def test_why_not_is_heard_where_one_comes_to_it(open_page: Open) -> None:
    page = open_page(lang="en-GB")
    thing = page.locator(".board [data-why]:visible").first
    decide_until(page, "bellum", thing.count)
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
    page = open_page(lang="en-GB")
    play_now(page, "magia")
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
    page.evaluate("""[...document.querySelectorAll(".cell:not([data-open])")].find(
        (each) => !each.ariaLabel.includes("Here: ")).focus()""")
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.heard.some((each) => each.startsWith('Nobody stands'))")


def test_a_sheet_takes_the_focus_and_gives_it_back(open_page: Open) -> None:
    page = open_page(lang="en-GB")
    play_now(page, "conclave")
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
    page = open_page(lang="en-GB")
    play_now(page, "conclave")
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
    page = open_page(lang="en-GB")
    card = page.locator("dialog .spot.mage").first

    def seen() -> bool:
        for plate in page.locator(".opponents .plate").all():
            plate.press("i")
            if page.locator("dialog .spot.mage").count():
                return True
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
        return False

    decide_until(page, "conclave", seen)
    card.press("Enter")
    expect(page.locator("dialog")).to_have_count(2)
    expect(page.locator("dialog").last.locator(":focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(1)
    expect(card).to_be_focused()
