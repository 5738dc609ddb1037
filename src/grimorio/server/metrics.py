"""What `/metrics` tells, for Prometheus: counted where it happens, read when it is asked for."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from grimorio import __version__, compiled
from grimorio.table.durations import BOUNDS, Durations

if TYPE_CHECKING:
    from .app import Server

Told = tuple[str, str, Callable[[], float]]


class Requests:
    """Answers by route and status, and how long each route took to begin them."""

    def __init__(self) -> None:
        self.answers: dict[tuple[str, str], int] = {}
        self.durations: dict[str, Durations] = {}

    def note(self, route: str, status: int, seconds: float) -> None:
        kind = (route, str(status))
        self.answers[kind] = self.answers.get(kind, 0) + 1
        if route not in self.durations:
            self.durations[route] = Durations()
        self.durations[route].note(seconds)


class Metrics(Collector):
    """Reads a server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.requests = Requests()
        self.late = Durations()
        """How much later than wished the loop came round: everybody waits as long."""
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)

    def collect(self) -> Iterable[Metric]:
        yield self._build()
        for name, told, value in self._gauges():
            yield GaugeMetricFamily(f"grimorio_{name}", told, value=value())
        for name, told, value in self._counters():
            yield CounterMetricFamily(f"grimorio_{name}", told, value=value())
        for name, told, durations in self._histograms():
            yield _histogram(name, told, (), [((), durations)])
        yield from self._answers()
        yield from self._storage()

    def _build(self) -> Metric:
        info = {"version": __version__, "form": "compiled" if compiled else "interpreted"}
        return InfoMetricFamily("grimorio_build", "Which program runs", info)

    def _gauges(self) -> Iterator[Told]:
        server = self.server
        hall, thinkers, store = server.hall, server.thinkers, server.store
        asleep = hall.stand_ins.alarms
        yield "matches_in_memory", "Matches in memory", lambda: len(hall.tables.open)
        yield "matches_asleep", "Matches to be woken in time", lambda: len(asleep)
        yield "connections", "Open connections", lambda: len(server.gate.visits)
        yield "connections_most", "Connections that there is room for", lambda: server.gate.most
        yield "sockets", "Open sockets", lambda: server.sockets.open
        yield "unsent_bytes", "What waits for slow readers", server.gate.unsent
        yield "store_queue", "Writes that wait for the writer", lambda: store.waiting
        yield "store_healthy", "Whether the last write was kept", lambda: store.healthy
        yield "bots_waiting", "Choices that bots owe", lambda: thinkers.waiting
        yield "bot_workers", "Processes in which bots think", lambda: thinkers.workers
        yield "previews_waiting", "Previews that are owed", lambda: hall.bots.foreseers.waiting

    def _counters(self) -> Iterator[Told]:
        server = self.server
        thinkers, foreseers, store = server.thinkers, server.hall.bots.foreseers, server.store
        yield "turned_away", "Connections closed by the gate", lambda: server.gate.turned_away
        yield "messages_received", "Socket messages", lambda: server.sockets.received
        yield "plies_stored", "Plies stored since the start", lambda: store.stored
        yield "commits", "Transactions since the start", lambda: store.commits
        yield "store_failures", "Transactions that failed", lambda: store.failures
        yield "previews_asked", "Previews asked for", lambda: foreseers.asked
        yield "previews_late", "Previews that came too late", lambda: foreseers.late
        yield "bots_asked", "Choices asked of bots", lambda: thinkers.asked
        yield "bots_late", "Choices that no bot made in time", lambda: thinkers.late
        yield "bot_workers_replaced", "Bot workers replaced", lambda: server.replaced()

    def _histograms(self) -> Iterator[tuple[str, str, Durations]]:
        server = self.server
        yield "choice_seconds", "From a choice to its answer", server.sockets.choices
        yield "store_seconds", "From a write to its being stored", server.store.durations
        yield "commit_seconds", "Transactions alone", server.store.commit_durations
        yield "bot_seconds", "From a bot's question to its answer", server.thinkers.durations
        yield "loop_late_seconds", "How late the loop comes round", self.late

    def _answers(self) -> Iterator[Metric]:
        counted = CounterMetricFamily(
            "grimorio_responses", "HTTP responses", labels=["route", "status"]
        )
        for kind, count in list(self.requests.answers.items()):
            counted.add_metric(kind, count)
        yield counted
        took = [((route,), each) for route, each in list(self.requests.durations.items())]
        yield _histogram("request_seconds", "Until an HTTP response begins", ("route",), took)

    def _storage(self) -> Iterator[Metric]:
        """Sizes as they were lately: a database that hangs must not keep these numbers back."""
        sizes = GaugeMetricFamily("grimorio_database_bytes", "Of the database", labels=["part"])
        for part, size in self.server.store.sizes().items():
            sizes.add_metric([part], size)
        yield sizes
        disk = GaugeMetricFamily("grimorio_disk_bytes", "Of the database's disk", labels=["what"])
        folder = self.server.store.folder
        if folder is not None:
            for what, size in _disk(folder).items():
                disk.add_metric([what], size)
        yield disk


def _disk(folder: Path) -> dict[str, int]:
    try:
        facts = os.statvfs(folder)
    except OSError:
        return {}
    return {"size": facts.f_blocks * facts.f_frsize, "free": facts.f_bavail * facts.f_frsize}


def _histogram(
    name: str, told: str, labels: tuple[str, ...], each: Sequence[tuple[tuple[str, ...], Durations]]
) -> Metric:
    family = HistogramMetricFamily(f"grimorio_{name}", told, labels=labels)
    for words, durations in each:
        buckets: list[tuple[str, float]] = []
        count = 0
        for bound, found in zip((*map(str, BOUNDS), "+Inf"), durations.counts, strict=True):
            count += found
            buckets.append((bound, count))
        family.add_metric(words, buckets, durations.total)
    return family
