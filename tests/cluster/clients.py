"""Scripted people who play at a cluster, come back by themselves, and note all that they see."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import websockets

from grimorio.core.registry import get_game
from tests.acts import some_act, view_of
from tests.server.client import Line, ServerProcess, new_key, owes

from .history import SEALED, Act, Frame, History, Look, Loss

LOST = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError)
AGAIN = ("table-not-stored", "table-unsure", "table-not-read", "table-fault", "table-too-fast",
         "table-too-much")  # fmt: skip
"""What is worth sending again, with the same key."""
PATIENCE = 30.0


class Broken(Exception):
    """The line is no longer of use: come back."""


class Crowd:
    """All clients of one run, and what they noted."""

    def __init__(self, nodes: Sequence[ServerProcess], seed: int) -> None:
        self.nodes = nodes
        self.picker = random.Random(seed)
        self.history = History()
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.http = httpx.AsyncClient(timeout=15, cookies=nobody)
        self.lines = itertools.count()
        self.operations = 0
        self.returns = 0
        self.late = 0
        self.finished: set[str] = set()
        self.turns: asyncio.Semaphore | None = None
        """How many choices are still to be made; nobody counts them where it is None."""
        self.stop = False

    def node(self, but: ServerProcess | None = None) -> ServerProcess:
        """Any node, or any but one; it may be dead."""
        return self.picker.choice([node for node in self.nodes if node is not but])

    async def person(self) -> Person:
        while True:
            try:
                reply = await self.http.get(f"{self.node().http}/api/me")
                cookie = reply.headers["set-cookie"].partition(";")[0]
                return Person(self, cookie)
            except (*LOST, KeyError):
                await asyncio.sleep(0.1)


class Person:
    """A cookie, and whatever is done with it at whichever node."""

    def __init__(self, crowd: Crowd, cookie: str) -> None:
        self.crowd = crowd
        self.cookie = cookie
        self.name = cookie.partition("=")[2].partition(".")[0]
        self.unanswered = 0
        """Wishes that were asked again without an answer: each may still be followed, late."""
        self.at: ServerProcess | None = None
        """The node of the last socket that began."""

    async def post(
        self, path: str, body: Any = None, enough: Sequence[str] = (),
        but: ServerProcess | None = None,
    ) -> Any:  # fmt: skip
        """Ask until there is an answer; a problem of one of these keys says that it is done."""
        while not self.crowd.stop:
            try:
                reply = await self.crowd.http.post(
                    self.crowd.node(but).http + path, json=body, headers={"cookie": self.cookie}
                )
            except LOST:
                self.unanswered += 1
                await asyncio.sleep(0.1)
                continue
            told = reply.json()
            if reply.status_code == 200 or told["text"]["key"] in enough:
                self.crowd.operations += 1
                return told
            assert told["text"]["key"] in AGAIN, told
            await asyncio.sleep(0.2)
        raise asyncio.CancelledError

    @asynccontextmanager
    async def sit(self, match: str, seat: int | None) -> AsyncIterator[Socket]:
        """A socket at any node; `Broken` if it does not begin with all there is to see."""
        crowd = self.crowd
        eyes = "watch" if seat is None else "matches"
        wish = "" if seat is None else f"?seat={seat}"
        node = crowd.node()
        invoked = time.monotonic()
        try:
            async with asyncio.timeout(10):
                line = await Line.open(f"{node.ws}/api/{eyes}/{match}/socket{wish}", self.cookie)
        except LOST:
            raise Broken from None
        socket = Socket(self, line, match)
        try:
            first = await socket.hear()
            if first["type"] != "sync":
                raise Refused(first) if first["type"] == "bye" and first["final"] else Broken
            crowd.history.looks.append(Look(match, self.name, first["seat"], invoked,
                                            time.monotonic(), first["version"]))  # fmt: skip
            crowd.operations += 1
            self.at = node
            yield socket
        finally:
            socket.close()


class Refused(Exception):
    """The table does not want to see this person, for good."""


class Socket:
    """An open socket; every frame is noted as it comes."""

    def __init__(self, person: Person, line: Line, match: str) -> None:
        self.person = person
        self.line = line
        self.match = match
        self.number = next(person.crowd.lines)
        self.state: Any = None

    async def hear(self) -> Any:
        try:
            message = await self.line.next(PATIENCE)
        except LOST:
            raise Broken from None
        self.line.frames.clear()
        if message["type"] in ("sync", "update"):
            self._note(message)
            self.state = message
        return message

    def _note(self, message: Any) -> None:
        view = message["view"]
        whole = message["type"] == "sync"
        seen = [view, message["decision"], message["outcome"], [] if whole else message["events"]]
        self.person.crowd.history.frames.append(Frame(
            self.number, self.match, self.person.name,
            message["seat"] if whole else view["seat"],
            None if whole else message["since"],
            message["version"], time.monotonic(),
            hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:16],
        ))  # fmt: skip

    async def send(self, **message: Any) -> None:
        try:
            await self.line.send(**message)
        except LOST:
            raise Broken from None

    def close(self) -> None:
        """Without waiting for a node that may be dead."""
        self.line.socket.transport.abort()


class Player:
    """Plays one seat to the end of its match, whatever happens to nodes and lines."""

    def __init__(self, person: Person, match: str, seat: int, game: str) -> None:
        self.person = person
        self.crowd = person.crowd
        self.match = match
        self.seat = seat
        self.game = game
        self.act: Act | None = None
        self.message: Any = None
        self.waits = False
        """It owes a choice, and does not make it yet."""

    async def play(self) -> None:
        while not self.crowd.stop:
            try:
                async with self.person.sit(self.match, self.seat) as socket:
                    await self._follow(socket)
                    return
            except Broken:
                self.crowd.returns += 1
                await asyncio.sleep(self.crowd.picker.uniform(0.05, 0.3))

    async def _follow(self, socket: Socket) -> None:
        while socket.state["outcome"] is None or self.act is not None:
            if self.act is None and owes(socket.state):
                if self.crowd.turns is not None:
                    self.waits = True
                    await self.crowd.turns.acquire()
                    self.waits = False
                self._choose(socket.state)
            if self.act is not None:
                await self._send(socket)
            else:
                await self._next(socket)
        self.crowd.finished.add(self.match)

    async def _next(self, socket: Socket) -> Any:
        message = await socket.hear()
        if message["type"] == "bye":
            raise Broken
        return message

    def _choose(self, state: Any) -> None:
        picker, decision = self.crowd.picker, state["decision"]
        acts = [picker.choice(decision["actions"])["id"]]
        if state["question"] is None and picker.random() < 0.3:
            rules = get_game(self.game)
            found = some_act(rules, view_of(rules, state["view"]), self.seat, picker)
            acts = [action.id for action in found]
        key = new_key()
        self.message = {"type": "act", "decision": decision["id"], "action": acts[0],
                        "then": acts[1:], "key": key}  # fmt: skip
        self.act = Act(self.match, self.seat, key, tuple(acts), time.monotonic())
        self.crowd.history.acts.append(self.act)

    async def _send(self, socket: Socket) -> None:
        act = self.act
        assert act is not None
        await socket.send(**self.message)
        if self.crowd.picker.random() < 0.1:
            await socket.send(**self.message)  # as a page does that is not sure
        answer = await self._answer(socket, act.key)
        if answer["type"] == "error" and answer["text"]["key"] in AGAIN:
            await asyncio.sleep(0.2)
            raise Broken
        self.crowd.operations += 1
        act.returned, self.act = time.monotonic(), None
        if answer["type"] in ("accepted", "sealed"):
            act.version = answer.get("version", SEALED)
            if act.version == SEALED and socket.state["question"] is not None:
                socket.state["question"]["owing"] = []
            while socket.state["version"] < act.version:
                await self._next(socket)
        else:
            act.refused = True
            await self._moved_on(socket, answer)
            self.crowd.late += 1

    async def _answer(self, socket: Socket, key: str) -> Any:
        while True:
            message = await self._next(socket)
            if message["type"] in ("accepted", "sealed", "refused", "error"):
                if message.get("key") == key:
                    return message

    async def _moved_on(self, socket: Socket, answer: Any) -> None:
        """What was chosen came too late: the table has moved on, as this socket will hear."""
        late = ("table-stale", "table-not-running")
        assert answer["type"] == "error", answer
        assert answer["text"]["key"] in late, answer
        if socket.state["decision"] and socket.state["decision"]["id"] == self.message["decision"]:
            version = socket.state["version"]
            while socket.state["version"] == version:
                await self._next(socket)


async def duel(crowd: Crowd, game: str) -> None:
    """One match after the other, all seats of one person, each at whichever node."""
    while not crowd.stop:
        match, players = await table(crowd, game, "local")
        await asyncio.gather(*(player.play() for player in players), _watch(crowd, match))


async def rivals(crowd: Crowd, game: str) -> None:
    """Every seat is played from two places at once: whoever is first chooses."""
    while not crowd.stop:
        match, players = await table(crowd, game, "local")
        others = [Player(each.person, match, each.seat, game) for each in players]
        await asyncio.gather(*(player.play() for player in (*players, *others)))


async def against_bots(crowd: Crowd, game: str) -> None:
    """A person among bots: whichever node asks these."""
    while not crowd.stop:
        _, (player,) = await table(crowd, game, "bots")
        await player.play()


async def table(
    crowd: Crowd, game: str, mode: str, person: Person | None = None
) -> tuple[str, list[Player]]:
    """A new one, and one person's players there: on all seats, or on one among bots."""
    host = person or await crowd.person()
    seats = get_game(game).info.least_seats
    bot = "random" if mode == "bots" else None
    wish = {"game": game, "seats": seats, "mode": mode, "bot": bot}
    match = (await host.post("/api/matches", wish))["id"]
    mine = range(1 if bot else seats)
    _hold(crowd, match, dict.fromkeys(mine, host))
    return match, [Player(host, match, seat, game) for seat in mine]


