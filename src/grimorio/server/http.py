"""The HTTP addresses: each takes a decoded request and gives a message of the protocol."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import msgspec
import structlog
from msgspec import Raw
from sqlalchemy.exc import DBAPIError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from grimorio.core.errors import BadInput
from grimorio.core.game import AnyGame
from grimorio.core.registry import is_own
from grimorio.core.text import Text
from grimorio.learn.lesson import find as find_lesson
from grimorio.learn.turning import turning
from grimorio.table.bots import ahead
from grimorio.table.hall import Hall
from grimorio.table.match import Match
from grimorio.table.names import is_id
from grimorio.table.shelf import Outline
from grimorio.table.store import NotStored
from grimorio.table.tables import others_may_know

from . import protocol as p
from . import protocol_learn as learn
from .endpoints import Endpoint
from .guests import Guests, new_guest
from .lessons import Tried, listed, previews, progress
from .limits import Buckets, client_of
from .problems import status_of, told
from .reading import Reading
from .rooms import Rooms, players
from .rules import cards, rules, texts
from .settings import Settings
from .sockets import origin_allowed
from .wire import encode, replay, replay_data, seat_of, text

log = structlog.get_logger("http")

Handler = Callable[[Any, Request, str, Any], Awaitable[msgspec.Struct | Raw]]


MOST_KEPT_OUT = 1000


class Refuse(Exception):
    """Answered with a status and a sentence."""

    def __init__(self, status: int, key: str, **args: int | str | list[str]) -> None:
        super().__init__(key)
        self.status = status
        self.text = Text(key, dict(args))


class Told(Exception):
    """Answered with a status and what a reader of files has said."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status)
        self.status = status
        self.body = body


