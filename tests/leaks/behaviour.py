"""What a seat could learn from how the server behaves, not from what it shows.

Two servers on a clock of their own hold the same match, but for what one seat cannot see. All that
happens for everybody to see happens in both at the same time; what others do unseen (answers in
envelopes, answers settled beforehand) happens in one of them only, and bots think as long as what
they hold makes them. As long as the seat has seen the same, every byte that its socket and a
spectator's get must come at the same time in both.

At full size: `python -m tests.leaks --runs 2000`.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import math
import os
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import structlog

from grimorio.core.action import Action
from grimorio.core.chance import FastChance
from grimorio.core.flat import numbers, plain
from grimorio.core.game import Options
from grimorio.core.match import ACT
from grimorio.games.magia.choices import AT_DECLARE, AT_MOVE
from grimorio.games.magia.state import MagiaState
from grimorio.table.match import Match
from grimorio.table.seats import BOT, HUMAN, Seat
from tests.contract.test_contract import cases
from tests.games.magia.tower import GAME

from .clockwork import TICK, Asked, Wire, World, clockwork, say
from .twins import Leak, believe, difference, follow
from .worlds import OTHER_WORLDS, SEEN

LATEST = {"conclave": 40, "cronicas": 120, "magia": 120, "bellum": 100}
BEATS = 24
"""So much happens in one run, if the worlds do not part before."""


MEMORY = next((path for path in ("/dev/shm",) if os.access(path, os.W_OK)), None)
"""Where a file costs nothing."""


NUMBERS = itertools.count()
"""Every run has guests of its own: their lists hold nothing of before."""


class Parted(Exception):
    """Something came to light: from here on the worlds may differ."""


class Page:
    """Somebody's socket in both worlds."""

    def __init__(self, run: Run, guest: str, seat: int | None) -> None:
        self.run = run
        self.guest = guest
        self.seat = seat
        self.wires: list[Wire] = []
        self.open(-1)

    def open(self, version: int) -> None:
        where = "watch" if self.seat is None else "matches"
        eyes = "" if self.seat is None else f"&seat={self.seat}"
        path = f"/api/{where}/{self.run.id}/socket?version={version}{eyes}"
        self.wires = []
        for world in self.run.worlds:
            world.call(functools.partial(self._open, world, path))

    def _open(self, world: World, path: str) -> None:
        self.wires.append(world.sit(path, self.guest))

    def close(self) -> None:
        for world, wire in zip(self.run.worlds, self.wires, strict=True):
            world.call(wire.close)

    def say(self, *messages: dict[str, Any] | None) -> None:
        """The same in both worlds, or to each its own (None: nothing)."""
        for number, world in enumerate(self.run.worlds):
            message = messages[number] if len(messages) > 1 else messages[0]
            if message is not None:
                world.call(functools.partial(say, self.wires[number], message))


