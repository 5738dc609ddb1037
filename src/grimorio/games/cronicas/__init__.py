"""Crónicas (Chronicle) by Seiji Kanai: win encounters, gather allies, gain fame."""

from grimorio.core.edition import Edition

from .rules import Cronicas
from .state import CronicasState


def build(edition: Edition) -> Cronicas:
    return Cronicas(edition)


__all__ = ["Cronicas", "CronicasState", "build"]
