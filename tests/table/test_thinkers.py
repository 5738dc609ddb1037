"""Bots' workers: who has no choice keeps one as long as who has."""

import asyncio
from typing import Any

from grimorio.core.chance import FastChance
from grimorio.core.registry import get_game
from grimorio.table.thinker import Question
from grimorio.table.thinkers import Thinkers


def question(legal: int, bot: str = "search:0.2s") -> Question:
    game = get_game("conclave")
    state = game.setup(2, game.check_options(2, {}), FastChance(1))
    seat = game.deciding(state)[0]
    ids = [action.id for action in game.legal(state, seat)][:legal]
    view: dict[str, Any] = game.view(state, seat).to_json()
    return Question("conclave", game.info.version, None, bot, view, ids, 1)


async def test_a_forced_choice_keeps_the_worker_as_long_as_a_free_one() -> None:
    """Otherwise whoever waits for the same worker at another table could tell them apart."""
    thinkers = Thinkers(1)
    thinkers.start()
    try:
        await thinkers.choose(question(5))
        loop = asyncio.get_running_loop()
        begun = loop.time()
        assert await thinkers.choose(question(1)) == question(1).legal[0]
        assert loop.time() - begun >= 0.15
    finally:
        await thinkers.close()


async def test_who_asks_as_all_workers_go_has_an_answer() -> None:
    thinkers = Thinkers(1)
    thinkers.start()
    await thinkers.choose(question(5))
    await thinkers.close()
    asked = question(5)
    assert await thinkers.choose(asked) in asked.legal
