"""Greedy at Cónclave: the choice after which its own zone promises the least resentment."""

from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.game import Game
from grimorio.core.record import View
from grimorio.games.conclave.view import ConclaveView

from ..evaluate.conclave import LATE, make
from .lookahead import LookAhead

FEW: Final = 5  # the choices that get a second look
REPLIES: Final = 30  # how often each of them is played on
ROUND: Final = 8  # for so many plies, about what everybody does until the next own turn


class Greedy(LookAhead):
    """Three guesses are enough: only the drawn card and the refill are unknown one ply ahead.

    Near the end a single answer can take the lead in a magic that there is no time to win back, so
    the best choices are then looked at again with what the others may do.
    """

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        super().__init__(game, make(game), 3)
        self.evaluation.depth = ROUND

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        assert isinstance(view, ConclaveView)
        if len(legal) > 1 and len(view.decks[0]) + len(view.decks[1]) <= LATE:
            return self._after_replies(view, legal, chance)
        return super().choose(view, legal, chance)

    def _after_replies(self, view: View, legal: list[Action], chance: Chance) -> Action:
        """The best of the few that look best at once, after a round of random play."""
        assert view.seat is not None
        merits = self.merits(view, legal, chance)
        order = sorted([(-merits[i], i) for i in range(len(legal))])
        few = [legal[i] for _, i in order[:FEW]]
        results = [0.0] * len(few)
        for _ in range(REPLIES):
            state = self.game.sample(view, chance)
            for i in range(len(few)):
                tried = state.clone()
                self.game.apply(tried, view.seat, few[i], chance)
                results[i] += self.evaluation.roll(tried, chance)[view.seat]
        return few[results.index(max(results))]
