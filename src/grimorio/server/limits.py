"""Buckets that fill with time and empty with use."""

from collections import OrderedDict
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

    def take(self) -> bool:
        time = monotonic()
        self.left = min(self.burst, self.left + (time - self.at) * self.rate)
        self.at = time
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """One bucket for each address; those unused for longest are forgotten, so memory is bounded."""

    def __init__(self, limit: tuple[float, float]) -> None:
        self._limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(*self._limit)
            if len(self._buckets) > MOST_KNOWN:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()
