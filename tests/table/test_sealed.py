"""MA-17 at the table: who is not ready for the end need not be asked, and nobody can tell."""

import asyncio
from pathlib import Path

from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import ANSWER, MagiaState
from grimorio.table.hall import Hall
from grimorio.table.match import Accepted, Answer, Match, Ply
from grimorio.table.steps import ACT, SETUP, Step
from grimorio.table.store import Store
from grimorio.table.thinkers import Thinkers


def ask(match: Match, ready: list[int]) -> None:
    """Put the sealed question on the table: these seats' missions are complete and present."""
    state = match.state.clone()
    game = match.game
    assert isinstance(state, MagiaState)
    assert isinstance(game, Magia)
    state.held = [0] * 18
    for seat in range(state.seats):
        if seat in ready:
            for apprentice in range(6):
                if game.mission(state, seat) >> apprentice & 1:
                    for crystal in range(3):
                        place = apprentice * 3 + crystal
                        state.held[place] = state.needs[place]
                    state.arrived |= 1 << apprentice
    state.answers = [-1] * state.seats
    state.pending[-1] = ANSWER
    match.progress.take(Step(SETUP, match.version, None, None, state, [], 0))
    assert [seat for seat in range(state.seats) if game.ready(state, seat)] == ready


async def answer(match: Match, seat: int, words: str) -> Answer:
    heard: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    action = match.game.actions.parse(words)
    decision = match.progress.decisions[seat]
    match.submit(Ply(ACT, seat, decision, action.id, f"key-{seat}", heard.set_result))
    return await heard


async def settle(match: Match) -> None:
    for _ in range(100):
        await asyncio.sleep(0.02)
        if match.idle:
            return


def at_a_table(path: Path, ready: list[int], play: object) -> None:
    async def run() -> None:
        store = Store(path / "g.db")
        store.start(asyncio.get_running_loop())
        hall = Hall(store, Thinkers(1))
        match = await hall.create("ana", "Ana", "magia", 4, "local", {})
        ask(match, ready)
        hall.call_bots(match)
        await settle(match)
        await play(match)  # type: ignore[operator]
        await hall.close()
        store.close()

    asyncio.run(run())


def is_open(match: Match) -> bool:
    state = match.state
    assert isinstance(state, MagiaState)
    return bool(state.pending) and state.pending[-1] == ANSWER


def test_ma17_if_nobody_is_ready_the_game_goes_on_by_itself(tmp_path: Path) -> None:
    async def play(match: Match) -> None:
        assert not is_open(match)
        assert match.version == 4, "one sealed answer for each seat"

    at_a_table(tmp_path, [], play)


def test_ma17_the_others_are_answered_for_once_the_ready_have_chosen(tmp_path: Path) -> None:
    async def play(match: Match) -> None:
        before = [match.game.view(match.state, seat).deciding for seat in range(4)]
        assert before == [[0, 1, 2, 3]] * 4, "nobody can tell who is asked"
        assert match.version == 0, "nothing is given before the ready have chosen"
        assert isinstance(await answer(match, 2, "answer no"), Accepted)
        await settle(match)
        assert not is_open(match)
        assert match.version == 4

    at_a_table(tmp_path, [2], play)


def test_ma17_any_yes_ends_the_game(tmp_path: Path) -> None:
    async def play(match: Match) -> None:
        await answer(match, 2, "answer yes")
        await settle(match)
        assert match.phase == "over"
        assert match.outcome is not None

    at_a_table(tmp_path, [2], play)
