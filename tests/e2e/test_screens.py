"""The screens around a table: nothing that axe knows of is wrong, by day and by night, and texts,
signs and edges can be told from their ground."""

from playwright.sync_api import Page, expect

from .axe import assert_accessible
from .conftest import Open
from .contrast import assert_seen
from .player import GAMES, my_turn, seat_others


def assert_clear(page: Page, state: str) -> None:
    assert_accessible(page, state)
    assert_seen(page, state)


def test_the_screens_around_a_table_are_accessible_and_seen(open_page: Open) -> None:
    """Home, setting a table, lobby, invitation, about, spectators, a wrong address."""
    host = open_page()
    expect(host.locator(".game")).to_have_count(4)
    assert_clear(host, "home")
    host.get_by_role("button", name="Con amigos").first.click()
    seat_others(host, 2)
    assert_clear(host, "setup")
    host.get_by_role("button", name="Abrir la mesa").click()
    link = host.locator(".link input").input_value()
    watch = host.locator(".looking input").input_value()
    assert_clear(host, "lobby")
    friend = open_page("/about", width=390, height=844)
    expect(friend.get_by_role("heading", level=1)).to_be_visible()
    assert_clear(friend, "about")
    friend.goto(link)
    expect(friend.get_by_label("Tu nombre")).to_be_visible()
    assert_clear(friend, "join")
    friend.goto(watch[:-2])
    expect(friend.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(friend, "a wrong address")
    host.get_by_role("button", name="Sentar un bot").click()
    host.get_by_role("button", name="Empezar").click()
    my_turn(host)
    friend.goto(watch)
    expect(friend.locator(".shell")).to_be_visible()
    assert_accessible(friend, "a spectator")
    host.get_by_role("button", name="Menú").click()
    host.get_by_role("button", name="Todas las elecciones").click()
    expect(host.locator("dialog li").first).to_be_visible()
    assert_accessible(host, "all choices")


def test_lessons_are_accessible_and_seen(open_page: Open) -> None:
    page = open_page("/about", lang="en-GB")
    for game in GAMES:
        page.goto(f"/learn/{game}")
        page.locator(f"main a[href*='/learn/{game}/']").first.click()
        expect(page.locator(".shell [data-part=board]")).to_be_visible()
        assert_accessible(page, game)
        if game == "magia":
            assert_seen(page, "a lesson")


def test_one_device_between_two_hands_is_accessible(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="En un dispositivo").first.click()
    page.get_by_role("button", name="Empezar").click()
    expect(page.get_by_role("button", name="mostrar mi mano")).to_be_visible()
    assert_accessible(page)
