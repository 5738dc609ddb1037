"""A game of a package in the page, which was built without it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.packages.environment import FAROL, Environment, bots

from .axe import assert_accessible
from .conftest import Open, Seeded
from .player import play_on

TURN = ".prompt[data-mine=true][data-busy=false]"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seeded]:
    folder = tmp_path_factory.mktemp("package")
    home = Environment(folder)
    home.install(FAROL, bots(folder))
    with Seeded(folder, python=home.python) as running:
        yield running
    assert running.faults() == []


def cover(page: Page) -> None:
    expect(page.locator(".game")).to_have_count(5)
    expect(page.locator(".game").nth(4)).to_contain_text("Farol")


def test_a_whole_match_its_rules_replay_and_file(open_page: Open, tmp_path: Path) -> None:
    page = open_page(lang="es-ES")
    cover(page)
    expect(page.locator(".game").nth(4)).to_contain_text("¿Te creerán?")
    page.locator(".game").nth(4).locator(".play .button").click()
    expect(page.locator("[data-field=card]")).to_contain_text("Tu carta")
    expect(page.locator(".board .choices button")).to_have_count(9)
    expect(page.locator(".seat [data-field=scores]")).to_have_count(3)
    assert_accessible(page)
    page.get_by_role("tab", name="Reglas").click()
    expect(page.locator("[data-rule=FA-4]")).to_contain_text("Los puntos")
    page.get_by_role("button", name="Menú").click()
    page.get_by_role("button", name="English").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-field=card]")).to_contain_text("Your card")
    expect(page.locator("[data-rule=FA-4]")).to_contain_text("The points")
    result = play_on(page)
    assert result["over"], result
    expect(page.locator(".end")).to_contain_text("Most points.")
    assert "farol-" not in page.locator("body").inner_text()
    record = page.evaluate(
        "async () => (await fetch(document.querySelector('.end .proof a').href)).json()"
    )
    page.locator(".end").get_by_role("link", name="Replay").click()
    expect(page.locator(".controls")).to_be_visible()
    expect(page.locator("[data-field=claim]")).to_be_visible()
    (tmp_path / "match.json").write_text(json.dumps(record), encoding="utf-8")
    home = open_page()
    home.locator("input[type=file]").set_input_files(tmp_path / "match.json")
    expect(home.locator(".controls")).to_be_visible()
    expect(home.locator("[data-field=claim]")).to_contain_text("Lo que se ha dicho")


def press(thing: Locator, key: str = "Enter") -> None:
    """As by hand: what is hidden, or lies under a sheet, cannot be focused."""
    expect(thing).to_be_visible()
    thing.focus()
    expect(thing).to_be_focused()
    thing.page.keyboard.press(key)


def choose_by_keyboard(page: Page, words: str) -> None:
    """Passes the device, shows the hand and reads what the other did, as far as it is asked."""
    before = page.locator("main > .button.gold, .prompt .pass button, dialog .button.gold")
    # A recap that is open may still be on its way, and lies over everything when it comes.
    free = page.locator(".shell:has(.recap[aria-expanded=false]) .board .choices button")
    choice = free.filter(has_text=words)
    before.or_(choice).first.wait_for()
    while before.count() > 0:
        one = before.last.element_handle()
        press(before.last)
        one.wait_for_element_state("hidden")
        before.or_(choice).first.wait_for()
    press(choice)
    expect(choice).to_have_count(0)


def test_by_keyboard_alone_on_one_device_with_an_option(open_page: Open) -> None:
    page = open_page(lang="en-GB", width=390, height=800, theme="dark")
    cover(page)
    press(page.locator(".ways .button"))  # a first visit on a phone shows the shortest way alone
    press(page.locator(".game").nth(4).get_by_role("button", name="With friends"))
    page.get_by_role("radio", name="With the link").focus()
    page.keyboard.press("ArrowRight")
    press(page.get_by_role("button", name="Take seat 3 away"))
    press(page.locator("dialog summary"))
    expect(page.locator("dialog .option")).to_contain_text("How often everybody says")
    page.locator("dialog input[type=number]").fill("1")
    press(page.get_by_role("button", name="Start"))
    expect(page.locator("dialog")).to_have_count(0)
    for words in ("7 or more", "I believe it", "2 or more", "I doubt it"):
        choose_by_keyboard(page, words)
    expect(page.locator(".end table")).to_be_visible()
    expect(page.locator(".end")).to_contain_text("Most points.")
    assert_accessible(page)


def test_a_bot_of_a_package_sits_at_the_table(open_page: Open) -> None:
    page = open_page()
    cover(page)
    wish = {"game": "farol", "seats": 3, "mode": "bots", "bot": "last"}
    made = page.request.post("/api/matches", data=wish)
    assert made.status == 200, made.text()
    page.goto(f"/m/{made.json()['id']}")
    page.locator(TURN).wait_for()
    page.locator(".board .choices button").first.click()
    # It always doubts, and its own claim is the highest.
    expect(page.locator("[role=log]")).to_contain_text("dice: 9 o más.")
    expect(page.locator("[role=log]")).to_contain_text("no se lo cree.")
    assert page.request.post("/api/matches", data={**wish, "game": "magia"}).status == 400
