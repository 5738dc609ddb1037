"""Greedy at Cónclave: the choice after which its own zone promises the least resentment."""

from typing import Any

from grimorio.core.game import Game

from ..evaluate.conclave import make
from .lookahead import LookAhead


class Greedy(LookAhead):
    """Three guesses are enough: only the drawn card and the refill are unknown one ply ahead."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        super().__init__(game, make(game), 3)
