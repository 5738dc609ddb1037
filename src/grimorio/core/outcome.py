"""How a game ended: who won, why, and the score sheet row by row."""

from collections.abc import Sequence

from .native import mypyc_attr
from .text import Json, Text

Cell = int | str | None


class Row:
    """One line of the score sheet, with a cell for every seat (None: does not apply).

    A string cell is a text key, such as "eliminated". `marks` tells which cells stand out.
    """

    def __init__(self, label: Text, cells: list[Cell], marks: list[bool] | None = None) -> None:
        self.label = label
        self.cells = cells
        self.marks: list[bool] = [False] * len(cells) if marks is None else marks

    def to_json(self) -> dict[str, Json]:
        return {
            "label": self.label.to_json(),
            "cells": list(self.cells),
            "marks": list(self.marks),
        }

    def written(self) -> str:
        """`to_json` as JSON, names in alphabetical order."""
        cells: list[str] = []
        for cell in self.cells:
            if isinstance(cell, int):
                cells.append(str(cell))
            else:
                cells.append("null" if cell is None else f'"{cell}"')
        marks = ["true" if mark else "false" for mark in self.marks]
        return (
            f'{{"cells": [{", ".join(cells)}], "label": {self.label.written()}, '
            f'"marks": [{", ".join(marks)}]}}'
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome:
    """Places (1 is best, ties share a place), the winners, and the reason as a text."""

    def __init__(self, places: list[int], reason: Text, sheet: list[Row]) -> None:
        self.places = places
        self.reason = reason
        self.sheet = sheet
        self.winners: list[int] = [seat for seat, place in enumerate(places) if place == 1]

    def returns(self) -> list[float]:
        """As `returns_of` says."""
        return returns_of(self.places)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(tuple(self.places))

    def __repr__(self) -> str:
        return f"Outcome(places={self.places}, winners={self.winners}, reason={self.reason.key!r})"

    def written(self) -> str:
        """`to_json` as JSON, names in alphabetical order: what digests of simulations cover.
        `json.dumps` takes twice as long as the game."""
        sheet = ", ".join([row.written() for row in self.sheet])
        return (
            f'{{"places": {self.places}, "reason": {self.reason.written()}, '
            f'"sheet": [{sheet}], "winners": {self.winners}}}'
        )

    def to_json(self) -> dict[str, Json]:
        return {
            "places": list(self.places),
            "winners": list(self.winners),
            "reason": self.reason.to_json(),
            "sheet": [row.to_json() for row in self.sheet],
        }


def returns_of(places: list[int]) -> list[float]:
    """From 1 for the first place to -1 for the last, evenly spaced, ties averaged."""
    result: list[float] = []
    for place in places:
        tied = places.count(place)
        middle = place - 1 + (tied - 1) / 2
        result.append(1.0 - 2.0 * middle / (len(places) - 1))
    return result


def places_by(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Places by descending key: equal keys share a place, and the next place is skipped."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
