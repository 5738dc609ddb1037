"""Who is here, by their open sockets, and since when the others are gone."""

from __future__ import annotations

import math

from .company import Elsewhere
from .match import Match
from .sealed import Clock


class Presence:
    """What this node sees, the sockets that are open here; and what it knows of other nodes."""

    def __init__(self, clock: Clock, grace: float, host_grace: float) -> None:
        self._clock = clock
        self._grace = grace
        self._host_grace = host_grace
        self.sockets: dict[tuple[str, str], int] = {}
        """How many each (match, guest) has."""
        self.gone: dict[tuple[str, str], float] = {}
        """Since when each (match, guest) is missed."""
        self.elsewhere: dict[str, set[str]] = {}
        """By match: who is at other nodes."""

    def is_here(self, match: str, guest: str) -> bool:
        """At this node or another one."""
        if self.sockets.get((match, guest), 0) > 0:
            return True
        return guest in self.elsewhere.get(match, ())

    def met(self, match: Match, elsewhere: Elsewhere) -> bool:
        """Who is at other nodes now; whether that changes who is here."""
        people = {seat.guest for seat in match.seats if seat.guest is not None}
        before = {guest for guest in people if self.is_here(match.id, guest)}
        self.elsewhere.pop(match.id, None)
        if elsewhere.here:
            self.elsewhere[match.id] = elsewhere.here
        here = {guest for guest in people if self.is_here(match.id, guest)}
        time = self._clock.time()
        for guest in people:
            if guest in here:
                self.gone.pop((match.id, guest), None)
            elif guest in elsewhere.gone:
                self.gone[match.id, guest] = time - elsewhere.gone[guest]
            else:
                self.gone.setdefault((match.id, guest), time)
        return here != before

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
        if match.seats_of(guest) and not self.is_here(*place):
            self.gone[place] = self._clock.time()
        return True

    def bot_in(self, match: str, guest: str) -> int:
        """After how many seconds a bot may be called for somebody who is not here."""
        gone = self.gone.get((match, guest))
        if gone is None:
            return math.ceil(self._grace)
        return max(0, math.ceil(gone + self._grace - self._clock.time()))

    def host_in(self, match: str, host: str) -> int:
        """After how many seconds somebody else may be host instead of one who is not here."""
        gone = self.gone.setdefault((match, host), self._clock.time())
        return max(0, math.ceil(gone + self._host_grace - self._clock.time()))

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

    def forget(self, match: Match) -> None:
        """It leaves memory."""
        self.forgive(match)
        self.elsewhere.pop(match.id, None)

    def forgive(self, match: Match) -> None:
        """Nobody there has been missed so far."""
        for seat in match.seats:
            self.gone.pop((match.id, seat.guest or ""), None)
