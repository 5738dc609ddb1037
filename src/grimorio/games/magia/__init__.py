"""Magia Cum Laude by Conrad Hamel: apprentices, crystals, secret missions and an examiner."""

from typing import Final

from grimorio.core.edition import Edition

from .rules import Magia
from .state import MagiaState

NEWEST: Final = 2
"""The rules of new matches. Stored ones are played on by the rules they began with, from 1."""


def build(edition: Edition, rules: int) -> Magia:
    return Magia(edition, rules)


__all__ = ["NEWEST", "Magia", "MagiaState", "build"]
