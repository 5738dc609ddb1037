"""What a bot is: given a view and the choices it offers, it picks one. It never sees a state."""

from collections.abc import Callable
from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.errors import BadInput
from grimorio.core.game import Game
from grimorio.core.native import mypyc_attr
from grimorio.core.record import View
from grimorio.core.text import Json

OURS: Final = "grimorio.bots."
Chooser = Callable[[View, list[Action]], Action | str | int]


class Candidate:
    """A choice that a bot thought about: how often, and the result that it expects from it."""

    def __init__(self, action: Action, visits: int, expected: float) -> None:
        self.action = action
        self.visits = visits
        self.expected = expected
        """From 1 (first place) to -1 (last), as in `Outcome.returns`; 0 if it was not looked at."""

    def place(self, seats: int) -> float:
        """The place that it expects to end in: 1 is the first."""
        return 1.0 + (1.0 - self.expected) / 2.0 * (seats - 1)

    def to_json(self) -> dict[str, Json]:
        return {
            "action": self.action.to_json(),
            "visits": self.visits,
            "expected": round(self.expected, 4),
        }

    def __repr__(self) -> str:
        return f"Candidate({self.action.text!r}, {self.visits}, {self.expected:.3f})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one game. It keeps nothing between choices, so it can be replaced at any time."""

    def __init__(self, game: Game[Any, Any, Any], name: str = "") -> None:
        self.game = game
        self.name = name or type(self).__name__
        """What it is called; without a name, as its class."""

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        """One of `legal`, which are the choices of `view.seat`."""
        raise ValueError("a bot chooses")

    def __deepcopy__(self, memo: object) -> "Bot":
        """It keeps nothing, so one does for all."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Ours are made again by their names, others with what they have."""
        if type(self).__module__.startswith(OURS):
            return (named_bot, (self.name, self.game))
        return (like, (type(self), self.game, self.name, dict(self.__dict__)))

    def explain(self, view: View, legal: list[Action], chance: Chance) -> list[Candidate]:
        """Why: the choices it considered, the one it would make first."""
        return [Candidate(self.choose(view, legal, chance), 1, 0.0)]


def named_bot(name: str, game: Game[Any, Any, Any]) -> Bot:
    from .specs import make_bot

    return make_bot(name, game)


def like(kind: type[Bot], game: Game[Any, Any, Any], name: str, more: dict[str, Any]) -> Bot:
    """A bot of somebody else's class, whose `__init__` we do not know."""
    bot = kind.__new__(kind)
    bot.game, bot.name = game, name
    bot.__dict__.update(more)
    return bot


class RandomBot(Bot):
    """Chooses any legal action, all equally likely."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        super().__init__(game, "random")

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        return legal[chance.below(len(legal))]


class FunctionBot(Bot):
    """Anybody's function: it is given a view and the legal actions, and gives one of them, its
    text or its id."""

    def __init__(self, game: Game[Any, Any, Any], pick: Chooser) -> None:
        super().__init__(game, str(getattr(pick, "__name__", "function")))
        self.pick = pick

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        picked: object = self.pick(view, legal)
        for action in legal:
            if picked is action or picked == action.text or picked == action.id:
                return action
        raise not_offered(self, picked)

    def __reduce__(self) -> tuple[object, ...]:
        return (FunctionBot, (self.game, self.pick))


def not_offered(bot: Bot, picked: object) -> BadInput:
    """A bot has chosen what its seat may not."""
    return BadInput("error-bot-choice", bot=bot.name[:40], choice=str(picked)[:60])
