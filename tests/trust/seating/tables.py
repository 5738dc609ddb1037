"""What hypothesis drives: friends who come and go, at one table and its rematches."""

from __future__ import annotations

import itertools
import random
import tempfile
from collections.abc import Sequence
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
from grimorio.table.sqlite import SqliteStore

from .model import Json, Model, Wish
from .world import Line, World, Wrong

SEATS = 3
GUESTS = 4
GUEST = st.integers(0, GUESTS - 1)
SEATED = st.integers(0, GUESTS + 5)
"""Anybody; more often than not, somebody who sits at the table, and more often still its host."""
SEAT = st.integers(0, SEATS - 1)
SOME = st.integers(0, 7)
VERBS = ("join", "leave", "seat", "seat", "let_in", "invite", "start", "rematch")
CURIOUS: dict[str, Json] = {"hint": {}, "why": {"text": "pass"}, "standing": {"action": None}}
DEEDS = ("leave", "sit", "drop", "bot", "hint", "act", "again", "wait", "call", "rest", "kick",
         "out", "join", "link", "stranger", "restart", "end", "rematch")  # fmt: skip
RACES = (
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
    "kick link stranger rest",
    "drop wait call rest",
    "leave rest end rematch rest",
    "out rest restart join rest",
)
"""What people do at the worst moment; the rest is found by chance."""


