"""Learning on the page: a newcomer's whole path, wrong tries, the coach, the rules, every size."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from .axe import assert_accessible
from .conftest import Open
from .player import GAMES, SKIP_TO_MINE, cover, my_turn, play_on
from .scripts import js

DO_THE_REST = js("do_the_rest")

# What a newcomer to each game tries first in its first lesson, and it is wrong.
WRONG = {"conclave": "crow-beige-5", "cronicas": "power-2", "magia": "red", "bellum": "1"}
PATHS = (
    ("conclave", "es-ES", 390, 844),
    ("cronicas", "en-GB", 1280, 800),
    ("magia", "es-ES", 1280, 800),
    ("bellum", "en-GB", 390, 844),
)
BOARD = "document.querySelector('[data-part=board]').getBoundingClientRect().toJSON()"


def focused_gold(page: Page) -> Locator:
    """The gold button of the coach has the focus: the next thing to do."""
    gold = page.locator(".bubble .ways .gold")
    expect(gold).to_be_focused()
    return gold


def tap(page: Page, answer: str) -> None:
    """A thing of the board, or else a button with the answer's place in the list."""
    thing = page.locator(f"main [data-thing='{answer}'][data-open]")
    button = page.locator(".bubble .ways .button")
    expect(thing.or_(button).first).to_be_visible()
    if thing.count() == 0:
        button.first.click()
        return
    thing.first.click()
    do_it = page.locator(".prompt .act.main button")
    if page.locator(".prompt[data-mine=true]").count() > 0:
        do_it.click()


def finish_lesson(page: Page) -> int:
    """*Show me* and *Next* until the end; how many steps it took."""
    for steps in range(1, 8):
        page.locator(".bubble .ask, .show button").first.click()
        expect(page.locator(".bubble.right")).to_be_visible()
        focused_gold(page).click()
        expect(page.locator(".bubble.right .ways a, .bubble:not(.right)").first).to_be_visible()
        if page.locator(".bubble .ways a").count() > 0:
            return steps
    raise AssertionError("a lesson has at most six steps")


@pytest.mark.parametrize(("game", "lang", "width", "height"), PATHS)
def test_a_newcomer_learns_and_plays(
    open_page: Open, game: str, lang: str, width: int, height: int
) -> None:
    page = open_page(lang=lang, width=width, height=height)
    expect(page.locator(".hello")).to_be_visible()
    expect(page.locator(".game .start")).to_have_count(1)
    cover(page, game).locator(".learn .gold").click()
    expect(page.locator(".goal")).to_be_visible()
    page.locator(".go").click()

    expect(page.locator(".bubble")).to_be_visible()
    board = page.evaluate(BOARD)
    tap(page, WRONG[game])
    expect(page.locator(".bubble.wrong")).to_be_visible()
    expect(page.locator(".heard[role=alert]")).not_to_be_empty()
    assert page.evaluate(BOARD) == board
    focused_gold(page).click()
    expect(page.locator(".bubble.wrong")).to_have_count(0)
    finish_lesson(page)
    page.locator(".bubble .ways a").first.click()
    count = page.evaluate(DO_THE_REST, game)
    expect(page.locator("progress")).to_have_attribute("value", "1")
    assert count in (8, 9)
    page.reload()
    expect(page.locator(".finish li")).to_have_count(count)

    asked: list[Any] = []
    page.on("websocket", lambda line: listen(line, asked))
    page.locator(".first .gold").click()
    page.wait_for_function(SKIP_TO_MINE)
    coach = page.locator("header [aria-pressed=true]")
    expect(coach).to_be_visible()
    if game in ("conclave", "bellum"):  # their first choices meet a rule that has a word
        hear_the_coach(page)
    coach.click()
    expect(page.locator("header [aria-pressed=false]")).to_be_visible()
    before = len(asked)
    whole = game == "conclave"  # the others take their time
    assert play_on(page, clicks=5000 if whole else 40)["over"] or not whole
    assert len(asked) == before
    if whole:
        see_the_turning_point(page)
    page.goto("/")
    expect(cover(page, game).locator(".learn")).to_contain_text(
        "Aprendido" if lang == "es-ES" else "Learnt"
    )


