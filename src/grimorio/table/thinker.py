"""`python -m grimorio.table.thinker`: a bot worker. A question a line in, an action's id out."""

import functools
import os
import sys
import traceback
from typing import Any

import msgspec

import grimorio.games  # noqa: F401  (registers the games)
from grimorio.bots import Bot, make_bot
from grimorio.core.chance import FastChance
from grimorio.core.game import Game
from grimorio.core.record import View
from grimorio.core.registry import build_game


class Question(msgspec.Struct):
    """What a bot needs to choose, and nothing that its seat may not know."""

    game: str
    edition: str | None
    bot: str
    view: dict[str, Any]
    legal: list[int]
    seed: int


@functools.cache
def bot_for(spec: str, game: str, edition: str | None) -> tuple[Bot, type[View]]:
    built: Game[Any, Any, Any] = build_game(game, edition)
    seats = built.info.least_seats
    some = built.setup(seats, built.check_options(seats, {}), FastChance(0))
    return make_bot(spec, built), type(built.view(some, 0))


def choose(question: Question) -> int:
    bot, view_type = bot_for(question.bot, question.game, question.edition)
    view = view_type.from_json(question.view)
    legal = [bot.game.actions[number] for number in question.legal]
    return bot.choose(view, legal, FastChance(question.seed)).id


def answer(line: bytes) -> int:
    """A bot that fails must not take the worker with it: nothing it chose is -1."""
    try:
        return choose(msgspec.json.decode(line, type=Question))
    except Exception:
        traceback.print_exc()
        return -1


def main() -> None:
    os.nice(5)  # whoever plays comes before whoever thinks
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(b"%d\n" % answer(line))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
