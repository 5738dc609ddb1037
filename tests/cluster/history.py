"""What the clients of a cluster saw, and whether one truth explains all of it.

For each match: acknowledged acts are in its record, once, as they were acknowledged, in an order
that agrees with the time at which each was asked for and answered (linearizable); a look that began
after somebody had heard of a version shows at least that one; every socket was told every version;
whoever looks with the same eyes sees the same; and nobody saw with the eyes of a seat that was not
theirs, or not any more.
"""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

SEALED = -1
"""The version of an answer that is in its envelope."""


@dataclass
class Act:
    """Choices that a client sent under one key, however often, until it had an answer."""

    match: str
    seat: int
    key: str
    actions: tuple[int, ...]
    invoked: float
    returned: float = math.inf
    version: int | None = None
    """What was acknowledged; None if nothing was."""
    refused: bool = False


class Look(NamedTuple):
    """A socket that was opened, and the version that it began with."""

    match: str
    guest: str
    seat: int | None
    invoked: float
    at: float
    version: int


class Frame(NamedTuple):
    """A message about a version, on one of the sockets."""

    line: int
    match: str
    guest: str
    eyes: int | None
    """The seat in whose view it shows the table."""
    since: int | None
    """The version that it follows; None if it tells everything."""
    version: int
    at: float
    digest: str


class Loss(NamedTuple):
    """A seat that was taken from a guest, for good, and when that was acknowledged."""

    match: str
    guest: str
    seat: int
    at: float


class Ply(NamedTuple):
    match: str
    ply: int
    seat: int | None
    action: int | None
    key: str | None
    joined: int


@dataclass
class History:
    acts: list[Act] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    # What is stored in the end
    plies: list[Ply] = field(default_factory=list)
    sealed: set[tuple[str, int, int, str]] = field(default_factory=set)
    holders: dict[tuple[str, int], str] = field(default_factory=dict)
    records: dict[str, set[str]] = field(default_factory=dict)
    """Of finished matches: what each node gives as the record."""
    refused: list[str] = field(default_factory=list)
    """Of finished matches, too: what a node gave instead."""


def judge(history: History) -> list[str]:
    """All that one truth does not explain."""
    checks = (_acknowledged, _once, _whole, _in_order, _looks, _versions, _same_eyes, strange_eyes,
              _lost_seats, _records)  # fmt: skip
    return list(itertools.chain.from_iterable(check(history) for check in checks))


def stored_acts(plies: Iterable[Ply]) -> dict[str, list[tuple[int, int, tuple[int, ...]]]]:
    """By key: seat, last version and choices of every act that was stored under it."""
    acts: list[list[Ply]] = []
    for ply in plies:
        if ply.joined:
            acts[-1].append(ply)
        else:
            acts.append([ply])
    found: dict[str, list[tuple[int, int, tuple[int, ...]]]] = defaultdict(list)
    for act in acts:
        if act[0].key is not None:
            choices = tuple(ply.action or 0 for ply in act)
            found[act[0].key].append((act[0].seat or 0, act[-1].ply, choices))
    return found


def _acknowledged(history: History) -> Iterator[str]:
    """Nothing that was acknowledged is lost, nothing that was refused is there."""
    stored = stored_acts(history.plies)
    for act in history.acts:
        there = stored.get(act.key, [])
        if act.version == SEALED:
            if (act.match, act.seat, act.actions[0], act.key) not in history.sealed:
                yield f"lost: {act}"
        elif act.version is not None and (act.seat, act.version, act.actions) not in there:
            yield f"lost: {act}, but {there}"
        elif act.refused and there:
            yield f"refused and stored: {act}"


def _once(history: History) -> Iterator[str]:
    for key, there in stored_acts(history.plies).items():
        if len(there) > 1:
            yield f"applied twice: {key} as {there}"


def _whole(history: History) -> Iterator[str]:
    """Acts of several choices are stored whole, and as they were sent."""
    sent = {act.key: act.actions for act in history.acts}
    for key, there in stored_acts(history.plies).items():
        for _, _, actions in there:
            if key in sent and actions != sent[key]:
                yield f"in part: {key} is {actions}, not {sent[key]}"


def _in_order(history: History) -> Iterator[str]:
    """What was answered before something else was asked for comes before it."""
    stored = stored_acts(history.plies)
    placed = defaultdict(list)
    for act in history.acts:
        for _, version, _ in stored.get(act.key, [])[:1]:
            placed[act.match].append((version, act))
    for acts in placed.values():
        earliest = math.inf
        for _, act in sorted(acts, key=lambda pair: -pair[0]):
            if act.invoked > earliest:
                yield f"out of order: {act} is stored before what was answered at {earliest}"
            earliest = min(earliest, act.returned)


def _looks(history: History) -> Iterator[str]:
    """Whoever looks sees at least what anybody had heard of before."""
    heard = defaultdict(list)
    for frame in history.frames:
        heard[frame.match].append((frame.at, frame.version))
    for act in history.acts:
        if act.version is not None:
            heard[act.match].append((act.returned, act.version))
    looks = defaultdict(list)
    for look in sorted(history.looks, key=lambda look: look.invoked):
        looks[look.match].append(look)
    for match in looks:
        news = sorted(heard[match])
        at, known = 0, -1
        for look in looks[match]:
            while at < len(news) and news[at][0] < look.invoked:
                known = max(known, news[at][1])
                at += 1
            if look.version < known:
                yield f"old news: {look} although {known} was known"


def _versions(history: History) -> Iterator[str]:
    """Versions have no holes: in the record, and on every socket."""
    last: dict[str, int] = {}
    for ply in history.plies:
        if ply.ply != last.get(ply.match, -1) + 1:
            yield f"a version is missing before {ply}"
        last[ply.match] = ply.ply
    lines: dict[int, int] = {}
    for frame in history.frames:
        if frame.version > last.get(frame.match, -1):
            yield f"told and not stored: {frame}"
        if frame.since is not None and frame.since != lines.get(frame.line):
            yield f"a hole after {lines.get(frame.line)}: {frame}"
        lines[frame.line] = frame.version


def _same_eyes(history: History) -> Iterator[str]:
    seen: dict[tuple[str, int | None, int, bool], tuple[str, Frame]] = {}
    for frame in history.frames:
        place = (frame.match, frame.eyes, frame.version, frame.since is None)
        digest, other = seen.setdefault(place, (frame.digest, frame))
        if digest != frame.digest:
            yield f"not the same: {frame} and {other}"


def strange_eyes(history: History) -> Iterator[str]:
    """Once a match runs, only its holder sees with a seat's eyes."""
    for frame in history.frames:
        if frame.eyes is not None and frame.version >= 0:
            if history.holders.get((frame.match, frame.eyes)) != frame.guest:
                yield f"somebody else's eyes: {frame}"


def _lost_seats(history: History) -> Iterator[str]:
    """Whoever lost a seat never looks from it again."""
    lost = {(loss.match, loss.guest): loss for loss in history.losses}
    for look in history.looks:
        loss = lost.get((look.match, look.guest))
        if loss is not None and look.seat == loss.seat and look.invoked > loss.at:
            yield f"a lost seat: {look} after {loss}"


def _records(history: History) -> Iterator[str]:
    for match, records in history.records.items():
        if len(records) != 1:
            yield f"{len(records)} records of {match}"
    for each in history.refused:
        yield f"no record of {each}"