def see_the_turning_point(page: Page) -> None:
    """He shows the one that the server knows of, or nothing; and it is seen in the replay."""
    match = page.url.rsplit("/", 1)[1]
    told = page.request.get(f"/api/matches/{match}/turning?eyes=0").json()
    shown = page.locator(".end .turning")
    if told["text"] is None:
        expect(shown).to_have_count(0)
        return
    expect(shown).to_be_visible()
    link = shown.locator("a").get_attribute("href")
    assert link is not None
    assert link.endswith(f"?at={told['version']}")


def listen(line: WebSocket, asked: list[Any]) -> None:
    def sent(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "coach":
            asked.append(message)

    line.on("framesent", sent)


def hear_the_coach(page: Page) -> None:
    """He asks before anything is sent; who looks again has sent nothing."""
    bubble = page.locator(".cover .bubble")
    for _ in range(12):
        version = page.locator(".prompt").get_attribute("data-version")
        page.evaluate(ONE_CHOICE)
        page.wait_for_selector(f".cover .bubble, .prompt:not([data-version='{version}'])")
        if bubble.count() > 0:
            focused_gold(page)
            bubble.locator(".button", has_text=re.compile("Déjame mirar|Let me look")).click()
            expect(bubble).to_have_count(0)
            assert page.locator(".prompt").get_attribute("data-version") == version
            return
        page.wait_for_function(SKIP_TO_MINE)
    raise AssertionError("the coach said nothing")


ONE_CHOICE = js("one_choice")


LISTEN = js("listen_to_coach")


def test_a_lesson_is_read_and_played_by_keyboard(open_page: Open) -> None:
    page = open_page("/learn/conclave/ten-convinces", lang="en-GB")
    lit = page.locator("main [data-open]")
    expect(lit).to_have_count(4)  # all candidates alike, right and wrong
    expect(lit.first).to_be_focused()
    task = page.locator("p.sr").first
    assert task.inner_text() in page.locator(".prompt").inner_text()
    heard = page.locator(".heard[role=status]")
    expect(heard).to_contain_text("4 + 5 + 4 + 5 makes 18")
    expect(heard).to_contain_text(task.inner_text())  # all of it, and once
    expect(page.locator(".voice")).to_have_text("")
    assert "0 ways" not in page.locator("main").aria_snapshot()
    page.evaluate(LISTEN)
    meant = page.locator("main [data-thing=b2]")  # what he speaks of is described by what he says
    bubble = page.locator(".bubble")
    expect(meant).to_have_attribute("aria-describedby", bubble.get_attribute("id") or "none")
    assert task.evaluate(
        "(one) => !!(one.compareDocumentPosition(document.querySelector('.board')) & 4)"
    )
    assert lit.first.get_attribute("aria-label", timeout=1000).startswith("B1, ")  # type: ignore[union-attr]

    # What is no answer says so by the names of the table, as often as it is tried.
    for times in (1, 2):
        page.locator(".deck.right button").press("Enter")
        page.wait_for_function("(n) => window.heard.length >= n", arg=times)
    expect(heard).to_contain_text("not one of the answers")
    expect(heard).to_contain_text("green 4 of the Boar")
    assert not re.search(r"draw right|[a-z]-[a-z]+-\d", heard.inner_text())
    page.locator("main [data-thing=crow-purple-4]").press("Enter")
    expect(page.locator(".bubble.wrong")).to_contain_text("4 + 5 = 9")
    focused_gold(page).press("Enter")
    page.locator("main [data-thing=crow-beige-5]").press("Enter")
    expect(page.locator(".bubble.wrong")).to_be_visible()
    expect(page.locator(".ways .pulse")).to_be_visible()  # after a second wrong try
    focused_gold(page).press("Enter")
    page.locator("main [data-thing=boar-green-4]").press("Enter")
    expect(page.locator("main .found")).to_have_count(1)
    # It says that it is right, and one is still there.
    expect(page.locator("main .found")).to_be_focused()
    expect(page.locator("main .found")).to_have_attribute("aria-label", re.compile("right, chosen"))
    expect(page.locator("main .found")).to_have_attribute("aria-pressed", "true")
    page.locator("main [data-thing=gazelle-red-4]").press("Enter")
    expect(page.locator(".bubble.right")).to_be_visible()
    assert "makes 18" not in page.evaluate("window.heard.join()")
    focused_gold(page).press("Enter")

    page.locator(".hand [data-thing=gazelle-green-5]").press("Enter")
    page.locator("main [data-thing=b3]").press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".bubble.wrong")).to_contain_text("B3")
    focused_gold(page).press("Enter")
    expect(page.locator("main [data-thing=b3]")).to_be_visible()  # taken back
    page.locator(".hand [data-thing=gazelle-green-5]").press("Enter")
    page.locator("main [data-thing=b2]").press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".bubble.right")).to_contain_text("18")
    focused_gold(page).press("Enter")
    expect(heard).to_have_text(re.compile("^Well done. Now you can "))


