"""Who sits where, and whom the host keeps out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple

from .store import Row, now

OPEN, HUMAN, BOT = "open", "human", "bot"


@dataclass(slots=True)
class Seat:
    """A place at the table: open, a person's, or a bot's.

    `away` means that the bot chooses for the person, who can come back at any time.
    """

    kind: str = OPEN
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    got_up: bool = False
    """Away by their own wish."""

    @property
    def played_by(self) -> str | None:
        """The bot that chooses here, if it is one."""
        return self.bot if self.kind == BOT or self.away else None

    def obeys(self, hand: str) -> bool:
        """Whether this hand may choose here: a guest's, or `BOT` for that of a bot."""
        if hand == BOT:
            return self.played_by is not None
        return self.guest == hand and not self.away

    def left_to(self, bot: str, got_up: bool = False) -> Seat:
        """The person's seat with a bot that chooses until they come back."""
        return Seat(self.kind, self.guest, self.name, bot, True, got_up)

    def row(self, match: str, seat: int) -> Row:
        values: dict[str, Any] = {
            "match": match,
            "seat": seat,
            "kind": self.kind,
            "guest": self.guest,
            "name": self.name,
            "bot": self.bot,
            "away": int(self.away) + int(self.got_up),
            "at": now(),
        }
        return ("seatings", values)


class KeptOut(NamedTuple):
    """Whom the host keeps out, or (not `out`) only sent away or has let in again."""

    guest: str
    name: str
    out: bool

    def row(self, match: str) -> Row:
        values: dict[str, Any] = {
            "match": match,
            "guest": self.guest,
            "name": self.name,
            "out": int(self.out),
            "at": now(),
        }
        return ("kept_out", values)


class Seating(NamedTuple):
    """What changes at a table at once: seats, who may come in, the invitation, the host."""

    places: Mapping[int, Seat] = MappingProxyType({})
    door: KeptOut | None = None
    invite: str | None = None
    host: str | None = None


def deserted(seats: Sequence[Seat]) -> bool:
    """Whether everybody got up: then the match waits for whoever comes back first."""
    people = [seat for seat in seats if seat.kind == HUMAN]
    return len(people) > 0 and all(seat.away for seat in people)
