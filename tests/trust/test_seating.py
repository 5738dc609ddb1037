"""Nobody sees or does what is not theirs, whoever comes and goes; and the model can fail."""

from collections.abc import Callable
from typing import Any

import pytest

from grimorio.server.rooms import Ear, Room
from grimorio.table import changes, shelf
from grimorio.table.hall import Hall
from grimorio.table.match import Accepted, Match, Ply, Sit
from grimorio.table.seats import BOT, Seat, Seating

from .seating.tables import check
from .seating.world import Wrong

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
FAULTS: list[Plant] = []


def fault(plant: Plant) -> Plant:
    FAULTS.append(plant)
    return plant


@fault
def the_seat_is_fixed_when_the_socket_opens(patch: Patch) -> None:
    patch.setattr(Ear, "seat", property(lambda ear: ear.place))


@fault
def an_owner_who_leaves_the_lobby_keeps_the_view(patch: Patch) -> None:
    def seat(ear: Ear) -> int | None:
        owner = ear.guest is not None and ear.guest == ear.match.facts.owner
        holds = ear.place is not None and ear.match.seats[ear.place].guest == ear.guest
        return ear.place if owner or holds else None

    patch.setattr(Ear, "seat", property(seat))
    patch.setattr(Room, "left", lambda room, match, guest: None)


@fault
def the_socket_of_who_was_sent_away_stays_open(patch: Patch) -> None:
    patch.setattr(Room, "end", lambda room, ear, key: None)


@fault
def the_socket_of_who_got_up_stays_open(patch: Patch) -> None:
    patch.setattr(Room, "left", lambda room, match, guest: None)


@fault
def a_hint_reaches_who_is_gone(patch: Patch) -> None:
    patch.setattr(Ear, "send", lambda ear, message: ear._line.say(message))


@fault
def a_choice_is_judged_when_it_is_sent(patch: Patch) -> None:
    real = Ply.prepare

    def prepare(ply: Ply, match: Match) -> Any:
        ply.hand = None
        return real(ply, match)

    patch.setattr(Ply, "prepare", prepare)


@fault
def who_got_up_goes_on_choosing(patch: Patch) -> None:
    def obeys(seat: Seat, hand: str) -> bool:
        return seat.played_by is not None if hand == BOT else seat.guest == hand

    patch.setattr(Seat, "obeys", obeys)


@fault
def a_bot_chooses_for_who_came_back(patch: Patch) -> None:
    real = Seat.obeys
    patch.setattr(Seat, "obeys", lambda seat, hand: hand == BOT or real(seat, hand))


@fault
def a_key_tells_its_answer_to_anybody(patch: Patch) -> None:
    real = Ply.prepare

    def prepare(ply: Ply, match: Match) -> Any:
        answer = match.answered(ply.seat, ply.key, ply.body) if ply.key else None
        if isinstance(answer, Accepted):
            ply.reply(answer)
            return None
        return real(ply, match)

    patch.setattr(Ply, "prepare", prepare)
    patch.setattr(Ear, "send", lambda ear, message: ear._line.say(message))


@fault
def a_rematch_seats_who_got_up(patch: Patch) -> None:
    def again(match: Match, guest: str) -> list[Seat]:
        return [Seat(s.kind, s.guest, s.name, None if s.guest else s.bot) for s in match.seats]

    patch.setattr(changes, "again", again)


@fault
def who_was_kept_out_comes_back(patch: Patch) -> None:
    patch.setattr(Match, "is_out", lambda match, guest: False)


@fault
def a_restart_forgets_who_is_kept_out(patch: Patch) -> None:
    patch.setattr(shelf, "_door", lambda connection, id: {})


@fault
def an_old_invitation_leads_to_the_table(patch: Patch) -> None:
    real = changes.join
    patch.setattr(changes, "join", lambda match, guest, name, invite: real(
        match, guest, name, match.invite))  # fmt: skip


@fault
def nobody_hosts_after_the_host(patch: Patch) -> None:
    patch.setattr(Sit, "_next_host", lambda sit, match: None)


@fault
def anybody_arranges_the_seats(patch: Patch) -> None:
    patch.setattr(changes, "must_host", lambda match, guest: None)


@fault
def everybody_is_told_what_is_the_hosts(patch: Patch) -> None:
    patch.setattr(Room, "hosts", lambda room, ear: ear.seat is not None)


@fault
def a_bot_takes_the_seat_during_a_reload(patch: Patch) -> None:
    patch.setattr(Hall, "bot_in", lambda hall, match, guest: 0)


@fault
def the_caller_picks_the_bot(patch: Patch) -> None:
    real = Hall._relieve

    def relieve(hall: Hall, match: Match, seat: int) -> Seating:
        found = real(hall, match, seat)
        return Seating({n: place.left_to("random") for n, place in found.places.items()})

    patch.setattr(Hall, "_relieve", relieve)


@fault
def who_returns_meanwhile_is_here_and_away(patch: Patch) -> None:
    real = Hall._come_back

    def come_back(hall: Hall, match: Match, guest: str) -> None:
        if match.idle:
            real(hall, match, guest)

    patch.setattr(Hall, "_come_back", come_back)
    patch.setattr(Hall, "seated", lambda hall, match: None)


@fault
def friends_are_listed_to_strangers(patch: Patch) -> None:
    patch.setattr(Hall, "watchable", lambda hall: list(hall.matches.values()))


def test_whoever_comes_and_goes_nobody_sees_or_does_what_is_not_theirs() -> None:
    model = check(examples=40, steps=40)
    assert model.frames > 500
    assert model.rows > 300


@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_found(plant: Plant) -> None:
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        with pytest.raises(Wrong):
            check(examples=150, steps=30)
