"""How a table is come to and how it ends: every address in its state, the end, rematch, replay."""

import asyncio
import itertools
import random
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Guest, ServerProcess, play

from .axe import assert_accessible
from .conftest import Open, Seeded
from .keyboard import LISTEN
from .player import GAMES, play_on, post
from .scripts import js

SIZES = {"desktop": (1280, 800), "phone": (390, 844), "landscape": (844, 390)}


async def with_bots(server: ServerProcess, game: str) -> list[Any]:
    async with Guest(server) as guest:
        id = await guest.create(game, 3, "bots", bot="greedy")
        await play(await guest.sit(id), random.Random(5))
        return [id, [dict(guest.http.cookies)]]


async def of_friends(server: ServerProcess, *bots: str) -> list[Any]:
    async with Guest(server) as host, Guest(server) as friend:
        await host.post("/api/me", {"name": "Irene"})
        id = await host.create("conclave", 2 + len(bots), "friends", bots=[None, *bots])
        invite = (await (await host.sit(id)).until("sync"))["invite"]
        await friend.post(f"/api/invites/{invite}", {"name": "Marta"})
        await host.post(f"/api/matches/{id}/start")
        lines = [await host.sit(id), await friend.sit(id)]
        await asyncio.gather(*(play(line, random.Random(n)) for n, line in enumerate(lines)))
        return [id, [dict(host.http.cookies), dict(friend.http.cookies)], invite]


@pytest.fixture(scope="module")
def finished(server: Seeded) -> dict[str, Any]:
    """Of whole matches, one of each game against bots and as many of two friends as there are tests
    of what they do afterwards: the id, the cookies of the people, and of friends the invitation."""

    async def make() -> dict[str, Any]:
        made = {game: await with_bots(server, game) for game in GAMES}
        made["yes"] = await of_friends(server, "greedy")
        made["no"] = await of_friends(server)
        made["seen"] = await of_friends(server)
        return made

    server.seed.write_text("finished", encoding="utf-8")
    with ThreadPoolExecutor(1) as pool:  # the browser has the loop of this thread
        return pool.submit(asyncio.run, make()).result()


def come(open_page: Open, path: str, cookies: dict[str, str] | None = None, **more: Any) -> Page:
    """Opens an address as a new guest, or as the one who has these cookies."""
    if not cookies:
        return open_page(path, **more)
    page = open_page("/about", **more)
    home = page.url.removesuffix("/about")
    page.context.add_cookies(
        [{"name": name, "value": value, "url": home} for name, value in cookies.items()]
    )
    page.goto(path)
    return page


def path_of(address: str) -> str:
    return re.sub(r"^https?://[^/]+", "", address)


def set_table(page: Page, seats: int, *bots: str | None) -> tuple[str, str]:
    """A table of friends, set by Irene: its id and the path of the link to it."""
    post(page, "/api/me", {"name": "Irene"})
    wish = {"game": "conclave", "seats": seats, "mode": "friends", "bots": [*bots]}
    id = post(page, "/api/matches", wish)["id"]
    page.goto(f"/m/{id}")
    link = page.locator(".link input")
    expect(link).to_be_visible()
    return id, path_of(link.input_value())


def door(page: Page, state: str) -> Any:
    article = page.locator(f"article[data-state={state}]")
    expect(article).to_be_visible()
    return article


