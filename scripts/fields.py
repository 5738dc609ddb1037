"""Write what follows from a game's fields: `layout.py` and `view.py` beside them, `view.ts`.

    python scripts/fields.py

A test fails if one of these files is out of date or was changed by hand.
"""

import ast
import sys
import textwrap
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType

from grimorio.core.fields import (
    Field,
    Function,
    Open,
    Own,
    Shown,
    Sight,
    Start,
    sights,
    typescript,
)
from grimorio.core.record import VIEW_SHAPE, Record, State, View

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "grimorio" / "games"
PAGES = ROOT / "web" / "src" / "games"
Pair = tuple[str, str]
"""What is assigned to, and its value; or a module, and a name in it."""
WIDTH = 100
PYTHON = {"int": "int", "bool": "bool", "str": "str"}
STARTS = {"int": "0", "bool": "False", "str": '""'}
ORIGIN = "Written by `make docs` from fields.py: change that."


def pages() -> dict[Path, str]:
    """Every file that follows from the fields of a game, with its text."""
    found: dict[Path, str] = {}
    for path in sorted(GAMES.glob("*/fields.py")):
        game = path.parent.name
        fields = import_module(f"grimorio.games.{game}.fields").FIELDS
        found[path.with_name("layout.py")] = layout(game, fields)
        found[path.with_name("view.py")] = view(game, fields)
        found[PAGES / game / "view.ts"] = view_type(game, fields)
    return found


# The state


def layout(game: str, fields: Sequence[Field | Sight]) -> str:
    """The fields of a state, and how a clone copies them."""
    name = f"{game.capitalize()}Fields"
    own = [field for field in fields if isinstance(field, Field)]
    uses = [(field.of.__module__, field.of.__name__) for field in own if field.of is not None]
    lines = [
        f'"""The fields of a state. {ORIGIN}"""',
        "",
        "from typing import ClassVar",
        "",
        "from grimorio.core.fields import state_shape",
        "from grimorio.core.record import State",
        *imports([*uses, (".fields", "FIELDS")], game),
        "",
        "",
        f"class {name}(State):",
        '    """What a state holds; the class of the state adds what it does."""',
        "",
        "    SHAPE: ClassVar[dict[str, str]] = state_shape(FIELDS)",
        "",
        "    def __init__(self) -> None:",
    ]
    for field in own:
        lines += attribute(field.name, field.shape, field.start, field.text)
    lines += ["", f'    def copy_to(self, copy: "{name}") -> None:']
    lines += ['        """Everything, so that nothing that changes is shared."""']
    lines += together([(f"copy.{field.name}", cloned(field)) for field in own], " " * 8)
    return "\n".join(lines) + "\n"


def cloned(field: Field) -> str:
    value = f"self.{field.name}"
    if field.shared:
        return value
    if field.rows:
        return "[" + ", ".join(f"{value}[{row}][:]" for row in range(field.rows)) + "]"
    return copied(value, field.shape)


# The view


def view(game: str, fields: Sequence[Field | Sight]) -> str:
    """The fields of a view, and the open half of what goes from state to view and back."""
    name, state = f"{game.capitalize()}View", f"{game.capitalize()}Fields"
    shown = [sight for sight in sights(fields) if sight.name not in VIEW_SHAPE]
    functions: list[Pair] = []
    showing = [("view.seat", "seat")]
    laying: list[Pair] = []
    for field in fields:
        for sight in field.sights if isinstance(field, Field) else ():
            assert isinstance(field, Field)
            showing += show(field, sight, functions)
            laying += lay(field, sight, functions)
    lines = [
        f'"""What a seat may know. {ORIGIN}"""',
        "",
        "from typing import ClassVar",
        "",
        "from grimorio.core.fields import view_shape",
        "from grimorio.core.native import mypyc_attr",
        "from grimorio.core.record import View",
        *imports([*functions, (".fields", "FIELDS"), (".layout", state)], game),
        "",
        "",
        "@mypyc_attr(allow_interpreted_subclasses=True)",
        f"class {name}(View):",
        '    """What a seat may know: the fields that show themselves, and no others."""',
        "",
        "    SHAPE: ClassVar[dict[str, str]] = view_shape(FIELDS)",
        "",
        "    def __init__(self) -> None:",
        "        super().__init__()",
    ]
    for sight in shown:
        lines += attribute(sight.name, sight.shape, sight.start, sight.text)
    lines += ["", "", f"def show(state: {state}, seat: int | None, view: {name}) -> None:"]
    lines += ['    """What all see alike, and what a seat sees of its own."""']
    lines += together(showing, " " * 4)
    lines += ["", "", f"def lay(view: {name}, state: {state}) -> None:"]
    lines += ['    """What a view tells all of, as it is in a state."""']
    lines += together(laying, " " * 4)
    return "\n".join(lines) + "\n"