class Tables(RuleBasedStateMachine):
    """Friends who come and go, at one table and its rematches."""

    world: World
    stages: Sequence[int] = (1, 2, 1, 2, 0, 1, 2, 3)
    """How far a table is at first: set, everybody there, started, over."""
    races: Sequence[str] = RACES

    def __init__(self) -> None:
        super().__init__()
        self.model = self.world.model
        self.sent: list[Json] = []
        self.count = itertools.count()

    @initialize(game=st.sampled_from(game_ids()), stage=SOME, absent=st.booleans())
    def open_table(self, game: str, stage: int, absent: bool) -> None:
        world, stage = self.world, self.stages[stage % len(self.stages)]
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
            self.to_the_end(self.tables[0])

    def teardown(self) -> None:
        world = self.world
        for line in list(world.lines):
            line.drop()
        world.flush()
        while world.bots.thinking:
            world.bots.thinking.pop()[1].cancel()
        world.spin()
        world.flush()
        world.hall.tables.open.clear()
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

    @rule(verb=st.sampled_from(VERBS), guest=SEATED, at=SOME, seat=SEAT, some=SOME,
          wait=st.booleans())  # fmt: skip
    def wish(self, verb: str, guest: int, at: int, seat: int, some: int, wait: bool) -> None:
        match, more = self.table(at), dict[str, Any]()
        if verb == "join":
            invites = self.model.invites
            more["invite"] = invites[-1 - some % len(invites)]
            guest = guest % GUESTS
        elif verb == "seat":
            more = {"seat": seat, "kind": BOT if some % 2 else OPEN, "keep_out": some % 4 > 1,
                    "bot": "random" if some == 7 else None}  # fmt: skip
        elif verb == "let_in":
            more["number"] = seat
        somebody = self.somebody(guest, match)
        self.ask(somebody, verb, "" if verb == "join" else match, wait, **more)

    def call_bots(self, match: str, wait: bool) -> None:
        """Everybody calls a bot for everybody."""
        for guest in self.world.guests:
            for seat in range(SEATS):
                self.ask(guest, "seat", match, wait, seat=seat, kind=BOT, keep_out=False, bot=None)

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
        matches = self.world.hall.tables.open
        lines = [each for each in self.world.lines
                 if each.seat in matches[each.match].deciding()]  # fmt: skip
        return lines[number % len(lines)] if lines and number > 1 else self.line(number)

    @rule(deed=st.sampled_from(("sit", "sit", "watch", "drop", "reload")), guest=SEATED, at=SOME,
          seat=st.none() | SEAT, number=SOME)  # fmt: skip
    def socket(self, deed: str, guest: int, at: int, seat: int | None, number: int) -> None:
        line, match = self.line(number), self.table(at)
        if deed in ("sit", "watch"):
            self.world.sit(self.somebody(guest, match), match, seat, deed == "watch")
        elif line is not None:
            line.drop()
            for _ in range(number % 3 + 1 if deed == "reload" else 0):  # several windows at once
                self.world.sit(line.guest, line.match, line.seat, line.watching)
            self.world.spin()

    @rule(kind=st.sampled_from(("act", "act", "undo", "again", "hint", "why", "standing")),
          number=SOME, choice=SOME)  # fmt: skip
    def talk(self, kind: str, number: int, choice: int) -> None:
        line = self.owing(number)
        if line is None:
            return
        if kind == "again" and self.sent:
            self.send(line, self.sent[choice % len(self.sent)])
        elif kind == "act":
            self.act(line, choice)
        elif kind == "undo" and line.seat is not None:
            self.choose(line, {"type": "undo"})
        elif kind in CURIOUS:
            self.world.say(line, {"type": kind, **CURIOUS[kind]})

    def act(self, line: Line, choice: int) -> str | None:
        if line.seat is None:
            return None
        match = self.world.hall.tables.open[line.match]
        offers = match.progress.offers[line.seat]
        action = offers[choice % len(offers)].id if offers else choice
        decision = match.progress.decisions[line.seat]
        return self.choose(line, {"type": "act", "decision": decision, "action": action})

    def send(self, line: Line, message: Json) -> None:
        if line.seat is not None:
            sender = (line.guest, line.match, line.seat)
            self.model.keys.setdefault(message["key"], []).append(sender)
        self.world.say(line, message)

    def choose(self, line: Line, message: Json) -> str:
        key = f"key-{next(self.count):08d}"
        self.sent.append({**message, "key": key})
        self.send(line, self.sent[-1])
        return key

    @rule(number=SOME, which=st.integers(0, 99))
    def race(self, number: int, which: int) -> None:
        self.all_at_once(number, self.races[which % len(self.races)].split())

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
                self.send(line, self.sent[-1])
            elif deed == "act":
                self.act(line, 0)
            elif deed in ("kick", "out") and line.seat is not None:
                self.ask(self.model.boards[line.match].host, "seat", line.match, False,
                         seat=line.seat, kind=OPEN, keep_out=deed == "out", bot=None)  # fmt: skip
            elif deed == "join":
                invite = self.model.boards[line.match].invite
                self.ask(line.guest, "join", "", False, invite=invite)
            elif deed == "stranger":
                invite = self.model.boards[line.match].invite
                self.ask(self.world.guests[-1], "join", "", False, invite=invite)
            elif deed == "link":
                self.ask(self.model.boards[line.match].host, "invite", line.match, False)
            elif deed == "restart":
                self.restart()
            elif deed == "end":
                self.to_the_end(line.match)
            elif deed == "rematch":
                others = [guest for guest in self.world.guests if guest != line.guest]
                self.ask(others[number % len(others)], "rematch", line.match, False)
            elif deed == "wait":
                self.world.do(lambda: self.world.clock.forward(21))
            elif deed == "call":
                self.call_bots(line.match, False)
            elif deed == "rest":
                self.world.flush()
            self.world.spin()

    @rule(number=SOME)
    def whoever_owes_a_choice_makes_it(self, number: int) -> None:
        """An honest player is never refused."""
        world = self.world
        world.flush()
        match = world.hall.tables.open[self.table(number)]
        if match.phase != "running" or match.sealed is not None:
            return
        seat = match.deciding()[0]
        place = self.model.boards[match.id].places[seat]
        if place.kind != HUMAN:
            return
        line = world.sit(place.guest, match.id, seat)
        world.flush()
        key = self.act(line, number)
        world.flush()
        if key not in [each.get("key") for each in line.frames if each["type"] == "accepted"]:
            raise Wrong(f"who holds the seat is refused: {line.frames[-1]}")

    # Meanwhile

    @rule(what=st.sampled_from(("disk", "disk", "rest", "bot", "restart", "end")), number=SOME,
          seconds=st.sampled_from((0, 5, 12, 21, 40)))  # fmt: skip
    def meanwhile(self, what: str, number: int, seconds: int) -> None:
        world = self.world
        world.do(lambda: world.clock.forward(seconds))
        world.do(world.hall.stand_ins.call)
        world.spin()
        if what == "disk" and world.store.held:
            world.release()
        elif what == "rest":
            world.flush()
        elif what == "bot" and world.bots.thinking:
            world.bots.answer(number % len(world.bots.thinking))
            world.spin()
        elif what == "restart":
            self.restart()
        elif what == "end":
            self.to_the_end(self.table(number))

    def restart(self) -> None:
        self.world.restart()
        for id in self.model.boards:
            self.world.run(self.world.hall.tables.find(id))
        self.world.flush()

    def to_the_end(self, table: str) -> None:
        match = self.world.hall.tables.open[table]
        if match.phase == "running" and len(self.model.boards) < 3:
            self.world.play_out(match, random.Random(1))


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


def check(examples: int, steps: int, seed: int | None = None, **more: Any) -> Model:
    """Run the machine; raises at the first frame or row that is wrong."""
    # What is written to the disk need not outlive the test: in memory it is quicker.
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        template = Path(folder) / "template.db"
        SqliteStore(template).close()
        world = World(Path(folder), template)
        try:
            run({"world": world, **more}, examples, steps, seed)
        finally:
            world.close()
    return world.model


def run(more: dict[str, Any], examples: int, steps: int, seed: int | None) -> None:
    machine = type("SomeTables", (Tables,), more)
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
