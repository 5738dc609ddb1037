"""One walk through every game, on which everything is judged that can be: sizes, colours, sounds.

At every size no part covers another, the board stays, and fingers reach what is lit. Nothing that
axe knows of is wrong, and texts, signs and edges can be told from their ground, by day and by
night; what is open, lifted and lit is told in a palette of the reader's own, too. Who cannot see
hears where all stands, in both languages.
"""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .axe import assert_accessible
from .conftest import Open
from .contrast import assert_seen
from .geometry import EVERY, SIZES, Ruler
from .player import DECIDE, new_match, over, ready
from .scripts import js

# The fewest and the most that may sit down, and how many choices are made at least.
TABLES = [("conclave", 2, 14), ("conclave", 4, 6), ("cronicas", 3, 6), ("cronicas", 4, 14),
          ("cronicas", 6, 6), ("magia", 2, 14), ("magia", 6, 6), ("bellum", 2, 14),
          ("bellum", 5, 6)]  # fmt: skip
PHONE, _, DESK = SIZES
LANGUAGES = ("en", "es")
RULE = re.compile(r"\b[A-Z]{2}-\d+")
SOMETHING = ".end table, dialog.round, .prompt .next, .prompt[data-mine=true][data-busy=false]"
# What one may be refused, where the eye is.
WHY_NOT = (
    ".board [data-why]:visible, .hand [data-why]:visible, .tower:has(.goal) .cell:not([data-open])"
)
GOLD = ".prompt .button.gold:visible"

# Where all stands, what can be chosen and how, in both languages.
STANDS: dict[str, dict[str, tuple[str, ...]]] = {
    "conclave": {
        "en": (r"mages in the conclave\. Empty spaces: ", r"resentment \d+\. ",
                  r"[A-D][1-4], \w+ \d of the "),
        "es": (r"en el cónclave\. Espacios vacíos: ", r"decepción \d+\. ",
                  r"[A-D][1-4], "),
    },
    "cronicas": {
        "en": (r"Chronicle: .+\. ", r"Encounter\. ", r"Fame \d of 3; \d+ cards? in hand; ",
                  r"\d cards?, (one|\d) can be played"),
        "es": (r"Crónica: .+\. ", r"Encuentro\. ", r"Fama \d de 3; ",
                  r"\d cartas?, (una se puede|\d se pueden) jugar"),
    },
    "magia": {
        "en": (r"Red .+, \d of 6[^;]*; Black .+xaminer .+\. Crystals left in the tower: \d+",
                  r"Reserve of crystals: air \d+, water \d+, fire \d+; \d+ cards? in hand",
                  r"[A-I]\d, \w+ \(\w+\), .+ crystal", r"Mission: ",
                  r"a step to the (north|south|east|west)", r"You can go to:",
                  r"[A-I]\d, (without a card|\d cards?), (portal|\w+)"),
        "es": (r"Cristales que quedan en la torre: \d+", r"Reserva de cristales: ",
                  r"[A-I]\d, ", r"Misión: ", r"un paso al (norte|sur|este|oeste|no|su)",
                  r"[A-I]\d, (sin carta|\d cartas?), (portal|\w+)"),
    },
    "bellum": {
        "en": (r"Day \d+\. Row \d works\. Captain of the day: ", r"Chests: \d+ of 10; ",
                  r"defence \d+.*; .*today ", r"rowheader .row \d, today",
                  r", shield \d.*: \d ", r"\d food\. Left: row \d"),
        "es": (r"Día \d+\. ", r"Cofres: \d+ de 10; ", r"defensa \d+", r", escudo \d.*: \d",
                  r"Izquierda: fila \d"),
    },
}  # fmt: skip


