"""Every route and every socket message against every role, cell by cell.

Roles: nobody (no cookie), watcher (a guest without a seat, who knows the match's public id), other
(a seat of the same match), own (the seat that the request is about), owner (who set the table),
elsewhere (a player of another match). A route that is missing in the table fails.
"""

from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from grimorio.server import protocol as p
from grimorio.server.app import Server
from grimorio.server.settings import Settings

from .client import Guest, Line, ServerProcess, fetch

ROLES = ("nobody", "watcher", "other", "own", "owner", "elsewhere")
EVERYBODY = (200,) * 6
PAGE = (200,) * 6

# (method, route): statuses in the order of ROLES, against a friends' table that is running.
HTTP: dict[tuple[str, str], tuple[int, ...]] = {
    ("GET", "/api/me"): EVERYBODY,
    ("POST", "/api/me"): EVERYBODY,
    ("GET", "/api/address"): EVERYBODY,
    ("GET", "/api/games"): EVERYBODY,
    ("GET", "/api/games/{game}/rules"): EVERYBODY,
    ("GET", "/api/games/{game}/cards"): EVERYBODY,
    ("GET", "/api/games/{game}/texts"): EVERYBODY,
    ("GET", "/api/games/{game}/lessons"): EVERYBODY,
    ("POST", "/api/games/{game}/lessons/{lesson}"): EVERYBODY,
    ("GET", "/api/me/lessons"): EVERYBODY,
    ("POST", "/api/me/lessons/forget"): EVERYBODY,
    ("GET", "/api/matches"): EVERYBODY,
    ("POST", "/api/matches"): EVERYBODY,
    ("GET", "/api/watch"): EVERYBODY,
    ("GET", "/api/matches/{id}"): EVERYBODY,
    # 409: allowed to ask, but that player is here; the bot would take nobody's place.
    ("POST", "/api/matches/{id}/seats/{seat}"): (403, 403, 403, 403, 409, 403),
    # 404: nobody is kept out; 409: the match has started.
    ("POST", "/api/matches/{id}/kept-out/{number}"): (403, 403, 403, 403, 404, 403),
    ("POST", "/api/matches/{id}/invite"): (403, 403, 403, 403, 409, 403),
    ("POST", "/api/matches/{id}/start"): (403, 403, 403, 403, 200, 403),
    # 409: the match has started.
    ("POST", "/api/matches/{id}/host"): (403, 403, 409, 409, 409, 403),
    ("POST", "/api/matches/{id}/leave"): (403, 403, 200, 200, 200, 403),
    ("POST", "/api/matches/{id}/rematch"): (403, 403, 409, 409, 409, 403),
    ("POST", "/api/matches/{id}/rematch/no"): (403, 403, 409, 409, 409, 403),
    # Nobody sees a replay before the end, whoever asks.
    ("GET", "/api/matches/{id}/replay"): (409,) * 6,
    ("GET", "/api/matches/{id}/turning"): (409,) * 6,
    ("POST", "/api/replays"): (400,) * 6,  # an empty file, whoever brings it
    ("GET", "/api/matches/{id}/export"): EVERYBODY,
    # The invitation is the secret: whoever holds it may look; the seats are taken.
    ("GET", "/api/invites/{secret}"): EVERYBODY,
    ("POST", "/api/invites/{secret}"): (409, 409, 200, 200, 200, 409),
    ("GET", "/api/socket.json"): EVERYBODY,
    ("GET", "/openapi.json"): EVERYBODY,
    ("GET", "/livez"): EVERYBODY,
    ("GET", "/readyz"): EVERYBODY,
    ("GET", "/metrics"): EVERYBODY,
    ("GET", "/"): PAGE,
    ("GET", "/tables"): PAGE,
    ("GET", "/about"): PAGE,
    ("GET", "/learn"): PAGE,
    ("GET", "/learn/{game}"): PAGE,
    ("GET", "/learn/{game}/{lesson}"): PAGE,
    ("GET", "/print/{game}"): EVERYBODY,
    ("GET", "/j/{secret}"): PAGE,
    ("GET", "/m/{id}"): PAGE,
    ("GET", "/w/{id}"): PAGE,
    ("GET", "/r/{id}"): PAGE,
    ("GET", "/{path}"): PAGE,
}

# Route: the close code, or 0 if it opens, in the order of ROLES; for the seat of `own`.
SOCKETS = {
    "/api/matches/{id}/socket": (4403, 4403, 4403, 0, 4403, 4403),
    "/api/watch/{id}/socket": (0,) * 6,
}

