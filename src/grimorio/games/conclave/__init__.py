"""Cónclave by Felix Bernat: send emissaries, gain followers, avoid resentment."""

from grimorio.core.edition import Edition

from .rules import Conclave
from .state import ConclaveState


def build(edition: Edition) -> Conclave:
    return Conclave(edition)


__all__ = ["Conclave", "ConclaveState", "build"]
