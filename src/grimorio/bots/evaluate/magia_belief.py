"""What the other masters at Magia are after: they gather what their orders want."""

import math
from typing import Final

from grimorio.core.chance import Chance
from grimorio.core.native import i64, vec
from grimorio.games.magia.cards import Cards
from grimorio.games.magia.state import MagiaState

LIKELY: Final = vec[float]([math.exp(-2.5 * strays) for strays in range(64)])
"""How likely an order is, by how many crystals of the reserve it does not want."""
FINE: Final = 1 << 16


def guess_orders(cards: Cards, state: MagiaState, seat: int, chance: Chance) -> None:
    """Deal the orders that `seat` has not seen again, likely ones more often.

    With orders by lot alone the others would hardly ever seem to finish theirs.
    """
    state.orders = state.orders[:]
    dealt: i64 = 3 if state.seats == 2 else state.seats
    for rival in range(state.seats):
        if rival != seat and not state.finished >> rival & 1:
            _swap(cards, state, rival, dealt, chance)


def _swap(cards: Cards, state: MagiaState, seat: i64, dealt: i64, chance: Chance) -> None:
    """Keep the order of this master, or swap it for one in the box, in proportion."""
    orders = state.orders
    chosen = seat
    total = LIKELY[_strays(cards, state, seat, orders[seat])]
    for place in range(dealt, len(orders)):
        likely = LIKELY[_strays(cards, state, seat, orders[place])]
        total += likely
        # Each takes over with its part of the sum so far: in the end each has its fair chance.
        if float(chance.below(FINE)) * total < likely * FINE:
            chosen = place
    mine = orders[seat]
    orders[seat] = orders[chosen]
    orders[chosen] = mine


def _strays(cards: Cards, state: MagiaState, seat: i64, order: i64) -> i64:
    wanted = cards.orders[order]
    strays: i64 = 0
    for crystal in range(3):
        more = state.reserves[seat * 3 + crystal] - wanted[crystal]
        if more > 0:
            strays += more
    return strays
