"""One choice ahead: what a game without a greedy bot of its own gets, and others build upon."""

from typing import Any

from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.game import Game
from grimorio.core.native import mypyc_attr
from grimorio.core.record import View

from ..base import Bot
from ..evaluate.base import Evaluation


@mypyc_attr(allow_interpreted_subclasses=True)
class LookAhead(Bot):
    """Tries each choice on a few guesses of what is hidden, and looks no further; or plays on from
    there, if that is all that can be said about a position."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        evaluation: Evaluation,
        guesses: int,
        play_on: bool = False,
    ) -> None:
        super().__init__(game, "greedy")
        self.evaluation = evaluation
        self.guesses = guesses
        self.play_on = play_on

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        if len(legal) == 1:
            return legal[0]
        merits = self.merits(view, legal, self.guesses, self.play_on, chance)
        return legal[merits.index(max(merits))]

    def merits(
        self, view: View, legal: list[Action], guesses: int, play_on: bool, chance: Chance
    ) -> list[float]:
        """How good each choice looks once it is made, or played on: the sum over the guesses."""
        assert view.seat is not None
        merits = [0.0] * len(legal)
        for _ in range(guesses):
            state = self.game.sample(view, chance)
            for i in range(len(legal)):
                tried = state.clone()
                self.game.apply(tried, view.seat, legal[i], chance)
                if play_on:
                    merits[i] += self.evaluation.roll(tried, chance)[view.seat]
                else:
                    merits[i] += self.evaluation.judge(tried)[view.seat]
        return merits
