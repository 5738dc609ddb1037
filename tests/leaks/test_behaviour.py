"""What a seat's socket gets comes at the same time in every world that it cannot tell apart, and a
server that behaves otherwise is caught.

At full size: `python -m tests.leaks --pairs 0 --runs 2000`.
"""

from __future__ import annotations

import asyncio
import dataclasses
import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from grimorio.core.match import Match as Progress
from grimorio.core.registry import game_ids
from grimorio.games.magia.rules import Magia
from grimorio.server import protocol as p
from grimorio.server import rooms, wire
from grimorio.server.rooms import Room
from grimorio.server.sockets import Talk
from grimorio.table.bots import Bots
from grimorio.table.hall import Hall
from grimorio.table.match import Match
from grimorio.table.sealed import MOST_LONGER, Sealed, Timekeeper
from grimorio.table.stand_ins import StandIns
from tests.contract.test_contract import cases
from tests.planting import Patch, Plant, after, instead

from .behaviour import runs, two_worlds
from .clockwork import World
from .planted import Leaks
from .twins import Leak

leak = Leaks()
MOST = 60
"""Runs in which a planted leak must show."""


@pytest.fixture(scope="module")
def worlds() -> Iterator[list[World]]:
    with two_worlds() as both:
        yield both


@pytest.mark.interpreted
@pytest.mark.parametrize("game", game_ids())
def test_the_same_bytes_come_at_the_same_times(worlds: list[World], game: str) -> None:
    mine = [case for case in cases() if case[0] == game]
    *_, (compared, questions) = itertools.islice(runs(worlds, mine, 7), 10)
    assert compared > 40
    assert questions > 5 or game != "magia"


# The proof can fail


def real_choices(match: Match) -> int:
    """How many seats could say yes: the secret."""
    return sum(
        any(offer.text == "answer yes" for offer in offers) for offers in match.progress.offers
    )


@leak("magia", after(Match, "may_undo"))
def undo_is_offered_if_somebody_could_answer(may: bool, match: Match, seat: int | None) -> bool:
    return may or (match.sealed is not None and real_choices(match) > 1)


def clock(seconds: Any) -> Plant:
    """The time of a question depends on something."""

    @instead(Timekeeper, "start")
    def plant(real: Any, keeper: Timekeeper, match: Match) -> Any:
        usual = keeper.seconds
        keeper.seconds = seconds(match, usual)
        try:
            return real(keeper, match)
        finally:
            keeper.seconds = usual

    return plant


@leak("magia", clock)
def it_settles_at_once_if_nobody_could_answer(match: Match, usual: float) -> float:
    return usual if real_choices(match) > 1 else 0.0


@leak("magia", clock)
def there_is_less_time_if_few_could_answer(match: Match, usual: float) -> float:
    return usual - 4 + real_choices(match)


@leak("magia", clock)
def nobody_waits_if_all_have_settled_their_answers(match: Match, usual: float) -> float:
    return usual - 2 * len(match.settlements)


def open_early(done: Any) -> Plant:
    @after(Timekeeper, "heard")
    def plant(nothing: None, keeper: Timekeeper, match: Match) -> None:
        sealed = match.sealed
        if sealed is not None and sealed.timed and not sealed.opened and done(match, sealed):
            keeper.open(match, sealed)

    return plant


@leak("magia", open_early)
def it_settles_when_those_who_could_have_answered(match: Match, sealed: Sealed) -> bool:
    offers = enumerate(match.progress.offers)
    return all(len(offer) < 2 or seat in sealed.answers for seat, offer in offers)


@leak("magia", open_early)
def it_settles_when_two_have_answered(match: Match, sealed: Sealed) -> bool:
    return len(sealed.answers) > 1


@leak("magia", instead(Match, "is_answer"))
def an_answer_is_a_ply_at_once(*_: Any) -> bool:
    return False


@leak("magia", instead(Match, "deciding"))
def envelopes_are_opened_as_they_came(real: Any, match: Match) -> list[int]:
    sealed = match.sealed
    first = [] if sealed is None else [seat for seat in sealed.answers if seat in real(match)]
    return first + [seat for seat in real(match) if seat not in first]


@leak("magia", instead(Match, "tell_asked"))
def an_envelope_is_told_to_all(real: Any, match: Match, seat: int | None) -> None:
    real(match, None)


@leak("magia", after(Match, "enclose"), 18)
def a_list_tells_when_somebody_answered(nothing: None, match: Match, *_: Any) -> None:
    match.updated += 60_000


@leak("magia", after(Progress, "take"))
def decisions_count_for_those_who_could_answer(nothing: None, progress: Any, step: Any) -> None:
    if len(progress.game.deciding(step.state)) > 1:
        several = sum(len(offers) > 1 for offers in progress.offers)
        progress.decisions = [each + several for each in progress.decisions]


