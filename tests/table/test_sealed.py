"""MA-17 at the table: all are asked for the same time, and all envelopes are opened together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from grimorio.core.flat import numbers
from grimorio.core.match import ACT, SETUP, Step
from grimorio.core.text import Text
from grimorio.games.magia.choices import AT_ANSWER
from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import MagiaState
from grimorio.table.customs import Customs
from grimorio.table.hall import Hall
from grimorio.table.jobs import Act
from grimorio.table.match import Accepted, Answer, Enclosed, Match
from grimorio.table.sealed import Sealed, Settle
from grimorio.table.seats import BOT, Seat
from grimorio.table.sqlite import SqliteStore
from grimorio.table.thinkers import Thinkers
from tests.trust.seating.held import HeldClock
from tests.waiting import until

SECONDS = 12.0
"""By the clock of the test, which stands still until it is put forward."""


def ask(match: Match, ready: list[int]) -> None:
    """Put the sealed question on the table: these seats' missions are complete and present."""
    state = match.state.clone()
    game = match.game
    assert isinstance(state, MagiaState)
    assert isinstance(game, Magia)
    state.held = numbers([0] * 18)
    for seat in range(state.seats):
        if seat in ready:
            for apprentice in range(6):
                if game.mission(state, seat) >> apprentice & 1:
                    for crystal in range(3):
                        place = apprentice * 3 + crystal
                        state.held[place] = state.needs[place]
                    state.arrived |= 1 << apprentice
    state.answers = numbers([-1] * state.seats)
    state.pending[-1] = AT_ANSWER
    match.take(Step(SETUP, match.version, None, None, state, [], 0), None, (0, 0, 0))
    assert [seat for seat in range(state.seats) if game.ready(state, seat)] == ready


async def answer(match: Match, seat: int, words: str, hand: str | None = None) -> Answer:
    heard: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    action = match.game.actions.parse(words)
    decision = match.progress.decisions[seat]
    match.submit(Act(ACT, seat, decision, action.id, f"key-{seat}", heard.set_result, hand))
    return await heard


@asynccontextmanager
async def at_a_table(
    path: Path, ready: list[int], absent: int = 0, bot: int | None = None
) -> AsyncIterator[tuple[Hall, Match]]:
    """Four friends are asked; one seat may be a bot's."""
    store = SqliteStore(path / "g.db")
    store.start(asyncio.get_running_loop())
    thinkers = Thinkers(1)
    customs = Customs(question_seconds=SECONDS, bot_seconds=0.0)
    hall = Hall(store, thinkers, customs=customs, clock=HeldClock())
    match = await hall.founder.create("ana", "Ana", "magia", 4, "friends", {}, absent=absent)
    match.take(match.progress.setup(), None, (SETUP, 0, 0))
    match.seats = [Seat("human", f"guest{n}", f"P{n}") for n in range(4)]
    if bot is not None:
        match.seats[bot] = Seat(BOT, None, "B", "random")
        thinkers.start()
    ask(match, ready)
    hall.bots.call(match)
    try:
        yield hall, match
    finally:
        await hall.close()
        store.close()


def sealed(match: Match) -> Sealed:
    assert match.sealed is not None
    return match.sealed


def forward(hall: Hall, seconds: float = SECONDS) -> None:
    clock = hall.questions.clock
    assert isinstance(clock, HeldClock)
    clock.forward(seconds)


async def time_up(hall: Hall, match: Match) -> None:
    """The envelopes are opened when the time is up, and not before."""
    forward(hall, 0.9 * SECONDS)
    await asyncio.sleep(0.05)
    assert match.version == 0, "the table waits"
    forward(hall, 0.1 * SECONDS)
    await until(lambda: match.version > 0)


async def test_ma17_if_nobody_is_ready_the_table_waits_all_the_same(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, []) as (hall, match):
        await time_up(hall, match)
        assert match.version == 4, "one sealed answer for each seat"
        assert [seat for _, seat, *_ in match.progress.plies[-4:]] == [0, 1, 2, 3]
        assert match.sealed is None


