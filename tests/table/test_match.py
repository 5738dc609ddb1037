"""The queue of a match: whatever a listener, a job or the store does, it goes on."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import pytest

from grimorio.core.match import ACT, Step
from grimorio.core.registry import game_ids, get_game
from grimorio.core.text import Text
from grimorio.table.jobs import Act, Sit
from grimorio.table.match import MOST_EACH, MOST_STRANGERS, Accepted, Answer, Match, Problem
from grimorio.table.seats import BOT, HUMAN, Seat, Seating

from .played import new_match


class Later:
    """A store whose disk the test holds: nothing is written before it says so."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[Exception | None], None]] = []

    def write(
        self, plies: Any, rows: Any, done: Callable[[Exception | None], None], heads: Any = ()
    ) -> None:
        self.waiting.append(done)

    def commit(self, error: Exception | None = None) -> None:
        self.waiting.pop(0)(error)


class Listening:
    def __init__(self, fails: bool = False) -> None:
        self.fails = fails
        self.heard: list[int] = []

    def moved(self, match: Match, step: Step) -> None:
        if self.fails:
            raise RuntimeError("a listener with a fault")
        self.heard.append(step.version)

    def seated(self, match: Match) -> None:
        self.heard.append(-1)

    def left(self, match: Match, guest: str) -> None:
        self.heard.append(-3)

    def asked(self, match: Match, seat: int | None) -> None:
        self.heard.append(-4)

    def settled(self, match: Match, seat: int) -> None:
        pass

    def ended(self, match: Match, why: Text, final: bool) -> None:
        pass

    def called(self, match: Match, rematch: str) -> None:
        self.heard.append(-2)


def setting() -> tuple[Match, Later, list[Answer]]:
    store = Later()
    return new_match("conclave", 2, 1, store), store, []


def choice(match: Match, answers: list[Answer], key: str, hand: str | None = None) -> Act:
    seat = match.deciding()[0]
    action = match.progress.offers[seat][0]
    return Act(ACT, seat, match.progress.decisions[seat], action.id, key, answers.append, hand)


def test_repetitions_wait_for_the_first_and_get_its_answer() -> None:
    match, store, answers = setting()
    for _ in range(3):
        match.submit(choice(match, answers, "one"))
    assert len(store.waiting) == 1
    store.commit()
    assert answers == [Accepted("one", 1)] * 3
    assert store.waiting == []


def test_a_listener_that_fails_keeps_the_news_from_nobody() -> None:
    match, store, answers = setting()
    broken, other = Listening(fails=True), Listening()
    match.listeners += [broken, other]
    for number in (1, 2, 3):
        match.submit(choice(match, answers, f"key-{number}"))
        store.commit()
    assert other.heard == [1, 2, 3]
    assert len(answers) == 3


def test_an_answer_that_fails_does_not_stop_the_queue() -> None:
    match, store, answers = setting()

    def broken(answer: Answer) -> None:
        raise RuntimeError("a line with a fault")

    first = choice(match, answers, "one")
    first.reply = broken
    match.submit(first)
    with contextlib.suppress(RuntimeError):
        store.commit()
    assert match.version == 1
    match.submit(choice(match, answers, "two"))
    store.commit()
    assert answers == [Accepted("two", 2)]


def test_too_much_at_once_is_refused() -> None:
    match, store, answers = setting()
    for number in range(40):
        match.submit(choice(match, answers, f"key-{number}", "g" * 22))
    assert {answer.text.key for answer in answers if isinstance(answer, Problem)} == {
        "table-too-much"
    }
    assert len(answers) == 40 - 1 - MOST_EACH
    while store.waiting:
        store.commit()
    assert len(answers) == 40
    assert match.version == 1  # all were for the same decision


def test_what_one_guest_sends_keeps_nobody_else_waiting_outside() -> None:
    """Of one guest so many jobs wait, of all who have no seat so many more; a bot's choice and
    the table's own are never refused."""
    match, store, answers = setting()
    other = 1 - match.deciding()[0]
    match.seats[other] = Seat(HUMAN, "other", "Ana")
    change = Seating({other: match.seats[other]})
    told: list[Text | None] = []
    for number in range(200):
        match.submit(Sit(lambda _: change, told.append, "other"))
        match.submit(Sit(lambda _: Seating(), told.append, f"stranger-{number}"))
    assert len(told) == (200 - 1 - MOST_EACH) + (200 - MOST_STRANGERS)
    match.submit(choice(match, answers, "mine", "g" * 22))
    assert answers == []
    bots: list[Answer] = []
    match.submit(choice(match, bots, "", None))
    assert bots == []
    while store.waiting:
        store.commit()
    assert answers == [Accepted("mine", 1)]
    assert bots == [Problem("", Text("table-stale"))]
    assert match.idle


def test_who_has_been_served_may_ask_again() -> None:
    match, store, _ = setting()
    change = Seating({1: match.seats[1]})
    told: list[Text | None] = []
    for number in range(100):
        match.submit(Sit(lambda _: change, told.append, "g" * 22))
        while len(store.waiting) > 0 and number % 8 == 7:
            store.commit()
    while store.waiting:
        store.commit()
    assert told == [None] * 100


def test_seats_change_in_their_turn() -> None:
    match, store, answers = setting()
    told: list[Text | None] = []
    match.submit(choice(match, answers, "one"))
    match.submit(Sit(lambda _: Seating({1: Seat(HUMAN, "other", "Ana")}), told.append))
    assert match.seats[1].name != "Ana"
    store.commit()
    assert match.seats[1].name != "Ana"
    store.commit()
    assert match.seats[1].name == "Ana"
    assert told == [None]


HOLDER = "g" * 22
SEATS_OF_BEFORE = [
    pytest.param(HOLDER, Seat(HUMAN, "other", "Ana"), id="another person sits there now"),
    pytest.param(HOLDER, Seat(), id="nobody sits there now"),
    pytest.param(HOLDER, Seat(HUMAN, HOLDER, "Ana", "greedy", away=True), id="they got up"),
    pytest.param(BOT, Seat(HUMAN, HOLDER, "Ana"), id="the person came back while the bot thought"),
]


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("hand", "after"), SEATS_OF_BEFORE)
def test_a_choice_that_waits_is_judged_by_who_holds_the_seat_when_its_turn_comes(
    game: str, hand: str, after: Seat
) -> None:
    store, answers = Later(), list[Answer]()
    match = new_match(game, get_game(game).info.least_seats, 1, store)
    seat = match.deciding()[0]
    if hand == BOT:
        match.seats[seat] = match.seats[seat].left_to("greedy")
    match.submit(Sit(lambda _: Seating({seat: after}), lambda _: None))
    match.submit(choice(match, answers, "one", hand))
    assert answers == []
    store.commit()
    assert answers == [Problem("one", Text("table-not-yours"))]
    assert (store.waiting, match.version) == ([], 0)


def test_a_key_of_the_seat_tells_its_answer_to_nobody_else() -> None:
    match, store, answers = setting()
    first = choice(match, answers, "one", HOLDER)
    match.submit(first)
    store.commit()
    match.seats[first.seat] = Seat(HUMAN, "other", "Ana")
    kind, decision, action = first.body
    match.submit(Act(kind, first.seat, decision, action, "one", answers.append, HOLDER))
    assert answers[1:] == [Problem("one", Text("table-not-yours"))]
