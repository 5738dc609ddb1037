"""Two matches that one seat cannot tell apart, side by side: every byte for it must be the same.

Both run through the server's own code: rooms, sockets, answers, HTTP. Only the network is left
out, and the store, which here keeps nothing. The same choices are made in both as long as the seat
has seen the same (`worlds.seen`); when their ways part, as when a hidden card comes to light, the
second match begins again as another world of the first.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import functools
import itertools
import random
from collections.abc import Iterator
from typing import Any

import msgspec
from starlette.requests import Request
from structlog.testing import capture_logs

from grimorio.bots import make_bot
from grimorio.core.action import Action
from grimorio.core.chance import Chance, FastChance
from grimorio.core.flat import plain
from grimorio.core.foresee import foresee
from grimorio.core.game import Options
from grimorio.core.match import ACT, SETUP, Step
from grimorio.core.match import Match as Progress
from grimorio.core.record import State
from grimorio.core.registry import get_game
from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import MagiaState
from grimorio.server.guests import Guests
from grimorio.server.http import Http, Refuse
from grimorio.server.rooms import Ear, Room, Rooms
from grimorio.server.settings import NO_LIMITS, Settings
from grimorio.server.sockets import Sockets, Talk
from grimorio.table.hall import Hall
from grimorio.table.match import Match, MatchFacts
from grimorio.table.seats import HUMAN, Seat
from grimorio.table.thinker import answer
from grimorio.table.thinkers import Thinkers
from tests.contract.test_contract import cases
from tests.table.played import Nowhere
from tests.trust.seating.held import HeldClock

from .worlds import OTHER_WORLDS, SEEN

LATEST = {"conclave": 60, "cronicas": 240, "magia": 240, "bellum": 180}
"""Before a game is looked at, up to so many plies are played."""
SECRET_VERBS = ("hide",)
"""Choices that others see being made, but not which one it is."""
LOOKED = 2
"""At every so many plies the observer looks ahead."""
HOUR = 3600.0
"""Whatever is waited for is due by then."""
TOGETHER = 24
"""After so many plies two worlds part anyway, so that other seats get their turn."""


def traces(secret: bytes) -> list[bytes]:
    """The forms in which a secret could turn up in bytes."""
    shown = repr(secret)[2:-1]
    return [
        secret,
        secret.hex().encode(),
        base64.b64encode(secret)[:40],
        base64.urlsafe_b64encode(secret)[:40],
        shown.encode(),
        shown.replace("\\", "\\\\").encode(),
        str(int.from_bytes(secret, "big")).encode(),
    ]


class Leak(AssertionError):
    """Somebody can know what is hidden."""


class Line:
    """Takes the place of the network: keeps what it is told to send."""

    def __init__(self) -> None:
        self.waiting: list[bytes] = []

    def say(self, message: bytes) -> int:
        self.waiting.append(message)
        return 0

    def ask_to_close(self, code: int, reason: str) -> None:
        self.waiting.append(f"close {code} {reason}".encode())


def follow(first: Match, second: Match) -> None:
    """The second match has come the same way as the first."""
    model, progress = first.progress, second.progress
    for name in ("history", "plies", "decisions"):
        setattr(progress, name, list(getattr(model, name)))
    progress.version, progress._now = model.version, model._now
    progress.chances.draws = model.chances.draws
    second.keys = dict(first.keys)


def believe(progress: Progress, state: State) -> None:
    """From here on this state is the truth."""
    game, deciding = progress.game, progress.game.deciding(state)
    progress.state = state
    progress.offers = [
        game.legal(state, seat) if seat in deciding else [] for seat in range(progress.seats)
    ]
    progress._before, progress._undoer = [], -1


def ear_on(line: Line, match: Match, seat: int | None, guest: str | None) -> Ear:
    return Ear(line, match, seat, guest, 10**12)  # type: ignore[arg-type]


class Side:
    """The parts of a server that one of the two matches uses."""

    def __init__(self) -> None:
        settings = Settings(limits=NO_LIMITS)
        self.clock = HeldClock()
        self.hall = Hall(Nowhere(), Thinkers(0), clock=self.clock)  # type: ignore[arg-type]
        self.rooms = Rooms(self.hall)
        guests = Guests(b"key", False)
        self.http = Http(self.hall, self.rooms, guests, settings)
        self.sockets = Sockets(self.hall, self.rooms, guests, settings)


class World:
    """One of the two matches, with the ears of the observer and of a spectator in its room."""

    def __init__(
        self, side: Side, game_id: str, seats: int, options: Options, secret: bytes
    ) -> None:
        self.side = side
        game = get_game(game_id)
        complete = game.check_options(seats, options)
        self.guests = [f"guest-{seat}".ljust(22, "-") for seat in range(seats)]
        facts = MatchFacts("match".ljust(22, "-"), seats, complete, "friends", self.guests[0], 0,
                           secret, "invitation".ljust(22, "-"), 0)  # fmt: skip
        places = [Seat(HUMAN, guest, f"P{n}") for n, guest in enumerate(self.guests)]
        self.match = Match(game, facts, places, Nowhere())  # type: ignore[arg-type]
        self.ears: list[Ear] = []
        self.lines: list[Line] = []
        self.room: Room | None = None

    def begin(self) -> None:
        self.match.take(self.match.progress.setup(), None, (SETUP, 0, 0))

    def become(self, first: Match, state: State) -> None:
        """The same match as `first` so far, but `state` is the truth."""
        match = self.match
        follow(first, match)
        believe(match.progress, state)
        match.sealed = None
        match._ask()
        self.copy_envelopes(first)

    def copy_envelopes(self, first: Match) -> None:
        if self.match.sealed is not None and first.sealed is not None:
            self.match.sealed.answers = dict(first.sealed.answers)

    def open(self, observer: int | None, since: int) -> None:
        """The observer and a spectator come in; they know the match up to a version."""
        hall = self.side.hall
        self.side.clock.alarms.clear()
        if self.match.sealed is not None:
            self.match.sealed.clock = None
        hall.questions.start(self.match)
        hall.tables.open = {self.match.id: self.match}
        hall.presence.sockets.clear()
        self.side.rooms.rooms.clear()
        self.match.listeners = [hall]
        guest = None if observer is None else self.guests[observer]
        self.lines = [Line(), Line()]
        self.ears = [
            ear_on(self.lines[0], self.match, observer, guest),
            ear_on(self.lines[1], self.match, None, None),
        ]
        for ear in self.ears:
            self.room = self.side.rooms.enter(self.match, ear, since)

    def heard(self) -> list[bytes]:
        """What has come for the observer and the spectator since the last time."""
        found = [message for line in self.lines for message in [*line.waiting, b""]]
        for line in self.lines:
            line.waiting.clear()
        return found

    def talk(self, ear: Ear) -> Talk:
        assert self.room is not None
        return Talk(self.side.sockets, self.room, ear)

    def say(self, seat: int, message: dict[str, Any]) -> None:
        """Another seat's socket sends something; its answers are its own."""
        ear = ear_on(Line(), self.match, seat, self.guests[seat])
        self.talk(ear).hear(msgspec.json.encode(message))

    def ask(self, message: dict[str, Any] | bytes) -> None:
        """The observer's socket and the spectator's send something."""
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        for ear in self.ears:
            self.talk(ear).hear(data)


