"""Nothing that axe knows of is wrong, sizes of targets included, in any state of any screen."""

import pytest
from playwright.sync_api import Page, expect

from .axe import assert_accessible
from .conftest import Open
from .geometry import DECIDE, set_pace
from .player import GAMES, SKIP_TO_MINE, my_turn, over, play_now, play_on, seat_others


def test_the_screens_around_a_table_are_accessible(open_page: Open) -> None:
    """Home, setting a table, lobby, invitation, about, lessons, spectators, a wrong address."""
    host = open_page()
    expect(host.locator(".game")).to_have_count(4)
    assert_accessible(host, "home")
    host.get_by_role("button", name="Con amigos").first.click()
    seat_others(host, 2)
    assert_accessible(host, "setup")
    host.get_by_role("button", name="Abrir la mesa").click()
    link = host.locator(".link input").input_value()
    watch = host.locator(".looking input").input_value()
    assert_accessible(host, "lobby")
    friend = open_page("/about", width=390, height=844)
    expect(friend.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(friend, "about")
    friend.goto(link)
    expect(friend.get_by_label("Tu nombre")).to_be_visible()
    assert_accessible(friend, "join")
    for path in ("/learn", "/learn/magia"):
        friend.goto(link.split("/j/")[0] + path)
        expect(friend.locator("a[href*='/learn/magia']").first).to_be_visible()
        assert_accessible(friend, path)
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


def test_lessons_are_accessible(open_page: Open) -> None:
    page = open_page("/about", lang="en-GB")
    home = page.url.removesuffix("/about")
    for game in GAMES:
        page.goto(f"{home}/learn/{game}")
        page.locator(f"main a[href*='/learn/{game}/']").first.click()
        expect(page.locator(".shell [data-part=board]")).to_be_visible()
        assert_accessible(page, game)


def test_one_device_between_two_hands_is_accessible(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="En un dispositivo").first.click()
    page.get_by_role("button", name="Empezar").click()
    expect(page.get_by_role("button", name="mostrar mi mano")).to_be_visible()
    assert_accessible(page)


def lifted(page: Page) -> None:
    page.locator("[data-open]:visible").first.click(force=True)


def refused(page: Page) -> None:
    page.locator(WHY_NOT).first.click(force=True)
    expect(page.locator(".prompt[data-kind=no]")).to_be_visible()


def hinted(page: Page) -> None:
    page.keyboard.press("h")
    expect(page.locator(".prompt[data-kind=hint]")).to_be_visible()


# What can be looked at in one's own turn, if there is such a thing on the table.
WHY_NOT = (
    ".board [data-why]:visible, .hand [data-why]:visible, .tower:has(.goal) .cell:not([data-open])"
)
LOOKS = {"[data-open]:visible": lifted, WHY_NOT: refused, "[aria-keyshortcuts=H]:visible": hinted}
HELD = ".prompt[data-mine=false] .skip"
COMES = f"{HELD}, .prompt[data-mine=true][data-busy=false], .end table, .round"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_accessible_in_all_its_states(open_page: Open, game: str) -> None:
    """Own turn, lifted, refusal, hint, others' turn, round's end, sheet, rules, end, replay."""
    page = open_page(lang="en-GB")
    home = page.url
    play_now(page, game)
    set_pace(page, "step")
    looks = dict(LOOKS)
    others = [HELD, ".round"] if game == "cronicas" else [HELD]
    for _ in range(60):
        page.wait_for_selector(COMES)
        for where in [each for each in others if page.locator(each).count()]:
            assert_accessible(page, f"{game}: {where}")
            others.remove(where)
        page.wait_for_function(SKIP_TO_MINE)
        for where in [each for each in looks if page.locator(each).count()]:
            looks.pop(where)(page)
            assert_accessible(page, f"{game}: {where}")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
        if not (looks or others):
            break
        if over(page):
            page.goto(home)
            play_now(page, game)
        else:
            page.evaluate(DECIDE)
    assert not looks
    assert not others
    page.keyboard.press("r")
    expect(page.locator("dialog")).to_be_visible()
    assert_accessible(page, f"{game}: recap")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator(".rules section").first).to_be_visible()
    assert_accessible(page, f"{game}: own turn and rules")
    assert play_on(page)["over"]
    assert_accessible(page, f"{game}: end")
    page.get_by_role("link", name="Replay").first.click()
    expect(page.locator(".controls")).to_be_visible()
    assert_accessible(page, f"{game}: replay")
