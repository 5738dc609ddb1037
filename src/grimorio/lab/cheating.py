"""A yardstick: the same search, given the true state. No table can seat it.

If it did not play better than the honest search, the honest one would be suspect.
"""

from typing import Any

from grimorio.bots import make_bot
from grimorio.bots.evaluate import evaluation_of
from grimorio.bots.search import SearchBot
from grimorio.core.chance import Chance
from grimorio.core.record import State, View
from grimorio.core.registry import AnyGame


class CheatingSearch(SearchBot):
    """Looks at everybody's cards. Whoever runs it sets `truth` before each choice."""

    truth: State

    def sampled(self, view: View, chance: Chance) -> Any:
        return self.truth.clone()


def cheat(spec: str, game: AnyGame) -> CheatingSearch:
    """`cheating:500i` thinks as long as `search:500i` does."""
    honest = make_bot(spec.replace("cheating", "search"), game)
    assert isinstance(honest, SearchBot)
    return CheatingSearch(
        game, spec, evaluation_of(game), honest.seconds, honest.iterations, honest.adviser
    )
