"""Grimorio: four tabletop games of magic, playable in the browser, the terminal and from Python.

>>> import grimorio
>>> match = grimorio.play("conclave", seats=3, seed=1)
>>> match.turn
0
"""

from typing import TYPE_CHECKING, Any, Final

from grimorio.core.chance import FastChance
from grimorio.core.errors import VOICE, Argument, BadInput, IllegalAction
from grimorio.core.registry import build_game, game_ids, get_game
from grimorio.form import COMPILED, describe, say_slow

if TYPE_CHECKING:
    from grimorio.bots import Bot, make_bot
    from grimorio.front import Match, load, play

__version__: Final = "0.1.0"
compiled: Final = COMPILED
"""Whether the engines are the fast ones; otherwise the same source runs as plain Python."""

__all__ = ["BadInput", "Bot", "FastChance", "IllegalAction", "Match", "__version__", "build_game",
           "compiled", "game_ids", "get_game", "load", "make_bot", "play"]  # fmt: skip

# Loaded when they are first asked for: whoever only simulates needs neither texts nor Rich.
_LATER = {"Match": "front", "load": "front", "play": "front", "Bot": "bots", "make_bot": "bots"}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(f"grimorio.{_LATER[name]}"), name)


def __dir__() -> list[str]:
    """What is for others; the modules that were loaded on the way are not."""
    return sorted({*__all__, *(name for name in globals() if name[:2] == "__" == name[-2:])})


def _speak(key: str, args: dict[str, Argument], language: str) -> str:
    from grimorio.texts import Speaker

    return Speaker(language).say(key, **dict(args))


VOICE.speak = _speak
if not compiled:
    VOICE.form = say_slow
describe(*(f"grimorio.core.{name}" for name in (
    "action", "chance", "edition", "encoding", "errors", "event", "game", "match", "outcome",
    "play", "record", "refusal", "text")))  # fmt: skip
