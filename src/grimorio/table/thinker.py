"""`python -m grimorio.table.thinker`: a bot worker. A question a line in, an action's id out.

Asked why, it answers with all that it considered instead; asked to foresee, with what choices do.
"""

import functools
import os
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

import msgspec

from grimorio.bots import Bot, make_bot
from grimorio.bots.judge import Judge
from grimorio.bots.search import SearchBot
from grimorio.core.action import Action
from grimorio.core.chance import FastChance
from grimorio.core.foresee import Foresight
from grimorio.core.game import Game
from grimorio.core.record import View
from grimorio.core.registry import build_game, game_ids, get_game

MOST_FRAMES = 20
JUDGING = 1.6
"""Seconds; whoever waits for the answer waits two at most."""


class Question(msgspec.Struct):
    """What a bot needs to choose, and nothing that its seat may not know."""

    game: str
    rules: int
    edition: str | None
    bot: str
    view: dict[str, Any]
    legal: list[int]
    seed: int
    why: bool = False
    foresee: bool = False
    """What choices do; nobody chooses."""
    asked: list[int] | None = None
    """Only about these; otherwise about all, and where they lead."""
    after: list[int] = []
    """Choices that are not made yet: what would they lead to?"""
    judge: list[int] = []
    """Choices that are one act and not made yet: do they give away much?"""


class Judged(msgspec.Struct):
    """What a choice gives away of the chance to win, and why one would choose it."""

    better: int
    amount: float
    sure: bool
    reason: dict[str, Any] | None


class Thought(msgspec.Struct, array_like=True):
    """A choice that a bot considered: how often it tried it, the place that it expects; and of the
    best, a sentence made from what it does."""

    action: int
    visits: int
    place: float
    reason: dict[str, Any] | None = None


class Foreseen(msgspec.Struct):
    """What choices do, and what can be chosen then."""

    offer: list[dict[str, Any]] | None = None
    previews: list[dict[str, Any]] = []
    reach: dict[str, Any] | None = None


@functools.cache
def bot_for(spec: str, game: str, rules: int, edition: str | None) -> tuple[Bot, type[View]]:
    built: Game[Any, Any, Any] = build_game(game, edition, rules)
    seats = built.info.least_seats
    some = built.setup(seats, built.check_options(seats, {}), FastChance(0))
    return make_bot(spec, built), type(built.view(some, 0))


def choose(question: Question) -> int:
    bot, view_type = bot_for(question.bot, question.game, question.rules, question.edition)
    view = view_type.from_json(question.view)
    legal = [bot.game.actions[number] for number in question.legal]
    return bot.choose(view, legal, FastChance(question.seed)).id


def consider(question: Question) -> list[Thought]:
    """What the bot would choose first, then the other choices by how much it liked them."""
    bot, view_type = bot_for(question.bot, question.game, question.rules, question.edition)
    view = view_type.from_json(question.view)
    legal = [bot.game.actions[number] for number in question.legal]
    found = bot.explain(view, legal, FastChance(question.seed))
    thoughts = [Thought(c.action.id, c.visits, round(c.place(view.seats), 2)) for c in found]
    if found:
        preview = Foresight(bot.game, view).preview(found[0].action)
        reason = bot.game.reason(view, found[0].action, preview)
        thoughts[0].reason = None if reason is None else reason.to_json()
    return thoughts


def judged(question: Question) -> Judged | None:
    """Nothing, if the choice is as good as any, or if nobody has the time to find out."""
    bot, view_type = bot_for(question.bot, question.game, question.rules, question.edition)
    if not isinstance(bot, SearchBot):
        return None
    game = bot.game
    view = view_type.from_json(question.view)
    legal = [game.actions[number] for number in question.legal]
    chosen = [game.actions[number] for number in question.judge]
    judge = Judge(game, bot.evaluation, seconds=JUDGING)
    loss = judge.loss(view, legal, chosen, FastChance(question.seed))
    if loss is None:
        return None
    reason = game.reason(view, chosen[0], Foresight(game, view).preview(chosen[0]))
    told = None if reason is None else reason.to_json()
    return Judged(loss.better.id, loss.amount, loss.is_sure, told)


def foreseen(question: Question) -> Foreseen:
    """What the choices on offer do; after others that are not made yet, what those lead to."""
    bot, view_type = bot_for(question.bot, question.game, question.rules, question.edition)
    game = bot.game
    sight: Foresight | None = Foresight(game, view_type.from_json(question.view))
    assert sight is not None
    offer: list[Action] | None = [game.actions[number] for number in question.legal]
    told = Foreseen()
    if question.after:
        before = [game.actions[number] for number in question.after]
        offer = sight.follow(before)
        told.offer = None if offer is None else [each.to_json() for each in offer]
        sight = sight.after(before)
    if offer is not None and sight is not None:
        asked = question.asked
        wanted = [each for each in offer if asked is None or each.id in asked]
        told.previews = [sight.preview(action).to_json() for action in wanted]
        reach = game.reach(sight.view) if asked is None else None
        told.reach = None if reach is None else reach.to_json()
    return told


def answer(line: bytes) -> bytes:
    """A bot that fails must not take the worker with it: nothing it chose is -1."""
    try:
        question = msgspec.json.decode(line, type=Question)
        if question.judge:
            return msgspec.json.encode(judged(question))
        if question.foresee:
            return msgspec.json.encode(foreseen(question))
        if question.why:
            return msgspec.json.encode(consider(question))
        return b"%d" % choose(question)
    except Exception as error:
        print(complaint(error), file=sys.stderr, flush=True)
        return b"-1"


def complaint(error: Exception) -> str:
    """A line of the server's log: where it was, and no values, which may be hidden cards."""
    frames = [{"filename": each.filename, "lineno": each.lineno, "name": each.name}
              for each in traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]]  # fmt: skip
    told = {"event": "a bot failed", "level": "error",
            "timestamp": datetime.now(UTC).isoformat(),
            "exception": [{"exc_type": type(error).__name__, "frames": frames}]}  # fmt: skip
    return msgspec.json.encode(told).decode()


def main() -> None:
    os.nice(5)  # whoever plays comes before whoever thinks
    for id in game_ids():
        get_game(id)
    sys.stdout.buffer.write(b"ready\n")
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
