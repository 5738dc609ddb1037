"""What an operator can choose, and the limits that hold for everybody."""

import difflib
import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from grimorio.core.errors import BadInput
from grimorio.table.customs import Customs


@dataclass(frozen=True)
class Limits:
    """Each is told in a clear error where the protocol has room for one; the numbers are far above
    what people do. A pair is a rate: so many a second on average, and so many at once.

    An address is that of the client; behind a proxy that was named, the one that the proxy tells.
    """

    # Connections, whatever is spoken on them
    connections: int = 4_000
    """Open at the same time, in all."""
    connections_each: int = 300
    """Open at the same time, for each address, unless it is a named proxy."""
    connects: tuple[float, float] = (20.0, 400.0)
    """New connections, for each address, unless it is a named proxy."""
    unfinished: int = 500
    """Connections whose request is not complete yet; beyond that the oldest makes room."""
    stalled_seconds: float = 30.0
    """How long a reader may take nothing of what waits for it."""
    waiting_bytes: int = 500_000
    """What may wait for one slow socket before it is told to come back."""
    waiting_bytes_all: int = 32_000_000
    """What may wait for all slow readers together; beyond that the slowest are dropped."""

    # Requests
    head_bytes: int = 16_384
    """Of a request's address and headers."""
    request_seconds: float = 15.0
    """From a request's first byte to its last."""
    idle_seconds: int = 5
    """How long a connection may wait for its next request."""
    body_bytes: int = 16_384
    """Of what a request brings."""
    record_bytes: int = 1_000_000
    """Of a saved match that somebody wants to see again."""
    record_seconds: float = 10.0
    """Of work on such a file."""
    records: tuple[float, float] = (0.1, 10.0)
    """Such files, for each address."""
    readers: int = 2
    """Such files that are read at the same time."""
    readers_waiting: int = 8
    """Such files that wait for their turn; an address has half of these places at most."""
    requests: tuple[float, float] = (30.0, 120.0)
    """Of the game's addresses, for each address."""
    files: tuple[float, float] = (100.0, 1_000.0)
    """Requests of any kind, the page's own files included, for each address."""
    tables: tuple[float, float] = (0.1, 60.0)
    """New matches, for each address."""
    tables_each: int = 40
    """Unfinished matches that a guest has set within a day."""
    replays: int = 2
    """Replays and exports that are made at the same time."""
    replay_steps: int = 2_000
    """Of a longer match the replay leaves out what was taken back."""

    # Sockets
    sockets: int = 2_000
    """Open at the same time, in all."""
    sockets_each: int = 100
    """Open at the same time, for each address."""
    ping_seconds: float = 20.0
    """After so long a socket is asked whether it is still there, and has as long to answer."""
    opens: tuple[float, float] = (1.0, 200.0)
    """New sockets, for each address."""
    message_bytes: int = 4096
    """Of a message on a socket."""
    messages: tuple[float, float] = (20.0, 60.0)
    """Messages, for each socket."""
    messages_each: tuple[float, float] = (40.0, 400.0)
    """Messages on all sockets of an address."""
    frames: tuple[float, float] = (20.0, 200.0)
    """Pings, fragments and the like, for each socket."""
    hints: tuple[float, float] = (1.0, 20.0)
    """Questions to bots, for each address: who asks without end would leave them no time."""
    coach: tuple[float, float] = (1.0, 30.0)
    """For each address: questions to the coach, who thinks as long as a bot does."""
    previews: tuple[float, float] = (10.0, 60.0)
    """Questions about what choices would do, for each address."""
    lessons: tuple[float, float] = (4.0, 60.0)
    """Tries in lessons, for each address, each with previews of what is on offer then."""
    pages: tuple[float, float] = (4.0, 20.0)
    """Pages of older log lines, for each socket."""
    log_lines: int = 200
    """Lines of the log in a `sync`, and in a page of older ones."""

    # The server's own log
    log: tuple[float, float] = (5.0, 200.0)
    """Lines; how many were left out is told in the next one."""
    log_bytes: int = 20_000_000
    """Of a log file and the one before it, which is replaced when the file is half as large."""


MOST = 1_000_000_000
"""What a limit can be at most."""
MANY = (1e9, 1e9)
NO_LIMITS = Limits(
    connections=10**6,
    connections_each=10**6,
    connects=MANY,
    unfinished=10**6,
    records=MANY,
    requests=MANY,
    files=MANY,
    tables=MANY,
    tables_each=10**6,
    sockets=10**6,
    sockets_each=10**6,
    opens=MANY,
    messages=MANY,
    messages_each=MANY,
    hints=MANY,
    coach=MANY,
    previews=MANY,
    lessons=MANY,
    pages=MANY,
)
"""For load tests on a closed machine; sizes and times stay limited."""


