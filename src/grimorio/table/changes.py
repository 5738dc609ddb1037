"""What each wish about seats changes at a table. Judged when its turn comes, never before."""

from __future__ import annotations

from dataclasses import replace

from grimorio.core.errors import BadInput

from .match import Match
from .names import bot_name, first_invitation, new_id
from .seats import BOT, HUMAN, OPEN, KeptOut, Seat, Seating


def join(match: Match, guest: str, name: str, invite: str) -> Seating:
    """Take the first open seat; whoever already sits there keeps the seat."""
    if match.seats_of(guest):
        return Seating()
    if invite != match.invite:
        raise BadInput("table-no-such-invitation")
    if match.is_out(guest):
        raise BadInput("table-kept-out")
    if match.phase != "lobby":
        raise BadInput("table-started")
    if match.left_by_all:
        raise BadInput("table-left-by-all")
    for number, seat in enumerate(match.seats):
        if seat.kind == OPEN:
            return Seating({number: Seat(HUMAN, guest, name)})
    raise BadInput("table-full")


def call(match: Match, guest: str, name: str) -> Seating:
    """Whoever sits without a name has one now. At one device each seat is somebody else's."""
    mine = match.seats_of(guest)
    if len(mine) != 1 or match.phase == "over" or match.seats[mine[0]].name:
        return Seating()
    return Seating({mine[0]: replace(match.seats[mine[0]], name=name)})


def is_asked(match: Match, guest: str) -> bool:
    """Whoever sat at the table of before needs no invitation to its rematch, until the host
    decides otherwise: sends them away, or makes another invitation."""
    return match.invite == first_invitation(match.facts.secret) and guest not in match.door


def join_again(match: Match, guest: str, name: str, place: int) -> Seating:
    """Take the seat that one had at the table of before, or if somebody has it, the first one."""
    if not (is_asked(match, guest) or match.is_out(guest) or match.seats_of(guest)):
        raise BadInput("table-rematch-invitation")
    seating = join(match, guest, name, match.invite)
    if seating.places and match.seats[place].kind == OPEN:
        return Seating({place: Seat(HUMAN, guest, name)})
    return seating


def must_host(match: Match, guest: str) -> None:
    if not match.hosts(guest):
        raise BadInput("table-not-owner")


def arrange(match: Match, seat: int, kind: str, spec: str, keep_out: bool) -> Seating:
    """The host's hand in the lobby: a bot or nobody on a seat; who sat there may be kept out."""
    place = match.seats[seat]
    if place.guest == match.host:
        raise BadInput("table-own-seat")
    if keep_out and place.guest is None:
        raise BadInput("table-nobody-there")
    after = Seat(BOT, None, bot_name(seat), spec) if kind == BOT else Seat()
    door = KeptOut(place.guest, place.name, keep_out) if place.guest else None
    return Seating({seat: after}, door)


def let_in(match: Match, guest: str, number: int) -> Seating:
    """Whom the host kept out may come again."""
    must_host(match, guest)
    if number >= len(match.door):
        raise BadInput("table-nobody-there")
    known = list(match.door.values())[number]
    return Seating(door=known._replace(out=False) if known.out else None)


def invite_anew(match: Match, guest: str) -> Seating:
    """Another invitation; the one of before leads nowhere."""
    must_host(match, guest)
    if match.phase != "lobby":
        raise BadInput("table-started")
    return Seating(invite=new_id())


def take_over(match: Match, guest: str, wait: int | None) -> Seating:
    """Be host instead of one who has been gone for so long: who waits at a table can begin. `wait`
    are the seconds until then; None: the host is here."""
    if not match.seats_of(guest):
        raise BadInput("table-not-yours")
    if match.phase != "lobby":
        raise BadInput("table-started")
    if match.hosts(guest):
        return Seating()
    if wait is None:
        raise BadInput("table-host-here")
    if wait > 0:
        raise BadInput("table-host-grace", seconds=wait)
    return Seating(host=guest)


def get_up(match: Match, guest: str, spec: str) -> Seating:
    """Free the seat in the lobby; in a match let a bot choose, so that nobody waits."""
    lobby = match.phase == "lobby"
    mine = {seat: match.seats[seat] for seat in match.seats_of(guest)}
    if not mine:
        raise BadInput("table-not-yours")
    if match.phase == "over":
        raise BadInput("table-seat-fixed")
    return Seating({n: Seat() if lobby else place.left_to(spec, True) for n, place in mine.items()})


def come_back(match: Match, guest: str) -> Seating:
    """Whoever is here plays. After the end nothing changes: to look is not to sit down again."""
    if match.phase != "running":
        return Seating()
    mine = {seat: match.seats[seat] for seat in match.seats_of(guest)}
    return Seating({n: Seat(HUMAN, guest, p.name) for n, p in mine.items() if p.away})


def again(match: Match, guest: str, name: str) -> list[Seat]:
    """The seats of a rematch that this guest asks for: those of everybody else are open until
    they say yes. Who had no name may have one now."""
    local = len(match.seats_of(guest)) > 1
    return [
        Seat() if seat.guest is not None and seat.guest != guest
        else Seat(seat.kind, seat.guest, seat.name or ("" if local or not seat.guest else name),
                  None if seat.guest else seat.bot)
        for seat in match.seats
    ]  # fmt: skip
