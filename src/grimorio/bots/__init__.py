"""Bots by their specification: `random`, `greedy`, `search:0.2s`, `novice` …

Each gets a view and the choices it offers, and never a state.
"""

from grimorio.form import describe

from .base import Bot, Candidate, Chooser, FunctionBot, RandomBot
from .specs import KINDS, LEVELS, bots_for, make_bot

__all__ = ["KINDS", "LEVELS", "Bot", "Candidate", "Chooser", "FunctionBot", "RandomBot", "bots_for",
           "make_bot"]  # fmt: skip

describe("grimorio.bots.base")
