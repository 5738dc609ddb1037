"""What hypothesis drives: friends who come and go, at one table and its rematches."""

from __future__ import annotations

import itertools
import random
import tempfile
from pathlib import Path
from typing import Any

import hypothesis
import hypothesis.strategies as st
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from grimorio.core.registry import game_ids
from grimorio.table.names import new_id
from grimorio.table.seats import BOT, HUMAN, OPEN
from grimorio.table.store import Store

from .model import Json, Model, Wish
from .world import Line, World, Wrong

SEATS = 3
GUESTS = 4
GUEST = st.integers(0, GUESTS - 1)
SEATED = st.integers(0, GUESTS + 5)
"""Anybody; more often than not, somebody who sits at the table, and more often still its host."""
SEAT = st.integers(0, SEATS - 1)
SOME = st.integers(0, 7)
DEEDS = ("leave", "sit", "drop", "bot", "hint", "act", "again", "wait", "call", "rest", "kick",
         "out", "join")  # fmt: skip
RACES = [
    script.split()
    for script in (
        "leave act rest",
        "act leave again rest",
        "hint leave rest bot",
        "leave rest sit bot act rest",
        "drop wait call sit act rest",
        "drop sit drop call rest",
        "leave sit act rest",
        "kick rest join rest",
        "kick sit rest",
        "out join rest join rest",
        "leave join sit rest",
    )
]
"""What people do at the worst moment; the rest is found by chance."""