async def handover(crowd: Crowd, game: str) -> None:
    """Somebody is sent away from the lobby and another one comes; then they play.

    The first time it is certain that a socket is open then, at another node than the one that is
    asked to send its guest away; after that, whatever comes.
    """
    apart = True
    while not crowd.stop:
        host, first, second = [await crowd.person() for _ in range(3)]
        seats = get_game(game).info.least_seats
        bots = [None, *["random"] * (seats - 2)]
        wish = {"game": game, "seats": seats, "mode": "friends", "bots": bots}
        match = (await host.post("/api/matches", wish))["id"]
        invite = await invitation(host, match)
        await first.post(f"/api/invites/{invite}", {"name": "First"})
        staying = asyncio.create_task(_stay(first, match))
        while apart and first.at is None:
            await asyncio.sleep(0.02)
        await asyncio.sleep(crowd.picker.uniform(0.0, 0.3))
        seat = {"kind": "open", "keep_out": True}
        away = f"/api/matches/{match}/seats/1"
        await host.post(away, seat, ["table-nobody-there"], first.at if apart else None)
        apart = False
        crowd.history.losses.append(Loss(match, first.name, 1, time.monotonic()))
        # If it was asked twice, the wish of before may send away whoever sits there then.
        late = ["table-kept-out", "table-seats-open"] if host.unanswered else []
        await second.post(f"/api/invites/{invite}", {"name": "Second"}, late)
        _hold(crowd, match, {0: host, 1: second})
        if "text" in await host.post(f"/api/matches/{match}/start", None, late):
            staying.cancel()
            continue
        players = [Player(host, match, 0, game), Player(second, match, 1, game)]
        await asyncio.gather(staying, *(player.play() for player in players))


