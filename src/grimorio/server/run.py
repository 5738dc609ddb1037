"""Runs the server until it is told to stop, and then stops gently."""

from __future__ import annotations

import contextlib
import errno
import functools
import os
import resource
import socket
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from ipaddress import ip_network

import structlog
import uvicorn
from starlette.types import ASGIApp

from grimorio.core.errors import BadInput
from grimorio.texts import Speaker

from .app import Server, make_app
from .gate import Door, Gate
from .lan import is_wildcard, lan_address, picture, web_address
from .logs import configure_logs
from .quick import QuickProtocol
from .settings import Settings

OWN = "127.0.0.1"
"""The address that nobody but this computer can connect to."""
BACKLOG = 256
"""Connections that wait to be accepted; so many may come at once, beyond the limit."""
OWN_FILES = 128
"""The store, the bots, the page."""
ENOUGH_FILES = 65_536

log = structlog.get_logger("server")


class Gentle(uvicorn.Server):
    """Tells every socket to come back before it closes them."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._grimorio = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._grimorio.farewell()
        await super().shutdown(sockets)


def run(settings: Settings, notes: Sequence[str] = (), lang: str = "en") -> None:
    """Serve until a signal; prints the address as soon as it answers, and then the notes."""
    hosts, lan = places(settings)
    with contextlib.ExitStack() as stack:
        listeners = [stack.enter_context(each) for each in listen_at(hosts, settings.port)]
        port = int(listeners[0].getsockname()[1])
        if lan:
            others = web_address(lan, port)
            settings = replace(settings, public=settings.public or others)
            notes = [*notes, *lan_notes(others, Speaker(lang))]
        notes = [*notes, *proxy_notes(settings, Speaker(lang))]
        configure_logs(settings.log, settings.limits.log, settings.log_file,
                       settings.limits.log_bytes)  # fmt: skip
        app, server = make_app(settings)
        server.gate.most = min(server.gate.most, room_for_connections())
        for listener in listeners:
            listener.listen(BACKLOG)
        server.control.listen()
        shown = "localhost" if hosts[0] == OWN or is_wildcard(hosts[0]) else hosts[0]
        announce(f"{web_address(shown, port)}/", notes)
        Gentle(configured(app, server.gate, settings), server).run(sockets=listeners)


def lan_notes(address: str, speaker: Speaker) -> list[str]:
    """What the others type or scan; the picture only where its signs can be shown."""
    lines = picture(f"{address}/", colours=sys.stdout.isatty())
    try:
        "".join(lines).encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        lines = []
    return [speaker.say("serve-lan", address=f"{address}/"), *lines, speaker.say("serve-lan-mind")]


def proxy_notes(settings: Settings, speaker: Speaker) -> list[str]:
    """Whoever believes everybody is asked whether that is meant."""
    found = [word for word in settings.proxies if ip_network(word, strict=False).prefixlen == 0]
    return [speaker.say("serve-proxy-all", network=word) for word in found]


def announce(address: str, notes: Sequence[str]) -> None:
    """Print the address and the notes; a table is open also where nothing can be printed."""
    try:
        print("\n".join([f"Grimorio: {address}", *notes]), flush=True)
    except OSError as error:
        log.warning("not printed", address=address, problem=type(error).__name__)
        # What is left in the buffer would fail again at the end.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def configured(app: ASGIApp, gate: Gate, settings: Settings) -> uvicorn.Config:
    """uvicorn behind our gate. What is forwarded is believed from the named proxies alone."""
    return uvicorn.Config(
        app,
        http=functools.partial(Door, gate),  # type: ignore[arg-type]
        ws=functools.partial(QuickProtocol, gate),  # type: ignore[arg-type]
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=settings.limits.head_bytes,
        timeout_keep_alive=settings.limits.idle_seconds,
        ws_ping_interval=settings.limits.ping_seconds,
        ws_ping_timeout=settings.limits.ping_seconds,
        proxy_headers=bool(gate.proxies),
        forwarded_allow_ips=[str(network) for network in gate.proxies],
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
        backlog=BACKLOG,
    )


def places(settings: Settings) -> tuple[list[str], str]:
    """Where to listen, and where others on the network find that. On the home network this
    computer's own address stays; no other network is listened on unless all are asked for."""
    if not settings.lan:
        return [settings.host], ""
    if is_wildcard(settings.host):
        return [settings.host], lan_address()
    lan = lan_address() if settings.host == OWN else settings.host
    return [OWN, lan], lan


def listen_at(hosts: list[str], port: int) -> Iterator[socket.socket]:
    """All of them with the same port, also if the first took a free one."""
    for host in hosts:
        listener = listen(host, port)
        port = int(listener.getsockname()[1])
        yield listener


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to an address, IPv4 or IPv6, which sends small answers at once."""
    try:
        family, kind, number, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, number)
    except (OSError, UnicodeError):
        raise BadInput("error-address", host=host[:60]) from None
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        listener.bind(address)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise BadInput("error-port-taken", port=str(port)) from None
        if error.errno == errno.EACCES:
            raise BadInput("error-port-forbidden", port=str(port)) from None
        raise BadInput("error-address", host=host[:60]) from None
    return listener


def room_for_connections() -> int:
    """As many as the process may have files open, but for those that it needs itself."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(50, most - BACKLOG - OWN_FILES)
