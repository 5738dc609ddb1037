"""Two browsers at one table, reloads, a server that dies, one device for all, and watching."""

import json
import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

import grimorio
from tests.server.client import ServerProcess

from .conftest import Open
from .geometry import MEASURE, SIZES, TIGHT
from .player import (
    DECIDE,
    SKIP_TO_MINE,
    act_once,
    catch_up,
    cover,
    decide,
    my_turn,
    new_match,
    play_now,
    post,
    ready,
    seat_others,
)
from .scripts import js


def frames_of(page: Page) -> list[str]:
    """Every frame that the page's sockets will receive, raw."""
    frames: list[str] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda data: frames.append(str(data)))

    page.on("websocket", listen)
    return frames


def set_table(page: Page, game: str, seats: int) -> str:
    """With friends: the address to send."""
    cover(page, game).get_by_role("button", name="Con amigos").click()
    seat_others(page, seats)
    page.get_by_role("button", name="Abrir la mesa").click()
    link = page.locator(".link input")
    expect(link).to_be_visible()
    return link.input_value()


def join(open_page: Open, link: str, name: str, frames: list[list[str]] | None = None) -> Page:
    page = open_page("/about")
    if frames is not None:
        frames.append(frames_of(page))
    page.goto(link)
    page.get_by_label("Tu nombre").fill(name)
    page.get_by_role("button", name="Sentarme").click()
    expect(page.get_by_text(name).first).to_be_visible()
    return page


def two_friends(open_page: Open) -> tuple[Page, Page]:
    """At a table of their own, which has begun: the host, and Berta."""
    host, guest = open_page("/about"), open_page("/about")
    match = new_match(host, "conclave", 2, mode="friends", bot=None)
    host.goto(f"/m/{match}")
    secret = host.locator(".link input").input_value().rsplit("/", 1)[1]
    post(guest, f"/api/invites/{secret}", {"name": "Berta"})
    post(host, f"/api/matches/{match}/start")
    guest.goto(f"/m/{match}")
    for page in (host, guest):
        expect(page.locator(".shell")).to_be_visible()
    return host, guest


def hands_by_version(frames: list[str]) -> dict[int, set[str]]:
    names: list[str] = []
    hands: dict[int, set[str]] = {}
    for frame in frames:
        data = json.loads(frame)
        if data.get("catalogue"):
            names = [card["id"] for card in data["catalogue"]["cards"]]
        if data.get("view"):
            hands[data["version"]] = {names[card] for card in data["view"]["hand"]}
    return hands


def assert_unseen(frames: list[str], hidden: dict[int, set[str]]) -> int:
    """No frame names a card that the other holds then, and no view has it by number."""
    names: list[str] = []
    checked = 0
    for frame in frames:
        data = json.loads(frame)
        if data.get("catalogue"):
            names = [card["id"] for card in data["catalogue"]["cards"]]
            del data["catalogue"]
        if data.get("version") not in hidden or "view" not in data or data["view"] is None:
            continue
        secret = hidden[data["version"]]
        text = json.dumps(data)
        assert not [card for card in secret if f'"{card}"' in text]
        assert not {names[card] for card in data["view"]["hand"]} & secret
        checked += 1
    return checked


def test_two_browsers_never_see_each_others_cards(open_page: Open) -> None:
    frames: list[list[str]] = []
    host = open_page("/about")
    frames.append(frames_of(host))
    host.goto("/")
    link = set_table(host, "conclave", 2)
    guest = join(open_page, link, "Berta", frames)
    told = host.get_by_role("status").first
    expect(told).to_have_text("Berta se ha sentado. Ya estáis todos.")
    host.get_by_role("button", name="Empezar").click()
    for page in (host, guest):
        expect(page.locator(".shell")).to_be_visible()
    made = 0
    for _ in range(2000):
        for page in (host, guest):
            catch_up(page)
            if ready(page):
                page.evaluate(DECIDE)
                made += 1
            page.wait_for_timeout(5)
        if made > 40:
            break
    assert made > 40
    mine, theirs = frames
    assert assert_unseen(mine, hands_by_version(theirs)) > 10
    assert assert_unseen(theirs, hands_by_version(mine)) > 10


