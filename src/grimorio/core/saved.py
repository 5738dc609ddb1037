"""A match as a file: the one format in which it is saved, exported, loaded, replayed and verified.

docs/record.md describes it. A file holds its edition and its secret, so that whoever reads it can
deal, throw and play everything again; reading checks all of it, from the first ply to the last.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from .action import Action
from .chance import commitment
from .errors import BadInput
from .game import AnyGame
from .match import ACT, KINDS, SETUP, UNDO, Match, Step, digest
from .record import fits
from .registry import build_game, stored_game
from .text import Json

SCHEMA: Final = 1
SHAPE: Final = {"schema": "int", "id": "str", "game": "str", "rules": "int", "edition": "str",
                "edition_text": "str", "seats": "int", "players": "[str]", "commitment": "str",
                "secret": "str?", "seal": "str"}  # fmt: skip
PLY: Final = {"kind": "str", "seat": "int?", "action": "str?", "drawn": "int", "state": "str"}
JOINED: Final = "joined"
"""Only in a ply that is one act with the one before it, so that no file without one changed."""
# What the terminal wrote in its first year: without the edition, the names and the seal.
FIRST: Final = {"schema": "int", "game": "str", "rules": "int", "edition": "str", "seats": "int",
                "commitment": "str", "secret": "str"}  # fmt: skip


class Saved(NamedTuple):
    """A match that was read from a file, and who played it."""

    match: Match
    id: str
    players: list[str]
    seal: str


# Writing


def record_of(
    match: Match, id: str, players: list[str], everything: bool = True
) -> dict[str, Json]:
    """The match as plain data. Not `everything`: what was promised, and nothing that happened."""
    info = match.game.info
    data: dict[str, Json] = {
        "schema": SCHEMA,
        "id": id,
        "game": info.id,
        "rules": info.version,
        "edition": info.edition.digest,
        "edition_text": info.edition.text,
        "seats": match.seats,
        "options": dict(match.options),
        "players": players,
        "commitment": match.commitment,
        "secret": match.secret.hex() if everything else None,
        "plies": _plies(match) if everything else [],
        "outcome": match.outcome.to_json() if everything and match.outcome is not None else None,
    }
    data["seal"] = seal(data)
    return data


def _plies(match: Match) -> list[dict[str, Json]]:
    """Steps without chance follow from the one before; only the last has a digest all the same."""
    rows: list[dict[str, Json]] = []
    for ply in match.plies:
        text = None if ply.action is None else match.game.actions[ply.action].text
        rows.append({"kind": KINDS[ply.kind], "seat": ply.seat, "action": text, "drawn": ply.drawn,
                     "state": ply.mark})  # fmt: skip
        if ply.joined:
            rows[-1][JOINED] = True
    if match.state is not None:
        rows[-1]["state"] = digest(match.game, match.state)
    return rows


def seal(data: dict[str, Json]) -> str:
    """One number for all of a file; players can note it and compare it later."""
    body = {name: data[name] for name in data if name != "seal"}
    text = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(b"grimorio seal" + text.encode()).hexdigest()


# Reading


def read_record(data: Json, edition: Path | None = None) -> Saved:
    """The match, checked from its promise to its last ply. `edition` is for the first year's files
    of the terminal, which do not hold theirs."""
    if isinstance(data, dict) and "edition_text" not in data:
        return _read_first(data, edition)
    _check_shape(data)
    if hashlib.sha256(data["edition_text"].encode()).hexdigest() != data["edition"]:
        raise BadInput("verify-edition")
    if data["secret"] is None:
        raise BadInput("verify-not-over")
    game = stored_game(data["game"], data["rules"], data["edition"], data["edition_text"])
    match = _begin(game, data)
    last = len(data["plies"]) - 1
    for number, ply in enumerate(data["plies"]):
        _check_ply(match, number, ply, number == last)
    if match.outcome is None and data["outcome"] is not None:
        raise BadInput("verify-unfinished", plies=len(data["plies"]))
    if match.outcome is not None and match.outcome.to_json() != data["outcome"]:
        raise BadInput("verify-outcome")
    if seal(data) != data["seal"]:
        raise BadInput("verify-seal")
    return Saved(match, data["id"], data["players"], data["seal"])


def verify(data: Json, expected_seal: str | None = None, edition: Path | None = None) -> Saved:
    """Raises BadInput, with the reason, unless the match was played to its end just as it says."""
    saved = read_record(data, edition)
    if saved.match.outcome is None:
        raise BadInput("verify-goes-on", plies=len(saved.match.plies) - 1)
    if expected_seal is not None and expected_seal != saved.seal:
        raise BadInput("verify-other-seal", seal=saved.seal)
    return saved


def _check_shape(data: Json) -> None:
    if not isinstance(data, dict):
        raise BadInput("error-damaged", field="(all)", expected="object")
    known = {*SHAPE, "options", "plies", "outcome"}
    for name in sorted(known | set(data)):
        if name not in known:
            raise BadInput("error-damaged", field=str(name)[:40], expected="nothing")
        if name not in data or (name in SHAPE and not fits(data[name], SHAPE[name])):
            raise BadInput("error-damaged", field=name, expected=SHAPE.get(name, "present"))
    if data["schema"] != SCHEMA:
        raise BadInput("error-damaged", field="schema", expected=str(SCHEMA))
    if not isinstance(data["options"], dict) or not isinstance(data["plies"], list):
        raise BadInput("error-damaged", field="plies", expected="list")
    if len(data["players"]) != data["seats"]:
        raise BadInput("error-damaged", field="players", expected=f"{data['seats']} names")


def _begin(game: AnyGame, data: dict[str, Json]) -> Match:
    """A match with the file's seats, options and secret, before its setup."""
    secret = _secret(data["secret"])
    if commitment(secret, data["rules"]) != data["commitment"]:
        raise BadInput("verify-commitment")
    options = game.check_options(data["seats"], data["options"])
    if options != data["options"]:
        raise BadInput("verify-options")
    return Match(game, data["seats"], options, secret)


