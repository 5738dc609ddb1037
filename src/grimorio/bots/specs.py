"""What a bot is called: `random`, `greedy`, `search:0.2s`, `search:500i`, a level for people, or
the name that an installed package gives to a bot of its own."""

import importlib
import os
import re
import sys
from typing import Any, Final

from grimorio.core.errors import BadInput
from grimorio.core.game import Game
from grimorio.core.packages import BOTS, Group, installed, said_by
from grimorio.core.registry import part

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
PLAYED_ON: Final = 4
"""How often the plain greedy bot plays on after each of its choices."""
_FOUND: list[Group] = []


def make_bot(spec: str | Bot | Chooser, game: Game[Any, Any, Any]) -> Bot:
    """The bot that a specification names, for a game; or one's own: a `Bot`, a function of a view
    and the legal actions, or `module:factory`, where `factory(game)` gives either."""
    if isinstance(spec, Bot):
        return spec
    if not isinstance(spec, str):
        if not callable(spec):
            raise BadInput("error-no-bot", bot=repr(spec)[:60])
        return FunctionBot(game, spec)
    if OWN.fullmatch(spec) is not None and not spec.startswith("search:"):
        return _own(spec, game)
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
    if spec in _packages().brought:
        return _brought(spec, game)
    if spec in _packages().problems:
        raise _packages().problems[spec]
    return _search(spec, spec, game)


def bots_for(game: Game[Any, Any, Any]) -> list[str]:
    """Who can be seated at a game by name alone: ours, then the bots of packages that play it."""
    return [*KINDS, *[name for name in _packages().brought if _plays(name, game)]]


def bots_left_out() -> list[BadInput]:
    """For every bot of a package that cannot be asked, the sentence that says why."""
    return list(_packages().problems.values())


def _packages() -> Group:
    """The bots of packages that can be imported, looked for once."""
    if not _FOUND:
        group = Group(installed(BOTS), (*KINDS, "search"))
        _FOUND.append(group)
        for name, brought in list(group.untried.items()):
            try:
                _made(brought.place)
                group.take(name)
            except (Exception, SystemExit) as error:
                group.leave_out(name, error)
    return _FOUND[0]


def _brought(name: str, game: Game[Any, Any, Any]) -> Bot:
    """The bot of a package, under the name that the package gives to it."""
    brought = _packages().brought[name]
    try:
        made = make_bot(_made(brought.place)(game), game)
    except BadInput:
        raise
    except Exception as error:
        raise brought.failed(error) from error
    made.name = name
    return made


def _plays(name: str, game: Game[Any, Any, Any]) -> bool:
    """A bot that plays some games only raises an error for the others."""
    try:
        _brought(name, game)
    except BadInput:
        return False
    return True


def _own(spec: str, game: Game[Any, Any, Any]) -> Bot:
    """The bot of `module:factory`. As with `python -m`, a module may lie in the current folder,
    also for the console script, which does not look there."""
    if "" not in sys.path and (here := os.getcwd()) not in sys.path:
        sys.path.insert(0, here)
    try:
        return make_bot(_made(spec)(game), game)
    except BadInput:
        raise
    except Exception as error:
        problem = said_by(error) + _where(error)
        raise BadInput("error-own-bot-failed", bot=spec[:60], problem=problem) from error


def _where(error: Exception) -> str:
    """The file and line that it comes from, if that is not in what it says already."""
    trace = error.__traceback__
    if trace is None or isinstance(error, SyntaxError):
        return ""
    while trace.tb_next is not None:
        trace = trace.tb_next
    return f", {os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"


def _made(spec: str) -> Any:
    """The factory that `module:factory` names."""
    module, _, name = spec.partition(":")
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module is there, and what it asks for is not
        raise _no_bot("module", spec) from None
    if not hasattr(found, name):
        raise _no_bot("name", spec)
    if not callable(getattr(found, name)):
        raise _no_bot("callable", spec)
    return getattr(found, name)


def _no_bot(why: str, spec: str) -> BadInput:
    module, _, name = spec.partition(":")
    return BadInput("error-own-bot", why=why, bot=spec[:60], module=module[:40], name=name[:40])


def seconds_of(spec: str) -> float:
    """How long a bot of this name thinks by the clock; zero if it takes what it needs."""
    match = BUDGET.fullmatch({"adept": ADEPT, "master": MASTER}.get(spec, spec))
    return float(match[1] or 0) if match is not None else 0.0


def _greedy(game: Game[Any, Any, Any]) -> Bot:
    """The game's own, or one that looks one ply ahead with what the search knows; where nobody has
    written that either, it plays each choice on at random a few times."""
    module = part(game.info.id, "greedy")
    if module is not None:
        bot: Bot = module.Greedy(game)
        return bot
    plain = part(game.info.id, "evaluate") is None
    return LookAhead(game, evaluation_of(game), PLAYED_ON if plain else 1, plain)


def _search(name: str, spec: str, game: Game[Any, Any, Any]) -> SearchBot:
    match = BUDGET.fullmatch(spec)
    if match is None:
        if spec.startswith("search"):
            raise BadInput("error-bot-budget", bot=spec[:40])
        raise BadInput("error-unknown-bot", bot=spec[:40], known=[*bots_for(game), *BUDGETS])
    seconds = float(match[1] or 0)
    iterations = int(match[2] or 0)
    if seconds > MOST_SECONDS or (seconds == 0 and iterations == 0):
        raise BadInput("error-bot-budget", bot=spec[:40])
    return SearchBot(game, name, evaluation_of(game), seconds, iterations, _greedy(game))
