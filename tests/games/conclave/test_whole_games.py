"""What holds in whole games of Cónclave: previews, the standing, the count of turns."""

from collections.abc import Iterator
from typing import Any

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.event import Event
from grimorio.core.foresee import foresee
from grimorio.core.match import Match
from grimorio.games.conclave.actions import CELLS, ConclaveAction
from grimorio.games.conclave.cards import MAGICS
from grimorio.games.conclave.foresee import ConclaveNotes
from grimorio.games.conclave.standing import ConclaveStanding
from grimorio.games.conclave.state import ConclaveState
from grimorio.texts import Speaker

from .words import GAME

Step = tuple[ConclaveState, ConclaveAction, ConclaveState, list[Event]]


def steps(seats: int, seed: int) -> Iterator[Step]:
    """Of a random game every position, the choice in it, and what came of it."""
    chance = FastChance(seed)
    state = GAME.setup(seats, GAME.check_options(seats, {}), chance)
    while GAME.deciding(state):
        before, events = state.clone(), list[Event]()
        action = GAME.random_action(state, state.turn, chance)
        GAME.apply(state, state.turn, action, chance, events)
        yield before, action, state, events


def check(told: ConclaveNotes, event: Event) -> None:
    """The notes against what truly happened."""
    data = event.data
    if event.kind.startswith("line-"):
        assert data["total"] == getattr(told, f"{data['line']}_total")
        assert data.get("cards", []) == names(getattr(told, f"{data['line']}_won"))
    elif event.kind == "magic-crisis":
        assert told.crisis
        assert data["cards"] == names(told.won)
    elif event.kind == "card-drawn":
        assert data["magic"] == MAGICS[told.back]
    elif event.kind == "conclave-refilled":
        assert sorted(CELLS.index(cell) for cell in data["cells"]) == told.cells


def names(cards: list[int]) -> list[str]:
    return [GAME.cards.names[card] for card in cards]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, 1])
def test_whatever_a_preview_says_then_happens(seats: int, seed: int) -> None:
    speaker = Speaker("es", ["Carla", "Morgana", "Merlín"])
    for before, action, after, events in steps(seats, 100 * seats + seed):
        view = GAME.view(before, before.turn)
        found, again = foresee(GAME, view, action), foresee(GAME, view, action, FastChance(seed))
        assert (again.notes, again.lines) == (found.notes, found.lines)  # in whichever worlds
        assert found.lines
        lines = [*found.lines, GAME.reason(view, action, found)]
        assert all("{" not in speaker.say(line) for line in lines if line)
        seen = [event.seen_by(before.turn) for event in events]
        assert seen[: len(found.events)] == found.events
        told = found.notes
        assert isinstance(told, ConclaveNotes)
        assert told == ConclaveNotes.from_json(told.to_json())
        for event in events:
            check(told, event)
        if after.pending:
            assert told.after == GAME.standing(GAME.view(after, None)).numbers
            assert told.ends == (after.ender >= 0 and action.verb == "draw")
            assert all(before.grid[cell] < 0 for cell in told.cells)
            assert told.backs == [after.grid[cell] // 12 for cell in told.cells]


def test_the_standing_at_the_end_is_the_outcome() -> None:
    for seed in range(8):
        *_, (_, _, state, _) = steps(2 + seed % 3, seed)
        outcome = GAME.outcome(state)
        assert outcome is not None
        cells = {row.label.key: row.cells for row in outcome.sheet}
        for seat in [None, *range(state.seats)]:
            found = GAME.standing(GAME.view(state, seat))
            assert found.ahead == outcome.winners
            assert found.numbers == cells["conclave-row-resentment"]
            crowns = [list(each) for each in zip(*found.crowns, strict=True)]
            assert crowns == [row.marks for row in outcome.sheet[:6]]
            assert found == ConclaveStanding.from_json(found.to_json())


def test_turns_are_counted_from_one() -> None:
    match = Match(GAME, 3, GAME.check_options(3, {}), bytes(32))
    match.take(match.setup())
    turns: list[tuple[int, int]] = []
    for _ in range(9):
        state: Any = match.state
        match.take(step := match.act(state.turn, GAME.legal(state, state.turn)[-1]))
        turns.append((step.moment.turn, step.moment.seat))
    first = turns[0][1]
    assert turns == [(1 + ply // 2, (first + ply // 2) % 3) for ply in range(9)]
