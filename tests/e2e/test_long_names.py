"""Names of forty letters stay on their cards, in a window and on a phone, and hide nothing."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from grimorio.core.registry import get_game

from .conftest import Open, Seeded
from .geometry import EVERY, MEASURE, TIGHT
from .player import CLICK_ON, my_turn, new_match, play_now, tell_otherwise
from .scripts import js

LONG = "Extraterritorialidad de Peñas Ñoñas S. A"
OUTSIDE = js("names_outside")
COVERED = js("covered_tiles")


def renamed(game: str) -> str:
    """Our own edition, with a long name for every card that has one."""
    text = get_game(game).info.edition.text
    if game == "bellum":
        return re.sub(r"(?m)^([a-z-]+ += \{)(?= (left|shield))", rf'\1 name = "{LONG}",', text)
    return re.sub(r'(?m)^(id = "(?!base).*)$', rf'\1\nname = "{LONG}"', text)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seeded]:
    folder = tmp_path_factory.mktemp("server")
    given: list[Path] = []
    for game in ("bellum", "cronicas"):
        given.append(folder / f"{game}.toml")
        given[-1].write_text(renamed(game), encoding="utf-8")
    with Seeded(folder, *(f"--edition={path}" for path in given)) as running:
        yield running


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_long_names_hide_no_numbers_and_stay_on_their_cards(
    open_page: Open, width: int, height: int
) -> None:
    page: Page = open_page()
    page.set_viewport_size({"width": width, "height": height})
    play_now(page, "cronicas")
    my_turn(page)
    expect(page.locator(".chronicle strong").first).to_have_text(LONG)
    assert page.evaluate(OUTSIDE, ".chronicle strong") == []
    page.goto(page.url.split("/m/")[0] + "/")
    play_now(page, "bellum")
    my_turn(page)
    page.evaluate(CLICK_ON, 3)
    my_turn(page)
    expect(page.locator(".creature .name").first).to_have_text(LONG)
    if not page.locator(".creature").first.is_visible():
        page.get_by_role("button", name="Criaturas").click()
    assert page.evaluate(OUTSIDE, ".creature .name, .card .name") == []
    assert page.evaluate(COVERED) == 0


# By edition: the coronation brings two more, the conversation two of former rounds.
CORONATION, CONVERSATION, REFORM, ALLIANCE, PLAGUE = 0, 1, 5, 9, 10
SEVERAL = {
    2: [REFORM, PLAGUE],
    3: [CORONATION, REFORM, PLAGUE],
    5: [CORONATION, CONVERSATION, REFORM, ALLIANCE, PLAGUE],
}
COUNTED = {REFORM: "wisdom", ALLIANCE: "allies", PLAGUE: "allies"}


def in_force(page: Page, several: list[int]) -> None:
    def turned_up(told: Any) -> None:
        seats = told["view"]["seats"]
        told["view"]["force"] = several
        told["standing"] |= {
            "chronicles": several,
            "counted": [COUNTED.get(one, "") for one in several],
            "brought": [CORONATION if one in COUNTED else -1 for one in several],
            "counts": [[12, 3, 10, 0, 5, 6][:seats]] * len(several),
            "paid": [[0, 2]] * len(several),
            "out": [1],
            "near": [1],
        }

    tell_otherwise(page, turned_up)


CUT = js("cut_chronicles")


@pytest.mark.parametrize("count", SEVERAL)
@pytest.mark.parametrize("seats", [3, 6])
def test_several_chronicles_in_force_fit(open_page: Open, count: int, seats: int) -> None:
    page = open_page("/about")
    in_force(page, SEVERAL[count])
    match = new_match(page, "cronicas", seats)
    page.goto(f"/m/{match}")
    expect(page.locator(".chronicle")).to_have_count(count)
    for width, height in EVERY:
        page.set_viewport_size({"width": width, "height": height})
        tight = (width, height) in TIGHT
        faults = page.evaluate(MEASURE, tight)["faults"]
        if count < 4 and not tight:
            faults += page.evaluate(CUT)
        assert faults == [], (width, height)


def test_a_castle_and_a_goblin_to_be_placed_can_be_looked_at(open_page: Open) -> None:
    page = open_page(table="bellum")
    my_turn(page)
    dialog = page.get_by_role("dialog").last  # a castle lies over its seat
    for thing, said in ((".pending .spot", "duende"), ("dialog .title", "escudo de 2")):
        if thing.startswith("dialog"):
            page.locator(".castle .spot.over").first.click()
        page.locator(thing).first.click()
        expect(dialog).to_contain_text("s una reconstrucción nuestra")
        expect(dialog).to_contain_text(re.compile(said, re.IGNORECASE))
        page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".opponents .plate").first.click()
    expect(dialog).to_contain_text(LONG)
