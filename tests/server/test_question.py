"""The question of Magia over real sockets: nobody learns from it who could end the game (MA-17)."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from grimorio.core.flat import numbers
from grimorio.games.magia.choices import AT_MOVE
from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import MagiaState
from tests.games.magia.tower import COMPLETE, GAME, cell, give_spell, reserve, secrets, tower
from tests.trust.seating.held import HeldClock

from .client import Guest, Json, Line, new_key, table
from .inside import Inside, inside

pytestmark = pytest.mark.interpreted
ORDERS = ("air air air water water", "fire fire air air water", "fire fire fire air water")
MISSIONS = ("yellow brown", "blue green")
SECONDS = 12.0
"""By the clock of the test, which stands still until it is put forward."""


def about_to_ask(ready: int | None, crystals: str = "") -> MagiaState:
    """Seat 0 has walked red, whose spell is complete, onto the desk, and may stop there: then the
    end is asked. If somebody is ready, it is by a mission that the others cannot see."""
    state = tower(seats=3, hands=("yellow", "red", "red"), red="a1", examiner="e3")
    missions = list(MISSIONS)
    missions.insert(2 if ready is None else ready, "red black")
    for seat in range(3):
        secrets(state, seat, ORDERS[seat], missions[seat])
    give_spell(state, "red", COMPLETE)
    give_spell(state, "black", "air" if ready is None else COMPLETE)
    reserve(state, 0, crystals)
    state.figure, state.start, state.played, state.second = 0, cell("a1"), 1, True
    state.places[0] = GAME.board.desk
    state.modes = 3
    state.pending = numbers([AT_MOVE])
    return state


@dataclass
class Friends:
    """Three friends at a table of Magia where seat 0 is about to ask for the end."""

    server: Inside
    clock: HeldClock
    match: str
    guests: list[Guest]
    lines: list[Line]
    news: list[Json] = field(default_factory=list)

    async def ask(self) -> None:
        """Seat 0 asks; `news` is what each hears then."""
        first = await self.lines[0].until("sync")
        assert (await act(self.lines[0], first, "stop"))["type"] == "accepted"
        self.news = [await line.until("update") for line in self.lines]

    async def answer(self, seat: int, word: str) -> Json:
        return await act(self.lines[seat], self.news[seat], f"answer {word}")

    async def opened(self, seat: int, seconds: float = SECONDS) -> Json:
        """Time passes: the last of three updates with which the envelopes are opened."""
        self.clock.forward(seconds)
        return [await self.lines[seat].until("update") for _ in range(3)][-1]


async def act(line: Line, news: Json, words: str, key: str = "") -> Json:
    action = next(each for each in news["decision"]["actions"] if each["text"] == words)
    return await line.act(news, action, key)


Deal = Callable[..., None]


@pytest.fixture
def deal(monkeypatch: pytest.MonkeyPatch) -> Deal:
    """From now on every game of Magia begins just before the question."""

    def patch(ready: int | None, crystals: str = "") -> None:
        position = about_to_ask(ready, crystals)
        monkeypatch.setattr(Magia, "setup", lambda *_: position.clone())

    return patch


Gather = Callable[..., contextlib.AbstractAsyncContextManager[Friends]]


@pytest.fixture
def friends(tmp_path: Path, deal: Deal) -> Gather:
    @contextlib.asynccontextmanager
    async def gather(
        ready: int | None, crystals: str = "", absent: int = 0
    ) -> AsyncIterator[Friends]:
        deal(ready, crystals)
        folder, clock = tmp_path / str(ready), HeldClock()
        folder.mkdir()
        async with (
            inside(folder, SECONDS, clock) as server,
            table(server, "magia", 3, absent=absent) as (match, guests),
        ):
            lines = [await guest.sit(match) for guest in guests]
            yield Friends(server, clock, match, guests, lines)

    return gather


@pytest.mark.parametrize("ready", [None, 2])
async def test_asking_cannot_be_taken_back(friends: Gather, ready: int | None) -> None:
    """Whoever asks, sees whether the table waits for somebody, and takes the step back has
    learnt for nothing who could end the game."""
    async with friends(ready) as table:
        await table.ask()
        assert table.news[0]["undo"] is False
        assert await table.lines[0].problem(type="undo", key=new_key()) == "table-no-undo"


async def test_the_table_waits_it_out_whatever_is_answered(friends: Gather) -> None:
    """Nobody ready and nobody saying a word; or all answering at once, one of them exchanging a
    yes for a no: the mover and a spectator get the same frames when the same time is up."""
    heard = []
    for ready, answers in ((None, []), (2, [(0, "no"), (1, "no"), (2, "yes"), (2, "no")])):
        async with friends(ready) as table, Guest(table.server) as stranger:
            watcher = await stranger.watch(table.match)
            await table.ask()
            await watcher.until("update")
            for seat, word in answers:
                if seat != 0:
                    assert (await table.answer(seat, word))["type"] == "sealed"
            table.clock.forward(0.9 * SECONDS)
            late = await stranger.watch(table.match)
            assert (await late.until("sync"))["version"] == 1, "the table waits"
            mine = await table.opened(0, 0.1 * SECONDS)
            last = [await watcher.until("update") for _ in range(3)]
            assert [news["version"] for news in last] == [2, 3, 4]
            heard.append((types(table.lines[0]), types(watcher), mine["events"]))
    assert heard[0] == heard[1]
    assert heard[0][0] == ["sync", "table", "accepted", *["update"] * 4]


def types(line: Line) -> list[str]:
    """The kinds of frames, less those that tell of who comes in before it begins."""
    kinds = [json.loads(frame)["type"] for frame in line.frames]
    return [kind for n, kind in enumerate(kinds) if kind != "table" or kinds[n - 1] != "table"]


async def test_everybody_sees_the_same_question(friends: Gather) -> None:
    async with friends(2) as table:
        await table.ask()
        shown = [news["question"] for news in table.news]
        assert [each["left"] for each in shown] == [1000 * SECONDS] * 3
        own = [(each["answer"], each["owing"], each["by_hand"]) for each in shown]
        assert own == [(None, [seat], True) for seat in range(3)]
        assert [news["view"]["deciding"] for news in table.news] == [[0, 1, 2]] * 3
        assert [len(news["decision"]["actions"]) for news in table.news] == [1, 1, 2]


async def test_a_yes_ends_the_game_when_the_time_is_up(friends: Gather) -> None:
    async with friends(2) as table:
        await table.ask()
        assert (await table.answer(2, "yes"))["type"] == "sealed"
        last = await table.opened(0)
        assert last["outcome"] is not None
        assert [event["kind"] for event in last["events"]] == ["end-declared"]


async def test_silence_is_what_was_settled_before(friends: Gather) -> None:
    async with friends(2) as table:
        sync = await table.lines[2].until("sync")
        end, never = sync["answers"]["choices"]
        assert (end["text"], never["text"]) == ("answer yes", "answer no")
        assert sync["answers"]["action"] is None
        for action in (never["id"], None, end["id"]):
            settled = await table.lines[2].ask(type="settle", action=action)
            assert settled == {"type": "settled", "action": action}
        await table.ask()
        assert (await table.opened(2))["outcome"] is not None
        assert not any("settled" in frame[:20] for frame in table.lines[1].frames)


async def test_what_was_settled_holds_only_if_one_is_ready(friends: Gather) -> None:
    async with friends(None) as table:
        for line in table.lines[1:]:
            end, _ = (await line.until("sync"))["answers"]["choices"]
            assert (await line.ask(type="settle", action=end["id"]))["type"] == "settled"
        await table.ask()
        assert (await table.opened(0))["outcome"] is None


async def test_an_answer_and_what_was_settled_outlive_a_restart(
    tmp_path: Path, friends: Gather
) -> None:
    """The time begins anew; the answer in its envelope and the standing answer are kept."""
    async with friends(2) as table:
        sync = await table.lines[1].until("sync")
        never = sync["answers"]["choices"][1]["id"]
        assert (await table.lines[1].ask(type="settle", action=never))["type"] == "settled"
        await table.ask()
        assert (await table.answer(2, "yes"))["type"] == "sealed"
        cookies = [guest.cookie for guest in table.guests]
    clock = HeldClock()
    async with inside(tmp_path / "2", SECONDS, clock) as server:
        address = f"{server.ws}/api/matches/{table.match}/socket"
        async with (
            await Line.open(address, cookies[1]) as one,
            await Line.open(address, cookies[2]) as two,
        ):
            mine, theirs = await one.until("sync"), await two.until("sync")
            assert mine["answers"]["action"] == mine["answers"]["choices"][1]["id"]
            assert (mine["question"]["answer"], mine["question"]["owing"]) == (None, [1])
            assert theirs["question"]["answer"] == theirs["answers"]["choices"][0]["id"]
            assert theirs["question"]["owing"] == []
            assert mine["question"]["left"] == 1000 * SECONDS
            clock.forward(SECONDS)
            for _ in range(3):
                last = await one.until("update")
            assert last["outcome"] is not None


async def test_an_answer_can_be_exchanged_and_repeated_keys_change_nothing(friends: Gather) -> None:
    async with friends(2) as table:
        await table.ask()
        line, news = table.lines[2], table.news[2]
        key = new_key()
        assert await act(line, news, "answer yes", key) == {"type": "sealed", "key": key}
        assert (await act(line, news, "answer no"))["type"] == "sealed"
        assert await act(line, news, "answer yes", key) == {"type": "sealed", "key": key}
        assert (await table.opened(2))["outcome"] is None
        assert await act(line, news, "answer yes", key) == {"type": "sealed", "key": key}
        late = await act(line, news, "answer yes")
        assert late["text"]["key"] == "table-stale"


async def test_anybody_can_have_it_lengthened_for_all(friends: Gather) -> None:
    async with friends(None) as table:
        await table.ask()
        for times in range(10):
            await table.lines[1].send(type="longer")
            told = [(await line.until("question"))["question"] for line in table.lines]
            assert {each["longer"] for each in told} == {9 - times}
            assert {each["left"] for each in told} == {1000 * SECONDS * (times + 2)}
        assert await table.lines[2].problem(type="longer") == "table-no-longer"
        returned = await table.guests[1].look(table.match)
        assert returned["question"]["left"] == 11_000 * SECONDS


async def test_the_order_is_finished_within_it_for_all_to_see(friends: Gather) -> None:
    """MA-16: the offers of one seat change in the middle; the time runs on, answers still count."""
    async with friends(2, ORDERS[0]) as table:
        await table.ask()
        assert (await table.answer(2, "yes"))["type"] == "sealed"
        table.clock.forward(1.0)
        assert (await act(table.lines[0], table.news[0], "finish"))["type"] == "accepted"
        told = [await line.until("update") for line in table.lines]
        for news in told:
            assert [event["kind"] for event in news["events"]] == ["order-finished"]
            assert news["question"]["left"] == 1000 * SECONDS - 1000
        assert [each["text"] for each in told[0]["decision"]["actions"]] == ["answer no"]
        assert told[2]["question"]["answer"] is not None
        assert told[1]["decision"] == table.news[1]["decision"]
        assert (await table.opened(1))["outcome"] is not None


async def test_there_is_nothing_to_lengthen_without_a_question(friends: Gather) -> None:
    async with friends(None) as table:
        assert await table.lines[1].problem(type="longer") == "table-no-question"
        assert await table.lines[1].problem(type="settle", action=3) == "table-no-settling"


async def test_no_hint_while_all_are_asked(friends: Gather) -> None:
    async with friends(2) as table:
        await table.ask()
        for line in table.lines:
            assert await line.problem(type="hint") == "table-no-hint-sealed"


async def test_where_people_come_and_go_for_days_it_is_settled_at_once(friends: Gather) -> None:
    async with friends(2, absent=86_400) as table:
        await table.ask()
        assert table.news[2]["question"]["by_hand"] is False
        assert (await table.opened(2, seconds=0.0))["outcome"] is None


async def test_with_bots_alone_it_takes_as_long(tmp_path: Path, deal: Deal) -> None:
    deal(2)
    clock = HeldClock()
    async with inside(tmp_path, SECONDS, clock) as server, Guest(server) as guest:
        match = await guest.create("magia", 3, "bots", bot="random")
        line, news = await guest.seated(match)
        await act(line, news, "stop")
        news = await line.until("update")
        await act(line, news, "answer no")
        for answered in (False, True):
            clock.forward(SECONDS / 2)
            again = await guest.look(match)
            while answered and again["version"] < news["version"] + 3:
                again = await line.until("update")
            assert again["version"] == news["version"] + 3 * answered


async def test_on_one_device_it_goes_from_hand_to_hand(tmp_path: Path, deal: Deal) -> None:
    """Without a clock, and each seat is asked once, ready or not."""
    deal(1)
    async with inside(tmp_path, question=0.1) as server, Guest(server) as guest:
        match = await guest.create("magia", 3, "local")
        line, news = await guest.seated(match, 0)
        assert news["answers"] is None
        await act(line, news, "stop")
        news = await line.until("update")
        assert news["question"]["left"] is None
        for seat, word in ((0, "no"), (1, "yes"), (2, "no")):
            line, news = await guest.seated(match, seat)
            assert news["question"]["owing"] == list(range(seat, 3))
            assert (await act(line, news, f"answer {word}"))["type"] == "sealed"
        for _ in range(3):
            news = await line.until("update")
        assert news["outcome"] is not None
