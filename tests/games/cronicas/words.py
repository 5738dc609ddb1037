"""The words of Crónicas' tables where a field has numbers: `P4` is a card, `reform` a chronicle."""

from grimorio.games.cronicas.cards import CHRONICLES, SUITS
from grimorio.games.cronicas.feats import FEATS

from .pictures import card


def read(text: str) -> list[int]:
    return [number(word) for word in text.split()]


def number(word: str) -> int:
    for names in (CHRONICLES, SUITS, FEATS):
        if word in names:
            return names.index(word)
    return card(word)
