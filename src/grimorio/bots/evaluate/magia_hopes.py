"""What things at the table of Magia add to the hope to win, by how near the end is."""

from typing import Final

from grimorio.core.native import i64, vec

# Columns of a row of hopes: what a master's things add to the logarithm of the chance to win.
FINISHED: Final[i64] = 6  # before it: an order with none to five of its crystals
STRAY: Final[i64] = 7  # each crystal that the order does not want
SPELL: Final[i64] = 8  # and on: a spell of the mission with none to six crystals
CARD: Final[i64] = 15
CARD_AFTER: Final[i64] = 16  # a card of a master whose order is finished
PASSED: Final[i64] = 17
COLUMNS: Final = 18

KNOTS: Final = [0.0, 1.0, 2.0, 3.5, 5.0]
"""Cards left in the deck for each master: few turns are left when they are few."""
MANY: Final = [
    [0.0, -0.6, -0.9, -0.9, 0.2, 0.6, 2.75, -0.9, 0.0, -0.1, -0.1, -0.1, -0.1, 0.3, 3.2,
     0.07, 0.03, 0.0],
    [0.0, -1.5, -1.2, 0.1, 1.3, 2.05, 2.65, -1.15, 0.0, 0.0, 0.0, 0.12, 0.55, 1.1, 2.35,
     0.2, 0.04, 0.05],
    [0.0, -0.4, 0.3, 1.1, 1.7, 2.1, 2.4, -0.55, 0.0, 0.02, 0.19, 0.51, 0.91, 1.5, 2.45,
     0.14, 0.06, 0.05],
    [0.0, 0.28, 0.74, 1.04, 1.4, 1.5, 1.75, -0.42, 0.0, 0.17, 0.46, 0.87, 1.14, 1.45, 1.9,
     0.13, 0.11, 0.1],
    [0.0, 0.2, 0.4, 0.6, 0.8, 1.0, 1.2, -0.42, 0.0, 0.15, 0.4, 0.65, 0.9, 1.15, 1.45,
     0.18, 0.18, 0.1],
]  # fmt: skip
"""More than two masters, by knot. Six greedy ones, half of whom chose at random now and then (5 to
20 % of their choices), played 2500 games. At the start of every turn the shares of the win were
fitted as the softmax of these sums over the seats (multinomial logit, a little ridge); the numbers
were then smoothed by hand where few games had such a table."""
TWO: Final = [
    0.0, 1.1, 2.4, 3.9, 5.6, 7.4, 8.6, -1.5, 0.0, 0.6, 1.25, 2.0, 2.9, 3.9, 5.3,
    0.25, 0.35, 0.4,
]  # fmt: skip
"""Two masters: in points, of which the more are needed the longer the game will last."""


def row_of(deck: int, seats: int) -> vec[float]:
    """What all is worth with so many cards left, between the knots in proportion."""
    if seats == 2:
        return vec[float]([points * 2.0 / (3.0 + 0.08 * deck) for points in TWO])
    where = deck / seats
    knot = 0
    while knot < 3 and where > KNOTS[knot + 1]:
        knot += 1
    part = min(1.0, (where - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot]))
    row: list[float] = []
    for i in range(COLUMNS):
        row.append(MANY[knot][i] * (1.0 - part) + MANY[knot + 1][i] * part)
    return vec[float](row)
