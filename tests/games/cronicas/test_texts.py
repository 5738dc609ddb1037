"""Everything that Crónicas can say is said in both languages, with nothing left open."""

import io
import re

import pytest
from rich.console import Console

from grimorio.boards import cronicas as board
from grimorio.cli.cards import looked_up
from grimorio.core.chance import FastChance
from grimorio.core.describe import describe_action, describe_event
from grimorio.core.event import EVERYTHING, Event
from grimorio.core.flat import numbers, plain
from grimorio.core.text import Text
from grimorio.games.cronicas.cards import ABILITIES, CHOICES, CHRONICLES, CONDITIONS, WILDS
from grimorio.games.cronicas.feats import FEATS
from grimorio.texts import LANGUAGES, Speaker

from .pictures import GAME, card, position

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_abilities_and_conditions(language: str) -> None:
    speaker = Speaker(language)
    keys = [f"cronicas-ability-{word}" for word in (*ABILITIES, *WILDS)]
    keys += [f"cronicas-condition-{word}" for word in CONDITIONS]
    keys += [f"cronicas-prompt-{word}" for word in (*CHOICES, "over")]
    keys += [f"cronicas-option-{option.name}" for option in GAME.options(4)]
    keys += [f"cronicas-feat-{feat}" for feat in FEATS]
    keys += [f"cronicas-character-{name}" for name in GAME.cards.names]
    keys += ["cronicas-title"]
    for key in keys:
        assert speaker.has(key), key
        check(speaker.say(key))
    for thing in (*GAME.cards.names, *CHRONICLES, *(f"feat-{feat}" for feat in FEATS)):
        check(speaker.say(GAME.name(thing)))
    assert len({speaker.say(GAME.name(each)) for each in GAME.cards.names}) == 36


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_event_and_refusal_is_said(language: str) -> None:
    speaker = Speaker(language, ["Ana", "Bea", "Cid", "Dan", "Eva"])
    for action in GAME.actions.rows:
        check(speaker.say(describe_action(GAME, action)))
    heard: set[str] = set()
    refused: set[str] = set()
    for seed in range(40):
        options = GAME.check_options(
            5 if seed % 2 else 3, {"two-chronicles": seed % 3 == 0, "fame": 5}
        )
        chance = FastChance(seed)
        state = GAME.setup(5 if seed % 2 else 3, options, chance)
        while state.pending:
            if seed < 6:
                for action in GAME.actions.rows[chance.below(5) :: 5]:
                    refusal = GAME.why_not(state, state.turn, action)  # type: ignore[arg-type]
                    if refusal is not None and refusal.text.key not in refused:
                        refused.add(refusal.text.key)
                        check(speaker.say(refusal.text))
            events: list[Event] = []
            action = GAME.random_action(state, state.turn, chance)
            GAME.apply(state, state.turn, action, chance, events)
            for event in events:
                if event.kind not in heard or event.secret:
                    for eyes in (None, 0, 1, EVERYTHING):
                        check(speaker.say(describe_event(GAME, event, eyes)))
                heard.add(event.kind)
        outcome = GAME.outcome(state)
        assert outcome is not None
        check(speaker.say(outcome.reason))
        for row in outcome.sheet:
            check(speaker.say(row.label))
    assert heard <= KINDS
    assert KINDS - heard <= {"feat-happened"}
    check(speaker.say("cronicas-log-feat-happened", feat=Text("cronicas-feat-sage")))
    assert len(refused) >= 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
def test_the_terminal_board_draws_every_position(language: str, seats: int) -> None:
    speaker = Speaker(language)
    chance = FastChance(seats)
    state = GAME.setup(seats, GAME.check_options(seats, {"two-chronicles": True}), chance)
    ply = 0
    while state.pending:
        if ply % 5 == 0:
            for seat in (None, ply % seats):
                console = Console(width=110, record=True, file=io.StringIO())
                console.print(board.draw(GAME, GAME.view(state, seat), speaker))
                check(console.export_text())
        GAME.apply(state, state.turn, GAME.random_action(state, state.turn, chance), chance)
        ply += 1
    for thing in (*GAME.cards.names, *CHRONICLES):
        (card,) = looked_up(GAME, thing, speaker)
        check(speaker.say(card.text))
    assert looked_up(GAME, "nonsense", speaker) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cr3_all_know_the_discards_and_the_top_one_is_shown(language: str) -> None:
    state = position(["P4 L1", "P7 L2", "P8 L3"])
    state.discards = numbers([card("W9"), card("L9"), card("W5")])
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert view.discards == plain(state.discards)
        console = Console(width=110, record=True, file=io.StringIO())
        console.print(board.draw(GAME, view, Speaker(language)))
        (line,) = [each for each in console.export_text().splitlines() if "(3)" in each]
        letter = {"es": "S", "en": "W"}[language]
        assert line.split()[-1] == f"{letter}5"