class Walk:
    """Somebody who plays against bots, step by step, and somebody who watches."""

    def __init__(self, open_page: Open, game: str, seats: int, long: bool) -> None:
        self.game, self.seats, self.long = game, seats, long
        self.page = open_page("/about", lang="en-GB", pace="step")
        self.eyes = open_page("/about")
        self.chance = random.Random(game)
        self.ruler, self.watched = Ruler(self.page), Ruler(self.eyes)
        self.asked: set[str] = set()
        """Kinds of choices that have been on offer."""
        self.judged: set[str] = set()
        """States that were not only measured."""
        self.missing = {"rest", "lifted", "sheet"}
        self.unheard: dict[str, list[str]] = {}
        if long:
            self.missing |= {"act", "hint", "refusal"}
            self.missing |= {"round"} if game == "cronicas" else set()
            # In both languages; not everything lies on every table.
            for lang in LANGUAGES:
                self.unheard[lang] = [*STANDS[game][lang], "can be chosen|se puede elegir"]
        else:
            self.missing |= {"forced colours"}
        self.sit_down()

    def sit_down(self) -> None:
        match = new_match(self.page, self.game, self.seats, bot="random")
        for page, path in ((self.page, f"/m/{match}"), (self.eyes, f"/w/{match}")):
            page.goto(path)
            expect(page.locator(".shell")).to_be_visible()

    @property
    def done(self) -> bool:
        return not self.missing and not any(self.unheard.values())

    def look(self, state: str, *sizes: tuple[int, int], reach: bool = False) -> None:
        self.missing.discard(state)
        self.ruler.look(state, *sizes, reach=reach)

    def sizes(self) -> tuple[tuple[int, int], ...]:
        return EVERY if self.long else self.ruler.some()

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def judge(self, state: str, size: tuple[int, int] = DESK, seen: bool = True) -> None:
        """Once, by axe and by the eye."""
        if not self.long or state in self.judged:
            return
        self.judged.add(state)
        self.resize(size)
        assert_accessible(self.page, f"{self.game}: {state}")
        if seen:
            assert_seen(self.page, f"{self.game}: {state}")

    def watch_the_others(self, size: tuple[int, int], measured: bool) -> None:
        """What they do rests on the table, and the table is measured with it."""
        for _ in range(200):
            self.page.wait_for_selector(SOMETHING)
            if ready(self.page) or over(self.page):
                return
            if self.page.locator("dialog.round").count():
                self.look("round")
                self.judge("round", seen=False)
                self.page.locator(".round .continue button").click()
            else:
                if measured or "act" in self.missing:
                    self.look("act", size)
                self.judge("act")
                self.page.evaluate("document.querySelector('.prompt .skip button')?.click()")
        raise AssertionError("the others never end")

    def stop(self, size: tuple[int, int]) -> None:
        """At rest, with something lifted, with a hint, a refusal and a sheet."""
        self.be_asked(often=True)
        self.judge("rest", PHONE)
        self.lift(size)
        self.put_back()
        if self.page.locator("[aria-keyshortcuts=H]").count() and self.once("hint"):
            self.page.keyboard.press("h")
            expect(self.page.locator(".prompt[data-kind=hint]")).to_be_visible()
            self.look("hint", *self.sizes())
            self.judge("hint", seen=False)
            self.put_back()
        if self.page.locator(WHY_NOT).count() and self.once("refusal"):
            self.refuse_all()
        if self.once("sheet"):
            self.page.locator(".opponents .plate").first.dispatch_event("click")
            self.look("sheet", *self.sizes())
            self.put_back()

    def once(self, state: str) -> bool:
        return state in self.missing or (not self.long and state not in self.ruler.states)

    def be_asked(self, often: bool) -> None:
        """New kinds of things on offer are looked at on every size, and touched there; other
        words for them on some."""
        things = set(self.page.evaluate(js("kinds_on_offer")))
        words = self.page.locator(".prompt .line").inner_text().strip()
        new, other = not things <= self.asked, words not in self.asked
        self.asked |= {*things, words}
        if new or other or often:
            self.look("rest", *(EVERY if new else self.ruler.some()), reach=new or other)

    def listen(self) -> None:
        line, prompt, said = "", self.page.locator(".prompt .line"), ""
        while line != prompt.inner_text().strip():  # what a choice would do may come a moment later
            line, said = prompt.inner_text().strip(), self.page.locator("body").aria_snapshot()
        assert line in said
        lang = str(self.page.locator("html").get_attribute("lang"))
        self.unheard[lang] = [
            each for each in self.unheard.get(lang, []) if not re.search(each, said)
        ]
        # A sign is named once: a name and a title that are the same are both read.
        assert self.page.evaluate(js("named_twice")) == []
        # Nobody else is nameless: of oneself nothing is told as of a stranger.
        assert not re.search(r"(Guest|Visitante) \d", said), said

    def lift(self, size: tuple[int, int]) -> None:
        lit = self.page.locator("[data-open]:not(.far)")
        if not lit.count():
            return
        one = lit.nth(self.chance.randrange(lit.count())) if "lifted" in self.judged else lit.first
        one.dispatch_event("click")
        self.look("lifted", size)
        self.judge("lifted", PHONE)
        self.tell_in_forced_colours()

    def tell_in_forced_colours(self) -> None:
        """Once, where something lies ready to be done; in Bellum, on a day that has its row."""
        day = self.game != "bellum" or self.page.locator(".ledger .row.lit").count()
        ready = self.page.locator(GOLD).count() and self.page.locator(".picked:visible").count()
        if "forced colours" in self.missing and day and ready:
            self.missing.discard("forced colours")
            self.resize(DESK)
            self.page.emulate_media(forced_colors="active")
            assert_told_without_colours(self.page.evaluate(js("drawn_around")), self.game)
            self.page.emulate_media(forced_colors="none")

    def refuse_all(self) -> None:
        """Whatever cannot be chosen says so by a rule that can be read."""
        self.resize(DESK)
        self.page.locator(WHY_NOT).first.click(force=True)
        expect(self.page.locator(".prompt[data-kind=no]")).to_be_visible()
        self.look("refusal", *self.sizes())
        self.judge("refusal", seen=False)
        self.put_back()
        whys = self.page.locator("[data-why]")
        for why in sorted(set(whys.evaluate_all("all => all.map((one) => one.dataset.why)"))):
            self.page.locator(f"[data-why='{why}']").first.dispatch_event("click")
            rule = self.page.locator(".prompt[data-kind=no] .tools .button").filter(has_text=RULE)
            expect(rule).to_have_count(1)
            self.page.keyboard.press("Escape")
            expect(self.page.locator(".prompt[data-kind=no]")).to_have_count(0)

    def put_back(self) -> None:
        for _ in range(2):
            self.page.keyboard.press("Escape")

    def change_language(self) -> None:
        """By the menu, as a player would."""
        before = self.page.locator("html").get_attribute("lang")
        self.page.locator("header .tool").last.click()
        self.page.locator("dialog .menu button").first.click()
        expect(self.page.locator("html")).not_to_have_attribute("lang", str(before))
        self.page.keyboard.press("Escape")


