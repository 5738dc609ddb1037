"""Finished matches: replayed step by step, exported, and sealed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from grimorio.core.game import Options
from grimorio.core.record import State
from grimorio.core.text import Json

from .steps import KINDS, SETUP, UNDO, AnyGame, Progress, Step

if TYPE_CHECKING:
    from .match import Match

SCHEMA = 1
OPEN_FIELDS = ("schema", "id", "game", "rules", "edition", "edition_text", "seats", "options",
               "players", "commitment")  # fmt: skip


def steps(match: Match) -> Iterator[Step]:
    """Every step of a match again."""
    facts = match.facts
    progress = Progress(match.game, facts.seats, facts.options, facts.secret)
    for kind, seat, action, _, _ in match.plies:
        step = make_step(progress, kind, seat, action)
        progress.take(step)
        yield step


def make_step(progress: Progress, kind: int, seat: int | None, action: int | None) -> Step:
    if kind == SETUP:
        return progress.setup()
    assert seat is not None
    if kind == UNDO:
        return progress.undo(seat)
    assert action is not None
    return progress.act(seat, progress.game.actions[action])


def digest(game: AnyGame, state: State) -> str:
    """Of a whole state: any other shuffle or die gives another."""
    return hashlib.sha256(game.frozen(state)).hexdigest()[:32]


def seal(export: dict[str, Json]) -> str:
    """One number for all of an export; players can note it and compare it later."""
    body = {name: export[name] for name in export if name != "seal"}
    text = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(b"grimorio seal" + text.encode()).hexdigest()


def seal_of(match: Match) -> str:
    """The seal of a finished match, which is made once."""
    if match.seal is None:
        match.seal = str(export(match)["seal"])
    return match.seal


def kept(match: Match) -> list[int]:
    """The versions that were not taken back."""
    stack: list[int] = []
    for version, (kind, *_) in enumerate(match.plies):
        if kind == UNDO:
            stack.pop()
        else:
            stack.append(version)
    return stack


def head(game: AnyGame, id: str, seats: int, options: Options, players: list[str],
         promise: str) -> dict[str, Json]:  # fmt: skip
    info = game.info
    values = (SCHEMA, id, info.id, info.version, info.edition.digest, info.edition.text, seats,
              dict(options), players, promise)  # fmt: skip
    return dict(zip(OPEN_FIELDS, values, strict=True))


def export(match: Match) -> dict[str, Json]:
    """All of a finished match. Before the end: what was promised, and nothing that happened."""
    names = [seat.name for seat in match.seats]
    facts = match.facts
    data = head(match.game, match.id, facts.seats, facts.options, names, match.commitment)
    over = match.outcome is not None
    data["secret"] = match.secret()
    data["plies"] = _plies(match) if over else []
    data["outcome"] = None if match.outcome is None else match.outcome.to_json()
    data["seal"] = seal(data)
    return data


def _plies(match: Match) -> list[dict[str, Any]]:
    """Steps without chance follow from the one before; only the last has a digest all the same."""
    rows: list[dict[str, Any]] = []
    for kind, seat, action, drawn, mark in match.plies:
        text = None if action is None else match.game.actions[action].text
        rows.append({"kind": KINDS[kind], "seat": seat, "action": text, "drawn": drawn,
                     "state": mark})  # fmt: skip
    rows[-1]["state"] = digest(match.game, match.state)
    return rows