class Twins:
    """Plays a whole game in pairs, and counts them."""

    def __init__(self, game_id: str, seats: int, options: Options, seed: int) -> None:
        self.game = get_game(game_id)
        self.other_world = OTHER_WORLDS[game_id]
        self.seen = SEEN[game_id]
        self.picker = random.Random(f"{game_id} {seats} {seed}")
        self.keys = itertools.count()
        self.chance: Chance = FastChance(self.picker.randrange(10**9))
        secret = self.picker.randbytes(32)
        self.traces = traces(secret)
        self.worlds = [World(side, game_id, seats, options, secret) for side in sides()]
        self.first, self.second = self.worlds
        self.seats = seats
        self.observer: int | None = None
        self.pairs = 0
        self.together = 0
        self.over = False
        self.clever = make_bot("greedy", self.game) if self.picker.random() < 0.3 else None
        self.first.begin()
        self.advance(self.picker.randrange(LATEST[game_id]))
        self.lucky = game_id == "magia" and self.picker.random() < 0.5
        if self.lucky and self.first.match.state.deck:  # type: ignore[attr-defined]
            fill_spells(self.first.match, self.picker)
        other = self.other_world(self.first.match.state, self.watcher(), self.chance)
        self.part(other)

    def watcher(self) -> int | None:
        watchers: list[int | None] = [None, *range(self.seats)]
        self.observer = self.picker.choice(watchers)
        return self.observer

    def advance(self, plies: int) -> None:
        """Some plies without looking, so that late positions have their turn, too."""
        match = self.first.match
        for _ in range(plies):
            seat, action = self.choice()
            step = match.progress.act(seat, action)
            if not self.game.deciding(step.state):
                return
            match.take(step, None, (ACT, 0, action.id))

    def part(self, state: State) -> None:
        """The second match becomes the first one, but with this state."""
        self.second.become(self.first.match, state)
        self.first.match.progress._before = []
        self.first.match.progress._undoer = -1
        self.together = 0
        since = self.some_version()
        for world in self.worlds:
            world.open(self.observer, since)

    def some_version(self) -> int:
        """One that a page may name when it comes: mostly a late one, now and then none (-1)."""
        if self.picker.random() < 0.04:
            return -1
        return max(0, self.first.match.version - self.picker.randrange(2 * TOGETHER))

    def run(self, wanted: int) -> int:
        while self.pairs < wanted and not self.over:
            if self.lucky and self.game.view(self.first.match.state, None).choice != "answer":
                self.over = True  # from here on it is a game like any other
                break
            self.compare("on arrival" if self.together == 0 else "after a ply")
            self.probe()
            self.compare("answers")
            self.pairs += 1
            self.step()
        return self.pairs

    def compare(self, when: str) -> None:
        mine, theirs = self.first.heard(), self.second.heard()
        match = self.first.match
        where = f"{self.game.info.id}, version {match.version}, seat {self.observer}, {when}"
        for one, other in zip(mine, theirs, strict=False):
            if one != other:
                raise Leak(f"{where}: {difference(one, other)}")
        if len(mine) != len(theirs):
            raise Leak(f"{where}: {len(mine)} and {len(theirs)} messages")
        for message in mine:
            if any(trace in message for trace in self.traces):
                raise Leak(f"{where}: the secret of the match is in a message")

    # What a curious seat can ask

    def probe(self) -> None:
        """Ask for everything that one may ask for, allowed or not."""
        picker = self.picker
        rows = self.game.actions.rows
        for action in picker.sample(rows, min(2, len(rows))):
            self.ask_all({"type": "why", "text": action.text})
        self.act_wrongly(picker.choice(rows))
        self.ask_all({"type": "undo", "key": self.key()} if picker.random() < 0.1 else b"{")
        version = self.first.match.version
        if version % 8 == 0:
            self.ask_all({"type": "older", "before": version})
        if picker.random() < 0.2:
            self.return_after(self.some_version())
        if picker.random() < 0.3:
            self.ask_by_http()
        if picker.random() < 0.1:
            self.break_down()
        self.borrow_a_key(picker.choice(rows))
        self.ask_a_bot()
        self.look_ahead()

    def key(self) -> str:
        return f"key-{next(self.keys):08d}"

    def ask_all(self, message: dict[str, Any] | bytes) -> None:
        for world in self.worlds:
            world.ask(message)

    def act_wrongly(self, action: Action) -> None:
        """A choice that is not on offer is refused, in the same words in both worlds."""
        seat = self.observer
        progress = self.first.match.progress
        if seat is None or action not in progress.offers[seat]:
            decision = 0 if seat is None else progress.decisions[seat]
            self.ask_all({"type": "act", "decision": decision, "action": action.id,
                          "key": self.key()})  # fmt: skip

    def return_after(self, version: int) -> None:
        """A page that comes back gets what it missed."""
        for world in self.worlds:
            assert world.room is not None
            for ear in world.ears:
                ear.send(world.room.sync(ear, version))

    def ask_by_http(self) -> None:
        guest = "somebody".ljust(22, "-")
        eyes = self.picker.choice(["all", "public", "0"])
        for world in self.worlds:
            http, match = world.side.http, world.match
            match.updated = 0  # the clock is no secret
            me = guest if self.observer is None else world.guests[self.observer]
            answers = [
                msgspec.json.encode(http.card(match, me)),
                msgspec.json.encode(match.export()),
                ask_replay(http, match, me, eyes),
            ]
            world.lines[0].waiting.extend(answers)

    def break_down(self) -> None:
        """The rules fail in the middle of a choice: what is the player told?"""
        deciding = self.first.match.deciding()
        seat = self.observer
        if seat is None or seat not in deciding:
            return
        offers = [world.match.progress.offers[seat] for world in self.worlds]
        if [a.id for a in offers[0]] != [a.id for a in offers[1]]:
            raise Leak("the offers differ")
        message = {"type": "act", "decision": self.first.match.progress.decisions[seat],
                   "action": offers[0][0].id, "key": self.key()}  # fmt: skip
        for world in self.worlds:
            with broken(world.match), capture_logs():
                world.ask(message)

    def borrow_a_key(self, action: Action) -> None:
        """Another seat is refused something; whoever repeats its key must not get its answer."""
        others = [seat for seat in self.first.match.deciding() if seat != self.observer]
        if self.observer is None or not others:
            return
        offered = [world.match.progress.offers[others[0]] for world in self.worlds]
        if any(action in offer for offer in offered):
            return
        decision = self.first.match.progress.decisions[others[0]]
        message = {"type": "act", "decision": decision, "action": action.id, "key": self.key()}
        for world in self.worlds:
            world.say(others[0], message)
            world.ask(message)

    def ask_a_bot(self) -> None:
        """A hint comes from what a bot is told: nothing else may be in the question."""
        if self.observer is None or self.observer not in self.first.match.deciding():
            return
        for world in self.worlds:
            question = world.side.hall.bots.question(world.match, self.observer, "greedy")
            question.seed = 0
            world.lines[0].waiting.append(msgspec.json.encode(question))

    def look_ahead(self) -> None:
        """What choices would do, what would follow them, and why one would make one."""
        seat = self.observer
        version = self.first.match.version
        if seat is None or seat not in self.first.match.deciding() or version % LOOKED:
            return
        offers = [action.id for action in self.first.match.progress.offers[seat]]
        some = [offers[version % len(offers)], offers[-1]]
        for world in self.worlds:
            for asked, after in ((some, []), (None, some[:1])):
                question = world.side.hall.bots.outlook(world.match, seat, asked, after)
                question.seed = 0
                told = [msgspec.json.encode(question), answer(msgspec.json.encode(question))]
                world.lines[0].waiting.extend(told)
            world.lines[0].waiting.append(self.why(world, seat, some[0]))

    def why(self, world: World, seat: int, number: int) -> bytes:
        """The reason that goes with a hint."""
        view = self.game.view(world.match.state, seat)
        action = self.game.actions[number]
        reason = self.game.reason(view, action, foresee(self.game, view, action))
        return msgspec.json.encode(None if reason is None else reason.to_json())

    # How it goes on

    def step(self) -> None:
        """One choice in both worlds, if there is one after which the seat has seen the same."""
        found = self.common_choice() if self.together < TOGETHER else None
        if found is None:
            self.step_alone()
            return
        seat, *actions = found
        self.together += 1
        key = self.key()
        for world, action in zip(self.worlds, actions, strict=True):
            decision = world.match.progress.decisions[seat]
            world.say(seat, {"type": "act", "decision": decision, "action": action.id,
                             "key": key})  # fmt: skip
        if self.first.match.sealed is not None and self.picker.random() < 0.3:
            self.compare("while all are asked")
            for world in self.worlds:
                world.side.clock.forward(HOUR)
        if self.picker.random() < 0.1:
            undo = {"type": "undo", "key": self.key()}
            for world in self.worlds:
                world.say(seat, undo)
        if self.seen_in(self.first.match.state) != self.seen_in(self.second.match.state):
            self.restart()  # the table itself has answered for somebody, and it came to light

    def seen_in(self, state: State) -> object:
        return self.seen(state, self.observer)

    def common_choice(self) -> tuple[int, Action, Action] | None:
        """A choice that both allow, and that shows the observer the same in both. What another
        seat chooses in secret, such as a card to play face down, need not be the same."""
        one, other = self.first.match.progress, self.second.match.progress
        for _ in range(4):
            seat, action = self.choice()
            mine = one.act(seat, action)
            for twin in self.like(action, seat, other.offers[seat]):
                theirs = other.act(seat, twin)
                if not (self.game.deciding(mine.state) and self.game.deciding(theirs.state)):
                    continue  # after the end nothing is hidden
                if self.seen_in(mine.state) == self.seen_in(theirs.state):
                    return seat, action, twin
                told = any(event.reveals for event in [*mine.events, *theirs.events])
                if twin is action and not told:
                    raise Leak(f"{action.text} shows something hidden, and no event says so")
        return None

    def like(self, action: Action, seat: int, offers: list[Action]) -> list[Action]:
        """The same choice, and before it some of its kind that might look the same."""
        same = [action] if action in offers else []
        if seat == self.observer or action.verb not in SECRET_VERBS:
            return same
        others = [each for each in offers if each.verb == action.verb and each is not action]
        return self.picker.sample(others, min(3, len(others))) + same

    def choice(self) -> tuple[int, Action]:
        progress = self.first.match.progress
        assert progress.state is not None
        seat = self.picker.choice(self.game.deciding(progress.state))
        # A yes ends the game as soon as the table has given the other answers.
        legal = [each for each in progress.offers[seat] if each.text != "answer yes"]
        if self.clever is not None and self.picker.random() < 0.7:
            return seat, self.clever.choose(self.game.view(progress.state, seat), legal,
                                            self.chance)  # fmt: skip
        return seat, self.picker.choice(legal)

    def step_alone(self) -> None:
        """The first match goes on; then the second becomes another world of it."""
        seat, action = self.choice()
        match = self.first.match
        if not self.game.deciding(match.progress.act(seat, action).state):
            self.over = True  # nothing is hidden any more
            return
        self.first.say(seat, {"type": "act", "decision": match.progress.decisions[seat],
                              "action": action.id, "key": self.key()})  # fmt: skip
        self.restart()

    def restart(self) -> None:
        state = self.first.match.state
        self.part(self.other_world(state, self.watcher(), self.chance))