class Run:
    """One match in two worlds."""

    def __init__(self, worlds: list[World], game: str, seats: int, options: Options, seed: int):
        self.worlds = worlds
        self.seats = seats
        self.picker = random.Random(f"{game} {seats} {seed}")
        self.chance = FastChance(self.picker.randrange(10**9))
        self.seen = SEEN[game]
        self.other_world = OTHER_WORLDS[game]
        self.keys = 0
        self.compared = 0
        self.questions = 0
        number = next(NUMBERS)
        self.guests = [f"guest-{seat}-{number}".ljust(22, "-") for seat in range(seats)]
        self.observer = self.picker.randrange(seats)
        self.absent = self.picker.choice([0, 0, 60, 60, 60, 86_400])
        self.seed = self.picker.random()
        start = math.ceil(max(world.loop.now for world in worlds)) + 1.0
        for world in worlds:
            world.run(start)
        self.matches = [self._set_up(world, game, options) for world in worlds]
        self.id = self.matches[0].id
        self.game = self.matches[0].game
        self._advance(self.picker.randrange(LATEST[game]))
        self._part()
        self.pages: dict[int, Page] = {}
        self._seat_everybody()

    # Beginning

    def _set_up(self, world: World, game: str, options: Options) -> Match:
        hall = world.server.hall
        world.seeds = random.Random(self.seed)
        world.ids = itertools.count(int(world.loop.now) * 1000)
        match: Match = world.do(
            hall.founder.create(
                self.guests[0], "P0", game, self.seats, "friends", options, absent=self.absent
            )
        )
        match.seats = [Seat(HUMAN, guest, f"P{n}") for n, guest in enumerate(self.guests)]
        world.do(hall.store.save([seat.row(match.id, n) for n, seat in enumerate(match.seats)]))
        world.do(hall.usher.start(match, self.guests[0]))
        return match

    def _advance(self, plies: int) -> None:
        """Some plies without looking, the same in both worlds."""
        for _ in range(plies):
            first = self.matches[0]
            seat = self.picker.choice(first.deciding())
            action = first.progress.offers[seat][
                self.picker.randrange(len(first.progress.offers[seat]))
            ]
            if not self.game.deciding(first.progress.act(seat, action).state):
                break
            for match in self.matches:
                match.take(match.progress.act(seat, action), None, (ACT, 0, action.id))
        for match in self.matches:
            if match.sealed is not None:  # only questions that somebody has seen asked
                raise Parted
            if isinstance(match.state, MagiaState) and match.state.deck:
                near_the_end(match.state)

    def _part(self) -> None:
        """The second world is another that the observer cannot tell from the first."""
        state = self.other_world(self.matches[0].state, self.observer, self.chance)
        for match, truth in zip(self.matches, (self.matches[0].state, state), strict=True):
            believe(match.progress, truth)

    def _seat_everybody(self) -> None:
        """The observer and a spectator; of the others some are bots, some are there."""
        others = [seat for seat in range(self.seats) if seat != self.observer]
        self.bots = set(self.picker.sample(others, self.picker.randrange(len(others))))
        self.gone: set[int] = set()
        for match in self.matches:
            for seat in self.bots:
                match.seats[seat] = Seat(BOT, None, f"P{seat}", "greedy")
        self.watcher = Page(self, "stranger".ljust(22, "-"), None)
        self.pages[self.observer] = Page(self, self.guests[self.observer], self.observer)
        for seat in others:
            if seat not in self.bots:
                self.pages[seat] = Page(self, self.guests[seat], seat)
        for world, match in zip(self.worlds, self.matches, strict=True):
            world.call(functools.partial(world.server.hall.bots.call, match))

    # Going on

    def go(self, beats: int) -> None:
        try:
            for _ in range(beats):
                try:
                    self._beat()
                except Parted:
                    self.compare()
                    if not self._meet_again():
                        return
        finally:
            self._all_leave()
            for world in self.worlds:
                world.clear()

    def _all_leave(self) -> None:
        for page in [*self.pages.values(), self.watcher]:
            page.close()
        self.pages.clear()
        for world in self.worlds:
            world.stop()

    def _meet_again(self) -> bool:
        """The first world goes on alone by one choice; the second becomes another one that, from
        here on, somebody cannot tell from it."""
        first, second = self.matches
        if first.phase != "running" or first.sealed is not None or second.sealed is not None:
            return False
        seat = first.deciding()[0]
        step = first.progress.act(seat, self.picker.choice(first.progress.offers[seat]))
        if len(self.game.deciding(step.state)) != 1:
            return False
        self._all_leave()
        first.take(step, None, (ACT, 0, 0))
        follow(first, second)
        second.settlements, second.updated = dict(first.settlements), first.updated
        for world, match in zip(self.worlds, self.matches, strict=True):
            match.seats = [Seat(HUMAN, guest, f"P{n}") for n, guest in enumerate(self.guests)]
            world.server.hall.presence.gone.clear()
        self.observer = self.picker.randrange(self.seats)
        self._part()
        self._seat_everybody()
        return True

    def _beat(self) -> None:
        if self.matches[0].phase != "running" or self.matches[1].phase != "running":
            raise Parted
        asked = self.matches[0].sealed is not None
        if asked:
            self.questions += 1
        things = [self._unseen, self._unseen, self._unseen, self._longer, self._probe,
                  self._return, self._undo, self._own_answer, self._hint, self._leave,
                  self._list]  # fmt: skip
        thing = self.picker.choice(things) if asked or self.picker.random() < 0.35 else self._act
        thing()
        times = [TICK, 0.25, 0.5, 1.0, 2.0, 8.0] if asked or self.gone else [0.25, 0.5, 1.0]
        self.pass_time(self.picker.choice(times))

    def pass_time(self, seconds: float) -> None:
        until = self.worlds[0].loop.now + seconds
        first, second = self.worlds
        while True:
            first.run(until, watchful=True)
            second.run(first.loop.now)
            self.compare()
            self._let_bots_choose()
            if first.loop.now >= until:
                break

    def compare(self) -> None:
        observed = [self.pages[self.observer], self.watcher]
        for page in observed:
            mine, theirs = (wire.got for wire in page.wires)
            for one, other in zip(mine, theirs, strict=False):
                if one != other:
                    raise Leak(f"{self._where(page)}: at {one[0]} and {other[0]}: "
                               f"{difference(one[1], other[1])}")  # fmt: skip
            if len(mine) != len(theirs):
                more = max(mine, theirs, key=len)[min(len(mine), len(theirs))]
                raise Leak(f"{self._where(page)}: in one world only: {more!r:.300}")
            self.compared += len(mine)
            for wire in page.wires:
                wire.got.clear()
        seen = [self.seen(match.state, self.observer) for match in self.matches]
        if seen[0] != seen[1]:
            raise Leak(f"{self._where(observed[0])}: the table has let something come to light")

    def _where(self, page: Page) -> str:
        return f"{self.game.info.id}, version {self.matches[0].version}, seat {page.seat}"

    # What happens for all to see: the same in both worlds

    def _act(self) -> None:
        deciding = self.matches[0].deciding()
        here = [seat for seat in deciding if seat in self.pages and seat not in self.gone]
        if here:
            seat = self.picker.choice(here)
            one, other = self.common(seat, [match.progress.offers[seat] for match in self.matches])
            self._choose(seat, one, other)

    def _choose(self, seat: int, *actions: Action | None) -> None:
        messages: list[dict[str, Any] | None] = []
        key = self.key()
        for match, action in zip(self.matches, actions, strict=True):
            decision = match.progress.decisions[seat]
            messages.append(None if action is None else {
                "type": "act", "decision": decision, "action": action.id, "key": key})  # fmt: skip
        self.pages[seat].say(*messages)

    def common(self, seat: int, offers: list[list[Action]]) -> tuple[Action, Action]:
        """A choice that both worlds allow, after which the observer has seen the same. Choices
        that ask all together come first: they are rare."""
        one, other = (match.progress for match in self.matches)
        order = self.picker.sample(offers[0], len(offers[0]))
        order.sort(key=lambda action: len(self.game.deciding(one.act(seat, action).state)) <= 1)
        for action in order[:6]:
            if action not in offers[1]:
                continue
            mine, theirs = one.act(seat, action).state, other.act(seat, action).state
            if not (self.game.deciding(mine) and self.game.deciding(theirs)):
                continue  # after the end nothing is hidden
            if self.seen(mine, self.observer) == self.seen(theirs, self.observer):
                return action, action
        raise Parted

    def _let_bots_choose(self) -> None:
        """The bots that were asked in both worlds choose something that looks the same."""
        mine, theirs = (world.minds.fresh for world in self.worlds)
        for asked in list(mine):
            for twin in list(theirs):
                if (asked.seat, asked.number) == (twin.seat, twin.number):
                    asked.action, twin.action = self._bots_choice(asked, twin)
                    theirs.remove(twin)
        mine.clear()

    def _bots_choice(self, asked: Asked, twin: Asked) -> tuple[int, int]:
        offers = [match.progress.offers[asked.seat] for match in self.matches]
        legal = [[offer.id for offer in each] for each in offers]
        late = legal != [asked.question.legal, twin.question.legal]
        if late or self.matches[0].sealed is not None:
            return asked.question.legal[0], twin.question.legal[0]
        one, other = self.common(asked.seat, offers)
        return one.id, other.id

    def _longer(self) -> None:
        self._somebody().say({"type": "longer"})

    def _somebody(self) -> Page:
        here = [page for seat, page in self.pages.items() if seat not in self.gone]
        return self.picker.choice(here)

    def _undo(self) -> None:
        undo = {"type": "undo", "key": self.key()}
        state = self.matches[0].version
        for seat, page in self.pages.items():
            able = [match.may_undo(seat) for match in self.matches]
            if any(able) and seat not in self.gone:
                page.say(undo)
        self.pass_time(0.0)
        if self.matches[0].version != state:
            one, other = (self.seen(match.state, self.observer) for match in self.matches)
            if one != other:
                raise Parted

    def _leave(self) -> None:
        """Somebody goes, or comes back; a bot may stand in meanwhile."""
        others = [seat for seat in self.pages if seat != self.observer]
        if not others:
            return
        seat = self.picker.choice(others)
        if seat in self.gone:
            self.gone.discard(seat)
            self.pages[seat].open(self.matches[0].version)
        else:
            self.gone.add(seat)
            self.pages[seat].close()

    # What the observer asks

    def _probe(self) -> None:
        action = self.picker.choice(self.game.actions.rows)
        page = self.pages[self.observer]
        page.say({"type": "why", "text": action.text})
        page.say({"type": "undo", "key": self.key()})
        page.say({"type": "ping"})

    def _own_answer(self) -> None:
        """The observer answers, or settles what to answer."""
        page, seat = self.pages[self.observer], self.observer
        standing = self.game.answers()
        if standing:
            page.say({"type": "settle", "action": self.picker.choice([None, standing[1].id])})
        if self.matches[0].sealed is not None:
            first = self.matches[0].progress.offers[seat][0]
            self._choose(seat, first, first)

    def _hint(self) -> None:
        self.pages[self.observer].say({"type": "hint"})

    def _return(self) -> None:
        page = self.picker.choice([self.pages[self.observer], self.watcher])
        self.compare()
        page.close()
        self.pass_time(self.picker.choice([0.0, 0.5, 3.0]))
        page.open(self.picker.choice([-1, max(0, self.matches[0].version - 3)]))

    def _list(self) -> None:
        """The observer looks at the lists of matches, and a stranger at what can be watched."""
        wires: list[list[Wire]] = []
        for world in self.worlds:
            got: list[Wire] = []

            def ask(world: World = world, got: list[Wire] = got) -> None:
                me = self.guests[self.observer]
                got.append(world.ask("GET", "/api/matches", me))
                got.append(world.ask("GET", "/api/watch", "stranger".ljust(22, "-")))
                got.append(world.ask("GET", f"/api/matches/{self.id}/export", me))

            world.call(ask)
            wires.append(got)
        self.pass_time(0.0)
        self.pass_time(TICK)
        for mine, theirs in zip(*wires, strict=True):
            if mine.got != theirs.got:
                raise Leak(f"{self._where(self.watcher)}: a list tells: "
                           f"{difference(bytes_of(mine), bytes_of(theirs))}")  # fmt: skip
            self.compared += len(mine.got)
            assert mine.got

    # What others do unseen: in one world only

    def _unseen(self) -> None:
        """Another seat fills its envelope, thinks better of it, or settles its answer."""
        others = [seat for seat in self.pages if seat != self.observer and seat not in self.gone]
        standing = self.game.answers()
        if not others or not standing:
            return
        seat = self.picker.choice(others)
        where = self.picker.randrange(2)
        match = self.matches[where]
        page = self.pages[seat]
        if match.sealed is None or not match.sealed.by_hand:
            for action in (standing[0].id, self.picker.choice([None, standing[1].id])):
                page.say(*self._only(where, {"type": "settle", "action": action}))
            return
        offers = [each for each in match.progress.offers[seat] if each.verb == "answer"]
        for action in [*offers[1:], offers[0]][-self.picker.randrange(1, 3) :]:
            page.say(*self._only(where, {
                "type": "act", "decision": match.progress.decisions[seat], "action": action.id,
                "key": self.key()}))  # fmt: skip

    def _only(self, where: int, message: dict[str, Any]) -> list[dict[str, Any] | None]:
        return [message if number == where else None for number in range(2)]

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys:08d}"