async def test_ma17_and_if_all_have_answered(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, [2]) as (hall, match):
        updated = match.updated
        for seat in (2, 0, 3, 1):
            assert isinstance(await answer(match, seat, "answer no"), Enclosed)
        assert match.version == 0, "nothing is opened before the time is up"
        assert match.updated == updated, "not even a list of matches tells that somebody answered"
        before = [match.game.view(match.state, seat).deciding for seat in range(4)]
        assert before == [[0, 1, 2, 3]] * 4
        await time_up(hall, match)
        assert [seat for _, seat, *_ in match.progress.plies[-4:]] == [0, 1, 2, 3]


async def test_ma17_any_yes_ends_the_game(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, [2]) as (hall, match):
        await answer(match, 2, "answer yes")
        await time_up(hall, match)
        assert match.phase == "over"
        assert match.outcome is not None


async def test_ma17_a_bot_answers_into_its_envelope(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, [2], bot=2) as (hall, match):
        await time_up(hall, match)
        assert match.version == 4


async def test_ma17_a_standing_answer_goes_with_its_guest(tmp_path: Path) -> None:
    """Whoever sits down there later has settled nothing."""
    async with at_a_table(tmp_path, [2]) as (_, match):
        yes = match.game.answers()[0].id
        match.settlements = {2: ("guest2", yes)}
        assert match.sealed_answer(2).text == "answer yes"
        no = match.game.answers()[1].id
        sealed(match).answers[2] = no
        assert match.sealed_answer(2).text == "answer no", "what is said counts"
        match.seats[2] = match.seats[2].left_to("greedy")
        assert match.sealed_answer(2).text == "answer yes", "but not what a stand-in says"
        match.seats[2] = Seat("human", "another", "P")
        sealed(match).answers.clear()
        assert match.sealed_answer(2).text == "answer no"


async def test_ma17_settling_what_is_settled_writes_nothing(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, [2]) as (hall, match):
        yes = match.game.answers()[0].id
        written: list[Any] = []
        real = hall.store.write

        def write(*args: Any) -> None:
            written.append(args)
            real(*args)

        hall.store.write = write  # type: ignore[method-assign,assignment]

        async def settle(action: int | None) -> int:
            heard: asyncio.Future[Text | None] = asyncio.get_running_loop().create_future()
            match.submit(Settle(2, "guest2", action, heard.set_result))
            assert await heard is None
            return len(written)

        counts = [await settle(action) for action in (None, yes, yes, None, None, yes)]
        assert counts == [0, 1, 1, 2, 2, 3]
        assert match.settled(2) == yes


async def test_a_guest_who_floods_the_table_does_not_silence_its_bot(tmp_path: Path) -> None:
    """Whatever one guest sends, the bot's answer and the others' reach their envelopes."""
    async with at_a_table(tmp_path, [2], bot=2) as (_, match):
        choices = [action.id for action in match.game.answers()]
        refused: list[str] = []

        def heard(text: Text | None) -> None:
            if text is not None:
                refused.append(text.key)

        until = asyncio.get_running_loop().time() + 120
        asked = False
        while 2 not in sealed(match).answers or not asked:
            assert asyncio.get_running_loop().time() < until, "the bot has not been heard"
            for number in range(80):
                match.submit(Settle(0, "guest0", choices[number % 2], heard))
            if not asked:
                asked = isinstance(await answer(match, 1, "answer no", "guest1"), Enclosed)
                assert asked, "another guest's answer was refused"
            await asyncio.sleep(0)
        assert set(refused) == {"table-too-much"}


async def test_ma17_where_people_come_and_go_the_settled_answers_decide(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, [2], absent=86_400) as (hall, match):
        match.settlements = {2: ("guest2", match.game.answers()[0].id)}
        forward(hall, 0.0)
        await until(lambda: match.version > 0)
        assert match.phase == "over"


async def test_ma17_bots_there_have_the_same_short_time(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, [], absent=86_400, bot=1) as (_, match):
        assert not sealed(match).by_hand
        assert sealed(match).left() == 3_000
        settled = await answer(match, 0, "answer no")
        assert not isinstance(settled, Accepted | Enclosed)