def test_who_gets_up_leaves_a_bot_and_can_come_back(open_page: Open) -> None:
    host, guest = two_friends(open_page)
    guest.get_by_role("button", name="Levantarme de la mesa").click()
    guest.get_by_role("button", name="Quedarme").click()
    expect(guest.locator("dialog")).to_have_count(0)
    guest.get_by_role("button", name="Levantarme de la mesa").click()
    guest.locator("dialog").get_by_role("button", name="Levantarme de la mesa").click()
    expect(guest.locator(".shell")).to_have_count(0)
    expect(host.locator(".notice")).to_contain_text("Berta")
    expect(host.locator(".notice")).to_contain_text("un bot elige")
    expect(host.get_by_role("button", name="Levantarme de la mesa")).to_have_count(0)
    decide(host, 3)
    guest.goto(host.url)
    expect(host.locator(".notice")).to_have_count(0)


def test_the_host_calls_a_bot_for_who_is_gone(open_page: Open) -> None:
    host, guest = two_friends(open_page)
    guest.goto("about:blank")
    expect(host.locator(".notice")).to_contain_text("La partida espera")
    call = host.get_by_role("button", name="Que juegue un bot")
    expect(call).to_have_text(re.compile(r"dentro de [123] s"))
    expect(call).to_be_disabled()
    expect(call).to_have_text("Que juegue un bot")
    # What tells of it lies on nothing that is played.
    for width, height in (*TIGHT, *SIZES):
        host.set_viewport_size({"width": width, "height": height})
        assert host.evaluate(MEASURE, True)["faults"] == [], (width, height)
        expect(host.locator("[data-part=news]")).to_be_in_viewport(ratio=1)
    call.click()
    expect(host.locator(".notice")).to_contain_text("un bot elige")
    host.locator(".notice").get_by_role("button", name="Cerrar").click()
    expect(host.locator(".notice")).to_have_count(0)
    expect(host.locator(".recap")).to_be_visible()
    decide(host, 3)


def test_who_is_left_calls_a_bot_for_a_host_who_is_gone(open_page: Open) -> None:
    host, guest = two_friends(open_page)
    expect(guest.get_by_role("button", name="Que juegue un bot")).to_have_count(0)
    host.goto("about:blank")
    guest.get_by_role("button", name="Que juegue un bot").click()
    expect(guest.locator(".notice")).to_contain_text("un bot elige")
    decide(guest, 3)


def test_every_window_of_who_got_up_says_so(open_page: Open) -> None:
    host, guest = two_friends(open_page)
    second = guest.context.new_page()
    second.goto(guest.url)
    expect(second.locator(".shell")).to_be_visible()
    guest.get_by_role("button", name="Levantarme de la mesa").click()
    guest.locator("dialog").get_by_role("button", name="Levantarme de la mesa").click()
    expect(second.get_by_role("heading", name="Te has levantado")).to_be_visible()
    assert second.locator("[data-flip^='card:']").count() == 0
    second.get_by_role("button", name="Volver a sentarme").click()
    expect(second.locator(".shell")).to_be_visible()
    expect(host.locator(".notice")).to_have_count(0)


