"""Cónclave by Felix Bernat: send emissaries, gain followers, avoid resentment."""

from typing import Final

from grimorio.core.edition import Edition

from .rules import Conclave
from .state import ConclaveState

NEWEST: Final = 2
"""The rules of new matches. Stored ones are played on by the rules they began with, from 1."""


def build(edition: Edition, rules: int) -> Conclave:
    return Conclave(edition, rules)


__all__ = ["NEWEST", "Conclave", "ConclaveState", "build"]
