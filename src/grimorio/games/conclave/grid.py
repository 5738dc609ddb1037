"""The 4 x 4 grid of the conclave: lines, neighbours, and the order in which it is refilled."""

from typing import Final

from grimorio.core.flat import numbers, rows
from grimorio.core.native import i64

CORNERS: Final = ("north-west", "north-east", "south-east", "south-west")
AROUND: Final = numbers([0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15])
"""All cells but the four in the middle."""
FULL_GRID: Final = 0xFFFF


def _refill_order(corner: int) -> list[int]:
    """CO-4: the board is turned until the starting corner is top-left, never mirrored."""
    order = [(row, column) for row in range(4) for column in range(4)]
    for _ in range(corner):
        order = [(column, 3 - row) for row, column in order]
    return [row * 4 + column for row, column in order]


def _ray(cell: int, step_row: int, step_column: int) -> list[int]:
    row, column = divmod(cell, 4)
    ray: list[int] = []
    row, column = row + step_row, column + step_column
    while 0 <= row < 4 and 0 <= column < 4:
        ray.append(row * 4 + column)
        row, column = row + step_row, column + step_column
    return ray


def _line(cell: int, line: int) -> list[list[int]]:
    """Both ways from a cell: up and down, or left and right."""
    if line == COLUMN:
        return [_ray(cell, -1, 0), _ray(cell, 1, 0)]
    return [_ray(cell, 0, -1), _ray(cell, 0, 1)]


def _runs(cell: int, line: int) -> list[int]:
    """CO-7: by the four bits of the occupied cells of a line, those in one piece with `cell`."""
    rays = _line(cell, line)
    places = sorted([cell, *rays[0], *rays[1]])
    runs: list[int] = []
    for bits in range(16):
        run = 0
        for ray in rays:
            for place in ray:
                if not bits >> places.index(place) & 1:
                    break
                run |= 1 << place
        runs.append(run)
    return runs


COLUMN: Final = 0
ROW: Final = 1
IN_LINE: Final[i64] = 3
"""How many other cells a row or column has."""
REFILL_ORDER: Final = rows([_refill_order(corner) for corner in range(4)])
CROSS: Final = numbers(
    [place for cell in range(16) for line in (COLUMN, ROW) for ray in _line(cell, line)
     for place in ray]
)  # fmt: skip
"""For each cell the six others of its column, up first, and of its row, to the left first."""
RUNS: Final = numbers(
    [run for line in (COLUMN, ROW) for cell in range(16) for run in _runs(cell, line)]
)


def open_cells(occupied: i64) -> i64:
    """CO-6: the empty cells that touch a mage by a side."""
    east = (occupied & 0x7777) << 1
    west = (occupied & 0xEEEE) >> 1
    return ((occupied << 4) | (occupied >> 4) | east | west) & ~occupied & FULL_GRID


def run(occupied: i64, cell: i64, line: i64) -> i64:
    """CO-7: the other mages of the unbroken column or row through a cell."""
    if line == COLUMN:
        # The four bits of the column lie four apart; multiplying gathers them.
        bits = (occupied >> (cell & 3) & 0x1111) * 0x1248 >> 12 & 15
    else:
        bits = occupied >> (cell & 12) & 15
    return RUNS[line * 256 + cell * 16 + bits]


def in_line(cells: i64, cell: i64, line: i64) -> list[int]:
    """Those of some cells that lie in the column or row of a cell, up or to the left first."""
    first = cell * 6 + line * IN_LINE
    return [place for place in CROSS[first : first + IN_LINE] if cells >> place & 1]
