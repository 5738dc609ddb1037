"""What the code imports is declared, and what is declared is imported."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest

from grimorio.core.errors import BadInput
from grimorio.core.extras import need

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# Packages that are imported by another name than they are installed by.
NAMES = {
    "fluent.runtime": "fluent",
    "fluent.syntax": "fluent",
    "prometheus-client": "prometheus_client",
    "open_spiel": "pyspiel",
}
# Who may rely on which extras; everybody on what is always installed.
EXTRAS = {
    "server": ["server"],
    "table": ["server", "postgres"],
    "rl": ["rl", "openspiel"],
    "lab": ["lab", "ray"],
}


def packages(requirements: list[str]) -> set[str]:
    found = {re.split(r"[<>=\[;]", each)[0] for each in requirements}
    return {NAMES.get(each, each) for each in found}


def imported() -> dict[str, set[str]]:
    """By layer: the packages that it imports, wherever in the file."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "src" / "grimorio").rglob("*.py")):
        layer = path.relative_to(ROOT / "src" / "grimorio").parts[0].removesuffix(".py")
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                names = [node.module]
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "importlib.import_module":
                names = [str(a.value) for a in node.args if isinstance(a, ast.Constant)]
            tops = {name.split(".")[0] for name in names}
            tops -= {"grimorio", *sys.stdlib_module_names}
            found.setdefault(layer, set()).update(tops)
    return found


def test_every_import_is_declared_where_it_is_needed() -> None:
    always = packages(PROJECT["dependencies"])
    for layer, names in imported().items():
        allowed = set(always)
        for extra in EXTRAS.get(layer, []):
            allowed |= packages(PROJECT["optional-dependencies"][extra])
        assert names <= allowed, f"{layer} imports {sorted(names - allowed)}"


def test_every_declared_package_is_imported() -> None:
    used = set().union(*imported().values())
    declared = packages(PROJECT["dependencies"])
    for extra in PROJECT["optional-dependencies"].values():
        declared |= packages(extra)
    assert declared - used == set()


def test_a_missing_package_is_named_with_its_extra() -> None:
    need("lab", "json")
    with pytest.raises(BadInput, match=r"“no_such_package”.*grimorio\[lab\]"):
        need("lab", "json", "no_such_package")


def test_the_licence_is_there() -> None:
    assert PROJECT["license"] == "MIT"
    assert (ROOT / "LICENSE").read_text("utf-8").startswith("MIT License")