def assert_told_without_colours(drawn: Any, game: str) -> None:
    assert drawn["picked"] or drawn["at"] or drawn["cell"], drawn
    assert all(each["border"] == ["solid", True] for each in drawn["open"])
    assert all(each["border"] == ["dashed", True] for each in [*drawn["gap"], *drawn["picked"]])
    assert all(each["outline"] == ["solid", True] for each in drawn["at"])
    assert all(each["stroke"] for each in drawn["cell"])
    assert not any(each["stroke"] for each in drawn["still"])
    for told, plain in (("acting", "waiting"), ("main", "other")):
        assert drawn[told]
        assert drawn[plain]
        assert all(each["outline"] == ["solid", True] for each in drawn[told]), told
        assert not any(each["outline"][1] and each["outline"][0] != "none" for each in drawn[plain])
    # Of six rows, five are not of today; a castle that is looked at has its own.
    assert (bool(drawn["days"]), len(drawn["days"]) % 5) == (game == "bellum", 0)
    assert all(each["ground"] for each in [*drawn["today"], *drawn["against"]])
    assert not any(each["ground"] for each in drawn["days"])
    # Without their colours, seals still differ by their signs.
    assert all(each["border"][0] == "solid" for each in drawn["seal"])
    assert len(set(drawn["signs"])) == len(drawn["signs"]) > 1


# As many goods as a seat can have, with what a choice would leave of them.
RICH = js("rich")


@pytest.mark.parametrize(("game", "seats", "choices"), TABLES)
def test_a_walk_through_a_game(open_page: Open, game: str, seats: int, choices: int) -> None:
    walk = Walk(open_page, game, seats, long=choices > 6)
    page = walk.page
    for choice in range(60):
        size = EVERY[choice % len(EVERY)]
        walk.watch_the_others(size, measured=choice % 2 == 0)
        if over(page):
            walk.sit_down()
            continue
        if choice % 5 == 4:
            walk.change_language()
        walk.listen()
        if choice % 2:
            walk.be_asked(often=False)
        else:
            walk.stop(size)
        if choice % 6 == 0:
            walk.watched.look("watched", *(walk.watched.some() if choice else walk.sizes()))
        if choice >= choices and walk.done:
            break
        page.evaluate(DECIDE)
    if game == "bellum":
        page.evaluate(RICH)
        walk.look("rich")
    for ruler in (walk.ruler, walk.watched):
        assert not ruler.faults, "\n".join(sorted(ruler.faults))
        assert [boards for boards in ruler.boards.values() if len(boards) > 1] == []
    assert walk.done, (walk.missing, walk.unheard)
    if not walk.long:
        return
    walk.resize(DESK)
    page.keyboard.press("l")
    expect(page.locator(".log .line").last).to_be_visible()  # what happened is heard, too
    page.keyboard.press("r")
    expect(page.locator("dialog")).to_be_visible()
    walk.judge("recap", seen=False)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator(".rules section").first).to_be_visible()
    walk.judge("rules", seen=False)