def test_an_address_answers_in_its_state(open_page: Open, finished: dict[str, Any]) -> None:
    host = open_page("/about")
    id, link = set_table(host, 2)
    late = come(open_page, f"/m/{id}", width=390, height=844)
    waiting = door(late, "waiting")
    expect(waiting).to_contain_text("Irene")
    expect(waiting).to_contain_text("pídele el enlace a Irene")
    assert_accessible(late)

    # Whoever sits there is led back to the seat from where others only look on.
    for path in ("r", "w"):
        host.goto(f"/{path}/{id}")
        host.get_by_role("link", name="Volver a mi asiento").click()
        expect(host.locator(".link input")).to_be_visible()

    # Whoever watches is offered nothing that would be refused.
    waiting.get_by_role("link", name="Mirar").click()
    expect(late.get_by_text("Estás mirando")).to_be_visible()
    assert late.locator("main button, header button").count() == 0
    assert_accessible(late)
    late.go_back()
    door(late, "waiting")

    late.emulate_media(color_scheme="dark")
    post(host, f"/api/matches/{id}/invite")
    late.goto(link)  # one that no longer holds
    expect(late.get_by_role("heading", level=1)).to_have_text(NOWHERE)
    expect(host.locator(".link input")).not_to_have_value(re.compile(link))
    link = path_of(host.locator(".link input").input_value())
    late.goto(link)
    expect(late.get_by_role("heading", level=1)).to_have_text(re.compile("Irene te invita a"))
    expect(late.get_by_role("heading", level=1)).to_contain_text("Cónclave")
    assert_accessible(late)
    friend = come(open_page, link, width=390, height=844)
    friend.get_by_label("Tu nombre").fill("Marta")
    friend.get_by_role("button", name="Sentarme").click()
    expect(friend.get_by_role("button", name="Levantarme de la mesa")).to_be_visible()
    friend.goto(link)  # who sits there already goes on
    expect(friend.get_by_role("button", name="Levantarme de la mesa")).to_be_visible()
    # Whoever looks at the invitation sees that the last seat is taken, and that it is free again.
    expect(door(late, "full")).to_contain_text("Irene y Marta")
    post(friend, f"/api/matches/{id}/leave")
    late.get_by_label("Tu nombre").fill("x" * 24)
    expect(late.locator("#name-hint")).to_contain_text("24 letras como mucho")
    late.get_by_label("Tu nombre").fill("")
    late.get_by_role("button", name="Sentarme").click()  # a name is nobody's duty
    expect(late.locator("li .name").last).to_have_text("Visitante 2 (tú)")
    late.get_by_role("button", name="Levantarme de la mesa").click()
    expect(late).to_have_url(re.compile("/$"))
    post(friend, f"/api/invites/{link.removeprefix('/j/')}", {"name": "Marta"})
    friend.goto(f"/m/{id}")
    late.goto(f"/m/{id}")
    expect(door(late, "full")).to_contain_text("Irene y Marta")
    assert_accessible(late)

    host.get_by_role("button", name="Empezar").click()
    expect(friend.locator(".shell")).to_be_visible()
    late.reload()
    expect(door(late, "running").get_by_role("link", name="Mirar")).to_be_visible()
    assert_accessible(late)
    late.goto(f"/r/{id}")
    door(late, "running")
    expect(late.get_by_text("La repetición se abre cuando termina")).to_be_visible()
    late.goto(f"/m/{id}")
    door(late, "running").get_by_role("button", name="Otra igual").click()
    expect(late.locator(".link input")).to_be_visible()

    ended, _, invite = finished["yes"]
    late.goto(f"/m/{ended}")
    expect(door(late, "over").get_by_role("heading", level=1)).to_have_text(WON)
    late.goto(f"/j/{invite}")
    assert_accessible(late)
    door(late, "over").get_by_role("link", name="Repetición").click()
    expect(late.locator(".controls")).to_be_visible()

    for path in ("m", "w", "j", "r"):
        late.goto(f"/{path}/{'x' * 22}")
        expect(late.get_by_role("heading", level=1)).to_have_text(NOWHERE)
        expect(late.get_by_role("link", name="Inicio")).to_be_visible()
        assert_accessible(late)
    late.goto("/nowhere")
    expect(late.get_by_role("heading", name="Aquí no hay ninguna página")).to_be_visible()


WON = re.compile(r"^Ganó \S+$|^\S+( \S+)? y \S+ compartieron la victoria$")
NOWHERE = re.compile("ya no está|no lleva a ninguna parte|no hay ninguna repetición")


