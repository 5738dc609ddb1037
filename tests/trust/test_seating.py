"""Nobody sees or does what is not theirs, whoever comes and goes; and the model can fail."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from grimorio.server.rooms import Ear, Room
from grimorio.table import changes, news, shelf
from grimorio.table.hall import Hall
from grimorio.table.jobs import Act, Sit
from grimorio.table.match import Match
from grimorio.table.presence import Presence
from grimorio.table.seats import BOT, Seat, Seating
from grimorio.table.stand_ins import StandIns
from grimorio.table.tables import Tables
from tests.planting import How, Patch, Plant, after, instead, plainly

from .seating.tables import RACES, check
from .seating.world import Wrong

FAULTS: list[Any] = []
LOBBY, MATCH = 1, 2


def fault(stage: int, *races: str, how: How = plainly) -> Callable[[Any], Any]:
    """Where to look for it first; the model is the same for all."""

    def keep(change: Any) -> Any:
        FAULTS.append(pytest.param(how(change), stage, races or RACES, id=change.__name__))
        return change

    return keep


@fault(LOBBY)
def the_seat_is_fixed_when_the_socket_opens(patch: Patch) -> None:
    patch.setattr(Ear, "seat", property(lambda ear: ear.place))


@fault(LOBBY)
def an_owner_who_leaves_the_lobby_keeps_the_view(patch: Patch) -> None:
    def seat(ear: Ear) -> int | None:
        owner = ear.guest is not None and ear.guest == ear.match.facts.owner
        holds = ear.place is not None and ear.match.seats[ear.place].guest == ear.guest
        return ear.place if owner or holds else None

    patch.setattr(Ear, "seat", property(seat))
    patch.setattr(Room, "left", lambda room, match, guest: None)


@fault(LOBBY)
def the_socket_of_who_was_sent_away_stays_open(patch: Patch) -> None:
    patch.setattr(Room, "end", lambda room, ears, key: None)


@fault(MATCH)
def the_socket_of_who_got_up_stays_open(patch: Patch) -> None:
    patch.setattr(Room, "left", lambda room, match, guest: None)


@fault(MATCH)
def a_hint_reaches_who_is_gone(patch: Patch) -> None:
    patch.setattr(Ear, "send", lambda ear, message: ear.line.say(message))


@fault(MATCH, "leave act rest", how=instead(Act, "prepare"))
def a_choice_is_judged_when_it_is_sent(real: Any, ply: Act, match: Match) -> Any:
    ply.hand = None
    return real(ply, match)


@fault(MATCH, "leave act rest", how=instead(Seat, "obeys"))
def who_got_up_goes_on_choosing(_: Any, seat: Seat, hand: str) -> bool:
    return seat.played_by is not None if hand == BOT else seat.guest == hand


@fault(MATCH, "leave rest sit bot act rest", how=after(Seat, "obeys"))
def a_bot_chooses_for_who_came_back(obeys: bool, seat: Seat, hand: str) -> bool:
    return hand == BOT or obeys


def here_again(seat: Seat) -> Seat:
    return Seat(seat.kind, seat.guest, seat.name, None if seat.guest else seat.bot)


@fault(MATCH, "leave rest end rematch rest", how=instead(changes, "again"))
def a_rematch_seats_who_got_up(_: Any, match: Match, guest: str) -> list[Seat]:
    return [here_again(seat) for seat in match.seats]


@fault(MATCH, "end rematch rest", how=instead(changes, "again"))
def a_rematch_seats_who_was_not_asked(_: Any, match: Match, guest: str) -> list[Seat]:
    return [Seat() if seat.away else here_again(seat) for seat in match.seats]


@fault(MATCH, "end rematch rest", how=instead(changes, "again"))
def a_rematch_begins_without_the_others(_: Any, match: Match, guest: str) -> list[Seat]:
    bot = Seat(BOT, None, "Circe", "greedy")
    return [seat if seat.guest in (None, guest) else bot for seat in match.seats]


@fault(LOBBY)
def who_was_kept_out_comes_back(patch: Patch) -> None:
    patch.setattr(Match, "is_out", lambda match, guest: False)


@fault(LOBBY, "out rest restart join rest")
def a_restart_forgets_who_is_kept_out(patch: Patch) -> None:
    real = news.told
    patch.setattr(shelf, "told", lambda row, facts: real(row, facts)._replace(door={}))


@fault(LOBBY, "kick link stranger rest", how=instead(changes, "join"))
def an_old_invitation_leads_to_the_table(
    real: Any, match: Match, guest: str, name: str, invite: str
) -> Any:
    return real(match, guest, name, match.invite)


@fault(LOBBY)
def nobody_hosts_after_the_host(patch: Patch) -> None:
    patch.setattr(Sit, "_next_host", lambda sit, match: None)


@fault(LOBBY)
def anybody_arranges_the_seats(patch: Patch) -> None:
    patch.setattr(changes, "must_host", lambda match, guest: None)


@fault(LOBBY)
def everybody_is_told_what_is_the_hosts(patch: Patch) -> None:
    patch.setattr(Room, "hosts", lambda room, ear: ear.seat is not None)


@fault(MATCH, "drop call rest")
def a_bot_takes_the_seat_during_a_reload(patch: Patch) -> None:
    patch.setattr(Presence, "bot_in", lambda presence, match, guest: 0)


@fault(MATCH, "drop wait call rest", how=after(StandIns, "relieve"))
def the_caller_picks_the_bot(found: Seating, *_: Any) -> Seating:
    return Seating({n: place.left_to("random") for n, place in found.places.items()})


@fault(MATCH, "drop wait call sit act rest")
def who_returns_meanwhile_is_here_and_away(patch: Patch) -> None:
    real = StandIns.step_back

    def step_back(stand_ins: StandIns, match: Match, guest: str) -> None:
        if match.idle:
            real(stand_ins, match, guest)

    patch.setattr(StandIns, "step_back", step_back)
    patch.setattr(Hall, "seated", lambda hall, match: None)


@fault(MATCH, how=instead(Tables, "watchable"))
async def friends_are_listed_to_strangers(_: Any, tables: Tables) -> list[Match]:
    return list(tables.open.values())


def test_whoever_comes_and_goes_nobody_sees_or_does_what_is_not_theirs() -> None:
    model = check(examples=40, steps=40)
    assert model.frames > 500
    assert model.rows > 300


@pytest.mark.parametrize(("plant", "stage", "races"), FAULTS)
def test_a_planted_fault_is_found(plant: Plant, stage: int, races: Sequence[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        with pytest.raises(Wrong):
            check(examples=150, steps=30, stages=[stage], races=races)
