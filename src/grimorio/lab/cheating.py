"""Two yardsticks: the same search, told what no player may know. No table can seat them.

If they did not play better than the honest search, the honest one would be suspect.
"""

from typing import Any

from grimorio.bots import make_bot
from grimorio.bots.evaluate import evaluation_of
from grimorio.bots.search import SearchBot
from grimorio.core.chance import Chance, FastChance
from grimorio.core.errors import BadInput
from grimorio.core.game import AnyGame, Worlds
from grimorio.core.record import State


class CheatingSearch(SearchBot):
    """Looks at everybody's cards. Whoever runs it tells it the truth before each choice."""

    truth: State

    def tell(self, state: State, coming: FastChance) -> None:
        """What is true now; and what the game will draw, which this one does not care for."""
        self.truth = state

    def sampled(self, worlds: Worlds, chance: Chance) -> Any:
        return self.truth.clone()


class ForeseeingSearch(CheatingSearch):
    """Knows the dice to come as well."""

    coming: FastChance

    def tell(self, state: State, coming: FastChance) -> None:
        self.truth = state
        self.coming = coming

    def luck(self, seed: int) -> FastChance:
        return self.coming.clone()


YARDSTICKS = {"cheating": CheatingSearch, "foreseeing": ForeseeingSearch}


def cheats(spec: str) -> bool:
    kind, colon, _ = spec.partition(":")
    return colon == ":" and kind in YARDSTICKS


def cheat(spec: str, game: AnyGame) -> CheatingSearch:
    """`cheating:500i` and `foreseeing:500i` think as long as `search:500i` does."""
    kind, _, budget = spec.partition(":")
    honest = make_bot(f"search:{budget}", game)
    assert isinstance(honest, SearchBot)
    evaluation = evaluation_of(game)
    if kind == "foreseeing" and not evaluation.paired:
        raise BadInput("error-bot-foreseeing", game=game.info.id)
    made = YARDSTICKS[kind]
    return made(game, spec, evaluation, honest.seconds, honest.iterations, honest.adviser)
