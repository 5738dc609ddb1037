"""What the end means to each seat, in a sentence: first, by how much, behind whom, or why out."""

from .game import AnyGame
from .outcome import Outcome, Row
from .text import SeatName, Text


class Verdict:
    """For every seat a sentence to whoever sits there, and the number that decided, if there is
    one. It follows from the outcome, and is no part of it: records stay as they are."""

    def __init__(self, game: AnyGame, outcome: Outcome) -> None:
        self._game = game.info.id
        self._outcome = outcome
        self.scores = _scores(game, outcome)
        self.out = [_is_out(outcome.sheet, seat) for seat in range(len(outcome.places))]
        """Who was not compared with the others."""
        self.about = [self._about(seat) for seat in range(len(outcome.places))]

    def _about(self, seat: int) -> Text:
        if self.out[seat]:
            return Text(f"{self._game}-out-you")
        winners = self._outcome.winners
        return self._behind(seat) if seat not in winners else self._won(seat)

    def _won(self, seat: int) -> Text:
        others = [each for each in self._outcome.winners if each != seat]
        if others:
            return Text("verdict-shared", {"seats": [SeatName(each) for each in others]})
        compared = [each for each, out in enumerate(self.out) if not out and each != seat]
        gaps = [self._gap(seat, each) for each in compared]
        known = [gap for gap in gaps if gap is not None]
        if not known:
            return Text("verdict-won")
        by = min(known)
        return Text("verdict-won-by", {"by": by}) if by > 0 else Text("verdict-won-tie")

    def _behind(self, seat: int) -> Text:
        place = self._outcome.places[seat]
        first = self._outcome.winners[0]
        gap = self._gap(seat, first)
        if gap is None:
            return Text("verdict-placed", {"place": place})
        if gap == 0:
            return Text("verdict-level", {"place": place, "seat": SeatName(first)})
        return Text("verdict-behind", {"place": place, "by": gap, "seat": SeatName(first)})

    def _gap(self, seat: int, other: int) -> int | None:
        mine, theirs = self.scores[seat], self.scores[other]
        return None if mine is None or theirs is None else abs(mine - theirs)


def _scores(game: AnyGame, outcome: Outcome) -> list[int | None]:
    label = f"{game.info.id}-row-{game.DECIDES}"
    for row in outcome.sheet:
        if row.label.key == label:
            return [cell if isinstance(cell, int) else None for cell in row.cells]
    return [None for _ in outcome.places]


def _is_out(sheet: list[Row], seat: int) -> bool:
    """A word in the sheet instead of a number says so."""
    return any(isinstance(row.cells[seat], str) for row in sheet)