def test_a_link_is_copied_on_plain_http_or_marked_to_copy(open_page: Open) -> None:
    host = open_page("/about")
    host.context.add_init_script(
        "delete Navigator.prototype.clipboard;"
        "document.execCommand = (verb) => (window.copied = [verb, getSelection().toString()],"
        " !window.refuses);"
    )
    _, link = set_table(host, 2)
    assert host.evaluate("navigator.clipboard") is None
    button = host.locator(".link .button")
    button.click()
    expect(button).to_have_text("Copiado")
    expect(host.locator(".bring [role=status]")).to_have_text("Copiado")
    verb, copied = host.evaluate("window.copied")
    assert (verb, path_of(copied)) == ("copy", link)
    expect(button).to_have_text("Copiar")
    host.evaluate("window.refuses = true")
    button.click()
    expect(host.locator(".bring [role=status]")).to_contain_text("El enlace queda marcado")
    field = "(one) => one.value.slice(one.selectionStart, one.selectionEnd)"
    assert path_of(host.locator(".link input").evaluate(field)) == link


def test_nobody_is_without_a_name(open_page: Open) -> None:
    host = open_page("/about", lang="en-GB")
    wish = {"game": "conclave", "seats": 2, "mode": "friends"}
    id = post(host, "/api/matches", wish)["id"]
    other = come(open_page, f"/m/{id}", lang="en-GB")
    expect(door(other, "waiting")).to_contain_text("Guest 1")
    host.goto(f"/m/{id}")
    expect(host.locator("li .name").first).to_have_text("Guest 1 (you)")
    # Whoever gives a name later has it at the table where they sit.
    host.goto("/tables")
    host.get_by_role("button", name="You: Guest").click()
    host.get_by_label("Your name").fill("Ann")
    host.get_by_role("button", name="Done").click()
    expect(door(other, "waiting")).to_contain_text("Ann")
    host.goto(f"/m/{id}")
    expect(host.locator("li .name").first).to_have_text("Ann (you)")


def test_what_is_wrong_with_a_code_is_said_in_sight(open_page: Open) -> None:
    page = open_page(width=844, height=390)
    page.locator("#code").fill("hola")
    page.locator(".code button").click()
    expect(page.locator("#code-trouble")).to_be_in_viewport(ratio=0.99)


def headline(page: Page) -> Any:
    return page.locator(".end").get_by_role("heading", level=2)


def test_the_final_position_stays_in_sight(open_page: Open, finished: dict[str, Any]) -> None:
    id, cookies = finished["conclave"]
    page = come(open_page, f"/m/{id}", cookies[0], lang="en-GB")
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        expect(headline(page)).to_have_text(re.compile("^(You|Second|Third|Out)"))
        expect(headline(page)).to_be_focused()
        assert_board_free(page)
        assert_accessible(page)
        assert reached(page) >= {"Play again", "Replay", "Home"}
        low = page.locator(".end.low")
        page.keyboard.press("Escape")
        expect(low).to_be_visible()
        box = low.bounding_box()
        assert box is not None
        assert box["height"] <= 96
        assert_accessible(page)
        page.get_by_role("button", name="Raise the sheet").click()
        expect(low).to_have_count(0)
        if size == "phone":
            drag(page, 200)
            expect(low).to_be_visible()
            drag(page, -200)
            expect(page.locator(".end.open")).to_be_visible()


def reached(page: Page) -> set[str]:
    """What one comes to from the headline by Tab, inside the sheet."""
    names = set()
    for _ in range(12):
        page.keyboard.press("Tab")
        names.add(page.evaluate(js("reached_in_end")))
    return names


def test_the_log_stands_where_the_result_did(open_page: Open, finished: dict[str, Any]) -> None:
    id, cookies = finished["conclave"]
    page = come(open_page, f"/m/{id}", cookies[0], lang="en-GB")
    expect(page.locator(".end.open")).to_be_visible()
    log = page.get_by_role("button", name="Log", exact=True)
    expect(log).to_have_attribute("aria-expanded", "false")
    log.click()
    expect(log).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".end.low")).to_be_visible()
    expect(page.locator("aside.drawer")).to_be_in_viewport()
    page.get_by_role("button", name="Raise the sheet").click()
    expect(page.locator(".end.open")).to_be_visible()
    expect(page.locator("aside.drawer")).to_have_count(0)


def drag(page: Page, by: int) -> None:
    box = page.locator(".end .top").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 8)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 8 + by, steps=4)
    page.mouse.up()


