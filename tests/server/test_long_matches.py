"""A match can be made long by acting and taking back; that must cost nobody else anything."""

import json
import random
from typing import Any

import pytest

from grimorio.core.errors import BadInput
from grimorio.core.match import ACT, SETUP, UNDO, Step, event_text
from grimorio.core.registry import game_ids, get_game
from grimorio.server import wire
from grimorio.server.rooms import Ear, Rooms
from grimorio.server.settings import Limits
from grimorio.table.customs import Customs
from grimorio.table.hall import Hall
from grimorio.table.jobs import Act
from grimorio.table.match import Accepted, Answer, Match, MatchFacts, Problem
from grimorio.table.seats import HUMAN, Seat
from grimorio.table.thinkers import Thinkers
from tests.leaks.twins import Line
from tests.table.played import Nowhere

MOST = Customs().take_backs
LINES = Limits().log_lines


def started(game_id: str, seats: int, seed: int = 1) -> Match:
    game = get_game(game_id)
    facts = MatchFacts("m" * 22, seats, game.check_options(seats, {}), "local", "g" * 22, 0,
                       seed.to_bytes(32, "big"), "i" * 22, 0)  # fmt: skip
    places = [Seat(HUMAN, "g" * 22, f"P{seat}") for seat in range(seats)]
    match = Match(game, facts, places, Nowhere())  # type: ignore[arg-type]
    match.take(match.progress.setup(), None, (SETUP, 0, 0))
    return match


def do(match: Match, kind: int, seat: int, key: str | None = None, action: int = 0) -> Answer:
    answers: list[Answer] = []
    decision = match.progress.decisions[seat] if kind == ACT else 0
    match.submit(Act(kind, seat, decision, action, key, answers.append, "g" * 22))
    return answers[0]


def act_that_can_be_undone(match: Match) -> int:
    seat = match.deciding()[0]
    for action in match.progress.offers[seat]:
        step = match.progress.act(seat, action)
        if not step.drawn and not any(event.reveals for event in step.events):
            assert isinstance(do(match, ACT, seat, action=action.id), Accepted)
            return seat
    raise AssertionError("every choice is final")


def test_choices_are_taken_back_so_often_and_then_no_more() -> None:
    match = started("magia", 2)
    for number in range(MOST):
        seat = act_that_can_be_undone(match)
        assert isinstance(do(match, UNDO, seat, key=f"undo-{number:04}"), Accepted)
    act_that_can_be_undone(match)
    refused = do(match, UNDO, seat, key="one-more")
    assert isinstance(refused, Problem)
    assert (refused.text.key, refused.text.args) == ("table-undo-limit", {"most": MOST})
    # A repetition is not a new one, and the game goes on.
    assert isinstance(do(match, UNDO, seat, key="undo-0003"), Accepted)
    assert match.progress.may_undo(seat)
    picker = random.Random(1)
    while match.progress.may_undo(seat):
        owing = match.deciding()[0]
        do(match, ACT, owing, action=picker.choice(match.progress.offers[owing]).id)
    assert match.progress.taken_back == 0


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("seed", range(3))
def test_no_way_of_acting_makes_a_match_long(game_id: str, seed: int) -> None:
    """All seats together, taking back whatever they can: what was kept bounds what was not."""
    match = started(game_id, get_game(game_id).info.most_seats, seed)
    match.most_take_backs = 3
    picker = random.Random(seed)
    for _ in range(1500):
        able = [seat for seat in range(match.facts.seats) if match.may_undo(seat)]
        if able and isinstance(do(match, UNDO, picker.choice(able)), Accepted):
            continue
        if match.outcome is not None:
            break
        seat = picker.choice(match.deciding())
        do(match, ACT, seat, action=picker.choice(match.progress.offers[seat]).id)
    undone = sum(kind == UNDO for kind, *_ in match.progress.plies)
    assert undone > 10 or game_id == "conclave"  # there every choice shows something
    assert undone <= 3 * len(match.progress.kept())


def test_two_who_choose_at_the_same_time_cannot_take_turns_at_taking_back() -> None:
    progress = started("magia", 2).progress
    for _ in range(10):
        for seat in (0, 1):
            assert progress.state is not None
            state = progress.state.clone()
            progress.take(Step(ACT, progress.version + 1, seat, None, state, [], 0))
            progress.take(progress.take_back(seat))
    assert progress.taken_back == 20


