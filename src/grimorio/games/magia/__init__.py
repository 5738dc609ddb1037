"""Magia Cum Laude by Conrad Hamel: apprentices, crystals, secret missions and an examiner."""

from grimorio.core.edition import Edition

from .rules import Magia
from .state import MagiaState


def build(edition: Edition) -> Magia:
    return Magia(edition)


__all__ = ["Magia", "MagiaState", "build"]