def assert_board_free(page: Page) -> None:
    """Every card of the final position is inside the window, and nothing lies over its middle."""
    wrong = page.evaluate(js("covered_mages"))
    assert page.locator(".board .grid .mage").count() > 0
    assert wrong == 0


def test_the_last_move_is_seen_before_the_result(open_page: Open) -> None:
    page = open_page("/about", lang="en-GB")
    page.add_init_script(js("time_of_the_end"))
    id = post(page, "/api/matches", {"game": "conclave", "seats": 2, "mode": "bots"})["id"]
    page.goto(f"/m/{id}")
    expect(page.locator(".shell")).to_be_visible()
    assert play_on(page)["over"]
    assert page.evaluate("window.ended - window.told") >= 1400


def test_a_rematch_asks_and_their_answer_is_in_sight(
    open_page: Open, finished: dict[str, Any]
) -> None:
    id, cookies, _ = finished["yes"]
    host = come(open_page, f"/m/{id}", cookies[0])
    friend = come(open_page, f"/m/{id}", cookies[1], width=390, height=844)
    expect(headline(friend)).to_be_visible()
    friend.keyboard.press("Escape")  # to look at the table
    expect(friend.locator(".end.low")).to_be_visible()
    host.get_by_role("button", name="Pedir la revancha").click()
    host.get_by_role("button", name="Mejor no").click()
    expect(host.locator(".end .gone")).to_contain_text("ya no la pide nadie")
    host.get_by_role("button", name="Pedir la revancha").click()
    mine, theirs = host.locator(".end .card"), friend.locator(".end.low .card")
    expect(mine).to_contain_text("Marta lo piensa")
    expect(theirs).to_contain_text("Irene pide la revancha")
    for page in (host, friend):
        assert_accessible(page)
    expect(friend.get_by_role("button", name="Me apunto")).to_be_in_viewport()
    host.keyboard.press("Escape")
    expect(host.locator(".end.low")).to_be_visible()
    friend.goto(f"/r/{id}")  # whoever looks at it again is asked there, too
    expect(friend.locator(".controls")).to_be_visible()
    friend.get_by_role("button", name="Ahora no").click()
    expect(mine).to_contain_text("Marta: ahora no")
    expect(mine).to_contain_text("Quienes faltan han dicho que ahora no")
    watcher = come(open_page, f"/w/{id}")
    expect(watcher.locator(".end .card")).to_contain_text("Irene pide la revancha")
    expect(host.get_by_role("button", name="Empezar con un bot por Marta")).to_be_in_viewport()
    assert host.url.endswith(id)  # nothing begins without the people
    friend.goto("/tables")
    friend.get_by_role("link", name=re.compile("preguntan si te apuntas")).click()
    door(friend, "asked")
    friend.get_by_role("button", name="Me apunto").click()
    for page in (host, friend):
        expect(page).not_to_have_url(re.compile(id))
        expect(page.locator(".shell")).to_be_visible()
        assert page.locator(".end").count() == 0
    assert host.url == friend.url

    # The match of before stays open to whoever looks at it again, and leads on if they want.
    again = path_of(host.url)
    for path in (f"/r/{id}?eyes=all&step=18", f"/w/{id}", f"/m/{id}"):
        host.goto(path)
        leads = again if "/w/" not in path else again.replace("/m/", "/w/")
        expect(host.locator(f".card a[href='{leads}']")).to_be_visible()
        assert path_of(host.url) == path
    assert_accessible(host)
    host.locator(f".card a[href='{again}']").click()
    expect(host).to_have_url(re.compile(again))

    # One's own table at the address of those who watch it.
    host.goto(again.replace("/m/", "/w/"))
    expect(host.locator(".shell")).to_be_visible()
    host.get_by_role("link", name="Volver a mi asiento").click()
    expect(host.locator(".shell")).to_be_visible()
    host.goto(again.replace("/m/", "/r/"))
    expect(door(host, "running").get_by_role("link")).to_have_text(["Volver a mi asiento"])


