"""The gate: who may connect, how long a request may take, and who is shown out.

Everything that an open connection costs before and beside the game is bounded here, for each
address and in all: half a request, a reader that takes nothing, a connection too many.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections import Counter, OrderedDict
from collections.abc import Iterable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from grimorio.core.errors import BadInput
from grimorio.core.text import Text

from . import protocol as p
from .limits import Buckets, client_of
from .settings import Limits
from .wire import encode, text

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
END_OF_HEAD = re.compile(rb"\n\r?\n")
REASONS = {400: "Bad Request", 408: "Request Timeout", 429: "Too Many Requests",
           431: "Request Header Fields Too Large", 503: "Service Unavailable"}  # fmt: skip


class Visit:
    """One open connection."""

    __slots__ = ("address", "due", "moved", "transport", "waiting")

    def __init__(self, transport: asyncio.Transport, address: str | None, time: float) -> None:
        self.transport = transport
        self.address = address
        """None for a named proxy, which has no limit of its own."""
        self.due: float | None = None
        """When the request that has begun must be complete."""
        self.waiting = 0
        self.moved = time
        """When the reader last took something, or nothing waited for it."""


class Gate:
    """Knows every open connection; `sweep` shows out whoever stays too long."""

    def __init__(self, limits: Limits, proxies: Iterable[str] = ()) -> None:
        self.limits = limits
        self.most = limits.connections
        self.proxies = [each for proxy in proxies for each in networks(proxy)]
        self.visits: dict[asyncio.BaseTransport, Visit] = {}
        self.turned_away = 0
        self._each: Counter[str] = Counter()
        self._connects = Buckets(limits.connects)
        self._unfinished: OrderedDict[Visit, Door] = OrderedDict()

    def enter(self, door: Door) -> tuple[int, str] | None:
        """Note a new connection; the status and the sentence if there is no place for it."""
        address = None if self.is_proxy(door.client) else client_of(door.client)
        visit = Visit(door.transport, address, door.loop.time())
        self.visits[door.transport] = visit
        limits = self.limits
        if address is not None:
            self._each[address] += 1
            if self._each[address] > limits.connections_each:
                return 429, "table-too-many-sockets"
            if not self._connects.take(address):
                return 429, "table-too-fast"
        if len(self.visits) > self.most and not self._make_room():
            return 503, "table-too-full"
        self.expect(door)
        return None

    def leave(self, transport: asyncio.BaseTransport) -> None:
        visit = self.visits.pop(transport, None)
        if visit is not None:
            self._unfinished.pop(visit, None)
            if visit.address is not None:
                self._each[visit.address] -= 1
                if not self._each[visit.address]:
                    del self._each[visit.address]

    def expect(self, door: Door) -> None:
        """A request has begun, or is about to: its time runs."""
        visit = self.visits.get(door.transport)
        if visit is not None and visit.due is None:
            visit.due = door.loop.time() + self.limits.request_seconds
            self._unfinished[visit] = door
            if len(self._unfinished) > self.limits.unfinished:
                self._make_room()

    def complete(self, transport: asyncio.BaseTransport) -> None:
        """The request is here."""
        visit = self.visits.get(transport)
        if visit is not None:
            visit.due = None
            self._unfinished.pop(visit, None)

    def _make_room(self) -> bool:
        """Whoever has been at an unfinished request for longest makes room."""
        if not self._unfinished:
            return False
        visit, door = self._unfinished.popitem(last=False)
        visit.due = None
        door.turn_away(503, "table-too-full")
        return True

    def sweep(self, time: float) -> None:
        """Once a second: end requests that are overdue, and drop readers that take nothing."""
        for visit, door in list(self._unfinished.items()):
            if visit.due is None or visit.due > time:
                break  # they are in the order of their beginning
            self._unfinished.pop(visit)
            door.turn_away(408, "table-too-slow")
        waiting = [visit for visit in list(self.visits.values()) if self._waits(visit, time)]
        total = sum(visit.waiting for visit in waiting)
        for visit in sorted(waiting, key=lambda visit: -visit.waiting):
            if total <= self.limits.waiting_bytes_all:
                break
            total -= visit.waiting
            visit.transport.abort()

    def _waits(self, visit: Visit, time: float) -> bool:
        """Whether something waits for this reader, who still has time to take it."""
        waiting = visit.transport.get_write_buffer_size()
        if waiting == 0 or waiting < visit.waiting:
            visit.moved = time
        visit.waiting = waiting
        if time - visit.moved > self.limits.stalled_seconds:
            visit.transport.abort()
            return False
        return waiting > 0

    def unsent(self) -> int:
        """Bytes that wait for slow readers, as counted lately."""
        return sum(visit.waiting for visit in self.visits.values())

    def is_proxy(self, client: tuple[str, int] | None) -> bool:
        return is_among(client, self.proxies)


class Door(H11Protocol):
    """uvicorn's HTTP protocol behind the gate."""

    def __init__(self, gate: Gate, **more: Any) -> None:
        super().__init__(**more)
        self.gate = gate
        self._head = 0
        """Bytes since the last complete head."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        refused = self.gate.enter(self)
        if refused is not None:
            self.turn_away(*refused)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.conn.their_state is h11.IDLE and not self._head_fits(data):
            self.turn_away(431, "table-too-large", most=self.gate.limits.head_bytes)
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it has become a socket
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.gate.expect(self)
        else:
            self.gate.complete(self.transport)
            self._head = 0

    def _head_fits(self, data: bytes) -> bool:
        most = self.gate.limits.head_bytes
        self._head += len(data)
        if self._head <= most:
            return True
        begun = self.conn.trailing_data[0] + data
        return END_OF_HEAD.search(begun, 0, most) is not None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.gate.complete(self.transport)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        self.turn_away(400, "table-malformed", problem=msg)

    def turn_away(self, status: int, key: str, **args: int | str) -> None:
        """Close with a sentence, unless an answer is already under way."""
        self.gate.turned_away += 1
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not self.transport.is_closing():
            body = encode(p.Problem(text(Text(key, dict(args)))))
            self.transport.write(
                b"HTTP/1.1 %d %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
                b"connection: close\r\n\r\n%b" % (status, REASONS[status].encode(), len(body), body)
            )
        self.transport.close()


def is_among(client: tuple[str, int] | None, known: list[Network]) -> bool:
    if client is None or not known:
        return False
    ip = ipaddress.ip_address(client[0])
    return any(ip in network for network in known)


def networks(text: str) -> list[Network]:
    """The network that a proxy's address stands for, and how IPv6 sockets write it."""
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadInput("error-proxy", address=text[:60]) from None
    if isinstance(found, ipaddress.IPv6Network):
        return [found]
    mapped = f"::ffff:{found.network_address}/{96 + found.prefixlen}"
    return [found, ipaddress.ip_network(mapped)]
