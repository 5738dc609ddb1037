"""The socket of a seat or a spectator: strict decoding in, the room's messages out."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Coroutine
from time import monotonic

import msgspec
import structlog
from sqlalchemy.exc import DBAPIError
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from grimorio.core.errors import BadInput
from grimorio.core.match import ACT, UNDO
from grimorio.core.text import Text
from grimorio.table.durations import Durations
from grimorio.table.hall import Hall
from grimorio.table.jobs import Act
from grimorio.table.match import Accepted, Answer, Enclosed, Match, Refused
from grimorio.table.names import is_id
from grimorio.table.sealed import Settle
from grimorio.table.seats import BOT
from grimorio.table.tables import others_may_know
from grimorio.table.thinker import Foreseen

from . import protocol as p
from .coaching import coached
from .guests import Guests
from .limits import Bucket, Buckets, Turns, client_of
from .quick import KEY, QuickProtocol
from .rooms import Ear, Room, Rooms
from .settings import Settings
from .wire import encode, text

decode = msgspec.json.Decoder(p.Outgoing).decode
MOST_PROBLEMS = 200
COME_BACK = {"too much": 5000, "come back": 500}
"""Milliseconds after which it is worth trying again; all else is final."""
MOST_REASONS = 5  # choices that a hint tells about
log = structlog.get_logger("socket")


def origin_allowed(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """A page from elsewhere may not use our visitors' cookies. Programs send no origin."""
    if origin is None or origin in allowed:
        return True
    return origin.partition("://")[2] == host


