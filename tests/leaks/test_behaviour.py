"""What a seat's socket gets comes at the same time in every world that it cannot tell apart, and a
server that behaves otherwise is caught.

At full size: `python -m tests.leaks --pairs 0 --runs 2000`.
"""

from __future__ import annotations

import asyncio
import dataclasses
import itertools
from collections.abc import Callable, Iterator
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
from grimorio.table.sealed import MOST_LONGER, Timekeeper
from grimorio.table.stand_ins import StandIns
from tests.contract.test_contract import cases

from .behaviour import runs, two_worlds
from .clockwork import World
from .test_planted_leaks import after
from .twins import Leak

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
LEAKS: list[tuple[str, str, int, Plant]] = []
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


def leak(game: str, seed: int = 1) -> Callable[[Plant], Plant]:
    """`seed`: a run that shows it; from there on it is looked for."""

    def keep(plant: Plant) -> Plant:
        LEAKS.append((plant.__name__, game, seed, plant))
        return plant

    return keep


def real_choices(match: Match) -> int:
    """How many seats could say yes: the secret."""
    return sum(
        any(offer.text == "answer yes" for offer in offers) for offers in match.progress.offers
    )


@leak("magia")
def undo_is_offered_if_somebody_could_answer(patch: Patch) -> None:
    def change(may: bool, match: Match, seat: int | None) -> bool:
        return may or (match.sealed is not None and real_choices(match) > 1)

    after(patch, Match, "may_undo", change)


def clock(patch: Patch, seconds: Callable[[Match, float], float]) -> None:
    """The time of a question depends on something."""
    real = Timekeeper.start

    def start(keeper: Timekeeper, match: Match) -> Any:
        usual = keeper.seconds
        keeper.seconds = seconds(match, usual)
        try:
            return real(keeper, match)
        finally:
            keeper.seconds = usual

    patch.setattr(Timekeeper, "start", start)


@leak("magia")
def it_settles_at_once_if_nobody_could_answer(patch: Patch) -> None:
    clock(patch, lambda match, usual: usual if real_choices(match) > 1 else 0.0)


@leak("magia")
def there_is_less_time_if_few_could_answer(patch: Patch) -> None:
    clock(patch, lambda match, usual: usual - 4 + real_choices(match))


@leak("magia")
def nobody_waits_if_all_have_settled_their_answers(patch: Patch) -> None:
    clock(patch, lambda match, usual: usual - 2 * len(match.settlements))


def open_early(patch: Patch, done: Callable[[Match], bool]) -> None:
    real = Timekeeper.heard

    def heard(keeper: Timekeeper, match: Match) -> None:
        real(keeper, match)
        sealed = match.sealed
        if sealed is not None and sealed.timed and not sealed.opened and done(match):
            keeper.open(match, sealed)

    patch.setattr(Timekeeper, "heard", heard)


@leak("magia")
def it_settles_when_those_who_could_have_answered(patch: Patch) -> None:
    def done(match: Match) -> bool:
        assert match.sealed is not None
        return all(
            len(offers) < 2 or seat in match.sealed.answers
            for seat, offers in enumerate(match.progress.offers)
        )

    open_early(patch, done)


@leak("magia")
def it_settles_when_two_have_answered(patch: Patch) -> None:
    open_early(patch, lambda match: match.sealed is not None and len(match.sealed.answers) > 1)


@leak("magia")
def an_answer_is_a_ply_at_once(patch: Patch) -> None:
    patch.setattr(Match, "is_answer", lambda match, step: False)


@leak("magia")
def envelopes_are_opened_as_they_came(patch: Patch) -> None:
    real = Match.deciding

    def deciding(match: Match) -> list[int]:
        sealed = match.sealed
        first = [] if sealed is None else [s for s in sealed.answers if s in real(match)]
        return first + [seat for seat in real(match) if seat not in first]

    patch.setattr(Match, "deciding", deciding)


@leak("magia")
def an_envelope_is_told_to_all(patch: Patch) -> None:
    real = Match.tell_asked
    patch.setattr(Match, "tell_asked", lambda match, seat: real(match, None))


@leak("magia", 18)
def a_list_tells_when_somebody_answered(patch: Patch) -> None:
    def change(nothing: None, match: Match, seat: int, key: Any, body: Any) -> None:
        match.updated += 60_000

    after(patch, Match, "enclose", change)


@leak("magia")
def decisions_count_for_those_who_could_answer(patch: Patch) -> None:
    def change(nothing: None, progress: Progress, step: Any) -> None:
        if len(progress.game.deciding(step.state)) > 1:
            several = sum(len(offers) > 1 for offers in progress.offers)
            progress.decisions = [each + several for each in progress.decisions]

    after(patch, Progress, "take", change)


@leak("magia", 9)
def the_table_is_told_if_a_bot_could_answer(patch: Patch) -> None:
    real = Bots._think

    async def think(bots: Bots, match: Match, seat: int, spec: str, decision: int) -> None:
        if match.sealed is not None and len(match.progress.offers[seat]) > 1:
            match.tell_seated()
        await real(bots, match, seat, spec, decision)

    patch.setattr(Bots, "_think", think)


