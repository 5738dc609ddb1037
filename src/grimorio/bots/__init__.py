"""Bots by their specification: `random`, `greedy`."""

import importlib
from typing import Any

from grimorio.core.errors import BadInput
from grimorio.core.game import Game

from .base import Bot, RandomBot

KINDS = ("random", "greedy")


def make_bot(spec: str, game: Game[Any, Any, Any]) -> Bot:
    """The bot that a specification names, for a game."""
    if spec == "random":
        return RandomBot(game)
    if spec == "greedy":
        module = importlib.import_module(f"grimorio.bots.greedy.{game.info.id}")
        bot: Bot = module.Greedy(game)
        return bot
    raise BadInput("error-unknown-bot", bot=spec[:40], known=list(KINDS))


__all__ = ["KINDS", "Bot", "RandomBot", "make_bot"]
