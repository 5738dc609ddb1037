"""What goods, tokens and icons will bring at Bellum Magica, by the days that are left."""

from typing import Final

from grimorio.core.native import vec

# What counts of a castle, as places in the table below.
WEALTH: Final = 0
CHEST: Final = 1
GOODS: Final = 2
BONUS: Final = 4  # and the number of the bonus
FOODS: Final = 8
GLYPHS: Final = 9
LEADS: Final = 10
TIES: Final = 11
BEHIND: Final = 12
SWORDS: Final = 12  # and how many there are in the row
MAGICS: Final = 20
THIEVES: Final = 23
ROBBERS: Final = 23
MOST_SWORDS: Final = 8
MOST_MAGIC: Final = 2
MOST_ROBBERS: Final = 2

WORTH: Final = [
    [-0.35, -0.15, -0.83, -0.37],  # a coin is less than one while it can be stolen
    [-0.87, -0.41, 1.14, 0.47],  # a chest, whatever is in it
    [3.55, 1.13, 4.07, 0.65],  # food
    [2.77, 0.94, 2.03, 1.04],  # a glyph
    [1.80, 1.56, 1.52, 1.09],  # a barrel
    [4.02, 1.49, 0.98, 0.39],  # a confusion
    [0.93, 0.39, 2.34, 1.19],  # a shield
    [4.24, 1.94, 9.12, 6.70],  # a magic shield
    [2.18, 0.33, 2.39, 0.42],  # the icon of food
    [2.23, 0.42, 2.01, 0.10],  # the icon of a glyph
    [3.20, 2.11, 2.50, 1.62],  # a row with most maps
    [0.00, 0.00, 2.60, 1.30],  # a row with as many maps as another
    [0.19, 0.75, 0.00, 0.00],  # a row with maps, but fewer
    [0.37, 0.06, 0.68, 0.00],  # a row with one sword, magic or not
    [2.39, 0.75, 3.05, 0.28],
    [3.77, 1.21, 5.13, 0.94],
    [4.70, 1.76, 5.70, 1.70],
    [5.31, 2.09, 6.96, 2.17],
    [5.31, 2.41, 7.74, 2.64],
    [5.56, 2.89, 8.55, 3.15],
    [5.56, 2.89, 8.55, 3.15],  # with eight or more
    [0.50, 0.85, 0.10, 0.97],  # a row with one magic sword
    [0.79, 1.63, 0.10, 1.33],  # with two or more
    [0.00, 0.21, 1.15, 0.31],  # a thief
    [0.64, 1.89, 0.00, 0.39],  # a row with one thief that gets into some castle
    [2.39, 5.50, 0.55, 2.06],  # with two or more
]
"""In coins: with nine and with four days left between two seats, and the same among five.

Fitted to 30 000 games for two and 6 000 for five, which an earlier form of these rules of thumb
played with itself: least squares of the final lead in coins on what one castle has more than the
others at the beginning of each day. Three and four seats lie between.
"""
EARLY: Final = 9.0
LATE: Final = 4.0
LASTS: Final = [9.5, 8.8, 7.8, 6.7, 5.7, 4.75, 3.85, 2.95, 2.1, 1.4, 0.0]
"""How many days are left, by the chests of whoever has most."""


def worth_of(seats: int, days: float) -> vec[float]:
    """Nothing at the end, and a parabola through the two known figures."""
    share = (seats - 2) / 3
    found: list[float] = []
    for row in WORTH:
        early = row[0] + share * (row[2] - row[0])
        late = row[1] + share * (row[3] - row[1])
        bend = (early / EARLY - late / LATE) / (EARLY - LATE)
        found.append(days * (late / LATE + bend * (days - LATE)))
    found[WEALTH] += 1.0
    return vec[float](found)