def test_the_question_of_a_rematch_is_in_sight(open_page: Open, finished: dict[str, Any]) -> None:
    id, cookies, _ = finished["seen"]
    host, friend = (come(open_page, f"/m/{id}", each, width=320, height=568) for each in cookies)

    def assert_in_sight(*things: Locator) -> None:
        for width, height in ((320, 568), (844, 390)):
            for thing in things:
                thing.page.set_viewport_size({"width": width, "height": height})
                expect(thing).to_be_in_viewport(ratio=0.99)

    ask = host.get_by_role("button", name="Pedir la revancha")
    assert_in_sight(ask)
    ask.click()
    question = host.locator(".question")
    assert_in_sight(
        *(
            question.get_by_text(name)
            for name in ("Empezar con un bot por Marta", "Ir a la mesa", "Mejor no")
        )
    )
    asked = friend.locator(".question")
    assert_in_sight(
        *(asked.get_by_text(name) for name in ("Me apunto", "Ahora no")),
        friend.locator(".end footer").get_by_text("Inicio"),
    )
    friend.goto("/")
    expect(question).to_contain_text("Marta no está en la mesa")
    host.get_by_role("button", name="Mejor no").click()
    expect(ask).to_be_visible()
    # Who is asked hears of it where they are, until they have answered.
    ask.click()
    band = friend.locator("a.band")
    expect(band).to_contain_text("revancha")
    post(friend, f"/api/matches/{id}/rematch/no")
    expect(band).to_have_count(0)
    host.get_by_role("button", name="Mejor no").click()
    expect(ask).to_be_visible()


def test_a_bot_for_who_does_not_want_to(open_page: Open, finished: dict[str, Any]) -> None:
    id, cookies, invite = finished["no"]
    host = come(open_page, f"/m/{id}", cookies[0], width=390, height=844)
    friend = come(open_page, f"/m/{id}", cookies[1])
    expect(headline(host)).to_be_visible()
    # Whoever asks and gets up again asks nobody: their table is gone, and anybody may ask anew.
    friend.get_by_role("button", name="Pedir la revancha").click()
    expect(host.locator(".end .card")).to_contain_text("Marta pide la revancha")
    gone = friend.get_by_role("link", name="Ir a la mesa").get_attribute("href") or ""
    post(friend, f"/api/matches{gone[2:]}/leave")
    for page in (host, friend):
        expect(page.locator(".end .gone")).to_contain_text("ya no la pide nadie")
    for address in (gone, gone.replace("/m/", "/w/")):
        host.goto(address)
        expect(door(host, "gone").get_by_role("button")).to_have_text(["Otra igual"])
    assert_accessible(host)
    host.goto(f"/m/{id}")
    expect(host.locator(".end .gone")).to_be_visible()
    friend.get_by_role("button", name="Pedir la revancha").click()  # anybody may ask
    expect(host.locator(".end .card")).to_contain_text("Marta pide la revancha")
    expect(host.locator(".end .card")).not_to_contain_text("Marta: ahora no")
    again = friend.get_by_role("link", name="Ir a la mesa").get_attribute("href") or ""
    host.goto(again)  # its address asks, too
    expect(door(host, "asked")).to_contain_text("Marta pide la revancha")
    assert_accessible(host)

    # Somebody who knows every address, and has the invitation to the table of before.
    cheat = come(open_page, again, width=390, height=844)
    expect(door(cheat, "waiting").get_by_role("button")).to_have_text(["Otra igual"])
    for path in (f"/api/matches/{id}/rematch", f"/api/invites/{invite}"):
        assert "text" in post(cheat, path, {"name": "Eva"} if "invites" in path else None)
    assert post(cheat, f"/api/matches{again[2:]}/start")["text"]["key"] == "table-not-owner"
    cheat.goto(f"/j/{invite}")
    door(cheat, "over")

    friend.get_by_role("button", name="Empezar con un bot por Irene").click()
    expect(friend).to_have_url(re.compile(again))
    expect(friend.locator(".shell")).to_be_visible()
    host.reload()
    door(host, "running")


