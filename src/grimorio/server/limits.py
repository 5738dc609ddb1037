"""Buckets that fill with time and empty with use, and whose bucket it is."""

import asyncio
import ipaddress
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from time import monotonic

MOST_KNOWN = 10_000


class Bucket:
    """Allows `rate` a second on average, and `burst` at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = monotonic()

    def take(self, times: int = 1) -> bool:
        time = monotonic()
        self.left = min(self.burst, self.left + (time - self.at) * self.rate)
        self.at = time
        if self.left < times:
            return False
        self.left -= times
        return True


class Buckets:
    """One bucket for each address; those unused for longest are forgotten, so memory is bounded."""

    def __init__(self, limit: tuple[float, float]) -> None:
        self._limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, times: int = 1) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(*self._limit)
            if len(self._buckets) > MOST_KNOWN:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(times)


class Turns:
    """One after the other for each address: what it asks waits for itself, not for others."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, int] = {}

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        lock = self._locks.setdefault(address, asyncio.Lock())
        self._waiting[address] = self._waiting.get(address, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._waiting[address] -= 1
            if self._waiting[address] == 0:
                del self._waiting[address], self._locks[address]


@lru_cache(4096)
def household(address: str) -> str:
    """Whose limits an address shares: IPv6 gives every household a whole network of them."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))


def is_local(client: tuple[str, int] | None) -> bool:
    """Whether a connection's client is on this machine."""
    try:
        ip = ipaddress.ip_address(client[0] if client else "")
    except ValueError:
        return False
    mapped = getattr(ip, "ipv4_mapped", None)
    return bool((mapped or ip).is_loopback)


def client_of(client: tuple[str, int] | None) -> str:
    """Whose limits a connection's client shares."""
    return household(client[0][:128]) if client else ""
