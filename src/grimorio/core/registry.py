"""Which games there are. A game registers a function that builds it from an edition."""

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .edition import Edition, named_game, read_text
from .encoding import Encoding
from .errors import BadInput
from .game import Game

AnyGame = Game[Any, Any, Any]

_PLACES: dict[str, str] = {}
_BUILT: dict[tuple[str, int | None], AnyGame] = {}
_ENCODINGS: dict[tuple[str, int, str, int], Encoding] = {}


def register(id: str, module: str) -> None:
    """`module` has a folder `edition/` with `base.toml`, `build(edition, rules) -> Game`, and the
    number of its `NEWEST` rules; it still builds all since 1."""
    _PLACES[id] = module


def game_ids() -> list[str]:
    return list(_PLACES)


def get_game(id: str, rules: int | None = None) -> AnyGame:
    """The game with its own edition, by its newest rules or by older ones; built once."""
    key = (id, rules)
    if key not in _BUILT:
        if rules is None:
            _BUILT[key] = get_game(id, _module(id).NEWEST)
        else:
            _BUILT[key] = _build(id, _base_edition(id, rules), "base.toml", rules)
    return _BUILT[key]


def build_game(id: str, edition: Path | str | None = None, rules: int | None = None) -> AnyGame:
    """The game with the edition of a file (a Path) or of a text (as stored with a match)."""
    if edition is None:
        return get_game(id, rules)
    if isinstance(edition, str):
        return _build(id, edition, "stored edition", rules)
    return _build(id, read_text(edition), edition.name, rules)


def is_own(game: AnyGame) -> bool:
    """Whether a game is played with an owner's cards instead of those that came with it."""
    base = get_game(game.info.id, game.info.version)
    return game.info.edition.digest != base.info.edition.digest


def edition_games(paths: Sequence[Path]) -> dict[str, AnyGame]:
    """The games that these files are editions of, each by its id; one file a game."""
    found: dict[str, AnyGame] = {}
    files: dict[str, str] = {}
    for path in paths:
        id = file_game(path)
        if id in found:
            raise BadInput("error-edition-two", file=path.name, other=files[id], game=id)
        found[id], files[id] = build_game(id, path), path.name
    return found


def file_game(path: Path) -> str:
    """The id of the game that a file is an edition of."""
    name, tables, line = named_game(read_text(path), path.name)
    if name not in _PLACES:
        raise BadInput("error-edition-unknown", file=path.name, line=line, game=name[:40],
                       known=game_ids())  # fmt: skip
    for id in game_ids():
        if _shared(name, tables) == 0 < _shared(id, tables):
            raise BadInput("error-edition-looks", file=path.name, line=line, game=name, other=id)
    return name


def _shared(id: str, tables: list[str]) -> int:
    """How many of these tables an edition of a game has."""
    return len({"game", "id", "title", *tables} & set(get_game(id).info.edition.data)) - 3


def stored_game(id: str, rules: int, digest: str, text: str) -> AnyGame:
    """The game that a match was played with: its rules, and the edition kept with it."""
    base = get_game(id, rules)
    return base if base.info.edition.digest == digest else build_game(id, text, rules)


def get_encoding(game: AnyGame, seats: int) -> Encoding:
    """How a table of `seats` is written as numbers: `build(game, seats)` of the game's `encode`."""
    game.info.check_seats(seats)
    key = (game.info.id, game.info.version, game.info.edition.text, seats)
    if key not in _ENCODINGS:
        module = importlib.import_module(f"{_PLACES[game.info.id]}.encode")
        _ENCODINGS[key] = module.build(game, seats)
    return _ENCODINGS[key]


def _module(id: str) -> Any:
    if id not in _PLACES:
        raise BadInput("error-unknown-game", game=id[:40], known=game_ids())
    return importlib.import_module(_PLACES[id])


def _build(id: str, text: str, origin: str, rules: int | None) -> AnyGame:
    module = _module(id)
    newest: int = module.NEWEST
    if rules is not None and not 1 <= rules <= newest:
        raise BadInput("error-other-rules", rules=rules, newest=newest)
    number = newest if rules is None else rules
    return module.build(Edition(id, text, origin, number), number)  # type: ignore[no-any-return]


def _base_edition(id: str, rules: int) -> str:
    """What came with the game in the days of these rules: `base-1.toml`, or else `base.toml`."""
    folder = Path(str(_module(id).__file__)).parent / "edition"
    then = folder / f"base-{rules}.toml"
    return read_text(then if then.is_file() else folder / "base.toml")
