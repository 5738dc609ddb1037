"""Bellum Magica by Frédéric Guérard: hordes work, march and steal for the richest evil lord."""

from typing import Final

from grimorio.core.edition import Edition

from .rules import Bellum
from .state import BellumState

NEWEST: Final = 2
"""The rules of new matches. Stored ones are played on by the rules they began with, from 1."""


def build(edition: Edition, rules: int) -> Bellum:
    return Bellum(edition, rules)


__all__ = ["NEWEST", "Bellum", "BellumState", "build"]
