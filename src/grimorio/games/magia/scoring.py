"""The end of Magia Cum Laude: points, ties and the score sheet (MA-19)."""

from typing import Final

from grimorio.core.bits import count
from grimorio.core.native import i64, vec
from grimorio.core.outcome import Cell, Outcome, Row, places_by
from grimorio.core.text import Text

from .cards import SPELL_SIZE, Cards
from .state import MagiaState

PER_SPELL: Final = 5
PER_ORDER: Final = 8
ENDER_ALONE: Final = 2
ENDER_TOGETHER: Final = 1


def mission_mask(cards: Cards, seats: i64, orders: vec[i64], mission: i64) -> i64:
    """Bit mask of the apprentices of a mission. MA-6: with two players the number of the order
    that was turned up adds the one at that corner."""
    card = cards.missions[mission]
    mask: i64 = 1 << card[0] | 1 << card[1]
    if seats == 2:
        mask |= 1 << card[1 + cards.numbers[orders[2]]]
    return mask


def mission_of(cards: Cards, state: MagiaState, seat: i64) -> i64:
    """The same for a seat whose mission is known."""
    return mission_mask(cards, state.seats, state.orders, state.missions[seat])


def matching(cards: Cards, state: MagiaState, seat: i64) -> i64:
    """MA-19: the crystals of a reserve that its order asks for."""
    wanted = cards.orders[state.orders[seat]]
    right: i64 = 0
    for crystal in range(3):
        right += min(state.reserves[seat * 3 + crystal], wanted[crystal])
    return right


def complete_spells(held: vec[i64]) -> i64:
    """The apprentices who have all their crystals, as a mask."""
    mask: i64 = 0
    for i in range(6):
        if held[i * 3] + held[i * 3 + 1] + held[i * 3 + 2] == SPELL_SIZE:
            mask |= 1 << i
    return mask


class Score:
    """The points of one master, item by item (MA-19), whose mission and order are known."""

    def __init__(self, cards: Cards, state: MagiaState, seat: i64) -> None:
        mission = mission_of(cards, state, seat)
        i = seat * 3
        reserve = state.reserves[i] + state.reserves[i + 1] + state.reserves[i + 2]
        self.spells = PER_SPELL * count(mission & complete_spells(state.held))
        self.matching = matching(cards, state, seat)
        self.finished = state.finished >> seat & 1 == 1
        self.order: i64 = PER_ORDER if self.finished else 0
        self.right: i64 = 0 if self.finished else self.matching
        self.wrong: i64 = 0 if self.finished else self.matching - reserve
        self.ender: i64 = 0
        if state.enders >> seat & 1:
            self.ender = ENDER_ALONE if count(state.enders) == 1 else ENDER_TOGETHER
        self.total = self.spells + self.order + self.right + self.wrong + self.ender


def find_outcome(cards: Cards, state: MagiaState) -> Outcome:
    """MA-19: most points; then most crystals that match one's own order; then it is shared."""
    scores = [Score(cards, state, seat) for seat in range(state.seats)]
    ranks = places(scores)
    best = scores[ranks.index(1)].total
    if ranks.count(1) > 1:
        reason = "magia-won-shared"
    elif sum(1 for score in scores if score.total == best) > 1:
        reason = "magia-won-matching"
    else:
        reason = "magia-won-points"
    return Outcome(ranks, Text(reason), _sheet(scores))


def places(scores: list[Score]) -> list[int]:
    return places_by([(score.total, score.matching) for score in scores])


def _sheet(scores: list[Score]) -> list[Row]:
    rows: list[tuple[str, list[Cell]]] = [
        ("spells", [score.spells for score in scores]),
        ("order", [score.order for score in scores]),
        ("right", [score.right for score in scores]),
        ("wrong", [score.wrong for score in scores]),
        ("ender", [score.ender for score in scores]),
        ("total", [score.total for score in scores]),
        ("matching", [score.matching for score in scores]),
    ]
    return [Row(Text(f"magia-row-{name}"), cells) for name, cells in rows]
