"""How a game of Magia stands for whoever has a view: one's own points, and what lies open."""

from typing import ClassVar

from grimorio.core.flat import plain
from grimorio.core.preview import STANDING_SHAPE, Standing
from grimorio.core.text import SeatName, Text, TextArg

from .board import COLOURS
from .cards import CRYSTALS, SPELL_SIZE, Cards
from .knowledge import laid
from .scoring import PER_ORDER, PER_SPELL, Score, mission_of, places
from .state import MagiaState
from .view import MagiaView


class MagiaStanding(Standing):
    """Points only where mission and order are known: one's own, and at the end all."""

    SHAPE: ClassVar[dict[str, str]] = {
        **STANDING_SHAPE,
        "seat": "int?",
        "spells": "[int]",
        "passed": "[bool]",
        "mission": "[int]",
        "missions": "[[int]]",
        "per_spell": "int",
        "order": "[int]",
        "right": "int",
        "stray": "int",
        "missing": "[int]",
        "order_points": "int",
        "per_order": "int",
        "finished": "[bool]",
        "reserves": "[[int]]",
        "hands": "[int]",
        "crystals_left": "int",
    }

    def __init__(self) -> None:
        super().__init__()
        self.seat: int | None = None
        self.spells: list[int] = []
        """By apprentice: how many of its six crystals the spell has."""
        self.passed: list[bool] = []
        self.mission: list[int] = []
        """The apprentices of one's own mission; none for a spectator."""
        self.missions: list[list[int]] = []
        """By seat: the apprentices of its mission; none if it is not known."""
        self.per_spell = PER_SPELL
        self.order: list[int] = []
        """What one's own order asks for: air, water, fire; empty for a spectator."""
        self.right = 0
        """How many of its five crystals the reserve has."""
        self.stray = 0
        """How many others it has."""
        self.missing: list[int] = []
        """What the order still lacks: air, water, fire."""
        self.order_points = 0
        """What order and reserve are worth if it ended now."""
        self.per_order = PER_ORDER
        self.finished: list[bool] = []
        """By seat: the order is finished."""
        self.reserves: list[list[int]] = []
        self.hands: list[int] = []
        self.crystals_left = 0
        """How many crystals lie in the tower."""


def standing(cards: Cards, view: MagiaView) -> MagiaStanding:
    found = MagiaStanding()
    found.seat = view.seat
    found.spells = [sum(view.held[i * 3 : i * 3 + 3]) for i in range(len(COLOURS))]
    found.passed = [bool(view.passed >> i & 1) for i in range(len(COLOURS))]
    found.finished = [bool(view.finished >> seat & 1) for seat in range(view.seats)]
    found.reserves = [view.reserves[seat * 3 : seat * 3 + 3] for seat in range(view.seats)]
    found.hands = view.hand_sizes[:]
    found.crystals_left = sum(1 for crystal in view.crystals if crystal >= 0)
    state = laid(view)
    scores = [
        Score(cards, state, seat) if view.missions[seat] >= 0 else None
        for seat in range(view.seats)
    ]
    found.numbers = [None if score is None else score.total for score in scores]
    found.missions = [_mission(cards, state, seat) for seat in range(view.seats)]
    known = [score for score in scores if score is not None]
    if len(known) == view.seats:
        found.ahead = [seat for seat, place in enumerate(places(known)) if place == 1]
    if view.seat is not None:
        _add_own(found, cards, state, view.seat)
    return found


def _mission(cards: Cards, state: MagiaState, seat: int) -> list[int]:
    if state.missions[seat] < 0:
        return []
    mission = mission_of(cards, state, seat)
    return [i for i in range(len(COLOURS)) if mission >> i & 1]


def _add_own(found: MagiaStanding, cards: Cards, state: MagiaState, seat: int) -> None:
    score = Score(cards, state, seat)
    found.mission = found.missions[seat]
    found.order = plain(cards.orders[state.orders[seat]])
    found.right = score.matching
    found.stray = sum(found.reserves[seat]) - score.matching
    found.missing = [
        max(0, found.order[crystal] - found.reserves[seat][crystal])
        for crystal in range(len(CRYSTALS))
    ]
    found.order_points = score.order + score.right + score.wrong


def spell_text(apprentice: int, held: int) -> Text:
    """`Brown 3/6`."""
    colour = Text(f"magia-{COLOURS[apprentice]}")
    return Text("magia-spell", {"apprentice": colour, "held": held, "size": SPELL_SIZE})


def lines(standing: MagiaStanding) -> list[Text]:
    """A line for each seat: one's own mission and order, of the others what lies open."""
    return [_line(standing, seat) for seat in range(len(standing.hands))]


def _line(standing: MagiaStanding, seat: int) -> Text:
    points = standing.numbers[seat]
    args: dict[str, TextArg] = {"seat": SeatName(seat), "hand": standing.hands[seat]}
    for crystal, amount in zip(CRYSTALS, standing.reserves[seat], strict=True):
        args[crystal] = amount
    if points is not None:
        args["points"] = points
    if seat != standing.seat:
        if points is not None:
            return Text("magia-standing-open", args)
        return Text("magia-standing-other", {**args, "done": int(standing.finished[seat])})
    args["mission"] = [spell_text(i, standing.spells[i]) for i in standing.mission]
    args["right"] = standing.right
    args["worth"] = standing.per_order
    return Text(
        "magia-standing-finished" if standing.finished[seat] else "magia-standing-own", args
    )