def test_the_host_sends_somebody_away_and_keeps_them_out(open_page: Open) -> None:
    host = open_page()
    link = set_table(host, "conclave", 3)
    guest = join(open_page, link, "Una visita con nombre x")
    host.get_by_role("button", name="Echar a Una visita con nombre x").click()
    host.locator("dialog").get_by_role("button", name="Cancelar").click()
    host.get_by_role("button", name="Echar a Una visita con nombre x").click()
    host.locator("dialog").get_by_role("button", name="Echar y cerrarle la puerta").click()
    expect(guest.get_by_text("Ya no estás en esta mesa").first).to_be_visible()
    guest.goto(link)
    expect(guest.get_by_text("no te deja entrar")).to_be_visible()
    host.get_by_role("button", name="Dejar entrar a Una visita con nombre x").click()
    expect(host.get_by_role("heading", name="No pueden entrar")).to_have_count(0)
    guest.reload()
    guest.get_by_role("button", name="Sentarme").click()
    expect(guest.get_by_role("button", name="Levantarme de la mesa")).to_be_visible()


def test_a_new_link_and_a_new_host(open_page: Open) -> None:
    host = open_page()
    old = set_table(host, "conclave", 2)
    host.get_by_role("button", name="Enlace nuevo").click()
    host.locator("dialog").get_by_role("button", name="Enlace nuevo").click()
    expect(host.locator(".link input")).not_to_have_value(old)
    new = host.locator(".link input").input_value()
    late = open_page("/about")
    late.goto(old)
    expect(late.get_by_role("heading", name="Este enlace no lleva a ninguna parte")).to_be_visible()
    guest = join(open_page, new, "Berta")
    host.get_by_role("button", name="Levantarme de la mesa").click()
    host.locator("dialog").get_by_role("button", name="Levantarme de la mesa").click()
    expect(guest.locator(".link input")).to_have_value(new)
    expect(guest.get_by_text("Ahora la mesa es tuya")).to_be_visible()
    guest.get_by_role("button", name="Sentar un bot").click()
    guest.get_by_role("button", name="Empezar").click()
    expect(guest.locator(".shell")).to_be_visible()


def wish(page: Page, button: Locator) -> Any:
    """What the page asks of the server when a table is set."""
    with page.expect_request(lambda request: request.url.endswith("/api/matches")) as made:
        button.click()
    return json.loads(made.value.post_data or "")


def test_a_table_is_set_with_a_level_for_each_bot_and_again_as_last_time(open_page: Open) -> None:
    page = open_page()
    cover(page, "magia").get_by_role("button", name="Con amigos").click()
    page.get_by_label("Si alguien se ausenta").select_option("60")
    page.get_by_role("button", name="Añadir un asiento: Bot").click()
    page.get_by_role("button", name="Mejor un bot").last.click()
    page.get_by_role("group", name="Nivel del bot en el asiento 3").get_by_label("Novato").check()
    asked = wish(page, page.locator("dialog .button.gold"))
    assert asked["absent"] == 60
    assert asked["bots"] == [None, "novice", "greedy"]
    level = page.get_by_role("group", name="Nivel de Merlín")
    expect(level.get_by_label("Novato")).to_be_checked()
    level.get_by_label("Maestro").check()
    expect(level.get_by_label("Maestro")).to_be_checked()
    page.goto(page.url.split("/m/")[0])
    cover(page, "magia").get_by_role("button", name="Con amigos").click()
    page.get_by_role("button", name="Como la última vez").click()
    assert wish(page, page.locator("dialog .button.gold"))["bots"] == [None, "novice", "greedy"]


