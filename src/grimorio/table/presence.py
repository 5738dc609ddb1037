"""Who is here, by their open sockets, and since when the others are gone."""

from __future__ import annotations

import math

from .match import Match
from .sealed import Clock


class Presence:
    """What this node sees: the sockets that are open here."""

    def __init__(self, clock: Clock, grace: float) -> None:
        self._clock = clock
        self._grace = grace
        self.sockets: dict[tuple[str, str], int] = {}
        """How many each (match, guest) has."""
        self.gone: dict[tuple[str, str], float] = {}
        """Since when each (match, guest) is missed."""

    def is_here(self, match: str, guest: str) -> bool:
        return self.sockets.get((match, guest), 0) > 0

    def used(self) -> set[str]:
        """The matches in which somebody is."""
        return {id for (id, _), count in self.sockets.items() if count > 0}

    def came(self, match: Match, guest: str) -> bool:
        """A socket opened; whether it is the guest's first."""
        place = (match.id, guest)
        self.sockets[place] = self.sockets.get(place, 0) + 1
        self.gone.pop(place, None)
        return self.sockets[place] == 1

    def went(self, match: Match, guest: str) -> bool:
        """A socket closed; whether it was the guest's last."""
        place = (match.id, guest)
        self.sockets[place] -= 1
        if self.sockets[place]:
            return False
        del self.sockets[place]
        if match.seats_of(guest):
            self.gone[place] = self._clock.time()
        return True

    def bot_in(self, match: str, guest: str) -> int:
        """After how many seconds a bot may be called for somebody who is not here."""
        gone = self.gone.get((match, guest))
        if gone is None:
            return math.ceil(self._grace)
        return max(0, math.ceil(gone + self._grace - self._clock.time()))

    def miss(self, match: Match) -> None:
        """From here on, who has not come yet is gone."""
        for seat in match.seats:
            if seat.guest is not None and not self.is_here(match.id, seat.guest):
                self.gone.setdefault((match.id, seat.guest), self._clock.time())

    def gone_since(self, match: Match) -> dict[str, float]:
        """Who of those with a seat is missed, and since when."""
        return {
            seat.guest: self.gone[match.id, seat.guest]
            for seat in match.seats
            if seat.guest is not None and (match.id, seat.guest) in self.gone
        }

    def forgive(self, match: Match) -> None:
        """Nobody there has been missed so far."""
        for seat in match.seats:
            self.gone.pop((match.id, seat.guest or ""), None)
