"""How a player uses the page: what is lit can be clicked, until the score sheet opens."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from .scripts import js

GAMES = ("conclave", "cronicas", "magia", "bellum")

# The same clicks as by hand, made inside the page, so that whole matches take seconds.
CLICK_ON = js("click_on")
DECIDE = js("decide")


# News comes while one waits: whoever does not want to watch skips it as it comes.
SKIP_TO_MINE = js("skip_to_mine")


def post(page: Page, path: str, body: Any = None) -> Any:
    """By the one who sits at this page."""
    return page.request.post(path, data=body).json()


def new_match(page: Page, game: str, seats: int = 0, **more: Any) -> str:
    """Against bots that do not think long, as many as one plays with at first."""
    seats = seats or (4 if game == "cronicas" else 3)
    wish = {"game": game, "seats": seats, "mode": "bots", "bot": "greedy", **more}
    return str(post(page, "/api/matches", wish)["id"])


def cover(page: Page, game: str) -> Locator:
    return page.locator(".game").nth(GAMES.index(game))


def play_now(page: Page, game: str) -> None:
    """From the home page to a running game against bots in one click more."""
    cover(page, game).locator(".play .button").click()
    expect(page.locator(".shell")).to_be_visible()


def seat_others(page: Page, seats: int) -> None:
    """So many seats at the table that is being set, all of them for people."""
    rows = page.locator("dialog li:not(.add)")
    expect(rows.nth(1)).to_be_visible()
    while rows.count() > seats:
        rows.last.get_by_role("button").last.click()
    while rows.count() < seats:
        page.locator("dialog li.add button").first.click()


def tell_otherwise(page: Page, change: Callable[[Any], None]) -> None:
    """Change what the page is told of a table: what lies there is luck, and all of it must fit."""

    def changed(text: str | bytes) -> str:
        message: Any = json.loads(text)
        for each in [message, *message.get("updates", [])]:
            if each.get("view"):
                change(each)
        return json.dumps(message)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda text: socket.send(changed(text)))

    page.route_web_socket(re.compile("/socket"), between)


def my_turn(page: Page) -> None:
    """What the others do before is skipped."""
    page.wait_for_function(SKIP_TO_MINE)
    expect(page.locator(".prompt[data-mine=true][data-busy=false]")).to_be_visible()


def over(page: Page) -> bool:
    return page.locator(".end table").count() > 0


def ready(page: Page) -> bool:
    return page.locator(".prompt[data-mine=true][data-busy=false]").count() > 0


def catch_up(page: Page) -> None:
    """Whoever does not want to watch skips to the present."""
    for each in (".prompt .skip button", ".round .continue button", ".prompt .skip button"):
        page.evaluate("one => document.querySelector(one)?.click()", each)


def act_once(page: Page, chance: random.Random) -> None:
    """Real clicks with the pointer: whatever covers a lit thing would make this fail."""
    version = page.locator(".prompt").get_attribute("data-version")
    for _ in range(8):
        lit = page.locator("[data-open]:not(.picked):not(.far), .prompt .act button")
        count = lit.count() if ready(page) else 0
        if count == 0 or page.locator(f".prompt[data-version='{version}']").count() == 0:
            return
        click(lit.nth(chance.randrange(count)))


def click(lit: Locator) -> None:
    """Cards in a hand overlap: a player takes them by their left edge."""
    if lit.evaluate("one => one.closest('.hand .cards') !== null"):
        lit.click(position={"x": 9, "y": 14})
    else:
        lit.click()


def act_by_hand(page: Page, chance: random.Random, turns: int) -> None:
    for _ in range(turns):
        page.wait_for_function(SKIP_TO_MINE)
        if over(page):
            return
        act_once(page, chance)


def play_on(page: Page, clicks: int = 5000) -> dict[str, Any]:
    result: dict[str, Any] = page.evaluate(CLICK_ON, clicks)
    return result


def decide(page: Page, times: int = 1) -> None:
    """So many decisions of one's own, unless the game ends before."""
    for _ in range(times):
        page.wait_for_function(SKIP_TO_MINE)
        if over(page):
            return
        page.evaluate(DECIDE)
