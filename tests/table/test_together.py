"""Several choices as one act at a table: stored together, once, and told together."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sqlalchemy import select

from grimorio.core.match import ACT, UNDO, Step
from grimorio.core.match import Match as Play
from grimorio.core.registry import game_ids
from grimorio.core.text import Text
from grimorio.table.jobs import Act
from grimorio.table.match import Accepted, Answer, Match, Problem, Refused
from grimorio.table.schema import plies
from grimorio.table.sqlite import SqliteStore
from grimorio.table.store import NotStored, Taken
from tests.acts import some_act
from tests.core.test_together import (
    test_undo_takes_the_whole_act_back_also_after_it_was_saved as goes_back_as_one,
)
from tests.planting import instead

from .played import Nowhere, new_match, open_envelopes
from .test_match import Later, Listening
from .test_store import MATCH, written


def goblins(store: Any) -> Match:
    """Bellum, where the first seat is to place two goblins."""
    return new_match("bellum", 2, 1, store)


def send(match: Match, answers: list[Answer], key: str, *words: str, seat: int = 0) -> None:
    first, *then = [match.game.actions.parse(each).id for each in words]
    decision = match.progress.decisions[seat]
    match.submit(Act(ACT, seat, decision, first, key, answers.append, then=then))


each_act = pytest.mark.parametrize("words", [["place left"], ["place left", "place right"]])


@each_act
def test_nobody_hears_of_an_act_before_all_of_it_is_stored(words: list[str]) -> None:
    store, answers, listener = Later(), list[Answer](), Listening()
    match = goblins(store)
    match.listeners.append(listener)
    before = match.state.to_bytes()
    send(match, answers, "one", *words)
    assert len(store.waiting) == 1
    assert (answers, listener.heard, match.version) == ([], [], 0)
    assert match.state.to_bytes() == before
    store.commit()
    assert answers == [Accepted("one", len(words))]
    assert (listener.heard, match.version) == ([len(words)], len(words))


@each_act
def test_an_act_that_is_not_stored_has_not_happened(words: list[str]) -> None:
    store, answers = Later(), list[Answer]()
    match = goblins(store)
    before = match.state.to_bytes()
    send(match, answers, "one", *words)
    store.commit(NotStored("disk"))
    assert answers == [Problem("one", Text("table-not-stored"))]
    assert (match.version, match.state.to_bytes()) == (0, before)
    send(match, answers, "one", *words)
    store.commit()
    assert answers[1] == Accepted("one", len(words))


def test_a_repeated_key_gets_the_answer_to_the_whole() -> None:
    answers: list[Answer] = []
    match = goblins(Nowhere())
    ids = [match.game.actions.parse(words).id for words in ("place left", "place right")]
    decision = match.progress.decisions[0]
    for then in ([ids[1]], [ids[1]], [], [ids[0]], [ids[1], ids[1]]):
        match.submit(Act(ACT, 0, decision, ids[0], "one", answers.append, then=then))
    reused = Problem("one", Text("table-key-reused"))
    assert answers == [Accepted("one", 2), Accepted("one", 2), reused, reused, reused]
    assert match.version == 2


def test_a_late_act_is_stale_and_a_wrong_one_refused_with_its_number() -> None:
    answers: list[Answer] = []
    match = goblins(Nowhere())
    left = match.game.actions.parse("place left").id
    match.submit(Act(ACT, 0, 99, left, "late", answers.append, then=[left]))
    match.submit(Act(ACT, 0, match.progress.decisions[0], left, "none", answers.append,
                     then=[10_000]))  # fmt: skip
    send(match, answers, "three", "place left", "place left", "place left")
    send(match, answers, "three", "place left", "place left", "place left")
    assert answers[0] == Problem("late", Text("table-stale"))
    assert answers[1] == Problem("none", Text("table-no-such-action"))
    third = answers[2]
    assert third == Problem("three", Text("table-not-seen", {"choice": 3}))
    send(match, answers, "wrong", "place left", "finish")
    wrong = answers[-1]
    assert isinstance(wrong, Refused)
    assert (wrong.choice, wrong.refusal.section[:3]) == (1, "BE-")
    send(match, answers, "wrong", "place left", "finish")
    assert answers[-1] is wrong
    assert (match.version, match.keys) == (0, {})


@pytest.mark.interpreted
def test_an_act_whose_truth_is_otherwise_is_a_fault_and_nothing_happens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If a game calls something sure that is not, nothing is stored."""
    answers: list[Answer] = []
    match = goblins(Nowhere())
    monkeypatch.setattr("grimorio.core.match.forbidden", lambda *_: None)
    send(match, answers, "one", "place left", "finish")
    assert answers == [Problem("one", Text("table-fault"))]
    assert match.version == 0


