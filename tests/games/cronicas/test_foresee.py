"""Crónicas, rows *Preview* and *Live standing*: whatever is said then happens."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.event import Event
from grimorio.core.flat import plain
from grimorio.core.foresee import foresee
from grimorio.core.preview import Preview
from grimorio.games.cronicas.consequences import CronicasNotes
from grimorio.games.cronicas.standing import CronicasStanding
from grimorio.games.cronicas.state import CronicasState
from grimorio.texts import Speaker

from .pictures import GAME

NAMES = ["Carla", "Merlín", "Morgana", "Circe", "Próspero", "Urganda"]


def check(found: Preview, state: CronicasState, before: CronicasState, events: list[Event]) -> None:
    told, seat = found.notes, before.turn
    assert isinstance(told, CronicasNotes)
    assert told == CronicasNotes.from_json(told.to_json())
    ended = [event for event in events if event.kind == "encounter-won"]
    assert told.ends == bool(ended)
    assert told.round_ends == any(event.kind == "round-ended" for event in events)
    assert told.asks == (not ended and len(state.pending) == 2)
    if ended:
        assert ended[0].data["seat"] == told.winner
        lying = [GAME.cards.names.index(name) for name in ended[0].data["cards"]]
        assert set(told.gets) | set(told.burnt) <= set(lying)
        assert len(told.gets) + len(told.burnt) + len(told.unseen) == len(lying)
        for other, evil in zip(told.unseen, told.perhaps_evil, strict=False):
            if GAME.cards.evil >> before.cards[other] & 1:
                assert before.cards[other] in evil
    if told.sure and not told.round_ends:
        now = GAME.standing(GAME.view(state, seat))
        assert (told.after, told.paid_after) == (now.counts, now.paid)
        assert (told.out_after, told.tyrant) == (now.out, now.tyrant)
    if told.sure and told.round_ends:
        assert plain(state.gains[-1]) == told.gains
    if told.asks:
        assert told.targets == [row.target for row in GAME.legal(state, seat)]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whatever_a_preview_says_then_happens(seats: int) -> None:
    speaker = Speaker("es", NAMES)
    for seed in range(2):
        chance = FastChance(100 * seats + seed)
        options = GAME.check_options(seats, {"fame": 2, "two-chronicles": seed == 1})
        state = GAME.setup(seats, options, chance)
        while GAME.deciding(state):
            seat, before = state.turn, state.clone()
            view = GAME.view(state, seat)
            action = GAME.random_action(state, seat, chance)
            found = foresee(GAME, view, action)
            why = GAME.reason(view, action, found)
            assert why is not None
            again = foresee(GAME, view, action, FastChance(seed))
            assert (again.notes, again.lines) == (found.notes, found.lines)  # in whichever worlds
            assert all("{" not in speaker.say(line) for line in [*found.lines, why])
            assert found.lines
            events: list[Event] = []
            GAME.apply(state, seat, action, chance, events)
            seen = [event.seen_by(seat) for event in events]
            assert seen[: len(found.events)] == found.events
            check(found, state, before, events)


def test_every_finished_round_is_told_as_it_was_scored() -> None:
    """Over random games: gains, left out and brought agree with the events of the round's end."""
    rounds = 0
    for seed in range(12):
        chance, seats = FastChance(seed), 3 + seed % 4
        options = {"two-chronicles": seed % 2 == 1, "fame": 6}
        state = GAME.setup(seats, GAME.check_options(seats, options), chance)
        brought = GAME.standing(GAME.view(state, 0)).brought
        while GAME.deciding(state):
            force, seat, number = plain(state.force), state.turn, state.round
            events: list[Event] = []
            GAME.apply(state, seat, GAME.random_action(state, seat, chance), chance, events)
            if not any(event.kind == "round-ended" for event in events):
                continue
            rounds += 1
            found = GAME.standing(GAME.view(state, seat))
            assert (found.last_round, found.last_chronicles) == (number, force)
            assert found.last_brought == brought
            told = [event.data["seat"] for event in events if event.kind == "seat-excluded"]
            if found.last_tyrant < 0:
                assert found.last_out == told
                assert found.last_gains == [
                    sum(seat in paid for paid in found.last_paid) for seat in range(seats)
                ]
            assert found == CronicasStanding.from_json(found.to_json())
            brought = found.brought
    assert rounds > 60
