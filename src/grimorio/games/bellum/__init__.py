"""Bellum Magica by Frédéric Guérard: hordes work, march and steal for the richest evil lord."""

from grimorio.core.edition import Edition

from .rules import Bellum
from .state import BellumState


def build(edition: Edition) -> Bellum:
    return Bellum(edition)


__all__ = ["Bellum", "BellumState", "build"]