@leak("magia")
def the_waiting_are_those_who_could_answer(patch: Patch) -> None:
    def change(view: Any, game: Magia, state: Any, seat: int | None) -> Any:
        if state.answers:
            view.deciding = [each for each in view.deciding if game.ready(state, each)]
        return view

    after(patch, Magia, "view", change)


@leak("magia")
def only_those_who_could_answer_can_have_more_time(patch: Patch) -> None:
    real = Talk.lengthen

    def lengthen(talk: Talk) -> None:
        seat = talk.ear.seat
        assert seat is not None
        if len(talk.match.progress.offers[seat]) > 1:
            real(talk)

    patch.setattr(Talk, "lengthen", lengthen)


@leak("magia")
def what_was_settled_is_told_to_all(patch: Patch) -> None:
    def settled(room: Room, match: Match, seat: int) -> None:
        for ear in room.ears:
            ear.send(b'{"type":"settled"}')

    patch.setattr(Room, "settled", settled)


def question(patch: Patch, change: Callable[[Any, Match], Any]) -> None:
    real = wire.question

    def leaky(match: Match, seat: int | None) -> Any:
        found = real(match, seat)
        return None if found is None else change(found, match)

    for module in (wire, rooms):
        patch.setattr(module, "question", leaky)


@leak("magia")
def the_question_tells_how_many_could_answer(patch: Patch) -> None:
    def change(found: Any, match: Match) -> Any:
        found.longer = MOST_LONGER - real_choices(match)
        return found

    question(patch, change)


@leak("magia")
def whoever_comes_back_is_told_how_many_have_answered(patch: Patch) -> None:
    def change(found: Any, match: Match) -> Any:
        assert match.sealed is not None
        found.owing = [
            each for each in range(match.facts.seats) if each not in match.sealed.answers
        ]
        return found

    question(patch, change)


@leak("magia")
def a_frame_is_longer_for_every_envelope(patch: Patch) -> None:
    def change(message: bytes, room: Room, ear: Any, since: int) -> bytes:
        sealed = room.match.sealed
        return message + b" " * (0 if sealed is None else len(sealed.answers))

    after(patch, Room, "sync", change)


@leak("magia", 57)
def hints_are_given_while_bots_think_about_the_question(patch: Patch) -> None:
    real = Talk.follow

    def follow(talk: Talk, message: Any, seat: int) -> None:
        if isinstance(message, p.Hint) and talk.match.sealed is not None:
            talk.hinting = asyncio.get_running_loop().create_task(talk.hint(seat))
        else:
            real(talk, message, seat)

    patch.setattr(Talk, "follow", follow)


@leak("cronicas")
def bots_answer_as_soon_as_they_can(patch: Patch) -> None:
    real = Bots._think

    async def think(bots: Bots, match: Match, seat: int, spec: str, decision: int) -> None:
        bots.customs = dataclasses.replace(bots.customs, bot_seconds=0.0)
        await real(bots, match, seat, spec, decision)

    patch.setattr(Bots, "_think", think)


@leak("cronicas")
def a_forced_choice_comes_at_once(patch: Patch) -> None:
    real = Bots._think

    async def think(bots: Bots, match: Match, seat: int, spec: str, decision: int) -> None:
        usual = bots.customs
        if len(match.progress.offers[seat]) == 1:
            bots.customs = dataclasses.replace(usual, bot_seconds=0.0)
        work = real(bots, match, seat, spec, decision)
        try:
            await work
        finally:
            bots.customs = usual

    patch.setattr(Bots, "_think", think)


@leak("conclave")
def undo_depends_on_what_would_be_drawn(patch: Patch) -> None:
    def change(may: bool, match: Match, seat: int | None) -> bool:
        deck = [*match.state.decks[0], *match.state.decks[1]]  # type: ignore[attr-defined]
        return may and bool(deck) and deck[-1] % 2 == 0

    after(patch, Match, "may_undo", change)


@leak("bellum")
def a_move_that_hides_much_is_stored_more_slowly(patch: Patch) -> None:
    def change(nothing: None, hall: Hall, match: Match, step: Any) -> None:
        if match.state.values[0] % 2:  # type: ignore[attr-defined]
            hall.questions.clock.call_at(hall.questions.clock.time() + 0.0625, match.tell_seated)

    after(patch, Hall, "moved", change)


@leak("cronicas", 67)
def a_bot_stands_in_sooner_if_it_has_a_choice(patch: Patch) -> None:
    real = StandIns._stand_in

    def stand_in(stand_ins: StandIns, match: Match, seat: int, time: float) -> None:
        real(stand_ins, match, seat, time + (55 if len(match.progress.offers[seat]) > 2 else 0))

    patch.setattr(StandIns, "_stand_in", stand_in)


@pytest.mark.interpreted
@pytest.mark.parametrize(("game", "seed", "plant"), [each[1:] for each in LEAKS],
                         ids=[each[0] for each in LEAKS])  # fmt: skip
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