def test_play_now_is_as_it_was_last_time_at_this_game(open_page: Open) -> None:
    page = open_page(quick=False)
    one = cover(page, "bellum")
    expect(one).to_contain_text("3 asientos · adeptos")
    one.locator(".arrow").click()
    one.get_by_label("2", exact=True).check()
    one.get_by_label("Novato").check()
    expect(one).to_contain_text("2 asientos · novato")
    page.keyboard.press("Escape")
    expect(one.locator(".arrow")).to_be_focused()
    for key in ("Enter", "Escape"):  # also from where it was opened
        page.keyboard.press(key)
    expect(one.locator(".panel")).to_have_count(0)
    assert wish(page, one.locator(".play .button"))["bots"] == ["novice"]
    expect(page.locator(".shell")).to_be_visible()
    page.goto(page.url.split("/m/")[0])
    expect(one).to_contain_text("2 asientos · novato")
    expect(cover(page, "magia")).to_contain_text("3 asientos · adeptos")
    one.locator(".arrow").click()
    one.get_by_role("button", name="Cada bot").click()
    page.get_by_role("button", name="Añadir un asiento: Bot").click()
    page.get_by_role("group", name="asiento 3").get_by_label("Maestro").check()
    page.locator("dialog .name").fill("<b>")
    page.locator("dialog .button.gold").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("nombre")
    page.locator("dialog .name").fill("Ana")
    asked = wish(page, page.locator("dialog .button.gold"))
    assert (asked["mode"], asked["bots"]) == ("bots", ["novice", "master"])
    expect(page.locator(".shell")).to_be_visible()
    page.goto(page.url.split("/m/")[0])
    expect(one).to_contain_text("3 asientos · bots variados")
    page.get_by_role("link", name="Mesas").click()
    expect(page.locator(".turn, .state").first).to_be_visible()
    expect(page.locator(".game")).to_have_count(0)


def test_a_reload_in_the_middle_of_a_turn_keeps_everything(open_page: Open) -> None:
    page = open_page(table="conclave")
    my_turn(page)
    held = page.locator(".hand [data-flip]").evaluate_all("all => all.map((e) => e.dataset.flip)")
    version = page.locator(".prompt").get_attribute("data-version")
    page.reload()
    my_turn(page)
    assert page.locator(".prompt").get_attribute("data-version") == version
    again = page.locator(".hand [data-flip]").evaluate_all("all => all.map((e) => e.dataset.flip)")
    assert again == held
    decide(page, 2)


def test_a_server_that_dies_and_comes_back_loses_nothing(
    open_page: Open, server: ServerProcess
) -> None:
    page = open_page(table="conclave")
    decide(page, 3)
    my_turn(page)
    version = page.locator(".prompt").get_attribute("data-version")
    server.kill()
    expect(page.get_by_text("Reconectando")).to_be_visible()
    server.start()
    expect(page.get_by_text("Reconectando")).to_be_hidden()
    my_turn(page)
    assert page.locator(".prompt").get_attribute("data-version") == version
    decide(page, 5)
    assert int(page.locator(".prompt").get_attribute("data-version") or 0) > int(version or 0)


HAND = ".hand [data-flip^='card:']"
FLIPS = "all => all.map((each) => each.dataset.flip)"


def test_one_device_hides_every_hand_between_turns(open_page: Open) -> None:
    page = open_page()
    cover(page, "conclave").get_by_role("button", name="En un dispositivo").click()
    seat_others(page, 2)
    page.locator(".name").nth(1).fill("Ana")
    page.get_by_role("button", name="Empezar").click()
    handed = 0
    for _ in range(4):
        show = page.get_by_role("button", name="mostrar mi mano")
        expect(show).to_be_visible()
        assert page.locator("[data-flip^='card:']").count() == 0
        show.click()
        my_turn(page)
        # Whoever has not played yet is told the aim, too.
        recap = page.get_by_role("dialog", name="Objetivo" if handed < 2 else "Desde tu turno")
        if handed > 0:  # what the other did is told first
            expect(recap.locator("li").first).to_be_visible()
            recap.get_by_role("button", name="Continuar").click()
        expect(recap).to_have_count(0)
        handed += 1
        held = set(page.locator(HAND).evaluate_all(FLIPS))
        cloth = page.get_by_role("button", name="Tapar la mesa")
        while cloth.count() == 0:
            if ready(page):
                act_once(page, random.Random(handed))
        # The card that was drawn is seen before the table is covered.
        expect(page.locator(".prompt")).to_contain_text("Pásale el dispositivo")
        assert set(page.locator(HAND).evaluate_all(FLIPS)) - held
        cloth.click()
    assert handed == 4