def bytes_of(wire: Wire) -> bytes:
    return b"".join(data for _, data in wire.got)


def near_the_end(state: MagiaState) -> None:
    """Five spells are complete, and one of these apprentices has just come to the desk: whoever
    moves it need only stop there, and all are asked for the end."""
    for i in range(15):
        while state.held[i] < state.needs[i] and i % 3 in state.crystals:
            state.crystals[plain(state.crystals).index(i % 3)] = -1
            state.held[i] += 1
    complete = [i for i in range(5) if sum(state.held[3 * i : 3 * i + 3]) == 6]
    desk = GAME.board.desk
    if complete and state.places[6] != desk and plain(state.pending) == [AT_DECLARE]:
        figure = complete[state.turn % len(complete)]
        state.figure, state.start, state.places[figure] = figure, state.places[figure], desk
        state.modes, state.played, state.pending = 3, 1, numbers([AT_MOVE])


@contextlib.contextmanager
def two_worlds() -> Iterator[list[World]]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    with contextlib.ExitStack() as stack:
        for patch in clockwork():
            stack.enter_context(patch)
        worlds = []
        for _ in range(2):
            folder = stack.enter_context(tempfile.TemporaryDirectory(dir=MEMORY))
            worlds.append(World(Path(folder)))
            stack.callback(worlds[-1].close)
        yield worlds


def runs(
    worlds: list[World], games: list[tuple[str, int, Any]], seed: int
) -> Iterator[tuple[int, int]]:
    """One run after the other over these games. Yields how much was compared in all, and how often
    something happened while all were asked."""
    compared = questions = 0
    for number in itertools.count(seed):
        game, seats, options = games[number % len(games)]
        try:
            run = Run(worlds, game, seats, options, number)
        except Parted:
            continue
        run.go(BEATS)
        compared += run.compared
        questions += run.questions
        yield compared, questions


def share(job: tuple[int, int]) -> tuple[int, int, int]:
    """What one worker does: a seed and a number of runs over all games, sizes and options."""
    seed, wanted = job
    with two_worlds() as worlds:
        done = list(itertools.islice(runs(worlds, cases(), seed), wanted))
    return wanted, *done[-1]
