"""What Crónicas says, beyond what tests/test_texts.py asks of every game; the terminal's board."""

import io
import re

import pytest
from rich.console import Console

from grimorio.boards import cronicas as board
from grimorio.cli.cards import looked_up
from grimorio.core.chance import FastChance
from grimorio.core.describe import describe_event
from grimorio.core.event import EVERYTHING
from grimorio.core.flat import numbers, plain
from grimorio.core.text import Text
from grimorio.games.cronicas.cards import ABILITIES, CHOICES, CHRONICLES, CONDITIONS, WILDS
from grimorio.games.cronicas.feats import FEATS
from grimorio.games.cronicas.state import CronicasState
from grimorio.texts import LANGUAGES, Speaker

from .pictures import GAME, PEOPLE, card, play_on, position, setup

KINDS = {
    "round-began", "chronicle-turned", "chronicle-put-back", "chronicles-revived",
    "chronicles-shuffled", "card-removed", "hand-dealt", "main-shown", "card-played",
    "card-hidden", "encounter-cut", "ally-taken", "ally-recalled", "card-returned",
    "hidden-returned", "ally-discarded", "ally-dismissed", "encounter-won", "cards-burnt",
    "hand-joined", "evil-purged", "evil-victory", "seat-excluded", "fame-gained", "round-ended",
    "feat-earned", "feat-happened",
}  # fmt: skip


def check(said: str) -> None:
    assert said
    assert not re.search(r"cronicas-|[{}$]", said), said


def drawn(state: CronicasState, seat: int | None, speaker: Speaker) -> str:
    console = Console(width=110, record=True, file=io.StringIO())
    console.print(board.draw(GAME, GAME.view(state, seat), speaker))
    return console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_abilities_and_conditions(language: str) -> None:
    speaker = Speaker(language)
    families = {"ability": (*ABILITIES, *WILDS), "condition": CONDITIONS, "feat": FEATS,
                "prompt": (*CHOICES, "over"), "character": GAME.cards.names}  # fmt: skip
    for family, names in families.items():
        for name in names:
            check(speaker.say(f"cronicas-{family}-{name}"))
    for thing in (*GAME.cards.names, *CHRONICLES, *(f"feat-{feat}" for feat in FEATS)):
        check(speaker.say(GAME.name(thing)))
    assert len({speaker.say(GAME.name(each)) for each in GAME.cards.names}) == 36


def test_every_event_is_said_to_everybody() -> None:
    speakers = [Speaker(language, PEOPLE) for language in LANGUAGES]
    heard: set[str] = set()
    for seed in range(40):
        state = setup(5 if seed % 2 else 3, seed, two_chronicles=seed % 3 == 0, fame=5)
        chance = FastChance(seed)
        while state.pending:
            for event in play_on(state, chance):
                if event.kind not in heard or event.secret:
                    for eyes in (None, 0, 1, EVERYTHING):
                        for speaker in speakers:
                            check(speaker.say(describe_event(GAME, event, eyes)))
                heard.add(event.kind)
    assert heard | {"feat-happened"} == KINDS
    for speaker in speakers:
        check(speaker.say("cronicas-log-feat-happened", feat=Text("cronicas-feat-sage")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
def test_the_terminal_board_draws_every_position(language: str, seats: int) -> None:
    speaker, chance = Speaker(language), FastChance(seats)
    state = setup(seats, seats, two_chronicles=True)
    for ply in range(10_000):
        if not state.pending:
            break
        if ply % 5 == 0:
            for seat in (None, ply % seats):
                check(drawn(state, seat, speaker))
        play_on(state, chance)
    for thing in (*GAME.cards.names, *CHRONICLES):
        (found,) = looked_up(GAME, thing, speaker)
        check(speaker.say(found.text))
    assert looked_up(GAME, "nonsense", speaker) == []


@pytest.mark.parametrize(("language", "top"), [("es", "S5"), ("en", "W5")])
def test_cr3_all_know_the_discards_and_the_top_one_is_shown(language: str, top: str) -> None:
    state = position(["P4 L1", "P7 L2", "P8 L3"])
    state.discards = numbers([card("W9"), card("L9"), card("W5")])
    for seat in (0, 1, 2, None):
        assert GAME.view(state, seat).discards == plain(state.discards)
        lines = drawn(state, seat, Speaker(language)).splitlines()
        (line,) = [each for each in lines if "(3)" in each]
        assert line.split()[-1] == top
