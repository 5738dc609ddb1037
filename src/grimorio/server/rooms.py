"""Sockets around a match: who listens with which eyes, and what waits to be sent to each."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Raw

from grimorio.core.game import AnyGame
from grimorio.core.match import Step
from grimorio.core.text import Text
from grimorio.table.hall import Hall
from grimorio.table.match import Match
from grimorio.table.names import told_apart
from grimorio.table.seats import Seat
from grimorio.table.shelf import Outline

from . import protocol as p
from .quick import QuickProtocol
from .settings import Limits
from .wire import (
    GameWire,
    Update,
    answers,
    encode,
    fields,
    log_page,
    missed,
    question,
    standing_data,
    text,
    verdict,
)


@dataclass(eq=False)
class Ear:
    """One socket's place in a room: its guest, the seat it came for, and the line to it.

    `place` and `guest` are None for somebody who only watches.
    """

    line: QuickProtocol
    match: Match
    place: int | None
    guest: str | None
    most_bytes: int
    closing: bool = False
    counted: bool = False
    """Whether the hall counts this socket among those of its guest."""

    @property
    def seat(self) -> int | None:
        """The seat whose eyes and hands this socket has: only while its guest holds it."""
        place = self.place
        if place is None or self.match.seats[place].guest != self.guest:
            return None
        return place

    def send(self, message: bytes) -> None:
        """Send a message; whoever reads too slowly is told to come back, and delays nobody."""
        if not self.closing and self.line.say(message) > self.most_bytes:
            self.closing = True
            self.line.transport.abort()

    def close(self, code: int, reason: str) -> None:
        if not self.closing:
            self.closing = True
            self.line.ask_to_close(code, reason)

    def deafen(self) -> None:
        """Whoever goes on talking after that is not listened to, and soon cut off."""
        self.line.hear = None


class Room:
    """All ears of one match; hears of its changes and passes on to each what it may know."""

    def __init__(self, hall: Hall, match: Match, wire: GameWire, most_lines: int) -> None:
        self.hall = hall
        self.match = match
        self.wire = wire
        self.most_lines = most_lines
        self.ears: list[Ear] = []

    # What the match tells

    def moved(self, match: Match, step: Step) -> None:
        self.hall.questions.start(match)
        if step.version == 0:
            for ear in self.ears:
                ear.send(self.sync(ear, -1))
            return
        update = Update(self.wire, match, step)
        messages: dict[int | None, bytes] = {}
        for ear in self.ears:
            message = messages.get(ear.seat)
            if message is None:
                message = messages[ear.seat] = update.encoded(ear.seat)
            ear.send(message)

    def seated(self, match: Match) -> None:
        lost = [ear for ear in self.ears if ear.place is not None and ear.seat is None]
        self.end(lost, "table-sent-away")
        for ear in self.ears:
            ear.send(encode(self.table(ear)))

    def left(self, match: Match, guest: str) -> None:
        """Whoever got up comes back with a new socket; those of before are over."""
        self.end([ear for ear in self.ears if ear.guest == guest], "table-got-up")

    def ended(self, match: Match, why: Text, final: bool) -> None:
        """Closed, deleted, or to be read anew: then everybody comes back at once."""
        code = "no such match" if final else "come back"
        self._dismiss(list(self.ears), why.key, code, final)

    def end(self, ears: list[Ear], key: str) -> None:
        self._dismiss(ears, key, "not yours", True)

    def _dismiss(self, ears: list[Ear], key: str, code: str, final: bool) -> None:
        """All of them, before anybody hears that one is gone."""
        bye = encode(p.Bye(text(Text(key)), final=final, wait=0))
        for ear in ears:
            ear.send(bye)
            ear.close(p.CLOSE_CODES[code], code)
        for ear in ears:
            self.depart(ear)

    def arrive(self, ear: Ear) -> None:
        if ear.guest is not None and ear.seat is not None:
            ear.counted = True
            self.hall.came(self.match, ear.guest)

    def depart(self, ear: Ear) -> None:
        """The hall hears of it once, when the socket ends or is ended."""
        if ear.counted and ear.guest is not None:
            ear.counted = False
            self.hall.went(self.match, ear.guest)

    def called(self, match: Match, rematch: str) -> None:
        """Who wants it is the business of those who sat there."""
        message = encode(p.Rematch(rematch, sorted(match.declined)))
        to_watchers = encode(p.Rematch(rematch, []))
        for ear in self.ears:
            ear.send(to_watchers if ear.seat is None else message)

    def asked(self, match: Match, seat: int | None) -> None:
        """More time is everybody's business; an envelope is that of whoever sits there."""
        guest = None if seat is None else match.seats[seat].guest
        for ear in self.ears:
            found = question(match, ear.seat)
            if found is not None and (
                seat is None or (ear.seat is not None and ear.guest == guest)
            ):
                ear.send(encode(p.Asked(found)))

    def settled(self, match: Match, seat: int) -> None:
        for ear in self.ears:
            if ear.seat == seat:
                ear.send(encode(p.Settled(self.match.settled(seat))))

    # What a page is told

    def table(self, ear: Ear) -> p.Table:
        host = self.hosts(ear)
        return p.Table(
            self.match.phase,  # type: ignore[arg-type]
            self.players(ear.guest),
            host,
            self.match.invite if host else None,
            self.kept_out(ear),
        )

    def hosts(self, ear: Ear) -> bool:
        return ear.seat is not None and ear.guest == self.match.host

    def kept_out(self, ear: Ear) -> list[p.KeptOut]:
        """The host alone is told whom the host keeps out."""
        known = self.match.door.values() if self.hosts(ear) else ()
        return [p.KeptOut(number, each.name) for number, each in enumerate(known) if each.out]

    def players(self, guest: str | None) -> list[p.Player]:
        return players(self.hall, self.match, guest)

    def sync(self, ear: Ear, since: int) -> bytes:
        match, seat = self.match, ear.seat
        version = match.version
        first, lines = log_page(match, seat, version + 1, self.most_lines)
        if 0 <= since <= version and first <= since + 1:
            lines = [line for line in lines if line.version > since]
        else:
            since = -1
        view = match.game.view(match.state, seat) if version >= 0 else None
        outcome = match.outcome
        mine = match.seats_of(ear.guest) if ear.guest is not None and seat is not None else []
        host = self.hosts(ear)
        info = match.game.info
        return encode(
            {
                "type": "sync",
                "version": version,
                "since": since,
                "id": match.id,
                "phase": match.phase,
                "game": info.id,
                "rules": info.version,
                "edition": info.edition.digest,
                "options": match.facts.options,
                "players": self.players(ear.guest),
                "seats": match.facts.seats,
                "seat": seat,
                "host": host,
                "invite": match.invite if host else None,
                "kept_out": self.kept_out(ear),
                "watch": match.id,
                "local": mine if len(mine) > 1 else [],
                "absent": match.facts.absent,
                "commitment": match.commitment,
                "secret": match.secret(),
                "seal": None if outcome is None else match.seal(),
                "rematch": match.rematch,
                "declined": sorted(match.declined) if seat is not None else [],
                "catalogue": None if since >= 0 else self.wire.catalogue,
                "view": None if view is None else fields(view),
                "decision": Raw(self.wire.decision(match, seat)),
                "question": question(match, seat),
                "answers": answers(match, seat),
                "standing": None if view is None else standing_data(match.game, view),
                "undo": match.may_undo(seat),
                "log": lines,
                "log_from": first,
                "events": missed(match, seat, since),
                "outcome": None if outcome is None else outcome.to_json(),
                "verdict": verdict(match.game, outcome),
            }
        )

    def older(self, ear: Ear, before: int) -> bytes:
        """A page of the log from before a version."""
        before = min(before, self.match.version + 1)
        first, lines = log_page(self.match, ear.seat, before, self.most_lines)
        return encode(p.OlderLines(before, first, lines))


