"""Whole matches through the page, from the cover to the score sheet and the replay."""

import random
import re

import pytest
from playwright.sync_api import expect

from .axe import assert_accessible
from .conftest import Open
from .player import GAMES, act_by_hand, play_now, play_on

HEARD = {
    "conclave": r"\d\.º, .+, decepción \d+\.",
    "cronicas": r"\d\.º, .+, \d+ de fama\.",
    "magia": r"\d(st|nd|rd), .+, (one point|-?\d+ points)\.",
    "bellum": r"\d(st|nd|rd), .+, a treasure of \d+\.",
}
TITLES = {"es-ES": "Hoja de puntuación", "en-GB": "Score sheet"}


@pytest.mark.parametrize(
    ("game", "lang"),
    list(zip(GAMES, ("es-ES", "es-ES", "en-GB", "en-GB"), strict=True)),
)
def test_a_whole_match_against_bots(open_page: Open, game: str, lang: str) -> None:
    page = open_page(lang=lang)
    play_now(page, game)
    act_by_hand(page, random.Random(game), turns=8)
    result = play_on(page)
    assert result["over"], result
    sheet = page.locator(".end")
    expect(sheet).to_have_attribute("aria-label", TITLES[lang])
    # It speaks to whoever sits there, and the board stays in sight.
    about = r"Ganas|puesto|victoria|Fuera" if lang == "es-ES" else r"You|Second|Third|Out"
    expect(sheet.get_by_role("heading", level=2)).to_have_text(re.compile(about))
    expect(sheet.get_by_role("heading", level=2)).to_be_focused()
    assert sheet.locator("tbody tr").count() >= 3
    assert_accessible(page, "end")
    # Who listens hears a sentence a place.
    rows = sheet.locator("#end-scores li")
    for row in rows.all():
        assert re.fullmatch(HEARD[game], row.locator(".sr").inner_text()), row.inner_text()
    export = "async () => (await fetch(document.querySelector('.end .proof a').href)).json()"
    expect(sheet.locator("code")).to_have_text(page.evaluate(export)["seal"])
    if game == "cronicas":
        # How a round ended is shown before what follows, and be it the end of the game.
        page.keyboard.press("l")  # the log takes the place of the result
        last = page.locator(".log h2:not(.cut)").last.inner_text().split()[-1]
        page.locator(".end .fold").click()
        assert any(re.findall(r"\d+", title) == [last] for title in result["rounds"]), result
    # A text key that is missing would show itself.
    words = page.locator("body").inner_text()
    assert f"{game}-" not in words.replace(f"/{game}-", ""), words
    assert "web-" not in words

    sheet.get_by_role("link", name="Repetición" if lang == "es-ES" else "Replay").click()
    controls = page.locator(".controls")
    expect(controls).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    step = controls.locator(".step")
    before = step.inner_text()
    controls.locator("button").nth(4).click()
    expect(step).not_to_have_text(before)
    controls.locator("select").select_option("0")
    expect(page.locator(".shell")).to_be_visible()
    controls.locator("button").nth(6).click()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".board")).to_be_visible()