def test_a_spectator_sees_the_table_but_no_hand(open_page: Open) -> None:
    host = open_page()
    set_table(host, "conclave", 2)
    watch = host.locator(".looking input").input_value()
    host.get_by_role("button", name="Sentar un bot").click()
    host.get_by_role("button", name="Empezar").click()
    my_turn(host)
    eyes = open_page("/about")
    seen = frames_of(eyes)
    eyes.goto(watch)
    expect(eyes.locator(".shell")).to_be_visible()
    expect(eyes.locator(".prompt")).to_contain_text("Estás mirando")
    backs = eyes.locator(".following .backs li")
    expect(backs).to_have_count(4)
    assert eyes.locator(".following [data-open], .following [data-flip]").count() == 0
    # A tap on another plate follows that seat, and a second one opens it.
    other = eyes.locator(".opponents .seat:not(.followed)")
    name = other.locator(".name").inner_text()
    other.locator(".plate").click()
    expect(eyes.locator(".following .whom")).to_contain_text(name)
    expect(backs).to_have_count(4)
    eyes.locator(".opponents .seat.followed .plate").click()
    expect(eyes.locator("dialog")).to_be_visible()
    eyes.keyboard.press("Escape")
    expect(eyes.locator(".prompt")).to_contain_text("en directo")
    for width, height in SIZES:
        eyes.set_viewport_size({"width": width, "height": height})
        assert eyes.evaluate(MEASURE)["faults"] == []
    decide(host, 3)
    views = [json.loads(frame).get("view") for frame in seen]
    assert views
    assert all(view["hand"] == [] for view in views if view)


def test_totals_and_crowns_are_those_that_the_server_tells(open_page: Open) -> None:
    page = open_page()
    seen = frames_of(page)
    play_now(page, "conclave")
    decide(page, 8)
    page.wait_for_selector(".end table, .prompt[data-mine=true][data-busy=false]")
    told = [json.loads(frame) for frame in seen]
    standing = next(each["standing"] for each in reversed(told) if each.get("standing"))
    assert any(sum(row) for row in standing["totals"])
    for seat, (totals, crowns) in enumerate(
        zip(standing["totals"], standing["crowns"], strict=True)
    ):
        piles = page.locator(f"[data-seat='{seat}'] .piles li")
        expect(piles.locator("b")).to_have_text([str(total) for total in totals])
        shown = [piles.nth(n).locator(".crown").count() == 1 for n in range(len(crowns))]
        assert shown == crowns


def test_what_happened_since_ones_turn_is_shown_again(open_page: Open) -> None:
    page = open_page(table="conclave")
    for _ in range(12):  # a turn is more than one choice; then the others have theirs
        decide(page)
        page.wait_for_function(SKIP_TO_MINE)
        page.mouse.move(1, 1)  # what the mouse is on shows its consequences instead
        if marks := page.locator(".mark").count():
            break
    version = page.locator(".prompt").get_attribute("data-version") or ""
    assert marks
    labels = "all => all.map((each) => each.ariaLabel)"
    before = page.locator(".board [aria-label]").evaluate_all(labels)
    page.keyboard.press("r")
    page.get_by_role("button", name="Verlo otra vez").click()
    page.mouse.move(1, 1)
    expect(page.locator(".prompt")).to_contain_text("Otra vez")
    expect(page.locator(".prompt")).not_to_have_attribute("data-version", version)
    expect(page.locator("[data-open]")).to_have_count(0)
    page.locator(".prompt .skip button").click()
    page.mouse.move(1, 1)
    expect(page.locator(".prompt")).to_have_attribute("data-version", version)
    my_turn(page)
    # What was skipped in one go may wear a mark more than what is shown step by step.
    expect(page.locator(".mark").first).to_be_visible()
    page.keyboard.press("r")
    page.get_by_role("button", name="Verlo otra vez").click()
    page.mouse.move(1, 1)
    expect(page.locator(".prompt")).to_contain_text("Otra vez")
    expect(page.locator(".prompt")).to_have_attribute("data-version", version)  # by itself
    my_turn(page)
    expect(page.locator(".picked")).to_have_count(0)
    expect(page.locator(".mark").first).to_be_visible()
    assert page.locator(".board [aria-label]").evaluate_all(labels) == before


