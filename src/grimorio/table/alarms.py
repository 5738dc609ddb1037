"""When to wake the matches that are not in memory because somebody's time is up."""

from __future__ import annotations

import heapq

MOST_AT_ONCE = 20


class Alarms:
    """For each sleeping match a time, and since when whom was missed."""

    def __init__(self) -> None:
        self._times: list[tuple[float, str]] = []
        self._asleep: dict[str, tuple[float, float, dict[str, float]]] = {}

    def __len__(self) -> int:
        return len(self._asleep)

    def set(self, match: str, time: float, since: float, left: dict[str, float]) -> None:
        """Wake it at `time`; who is not in `left` has been missed `since` then."""
        self._asleep[match] = (time, since, left)
        heapq.heappush(self._times, (time, match))

    def stop(self, match: str) -> tuple[float, dict[str, float]] | None:
        """It is awake: since when whom was missed."""
        found = self._asleep.pop(match, None)
        return None if found is None else found[1:]

    def ring(self, time: float) -> list[str]:
        """Some of those whose time has come; the others in a moment, so that it is never much."""
        due: list[str] = []
        while self._times and self._times[0][0] <= time and len(due) < MOST_AT_ONCE:
            when, match = heapq.heappop(self._times)
            if match in self._asleep and self._asleep[match][0] == when:
                due.append(match)
        return due