class Long:
    """A match of 40,000 plies, most of them taken back, and a page that looks at it."""

    def __init__(self) -> None:
        match = self.match = started("magia", 2)
        match.most_take_backs = 10**9
        seat = act_that_can_be_undone(match)
        do(match, UNDO, seat)
        match.progress.history[1:] = match.progress.history[1:] * 20_000
        match.progress.plies[1:] = match.progress.plies[1:] * 20_000
        match.progress.version = 40_000
        self.rooms = Rooms(Hall(Nowhere(), Thinkers(0)))  # type: ignore[arg-type]
        self.line = Line()

    def enter(self, since: int, seat: int | None = 0) -> dict[str, Any]:
        self.line.waiting.clear()
        guest = None if seat is None else "g" * 22
        ear = Ear(self.line, self.match, seat, guest, 10**9)  # type: ignore[arg-type]
        self.room, self.ear = self.rooms.enter(self.match, ear, since), ear
        told: dict[str, Any] = json.loads(self.line.waiting[0])
        return told


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the sentences that are made."""
    count = [0]
    tell = event_text

    def counted(*args: Any) -> Any:
        count[0] += 1
        return tell(*args)

    monkeypatch.setattr(wire, "event_text", counted)
    return count


@pytest.mark.parametrize("since", [-1, 0, 3, 39_000, 50_000])
def test_coming_to_a_match_of_40000_plies_is_no_work(told: list[int], since: int) -> None:
    long = Long()
    sync = long.enter(since)
    assert told[0] <= 2 * LINES
    assert len(long.line.waiting[0]) < 200_000
    assert (sync["since"], sync["events"]) == (-1, [])
    assert LINES <= len(sync["log"]) < LINES + 20
    first, last = sync["log"][0], sync["log"][-1]
    assert (first["version"], last["version"]) == (sync["log_from"], 40_000)


def test_coming_back_after_a_moment_gets_what_is_new(told: list[int]) -> None:
    sync = Long().enter(39_990)
    assert sync["since"] == 39_990
    assert [line["version"] for line in sync["log"]] == list(range(39_991, 40_001))
    assert len(sync["events"]) == 10
    assert told[0] <= 2 * LINES


@pytest.mark.parametrize("seat", [0, None])
def test_older_lines_come_in_pages_without_a_hole(told: list[int], seat: int | None) -> None:
    long = Long()
    del long.match.progress.history[2_001:]
    long.match.progress.version = 2_000
    sync = long.enter(-1, seat)
    pages, first = [sync["log"]], sync["log_from"]
    while first > 0:
        told[0] = 0
        answer = json.loads(long.room.older(long.ear, first))
        assert (answer["type"], answer["before"]) == ("older", first)
        assert told[0] <= LINES + 20
        assert answer["first"] < first
        pages.insert(0, answer["lines"])
        first = answer["first"]
    lines = [line for page in pages for line in page]
    whole = [version for version, events in enumerate(long.match.progress.history) for _ in events]
    assert [line["version"] for line in lines] == whole
    assert json.loads(long.room.older(long.ear, 10**6))["before"] == 2_001


def played_with_doubts(game: str) -> Match:
    """To its end, and about half of what can be taken back is."""
    match, picker = started(game, 2), random.Random(4)
    while match.outcome is None:
        seat = match.deciding()[0]
        do(match, ACT, seat, action=picker.choice(match.progress.offers[seat]).id)
        if picker.random() < 0.5 and match.may_undo(seat):
            do(match, UNDO, seat)
    return match


def test_a_replay_that_is_too_long_leaves_out_what_was_taken_back() -> None:
    match = played_with_doubts("magia")
    kept = match.progress.kept()
    assert 10 < len(kept) < len(match.progress.plies)
    whole = wire.replay(match.progress, None, False, len(match.progress.plies))
    short = wire.replay(match.progress, None, False, len(match.progress.plies) - 1)
    assert [frame.version for frame in whole] == list(range(len(match.progress.plies)))
    assert short == [frame for frame in whole if frame.version in kept]
    assert all(event["kind"] != "taken-back" for frame in short for event in frame.events)
    with pytest.raises(BadInput):
        wire.replay(match.progress, None, False, len(kept) - 1)


def test_the_seal_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played_with_doubts("magia")
    seal = match.export()["seal"]
    assert match.seal() == seal
    monkeypatch.setattr(match, "export", None)
    assert match.seal() == seal