def test_a_rule_is_found_and_tried_over_an_untouched_table(open_page: Open) -> None:
    page = open_page(table="conclave", lang="en-GB")
    my_turn(page)
    version, title = page.locator(".prompt").get_attribute("data-version"), page.title()
    page.keyboard.press("?")
    expect(page.locator(".glance [aria-current=step]").first).to_contain_text("you are here")
    width = page.locator("aside.drawer").evaluate("one => one.getBoundingClientRect().width")
    assert width == pytest.approx(430)
    page.keyboard.press("/")
    page.keyboard.type("majority")  # another word for it
    expect(page.locator("[data-rule=CO-11]")).to_be_visible()
    page.locator("input[type=search]").fill("resentment")
    found = page.locator("[data-rule=CO-12]")
    found.locator(".try").click()
    expect(page.locator("dialog.layer .bubble")).to_be_visible()
    # The step that teaches it, and the first thing to do there has the focus.
    expect(page.locator("dialog.layer .steps .now")).to_have_count(1)
    expect(page.locator("dialog.layer .steps > *").nth(1)).to_have_class(re.compile(r"\bnow\b"))
    expect(page.locator("dialog.layer main [data-open]").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.layer")).to_have_count(0)
    assert page.title() == title
    assert page.locator(".prompt").get_attribute("data-version") == version
    page.locator("input[type=search]").fill("")
    page.locator(".more .button").click()
    expect(page.locator("dialog li")).to_have_count(72)


def test_a_refusal_leads_to_its_section(open_page: Open) -> None:
    page = open_page(table="conclave", width=390, height=844, lang="en-GB")
    my_turn(page)
    page.locator(".hand .spot.open").first.click()
    page.locator(".grid .mage").first.click()
    page.locator(".prompt[data-kind=no] .button", has_text="CO-").click()
    wanted = page.locator(".rules section.wanted")
    expect(wanted).to_be_focused()
    expect(wanted.locator(".text")).to_be_visible()
    box = page.locator("aside.drawer").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (390, 844)
    expect(page.locator(".jumps .button")).to_have_count(3)


def test_the_screens_of_learning_are_accessible(open_page: Open) -> None:
    page = open_page("/learn", lang="en-GB", width=390, height=844)
    expect(page.locator(".learn li")).to_have_count(4)
    assert_accessible(page)
    page.goto("/learn/magia")
    expect(page.locator("ol li")).to_have_count(8)
    assert_accessible(page)
    page.goto("/learn/conclave/ten-convinces")
    tap(page, "crow-beige-5")
    expect(page.locator(".bubble.wrong")).to_be_visible()
    assert_accessible(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator("aside .bubble.wrong")).to_be_visible()
    assert_accessible(page)


SIZES = ((844, 390), (1280, 800), (390, 844))

HIDDEN = js("hidden_from_learner")


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_every_lesson_is_in_sight_at_every_size(open_page: Open, game: str) -> None:
    """Also the examples of the rulebook; done by *show me*, on a phone."""
    page = open_page("/about", width=390, height=844)
    told = page.request.get(f"/api/games/{game}/lessons").json()
    found: list[Any] = []
    for lesson in told["lessons"]:
        page.goto(f"/learn/{game}/{lesson['id']}")
        for step in range(lesson["steps"]):
            page.wait_for_selector(".bubble:not(.right)")
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                bad = page.evaluate(HIDDEN, f"{width}x{height}")
                found += [(lesson["id"], step + 1, width, each) for each in bad]
            page.wait_for_selector(".bubble .ask")
            page.evaluate("document.querySelector('.bubble .ask').click()")
            page.wait_for_selector(".bubble .ways .gold:focus")
            bad = page.evaluate(HIDDEN, "390x844")
            found += [(lesson["id"], step + 1, "done", each) for each in bad]
            page.evaluate("document.activeElement.click()")
    assert found == []
