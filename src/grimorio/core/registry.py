"""Which games there are. A game registers a function that builds it from an edition."""

import importlib
from pathlib import Path
from typing import Any

from .edition import Edition, read_edition
from .encoding import Encoding
from .errors import BadInput
from .game import Game

AnyGame = Game[Any, Any, Any]

_PLACES: dict[str, str] = {}
_BUILT: dict[str, AnyGame] = {}
_ENCODINGS: dict[tuple[str, str, int], Encoding] = {}


def register(id: str, module: str) -> None:
    """`module` has a folder `edition/` with `base.toml`, and `build(edition) -> Game`."""
    _PLACES[id] = module


def game_ids() -> list[str]:
    return list(_PLACES)


def get_game(id: str) -> AnyGame:
    """The game with its own edition; built once."""
    if id not in _BUILT:
        _BUILT[id] = _module(id).build(_base_edition(id))
    return _BUILT[id]


def build_game(id: str, edition: Path | str | None = None) -> AnyGame:
    """The game with the edition of a file (a Path) or of a text (as stored with a match)."""
    if edition is None:
        return get_game(id)
    module = _module(id)
    if isinstance(edition, str):
        loaded = Edition(id, edition, "stored edition")
    else:
        loaded = read_edition(id, edition)
    return module.build(loaded)  # type: ignore[no-any-return]


def get_encoding(game: AnyGame, seats: int) -> Encoding:
    """How a table of `seats` is written as numbers: `build(game, seats)` of the game's `encode`."""
    game.info.check_seats(seats)
    key = (game.info.id, game.info.edition.text, seats)
    if key not in _ENCODINGS:
        module = importlib.import_module(f"{_PLACES[game.info.id]}.encode")
        _ENCODINGS[key] = module.build(game, seats)
    return _ENCODINGS[key]


def _module(id: str) -> Any:
    if id not in _PLACES:
        raise BadInput("error-unknown-game", game=id[:40], known=game_ids())
    return importlib.import_module(_PLACES[id])


def _base_edition(id: str) -> Edition:
    module = _module(id)
    folder = Path(str(module.__file__)).parent
    return read_edition(id, folder / "edition" / "base.toml")
