"""How a search judges a sampled position: by playing on, by looking at it, or by both."""

import math
from typing import Any

from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.game import Game
from grimorio.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Knows nothing but the rules: plays at random to the end. A game's own knows more.

    States given to it are samples that a bot drew from its view, so it may look at all of them.
    Every result has a number for each seat, from 1 (certain to be first) to -1 (last).
    """

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game
        self.depth = 10_000
        """How many plies are played at random before `values` is asked."""
        self.explore = 1.5
        """How much the search prefers choices that it has hardly tried."""
        self.trust = 2.0
        """How many times as promising as the best other choice the greedy bot's looks at first."""
        self.enough = 1 << 30
        """After so many iterations a search by time has found what it will find, and answers."""
        self.paired = False
        """Whether the n-th try of every choice meets the same guess and the same luck, so that
        they differ by the choice alone. Not where several seats choose at once."""
        self.ripe = 1
        """How often a choice is tried before the search looks at what may follow it."""
        self.sharpness = 0.0
        """How strongly the one-ply look ahead steers the search; 0 treats all choices alike."""

    def believe(self, state: Any, seat: int, chance: Chance) -> None:
        """Make a guess of what is hidden from `seat` likelier, by what the others have done."""

    def values(self, state: Any) -> list[float]:
        """How good an unfinished position looks to every seat."""
        return [0.0] * int(state.seats)

    def final(self, state: Any) -> list[float]:
        """The result of a finished game; a game may compute it without a score sheet."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        return outcome.returns()

    def judge(self, state: Any) -> list[float]:
        return self.values(state) if self.game.deciding(state) else self.final(state)

    def roll(self, state: Any, chance: Chance) -> list[float]:
        """Play on for `depth` plies, then judge. Changes `state`."""
        game = self.game
        left = self.depth
        deciding = game.deciding(state)
        while deciding:
            if left <= 0:
                return self.values(state)
            left -= 1
            seat = deciding[0]
            game.apply(state, seat, self.pick(state, seat, chance), chance)
            deciding = game.deciding(state)
        return self.final(state)

    def pick(self, state: Any, seat: int, chance: Chance) -> Action:
        """What `seat` does while the search plays on: anything, or something quick and sensible."""
        action: Action = self.game.random_action(state, seat, chance)
        return action

    def weigh(self, state: Any, seat: int, legal: list[Action], chance: Chance) -> list[float]:
        """How promising each choice looks, as positive weights: by default, one ply ahead."""
        if self.sharpness == 0.0:
            return [1.0] * len(legal)
        found: list[float] = []
        for action in legal:
            tried = state.clone()
            self.game.apply(tried, seat, action, chance)
            found.append(math.exp(self.sharpness * self.judge(tried)[seat]))
        return found


def standing(scores: list[float], scale: float) -> list[float]:
    """Each seat's mean advantage over the others, squeezed to -1 … 1: sums to zero."""
    seats = len(scores)
    result = [0.0] * seats
    for one in range(seats):
        for other in range(one + 1, seats):
            edge = math.tanh((scores[one] - scores[other]) / scale) / (seats - 1)
            result[one] += edge
            result[other] -= edge
    return result


def returns_by(keys: list[int]) -> list[float]:
    """`Outcome.returns` for places by descending key, without building an outcome."""
    seats = len(keys)
    result = [0.0] * seats
    for one in range(seats):
        for other in range(seats):
            if keys[one] > keys[other]:
                result[one] += 1.0
            elif keys[one] < keys[other]:
                result[one] -= 1.0
        result[one] /= seats - 1
    return result
