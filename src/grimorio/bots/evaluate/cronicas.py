"""Crónicas is judged round by round: play this one to its end, then count the fame."""

from typing import Any, Final

from grimorio.core.chance import Chance
from grimorio.core.flat import plain
from grimorio.core.game import Game
from grimorio.games.cronicas.rules import Cronicas
from grimorio.games.cronicas.state import CronicasState

from .base import Evaluation, returns_by, standing

NEAR: Final = 0.25
"""Fame grows in worth towards the goal."""
SCALE: Final = 1.6


class CronicasEvaluation(Evaluation):
    """What is dealt in the next round is unknown to all, so that fame is all that is left."""

    def __init__(self, game: Cronicas) -> None:
        super().__init__(game)
        self.cronicas = game

    def values(self, state: Any) -> list[float]:
        assert isinstance(state, CronicasState)
        scores: list[float] = []
        for fame in plain(state.fame):
            scores.append(fame * (1.0 + NEAR * fame) * 3.0 / int(state.goal))
        return standing(scores, SCALE)

    def final(self, state: Any) -> list[float]:
        """CR-10, without the score sheet."""
        assert isinstance(state, CronicasState)
        return returns_by(plain(state.fame))

    def roll(self, state: Any, chance: Chance) -> list[float]:
        assert isinstance(state, CronicasState)
        game = self.cronicas
        this_round = state.round
        seat = game.asked(state)
        while seat >= 0:
            if state.round != this_round:
                return self.values(state)
            game.apply(state, seat, game.random_action(state, seat, chance), chance)
            seat = game.asked(state)
        return self.final(state)


def make(game: Game[Any, Any, Any]) -> Evaluation:
    assert isinstance(game, Cronicas)
    return CronicasEvaluation(game)