def fill_spells(match: Match, picker: random.Random) -> None:
    """Luck that random play has not: some spells are complete, so that exams are passed, masters
    are ready, and the end is asked for (MA-17)."""
    state = match.state
    assert isinstance(state, MagiaState)
    for apprentice in picker.sample(range(6), 5):
        for i in range(apprentice * 3, apprentice * 3 + 3):
            while state.held[i] < state.needs[i] and i % 3 in state.crystals:
                state.crystals[plain(state.crystals).index(i % 3)] = -1
                state.held[i] += 1
    game = match.game
    assert isinstance(game, Magia)
    complete = game.complete(state)
    if complete:
        state.others = state.idle = 0
        game._ask(state, complete, None)
        for seat in picker.sample(range(state.seats), picker.randrange(state.seats)):
            state.answers[seat] = 0
    match.progress.offers = [game.legal(state, seat) for seat in range(match.progress.seats)]
    match._ask()


@contextlib.contextmanager
def broken(match: Match) -> Iterator[None]:
    """The rules of a match raise an error that shows the whole truth."""

    def fail(seat: int, action: Action) -> Step:
        raise RuntimeError(f"{match.state!r} {match.facts!r}")

    match.progress.act = fail  # type: ignore[method-assign]
    try:
        yield
    finally:
        del match.progress.act


