"""Two yardsticks: the same search, told what no player may know. No table can seat them.

If they did not play better than the honest search, the honest one would be suspect.
"""

from typing import Any

from grimorio.bots import make_bot
from grimorio.bots.evaluate import evaluation_of
from grimorio.bots.search import SearchBot
from grimorio.core.chance import Chance, FastChance
from grimorio.core.errors import BadInput
from grimorio.core.record import State, View
from grimorio.core.registry import AnyGame

CHEATING = "cheating:"
FORESEEING = "foreseeing:"


class CheatingSearch(SearchBot):
    """Looks at everybody's cards. Whoever runs it sets `truth` before each choice."""

    truth: State

    def sampled(self, view: View, chance: Chance) -> Any:
        return self.truth.clone()


class ForeseeingSearch(CheatingSearch):
    """Knows the dice to come as well: `coming` is what the game will draw from."""

    coming: FastChance

    def luck(self, seed: int) -> FastChance:
        return self.coming.clone()


def cheats(spec: str) -> bool:
    return spec.startswith((CHEATING, FORESEEING))


def cheat(spec: str, game: AnyGame) -> CheatingSearch:
    """`cheating:500i` and `foreseeing:500i` think as long as `search:500i` does."""
    honest = make_bot("search:" + spec.partition(":")[2], game)
    assert isinstance(honest, SearchBot)
    evaluation = evaluation_of(game)
    made = CheatingSearch
    if spec.startswith(FORESEEING):
        made = ForeseeingSearch
        if not evaluation.paired:
            raise BadInput("error-bot-foreseeing", game=game.info.id)
    return made(game, spec, evaluation, honest.seconds, honest.iterations, honest.adviser)


def tell(bot: CheatingSearch, state: State, chance: FastChance) -> None:
    """What is true now, and what will be drawn."""
    bot.truth = state
    if isinstance(bot, ForeseeingSearch):
        bot.coming = chance
