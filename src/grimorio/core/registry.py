"""Which games there are, and where to find what belongs to each.

A game is a module with `build(edition, rules) -> Game`. Ours are in `grimorio.games`; others are in
installed packages, and found by their entry points. Beside the module may lie `edition/base.toml`,
`texts/{es,en}.ftl`, `texts/rules.{es,en}.md`, and modules for what lies beyond the rules (`part`).
"""

import importlib
import importlib.util
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from .edition import Edition, named_game, read_text
from .encoding import Encoding
from .errors import VOICE, BadInput
from .game import CONTRACT, AnyGame
from .packages import GAMES, Brought, Group, installed
from .plain import PlainEncoding

FIRST_RULES: Final = 2
"""Of a package that does not number its rules. 1 stands for our first way of deriving chance."""
LAYERS: Final = {
    "board": "grimorio.boards.{}",
    "greedy": "grimorio.bots.greedy.{}",
    "evaluate": "grimorio.bots.evaluate.{}",
    "balance": "grimorio.lab.balance_{}",
}
"""Where our own games have what may import more than their rules may."""

_FOUND: list[Group] = []
_BUILT: dict[tuple[str, int | None], AnyGame] = {}
_ENCODINGS: dict[tuple[str, int, str, int], Encoding] = {}


def ours() -> tuple[str, ...]:
    """The games that come with Grimorio."""
    found: tuple[str, ...] = importlib.import_module("grimorio.games").OURS
    return found


def game_ids() -> list[str]:
    """Ours, then those of packages by name."""
    return [*ours(), *_packages().brought]


def left_out() -> list[BadInput]:
    """For every game of a package that cannot be played, the sentence that says why."""
    return list(_packages().problems.values())


def _packages() -> Group:
    """The games of packages that work, looked for once: each is imported and built, so that one
    that fails does so here, and not in the middle of something else."""
    if not _FOUND:
        group = Group(installed(GAMES), ours())
        _FOUND.append(group)
        for name in list(group.untried):
            try:
                get_game(name)
                group.take(name)
            except (Exception, SystemExit) as error:
                group.leave_out(name, error)
    return _FOUND[0]


def package_of(id: str) -> str:
    """The package that a game comes from; empty for ours."""
    return "" if id in ours() else _brought(id).package


def get_game(id: str, rules: int | None = None) -> AnyGame:
    """The game with its own edition, by its newest rules or by older ones; built once."""
    key = (id, rules)
    if key not in _BUILT:
        if rules is None:
            _BUILT[key] = get_game(id, newest_rules(id))
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
    if name not in game_ids():
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
    """How a table of `seats` is written as numbers: `build(game, seats)` of the game's `encode`, or
    plainly, if nobody has written that."""
    game.info.check_seats(seats)
    key = (game.info.id, game.info.version, game.info.edition.text, seats)
    if key not in _ENCODINGS:
        own = part(game.info.id, "encode")
        _ENCODINGS[key] = PlainEncoding(game, seats) if own is None else own.build(game, seats)
    return _ENCODINGS[key]


def encoding_version(id: str) -> int:
    """The `1` in `cronicas_v1`, which a game's `encode` says: it goes up when the numbers, the
    rewards or the rules change for learners."""
    return int(getattr(part(id, "encode"), "VERSION", 0))


def part(id: str, name: str) -> Any:
    """A game's own module for something beyond its rules, or None if nobody has written one:
    `encode`, `board`, `greedy`, `evaluate`, `balance`.

    A package has it beside its rules, and so have we, but for LAYERS.
    """
    if id not in game_ids():
        return None
    place = f"{_place(id)}.{name}"
    if id in ours() and name in LAYERS:
        place = LAYERS[name].format(id)
    elif not hasattr(_module(id), "__path__"):
        return None  # a single file has nothing beside it
    if importlib.util.find_spec(place) is None:
        return None
    try:
        return importlib.import_module(place)
    except (Exception, SystemExit) as error:
        if id in ours():
            raise
        raise _brought(id).failed(error) from error


def folder(id: str) -> Path:
    """Where a game's `edition/` and `texts/` are; a module of a single file has a folder of its
    name, since what lies beside it may be others'."""
    module = _module(id)
    path = Path(str(module.__file__))
    return path.parent if hasattr(module, "__path__") else path.with_name(module.__name__)


def newest_rules(id: str) -> int:
    """The number of the rules that new matches are played by; all since 1 can be built."""
    number: int = getattr(_module(id), "NEWEST", FIRST_RULES)
    return number


def _place(id: str) -> str:
    return f"grimorio.games.{id}" if id in ours() else _brought(id).place


def _brought(id: str) -> Brought:
    group = _packages()
    if id in group.problems:
        raise group.problems[id]
    found = group.brought.get(id) or group.untried.get(id)
    if found is None:
        raise BadInput("error-unknown-game", game=id[:40], known=game_ids())
    return found


def _module(id: str) -> Any:
    module = importlib.import_module(_place(id))
    if module.__file__ is None:  # found first from where one stands, and empty
        raise ImportError(f"the folder {next(iter(module.__path__))} stands before it")
    if id not in ours() and getattr(module, "CONTRACT", None) != CONTRACT:
        found = str(getattr(module, "CONTRACT", "?"))[:20]
        raise _brought(id).refuse("error-package-contract", found=found, wanted=CONTRACT)
    return module


def _build(id: str, text: str, origin: str, rules: int | None) -> AnyGame:
    newest = newest_rules(id)
    if rules is not None and not 1 <= rules <= newest:
        raise BadInput("error-other-rules", rules=rules, newest=newest)
    number = newest if rules is None else rules
    tell = VOICE.form
    if tell is not None:
        tell()
    game: AnyGame = _module(id).build(Edition(id, text, origin, number), number)
    if game.info.id != id:
        raise ValueError(f"the game is called {game.info.id!r} inside")
    return game


def _base_edition(id: str, rules: int) -> str:
    """What came with the game in the days of these rules: `base-1.toml`, or else `base.toml`; a
    game without cards to be printed has no file."""
    place = folder(id) / "edition"
    for name in (f"base-{rules}.toml", "base.toml"):
        if (place / name).is_file():
            return read_text(place / name)
    return f'game = "{id}"\nid = "base"\ntitle = "{id.capitalize()}"\n'
