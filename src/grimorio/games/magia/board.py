"""The tower as an edition draws it: 61 hexagonal cells, six lookouts, the desk (MA-1 to MA-3)."""

from typing import Final

from grimorio.core.edition import Edition
from grimorio.core.flat import numbers, plain, rows
from grimorio.core.native import i64, vec
from grimorio.core.text import Json

COLOURS: Final = ("red", "black", "yellow", "green", "blue", "brown")
KINDS: Final = ("white", "grey", "black")
WHITE: Final[i64] = 0
GREY: Final[i64] = 1
BLACK: Final[i64] = 2
SIDE: Final = 5
FLOOR: Final[i64] = 61
"""How many cells lie inside the walls; the lookouts are numbered after them."""
CELLS: Final[i64] = 67

# Clockwise from the north-west, in axial coordinates: rows run from north to south with r.
COMPASS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class Board:
    """Tables by cell number. Direction d is the one towards the lookout of colour d (MA-2)."""

    def __init__(self, edition: Edition) -> None:
        self.table = self._checked(edition)
        lookouts = [str(colour) for colour in self.table["lookouts"]]
        self.directions: list[tuple[int, int]] = [COMPASS[lookouts.index(c)] for c in COLOURS]
        self.places: list[tuple[int, int]] = self._floor()
        self.desk: i64 = self.places.index((0, 0))
        self.places += [(SIDE * q, SIDE * r) for q, r in self.directions]
        self.names: list[str] = self._names()
        kinds = [KINDS.index(str(kind)) for kind in self.table["kinds"]]
        self.kind = numbers([kinds[(q - r) % 3] for q, r in self.places])
        self.step = rows([self._steps(cell) for cell in range(CELLS)])
        """`step[cell][direction]` is the next cell, or -1."""
        self.near = rows([[n for n in row if n >= 0] for row in self.step])
        self.towards = rows([[_place(row, goal) for goal in range(CELLS)] for row in self.step])
        """`towards[cell][goal]` is the direction of a next cell, or -1."""
        self.rays = [rows([self._ray(cell, d) for d in range(6)]) for cell in range(CELLS)]
        """The floor cells in a straight line from a cell, in each direction."""
        self.portals = numbers([self.desk, *range(FLOOR, CELLS)])
        self.is_portal = vec[bool]([cell in self.portals for cell in range(CELLS)])
        self.fields = numbers([c for c in range(FLOOR) if c != self.desk])
        """The 60 cells that start with a crystal."""

    def _checked(self, edition: Edition) -> dict[str, Json]:
        table = edition.top.table("board")
        self.source = table.source()
        table.number("side", SIDE, SIDE)
        for name, words in (("lookouts", COLOURS), ("kinds", KINDS)):
            if sorted(map(str, table.array(name))) != sorted(words):
                raise table.refuse("magia-edition-words", name, field=name, allowed=list(words))
        return table.data

    def _floor(self) -> list[tuple[int, int]]:
        reach = SIDE - 1
        return [
            (q, r)
            for r in range(-reach, reach + 1)
            for q in range(-reach, reach + 1)
            if abs(q + r) <= reach
        ]

    def _names(self) -> list[str]:
        """Rows a to i from north to south, numbered from the west; `desk`; `lookout-red` …"""
        names: list[str] = []
        for row in range(2 * SIDE - 1):
            length = sum(1 for _, r in self.places[:FLOOR] if r == row - SIDE + 1)
            names += [f"{'abcdefghi'[row]}{i + 1}" for i in range(length)]
        names[self.desk] = "desk"
        return names + [f"lookout-{colour}" for colour in COLOURS]

    def _steps(self, cell: int) -> list[int]:
        """MA-2: a lookout is entered in its own direction, and left the opposite way."""
        q, r = self.places[cell]
        return [self._at(q + dq, r + dr) for dq, dr in self.directions]

    def _at(self, q: int, r: int) -> int:
        return self.places.index((q, r)) if (q, r) in self.places else -1

    def _ray(self, cell: int, direction: int) -> list[int]:
        ray: list[int] = []
        cell = self.step[cell][direction]
        while 0 <= cell < FLOOR:
            ray.append(cell)
            cell = self.step[cell][direction]
        return ray

    def catalogue(self) -> dict[str, Json]:
        cells = [
            {
                "id": self.names[cell],
                "q": self.places[cell][0],
                "r": self.places[cell][1],
                "kind": KINDS[self.kind[cell]],
                "lookout": COLOURS[cell - FLOOR] if cell >= FLOOR else None,
                "desk": cell == self.desk,
                "portal": self.is_portal[cell],
            }
            for cell in range(CELLS)
        ]
        directions = [
            {"colour": colour, "q": q, "r": r}
            for colour, (q, r) in zip(COLOURS, self.directions, strict=True)
        ]
        return {"cells": cells, "directions": directions}


def _place(steps: vec[i64], goal: int) -> int:
    return plain(steps).index(goal) if goal in steps else -1
