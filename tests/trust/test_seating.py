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

from .seating.tables import RACES, check
from .seating.world import Wrong

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
FAULTS: list[tuple[Plant, int, Sequence[str]]] = []
LOBBY, MATCH = 1, 2


def fault(stage: int, *races: str) -> Callable[[Plant], Plant]:
    """Where to look for it first; the model is the same for all."""

    def keep(plant: Plant) -> Plant:
        FAULTS.append((plant, stage, races or RACES))
        return plant

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


@fault(MATCH, "leave act rest")
def a_choice_is_judged_when_it_is_sent(patch: Patch) -> None:
    real = Act.prepare

    def prepare(ply: Act, match: Match) -> Any:
        ply.hand = None
        return real(ply, match)

    patch.setattr(Act, "prepare", prepare)


@fault(MATCH, "leave act rest")
def who_got_up_goes_on_choosing(patch: Patch) -> None:
    def obeys(seat: Seat, hand: str) -> bool:
        return seat.played_by is not None if hand == BOT else seat.guest == hand

    patch.setattr(Seat, "obeys", obeys)


@fault(MATCH, "leave rest sit bot act rest")
def a_bot_chooses_for_who_came_back(patch: Patch) -> None:
    real = Seat.obeys
    patch.setattr(Seat, "obeys", lambda seat, hand: hand == BOT or real(seat, hand))


@fault(MATCH, "leave rest end rematch rest")
def a_rematch_seats_who_got_up(patch: Patch) -> None:
    def again(match: Match, guest: str) -> list[Seat]:
        return [Seat(s.kind, s.guest, s.name, None if s.guest else s.bot) for s in match.seats]

    patch.setattr(changes, "again", again)


@fault(MATCH, "end rematch rest")
def a_rematch_seats_who_was_not_asked(patch: Patch) -> None:
    def again(match: Match, guest: str) -> list[Seat]:
        seats = [Seat(s.kind, s.guest, s.name, None if s.guest else s.bot) for s in match.seats]
        return [Seat() if old.away else new for old, new in zip(match.seats, seats, strict=True)]

    patch.setattr(changes, "again", again)


@fault(MATCH, "end rematch rest")
def a_rematch_begins_without_the_others(patch: Patch) -> None:
    def again(match: Match, guest: str) -> list[Seat]:
        bot = Seat(BOT, None, "Circe", "greedy")
        return [s if s.guest in (None, guest) else bot for s in match.seats]

    patch.setattr(changes, "again", again)


@fault(LOBBY)
def who_was_kept_out_comes_back(patch: Patch) -> None:
    patch.setattr(Match, "is_out", lambda match, guest: False)


@fault(LOBBY, "out rest restart join rest")
def a_restart_forgets_who_is_kept_out(patch: Patch) -> None:
    real = news.told
    patch.setattr(shelf, "told", lambda row, facts: real(row, facts)._replace(door={}))


@fault(LOBBY, "kick link stranger rest")
def an_old_invitation_leads_to_the_table(patch: Patch) -> None:
    real = changes.join
    patch.setattr(changes, "join", lambda match, guest, name, invite: real(
        match, guest, name, match.invite))  # fmt: skip


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


@fault(MATCH, "drop wait call rest")
def the_caller_picks_the_bot(patch: Patch) -> None:
    real = StandIns.relieve

    def relieve(stand_ins: StandIns, match: Match, seat: int) -> Seating:
        found = real(stand_ins, match, seat)
        return Seating({n: place.left_to("random") for n, place in found.places.items()})

    patch.setattr(StandIns, "relieve", relieve)


@fault(MATCH, "drop wait call sit act rest")
def who_returns_meanwhile_is_here_and_away(patch: Patch) -> None:
    real = StandIns.step_back

    def step_back(stand_ins: StandIns, match: Match, guest: str) -> None:
        if match.idle:
            real(stand_ins, match, guest)

    patch.setattr(StandIns, "step_back", step_back)
    patch.setattr(Hall, "seated", lambda hall, match: None)


@fault(MATCH)
def friends_are_listed_to_strangers(patch: Patch) -> None:
    async def all_of_them(tables: Tables) -> list[Match]:
        return list(tables.open.values())

    patch.setattr(Tables, "watchable", all_of_them)


def test_whoever_comes_and_goes_nobody_sees_or_does_what_is_not_theirs() -> None:
    model = check(examples=40, steps=40)
    assert model.frames > 500
    assert model.rows > 300


@pytest.mark.parametrize(
    ("plant", "stage", "races"), FAULTS, ids=[plant.__name__ for plant, *_ in FAULTS]
)
def test_a_planted_fault_is_found(plant: Plant, stage: int, races: Sequence[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        with pytest.raises(Wrong):
            check(examples=150, steps=30, stages=[stage], races=races)
