"""A bot that plays like somebody who is learning: it overlooks choices and thinks briefly."""

from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.game import Game
from grimorio.core.record import View

from .base import Bot, Candidate
from .evaluate.base import Evaluation
from .search import SearchBot

ITERATIONS: Final = 40
NOTICED: Final = 60
"""Of a hundred choices, how many it sees at all."""


class NoviceBot(Bot):
    """Does not see every choice, and has only a short look at those it sees."""

    def __init__(self, game: Game[Any, Any, Any], evaluation: Evaluation) -> None:
        super().__init__(game, "novice")
        self.search = SearchBot(game, "novice", evaluation, iterations=ITERATIONS)

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        return self.search.choose(view, self._noticed(legal, chance), chance)

    def explain(self, view: View, legal: list[Action], chance: Chance) -> list[Candidate]:
        return self.search.explain(view, self._noticed(legal, chance), chance)

    def _noticed(self, legal: list[Action], chance: Chance) -> list[Action]:
        seen = [action for action in legal if chance.below(100) < NOTICED]
        return seen or [legal[chance.below(len(legal))]]
