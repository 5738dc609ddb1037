"""What the others do can be followed: acts rest, rounds are read, and a card put back is unseen."""

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .geometry import MEASURE, set_pace
from .player import (
    DECIDE,
    GAMES,
    SKIP_TO_MINE,
    my_turn,
    new_match,
    play_now,
    play_on,
    tell_otherwise,
)
from .scripts import js
from .test_table import join, set_table

RECORD = js("record_acts")

# What tells on the board who moved last; cards in an encounter lie there with their names.
TRACES = {
    "conclave": ".grid .mark",
    "cronicas": ".encounter .played",
    "magia": ".figure .seal",
    "bellum": ".recap .chip .seal",
}
NOT_MINE = "document.querySelector('.prompt[data-mine=true]') === null"


def wait_by_the_clock(page: Page, selector: str) -> None:
    """The page's own clock runs ahead, so that nobody has to sit through the pauses."""
    for _ in range(900):
        if page.locator(selector).count():
            return
        page.clock.run_for(100)
    raise AssertionError(f"no {selector} comes")


@pytest.mark.parametrize("game", GAMES)
def test_every_act_of_a_bot_rests_and_leaves_a_trace(open_page: Open, game: str) -> None:
    page = open_page("/about")
    page.clock.install()
    page.goto(page.url.replace("/about", "/"))
    play_now(page, game)
    page.wait_for_function(SKIP_TO_MINE)
    page.evaluate(RECORD)
    rests: list[float] = []
    for _ in range(40):  # whoever wins an encounter leads the next one: nobody acts in between
        page.evaluate(DECIDE)
        wait_by_the_clock(page, ".prompt[data-mine=true][data-busy=false], dialog.round")
        shown: list[Any] = page.evaluate("window.shown")
        rests = [after["at"] - act["at"] for act, after in pairwise(shown) if act["act"]]
        if rests or page.locator("dialog.round").count():
            break
    assert rests, shown
    assert min(rests) >= 900, shown
    assert page.locator(TRACES[game]).count() > 0
    if game == "conclave":
        page.evaluate(DECIDE)
        my_turn(page)
        expect(page.locator(TRACES[game])).to_have_count(0)


LIGHT = js("light_a_line")


def until_the_others_have_acted(page: Page) -> None:
    """A turn of one's own, all its choices, and then a turn of each other."""
    page.wait_for_function(SKIP_TO_MINE)
    for _ in range(20):
        before = int(page.locator(".prompt").get_attribute("data-version") or 0)
        page.evaluate(DECIDE)
        page.wait_for_function(SKIP_TO_MINE)
        if int(page.locator(".prompt").get_attribute("data-version") or 0) > before + 3:
            return
    raise AssertionError("nobody else has acted")


def test_a_line_of_the_log_has_its_sign_and_lights_the_board(open_page: Open) -> None:
    page = open_page(table="conclave", lang="en-GB", width=390, height=844)
    until_the_others_have_acted(page)
    page.get_by_role("button", name="Log", exact=True).click()
    log = page.locator(".log")
    expect(log.locator("h2", has_text="Your last turn")).to_have_count(1)
    expect(log.locator("h2", has_text="Since then")).to_have_count(1)
    lines = log.locator(".line")
    assert log.locator(".line > .kind svg").count() == lines.count()
    assert page.evaluate(LIGHT) > 0
    expect(log).to_have_count(0)  # it would lie over what is lit


def test_a_choice_that_cannot_be_taken_back_says_why(open_page: Open) -> None:
    page = open_page(table="conclave", lang="en-GB")
    my_turn(page)
    more = page.locator(".prompt .more")
    page.keyboard.press("u")
    expect(more).to_have_text("You have done nothing yet to take back.")
    until_the_others_have_acted(page)
    page.keyboard.press("u")
    expect(more).to_have_text(re.compile(r"No longer: (Morgana|Merlín) has acted\."))


def test_a_line_of_the_log_opens_its_moment_in_the_replay(open_page: Open) -> None:
    page = open_page(table="conclave", lang="en-GB", width=390, height=844)
    assert play_on(page)["over"]
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    line = page.locator(".log .line", has_text="→").last
    words = line.inner_text()
    line.press("Enter")
    expect(page).to_have_url(re.compile(r"/r/[\w-]+\?.*step=[1-9]"))
    page.keyboard.press("l")
    expect(page.locator(".log .line", has_text=words).last).to_be_visible()


# What a spectator's view tells of cards that all have seen, and how many surely are at seat 1.
SEEN: dict[str, tuple[str, list[Any], int]] = {
    "cronicas": ("known", [[], [3, 5], []], 2),
    "magia": ("public_known", [0, 0b10, 1, 4, 0b11, 1], 1),
}


@pytest.mark.parametrize("game", SEEN)
def test_who_follows_a_seat_sees_what_all_have_seen_of_its_hand(open_page: Open, game: str) -> None:
    field, known, count = SEEN[game]
    eyes = open_page("/about", lang="en-GB", width=390, height=844)
    tell_otherwise(eyes, lambda told: told["view"].update({field: known}))
    match = new_match(eyes, game, 3)
    eyes.goto(f"/w/{match}")
    hand = eyes.locator(".following")
    expect(hand.locator(".whom")).to_contain_text("Guest 1")
    expect(hand.locator(".backs li").first).to_be_visible()
    expect(hand.locator(".eye")).to_have_count(0)
    eyes.locator(".opponents [data-seat='1'] .plate").click()
    expect(hand.locator(".whom")).to_contain_text("Morgana")
    expect(hand.locator(".eye")).to_have_count(count)
    held = hand.locator(".backs li").count()
    assert held >= count
    expect(eyes.locator(".recap .title")).to_have_text("Last turns")
    expect(eyes.locator(".prompt .tools")).to_contain_text("live")
    assert eyes.evaluate(MEASURE)["faults"] == []


