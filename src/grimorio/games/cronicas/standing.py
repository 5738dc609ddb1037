"""How a game of Crónicas stands: fame, and what each chronicle would pay if the round ended now."""

from typing import ClassVar

from grimorio.core import bits
from grimorio.core.flat import numbers, plain
from grimorio.core.game import AnyGame
from grimorio.core.native import i64, vec
from grimorio.core.preview import STANDING_SHAPE, Standing
from grimorio.core.text import SeatName, Text, TextArg

from .cards import (
    ANGEL,
    CHRONICLES,
    COUNTED,
    FEWEST,
    MOST,
    MOST_EVIL,
    NO_EVIL,
    TWO_LAST,
    TWO_MORE,
    Cards,
    bits_of,
    mask_of,
)
from .printed import character
from .scoring import Verdict, count_for, is_dark
from .state import NONE
from .view import CronicasView


class CronicasStanding(Standing):
    """The number that decides is the fame. Lists by chronicle follow `chronicles`; what is about
    the end of the round counts the allies that lie open, not the cards in hands."""

    SHAPE: ClassVar[dict[str, str]] = {
        **STANDING_SHAPE,
        "goal": "int",
        "chronicles": "[int]",
        "conditions": "[str]",
        "brought": "[int]",
        "counted": "[str]",
        "counts": "[[int]]",
        "paid": "[[int]]",
        "gains": "[int]",
        "dark": "bool",
        "out": "[int]",
        "evil": "[[int]]",
        "purged": "[[int]]",
        "tyrant": "int",
        "needs": "[int?]",
        "near": "[int]",
        "last_round": "int",
        "last_chronicles": "[int]",
        "last_brought": "[int]",
        "last_counted": "[str]",
        "last_counts": "[[int]]",
        "last_paid": "[[int]]",
        "last_gains": "[int]",
        "last_out": "[int]",
        "last_evil": "[[int]]",
        "last_tyrant": "int",
    }

    def __init__(self) -> None:
        super().__init__()
        self.goal = 0
        """How much fame ends the game."""
        self.chronicles: list[int] = []
        """The chronicles in force; none when the game is over."""
        self.conditions: list[str] = []
        """Their conditions, as the texts name them: `most-love`."""
        self.brought: list[int] = []
        """The chronicle that brought each of them into force, or -1."""
        self.counted: list[str] = []
        """What each counts: a suit, `allies`, `evil`, or nothing."""
        self.counts: list[list[int]] = []
        """For each chronicle what each seat has of that."""
        self.paid: list[list[int]] = []
        """For each chronicle the seats that would gain fame for it."""
        self.gains: list[int] = []
        """The fame that each seat would gain."""
        self.dark = False
        """Whether evil leaves nobody out."""
        self.out: list[int] = []
        """The seats that would be left out."""
        self.evil: list[list[int]] = []
        """For each seat its evil allies, those that the Angel will send away among them."""
        self.purged: list[list[int]] = []
        """For each seat the allies that its Angel would send away."""
        self.tyrant = NONE
        """Who would win by having all evil allies, or -1."""
        self.needs: list[int | None] = []
        """For each seat how many more evil allies make the evil victory; None if it cannot be."""
        self.near: list[int] = []
        """The seats that need one more."""
        self.last_round = 0
        """The last finished round, 0 in the first; the rest tells how it was scored."""
        self.last_chronicles: list[int] = []
        self.last_brought: list[int] = []
        self.last_counted: list[str] = []
        self.last_counts: list[list[int]] = []
        self.last_paid: list[list[int]] = []
        self.last_gains: list[int] = []
        self.last_out: list[int] = []
        self.last_evil: list[list[int]] = []
        """For each seat the evil allies that left it out."""
        self.last_tyrant = NONE


def stand(cards: Cards, view: CronicasView) -> CronicasStanding:
    """How it stands for whoever has this view."""
    return weigh(cards, view, numbers([mask_of(allies) for allies in view.allies]))


def weigh(cards: Cards, view: CronicasView, allies: vec[i64]) -> CronicasStanding:
    """How it would stand with these allies."""
    found = CronicasStanding()
    found.numbers = [*view.fame]
    best = max(view.fame)
    found.ahead = [seat for seat in range(view.seats) if view.fame[seat] == best]
    found.goal = view.goal
    if view.deciding:  # after the end nothing is in force: all is paid
        found.chronicles = view.force[:]
    found.conditions = [cards.conditions[chronicle] for chronicle in found.chronicles]
    found.brought = _brought(cards, found.chronicles, view.turned, view.two)
    _weigh_round(cards, found, allies)
    found.needs = [_need(cards, view, each) if view.deciding else None for each in allies]
    found.near = [seat for seat in range(view.seats) if found.needs[seat] == 1]
    if view.gains:
        _weigh_last_round(cards, view, found)
    return found


def _weigh_round(cards: Cards, found: CronicasStanding, allies: vec[i64]) -> None:
    """CR-8: as the round would be scored now."""
    force = numbers(found.chronicles)
    verdict = Verdict(cards, allies, force)
    found.counted = [counted_by(cards, chronicle) for chronicle in force]
    found.counts = [counts_for(cards, chronicle, verdict.allies) for chronicle in force]
    found.paid = [bits_of(seats) for seats in verdict.paid]
    found.gains = plain(verdict.gains)
    found.dark = is_dark(cards, force)
    found.tyrant = verdict.tyrant
    found.out = left_out(verdict)
    found.evil = [bits_of(each & cards.evil) for each in allies]
    found.purged = [bits_of(each) for each in verdict.purged]