DEFAULT_PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True)
class Settings:
    database: Path | str = Path("var/grimorio.db")
    """The path of an SQLite file, or the address of a PostgreSQL database."""
    host: str = "127.0.0.1"
    port: int = 8000
    lan: bool = False
    """Listen on the home network, too, at `host` if it is another than the usual one."""
    public: str | None = None
    """The address of the page that invitations carry; None: the one where the host has it."""
    control: Path | None = None
    """The Unix socket for `grimorio admin`; None: beside an SQLite file."""
    log: str = "warning"
    log_file: Path | None = None
    static: Path = Path(__file__).parent / "static"
    origins: tuple[str, ...] = ()
    """Further origins of the page, beyond the server's own address."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies: only what these tell about a client is believed."""
    scrapers: tuple[str, ...] = ()
    """Networks that may read the metrics, beside this machine."""
    secure: bool = False
    """The page is served over HTTPS: cookies are marked for it."""
    workers: int = 1
    editions: tuple[Path, ...] = ()
    """Files with other cards; each replaces its game's own in new matches."""
    limits: Limits = field(default_factory=Limits)
    customs: Customs = field(default_factory=Customs)

    def in_force(self) -> dict[str, Any]:
        """Every limit and custom by its name."""
        return {**asdict(self.limits), **asdict(self.customs)}


def check_sense(settings: Settings, host_given: bool) -> None:
    """BadInput for what each would do alone, and cannot together."""
    if settings.lan and settings.secure:
        raise BadInput("error-lan-https")
    if settings.secure and settings.public is not None and settings.public.startswith("http:"):
        raise BadInput("error-https-public", address=settings.public)
    if settings.lan and host_given and settings.host in ("127.0.0.1", "::1", "localhost"):
        raise BadInput("error-lan-host", host=settings.host)


def origin(word: str) -> str:
    """An address of the page as browsers send it: no path, and no port that goes without saying."""
    try:
        parts = urlsplit(word.lower())
        port = parts.port
    except ValueError:
        raise BadInput("error-origin", origin=word[:60]) from None
    clean = f"{parts.scheme}://{parts.netloc}"
    if (
        parts.scheme not in DEFAULT_PORTS
        or clean != word.lower()
        or not parts.hostname
        or not re.fullmatch(r"(\[[0-9a-f:.]+\]|[\w.-]+)(:\d+)?", parts.netloc)
    ):
        raise BadInput("error-origin", origin=word[:60])
    return clean.removesuffix(f":{port}") if port == DEFAULT_PORTS[parts.scheme] else clean


SWITCHES = {"idle_seconds", "records", "tables", "tables_each", "hints", "coach", "previews",
            "lessons", "pages", "log", "log_lines"}  # fmt: skip
"""Zero of these leaves something out; zero of the others would let nobody in."""
LEAST = {"log_bytes": 64_000}
"""A log file holds a few lines at least."""


def adjusted(settings: Settings, wishes: Iterable[str], where: str = "--limit") -> Settings:
    """The settings with other limits or customs: `name=number`, for a rate `name=rate:burst`.
    `where` is named if one does not fit."""
    for wish in wishes:
        name = wish.partition("=")[0]
        if not name:
            raise BadInput("error-limit-name", where=where, wish=wish[:60])
        for part in ("limits", "customs"):
            group = getattr(settings, part)
            if name in {each.name for each in fields(group)}:
                value = _number(wish, getattr(group, name), where)
                if part == "limits":
                    _let_in(name, value, wish, where)
                settings = replace(settings, **{part: replace(group, **{name: value})})
                break
        else:
            known = [each.name for group in (Limits, Customs) for each in fields(group)]
            near = difflib.get_close_matches(name, known, 3, 0.6)
            raise BadInput("error-unknown-limit", where=where, name=name[:40], known=near,
                           count=len(near))  # fmt: skip
    return settings


def _number(wish: str, now: Any, where: str) -> Any:
    """In the form of the value that it replaces."""
    name, _, word = wish.partition("=")
    form = {tuple: "rate", int: "whole"}.get(type(now), "number")
    try:
        numbers = [float(each) for each in word.split(":")]
        if len(numbers) != (2 if form == "rate" else 1) or not all(
            0 <= each <= MOST and (form != "whole" or each.is_integer()) for each in numbers
        ):
            raise ValueError
    except ValueError:
        raise BadInput("error-limit-form", where=where, name=name, wish=wish[:60], form=form,
                       most=MOST) from None  # fmt: skip
    return tuple(numbers) if form == "rate" else type(now)(numbers[0])


def _let_in(name: str, value: Any, wish: str, where: str) -> None:
    """With a bucket that holds less than one, or room for nobody, nothing would work."""
    if name in SWITCHES:
        return
    least = LEAST.get(name, 0 if isinstance(value, float) else 1)
    most = value[1] if isinstance(value, tuple) else value
    if most < least or most == 0:
        raise BadInput("error-limit-none", where=where, wish=wish[:60],
                       form="rate" if isinstance(value, tuple) else "number",
                       least=least)  # fmt: skip
