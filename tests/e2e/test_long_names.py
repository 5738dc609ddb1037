"""Names of forty letters stay on their cards, in a window and on a phone, and hide nothing."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from grimorio.core.registry import get_game
from tests.server.client import ServerProcess

from .conftest import Open
from .geometry import EVERY, MEASURE, TIGHT
from .player import CLICK_ON, my_turn, play_now, tell_otherwise
from .test_geometry import SIT_DOWN

LONG = "Extraterritorialidad de Peñas Ñoñas S. A"
OUTSIDE = """(names) => [...document.querySelectorAll(names)].filter((name) => {
  const own = name.getBoundingClientRect(), card = name.closest(".spot").getBoundingClientRect();
  const round = 1.5;
  return own.left < card.left - round || own.right > card.right + round
    || own.bottom > card.bottom + round || name.scrollWidth > name.clientWidth + 1;
}).map((name) => name.outerHTML)"""
COVERED = """() => [...document.querySelectorAll(".tile")].filter((tile) => {
  const box = (piece) => piece.getBoundingClientRect();
  const [rows, name] = [".rows", ".name"].map((each) => box(tile.querySelector(each)));
  return name.bottom > rows.top + 1 || rows.bottom > box(tile).bottom + 1
    || box(tile.querySelector(".figure svg")).height < 6;
}).length"""


def renamed(game: str) -> str:
    """Our own edition, with a long name for every card that has one."""
    text = get_game(game).info.edition.text
    if game == "bellum":
        return re.sub(r"(?m)^([a-z-]+ += \{)(?= (left|shield))", rf'\1 name = "{LONG}",', text)
    return re.sub(r'(?m)^(id = "(?!base).*)$', rf'\1\nname = "{LONG}"', text)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    given: list[Path] = []
    for game in ("bellum", "cronicas"):
        given.append(folder / f"{game}.toml")
        given[-1].write_text(renamed(game), encoding="utf-8")
    with ServerProcess(folder, *(f"--edition={path}" for path in given)) as running:
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


# Words that are cut, or stand on what lies below them.
CUT = """() => [document.querySelector(".chronicles")].filter((one) =>
  one.scrollHeight > one.clientHeight + 1).map(() => "the chronicles are cut")
.concat([...document.querySelectorAll(".chronicle")].flatMap((card) => {
  const box = card.getBoundingClientRect();
  const foot = card.querySelector(".foot")?.getBoundingClientRect();
  return [...card.querySelectorAll("strong, .condition, .count")].filter((one) => {
    const own = one.getBoundingClientRect(), round = 1.5;
    const beyond = own.left < box.left - round || own.right > box.right + round
      || own.top < box.top - round || own.bottom > box.bottom + round;
    const covers = foot && !one.closest(".foot") && own.bottom > foot.top + 3
      && own.right > foot.left + round && own.left < foot.right;
    const short = one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0;
    return one.checkVisibility() && (beyond || covers || short);
  }).map((one) => one.outerHTML);
}))"""


@pytest.mark.parametrize("count", SEVERAL)
@pytest.mark.parametrize("seats", [3, 6])
def test_several_chronicles_in_force_fit(open_page: Open, count: int, seats: int) -> None:
    page = open_page("/about")
    in_force(page, SEVERAL[count])
    match = page.evaluate(SIT_DOWN, ["cronicas", seats])
    page.goto(page.url.replace("about", f"m/{match}"))
    expect(page.locator(".chronicle")).to_have_count(count)
    for width, height in EVERY:
        page.set_viewport_size({"width": width, "height": height})
        tight = (width, height) in TIGHT
        faults = page.evaluate(MEASURE, tight)["faults"]
        if count < 4 and not tight:
            faults += page.evaluate(CUT)
        assert faults == [], (width, height)


def test_a_castle_and_a_goblin_to_be_placed_can_be_looked_at(open_page: Open) -> None:
    page = open_page()
    play_now(page, "bellum")
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