class Tables(RuleBasedStateMachine):
    """Friends who come and go, at one table and its rematches."""

    world: World

    def __init__(self) -> None:
        super().__init__()
        self.model = self.world.model
        self.sent: list[Json] = []
        self.count = itertools.count()

    @initialize(game=st.sampled_from(game_ids()), stage=st.integers(0, 3), absent=st.booleans())
    def open_table(self, game: str, stage: int, absent: bool) -> None:
        world = self.world
        world.luck.seed(0)
        world.guests[:] = [new_id() for _ in range(GUESTS)]
        host, *others = world.guests
        body = {"game": game, "seats": SEATS, "mode": "friends", "absent": 30 if absent else 0}
        world.wish(Wish(host, "create"), "POST", "/api/matches", body)
        world.flush()
        self.tables = [next(iter(self.model.boards))]
        if stage > 0:
            for guest in others[: SEATS - 1]:
                self.ask(guest, "join", "", True, invite=self.model.invites[-1])
            for guest in world.guests[:SEATS]:
                world.sit(guest, self.tables[0])
        if stage > 1:
            self.ask(host, "start", self.tables[0], True)
        if stage > 2:
            self.to_the_end(0, 1)

    def teardown(self) -> None:
        world = self.world
        for line in list(world.lines):
            line.drop()
        world.flush()
        while world.bots.thinking:
            world.bots.thinking.pop()[1].cancel()
        world.spin()
        world.flush()
        world.hall.matches.clear()
        world.clock.alarms.clear()
        model = self.model
        model.boards.clear()
        for each in (model.invites, model.keys, model.left, model.wrong):
            each.clear()

    @invariant()
    def nobody_sees_or_does_what_is_not_theirs(self) -> None:
        if self.world.quiet and not self.model.wrong:
            self.model.settled()
        if self.model.wrong:
            raise Wrong("; ".join(self.model.wrong[:3]))

    # What a page asks over HTTP

    def table(self, number: int) -> str:
        """Mostly the newest."""
        known = list(self.model.boards)
        return known[number % len(known)] if number < 2 else known[-1]

    def somebody(self, number: int, match: str) -> str:
        board = self.model.boards[match]
        if number < GUESTS:
            return self.world.guests[number]
        people = [place.guest for place in board.places.values() if place.guest is not None]
        return str(board.host if number % 2 or not people else people[number % len(people)])

    def ask(self, guest: str, verb: str, match: str, wait: bool, **more: Any) -> None:
        wish = Wish(guest, verb, match, **more)
        quiet = self.world.quiet
        granted = self.model.allows(wish) if quiet else None
        path, body = address(wish)
        found = self.world.wish(wish, "POST", path, body)
        self.model.seen[f"ask {verb}"] += 1
        if wait:
            self.world.flush()
            self.model.seen[f"{verb} {found}"] += 1
            if verb == "leave" and found == [200] and self.model.online(match, guest):
                raise Wrong("a socket stays open for somebody who got up")
            if quiet and (found == [200]) != granted:
                raise Wrong(f"{verb} {more}: {found}, but granted should be {granted}")

    @rule(guest=GUEST, which=SOME, wait=st.booleans())
    def join(self, guest: int, which: int, wait: bool) -> None:
        invites = self.model.invites
        self.ask(
            self.world.guests[guest], "join", "", wait, invite=invites[-1 - which % len(invites)]
        )

    @rule(guest=SEATED, at=SOME, wait=st.booleans())
    def leave(self, guest: int, at: int, wait: bool) -> None:
        self.ask(self.somebody(guest, self.table(at)), "leave", self.table(at), wait)

    @rule(guest=SEATED, at=SOME, seat=SEAT, bot=st.booleans(), out=st.booleans(),
          random=st.integers(0, 5), wait=st.booleans())  # fmt: skip
    def seat(
        self, guest: int, at: int, seat: int, bot: bool, out: bool, random: int, wait: bool
    ) -> None:
        self.ask(self.somebody(guest, self.table(at)), "seat", self.table(at), wait, seat=seat,
                 kind=BOT if bot else OPEN, keep_out=out,
                 bot="random" if random == 0 else None)  # fmt: skip

    @rule(at=SOME, wait=st.booleans())
    def call_bots(self, at: int, wait: bool) -> None:
        """Everybody calls a bot for everybody."""
        for guest in self.world.guests:
            for seat in range(SEATS):
                self.ask(guest, "seat", self.table(at), wait, seat=seat, kind=BOT, keep_out=False,
                         bot=None)  # fmt: skip

    @rule(guest=SEATED, at=SOME, number=st.integers(0, 2), wait=st.booleans())
    def let_in(self, guest: int, at: int, number: int, wait: bool) -> None:
        self.ask(
            self.somebody(guest, self.table(at)), "let_in", self.table(at), wait, number=number
        )

    @rule(guest=SEATED, at=SOME, wait=st.booleans())
    def invite(self, guest: int, at: int, wait: bool) -> None:
        self.ask(self.somebody(guest, self.table(at)), "invite", self.table(at), wait)

    @rule(guest=SEATED, at=SOME, wait=st.booleans())
    def start(self, guest: int, at: int, wait: bool) -> None:
        self.ask(self.somebody(guest, self.table(at)), "start", self.table(at), wait)

    @rule(guest=SEATED, at=SOME, wait=st.booleans())
    def rematch(self, guest: int, at: int, wait: bool) -> None:
        self.ask(self.somebody(guest, self.table(at)), "rematch", self.table(at), wait)

    @rule(guest=GUEST)
    def lists(self, guest: int) -> None:
        """Friends are listed to themselves, and to nobody else."""
        self.world.flush()
        self.world.run(self.world._ask(self.world.guests[guest], "GET", "/api/watch", None))
        if self.world.last["matches"]:
            raise Wrong("friends are listed to strangers")
        self.world.run(self.world._ask(self.world.guests[guest], "GET", "/api/matches", None))
        listed = {card["id"] for card in self.world.last["matches"]}
        boards = self.model.boards.values()
        if listed != {each.id for each in boards if each.holds(self.world.guests[guest])}:
            raise Wrong("somebody's list has a table that is not theirs")

    # Sockets

    def line(self, number: int) -> Line | None:
        return self.world.lines[number % len(self.world.lines)] if self.world.lines else None

    def owing(self, number: int) -> Line | None:
        """Mostly a socket of a seat that is to choose."""
        matches = self.world.hall.matches
        lines = [each for each in self.world.lines
                 if each.seat in matches[each.match].deciding()]  # fmt: skip
        return lines[number % len(lines)] if lines and number > 1 else self.line(number)

    @rule(guest=SEATED, at=SOME, seat=st.none() | st.none() | SEAT, watching=st.integers(0, 4))
    def sit(self, guest: int, at: int, seat: int | None, watching: int) -> None:
        match = self.table(at)
        self.world.sit(self.somebody(guest, match), match, seat, watching == 0)

    @rule(number=SOME)
    def drop(self, number: int) -> None:
        line = self.line(number)
        if line is not None:
            self.world.drop(line)

    @rule(number=SOME, tabs=st.integers(1, 3))
    def reload(self, number: int, tabs: int) -> None:
        """Several windows of one guest, all at once."""
        line = self.line(number)
        if line is None:
            return
        line.drop()
        for _ in range(tabs):
            self.world.sit(line.guest, line.match, line.seat, line.watching)

    @rule(number=SOME, choice=SOME, again=st.integers(0, 3))
    def act(self, number: int, choice: int, again: int) -> None:
        line = self.owing(number)
        if line is None or line.seat is None:
            return
        if again == 0 and self.sent:
            self.world.say(line, self.sent[choice % len(self.sent)])
            return
        match = self.world.hall.matches[line.match]
        offers = match.progress.offers[line.seat]
        action = offers[choice % len(offers)].id if offers else choice
        self.choose(line, {"type": "act", "decision": match.progress.decisions[line.seat],
                           "action": action})  # fmt: skip

    @rule(number=SOME)
    def undo(self, number: int) -> None:
        line = self.line(number)
        if line is not None and line.seat is not None:
            self.choose(line, {"type": "undo"})

    def choose(self, line: Line, message: Json) -> str:
        key = f"key-{next(self.count):08d}"
        assert line.seat is not None
        self.model.keys[key] = (line.guest, line.match, line.seat)
        self.sent.append({**message, "key": key})
        self.world.say(line, self.sent[-1])
        return key

    @rule(number=SOME)
    def curious(self, number: int) -> None:
        line = self.owing(number)
        if line is not None:
            for message in ({"type": "hint"}, {"type": "why", "text": "pass"},
                            {"type": "standing", "action": None}):  # fmt: skip
                self.world.say(line, message)

    @rule(number=SOME, script=st.sampled_from(RACES))
    def race(self, number: int, script: list[str]) -> None:
        self.all_at_once(number, script)

    @rule(number=SOME, script=st.lists(st.sampled_from(DEEDS), min_size=2, max_size=5))
    def any_race(self, number: int, script: list[str]) -> None:
        self.all_at_once(number, script)

    def all_at_once(self, number: int, script: list[str]) -> None:
        """One guest, one seat, no time to wait for anything in between."""
        line = self.owing(number)
        if line is None or line.watching:
            return
        for deed in script:
            if deed == "leave":
                self.ask(line.guest, "leave", line.match, False)
            elif deed == "sit":
                line = self.world.sit(line.guest, line.match, line.seat)
            elif deed == "drop":
                line.drop()
            elif deed == "bot" and self.world.bots.thinking:
                self.world.bots.answer(-1)
            elif deed == "hint":
                self.world.say(line, {"type": "hint"})
            elif deed == "again" and self.sent:
                self.world.say(line, self.sent[-1])
            elif deed == "act" and line.seat is not None:
                match = self.world.hall.matches[line.match]
                first = next(iter(match.progress.offers[line.seat]), None)
                decision = match.progress.decisions[line.seat]
                self.choose(line, {"type": "act", "decision": decision,
                                   "action": 0 if first is None else first.id})  # fmt: skip
            elif deed in ("kick", "out") and line.seat is not None:
                self.ask(self.model.boards[line.match].host, "seat", line.match, False,
                         seat=line.seat, kind=OPEN, keep_out=deed == "out", bot=None)  # fmt: skip
            elif deed == "join":
                invite = self.model.boards[line.match].invite
                self.ask(line.guest, "join", "", False, invite=invite)
            elif deed == "wait":
                self.world.do(lambda: self.world.clock.forward(21))
            elif deed == "call":
                self.call_bots(2, False)
            elif deed == "rest":
                self.world.flush()
            self.world.spin()

    @rule(number=SOME)
    def whoever_owes_a_choice_makes_it(self, number: int) -> None:
        """An honest player is never refused."""
        world = self.world
        world.flush()
        match = world.hall.matches[self.table(number)]
        if match.phase != "running" or match.sealed is not None:
            return
        seat = match.deciding()[0]
        place = self.model.boards[match.id].places[seat]
        if place.kind != HUMAN:
            return
        line = world.sit(place.guest, match.id, seat)
        world.flush()
        key = self.choose(line, {"type": "act", "decision": match.progress.decisions[seat],
                                 "action": match.progress.offers[seat][0].id})  # fmt: skip
        world.flush()
        if key not in [each.get("key") for each in line.frames if each["type"] == "accepted"]:
            raise Wrong(f"who holds the seat is refused: {line.frames[-1]}")

    # Meanwhile

    @rule()
    def disk(self) -> None:
        if self.world.store.held:
            self.world.release()

    @rule()
    def rest(self) -> None:
        self.world.flush()

    @rule(number=SOME)
    def bot(self, number: int) -> None:
        if self.world.bots.thinking:
            self.world.bots.answer(number % len(self.world.bots.thinking))
            self.world.spin()

    @rule(seconds=st.sampled_from((5, 12, 21, 40)))
    def time(self, seconds: int) -> None:
        self.world.do(lambda: self.world.clock.forward(seconds))
        self.world.do(self.world.hall.stand_in)
        self.world.spin()

    @rule()
    def restart(self) -> None:
        self.world.restart()
        for id in self.model.boards:
            self.world.run(self.world.hall.find(id))
        self.world.flush()

    @rule(at=SOME, seed=st.integers(0, 99))
    def to_the_end(self, at: int, seed: int) -> None:
        match = self.world.hall.matches[self.table(at)]
        if match.phase == "running" and len(self.model.boards) < 3:
            self.world.play_out(match, random.Random(seed))


def address(wish: Wish) -> tuple[str, Json]:
    """Where a wish goes, and with which body."""
    base, more = f"/api/matches/{wish.match}", wish.more
    if wish.verb == "join":
        return f"/api/invites/{more['invite']}", {"name": wish.guest[-8:]}
    if wish.verb == "seat":
        body = {name: more[name] for name in ("kind", "bot", "keep_out")}
        return f"{base}/seats/{more['seat']}", body
    if wish.verb == "let_in":
        return f"{base}/kept-out/{more['number']}", None
    return f"{base}/{wish.verb}", None


def check(examples: int, steps: int, seed: int | None = None) -> Model:
    """Run the machine; raises at the first frame or row that is wrong."""
    # What is written to the disk need not outlive the test: in memory it is quicker.
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        template = Path(folder) / "template.db"
        Store(template).close()
        world = World(Path(folder), template)
        try:
            run(world, examples, steps, seed)
        finally:
            world.close()
    return world.model


def run(world: World, examples: int, steps: int, seed: int | None) -> None:
    machine = type("SomeTables", (Tables,), {"world": world})
    if seed is not None:
        machine = hypothesis.seed(seed)(machine)
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            database=None,
            derandomize=seed is None,
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        ),
    )