OVERLAPS = js("hands_overlap")


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_has_landmarks_names_and_hands_apart(
    open_page: Open, finished: dict[str, Any], game: str
) -> None:
    page = come(open_page, f"/r/{finished[game][0]}?step=10", lang="en-GB")
    expect(page.locator(".controls")).to_be_visible()
    names = page.locator(".open-hand > p").all_inner_texts()
    assert len(names) == 3
    assert names[0].strip() == "Guest 1"
    assert all(name.strip() for name in names)
    assert all(option.strip() for option in page.locator("select option").all_inner_texts())
    assert page.get_by_label("Your hand").count() == 0
    if game != "bellum":
        assert page.locator(".open-hand [aria-label^='The hand of']").count() == 3
    assert page.locator(".marks .turn").count() + page.locator(".marks .round").count() > 5
    if game in ("cronicas", "bellum"):
        assert page.locator(".marks .round").count() >= 1
    where = page.locator(".step").inner_text()
    page.get_by_role("button", name="To the next turn").click()
    expect(page.locator(".step")).not_to_have_text(where)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if size == "phone" else "light")
        page.wait_for_function("innerWidth === " + str(width))
        assert page.evaluate(OVERLAPS) == []
        assert_accessible(page)


def test_a_replay_speaks_to_whoever_sat_there(open_page: Open, finished: dict[str, Any]) -> None:
    match, cookies = finished["conclave"]
    page = come(open_page, f"/r/{match}?step=40", cookies[0], lang="en-GB")
    expect(page.locator(".open-hand > p").first).to_have_text("You")
    expect(page.get_by_role("heading", name="Cónclave, Replay", exact=True)).to_be_visible()
    said = page.get_by_role("log").aria_snapshot()
    assert "Guest 1" not in said
    assert re.search(r"\bYou (send|draw)", said)
    page.get_by_label("Point of view").select_option("1")
    expect(page.get_by_role("log")).to_contain_text("Guest 1 ")


def test_a_replay_is_shown_from_here_at_the_pace(open_page: Open, finished: dict[str, Any]) -> None:
    # An address that was not typed well leads to the beginning, with everything open.
    page = come(open_page, f"/r/{finished['conclave'][0]}?eyes=zz&step=x", lang="en-GB")
    expect(page.get_by_label("Point of view")).to_have_value("all")
    page.goto(f"/r/{finished['conclave'][0]}?step=10")
    page.evaluate("localStorage.setItem('grimorio.pace', 'fast')")
    page.reload()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Step 10 of"))
    # A step tells what happened in it and nothing else, a jump where one is, too.
    page.evaluate(LISTEN)
    page.get_by_role("button", name="To the end").click()
    page.wait_for_function(
        "() => /^Step \\d+ of \\d+, .+\\. .+\\./.test(window.heard.at(-1) ?? '')"
    )
    page.get_by_role("button", name="To the beginning").click()
    page.wait_for_function("() => /^Step 0 of/.test(window.heard.at(-1))")
    for step in (1, 2, 3):
        page.get_by_role("button", name="One step forward").click()
        page.wait_for_function(f"() => window.heard.length === {2 + step}")
    told = page.evaluate("window.heard.slice(2)")
    assert not any(one in other for one, other in itertools.permutations(told, 2)), told
    page.keyboard.press("Shift+ArrowRight")  # few steps are told in order
    page.wait_for_function("() => window.heard.length === 6")
    passed = int(page.url.rsplit("=", 1)[1]) - 3
    told = page.evaluate("window.heard[5]")
    assert re.match(r"Step \d+ of ", told) or passed == 1
    assert told.count(".") > passed or passed > 6
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the address of this moment").click()
    expect(page.locator(".step")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    page.goto(re.sub("step=.*", "step=10", page.url))
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Step 10 of"))
    page.get_by_role("button", name="Watch from here").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Step 1[2-9] of"))
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Shift+ArrowRight")
    page.get_by_role("button", name="Score sheet").click()
    expect(headline(page)).to_be_visible()
    assert_accessible(page)
    page.get_by_label("Point of view").select_option("1")
    expect(page.locator("[aria-label^='The hand of']")).to_have_count(1)