# Message: what a spectator is answered, and what a seat is answered.
MESSAGES = {
    "act": ("table-only-watching", "accepted"),
    "undo": ("table-only-watching", "table-no-undo"),
    "why": ("table-only-watching", "why"),
    "hint": ("table-only-watching", "hint"),
    "coach": ("table-only-watching", "table-no-coach"),
    "preview": ("table-only-watching", "previews"),
    "settle": ("table-only-watching", "table-no-settling"),
    "longer": ("table-only-watching", "table-no-question"),
    "older": ("older", "older"),
    "ping": ("pong", "pong"),
}

BODIES: dict[tuple[str, str], Any] = {
    ("POST", "/api/replays"): {"record": {}},
    ("POST", "/api/me"): {"name": "Ana"},
    ("POST", "/api/matches"): {"game": "conclave", "seats": 2, "mode": "local"},
    ("POST", "/api/matches/{id}/seats/{seat}"): {"kind": "bot"},
    ("POST", "/api/invites/{secret}"): {"name": "Ana"},
    ("POST", "/api/games/{game}/lessons/{lesson}"): {},
}


def routes() -> list[BaseRoute]:
    server = Server.__new__(Server)
    server.settings = Settings()
    server.http = _Names()  # type: ignore[assignment]
    server.sockets = _Names()  # type: ignore[assignment]
    return server.routes()


class _Names:
    """Stands where only the routes' names are looked at."""

    def __getattr__(self, name: str) -> Any:
        return lambda *_: None


def test_every_route_is_in_the_table() -> None:
    found: set[Any] = set()
    sockets: set[str] = set()
    for route in routes():
        if isinstance(route, WebSocketRoute):
            sockets.add(route.path)
        elif isinstance(route, Route):
            methods = (route.methods or set()) - {"HEAD"}
            found |= {(method, route.path) for method in methods}
        elif isinstance(route, Mount):
            found.add(("GET", "/{path}"))
        else:
            pytest.fail(f"a route of an unknown kind: {route}")
    assert found | {("GET", "/{path}")} == set(HTTP)
    assert sockets == set(SOCKETS)


def test_every_message_is_in_the_table() -> None:
    from typing import get_args

    tags = {cls.__struct_config__.tag for cls in get_args(p.Outgoing)}
    assert tags == set(MESSAGES)


