"""What holds of every deal and every game of Bellum Magica; rules.toml goes rule by rule."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.match import Match
from grimorio.core.moment import Moment
from grimorio.core.play import random_playout
from grimorio.games.bellum.choices import AT_REROLL
from grimorio.games.bellum.rules import LAST_DAY
from grimorio.games.bellum.setup import KINGDOM
from grimorio.games.bellum.state import BellumState

from .words import GAME, deal, do, legal, now


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_be13_the_kingdom_and_the_goblins_fit_the_number_of_lords(seats: int) -> None:
    state = deal(seats, seats)
    # Farms on top, then villages, then towns; the top is at the end of the list.
    order = [GAME.cards.place_kind[p] for p in [*state.row, *reversed(now(state, "kingdom"))]]
    assert order == sorted(order)
    assert [order.count(kind) for kind in (1, 2, 3)] == list(KINGDOM[seats])
    assert len(state.row) == seats
    assert [len(held) for held in state.goblins] == [2] * seats
    assert len(state.goblin_box) == 10 - 2 * seats
    assert len(set(state.castles)) == seats
    assert [len(state.evil_deck), len(state.most_evil_deck)] == [44, 18]


def test_be13_chosen_castles_go_in_seat_order_then_the_goblins_are_dealt() -> None:
    state = deal(2, 1, "chosen")
    assert len(legal(state)) == 5
    do(state, "castle bone-keep")
    assert state.turn == 1
    assert "castle bone-keep" not in legal(state)
    events = do(state, "castle raven-tower")
    assert [event.kind for event in events] == ["castle-chosen", "goblins-dealt", "goblins-dealt"]
    assert [len(held) for held in state.goblins] == [2, 2]
    assert legal(state) == ["place left", "place right"]


def test_be13_goblins_are_placed_in_seat_order_and_then_the_first_day_begins() -> None:
    state = deal(2, 3)
    order = []
    while state.day == 0:
        order.append(state.turn)
        do(state, "place left" if state.turn == 0 else "place right", 4)
    assert order == [0, 0, 1, 1]
    assert [len(cards) for cards in now(state, "left")] == [2, 0]
    assert [len(cards) for cards in now(state, "right")] == [0, 2]
    assert state.day == 1


def test_be13_the_first_captain_is_drawn_by_lot() -> None:
    captains = {deal(5, seed).captain for seed in range(60)}
    assert captains == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_be11_random_games_end_and_their_sheets_add_up(seats: int) -> None:
    for seed in range(150):
        state = deal(seats, seed)
        random_playout(GAME, state, FastChance(seed + 1))
        chests = now(state, "chests")
        assert max(chests) >= 10 or state.day == LAST_DAY
        assert sum(chests) == sum(state.drawn)
        outcome = GAME.outcome(state)
        assert outcome is not None
        wood, metal, gold, wealth, last = (row.cells for row in outcome.sheet)
        assert [sum(each) for each in zip(wood, metal, gold, strict=True)] == wealth  # type: ignore[arg-type]
        assert last == chests


def test_moments_only_go_forward() -> None:
    match = Match(GAME, 3, {"castles": "chosen"}, bytes(32))
    match.take(match.setup())
    chance = FastChance(4)
    last = (0, 0)
    parts: set[str] = set()
    while isinstance(match.state, BellumState) and (state := match.state).pending:
        if state.pending[-1] == AT_REROLL:
            assert GAME.moment(state) == Moment(state.day, 1, state.captain, "roll")
        step = match.act(state.turn, GAME.random_action(state, state.turn, chance))
        for event in step.events:
            assert event.when is not None
            now = (event.when.round, event.when.turn)
            assert now >= last
            last = now
            parts.add(event.when.part)
        match.take(step)
    assert parts == {"setup", "roll", "harvest", "attack", "recruit", "end"}
