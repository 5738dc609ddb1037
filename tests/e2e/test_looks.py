"""Every screen: accessible, no sideways scrolling on a phone, and a light first page."""

import gzip
import random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .conftest import Open
from .player import GAMES, act_by_hand, my_turn, over, play_now, play_on


def assert_accessible(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    problems = [
        f"{each['id']}: {[node['html'][:150] for node in each['nodes'][:3]]}" for each in found
    ]
    assert problems == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_home_and_its_dialogs_are_accessible(open_page: Open, theme: str) -> None:
    page = open_page(theme=theme)
    expect(page.locator(".game")).to_have_count(4)
    assert_accessible(page)
    page.get_by_role("button", name="Con amigos").first.click()
    expect(page.locator("dialog")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Abrir la mesa").click()
    expect(page.locator(".link input")).to_be_visible()
    assert_accessible(page)
    page.goto(page.url.split("/m/")[0] + "/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(page)


def play_to_the_middle(page: Page, game: str) -> None:
    """Three choices, and the next one open; good bots may end a game before it comes."""
    home = page.url
    while True:
        play_now(page, game)
        act_by_hand(page, random.Random(game), turns=3)
        page.wait_for_selector("dialog table, .prompt[data-mine=true][data-busy=false]")
        if not over(page):
            return
        page.goto(home)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_tables_are_accessible(open_page: Open, game: str, theme: str) -> None:
    page = open_page(lang="en-GB", theme=theme)
    play_to_the_middle(page, game)
    assert_accessible(page)
    page.keyboard.press("?")
    expect(page.locator(".rules section").first).to_be_visible()
    assert_accessible(page)
    if theme == "light":
        assert play_on(page)["over"]
        assert_accessible(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_the_whole_choice_without_scrolling(open_page: Open, game: str) -> None:
    page = open_page(width=390, height=844)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    play_now(page, game)
    for _ in range(4):
        my_turn(page)
        size = page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert size[0] <= 390
        assert size[1] <= 844
        hidden = page.locator("[data-open]").evaluate_all(
            """all => all.filter((one) => {
                 const box = one.getBoundingClientRect();
                 const x = box.left + Math.min(box.width, 40) / 2, y = box.top + box.height / 2;
                 return x < 0 || x > innerWidth || y < 0 || y > innerHeight;
               }).map((one) => one.outerHTML.slice(0, 120))"""
        )
        assert hidden == []
        act_by_hand(page, random.Random(game), turns=1)
        if page.locator("dialog table").count():
            break


def test_a_table_works_at_double_zoom(open_page: Open) -> None:
    """200 % of a 1280 x 800 window leaves 640 x 400 of layout."""
    page = open_page(width=640, height=400)
    play_now(page, "conclave")
    my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    act_by_hand(page, random.Random(5), turns=2)


def test_the_first_screen_weighs_at_most_120_kilobytes(open_page: Open) -> None:
    page = open_page("/about")
    weights: dict[str, int] = {}

    def weigh(reply: object) -> None:
        body = reply.body()  # type: ignore[attr-defined]
        url = reply.url  # type: ignore[attr-defined]
        weights[url] = len(body) if url.endswith(".woff2") else len(gzip.compress(body))

    page.on("response", weigh)
    page.goto(page.url.replace("/about", "/"))
    expect(page.locator(".game")).to_have_count(4)
    page.wait_for_load_state("networkidle")
    assert sum(weights.values()) <= 120_000, weights


def test_the_screens_in_between_are_accessible(open_page: Open) -> None:
    """Invitation, one device, spectators, dialogs, replay, and what a wrong address shows."""
    host = open_page()
    host.get_by_role("button", name="Con amigos").first.click()
    host.locator(".count", has_text="2").click()
    host.get_by_role("button", name="Abrir la mesa").click()
    link = host.locator(".link input").input_value()
    watch = host.locator(".hint a").get_attribute("href") or ""
    friend = open_page("/about")
    friend.goto(link)
    expect(friend.get_by_label("Tu nombre")).to_be_visible()
    assert_accessible(friend)
    host.get_by_role("button", name="Sentar un bot").click()
    host.get_by_role("button", name="Empezar").click()
    my_turn(host)
    friend.goto(watch)
    expect(friend.locator(".shell")).to_be_visible()
    assert_accessible(friend)
    friend.goto(watch[:-2])
    expect(friend.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(friend)

    host.locator(".grid .mage").first.click()
    expect(host.locator("dialog")).to_be_visible()
    assert_accessible(host)
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Todas las elecciones").click()
    expect(host.locator("dialog li").first).to_be_visible()
    assert_accessible(host)
    host.keyboard.press("Escape")
    assert play_on(host)["over"]
    host.get_by_role("link", name="Repetición").click()
    expect(host.locator(".controls")).to_be_visible()
    assert_accessible(host)

    device = open_page()
    device.get_by_role("button", name="En un dispositivo").first.click()
    device.get_by_role("button", name="Empezar").click()
    expect(device.get_by_role("button", name="mostrar mi mano")).to_be_visible()
    assert_accessible(device)


def test_a_second_game_takes_everybody_along(open_page: Open) -> None:
    page = open_page()
    play_now(page, "conclave")
    first = page.url
    assert play_on(page)["over"]
    page.get_by_role("button", name="Jugar otra").click()
    my_turn(page)
    assert page.url != first
