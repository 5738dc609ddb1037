"""The words of Crónicas' tables where a field has numbers: `P4` is a card, `reform` a chronicle."""

from grimorio.games.cronicas.cards import CHRONICLES, SUITS

from .pictures import card


def read(text: str) -> list[int]:
    return [number(word) for word in text.split()]


def number(word: str) -> int:
    if word in CHRONICLES:
        return CHRONICLES.index(word)
    return SUITS.index(word) if word in SUITS else card(word)
