"""Checks an exported match without any server: the promise, every shuffle and die, the outcome."""

from __future__ import annotations

import hashlib
from typing import Any

import grimorio.games  # noqa: F401  (registers the games)
from grimorio.core.action import Action
from grimorio.core.chance import commitment
from grimorio.core.errors import BadInput
from grimorio.core.record import fits
from grimorio.core.registry import stored_game
from grimorio.core.text import Json

from . import record
from .steps import KINDS, SETUP, UNDO, Progress, Step

SHAPE = {
    "schema": "int",
    "id": "str",
    "game": "str",
    "rules": "int",
    "edition": "str",
    "edition_text": "str",
    "seats": "int",
    "players": "[str]",
    "commitment": "str",
    "secret": "str?",
    "seal": "str",
}
PLY = {"kind": "str", "seat": "int?", "action": "str?", "drawn": "int", "state": "str"}


class Report:
    """What was checked, for whoever reads the result."""

    def __init__(self, game: str, plies: int, drawn: int, winners: list[int], seal: str) -> None:
        self.game = game
        self.plies = plies
        self.drawn = drawn
        self.winners = winners
        self.seal = seal


def verify(data: Json, expected_seal: str | None = None) -> Report:
    """Raises BadInput, with the reason, unless the match happened exactly as exported."""
    _check_shape(data)
    if hashlib.sha256(data["edition_text"].encode()).hexdigest() != data["edition"]:
        raise BadInput("verify-edition")
    if data["secret"] is None or data["outcome"] is None:
        raise BadInput("verify-not-over")
    game = stored_game(data["game"], data["rules"], data["edition"], data["edition_text"])
    secret = _secret(data["secret"])
    if commitment(secret, data["rules"]) != data["commitment"]:
        raise BadInput("verify-commitment")
    if expected_seal is not None and expected_seal != data["seal"]:
        raise BadInput("verify-other-seal", seal=data["seal"])
    options = game.check_options(data["seats"], data["options"])
    if options != data["options"]:
        raise BadInput("verify-options")
    progress = Progress(game, data["seats"], options, secret)
    last = len(data["plies"]) - 1
    drawn = sum(
        _check_ply(progress, number, ply, number == last)
        for number, ply in enumerate(data["plies"])
    )
    if progress.outcome is None:
        raise BadInput("verify-unfinished", plies=len(data["plies"]))
    if progress.outcome.to_json() != data["outcome"]:
        raise BadInput("verify-outcome")
    if record.seal(data) != data["seal"]:
        raise BadInput("verify-seal")
    return Report(data["game"], len(data["plies"]), drawn, progress.outcome.winners, data["seal"])


def _check_shape(data: Json) -> None:
    if not isinstance(data, dict):
        raise BadInput("error-damaged", field="(all)", expected="object")
    known = {*SHAPE, "options", "plies", "outcome"}
    for name in sorted(known | set(data)):
        if name not in known:
            raise BadInput("error-damaged", field=str(name)[:40], expected="nothing")
        if name not in data or (name in SHAPE and not fits(data[name], SHAPE[name])):
            raise BadInput("error-damaged", field=name, expected=SHAPE.get(name, "present"))
    if data["schema"] != record.SCHEMA:
        raise BadInput("error-damaged", field="schema", expected=str(record.SCHEMA))
    if not isinstance(data["options"], dict) or not isinstance(data["plies"], list):
        raise BadInput("error-damaged", field="plies", expected="list")
    if len(data["players"]) != data["seats"]:
        raise BadInput("error-damaged", field="players", expected=f"{data['seats']} names")


def _secret(text: str) -> bytes:
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != 32 or secret.hex() != text:
        raise BadInput("error-damaged", field="secret", expected="64 hexadecimal digits")
    return secret


def _check_ply(progress: Progress, number: int, ply: Any, last: bool) -> int:
    """Make one ply, and compare what it led to; returns how many random numbers it took."""
    if not isinstance(ply, dict) or sorted(ply) != sorted(PLY):
        raise BadInput("error-damaged-ply", ply=number)
    if any(not fits(ply[name], shape) for name, shape in PLY.items()):
        raise BadInput("error-damaged-ply", ply=number)
    step = _step(progress, number, ply)
    mark = record.digest(progress.game, step.state) if step.drawn or last else ""
    if step.drawn != ply["drawn"] or mark != ply["state"]:
        raise BadInput("verify-chance", ply=number)
    progress.take(step)
    return step.drawn


def _step(progress: Progress, number: int, ply: dict[str, Any]) -> Step:
    kind, seat = ply["kind"], ply["seat"]
    if kind not in KINDS or (kind == KINDS[SETUP]) != (number == 0):
        raise BadInput("error-damaged-ply", ply=number)
    if number == 0:
        if seat is not None or ply["action"] is not None:
            raise BadInput("error-damaged-ply", ply=number)
        return progress.setup()
    if seat is None or not 0 <= seat < progress.seats or progress.outcome is not None:
        raise BadInput("error-damaged-ply", ply=number)
    if kind == KINDS[UNDO]:
        if ply["action"] is not None or not progress.may_undo(seat):
            raise BadInput("verify-undo", ply=number)
        return progress.undo(seat)
    return progress.act(seat, _legal(progress, number, seat, str(ply["action"])))


def _legal(progress: Progress, number: int, seat: int, words: str) -> Action:
    action = progress.game.actions.by_text.get(words)
    if action is None or action not in progress.offers[seat]:
        raise BadInput("verify-illegal", ply=number, action=words[:60])
    return action
