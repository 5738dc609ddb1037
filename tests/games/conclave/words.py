"""The words that Cónclave's tables use where a field has numbers: `Og4` is a mage, `b2` a space."""

from grimorio.games.conclave.actions import CELLS
from grimorio.games.conclave.cards import MAGICS

from .pictures import card


def read(text: str) -> list[int]:
    return [number(word) for word in text.split()]


def number(word: str) -> int:
    if word in CELLS:
        return CELLS.index(word)
    return MAGICS.index(word) if word in MAGICS else card(word)
