"""The bots at the tables: asked whenever they owe a choice, and for advice."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping

from grimorio.bots import bots_for
from grimorio.bots.specs import seconds_of
from grimorio.core.errors import BadInput
from grimorio.core.game import AnyGame
from grimorio.core.match import ACT
from grimorio.core.match import Match as Play
from grimorio.core.registry import is_own

from .company import Company
from .customs import Customs
from .jobs import Act
from .match import Answer, Match, Problem
from .sealed import Timekeeper
from .seats import BOT, deserted
from .tasks import Tasks
from .thinker import Foreseen, Judged, Question, Thought
from .thinkers import QUICK, Thinkers

DEFAULT = "greedy"
ADVISER = "adept"
JUDGE = "master"
NOT_KEPT = ("table-not-stored", "table-unsure")


class Bots:
    """Those of the matches that this node has in memory; it asks each question once."""

    def __init__(
        self,
        thinkers: Thinkers,
        games: Mapping[str, AnyGame],
        customs: Customs,
        questions: Timekeeper,
        tasks: Tasks,
        company: Company,
    ) -> None:
        self.thinkers = thinkers
        self.foreseers = Thinkers(1)
        """Who looks ahead for people does not wait for bots that think, nor they for it."""
        self.customs = customs
        self.kinds = {id: bots_for(game) for id, game in games.items()}
        """Which can play each game."""
        self._questions = questions
        self._tasks = tasks
        self._company = company
        self._thinking: set[tuple[str, int, int]] = set()

    def check(self, game: str, bot: str | None) -> str:
        """The bot by this name, or the usual one."""
        known = self.kinds[game]
        if bot is None:
            return DEFAULT if DEFAULT in known else known[-1]
        if bot not in known:
            raise BadInput("error-unknown-bot", bot=bot[:40], known=known)
        return bot

    def owe(self, match: Match) -> bool:
        """Whether the match waits for a bot."""
        deciding = match.deciding()
        return not deserted(match.seats) and any(match.seats[seat].played_by for seat in deciding)

    def call(self, match: Match) -> None:
        """Ask every bot that owes a choice; of a sealed question see that its time runs."""
        sealed = self._questions.start(match)
        if match.phase != "running" or deserted(match.seats):
            return
        if sealed is not None and sealed.opened:
            return
        if not self._company.holds(match.id):
            return  # another node asks them
        for seat in match.deciding():
            spec = match.seats[seat].played_by
            question = (match.id, seat, match.progress.decisions[seat])
            if sealed is not None and seat in sealed.answers:
                continue
            if spec is not None and question not in self._thinking:
                self._thinking.add(question)
                self._tasks.spawn(self._think(match, seat, spec, question[2]))

    async def _think(self, match: Match, seat: int, spec: str, decision: int) -> None:
        if match.progress.decisions[seat] != decision or not match.progress.offers[seat]:
            self._thinking.discard((match.id, seat, decision))
            return  # another node has stored more
        clock = self._questions.clock
        due = clock.time() + self.customs.bot_seconds + seconds_of(spec)
        try:
            action = await self.thinkers.choose(self.question(match, seat, spec))
            await asyncio.sleep(max(0.0, due - clock.time()))
        finally:
            self._thinking.discard((match.id, seat, decision))
        if match.seats[seat].played_by is None or deserted(match.seats):
            return  # the person has come back, or the last one has got up

        def heard(answer: Answer) -> None:
            if isinstance(answer, Problem) and answer.text.key in NOT_KEPT:
                self._tasks.spawn(self._call_later(match))

        match.submit(Act(ACT, seat, decision, action, None, heard, BOT))

    async def _call_later(self, match: Match) -> None:
        await asyncio.sleep(1.0)
        self.call(match)

    def question(self, match: Match, seat: int, spec: str) -> Question:
        """All that a bot is told: the seat's view, and its legal actions."""
        return put(match.progress, seat, spec)

    async def hint(self, match: Match, seat: int) -> list[Thought]:
        """What a good bot thinks of the choices of a seat, the best first."""
        if not match.progress.offers[seat]:
            return []
        return await self.thinkers.consider(self.question(match, seat, ADVISER))

    async def judge(self, match: Match, seat: int, choices: list[int]) -> Judged | None:
        """Whether choices of a seat that are not made yet give away much of the chance to win."""
        question = self.question(match, seat, JUDGE)
        question.judge = choices
        return await self.thinkers.judge(question)

    async def foresee(
        self, match: Match, seat: int, asked: list[int] | None, after: list[int]
    ) -> Foreseen | None:
        """What choices of a seat would do, from its view alone; None if nobody could tell."""
        return await self.foreseers.foresee(self.outlook(match, seat, asked, after))

    def outlook(
        self, match: Match, seat: int, asked: list[int] | None, after: list[int]
    ) -> Question:
        """All that is told to whoever looks ahead for a seat."""
        return ahead(match.progress, seat, asked, after)

    async def close(self) -> None:
        await self.thinkers.close()
        await self.foreseers.close()


def put(play: Play, seat: int, spec: str) -> Question:
    """What is asked of a worker for a seat of a game in progress: from its view alone."""
    view = play.game.view(play.state, seat)
    legal = [action.id for action in play.offers[seat]]
    info = play.game.info
    edition = info.edition.text if is_own(play.game) else None
    return Question(info.id, info.version, edition, spec, view.to_json(), legal,
                    secrets.randbits(62))  # fmt: skip


def ahead(play: Play, seat: int, asked: list[int] | None, after: list[int]) -> Question:
    """The same for whoever looks ahead for a seat."""
    question = put(play, seat, QUICK)
    question.foresee = True
    question.asked = asked
    question.after = after
    return question