def _secret(text: str) -> bytes:
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != 32 or secret.hex() != text:
        raise BadInput("error-damaged", field="secret", expected="64 hexadecimal digits")
    return secret


def _check_ply(match: Match, number: int, ply: Any, last: bool) -> None:
    """Make one ply, and compare what it led to."""
    if not isinstance(ply, dict) or sorted({*ply, JOINED}) != sorted({*PLY, JOINED}):
        raise BadInput("error-damaged-ply", ply=number)
    if any(not fits(ply[name], shape) for name, shape in PLY.items()):
        raise BadInput("error-damaged-ply", ply=number)
    if JOINED in ply and not _joins(match, ply):
        raise BadInput("error-damaged-ply", ply=number)
    step = _step(match, number, ply)
    mark = digest(match.game, step.state) if step.drawn or last else ""
    if step.drawn != ply["drawn"] or mark != ply["state"]:
        raise BadInput("verify-chance", ply=number)
    match.take(step)


def _joins(match: Match, ply: dict[str, Any]) -> bool:
    """Only a choice can be one act with a choice before it, of the same seat."""
    before = match.plies[-1] if match.plies else None
    return (
        ply[JOINED] is True
        and ply["kind"] == KINDS[ACT]
        and before is not None
        and before.kind == ACT
        and before.seat == ply["seat"]
    )


def _step(match: Match, number: int, ply: dict[str, Any]) -> Step:
    kind, seat = ply["kind"], ply["seat"]
    if kind not in KINDS or (kind == KINDS[SETUP]) != (number == 0):
        raise BadInput("error-damaged-ply", ply=number)
    if number == 0:
        if seat is not None or ply["action"] is not None:
            raise BadInput("error-damaged-ply", ply=number)
        return match.setup()
    if seat is None or not 0 <= seat < match.seats or match.outcome is not None:
        raise BadInput("error-damaged-ply", ply=number)
    if kind == KINDS[UNDO]:
        if ply["action"] is not None or not match.may_undo(seat):
            raise BadInput("verify-undo", ply=number)
        return match.take_back(seat)
    action = _legal(match, number, seat, str(ply["action"]))
    return match.again(ACT, seat, action.id, JOINED in ply)


def _legal(match: Match, number: int, seat: int, words: str) -> Action:
    action = match.game.actions.by_text.get(words)
    if action is None or action not in match.offers[seat]:
        raise BadInput("verify-illegal", ply=number, action=words[:60])
    return action


def _read_first(data: dict[str, Json], edition: Path | None) -> Saved:
    """What `play --save` wrote before there was one format: plies as [seat, action]."""
    for name, shape in FIRST.items():
        if name not in data or not fits(data[name], shape):
            raise BadInput("error-damaged", field=name, expected=shape)
    plies = data.get("plies")
    if not isinstance(data.get("options"), dict) or not isinstance(plies, list):
        raise BadInput("error-damaged", field="plies", expected="[[int, str]]")
    game = build_game(data["game"], edition, data["rules"])
    if game.info.edition.digest != data["edition"]:
        raise BadInput("error-other-edition", edition=game.info.edition.title)
    match = _begin(game, data)
    match.take(match.setup())
    for number, ply in enumerate(plies, 1):
        if not fits(ply[:1] if isinstance(ply, list) else None, "[int]") or len(ply) != 2:
            raise BadInput("error-damaged-ply", ply=number)
        if not 0 <= ply[0] < match.seats:
            raise BadInput("error-damaged-ply", ply=number)
        match.take(match.act(ply[0], _legal(match, number, ply[0], str(ply[1]))))
    players = [""] * match.seats
    return Saved(match, "", players, str(record_of(match, "", players)["seal"]))
