"""docs/games/rules-trace.md: from every numbered rule to its code, its tests and its refusals."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from grimorio.core.registry import ours
from grimorio.texts import Speaker
from grimorio.texts.summary import summary
from tests.games.test_told import written
from tests.refusals import Case, cases, forbids_nothing, refusal_of

ROOT = Path(__file__).resolve().parent.parent
SECTION = re.compile(r"\b[A-Z]{2}-\d+\b")
PLAYERS = ["Ana", "Bruno", "Carla", "David", "Elena", "Félix"]

Trace = dict[str, list[str]]

OPENING = """\
<!-- Written by `make docs` from the summaries, the code, the tests and the games' own answers. -->

# Every rule, its code, its tests and its refusals

The rules are the numbered sections of each game's summary. Their code is whatever quotes the
section in its docstring; their tests carry it in their name. A refusal is what the game answered
when this page was written: in a position of `tests/games/<game>/refusals.py` the choice is
forbidden by nothing but this rule, since in a second position, which differs in nothing but what
the last column says, the very same choice is legal.
"""


def rules_trace() -> str:
    return "\n".join([OPENING] + [_chapter(game_id) for game_id in ours()])


def rule_code(game_id: str) -> Trace:
    """By section, the functions and classes whose docstring quotes it; else the files."""
    found: Trace = {}
    files: Trace = {}
    for path in sorted((ROOT / "src" / "grimorio" / "games" / game_id).glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, docstring in _docstrings(tree):
            _note(found, docstring, f"{path.stem}.{name}")
        _note(files, ast.get_docstring(tree) or "", path.name)
    return {**files, **found}


def rule_tests(game_id: str) -> Trace:
    """By section, the tests with it in their name (`test_co6_…`) or docstring, and rows of it."""
    found: Trace = {}
    place = ROOT / "tests" / "games" / game_id
    for path in sorted(place.glob("*.toml")):
        for row in written(tomllib.loads(path.read_text(encoding="utf-8"))):
            _note(found, row.get("rule", ""), f"{path.stem}: {row['what']}")
    for path in sorted(place.glob("test_*.py")):
        for name, docstring in _docstrings(ast.parse(path.read_text(encoding="utf-8"))):
            if name.startswith("test_"):
                named = [f"{a.upper()}-{n}" for a, n in re.findall(r"_([a-z]{2})(\d+)(?=_)", name)]
                _note(found, " ".join([*named, docstring]), name)
    return found


def _docstrings(tree: ast.AST, outer: str = "") -> Iterator[tuple[str, str]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield outer + node.name, ast.get_docstring(node) or ""
            yield from _docstrings(node, f"{outer}{node.name}.")


def _note(found: Trace, text: str, name: str) -> None:
    for section in sorted(set(SECTION.findall(text))):
        found.setdefault(section, []).append(name)


def _chapter(game_id: str) -> str:
    code, tests = rule_code(game_id), rule_tests(game_id)
    silent = forbids_nothing(game_id)
    sections = [section for section in summary(game_id, "en") if section.id]
    lines = [
        f"## {Speaker('en').say(f'{game_id}-title')}\n",
        "| rule | code | tests | refuses |",
        "| --- | --- | --- | --- |",
    ]
    for section in sections:
        count = len([case for case in cases(game_id) if case.rule == section.id])
        refuses = f"{count}, below" if count else f"nothing: {silent.get(section.id, '')}"
        lines.append(
            f"| {section.id} {section.title} | {_listed(code, section.id)} "
            f"| {_listed(tests, section.id)} | {refuses} |"
        )
    lines += ["", "| rule | choice | refusal | legal |", "| --- | --- | --- | --- |"]
    for section in sections:
        lines += [_refusal(game_id, case) for case in cases(game_id) if case.rule == section.id]
    return "\n".join(lines) + "\n"


def _listed(found: Trace, section: str) -> str:
    return ", ".join(f"`{name}`" for name in found.get(section, []))


def _refusal(game_id: str, case: Case) -> str:
    refusal = refusal_of(game_id, case)
    said = Speaker("en", PLAYERS).say(refusal.text) if refusal else "(allowed)"
    rule = refusal.section if refusal else case.rule
    return f"| {rule} | {PLAYERS[case.seat]}: `{case.choice}` | {said} | {case.when} |"
