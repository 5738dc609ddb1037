"""How a game of Bellum Magica stands for whoever has a view: chests, defences, today's rows."""

from typing import ClassVar, Final

from grimorio.core.outcome import places_by
from grimorio.core.preview import STANDING_SHAPE, Standing
from grimorio.core.text import SeatName, Text, TextArg

from .cards import CHESTS, ICONS, Cards, chest_kind
from .scoring import held, wealth_of
from .state import ENOUGH_CHESTS
from .view import BellumView

CLOSE: Final = 2
"""So many chests before the end everybody is warned."""


class BellumStanding(Standing):
    """The worth of chests only as far as this seat has seen them (BE-9)."""

    SHAPE: ClassVar[dict[str, str]] = {
        **STANDING_SHAPE,
        "seat": "int?",
        "day": "int",
        "captain": "int",
        "die": "int",
        "chests": "[int]",
        "kinds": "[[int]]",
        "enough": "int",
        "ending": "[int?]",
        "seen": "[int]",
        "unseen": "[int]",
        "defence": "[int]",
        "magic_defence": "[int]",
        "printed": "int",
        "rows": "[[int]]",
    }

    def __init__(self) -> None:
        super().__init__()
        self.seat: int | None = None
        self.day = 0
        self.captain = 0
        self.die = 0
        """The row that works today, 1-6; 0 before the first day."""
        self.chests: list[int] = []
        self.kinds: list[list[int]] = []
        """By seat: chests of wood, metal and gold."""
        self.enough = ENOUGH_CHESTS
        """So many chests end the game (BE-11)."""
        self.ending: list[int | None] = []
        """By seat: how many more end the game, if it is close; otherwise None."""
        self.seen: list[int] = []
        """By seat: what those of its chests are worth that this seat knows."""
        self.unseen: list[int] = []
        """By seat: how many of its chests this seat does not know."""
        self.defence: list[int] = []
        """The printed shield and the shield tokens (BE-9)."""
        self.magic_defence: list[int] = []
        self.printed = 0
        """How much of every defence is printed on the castle."""
        self.rows: list[list[int]] = []
        """By seat, today's row: food, glyphs, maps, swords, magic swords, thieves. Empty before
        the first day, and when the game is over."""


def standing(cards: Cards, view: BellumView) -> BellumStanding:
    found = BellumStanding()
    found.seat = view.seat
    found.day = view.day
    found.captain = view.captain
    found.die = view.die
    found.chests = view.chests[:]
    over = not view.deciding
    found.ending = [None if over else _ending(chests) for chests in view.chests]
    found.printed = cards.castle_shield
    found.defence = [cards.castle_shield + tokens for tokens in view.shields]
    found.magic_defence = view.magic_shields[:]
    if view.die and not over:
        found.rows = [rows[view.die - 1][:] for rows in view.hordes]
    for seat in range(view.seats):
        _add_chests(found, view, seat)
    if None not in found.numbers:
        keys = list(zip(found.seen, found.chests, strict=True))
        found.ahead = [seat for seat, place in enumerate(places_by(keys)) if place == 1]
    return found


def _ending(chests: int) -> int | None:
    left = max(0, ENOUGH_CHESTS - chests)
    return left if left <= CLOSE else None


def _add_chests(found: BellumStanding, view: BellumView, seat: int) -> None:
    labels = held(view, seat)
    kinds = [chest_kind(label) for label in labels]
    found.kinds.append([kinds.count(kind) for kind in range(len(CHESTS))])
    unseen = sum(1 for label in labels if not view.values[label])
    found.seen.append(wealth_of(view, seat))
    found.unseen.append(unseen)
    found.numbers.append(None if unseen else found.seen[-1])


def row_text(row: list[int]) -> list[TextArg]:
    """`2 food`, `1 glyph`, `5 swords`: what a row has, each in words; nothing is one word, too."""
    found: list[TextArg] = [
        Text(f"bellum-amount-{icon}", {"count": count})
        for icon, count in zip(ICONS, row, strict=True)
        if count
    ]
    return found or [Text("bellum-amount-none")]


def lines(standing: BellumStanding) -> list[Text]:
    """A line for each seat: chests and their worth, defence, today's row."""
    return [_line(standing, seat) for seat in range(len(standing.chests))]


def _line(standing: BellumStanding, seat: int) -> Text:
    ending = standing.ending[seat]
    args: dict[str, TextArg] = {
        "seat": SeatName(seat),
        "have": standing.chests[seat],
        "enough": standing.enough,
        "seen": standing.seen[seat],
        "unseen": standing.unseen[seat],
        "shield": standing.defence[seat],
        "magic": standing.magic_defence[seat],
        "captain": int(standing.die > 0 and seat == standing.captain),
        "close": int(ending is not None),
        "more": 0 if ending is None else ending,
    }
    if not standing.rows:
        return Text("bellum-standing-before", args)
    args["today"] = row_text(standing.rows[seat])
    return Text("bellum-standing-today", args)