@leak("magia", instead(Bots, "_think"), 9)
async def the_table_is_told_if_a_bot_could_answer(
    real: Any, bots: Bots, match: Match, seat: int, *more: Any
) -> None:
    if match.sealed is not None and len(match.progress.offers[seat]) > 1:
        match.tell_seated()
    await real(bots, match, seat, *more)


@leak("magia", after(Magia, "view"))
def the_waiting_are_those_who_could_answer(view: Any, game: Magia, state: Any, *_: Any) -> None:
    if state.answers:
        view.deciding = [each for each in view.deciding if game.ready(state, each)]


@leak("magia", instead(Talk, "lengthen"))
def only_those_who_could_answer_can_have_more_time(real: Any, talk: Talk) -> None:
    seat = talk.ear.seat
    assert seat is not None
    if len(talk.match.progress.offers[seat]) > 1:
        real(talk)


@leak("magia", instead(Room, "settled"))
def what_was_settled_is_told_to_all(_: Any, room: Room, match: Match, seat: int) -> None:
    for ear in room.ears:
        ear.send(b'{"type":"settled"}')


def question(change: Any) -> Plant:
    """What is told of a question that is open."""

    def leaky(found: Any, match: Match, seat: int | None) -> None:
        if found is not None:
            change(found, match, match.sealed)

    def plant(patch: Patch) -> None:
        for module in (wire, rooms):
            after(module, "question")(leaky)(patch)

    return plant


@leak("magia", question)
def the_question_tells_how_many_could_answer(found: Any, match: Match, sealed: Sealed) -> None:
    found.longer = MOST_LONGER - real_choices(match)


@leak("magia", question)
def whoever_comes_back_is_told_how_many_have_answered(
    found: Any, match: Match, sealed: Sealed
) -> None:
    found.owing = [each for each in range(match.facts.seats) if each not in sealed.answers]


@leak("magia", after(Room, "sync"))
def a_frame_is_longer_for_every_envelope(message: bytes, room: Room, *_: Any) -> bytes:
    sealed = room.match.sealed
    return message + b" " * (0 if sealed is None else len(sealed.answers))


@leak("magia", instead(Talk, "follow"), 57)
def hints_are_given_while_bots_think_about_the_question(
    real: Any, talk: Talk, message: Any, seat: int
) -> None:
    if isinstance(message, p.Hint) and talk.match.sealed is not None:
        talk.hinting = asyncio.get_running_loop().create_task(talk.hint(seat))
    else:
        real(talk, message, seat)


@leak("cronicas", instead(Bots, "_think"))
async def bots_answer_as_soon_as_they_can(real: Any, bots: Bots, *more: Any) -> None:
    bots.customs = dataclasses.replace(bots.customs, bot_seconds=0.0)
    await real(bots, *more)


@leak("cronicas", instead(Bots, "_think"))
async def a_forced_choice_comes_at_once(
    real: Any, bots: Bots, match: Match, seat: int, *more: Any
) -> None:
    usual = bots.customs
    if len(match.progress.offers[seat]) == 1:
        bots.customs = dataclasses.replace(usual, bot_seconds=0.0)
    try:
        await real(bots, match, seat, *more)
    finally:
        bots.customs = usual


@leak("conclave", after(Match, "may_undo"))
def undo_depends_on_what_would_be_drawn(may: bool, match: Match, seat: int | None) -> bool:
    deck = [*match.state.decks[0], *match.state.decks[1]]  # type: ignore[attr-defined]
    return may and bool(deck) and deck[-1] % 2 == 0


@leak("bellum", after(Hall, "moved"))
def a_move_that_hides_much_is_stored_more_slowly(
    nothing: None, hall: Hall, match: Match, step: Any
) -> None:
    if match.state.values[0] % 2:  # type: ignore[attr-defined]
        hall.questions.clock.call_at(hall.questions.clock.time() + 0.0625, match.tell_seated)


@leak("cronicas", instead(StandIns, "_stand_in"), 67)
def a_bot_stands_in_sooner_if_it_has_a_choice(
    real: Any, stand_ins: StandIns, match: Match, seat: int, time: float
) -> None:
    real(stand_ins, match, seat, time + (55 if len(match.progress.offers[seat]) > 2 else 0))


@pytest.mark.interpreted
@pytest.mark.parametrize(("game", "seed", "plant"), leak.found)
def test_a_planted_leak_is_caught(
    worlds: list[World], game: str, seed: int, plant: Plant, monkeypatch: Patch
) -> None:
    usual = [world.server.hall.bots.customs for world in worlds]
    plant(monkeypatch)
    mine = [case for case in cases() if case[0] == game]
    try:
        with pytest.raises(Leak):
            list(itertools.islice(runs(worlds, mine, seed), MOST))
    finally:
        for world, customs in zip(worlds, usual, strict=True):
            world.server.hall.bots.customs = customs
