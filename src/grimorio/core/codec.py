"""Saved games: a state, or a log of plies, in a JSON envelope with a schema version."""

from pathlib import Path
from typing import Any

from .chance import FastChance
from .errors import BadInput
from .game import Game
from .record import State, check_shape
from .registry import build_game
from .text import Json

SCHEMA = 1

_ENVELOPE = {"schema": "int", "game": "str", "rules": "int", "edition": "str"}


def envelope(game: Game[Any, Any, Any]) -> dict[str, Json]:
    """What identifies the rules that a saved thing belongs to."""
    return {
        "schema": SCHEMA,
        "game": game.info.id,
        "rules": game.info.version,
        "edition": game.info.edition.digest,
    }


def check_envelope(game: Game[Any, Any, Any], data: Json) -> None:
    if not isinstance(data, dict):
        raise BadInput("error-damaged", field="(all)", expected="object")
    check_shape({name: data[name] for name in _ENVELOPE if name in data}, _ENVELOPE)
    expected = envelope(game)
    for name in _ENVELOPE:
        if data[name] != expected[name]:
            if name == "edition":
                raise BadInput("error-other-edition", edition=game.info.edition.title)
            raise BadInput("error-other-saved", field=name, found=str(data[name]),
                           wanted=str(expected[name]))  # fmt: skip


def game_of(data: Json, edition: Path | None = None) -> Game[Any, Any, Any]:
    """The game that a saved thing belongs to, with the rules it was played by."""
    if not isinstance(data, dict):
        raise BadInput("error-damaged", field="(all)", expected="object")
    check_shape({name: data[name] for name in _ENVELOPE if name in data}, _ENVELOPE)
    return build_game(data["game"], edition, data["rules"])


def save_state(game: Game[Any, Any, Any], state: State, options: dict[str, Json]) -> Json:
    """A state with all that is needed to load it again."""
    return {**envelope(game), "options": dict(options), "state": state.to_json()}


def load_state(game: Game[Any, Any, Any], data: Json, state_type: type[State]) -> State:
    """The saved state; refused if a field is damaged or a component is missing or doubled."""
    check_envelope(game, data)
    state = state_type.from_json(data.get("state"))
    seats = data["state"].get("seats", 0)
    options = game.check_options(seats, data.get("options", {}))
    fresh = game.setup(seats, options, FastChance(0))
    try:
        complete = sorted(state.pieces()) == sorted(fresh.pieces())
    except (IndexError, ValueError):
        complete = False
    if not complete:
        raise BadInput("error-damaged-pieces")
    return state