def ask_replay(http: Http, match: Match, guest: str, eyes: str) -> bytes:
    request = Request({"type": "http", "method": "GET", "headers": [], "path": "/",
                       "path_params": {"id": match.id},
                       "query_string": f"eyes={eyes}".encode()})  # fmt: skip

    async def ask() -> bytes:
        try:
            return msgspec.json.encode(await http.replay(request, guest, None))
        except Refuse as problem:
            return msgspec.json.encode([problem.status, problem.text.to_json()])

    return asyncio.run(ask())


def difference(one: bytes, other: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), -1)
    start = max(0, at - 60)
    return f"{one[start : at + 60]!r} and {other[start : at + 60]!r}"


@functools.cache
def sides() -> list[Side]:
    """Made once: building every bot takes a while."""
    return [Side(), Side()]


def all_pairs(
    games: list[tuple[str, int, Any]], wanted: int, seed: int, each: int = 40
) -> Iterator[int]:
    """Plays games of all cases in turn until there are so many pairs; yields the count."""
    count = 0
    for number in itertools.count(seed):
        for game_id, seats, options in games:
            count += Twins(game_id, seats, options, number).run(min(wanted - count, each))
            yield count
            if count >= wanted:
                return


def share(job: tuple[int, int]) -> int:
    """What one worker does: a seed and a number of pairs, over all games, sizes and options."""
    seed, pairs = job
    return max(all_pairs(cases(), pairs, seed))