class Http:
    """Decodes strictly, checks who asks, and answers; a problem is a status and a sentence."""

    def __init__(self, hall: Hall, rooms: Rooms, guests: Guests, settings: Settings) -> None:
        self.hall = hall
        self.rooms = rooms
        self.guests = guests
        self.settings = settings
        self._requests = Buckets(settings.limits.requests)
        self._tables = Buckets(settings.limits.tables)
        self._records = Buckets(settings.limits.records)
        self._lessons = Buckets(settings.limits.lessons)
        self._reading = Reading(settings.limits)
        self._long = asyncio.Semaphore(settings.limits.replays)
        self._decoders: dict[type[msgspec.Struct], msgspec.json.Decoder[Any]] = {}

    def endpoint(self, end: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        handler: Handler = getattr(Http, end.name)

        async def answer(request: Request) -> Response:
            known = self.guests.of(request)
            guest = known or new_guest()
            try:
                body = await self._body(request, end)
                reply = Response(encode(await handler(self, request, guest, body)))
            except Refuse as problem:
                reply = _problem(problem.status, problem.text)
            except BadInput as problem:
                reply = Response(told(problem), status_code=status_of(problem))
            except Told as answer:
                reply = Response(answer.body, status_code=answer.status)
            except NotStored:
                reply = _problem(503, Text("table-not-stored"))
            except DBAPIError as error:
                log.error("not read", route=end.name, problem=type(error).__name__)
                reply = _problem(503, Text("table-not-read"))
            except Exception:
                log.exception("a request failed", route=end.name)
                reply = _problem(500, Text("table-fault"))
            reply.headers["content-type"] = "application/json"
            reply.headers["cache-control"] = "no-store"
            if known is None and (end.method == "POST" or end.name == "me"):
                self.guests.welcome(reply, guest)
            return reply

        return answer

    async def _body(self, request: Request, end: Endpoint) -> Any:
        if not self._requests.take(client_of(request.client)):
            raise Refuse(429, "table-too-fast")
        headers = request.headers
        if end.method == "POST" and not origin_allowed(
            headers.get("origin"), headers.get("host", ""), self.settings.origins
        ):
            raise Refuse(403, "table-other-origin")
        if end.file:
            self._may_bring(request)
        data = await self._read(request, getattr(self.settings.limits, end.limit))
        if end.takes is None:
            return None
        if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refuse(415, "table-not-json")
        if end.file:
            return data
        if end.takes not in self._decoders:
            self._decoders[end.takes] = msgspec.json.Decoder(end.takes)
        try:
            return self._decoders[end.takes].decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refuse(400, "table-malformed", problem=str(error)[:120]) from None

    async def _read(self, request: Request, most: int) -> bytes:
        data = bytearray()
        try:
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise Refuse(413, "table-too-large", most=most)
        except ClientDisconnect:
            raise Refuse(400, "table-malformed", problem="the request broke off") from None
        return bytes(data)

    # Who may what

    def _may_bring(self, request: Request) -> None:
        """Asked before the file is taken, so that nobody's files pile up."""
        address = client_of(request.client)
        if not self._records.take(address) or not self._reading.has_room(address):
            raise Refuse(429, "table-too-fast")

    async def _match(self, request: Request) -> Match:
        id = request.path_params["id"]
        match = await self._found(self.hall.tables.find(id)) if is_id(id) else None
        if match is None:
            raise Refuse(404, "table-no-such-match")
        return match

    async def _found(self, finding: Awaitable[Match | None]) -> Match | None:
        """What this node cannot open is asked of another one."""
        try:
            return await finding
        except BadInput as error:
            if others_may_know(self.hall.store, error):
                raise Refuse(503, error.key, **dict(error.arguments)) from None
            raise

    async def _seated(self, request: Request, guest: str) -> Match:
        match = await self._match(request)
        if not match.seats_of(guest):
            raise Refuse(403, "table-not-yours")
        return match

    async def _invited(self, request: Request) -> Match:
        secret = request.path_params["secret"]
        match = await self._found(self.hall.tables.invited(secret)) if is_id(secret) else None
        if match is None:
            raise Refuse(404, "table-no-such-invitation")
        return match

    # The addresses

    async def me(self, request: Request, guest: str, body: None) -> p.Me:
        return p.Me(await self.hall.guestbook.name_of(guest))

    async def rename(self, request: Request, guest: str, body: p.Rename) -> p.Me:
        """Also at the tables where they sit without a name."""
        name = await self.hall.guestbook.rename(guest, body.name)
        if name:
            for match in await self.hall.tables.of_guest(guest):
                if isinstance(match, Match):
                    await self.hall.usher.call(match, guest, name)
        return p.Me(name)

    async def address(self, request: Request, guest: str, body: None) -> p.Address:
        return p.Address(self.settings.public)

    async def games(self, request: Request, guest: str, body: None) -> p.Games:
        games = self.hall.founder.games.items()
        return p.Games([game_info(game, self.hall.bots.kinds[id]) for id, game in games])

    async def rules(self, request: Request, guest: str, body: None) -> p.Rules:
        found = rules(request.path_params["game"], request.query_params.get("lang", "es"))
        if found is None:
            raise Refuse(404, "table-no-rules")
        return found

    async def cards(self, request: Request, guest: str, body: None) -> p.Cards:
        """Of the edition that is played with here, or at a match."""
        id = request.query_params.get("match", "")
        game = self.hall.founder.games.get(request.path_params["game"])
        if id:
            match = await self.hall.tables.find(id) if is_id(id) else None
            if match is None:
                raise Refuse(404, "table-no-such-match")
            game = match.game
        if game is None:
            raise Refuse(404, "table-no-rules")
        return await asyncio.to_thread(cards, game)

    async def texts(self, request: Request, guest: str, body: None) -> p.Texts:
        found = texts(request.path_params["game"], request.query_params.get("lang", "es"))
        if found is None:
            raise Refuse(404, "table-no-rules")
        return p.Texts(found)

    async def lessons(self, request: Request, guest: str, body: None) -> learn.LessonList:
        game = request.path_params["game"]
        if game not in self.hall.founder.games:
            raise Refuse(404, "table-no-rules")
        return listed(game, await self.hall.guestbook.learnt(guest, game))

    async def lesson(self, request: Request, guest: str, body: learn.LessonTry) -> Raw:
        """Everything follows from the request; only that a lesson was finished is kept."""
        if not self._lessons.take(client_of(request.client)):
            raise Refuse(429, "table-too-fast")
        lesson = find_lesson(request.path_params["game"], request.path_params["lesson"])
        async with self._long:
            tried = await asyncio.to_thread(Tried, lesson, body)
        here = tried.run
        if tried.finished:
            await self.hall.guestbook.learn(guest, lesson.game, lesson.id)
        foreseen = None
        if max(body.after, default=0) >= len(here.game.actions):
            raise Refuse(400, "table-no-such-action")
        if here.offer():
            question = ahead(here.match, here.seat, None, body.after)
            foreseen = await self.hall.bots.foreseers.foresee(question)
        wire = self.rooms.wire(here.game)
        shown = tried.place(wire, previews(here, body.after, foreseen), body.catalogue)
        return Raw(encode(shown))

    async def progress(self, request: Request, guest: str, body: None) -> learn.Progress:
        done = await self.hall.guestbook.all_learnt(guest)
        return learn.Progress([progress(game, done) for game in self.hall.founder.games])

    async def forget_lessons(self, request: Request, guest: str, body: None) -> p.Done:
        await self.hall.guestbook.forget_lessons(guest)
        return p.Done()

    async def mine(self, request: Request, guest: str, body: None) -> p.Matches:
        found = await self.hall.tables.of_guest(guest)
        sat = [match for match in found if isinstance(match, Match)]
        asking = []
        for match, again in await self.hall.founder.asking(sat, guest):
            card = self.card(again, guest)
            card.before = match.id
            card.your_turn = match.declined.isdisjoint(match.seats_of(guest))
            asking.append(card)
        return p.Matches([self.card(match, guest) for match in found], asking)

    async def watchable(self, request: Request, guest: str, body: None) -> p.Matches:
        found = await self.hall.tables.watchable()
        return p.Matches([self.card(match, guest) for match in found], [])

    async def match(self, request: Request, guest: str, body: None) -> p.OneMatch:
        match = await self._match(request)
        card = self.card(match, guest)
        card.before = await self.hall.founder.asks(match, guest)
        return p.OneMatch(card)

    async def _may_set(self, request: Request) -> None:
        """What fills the database is counted for all nodes together."""
        client, rate = client_of(request.client), self.settings.limits.tables
        name = f"tables {self.guests.alias(client)}"
        if not self._tables.take(client) or not await self.hall.company.allow(name, *rate):
            raise Refuse(429, "table-too-fast")

    async def create(self, request: Request, guest: str, body: p.NewMatch) -> p.Created:
        await self._may_set(request)
        most = self.settings.limits.tables_each
        if await self.hall.guestbook.set_today(guest) >= most:
            raise Refuse(429, "table-too-many-tables", most=most)
        name = await self.hall.guestbook.name_of(guest)
        match = await self.hall.founder.create(
            guest, name, body.game, body.seats, body.mode, body.options,
            body.names, body.bot, body.absent, body.bots,
        )  # fmt: skip
        return p.Created(match.id)

    async def seat(self, request: Request, guest: str, body: p.SeatChange) -> p.Done:
        match = await self._match(request)
        seat = _number(request.path_params["seat"], len(match.seats))
        if seat is None:
            raise Refuse(404, "table-no-such-seat", most=len(match.seats))
        await self.hall.usher.change_seat(match, guest, seat, body.kind, body.bot, body.keep_out)
        return p.Done()

    async def let_in(self, request: Request, guest: str, body: None) -> p.Done:
        match = await self._match(request)
        number = _number(request.path_params["number"], MOST_KEPT_OUT)
        if number is None:
            raise Refuse(404, "table-nobody-there")
        await self.hall.usher.let_in(match, guest, number)
        return p.Done()

    async def invite(self, request: Request, guest: str, body: None) -> p.Done:
        await self.hall.usher.invite_anew(await self._match(request), guest)
        return p.Done()

    async def start(self, request: Request, guest: str, body: None) -> p.Done:
        await self.hall.usher.start(await self._match(request), guest)
        return p.Done()

    async def host(self, request: Request, guest: str, body: None) -> p.Done:
        await self.hall.usher.take_over(await self._match(request), guest)
        return p.Done()

    async def leave(self, request: Request, guest: str, body: None) -> p.Done:
        match = await self._match(request)
        await self.hall.usher.leave(match, guest)
        await self.hall.founder.got_up(match, guest)
        return p.Done()

    async def rematch(self, request: Request, guest: str, body: None) -> p.Created:
        match = await self._seated(request, guest)
        if await self.hall.founder.rematch_of(match) is None:
            await self._may_set(request)
        name = await self.hall.guestbook.name_of(guest)
        return p.Created((await self.hall.founder.rematch(match, guest, name)).id)

    async def no_rematch(self, request: Request, guest: str, body: None) -> p.Done:
        self.hall.founder.decline(await self._seated(request, guest), guest)
        return p.Done()

    async def invitation(self, request: Request, guest: str, body: None) -> p.OneMatch:
        """Whom its host keeps out is told so, and may not sit down."""
        return p.OneMatch(self.card(await self._invited(request), guest))

    async def join(self, request: Request, guest: str, body: p.Rename) -> p.Joined:
        match = await self._invited(request)
        invite = request.path_params["secret"]
        seat = await self.hall.usher.join(match, guest, body.name, invite)
        return p.Joined(match.id, seat)

    async def replay(self, request: Request, guest: str, body: None) -> Raw:
        """Only of a finished match: then nothing is hidden any more."""
        match = await self._match(request)
        if match.outcome is None:
            raise Refuse(409, "table-not-over")
        eyes = request.query_params.get("eyes", "public")
        seat = seat_of(eyes, match.facts.seats)
        most = self.settings.limits.replay_steps
        async with self._long:
            frames = await asyncio.to_thread(replay, match.progress, seat, eyes == "all", most)
            sitting = players(self.hall, match, guest)
            shown = replay_data(match.progress, match.id, eyes, sitting,
                                self.rooms.wire(match.game).catalogue, match.seal(),
                                frames)  # fmt: skip
            return Raw(await asyncio.to_thread(encode, shown))

    async def turning(self, request: Request, guest: str, body: None) -> learn.Turning:
        """Only of a finished match: it tells of what was hidden."""
        match = await self._match(request)
        if match.outcome is None:
            raise Refuse(409, "table-not-over")
        seat = seat_of(request.query_params.get("eyes", "public"), match.facts.seats)
        found = None
        if seat is not None:
            async with self._long:
                found = await asyncio.to_thread(turning, match.progress, seat)
        return learn.Turning(found.version, text(found.text)) if found else learn.Turning(-1, None)

    async def opened(self, request: Request, guest: str, body: bytes) -> Raw:
        """A match from a file. It is read, checked and shown; nothing of it is kept."""
        address = client_of(request.client)
        if not self._reading.has_room(address):
            raise Refuse(429, "table-too-fast")
        eyes = request.query_params.get("eyes", "public")
        status, told = await self._reading.read(address, body, eyes)
        if status != 200:
            raise Told(status, told)
        return Raw(told)

    async def export(self, request: Request, guest: str, body: None) -> Raw:
        match = await self._match(request)
        async with self._long:
            return Raw(await asyncio.to_thread(lambda: encode(match.export())))

    def card(self, match: Match | Outline, guest: str) -> p.MatchCard:
        opened = None if isinstance(match, Outline) else match
        updated = opened.updated if opened else match.facts.at
        when = datetime.fromtimestamp(updated / 1000, UTC).isoformat(timespec="seconds")
        return p.MatchCard(
            match.id,
            match.game if isinstance(match, Outline) else match.game.info.id,
            match.phase,  # type: ignore[arg-type]
            players(self.hall, match, guest),
            match.facts.seats,
            opened is not None and any(opened.owes(seat) for seat in opened.seats_of(guest)),
            when,
            opened.outcome.winners if opened is not None and opened.outcome is not None else [],
            text(match.problem) if isinstance(match, Outline) else None,
            None,
            opened is not None and opened.is_out(guest),
        )


def _number(given: str, count: int) -> int | None:
    """The number in an address, if there are so many."""
    return int(given) if given in [str(number) for number in range(count)] else None


def _problem(status: int, why: Text) -> Response:
    return Response(encode(p.Problem(text(why))), status_code=status)


def game_info(game: AnyGame, bots: list[str]) -> p.GameInfo:
    info = game.info
    options = {
        str(seats): [p.GameOption(**option.to_json()) for option in game.options(seats)]
        for seats in range(info.least_seats, info.most_seats + 1)
    }
    cards = text(info.edition.heading()) if is_own(game) else None
    return p.GameInfo(info.id, info.version, info.edition.digest, cards, info.least_seats,
                      info.most_seats, options, bots)  # fmt: skip