DURATIONS = js("durations")


def moved(page: Page) -> list[float]:
    """How long the pieces travelled for one decision: so often decided that one has travelled."""
    page.evaluate("window.durations = []")
    for _ in range(20):
        page.wait_for_function(SKIP_TO_MINE)
        page.evaluate(DECIDE)
        page.wait_for_function(SKIP_TO_MINE)
        if durations := page.evaluate("window.durations"):
            return list(durations)
    return []


def test_the_pace_of_animations_can_be_chosen_and_is_kept(open_page: Open) -> None:
    page = open_page(table="conclave")
    page.wait_for_function(SKIP_TO_MINE)
    page.evaluate(DURATIONS)
    page.get_by_label("Rápidas").check()
    fast = moved(page)
    assert fast
    assert max(fast) < 200
    page.reload()
    expect(page.get_by_label("Rápidas")).to_be_checked()
    page.evaluate(DURATIONS)
    page.get_by_label("Normales").check()
    assert max(moved(page)) > 300


# The button is gone once there is nothing before; scrolled to, it asks by itself.
OLDER = "document.querySelector('.log > button')"
MORE = f"count => !{OLDER} || document.querySelectorAll('.log .line').length > count"


def test_the_log_tells_what_was_before_when_asked(open_page: Open, tmp_path: Path) -> None:
    """A page that comes later gets the last lines, and the rest on request."""
    with ServerProcess(tmp_path, "--limit", "log_lines=6") as short:
        page = open_page("/about")
        page.goto(short.http)
        play_now(page, "conclave")
        lines = page.locator(".log .line")
        for _ in range(60):
            page.wait_for_function(SKIP_TO_MINE)
            if lines.count() > 20:
                break
            page.evaluate(DECIDE)
        whole = lines.all_text_contents()
        assert len(whole) > 20
        page.reload()
        page.wait_for_function(SKIP_TO_MINE)
        expect(lines.last).to_have_text(whole[-1])
        assert 0 < lines.count() < len(whole)  # draws share a line
        for _ in range(20):
            count = lines.count()
            page.evaluate(f"{OLDER}?.click()")
            page.wait_for_function(MORE, arg=count)
            if page.evaluate(f"!{OLDER}"):
                break
        assert lines.all_text_contents()[-len(whole) :] == whole  # it may have come late at first


def test_a_saved_match_is_opened_from_a_file(open_page: Open, tmp_path: Path) -> None:
    match = grimorio.play("cronicas", 3, seed=2, players=["Ana", "Irene", "Hugo"])
    match.run("random")
    match.save(tmp_path / "game.json")
    (tmp_path / "wrong.json").write_text("no", encoding="utf-8")
    page = open_page()
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(tmp_path / "wrong.json")
    expect(page.get_by_role("alert")).to_have_text("Eso no es el archivo de una partida.")
    chooser.set_input_files(tmp_path / "game.json")
    expect(page).to_have_url(re.compile("/r/file"))
    expect(page.locator(".shell")).to_be_visible()
    expect(page.get_by_role("combobox").locator("option")).to_have_text(
        [re.compile("descubierto"), "Ana", "Irene", "Hugo"]
    )
    page.reload()
    expect(page.get_by_role("heading", name="Abrir una partida guardada")).to_be_visible()
    broken = match.record()
    broken["secret"] = "11" * 32
    (tmp_path / "broken.json").write_text(json.dumps(broken), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "broken.json")
    expect(page.locator("main.notice p")).to_contain_text("prometió")