async def invitation(host: Person, match: str) -> str:
    while True:
        try:
            async with host.sit(match, 0) as socket:
                return str(socket.state["invite"])
        except Broken:
            await asyncio.sleep(0.1)


async def _stay(person: Person, match: str) -> None:
    """Keep a socket open, and come back, until the table says that the seat is lost."""
    while not person.crowd.stop:
        try:
            async with person.sit(match, 1) as socket:
                while (await socket.hear())["type"] != "bye":
                    pass
        except Refused:
            return
        except Broken:
            await asyncio.sleep(0.1)


async def _watch(crowd: Crowd, match: str) -> None:
    """A spectator, who comes and goes."""
    person = await crowd.person()
    while not crowd.stop and match not in crowd.finished:
        try:
            async with person.sit(match, None) as socket:
                until = time.monotonic() + crowd.picker.uniform(0.5, 4.0)
                while match not in crowd.finished and time.monotonic() < until:
                    async with asyncio.timeout(1.0):
                        await socket.hear()
        except (Broken, TimeoutError):
            await asyncio.sleep(0.1)


def _hold(crowd: Crowd, match: str, people: dict[int, Person]) -> None:
    """Who holds the seats once it runs."""
    for seat, person in people.items():
        crowd.history.holders[match, seat] = person.name
