"""Every route and every socket message against every role, cell by cell.

Roles: nobody (no cookie), watcher (a guest without a seat, who knows the match's public id), other
(a seat of the same match), own (the seat that the request is about), owner (who set the table),
elsewhere (a player of another match). A route that is missing in the table fails.
"""

from pathlib import Path
from typing import Any, get_args
from unittest.mock import Mock

import httpx
import pytest
import websockets
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from grimorio.server import protocol as p
from grimorio.server.app import Server
from grimorio.server.settings import Settings

from .client import Guest, Line, ServerProcess, fetch, lobby
from .conftest import Serve

ROLES = ("nobody", "watcher", "other", "own", "owner", "elsewhere")
# The pages are the same for everybody, built or not: all that is secret comes by the API.
PAGES = ("/", "/tables", "/about", "/learn", "/learn/{game}", "/learn/{game}/{lesson}",
         "/print/{game}", "/j/{secret}", "/m/{id}", "/w/{id}", "/r/{id}", "/{path}")  # fmt: skip
# Whoever asks is answered.
OPEN = """
GET /api/me, POST /api/me, GET /api/address, GET /api/games, GET /api/games/{game}/rules,
GET /api/games/{game}/cards, GET /api/games/{game}/texts, GET /api/games/{game}/lessons,
POST /api/games/{game}/lessons/{lesson}, GET /api/me/lessons, POST /api/me/lessons/forget,
GET /api/matches, POST /api/matches, GET /api/watch, GET /api/matches/{id},
GET /api/matches/{id}/export, GET /api/invites/{secret}, GET /api/socket.json, GET /openapi.json,
GET /livez, GET /readyz, GET /metrics
"""

# (method, route): statuses in the order of ROLES, against a friends' table that is running.
HTTP: dict[tuple[str, str], tuple[int, ...]] = {
    **{("GET", page): (200,) * 6 for page in PAGES},
    **{(word.split()[0], word.split()[1]): (200,) * 6 for word in OPEN.split(",")},
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
    # The invitation is the secret: whoever holds it may look, too; the seats are taken.
    ("POST", "/api/invites/{secret}"): (409, 409, 200, 200, 200, 409),
}

# Route: the close code, or 0 if it opens, in the order of ROLES; for the seat of `own`.
SOCKETS = {
    "/api/matches/{id}/socket": (4403, 4403, 4403, 0, 4403, 4403),
    "/api/watch/{id}/socket": (0,) * 6,
}

# Message: what a spectator is answered, and what a seat is answered.
WATCHING = "table-only-watching"
MESSAGES = {
    "act": (WATCHING, "accepted"),
    "undo": (WATCHING, "table-no-undo"),
    "why": (WATCHING, "why"),
    "hint": (WATCHING, "hint"),
    "coach": (WATCHING, "table-no-coach"),
    "preview": (WATCHING, "previews"),
    "settle": (WATCHING, "table-no-settling"),
    "longer": (WATCHING, "table-no-question"),
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
    server.http = server.sockets = Mock()  # only the names of the routes are looked at
    return server.routes()


def test_every_route_is_in_the_table() -> None:
    found, sockets = {("GET", "/{path}")}, set()  # where the page is built, it is mounted
    for route in routes():
        if isinstance(route, WebSocketRoute):
            sockets.add(route.path)
        elif isinstance(route, Route):
            found |= {(method, route.path) for method in (route.methods or set()) - {"HEAD"}}
        else:
            assert isinstance(route, Mount), "a route of an unknown kind"
    assert found == set(HTTP)
    assert sockets == set(SOCKETS)


def test_every_message_is_in_the_table() -> None:
    tags = {cls.__struct_config__.tag for cls in get_args(p.Outgoing)}
    assert tags == set(MESSAGES)


class Cast:
    """A running match of three friends, and everybody else."""

    def __init__(self, server: ServerProcess) -> None:
        self.guests = {role: Guest(server) for role in ROLES}
        self.match = ""
        self.invite = ""

    async def __aenter__(self) -> "Cast":
        for role, guest in self.guests.items():
            if role != "nobody":
                await guest.__aenter__()
        owner, own, other = (self.guests[role] for role in ("owner", "own", "other"))
        self.match, _, self.invite = await lobby(owner, own, other)
        await owner.post(f"/api/matches/{self.match}/start")
        await own.sit(self.match)
        await self.guests["elsewhere"].create("conclave", 2, "local")
        return self

    async def __aexit__(self, *_: object) -> None:
        for guest in self.guests.values():
            await guest.__aexit__()

    def path(self, route: str) -> str:
        return route.format(id=self.match, secret=self.invite, seat=1, number=0, path="icon.svg",
                            game="conclave", lesson="ten-convinces")  # fmt: skip


@pytest.fixture(scope="module")
def paged(serve: Serve) -> ServerProcess:
    return serve("--no-limits")


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
                if route in PAGES:
                    assert reply.status_code in (200, 404, 503)
                    assert cast.invite not in reply.text
                elif reply.status_code != status:
                    wrong.append((method, route, role, reply.status_code, reply.text[:80]))
        assert wrong == []


async def test_every_cell_over_sockets(paged: ServerProcess) -> None:
    async with Cast(paged) as cast:
        for route, expected in SOCKETS.items():
            for role, code in zip(ROLES, expected, strict=True):
                seat = "?seat=1" if "matches" in route else ""
                cookie = "" if role == "nobody" else cast.guests[role].cookie
                line = await Line.open(paged.ws + cast.path(route) + seat, cookie)
                first = await line.next()
                if code == 0:
                    told = [first[name] for name in ("type", "seat", "invite", "secret")]
                    mine = 1 if "matches" in route else None
                    assert told == ["sync", mine, None, None], (route, role)
                    await line.socket.close()
                else:
                    assert (first["type"], first["final"]) == ("bye", True), (route, role)
                    assert await line.rest() == ([], code)


async def test_every_message_by_seats_and_spectators(paged: ServerProcess) -> None:
    async with Guest(paged) as guest:
        match = await guest.create("conclave", 2, "local")
        seat, state = await guest.turn(match)
        decision = state["decision"]
        for place, line in ((1, seat), (0, await guest.watch(match))):
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
                answer = await line.ask(type=kind, **bodies.get(kind, {}))
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
            leave = f"{paged.http}/api/matches/{cast.match}/leave"
            assert httpx.post(leave, headers={"cookie": f"{name}={forged}"}).status_code == 403


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
    assert {"httponly", "samesite=lax"} <= set(cookie.split("; "))


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
