"""What a bot is called: `random`, `greedy`, `search:0.2s`, `search:500i`, or a level for people."""

import importlib
import importlib.util
import re
from typing import Any, Final

from grimorio.core.errors import BadInput
from grimorio.core.game import Game

from .base import Bot, Chooser, FunctionBot, RandomBot
from .evaluate import evaluation_of
from .greedy.lookahead import LookAhead
from .novice import NoviceBot
from .search import SearchBot

LEVELS: Final = ("novice", "adept", "master")
KINDS: Final = ("random", "greedy", *LEVELS)
"""Who can be seated by name alone."""
BUDGETS: Final = ("search:0.2s", "search:500i")
BUDGET: Final = re.compile(r"search:(?:(\d{1,3}(?:\.\d{1,3})?)s|(\d{1,7})i)")
OWN: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
MOST_SECONDS: Final = 60.0
MASTER: Final = "search:1s"
ADEPT: Final = "search:0.2s"


def make_bot(spec: str | Bot | Chooser, game: Game[Any, Any, Any]) -> Bot:
    """The bot that a specification names, for a game; or one's own: a `Bot`, a function of a view
    and the legal actions, or `module:factory`, where `factory(game)` gives either."""
    if isinstance(spec, Bot):
        return spec
    if not isinstance(spec, str):
        return FunctionBot(game, spec)
    if OWN.fullmatch(spec) is not None and not spec.startswith("search:"):
        return make_bot(_made(spec)(game), game)
    if spec == "random":
        return RandomBot(game)
    if spec == "greedy":
        return _greedy(game)
    if spec == "novice":
        return NoviceBot(game, evaluation_of(game))
    if spec == "adept":
        return _search(spec, ADEPT, game)
    if spec == "master":
        return _search(spec, MASTER, game)
    return _search(spec, spec, game)


def _made(spec: str) -> Any:
    """The factory that `module:factory` names."""
    module, _, name = spec.partition(":")
    try:
        return getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError):
        raise BadInput("error-own-bot", bot=spec[:60], module=module[:40], name=name[:40]) from None


def seconds_of(spec: str) -> float:
    """How long a bot of this name thinks by the clock; zero if it takes what it needs."""
    match = BUDGET.fullmatch({"adept": ADEPT, "master": MASTER}.get(spec, spec))
    return float(match[1] or 0) if match is not None else 0.0


def _greedy(game: Game[Any, Any, Any]) -> Bot:
    """The game's own, or the one that looks one ply ahead with what the search knows."""
    name = f"grimorio.bots.greedy.{game.info.id}"
    if importlib.util.find_spec(name) is None:
        return LookAhead(game, evaluation_of(game), 1)
    bot: Bot = importlib.import_module(name).Greedy(game)
    return bot


def _search(name: str, spec: str, game: Game[Any, Any, Any]) -> SearchBot:
    match = BUDGET.fullmatch(spec)
    if match is None:
        if spec.startswith("search"):
            raise BadInput("error-bot-budget", bot=spec[:40])
        raise BadInput("error-unknown-bot", bot=spec[:40], known=[*KINDS, *BUDGETS])
    seconds = float(match[1] or 0)
    iterations = int(match[2] or 0)
    if seconds > MOST_SECONDS or (seconds == 0 and iterations == 0):
        raise BadInput("error-bot-budget", bot=spec[:40])
    return SearchBot(game, name, evaluation_of(game), seconds, iterations, _greedy(game))
