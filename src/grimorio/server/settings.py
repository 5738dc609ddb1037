"""What an operator can choose, and the limits that hold for everybody."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """Each is told in a clear error; the numbers are far above what people do."""

    message_bytes: int = 4096
    body_bytes: int = 16_384
    messages: tuple[float, float] = (20.0, 60.0)
    """A second, and at once, for each socket."""
    requests: tuple[float, float] = (30.0, 120.0)
    """A second, and at once, for each address."""
    tables: tuple[float, float] = (0.5, 30.0)
    """New matches a second, and at once, for each address."""
    sockets: int = 2_000
    sockets_each: int = 100
    """For each address."""
    waiting_bytes: int = 1_000_000
    """What may wait for a slow socket before it is told to come back."""


NO_LIMITS = Limits(
    messages=(1e9, 1e9), requests=(1e9, 1e9), tables=(1e9, 1e9), sockets=10**6, sockets_each=10**6
)
"""For load tests on a closed machine; sizes stay limited."""


@dataclass(frozen=True)
class Settings:
    database: Path = Path("var/grimorio.db")
    static: Path = Path(__file__).parent / "static"
    origins: tuple[str, ...] = ()
    """Further origins of the page, beyond the server's own address."""
    secure: bool = False
    """The page is served over HTTPS: cookies are marked for it."""
    workers: int = 1
    editions: tuple[Path, ...] = ()
    """Files with other cards; each replaces its game's own in new matches."""
    limits: Limits = field(default_factory=Limits)