def show(field: Field, sight: Sight, functions: list[Pair]) -> list[Pair]:
    """How the view gets what it shows of a field, if not by a rule."""
    value = f"state.{field.name}"
    if isinstance(sight, Own):
        mine = f"{value}[seat]"
        item = field.shape[1:-1]
        mine = call(sight.show, mine, functions) if sight.show else copied(mine, item)
        none = start_of(sight.shape, sight.start)
        return [(f"view.{sight.name}", f"{none} if seat is None else {mine}")]
    if isinstance(sight, Shown):
        more = ", state.seats" if sight.seats else ""
        seen = through(sight.show, value, sight.each, functions, more)
        return [(f"view.{sight.name}", seen)]
    if isinstance(field, Open):
        return [(f"view.{sight.name}", copied(value, field.shape))]
    return []


def lay(field: Field, sight: Sight, functions: list[Pair]) -> list[Pair]:
    value = f"view.{sight.name}"
    if isinstance(sight, Shown) and sight.lay is not None:
        return [(f"state.{field.name}", through(sight.lay, value, sight.each, functions))]
    if isinstance(field, Open):
        return [(f"state.{field.name}", copied(value, field.shape))]
    return []


def through(
    function: Function, value: str, each: bool, functions: list[Pair], more: str = ""
) -> str:
    if each:
        return f"[{call(function, 'each' + more, functions)} for each in {value}]"
    return call(function, value + more, functions)


def call(function: Function, value: str, functions: list[Pair]) -> str:
    if function.__module__ != "builtins":
        functions.append((function.__module__, function.__name__))
    return f"{function.__name__}({value})"


# The page


def view_type(game: str, fields: Sequence[Field | Sight]) -> str:
    """The view as the page gets it."""
    lines = [
        f"// Written by `make docs` from src/grimorio/games/{game}/fields.py: change that.",
        "",
        'import type { View } from "../../protocol";',
        "",
        f"export interface {game.capitalize()}View extends View {{",
    ]
    for sight in sights(fields):
        if sight.name not in VIEW_SHAPE:
            lines += [f"  /** {sight.text} */"] if sight.text else []
            lines.append(f"  {sight.name}: {typescript(sight.shape)};")
    return "\n".join([*lines, "}"]) + "\n"


def record_types() -> dict[Path, str]:
    """The other records of each game, such as its standing, as the page gets them."""
    found: dict[Path, str] = {}
    for folder in sorted(path.parent for path in GAMES.glob("*/rules.py")):
        lines = [f"// Written by `make docs` from the records of src/grimorio/games/{folder.name}."]
        for path in sorted(folder.glob("*.py")):
            module = import_module(f"grimorio.games.{folder.name}.{path.stem}")
            for kind in vars(module).values():
                if isinstance(kind, type) and kind.__module__ == module.__name__:
                    lines += record_type(kind, path.read_text(encoding="utf-8"))
        if len(lines) > 1:
            found[PAGES / folder.name / "records.ts"] = "\n".join(lines) + "\n"
    return found


