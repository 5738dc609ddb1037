"""The four games have one shape: the same files, and no name for two different numbers."""

import ast
import importlib
from collections import defaultdict
from pathlib import Path

import pytest

import grimorio.games

GAMES = Path(grimorio.games.__path__[0])
NAMES = ("bellum", "conclave", "cronicas", "magia")
FILES = ("rules", "actions", "cards", "state", "view", "knowledge", "refusals", "scoring",
         "encode", "printed")  # fmt: skip


def constants(source: str) -> list[str]:
    """The names in capitals that a module gives a value itself; what it imports is another's."""
    found: list[str] = []
    for node in ast.parse(source).body:
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            if isinstance(target, ast.Name) and target.id.isupper():
                found.append(target.id)
    return found


def clashes(values: dict[str, dict[str, object]]) -> list[str]:
    """By module, its constants: those of one name that are not the same everywhere."""
    seen: dict[str, dict[str, object]] = defaultdict(dict)
    for module, own in values.items():
        for name, value in own.items():
            seen[name][module] = value
    return [
        f"{name}: {found}"
        for name, found in seen.items()
        if len({repr(value) for value in found.values()}) > 1
    ]


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_the_same_files(game: str) -> None:
    folder = GAMES / game
    missing = [name for name in FILES if not (folder / f"{name}.py").is_file()]
    assert not missing
    assert list((folder / "edition").glob("*.toml"))
    assert (folder / "texts").is_dir()


@pytest.mark.parametrize("game", NAMES)
def test_a_name_stands_for_one_number_in_a_game(game: str) -> None:
    values: dict[str, dict[str, object]] = {}
    for path in sorted((GAMES / game).glob("*.py")):
        module = importlib.import_module(f"grimorio.games.{game}.{path.stem}")
        names = constants(path.read_text(encoding="utf-8"))
        values[path.stem] = {name: getattr(module, name) for name in names}
    assert len(values) > len(FILES)
    assert values["state"]
    assert values["cards"]
    assert not clashes(values)


def test_a_clash_would_be_found() -> None:
    source = "TAKE: Final = 1\nRETURN = 4\nfrom .cards import KING\nlower = 3\n"
    assert constants(source) == ["TAKE", "RETURN"]
    same: dict[str, dict[str, object]] = {"cards": {"TAKE": 1}, "state": {"TAKE": 1, "MOVE": 2}}
    assert clashes(same) == []
    assert clashes({**same, "actions": {"TAKE": 2}}) == [
        "TAKE: {'cards': 1, 'state': 1, 'actions': 2}"
    ]