def play_to_a_round_end(page: Page) -> None:
    waiting = "dialog.round, .prompt .skip, .prompt[data-mine=true][data-busy=false]"
    for _ in range(200):
        page.wait_for_selector(waiting)
        if page.locator("dialog.round").count():
            return
        if page.evaluate(NOT_MINE):
            page.evaluate("document.querySelector('.prompt .skip button')?.click()")
        else:
            page.evaluate(DECIDE)
    raise AssertionError("no round ends")


def test_a_round_ends_with_its_sheet_and_the_next_begins_step_by_step(open_page: Open) -> None:
    page = open_page(table="cronicas", lang="en-GB", width=390, height=844)
    set_pace(page, "step")
    play_to_a_round_end(page)
    sheet = page.locator("dialog.round")
    expect(sheet.get_by_role("heading", level=2)).to_be_focused()
    expect(sheet).to_contain_text("Round 2 is next")
    sheet.locator(".continue button").click()
    line = page.locator(".prompt .line")
    steps = ("A chronicle is turned up", "dealt", "the main card of")
    for step in steps:
        expect(line).to_contain_text(step)
        expect(page.locator("[data-open]")).to_have_count(0)
        # The new page turns alone.
        alone = step == steps[0]
        for part in (".encounter", ".hand-rows"):
            assert page.locator(part).is_hidden() == alone
        page.locator(".prompt .next button").click()
    expect(line).not_to_contain_text(steps[-1])


LIFT_A_CARD = js("lift_a_card")

PLAY_IT = js("play_it")


def frames_both_ways(page: Page) -> tuple[list[Any], list[Any]]:
    """What the page sends, and what it hears, as it goes over the wire."""
    sent: list[Any] = []
    heard: list[Any] = []

    def listen(socket: Any) -> None:
        socket.on("framesent", lambda data: sent.append(json.loads(data)))
        socket.on("framereceived", lambda data: heard.append(json.loads(data)))

    page.on("websocket", listen)
    return sent, heard


def acts_in(frames: list[Any]) -> list[Any]:
    return [each for each in frames if each["type"] == "act"]


def lift_a_card(page: Page, sent: list[Any]) -> None:
    """It asks what it would do, and nothing that is sent before that question does it."""
    known = len(sent)
    page.evaluate(LIFT_A_CARD)
    for _ in range(9000):
        if any(each["type"] == "preview" for each in sent[known:]):
            break
        page.wait_for_timeout(10)
    assert acts_in(sent[known:]) == [], "a card that is only lifted has been sent"


def play_it(page: Page, version: str) -> bool:
    """Whether it asks for its target; otherwise it is on the table."""
    return bool(page.evaluate(PLAY_IT, version))


def version_of(page: Page) -> str:
    return str(page.locator(".prompt").get_attribute("data-version"))


def play_until_a_card_asks(pages: list[Page], sent: list[list[Any]]) -> int:
    """Which of the players has played a card that asks for its target."""
    for _ in range(2000):
        for i, page in enumerate(pages):
            page.evaluate(SKIP_TO_MINE)
            if page.evaluate(NOT_MINE):
                page.wait_for_timeout(5)
            elif page.locator(".sheet").count():
                page.locator(".sheet [data-open]").first.click()  # asked by the server
            elif page.locator(".hand-rows [data-open]").count():
                version = version_of(page)
                lift_a_card(page, sent[i])
                if play_it(page, version):
                    return i
    raise AssertionError("no card asks for a target")


def test_a_card_with_its_target_is_put_back_unseen(open_page: Open) -> None:
    host = open_page()
    guest = join(open_page, set_table(host, "cronicas", 3), "Berta")
    host.get_by_role("button", name="Sentar un bot").click()
    host.get_by_role("button", name="Empezar").click()
    expect(guest.locator(".shell")).to_be_visible()
    pages = [host, guest]
    wires = [frames_both_ways(page) for page in pages]
    for page in pages:
        page.reload()
        expect(page.locator(".shell")).to_be_visible()
    one = play_until_a_card_asks(pages, [sent for sent, _ in wires])
    page, (sent, _), (_, heard) = pages[one], wires[one], wires[1 - one]
    version = version_of(page)
    acts = acts_in(sent)
    updates = [each for each in heard if each["type"] == "update"]
    page.locator(".sheet li").first.hover()
    page.locator(".sheet .foot button").first.click()
    expect(page.locator(".sheet")).to_have_count(0)
    expect(page.locator(".prompt")).to_have_attribute("data-version", version)
    assert acts_in(sent) == acts
    # The next thing that the other hears is the card that is played in its place.
    page.evaluate(LIFT_A_CARD)
    if play_it(page, version):
        page.locator(".sheet [data-open]").first.click()
    expect(page.locator(".prompt")).not_to_have_attribute("data-version", version)
    later = "before => Number(document.querySelector('.prompt').dataset.version) > before"
    pages[1 - one].wait_for_function(later, arg=int(version))
    new = [each for each in heard if each["type"] == "update"][len(updates) :]
    assert new[0]["since"] == int(version)
    assert {each["type"] for each in sent} <= {"act", "preview", "ping"}
