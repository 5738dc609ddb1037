"""Whether a choice gives away chances to win: asked before it is made, from the view alone.

A better choice is looked for first, by a search. Then both are judged with fresh games, in the same
guesses of what is hidden and with the same luck, so that they differ by the choice alone: a choice
that is judged by the games that found it looks better than it is.
"""

import math
import time
from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.chance import Chance, FastChance
from grimorio.core.game import Game
from grimorio.core.record import View

from .evaluate.base import Evaluation
from .search import SearchBot

MUCH: Final = 0.1
"""Of the chance to win."""
SURE: Final = 2.0
"""So many times its standard error a loss must be."""
FEWEST: Final = 30
"""Games before anything is said."""
LOOKING: Final = 0.45
"""The part of the time in which a better choice is looked for."""


class Loss:
    """What a choice gives away against a better one."""

    def __init__(self, better: Action, amount: float, error: float, games: int) -> None:
        self.better = better
        self.amount = amount
        """Of the chance to win, as it was counted."""
        self.error = error
        """Its standard error."""
        self.games = games

    @property
    def is_sure(self) -> bool:
        """Whether it is worth a word."""
        enough = self.games >= FEWEST
        return enough and self.amount > MUCH and self.amount > SURE * self.error


class Judge:
    """Judges choices for `seconds`, or with a number of `games` (then it is repeatable)."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        evaluation: Evaluation,
        seconds: float = 0.0,
        games: int = 0,
    ) -> None:
        self.game = game
        self.evaluation = evaluation
        self.seconds = seconds
        self.games = games
        self.search = SearchBot(
            game, "judge", evaluation, seconds=seconds * LOOKING, iterations=games
        )

    def loss(
        self, view: View, legal: list[Action], chosen: list[Action], chance: Chance
    ) -> Loss | None:
        """What these choices, which are one act, give away; None if the first of them is what a
        search would choose, too."""
        started = time.perf_counter()
        if len(legal) < 2:
            return None
        better = self.search.explain(view, legal, chance)[0].action
        if better is chosen[0]:
            return None
        return self._compare(view, chosen, better, chance.below(1 << 30), started)

    def _compare(
        self, view: View, chosen: list[Action], better: Action, seed: int, started: float
    ) -> Loss:
        worlds = self.game.worlds(view)
        count, total, squares = 0, 0.0, 0.0
        while self._goes_on(count, started):
            luck = seed + count
            world = self.search.sampled(worlds, FastChance(luck))
            lost = self._won(world, view, [better], luck) - self._won(world, view, chosen, luck)
            count += 1
            total += lost
            squares += lost * lost
        if count < 2:
            return Loss(better, 0.0, 1.0, count)
        mean = total / count
        spread = max(0.0, squares / count - mean * mean) * count / (count - 1)
        return Loss(better, mean, math.sqrt(spread / count), count)

    def _goes_on(self, count: int, started: float) -> bool:
        if self.games:
            return count < self.games
        return time.perf_counter() - started < self.seconds

    def _won(self, world: Any, view: View, actions: list[Action], luck: int) -> float:
        """The seat's part of the victory in one game that is played on to its end."""
        assert view.seat is not None
        state = world.clone()
        chance = FastChance(luck * 2 + 1)
        for action in actions:
            if action in self.game.legal(state, view.seat):
                self.game.apply(state, view.seat, action, chance)
        seat = self.game.asked(state)
        while seat >= 0:
            self.game.apply(state, seat, self.evaluation.pick(state, seat, chance), chance)
            seat = self.game.asked(state)
        places = self.game.places(state)
        return 1.0 / places.count(1) if places[view.seat] == 1 else 0.0
