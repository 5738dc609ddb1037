"""What somebody hears who cannot see: where all stands, what can be done, what happened."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .geometry import DECIDE
from .player import GAMES, SKIP_TO_MINE, my_turn, play_now

LISTEN = """() => {
  window.heard = [];
  const voice = document.querySelector(".voice");
  new MutationObserver(() => window.heard.push(voice.innerText.trim()))
    .observe(voice, { childList: true, subtree: true, characterData: true });
}"""

# Where all stands, what can be chosen and how, in both languages.
STANDS: dict[str, dict[str, tuple[str, ...]]] = {
    "conclave": {
        "en-GB": (r"mages in the conclave\. Empty spaces: ", r"resentment \d+\. ",
                  r"[A-D][1-4], \w+ \d of the "),
        "es-ES": (r"en el cónclave\. Espacios vacíos: ", r"resentimiento \d+\. ",
                  r"[A-D][1-4], "),
    },
    "cronicas": {
        "en-GB": (r"Chronicle: .+\. ", r"Encounter\. ", r"Fame \d of 3; \d+ cards? in hand; "),
        "es-ES": (r"Crónica: .+\. ", r"Encuentro\. ", r"Fama \d de 3; "),
    },
    "magia": {
        "en-GB": (r"Red .+, \d of 6; Black .+xaminer .+\. Crystals left in the tower: \d+",
                  r"Reserve of crystals: air \d+, water \d+, fire \d+; \d+ cards? in hand",
                  r"[A-I]\d, \w+ \(\w+\), .+ crystal", r"Mission: "),
        "es-ES": (r"Cristales que quedan en la torre: \d+", r"Reserva de cristales: ",
                  r"[A-I]\d, ", r"Misión: "),
    },
    "bellum": {
        "en-GB": (r"Day \d+\. Row \d works\. Captain of the day: ", r"Chests: \d+ of 10; ",
                  r"defence \d+.*; .*today ", r", shield \d.*: \d ", r"\d food\. Left: row \d"),
        "es-ES": (r"Día \d+\. ", r"Cofres: \d+ de 10; ", r"defensa \d+", r", escudo \d.*: \d",
                  r"Izquierda: fila \d"),
    },
}  # fmt: skip


def play_a_little(page: Page, game: str) -> None:
    """A few decisions, past the first dawn, until something on the table is on offer."""
    least = 12 if game == "bellum" else 4
    for turn in range(40):
        page.wait_for_function(SKIP_TO_MINE)
        my_turn(page)
        if turn >= least and page.locator("[data-open]").count():
            return
        page.evaluate(DECIDE)
    raise AssertionError("nothing on the table can be chosen")


@pytest.mark.parametrize("lang", ["en-GB", "es-ES"])
@pytest.mark.parametrize("game", GAMES)
def test_the_table_can_be_heard(open_page: Open, game: str, lang: str) -> None:
    page = open_page(lang=lang)
    play_now(page, game)
    play_a_little(page, game)
    said = page.locator("body").aria_snapshot()
    missing = [each for each in STANDS[game][lang] if not re.search(each, said)]
    assert not missing, said
    # What may be done, and what happened.
    assert re.search("can be chosen|se puede elegir", said)
    assert page.locator(".log .line").count() > 0
    assert page.locator(".prompt .line").inner_text() in said


def test_why_not_is_heard_where_one_comes_to_it(open_page: Open) -> None:
    page = open_page(lang="en-GB")
    play_now(page, "bellum")
    play_a_little(page, "bellum")
    page.evaluate(LISTEN)
    page.keyboard.press("Escape")
    thing = page.locator(".board [data-why]:visible").first
    expect(thing).to_have_attribute("aria-label", re.compile("cannot be chosen"))
    thing.focus()
    expect(thing).to_have_attribute("aria-label", re.compile("Cannot be chosen: .{10}"))
    page.wait_for_function("() => window.heard.some((each) => each.includes('Cannot be chosen: '))")


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
