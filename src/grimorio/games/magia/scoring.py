"""The end of Magia Cum Laude: points, ties and the score sheet (MA-19)."""

from typing import Final

from grimorio.core.outcome import Cell, Outcome, Row, places_by
from grimorio.core.text import Text

from .cards import SPELL_SIZE, Cards
from .state import MagiaState
from .view import MagiaView

PER_SPELL: Final = 5
PER_ORDER: Final = 8
ENDER_ALONE: Final = 2
ENDER_TOGETHER: Final = 1


def mission_mask(cards: Cards, seats: int, orders: list[int], mission: int) -> int:
    """Bit mask of the apprentices of a mission. MA-6: with two players the number of the order
    that was turned up adds the one at that corner."""
    card = cards.missions[mission]
    mask = 1 << card[0] | 1 << card[1]
    if seats == 2:
        mask |= 1 << card[1 + cards.numbers[orders[2]]]
    return mask


def mission_of(cards: Cards, state: MagiaState | MagiaView, seat: int) -> int:
    """The same for a seat whose mission is known."""
    orders = state.orders if isinstance(state, MagiaState) else [*state.orders, state.extra]
    return mission_mask(cards, state.seats, orders, state.missions[seat])


def matching(cards: Cards, reserves: list[int], order: int, seat: int) -> int:
    """MA-19: the crystals of a reserve that its order asks for."""
    wanted = cards.orders[order]
    right = 0
    for crystal in range(3):
        have = reserves[seat * 3 + crystal]
        right += have if have < wanted[crystal] else wanted[crystal]
    return right


def complete_spells(held: list[int], mission: int) -> int:
    """How many apprentices of a mission have all their crystals."""
    return sum(
        1 for i in range(6) if mission >> i & 1 and sum(held[i * 3 : i * 3 + 3]) == SPELL_SIZE
    )


class Score:
    """The points of one master, item by item (MA-19): in a state, or in the view of a seat that
    knows this master's mission and order."""

    def __init__(self, cards: Cards, state: MagiaState | MagiaView, seat: int) -> None:
        mission = mission_of(cards, state, seat)
        self.spells = PER_SPELL * complete_spells(state.held, mission)
        self.matching = matching(cards, state.reserves, state.orders[seat], seat)
        self.finished = bool(state.finished >> seat & 1)
        self.order = PER_ORDER if self.finished else 0
        stray = sum(state.reserves[seat * 3 : seat * 3 + 3]) - self.matching
        self.right = 0 if self.finished else self.matching
        self.wrong = 0 if self.finished else -stray
        self.ender = 0
        if state.enders >> seat & 1:
            self.ender = ENDER_ALONE if state.enders.bit_count() == 1 else ENDER_TOGETHER
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
