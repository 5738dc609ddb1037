"""What a bot is: given a view and the choices it offers, it picks one. It never sees a state."""

from typing import Any

from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.game import Game
from grimorio.core.record import View


class Bot:
    """Plays one game. It keeps nothing between choices, so it can be replaced at any time."""

    def __init__(self, game: Game[Any, Any, Any], name: str) -> None:
        self.game = game
        self.name = name

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        """One of `legal`, which are the choices of `view.seat`."""
        raise ValueError("a bot chooses")


class RandomBot(Bot):
    """Chooses any legal action, all equally likely."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        super().__init__(game, "random")

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        return legal[chance.below(len(legal))]
