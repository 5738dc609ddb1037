"""The 4 x 4 grid of the conclave: lines, neighbours, and the order in which it is refilled."""

from typing import Final

CORNERS: Final = ("north-west", "north-east", "south-east", "south-west")
CENTRE: Final = (5, 6, 9, 10)
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


def _runs(cell: int, step: int) -> list[list[int]]:
    """CO-7: by the four bits of the occupied cells of the line, those in one piece with `cell`."""
    line = [cell % 4 + 4 * i if step == 4 else cell // 4 * 4 + i for i in range(4)]
    ways = (UP, DOWN) if step == 4 else (LEFT, RIGHT)
    runs: list[list[int]] = []
    for bits in range(16):
        run: list[int] = []
        for way in ways:
            for place in way[cell]:
                if not bits >> line.index(place) & 1:
                    break
                run.append(place)
        runs.append(run)
    return runs


REFILL_ORDER: Final = [_refill_order(corner) for corner in range(4)]
UP: Final = [_ray(cell, -1, 0) for cell in range(16)]
DOWN: Final = [_ray(cell, 1, 0) for cell in range(16)]
LEFT: Final = [_ray(cell, 0, -1) for cell in range(16)]
RIGHT: Final = [_ray(cell, 0, 1) for cell in range(16)]
COLUMN_RUNS: Final = [_runs(cell, 4) for cell in range(16)]
ROW_RUNS: Final = [_runs(cell, 1) for cell in range(16)]
CROSS: Final = [UP[cell] + DOWN[cell] + LEFT[cell] + RIGHT[cell] for cell in range(16)]


def open_cells(occupied: int) -> list[int]:
    """CO-6: the empty cells that touch a mage by a side."""
    east = (occupied & 0x7777) << 1
    west = (occupied & 0xEEEE) >> 1
    touching = ((occupied << 4) | (occupied >> 4) | east | west) & ~occupied & FULL_GRID
    return [cell for cell in range(16) if touching >> cell & 1]


def column_run(occupied: int, cell: int) -> list[int]:
    """The other cells of the unbroken column through a cell, up first."""
    # The four bits of the column lie four apart; multiplying gathers them.
    return COLUMN_RUNS[cell][(occupied >> (cell & 3) & 0x1111) * 0x1248 >> 12 & 15]


def row_run(occupied: int, cell: int) -> list[int]:
    """The other cells of the unbroken row through a cell, to the left first."""
    return ROW_RUNS[cell][occupied >> (cell & 12) & 15]