class Rooms:
    """The rooms that somebody is in."""

    def __init__(self, hall: Hall, most_lines: int = Limits().log_lines) -> None:
        self.hall = hall
        self.most_lines = most_lines
        self.rooms: dict[str, Room] = {}
        self._wires: dict[int, GameWire] = {}

    def wire(self, game: AnyGame) -> GameWire:
        if id(game) not in self._wires:
            self._wires[id(game)] = GameWire(game)
        return self._wires[id(game)]

    def enter(self, match: Match, ear: Ear, since: int) -> Room:
        room = self.rooms.get(match.id)
        if room is None or room.match is not match:  # it may have been read anew
            room = self.rooms[match.id] = Room(
                self.hall, match, self.wire(match.game), self.most_lines
            )
            # Before the hall: people hear of a move before the bots start to think about it.
            match.listeners.insert(0, room)
        room.ears.append(ear)
        ear.send(room.sync(ear, since))
        room.arrive(ear)
        return room

    def leave(self, room: Room, ear: Ear) -> None:
        room.ears.remove(ear)
        if not room.ears:
            room.match.listeners.remove(room)
            if self.rooms.get(room.match.id) is room:
                del self.rooms[room.match.id]
        room.depart(ear)

    def farewell(self, wait: int) -> None:
        """The server stops: everybody is told to come back."""
        message = encode(p.Bye(text(Text("table-stopping")), final=False, wait=wait))
        for room in self.rooms.values():
            for ear in room.ears:
                ear.send(message)
                ear.close(p.CLOSE_CODES["come back"], "come back")

    def count(self) -> int:
        return sum(len(room.ears) for room in self.rooms.values())


def players(hall: Hall, match: Match | Outline, guest: str | None) -> list[p.Player]:
    names = told_apart([seat.name for seat in match.seats])
    return [
        p.Player(
            number,
            names[number],
            seat.kind,  # type: ignore[arg-type]
            seat.guest is not None and seat.guest == match.host,
            seat.kind == "bot"
            or (seat.guest is not None and hall.presence.is_here(match.id, seat.guest)),
            seat.guest is not None and seat.guest == guest,
            seat.bot,
            seat.away,
            _bot_in(hall, match, seat),
        )
        for number, seat in enumerate(match.seats)
    ]


def _bot_in(hall: Hall, match: Match | Outline, seat: Seat) -> int:
    if match.phase == "over" or seat.guest is None or seat.away:
        return 0
    if hall.presence.is_here(match.id, seat.guest):
        return 0
    if match.phase == "running":
        return hall.presence.bot_in(match.id, seat.guest)
    return hall.presence.host_in(match.id, seat.guest) if seat.guest == match.host else 0
