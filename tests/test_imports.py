"""Imports point one way: cli, server, rl, lab -> table, bots -> games -> core."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "grimorio"
LOWEST = {"core"}
RULES = LOWEST | {"games"}
MIDDLE = RULES | {"bots", "texts"}
TOP = MIDDLE | {"table"}
MAY_IMPORT = {
    "core": LOWEST,
    "games": RULES,
    "texts": RULES | {"texts"},
    "bots": RULES | {"bots", "form"},
    "learn": MIDDLE | {"learn"},
    "table": TOP,
    "server": TOP | {"server", "learn"},
    "rl": TOP | {"rl", "boards"},
    "lab": TOP | {"lab"},
    "cli": TOP | {"server", "rl", "lab", "cli", "boards", "given", "learn"},
    "__main__": {"cli"},
    "boards": MIDDLE | {"boards"},
    "given": MIDDLE,
    "front": MIDDLE | {"boards", "given"},
    "form": LOWEST,
    "__init__": MIDDLE | {"front", "form"},  # it only names what is below
}
# Only these run with nothing installed but what the compiler's own types need, and are compiled.
STANDARD_LIBRARY_ONLY = ("core", "games", "bots")
PACKED_NUMBERS = ("librt", "mypy_extensions")
NATIVE = SOURCE / "core" / "native.py"


def run_nodes(tree: ast.AST) -> list[ast.AST]:
    """All nodes but those that only a type checker reads."""
    nodes = [tree]
    for node in nodes:
        typing_only = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        nodes += getattr(node, "orelse", []) if typing_only else ast.iter_child_nodes(node)
    return nodes


def imported(tree: ast.AST, package: list[str]) -> list[str]:
    """Every module that a file imports, as a dotted name, relative imports resolved."""
    names: list[str] = []
    for node in run_nodes(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            names += [f"{base}.{alias.name}" for alias in node.names]
    return names


def complaint(file: Path, name: str) -> str | None:
    """Why this file may not import this module, or None."""
    place = file.relative_to(SOURCE).with_suffix("").parts
    layer = place[0]
    parts = name.split(".")
    if parts[0] != "grimorio":
        if file == NATIVE and parts[0] in PACKED_NUMBERS:
            return None
        if layer in STANDARD_LIBRARY_ONLY and parts[0] not in sys.stdlib_module_names:
            return f"{file}: {layer} may use the standard library only, not {name}"
        return None
    target = parts[1] if len(parts) > 1 else "__init__"
    if target in ("__version__", "compiled"):
        return None
    if target not in MAY_IMPORT[layer]:
        return f"{file}: {layer} may not import {name}"
    inside_a_game = layer == "games" and len(place) > 2 and len(parts) > 2
    if inside_a_game and target == "games" and parts[2] != place[1]:
        return f"{file}: the game {place[1]} may not import {name}"
    return None


def complaints(file: Path, source: str) -> list[str]:
    package = ["grimorio", *file.relative_to(SOURCE).parent.parts]
    found = (complaint(file, name) for name in imported(ast.parse(source), package))
    return [text for text in found if text]


def test_imports_point_one_way() -> None:
    files = sorted(SOURCE.rglob("*.py"))
    assert files
    assert [text for file in files for text in complaints(file, file.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("core/chance.py", "from grimorio.games import conclave"),
        ("core/chance.py", "import numpy"),
        ("games/conclave/rules.py", "from grimorio.games.magia import rules"),
        ("games/conclave/rules.py", "from ..magia import rules"),
        ("games/conclave/rules.py", "from ...bots import greedy"),
        ("bots/greedy.py", "import grimorio.table.match"),
        ("table/match.py", "def f():\n    from grimorio.server import http"),
        ("server/http.py", "import grimorio.cli"),
    ],
)
def test_an_import_against_the_direction_is_found(place: str, source: str) -> None:
    assert complaints(SOURCE / place, source)