class Sockets:
    """Accepts sockets, within the limits, and runs them."""

    def __init__(self, hall: Hall, rooms: Rooms, guests: Guests, settings: Settings) -> None:
        self.hall = hall
        self.rooms = rooms
        self.guests = guests
        self.settings = settings
        self.open = 0
        self.received = 0
        self.choices = Durations()
        self._each: Counter[str] = Counter()
        self._opens = Buckets(settings.limits.opens)
        self.messages = Buckets(settings.limits.messages_each)
        self.hints = Buckets(settings.limits.hints)
        self.coaching = Buckets(settings.limits.coach)
        self.previews = Buckets(settings.limits.previews)
        self.turns = Turns()
        """Whoever asks bots a lot, or asks and hangs up, keeps a worker from nobody else."""
        self.asking: set[asyncio.Task[None]] = set()

    async def play(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._admit(WebSocket(scope, receive, send), playing=True)

    async def watch(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._admit(WebSocket(scope, receive, send), playing=False)

    async def _admit(self, socket: WebSocket, playing: bool) -> None:
        headers = socket.headers
        if not origin_allowed(headers.get("origin"), headers.get("host", ""),
                              self.settings.origins):  # fmt: skip
            await socket.close(p.CLOSE_CODES["not yours"])
            return
        address = client_of(socket.client)
        limits = self.settings.limits
        full = self.open >= limits.sockets or self._each[address] >= limits.sockets_each
        too_fast = not self._opens.take(address)
        await socket.accept()
        if full or too_fast:
            key = "table-too-many-sockets" if full else "table-too-fast"
            await self._refuse(socket, "too much", key)
            return
        self.open += 1
        self._each[address] += 1
        try:
            await self._place(socket, playing)
        finally:
            self.open -= 1
            self._each[address] -= 1
            if not self._each[address]:
                del self._each[address]

    async def _place(self, socket: WebSocket, playing: bool) -> None:
        id = socket.path_params["id"]
        try:
            match = await self.hall.tables.find(id) if is_id(id) else None
        except BadInput as error:
            elsewhere = others_may_know(self.hall.store, error)
            why = "come back" if elsewhere else "no such match"
            await self._refuse(socket, why, error.key, **error.arguments)
            return
        except DBAPIError as error:
            log.error("not read", problem=type(error).__name__)
            await self._refuse(socket, "too much", "table-not-read")
            return
        if match is None:
            await self._refuse(socket, "no such match", "table-no-such-match")
            return
        guest = self.guests.of(socket)
        seat = self._seat(match, guest, socket.query_params.get("seat")) if playing else None
        if playing and seat is None:
            await self._refuse(socket, "not yours", "table-not-yours")
            return
        line = socket.scope["extensions"][KEY]
        most = self.settings.limits.waiting_bytes
        ear = Ear(line, match, seat, guest if playing else None, most)
        since = socket.query_params.get("version", "-1")
        known = int(since) if since.isascii() and since.isdigit() and len(since) < 9 else -1
        room = self.rooms.enter(match, ear, known)
        try:
            await Talk(self, room, ear, client_of(socket.client)).run(socket, line)
        finally:
            line.hear = None
            ear.closing = True
            self.rooms.leave(room, ear)

    def _seat(self, match: Match, guest: str | None, wish: str | None) -> int | None:
        mine = match.seats_of(guest) if guest is not None else []
        if wish is not None:
            return next((seat for seat in mine if str(seat) == wish), None)
        owing = [seat for seat in mine if match.owes(seat)]
        return next(iter(owing + mine), None)

    async def _refuse(
        self, socket: WebSocket, why: str, key: str, /, **args: int | str | list[str]
    ) -> None:
        wait = COME_BACK.get(why)
        bye = p.Bye(text(Text(key, dict(args))), final=wait is None, wait=wait or 0)
        with contextlib.suppress(Exception):
            await socket.send({"type": "websocket.send", "text": encode(bye).decode()})
            await socket.close(p.CLOSE_CODES[why], why)


class Talk:
    """One open socket."""

    def __init__(self, sockets: Sockets, room: Room, ear: Ear, address: str = "") -> None:
        self.sockets = sockets
        self.address = address
        self.room = room
        self.match = room.match
        self.ear = ear
        self.bucket = Bucket(*sockets.settings.limits.messages)
        self.pages = Bucket(*sockets.settings.limits.pages)
        self.problems = 0
        self.gone = False
        self.hinting: asyncio.Task[None] | None = None
        self.foreseeing: asyncio.Task[None] | None = None
        self.wanted: p.Foresee | None = None
        """The last question about what choices would do that nobody has begun to answer."""

    async def run(self, socket: WebSocket, line: QuickProtocol) -> None:
        """Most messages take the short way to `hear`; what is queued is the rest."""
        line.hear = self.hear
        try:
            while True:
                message = await socket._receive()
                if message["type"] == "websocket.receive":
                    self.hear(message.get("text") or message.get("bytes") or "")
                elif message["type"] == "grimorio.close":
                    await socket.close(message["code"], message["reason"])
                else:
                    return
        finally:
            # What a worker has begun it ends: to stop it would cost others a new one.
            self.gone = True
            self.wanted = None

    def hear(self, data: str | bytes) -> None:
        self.sockets.received += 1
        if self.ear.closing:
            self.ear.deafen()
            return
        if not self.may_speak(1):
            self.trouble("table-too-fast")
            return
        try:
            message = decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.trouble("table-malformed", None, problem=str(error)[:120])
            return
        if isinstance(message, p.Ping):
            self.ear.send(b'{"type":"pong"}')
        elif isinstance(message, p.Older):
            self.older(message.before)
        elif self.ear.seat is None:
            self.trouble("table-only-watching", getattr(message, "key", None))
        else:
            self.follow(message, self.ear.seat)

    def may_speak(self, times: int) -> bool:
        return self.bucket.take(times) and self.sockets.messages.take(self.address, times)

    def follow(self, message: p.Outgoing, seat: int) -> None:
        if isinstance(message, p.Act):
            self.act(message, seat)
        elif isinstance(message, p.Undo):
            self.match.submit(Act(UNDO, seat, 0, 0, message.key, self.answer, self.ear.guest))
        elif self.match.phase == "lobby":
            self.trouble("table-not-running")
        elif isinstance(message, p.Why):
            self.why(message.text, seat)
        elif isinstance(message, p.Settle):
            self.settle(message.action, seat)
        elif isinstance(message, p.Longer):
            self.lengthen()
        elif isinstance(message, p.Foresee):
            self.foresee(message)
        elif isinstance(message, p.AskCoach):
            self.coach(message, seat)
        elif self.match.sealed is not None:
            # How long it takes would tell whether bots have something to think about.
            self.trouble("table-no-hint-sealed")
        elif self.hinting is not None and not self.hinting.done():
            return  # it is on its way
        elif not self.sockets.hints.take(self.address):
            self.trouble("table-too-fast")
        else:
            self.hinting = self.ask(self.hint(seat))

    def ask(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Let a worker think about it, after whatever else this address has asked."""

        async def in_turn() -> None:
            async with self.sockets.turns.of(self.address):
                if self.gone:
                    work.close()
                else:
                    await work

        task = asyncio.get_running_loop().create_task(in_turn())
        self.sockets.asking.add(task)
        task.add_done_callback(self.sockets.asking.discard)
        return task

    def act(self, message: p.Act, seat: int) -> None:
        """Each choice of an act counts as a message."""
        if message.then and not self.may_speak(len(message.then)):
            self.trouble("table-too-fast", message.key)
            return
        begun = monotonic()

        def answer(answer: Answer) -> None:
            self.sockets.choices.note(monotonic() - begun)
            self.answer(answer)

        self.match.submit(Act(ACT, seat, message.decision, message.action, message.key,
                              answer, self.ear.guest, message.then))  # fmt: skip

    def answer(self, answer: Answer) -> None:
        if isinstance(answer, Accepted):
            self.ear.send(b'{"type":"accepted","key":"%b","version":%d}' % (
                answer.key.encode(), answer.version))  # fmt: skip
        elif isinstance(answer, Enclosed):
            self.ear.send(encode(p.Enclosed(answer.key)))
        elif isinstance(answer, Refused):
            self.ear.send(encode({"type": "refused", "key": answer.key,
                                  "refusal": answer.refusal.to_json(),
                                  "choice": answer.choice}))  # fmt: skip
        else:
            self.ear.send(encode(p.Trouble(text(answer.text), answer.key)))

    def older(self, before: int) -> None:
        if self.pages.take():
            self.ear.send(self.room.older(self.ear, before))
        else:
            self.trouble("table-too-fast")

    def why(self, words: str, seat: int) -> None:
        try:
            refusal = self.match.why_not(seat, words)
        except BadInput as error:
            self.trouble(error.key, None, **error.arguments)
            return
        told = None if refusal is None else refusal.to_json()
        self.ear.send(encode({"type": "why", "text": words, "refusal": told}))

    def settle(self, action: int | None, seat: int) -> None:
        def done(problem: Text | None) -> None:
            if problem is None:
                self.match.tell_settled(seat)
            else:
                self.trouble(problem.key)

        self.match.submit(Settle(seat, self.ear.guest or "", action, done))

    def lengthen(self) -> None:
        def done(problem: Text | None) -> None:
            if problem is not None:
                self.trouble(problem.key)

        self.sockets.hall.questions.lengthen(self.match, self.ear.guest or "", done)

    async def hint(self, seat: int) -> None:
        decision = self.match.progress.decisions[seat]
        actions = self.match.game.actions
        found = (await self.sockets.hall.bots.hint(self.match, seat))[:MOST_REASONS]
        reasons = [
            {"action": actions[each.action].to_json(), "visits": each.visits, "place": each.place}
            for each in found
        ]
        action = reasons[0]["action"] if reasons else None
        if self.ear.seat != seat:
            return  # it has changed hands meanwhile
        reason = found[0].reason if found else None
        self.ear.send(encode({"type": "hint", "decision": decision, "action": action,
                              "reason": reason, "reasons": reasons}))  # fmt: skip

    def coach(self, message: p.AskCoach, seat: int) -> None:
        """Only where nobody is at a disadvantage by it."""
        others = [each for number, each in enumerate(self.match.seats) if number != seat]
        if self.match.sealed is not None:
            self.ear.send(encode(_silent(message)))  # how long he thinks would tell
        elif any(each.kind != BOT for each in others):
            self.trouble("table-no-coach")
        elif not self.sockets.coaching.take(self.address):
            self.ear.send(encode(_silent(message)))
        else:
            self.ask(self.answer_coach(message, seat))

    async def answer_coach(self, message: p.AskCoach, seat: int) -> None:
        told = await coached(self.sockets.hall.bots, self.match, seat, message)
        if self.ear.seat == seat:  # it may have changed hands meanwhile
            self.ear.send(encode(told or _silent(message)))

    def foresee(self, message: p.Foresee) -> None:
        """Answer what choices would do; while one answer is on its way, only the last waits."""
        if not self.sockets.previews.take(self.address):
            self.trouble("table-too-fast")
            return
        self.wanted = message
        if self.foreseeing is None or self.foreseeing.done():
            self.foreseeing = self.ask(self.answer_previews())

    async def answer_previews(self) -> None:
        while (message := self.wanted) is not None:
            self.wanted = None
            seat = self.ear.seat
            if seat is not None:
                await self.preview(message, seat)

    async def preview(self, message: p.Foresee, seat: int) -> None:
        progress = self.match.progress
        offers = [action.id for action in progress.offers[seat]]
        stale = message.decision != progress.decisions[seat] or not offers
        if not stale and not self.known(message, offers):
            self.trouble("table-not-on-offer")
            return
        told: Foreseen | None = None
        if not stale:
            bots = self.sockets.hall.bots
            told = await bots.foresee(self.match, seat, message.actions, message.after)
        if self.ear.seat != seat:
            return  # it has changed hands meanwhile
        told = told or Foreseen()
        self.ear.send(encode({"type": "previews", "decision": message.decision,
                              "after": message.after, "stale": stale, "offer": told.offer,
                              "previews": told.previews, "reach": told.reach}))  # fmt: skip

    def known(self, message: p.Foresee, offers: list[int]) -> bool:
        """Whether what is asked about is on offer, as far as that is known here."""
        first = message.after[:1] or message.actions or []
        most = max([*message.after, *(message.actions or [])], default=0)
        return most < len(self.match.game.actions) and all(each in offers for each in first)

    def trouble(self, name: str, key: str | None = None, /, **args: int | str | list[str]) -> None:
        """One sentence back; who goes on and on is told to come back later."""
        self.problems += 1
        sentence = text(Text(name, dict(args)))
        self.ear.send(encode(p.Trouble(sentence) if key is None else p.Trouble(sentence, key)))
        if self.problems >= MOST_PROBLEMS:
            self.ear.close(p.CLOSE_CODES["too much"], "too much")


def _silent(message: p.AskCoach) -> p.Coached:
    return p.Coached(message.decision, message.action, None, None, None, None)
