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
PLIES: Final = 8  # and how far: about four turns


class Greedy(LookAhead):
    """Three guesses are enough: only the drawn card and the refill are unknown one ply ahead.

    Near the end a single answer can take the lead in a magic that there is no time to win back, so
    the best choices are then looked at again with what the others may do.
    """

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        super().__init__(game, make(game), 3)
        self.evaluation.depth = PLIES

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        assert isinstance(view, ConclaveView)
        if len(legal) > 1 and len(view.decks[0]) + len(view.decks[1]) <= LATE:
            legal = self._best(view, legal, self.guesses, False, chance)[:FEW]
            return self._best(view, legal, REPLIES, True, chance)[0]
        return super().choose(view, legal, chance)

    def _best(
        self, view: View, legal: list[Action], guesses: int, play_on: bool, chance: Chance
    ) -> list[Action]:
        """The best first."""
        merits = self.merits(view, legal, guesses, play_on, chance)
        return [legal[i] for _, i in sorted([(-merits[i], i) for i in range(len(legal))])]