def record_type(kind: type, source: str) -> list[str]:
    if not issubclass(kind, Record) or issubclass(kind, State | View):
        return []
    texts = field_texts(source, kind.__name__)
    lines = ["", f"export interface {kind.__name__} {{"]
    for name, each in kind.SHAPE.items():
        lines += [f"  /** {texts[name]} */"] if name in texts else []
        lines.append(f"  {name}: {typescript(each)};")
    return [*lines, "}"]


def field_texts(source: str, name: str) -> dict[str, str]:
    """What stands under each field in `__init__` of a class."""
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and node.name == name:
            made = [each for each in node.body if isinstance(each, ast.FunctionDef)]
            body = next((each.body for each in made if each.name == "__init__"), [])
            for field, text in pairwise(body):
                if isinstance(field, ast.Assign | ast.AnnAssign) and isinstance(text, ast.Expr):
                    target = field.targets[0] if isinstance(field, ast.Assign) else field.target
                    attribute = ast.unparse(target).removeprefix("self.")
                    found[attribute] = " ".join(ast.literal_eval(text.value).split())
    return found


# What both have


def python_type(shape: str) -> str:
    if shape.endswith("?"):
        return f"{python_type(shape[:-1])} | None"
    if shape.startswith("["):
        return f"list[{python_type(shape[1:-1])}]"
    return PYTHON.get(shape, shape)


def copied(value: str, shape: str) -> str:
    """A copy that shares nothing that can change."""
    if not shape.startswith("["):
        return value
    if not shape.startswith("[["):
        return f"{value}[:]"
    inner = "row" if value == "each" else "each"
    return f"[{copied(inner, shape[1:-1])} for {inner} in {value}]"


def start_of(shape: str, start: Start) -> str:
    if start is not None:
        return repr(start)
    if shape.startswith("["):
        return "[]"
    return "None" if shape.endswith("?") else STARTS[shape]


def attribute(name: str, shape: str, start: Start, text: str) -> list[str]:
    """A field in `__init__`, with what it means."""
    kind = f": {python_type(shape)}" if shape not in PYTHON else ""
    lines = [f"        self.{name}{kind} = {start_of(shape, start)}"]
    if text:
        lines += textwrap.wrap(f'"""{text}"""', WIDTH, initial_indent=" " * 8,
                               subsequent_indent=" " * 8, break_on_hyphens=False)  # fmt: skip
    return lines


def together(assigned: Sequence[Pair], indent: str) -> list[str]:
    """Assignments in their order, as many to a line as fit; one that computes has its own."""
    lines: list[str] = []
    group: list[Pair] = []
    for each in assigned:
        alone = not set("( ").isdisjoint(each[1])
        if group and (alone or len(assignment([*group, each], indent)) > WIDTH):
            lines.append(assignment(group, indent))
            group = []
        if alone:
            lines.append(assignment([each], indent))
        else:
            group.append(each)
    return [*lines, assignment(group, indent)] if group else lines


def assignment(group: Sequence[Pair], indent: str) -> str:
    targets, values = zip(*group, strict=True)
    return f"{indent}{', '.join(targets)} = {', '.join(values)}"


def imports(names: list[Pair], game: str) -> list[str]:
    """Of the game's own modules, sorted as ruff wants them."""
    found: dict[str, set[str]] = {}
    for module, name in names:
        local = module.removeprefix(f"grimorio.games.{game}")
        found.setdefault(local, set()).add(name)
    lines = [f"from {module} import {', '.join(sorted(each))}" for module, each in found.items()]
    return ["", *sorted(lines)] if lines else []


def forget_what_was_written() -> None:
    """Let the fields of a game be read without the files that are written from them."""
    for path in GAMES.glob("*/fields.py"):
        game = path.parent.name
        package = ModuleType(f"grimorio.games.{game}")
        package.__path__ = [str(path.parent)]
        sys.modules[package.__name__] = package


if __name__ == "__main__":
    forget_what_was_written()
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
