"""MA-16 at the table: the order can be finished before answering, for all to see."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import MagiaState
from grimorio.table.hall import Hall
from grimorio.table.match import Accepted, Enclosed, Match
from grimorio.table.seats import BOT, Seat
from tests.waiting import until

from .test_sealed import answer, at_a_table, forward, sealed


def gather_the_order(match: Match) -> int:
    """Whose turn it is has exactly the five crystals of the order."""
    game, state = match.game, match.state
    assert isinstance(game, Magia)
    assert isinstance(state, MagiaState)
    seat = state.turn
    for crystal, wanted in enumerate(game.cards.orders[state.orders[seat]]):
        state.reserves[seat * 3 + crystal] = wanted
    match.progress.offers[seat] = game.legal(state, seat)
    return seat


async def opened(hall: Hall, match: Match) -> None:
    forward(hall)
    await until(lambda: match.sealed is None)


def finished(match: Match) -> int:
    assert isinstance(match.state, MagiaState)
    return match.state.finished


async def test_ma16_finishing_is_seen_by_all_and_the_question_stays_open(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, []) as (hall, match):
        mine = gather_the_order(match)
        other = (mine + 1) % 4
        assert isinstance(await answer(match, other, "answer no"), Enclosed)
        question, until = sealed(match), sealed(match).until
        decisions = match.progress.decisions[:]
        assert isinstance(await answer(match, mine, "finish"), Accepted)
        assert finished(match) == 1 << mine
        assert match.game.view(match.state, other).finished == 1 << mine
        assert sealed(match) is question
        assert question.until == until, "nobody gets more time for it"
        assert list(question.answers) == [other], "what was sealed stays sealed"
        assert not any(match.may_undo(seat) for seat in range(4))
        changed = [s for s in range(4) if match.progress.decisions[s] != decisions[s]]
        assert changed == [mine], "nobody else's answer on its way is stale"
        await opened(hall, match)
        assert [seat for _, seat, *_ in match.progress.plies[-4:]] == [0, 1, 2, 3]
        assert match.phase == "running"
        assert finished(match) == 1 << mine


async def test_ma16_silence_finishes_nothing(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, []) as (hall, match):
        gather_the_order(match)
        await opened(hall, match)
        assert finished(match) == 0


@pytest.mark.parametrize("ready", [[], [0, 1, 2, 3]])
async def test_ma16_a_bot_finishes_first_and_then_answers(tmp_path: Path, ready: list[int]) -> None:
    async with at_a_table(tmp_path, ready) as (hall, match):
        mine = gather_the_order(match)
        match.seats[mine] = Seat(BOT, None, "B", "greedy")
        hall.bots.thinkers.start()
        hall.bots.call(match)
        await until(lambda: mine in sealed(match).answers)
        await opened(hall, match)
        assert finished(match) == 1 << mine
        assert [seat for _, seat, *_ in match.progress.plies[-5:]] == [mine, 0, 1, 2, 3]
