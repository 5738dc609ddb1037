"""Crónicas (Chronicle) by Seiji Kanai: win encounters, gather allies, gain fame."""

from typing import Final

from grimorio.core.edition import Edition

from .rules import Cronicas
from .state import CronicasState

NEWEST: Final = 2
"""The rules of new matches. Stored ones are played on by the rules they began with, from 1."""


def build(edition: Edition, rules: int) -> Cronicas:
    return Cronicas(edition, rules)


__all__ = ["NEWEST", "Cronicas", "CronicasState", "build"]
