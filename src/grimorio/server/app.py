"""The Starlette application, put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from collections.abc import AsyncIterator
from time import monotonic
from typing import Any

import msgspec
import structlog
from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grimorio.bots.specs import bots_left_out
from grimorio.core.registry import left_out
from grimorio.table.hall import Hall
from grimorio.table.names import is_id
from grimorio.table.steward import Steward
from grimorio.table.stores import open_store
from grimorio.table.thinkers import Thinkers
from grimorio.texts.summary import summary

from .control import Control
from .endpoints import ENDPOINTS, PAGES, SHEET, SOCKETS
from .gate import Gate, is_among, networks
from .guests import Guests
from .http import Http
from .limits import Buckets, client_of, is_local
from .metrics import Metrics
from .openapi import openapi, socket_schema
from .pages import Files, Index
from .rooms import Rooms
from .settings import Settings
from .sheet import sheet
from .sockets import Sockets

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    # An invitation's address is its secret: it must not travel on.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

HOUR = 3600.0
FORWARDED = {"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"}
"""Headers of a request that somebody passed on."""

log = structlog.get_logger("server")


class Server:
    """Everything that lives as long as the process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.gate = Gate(settings.limits, settings.proxies)
        self.store = open_store(settings.database)
        self.thinkers = Thinkers(settings.workers)
        self.hall = Hall(self.store, self.thinkers, settings.editions, settings.customs,
                         limits=settings.in_force())  # fmt: skip
        self.rooms = Rooms(self.hall, settings.limits.log_lines)
        self.guests = Guests(self.store.key("guests"), settings.secure)
        self.http = Http(self.hall, self.rooms, self.guests, settings)
        self.sockets = Sockets(self.hall, self.rooms, self.guests, settings)
        self.index = Index(settings.static)
        self.stopping = False
        self.metrics = Metrics(self)
        self.control = Control(self)
        self.scrapers = [each for word in settings.scrapers for each in networks(word)]

    def replaced(self) -> int:
        return self.thinkers.replaced + self.hall.bots.foreseers.replaced

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        sys.setswitchinterval(0.0005)  # the writer must not wait long for the interpreter
        gc.collect()
        gc.freeze()  # what is loaded by now lives as long as the process
        gc.set_threshold(20_000, 20, 50)
        self.store.start(asyncio.get_running_loop())
        self.thinkers.start()
        await self.control.start()
        works = (self._care(), self._clear(), self.hall.resume())
        tasks = [asyncio.create_task(work) for work in works]
        for problem in (*left_out(), *bots_left_out()):
            log.warning("left out", problem=str(problem))
        log.info("started", games=sorted(self.hall.bots.kinds))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await self.control.close()
            await self.hall.close()
            await asyncio.to_thread(self.store.close)
            log.info("stopped")

    async def _care(self) -> None:
        """Once a second: show out who stays too long; bots for who is away; forget the unused."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + 1.0
            await asyncio.sleep(1.0)
            self.metrics.late.note(loop.time() - due)
            try:
                self.gate.sweep(loop.time())
                self.hall.stand_ins.call()
                self.hall.tables.forget(self.settings.customs.idle_minutes * 60_000)
            except Exception:
                log.exception("care failed")

    async def _clear(self) -> None:
        """Once an hour: clear away what nobody will come back to."""
        while True:
            await asyncio.sleep(HOUR)
            try:
                lobbies = await self.hall.tables.clear_lobbies()
                kept = await Steward(self.store, self.hall).retain(self.settings.customs)
                log.info("cleared", lobbies=lobbies, more=kept)
                await self.hall.company.tidy()
            except Exception:
                log.exception("clearing failed")

    async def farewell(self) -> None:
        """Tell every socket to come back, to another node at once if there is one, and let that go
        out."""
        self.stopping = True
        self.rooms.farewell(wait=0 if self.store.shared else 1000)
        await asyncio.sleep(0.2)

    # Pages and operations

    async def page(self, request: Request) -> Response:
        route = getattr(request.scope.get("route"), "path", None)
        asked = request.path_params
        game = asked["game"] if "lesson" in asked else await self._game(asked.get("id", ""))
        return self.index.reply(request, route, game)

    async def _game(self, id: str) -> str | None:
        """What is played at a table, so that its files are on their way early: whoever has the
        address of a table may watch there. A page without it only comes later."""
        try:
            return await self.hall.tables.game_of(id) if is_id(id) else None
        except DBAPIError:
            return None

    async def sheet(self, request: Request) -> Response:
        """The rules of a game on one sheet of paper."""
        game = request.path_params["game"]
        if game not in self.hall.founder.games or not summary(game, "en"):
            raise HTTPException(404)
        page = sheet(game, request.query_params.get("lang", "es")[:2])
        return HTMLResponse(page, headers={"cache-control": "no-cache"})

    async def missing(self, request: Request, error: Exception) -> Response:
        if request.url.path.startswith("/api/") or request.method != "GET":
            status = getattr(error, "status_code", 404)
            key = "table-no-such-address" if status == 404 else "table-no-such-method"
            return Response(_json({"text": {"key": key, "args": {}}}), status,
                            media_type="application/json",
                            headers=getattr(error, "headers", None))  # fmt: skip
        request.scope.pop("route", None)
        return await self.page(request)

    async def live(self, request: Request) -> Response:
        """Whether a restart would help: nothing is stored any more without its writer."""
        alive = self.store.alive
        return PlainTextResponse("ok" if alive else "the writer has ended", 200 if alive else 503)

    async def ready(self, request: Request) -> Response:
        """Whether a move would be stored now."""
        ready = not self.stopping and await self.store.ready()
        return PlainTextResponse("ok" if ready else "not ready", 200 if ready else 503)

    async def measures(self, request: Request) -> Response:
        """For this machine, and those that were named, alone: the numbers move with what is done
        in private. A proxy on this machine speaks for others, whether it was named or not."""
        client = request.scope.get("client")
        known = is_local(client) or is_among(client, self.scrapers)
        if not known or FORWARDED & set(request.headers):
            raise HTTPException(404)
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def api_schema(self, request: Request) -> Response:
        return Response(_json(openapi()), media_type="application/json")

    async def socket_messages(self, request: Request) -> Response:
        return Response(_json(socket_schema()), media_type="application/json")

    def routes(self) -> list[Any]:
        routes: list[Any] = [
            Route(end.path, self.http.endpoint(end), methods=[end.method], name=end.name)
            for end in ENDPOINTS
        ]
        routes.append(Route("/api/socket.json", self.socket_messages))
        routes += [
            WebSocketRoute(SOCKETS[0], _asgi(self.sockets.play), name="play"),
            WebSocketRoute(SOCKETS[1], _asgi(self.sockets.watch), name="watch"),
            Route("/livez", self.live),
            Route("/readyz", self.ready),
            Route("/metrics", self.measures),
            Route("/openapi.json", self.api_schema),
        ]
        # Only what is the same for everybody is compressed: sizes must not tell secrets.
        small = [Middleware(GZipMiddleware, minimum_size=500)]
        routes += [Route(path, self.page, name=f"page {path}", middleware=small) for path in PAGES]
        routes.append(Route(SHEET, self.sheet, middleware=small))
        if self.settings.static.is_dir():
            routes.append(Mount("/", Files(directory=self.settings.static), name="static"))
        return routes


def _json(data: Any) -> bytes:
    return msgspec.json.encode(data)


class _asgi:  # noqa: N801  (an ASGI application, not a function, for Starlette's router)
    def __init__(self, run: Any) -> None:
        self.run = run

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.run(scope, receive, send)


class Guard:
    """Limits requests of every kind, adds the security headers, counts answers, and writes the
    log without any secret."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        self._files = Buckets(server.settings.limits.files)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        begun = monotonic()

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                route = getattr(scope.get("route"), "path", "other")
                requests = self.server.metrics.requests
                requests.note(route, message["status"], monotonic() - begun)
                log.debug("answered", route=route, status=message["status"])
            await send(message)

        if self._files.take(client_of(scope.get("client"))):
            await self.app(scope, receive, guarded)
            return
        refused = Response(_json({"text": {"key": "table-too-fast", "args": {}}}), 429,
                           media_type="application/json",
                           headers={"connection": "close"})  # fmt: skip
        await refused(scope, receive, guarded)


def make_app(settings: Settings) -> tuple[Starlette, Server]:
    server = Server(settings)
    app = Starlette(
        routes=server.routes(),
        lifespan=server.lifespan,
        exception_handlers={404: server.missing, 405: server.missing},
    )
    app.add_middleware(Guard, server=server)
    return app, server