def _weigh_last_round(cards: Cards, view: CronicasView, found: CronicasStanding) -> None:
    """CR-8: as the last round was scored, from what everybody saw of it."""
    allies = numbers([mask_of(each) for each in view.last_allies])
    force = numbers(view.last_force)
    verdict = Verdict(cards, allies, force)
    found.last_round = len(view.gains)
    found.last_chronicles = view.last_force[:]
    found.last_brought = _brought(cards, view.last_force, _last_turned(cards, view), view.two)
    found.last_counted = [counted_by(cards, chronicle) for chronicle in force]
    found.last_counts = [counts_for(cards, chronicle, allies) for chronicle in force]
    found.last_paid = [bits_of(seats) for seats in verdict.paid]
    found.last_gains = view.gains[-1][:]
    found.last_out = left_out(verdict)
    found.last_evil = [bits_of(each & cards.evil) for each in allies]
    found.last_tyrant = view.tyrant


def left_out(verdict: Verdict) -> list[int]:
    """CR-8: who gains nothing for their evil allies, if these are not all there are."""
    seats = range(len(verdict.allies))
    return [s for s in seats if not verdict.among >> s & 1 and s != verdict.tyrant]


def counted_by(cards: Cards, chronicle: i64) -> str:
    """What a chronicle counts: a suit, `allies`, `evil`, or nothing."""
    condition = cards.condition[chronicle]
    if condition in (MOST_EVIL, NO_EVIL):
        return "evil"
    return COUNTED[cards.counted[chronicle]] if condition in (MOST, FEWEST) else ""


def counts_for(cards: Cards, chronicle: i64, allies: vec[i64]) -> list[int]:
    """For each seat how much it has of what a chronicle counts; nothing if it counts nothing."""
    counted = counted_by(cards, chronicle)
    return [count_for(cards, chronicle, each) for each in allies if counted]


def _need(cards: Cards, view: CronicasView, allies: i64) -> int | None:
    """CR-8: how many evil allies are lacking. With the Angel it cannot be, nor if one is gone."""
    if not cards.evil or allies >> ANGEL & 1 or mask_of(view.discards) & cards.evil:
        return None
    return bits.count(cards.evil & ~allies)


def _brought(cards: Cards, force: list[int], turned: list[int], two: bool) -> list[int]:
    """CR-9: the Coronation brings what is turned up beyond the usual number, the Conversation what
    is in force without having been turned up."""
    usual = 2 if two else 1
    found: list[int] = []
    for chronicle in force:
        if chronicle not in turned:
            found.append(_with_condition(cards, force, TWO_LAST))
        elif turned.index(chronicle) >= usual:
            found.append(_with_condition(cards, force, TWO_MORE))
        else:
            found.append(NONE)
    return found


def _with_condition(cards: Cards, force: list[int], condition: int) -> int:
    for chronicle in force:
        if cards.condition[chronicle] == condition:
            return chronicle
    return NONE


def _last_turned(cards: Cards, view: CronicasView) -> list[int]:
    """CR-9: what was turned up in the last round: of the chronicles then in force the two that
    bring others, and the last ones remembered, as many as there were."""
    bringing = [c for c in view.last_force if cards.condition[c] in (TWO_MORE, TWO_LAST)]
    crowned = any(cards.condition[chronicle] == TWO_MORE for chronicle in bringing)
    others = (2 if view.two else 1) + (2 if crowned else 0) - len(bringing)
    known = bringing + view.history[len(view.history) - others :]
    return [chronicle for chronicle in view.last_force if chronicle in known]


def standing_lines(game: AnyGame, cards: Cards, standing: CronicasStanding) -> list[Text]:
    """A line for each seat: its fame, and what it would gain if the round ended now."""
    if not standing.chronicles:
        return [_ended(standing, seat) for seat in range(len(standing.numbers))]
    return [
        Text(
            "cronicas-standing",
            {
                "seat": SeatName(seat),
                "fame": number or 0,
                "goal": standing.goal,
                "now": _now(game, cards, standing, seat),
            },
        )
        for seat, number in enumerate(standing.numbers)
    ]


def _ended(standing: CronicasStanding, seat: int) -> Text:
    fame = standing.numbers[seat] or 0
    args: dict[str, TextArg] = {"seat": SeatName(seat), "fame": fame, "goal": standing.goal}
    return Text("cronicas-standing-ended", args)


def _now(game: AnyGame, cards: Cards, standing: CronicasStanding, seat: int) -> Text:
    counts: list[TextArg] = [
        Text(
            "cronicas-standing-count",
            {"chronicle": game.name(CHRONICLES[chronicle]), "count": standing.counts[i][seat]},
        )
        for i, chronicle in enumerate(standing.chronicles)
        if standing.counted[i]
    ]
    evil: list[TextArg] = [character(game, cards.names[card]) for card in standing.evil[seat]]
    if standing.tyrant == seat:
        return Text("cronicas-standing-tyrant", {"gain": standing.gains[seat]})
    if standing.tyrant != NONE:
        return Text("cronicas-standing-beaten", {"counts": counts})
    if seat in standing.near:
        return Text("cronicas-standing-near", {"counts": counts, "cards": evil})
    if seat in standing.out:
        return Text("cronicas-standing-out", {"counts": counts, "cards": evil})
    return Text("cronicas-standing-gain", {"counts": counts, "gain": standing.gains[seat]})