class Cast:
    """A running match of three friends, and everybody else."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.guests = {role: Guest(server) for role in ROLES}
        self.lines: list[Line] = []
        self.match = ""
        self.invite = ""

    async def __aenter__(self) -> "Cast":
        for role, guest in self.guests.items():
            if role != "nobody":
                await guest.__aenter__()
        owner = self.guests["owner"]
        self.match = await owner.create("conclave", 3, "friends")
        line = await owner.sit(self.match)
        self.invite = (await line.until("sync"))["invite"]
        for role in ("own", "other"):
            await self.guests[role].post(f"/api/invites/{self.invite}", {"name": role})
        await owner.post(f"/api/matches/{self.match}/start")
        await self.guests["own"].sit(self.match)
        await self.guests["elsewhere"].create("conclave", 2, "local")
        return self

    async def __aexit__(self, *_: object) -> None:
        for guest in self.guests.values():
            await guest.__aexit__()

    def path(self, route: str) -> str:
        values = {
            "id": self.match,
            "secret": self.invite,
            "seat": "1",
            "number": "0",
            "game": "conclave",
            "lesson": "ten-convinces",
        }
        path = route.replace("{path}", "icon.svg")
        for name, value in values.items():
            path = path.replace("{" + name + "}", value)
        return path


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with ServerProcess(tmp_path_factory.mktemp("access"), "--no-limits") as running:
        yield running


async def test_every_cell_over_http(paged: ServerProcess) -> None:
    async with Cast(paged) as cast:
        wrong = []
        for (method, route), expected in HTTP.items():
            for role, status in zip(ROLES, expected, strict=True):
                client = cast.guests[role].http
                if role == "nobody":
                    client.cookies.clear()
                body = BODIES.get((method, route))
                reply = await client.request(method, cast.path(route), json=body)
                if _page(route):
                    assert reply.status_code in (200, 404, 503)
                    assert cast.invite not in reply.text
                elif reply.status_code != status:
                    wrong.append((method, route, role, reply.status_code, reply.text[:80]))
        assert wrong == []


def _page(route: str) -> bool:
    """The page is the same for everybody, built or not: all that is secret comes by the API."""
    return not route.startswith("/api/") and route.lstrip("/") not in (
        "livez", "readyz", "metrics", "openapi.json",
    )  # fmt: skip


async def test_every_cell_over_sockets(paged: ServerProcess) -> None:
    async with Cast(paged) as cast:
        for route, expected in SOCKETS.items():
            for role, code in zip(ROLES, expected, strict=True):
                seat = "?seat=1" if "matches" in route else ""
                cookie = "" if role == "nobody" else cast.guests[role].cookie
                line = await Line.open(paged.ws + cast.path(route) + seat, cookie)
                first = await line.next()
                if code == 0:
                    assert first["type"] == "sync", (route, role)
                    assert first["seat"] == (1 if "matches" in route else None)
                    assert first["invite"] is None
                    assert first["secret"] is None
                    await line.socket.close()
                else:
                    assert first["type"] == "bye", (route, role)
                    assert first["final"]
                    with pytest.raises(websockets.ConnectionClosed) as closed:
                        await line.next()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == code


async def test_every_message_by_seats_and_spectators(paged: ServerProcess) -> None:
    async with Guest(paged) as guest:
        match = await guest.create("conclave", 2, "local")
        state = await (await guest.sit(match)).until("sync")
        seat = state["view"]["deciding"][0]
        for place, line in ((1, await guest.sit(match, seat)), (0, await guest.watch(match))):
            decision = (await line.until("sync"))["decision"] or state["decision"]
            bodies: dict[str, Any] = {
                "act": {"decision": decision["id"], "action": decision["actions"][-1]["id"],
                        "key": f"access-{place}"},
                "undo": {"key": f"access-undo-{place}"},
                "why": {"text": "draw left"},
                "coach": {"decision": decision["id"], "action": decision["actions"][0]["id"]},
                "preview": {"decision": decision["id"]},
                "settle": {"action": None},
                "older": {"before": 1},
            }  # fmt: skip
            for kind, expected in MESSAGES.items():
                await line.send(type=kind, **bodies.get(kind, {}))
                answer = await line.until("accepted", "why", "hint", "previews", "older",
                                          "pong", "error")  # fmt: skip
                told = answer["text"]["key"] if answer["type"] == "error" else answer["type"]
                assert told == expected[place]


async def test_a_forged_cookie_is_nobody(paged: ServerProcess) -> None:
    async with Cast(paged) as cast:
        good = cast.guests["own"].cookie
        name, _, value = good.partition("=")
        guest, _, mac = value.partition(".")
        flipped = ("B" if mac[0] != "B" else "C") + mac[1:]
        other = cast.guests["other"].cookie.partition("=")[2].partition(".")[0]
        for forged in (f"{guest}.{flipped}", f"{other}.{mac}", guest, f"{guest}.", "x", ""):
            address = f"{paged.ws}/api/matches/{cast.match}/socket"
            line = await Line.open(address, f"{name}={forged}")
            assert (await line.next())["type"] == "bye"
            reply = httpx.post(
                f"{paged.http}/api/matches/{cast.match}/leave",
                headers={"cookie": f"{name}={forged}"},
            )
            assert reply.status_code == 403


async def test_pages_from_elsewhere_cannot_use_our_cookies(paged: ServerProcess) -> None:
    async with Cast(paged) as cast:
        own = cast.guests["own"]
        address = f"{paged.ws}/api/matches/{cast.match}/socket"
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{paged.port}1"):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await Line.open(address, own.cookie, origin=origin)
            assert refused.value.response.status_code == 403
            reply = await own.http.post("/api/me", json={"name": "x"}, headers={"origin": origin})
            assert reply.status_code == 403
        line = await Line.open(address, own.cookie, origin=paged.http)
        assert (await line.next())["type"] == "sync"
        await line.socket.close()


def test_the_headers_forbid_what_a_page_does_not_need(paged: ServerProcess) -> None:
    for path in ("/", "/api/games", "/nothing/here", "/livez"):
        headers = fetch(paged.http + path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe-eval" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    cookie = fetch(paged.http + "/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


async def test_the_logs_hold_no_secret(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--no-limits", "--log", "debug") as server:
        async with Cast(server) as cast:
            client = cast.guests["own"].http
            for method, route in HTTP:
                await client.request(method, cast.path(route), json=BODIES.get((method, route)))
            written = server.errors() + (await client.get("/metrics")).text
            cookies = [guest.cookie.partition(".")[2] for guest in cast.guests.values()]
            hidden = [cast.invite, *filter(None, cookies)]
    assert "answered" in written
    assert len(hidden) == 6
    for secret in hidden:
        assert secret not in written