class Kept:
    """A store in memory, to be read again."""

    def __init__(self) -> None:
        self.rows: list[Any] = []

    def write(self, plies: Any, rows: Any, done: Any, heads: Any = ()) -> None:
        self.rows += plies
        done(None)

    def loaded(self, match: Match, store: Any) -> Match:
        names = ["match", "ply", "kind", "seat", "action", "decision", "key", "at", "joined"]
        again = Match(match.game, match.facts, match.seats, store)
        first = Row(ply=0, kind=0, seat=None, action=None, decision=None, key=None, at=0, joined=0)
        again.load([first, *(Row(**dict(zip(names, row, strict=True))) for row in self.rows)])
        return again


class Row:
    def __init__(self, **values: Any) -> None:
        vars(self).update(values)


@pytest.mark.parametrize("game", game_ids())
def test_after_a_restart_every_key_has_its_answer_and_undo_goes_as_far(game: str) -> None:
    store, picker = Kept(), random.Random(1)
    match = new_match(game, 3, 5, store)
    sent: list[Act] = []
    told: list[Answer] = []
    while match.outcome is None and match.version < 150:
        seat = picker.choice(match.deciding())
        view = match.game.view(match.state, seat)
        act = some_act(match.game, view, seat, picker, picker.randint(1, 5))
        if len(match.deciding()) > 1 or not act:
            act = [picker.choice(match.progress.offers[seat])]
        first, *then = [action.id for action in act]
        body = (ACT, seat, match.progress.decisions[seat], first)
        if match.may_undo(seat) and picker.random() < 0.3:
            body, then = (UNDO, seat, 0, 0), []
        sent.append(Act(*body, f"key-{len(sent)}", told.append, then=then))
        match.submit(sent[-1])
        if sent[-1].private:
            match.keys.pop((seat, sent[-1].key or ""))
            sent.pop(), told.pop()
        open_envelopes(match)
    assert sum(len(ply.body) > 3 for ply in sent) > 10
    again = store.loaded(match, Nowhere())
    assert again.state == match.state
    assert again.progress.plies == match.progress.plies
    assert again.progress.decisions == match.progress.decisions
    assert again.keys == match.keys
    seats = range(match.facts.seats)
    assert [again.may_undo(seat) for seat in seats] == [match.may_undo(seat) for seat in seats]
    for ply, answer in zip(sent, told, strict=True):
        heard: list[Answer] = []
        kind, decision, first, *then = ply.body
        again.submit(Act(kind, ply.seat, decision, first, ply.key, heard.append, then=then))
        assert heard == [answer]
    assert again.version == match.version


def test_an_act_is_taken_back_as_one_and_can_be_so_after_a_restart() -> None:
    store, answers = Kept(), list[Answer]()
    match = goblins(store)
    before = match.state.to_bytes()
    send(match, answers, "one", "place left", "place right")
    for each in (store.loaded(match, Nowhere()), match):
        assert each.may_undo(0)
        each.submit(Act(UNDO, 0, 0, 0, "back", answers.append))
        assert answers[-1] == Accepted("back", 3)
        assert each.state.to_bytes() == before
        assert not each.may_undo(0)
    again = store.loaded(match, Nowhere())
    assert again.state.to_bytes() == before
    assert again.progress.kept() == [0]


async def test_the_tables_take_all_of_an_act_or_nothing(store: SqliteStore) -> None:
    """The second of three plies is there already: none of them is stored."""

    def rows(*numbers: int) -> Any:
        first = numbers[0]
        return [(MATCH, number, 1, 0, 7, 1, None, 0, int(number > first)) for number in numbers]

    told = await written(store, (rows(2), []), (rows(1, 2, 3), []), (rows(3, 4), []))
    assert [each and type(each) for each in told] == [None, Taken, None]
    with store.read() as connection:
        query = select(plies.c.ply, plies.c.joined).order_by(plies.c.ply)
        found = [tuple(each) for each in connection.execute(query)]
    assert found == [(0, 0), (2, 0), (3, 0), (4, 1)]


def test_what_is_told_of_an_act_holds_all_its_events() -> None:
    heard: list[Step] = []

    class Ear(Listening):
        def moved(self, match: Match, step: Step) -> None:
            heard.append(step)

    match = goblins(Nowhere())
    match.listeners.append(Ear())
    send(match, [], "one", "place left", "place right")
    assert [step.version for step in heard] == [2]
    assert [event.kind for event in heard[0].events] == ["creature-placed"] * 2
    assert heard[0].events == [event for each in match.progress.history[1:] for event in each]


def one_by_one(real: Any, match: Play, step: Any) -> None:
    step.joined, joined = False, step.joined
    real(match, step)
    step.joined = joined


def forgotten(real: Any, match: Play, kind: int, seat: int, action: int, *more: Any) -> Any:
    return real(match, kind, seat, action)


def half_kept(_: Any, match: Any) -> Any:
    return [match.game.actions[match.plies[match.kept()[-1]].action]]


@pytest.mark.parametrize(
    ("name", "fault"), [("_remember", one_by_one), ("again", forgotten), ("last_act", half_kept)]
)
def test_a_wrong_rule_of_taking_back_is_noticed(
    name: str, fault: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    instead(Play, name)(fault)(monkeypatch)
    with pytest.raises(AssertionError):
        goes_back_as_one()
