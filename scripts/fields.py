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
    Together,
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
MEMORY = {"int": "i64", "[int]": "vec[i64]", "[[int]]": "vec[vec[i64]]"}
"""How a shape lies in the memory of a state, if not as it is in JSON."""
EMPTY = {"[int]": "NOTHING", "[[int]]": "NO_ROWS"}
PACKED = {"[int]": "numbers", "[[int]]": "rows"}
PLAIN = {"[int]": "plain", "[[int]]": "plain_rows"}
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
    stored = [field for field in own if not field.derived]
    plain_and_back = to_json(stored, uses) + fill(stored, uses)
    lines = [
        f'"""The fields of a state. {ORIGIN}"""',
        "",
        "from typing import ClassVar",
        "",
        "from grimorio.core.fields import state_shape",
        "from grimorio.core.flat import " + flat_names(own),
        "from grimorio.core.native import i64, vec",
        "from grimorio.core.record import State",
        "from grimorio.core.text import Json",
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
    for field in in_memory(own):
        if isinstance(field, Together):
            lines += attribute(field.name, "[int]", None, field.text, MEMORY["[int]"], "NOTHING")
            continue
        kind = memory_type(field.shape)
        start = EMPTY.get(field.shape)
        lines += attribute(field.name, field.shape, field.start, field.text, kind, start)
    lines += plain_and_back
    lines += ["", f'    def copy_to(self, copy: "{name}") -> None:']
    lines += ['        """Everything, so that nothing that changes is shared."""']
    lines += together([(f"copy.{each.name}", cloned(each)) for each in in_memory(own)], " " * 8)
    return "\n".join(lines) + "\n"


def in_memory(own: Sequence[Field]) -> list[Field | Together]:
    """What a state holds: the fields that lie together as one array."""
    found: list[Field | Together] = []
    for field in own:
        each = field.within or field
        if each not in found:
            found.append(each)
    return found


def flat_names(own: Sequence[Field]) -> str:
    """What a layout needs of `core.flat`."""
    single = [field for field in own if field.shape in EMPTY and field.within is None]
    stored = [field for field in single if not field.derived]
    names = {EMPTY[field.shape] for field in single} | {"NOTHING" for f in own if f.within}
    names |= {each[field.shape] for field in stored for each in (PACKED, PLAIN)}
    if any(field.shape == "[[int]]" and not field.shared for field in single):
        names.add("copied")
    return ", ".join(sorted(names, key=lambda name: (name.islower(), name.replace("_", " "))))


def to_json(stored: Sequence[Field], functions: list[Pair]) -> list[str]:
    """How a state becomes JSON."""
    lines = ["", "    def to_json(self) -> dict[str, Json]:", "        return {"]
    lines += [f'            "{field.name}": {read(field, "self", functions)},' for field in stored]
    return [*lines, "        }"]


def fill(stored: Sequence[Field], functions: list[Pair]) -> list[str]:
    """How it is made of JSON."""
    lines = ["", "    def fill(self, data: dict[str, Json]) -> None:"]
    for field in stored:
        target, value = filled(field, "self", f'data["{field.name}"]', functions)
        lines.append(f"        {target} = {value}")
    return lines


def read(field: Field, state: str, functions: list[Pair]) -> str:
    """A copy of a state's field as it is in JSON and in views."""
    if field.within is None:
        return unpacked(f"{state}.{field.name}", field.shape)
    place = field.within.fields.index(field)
    array = f"{state}.{field.within.name}, {place}, {state}.seats"
    return call(field.within.read, array, functions)


def filled(field: Field, state: str, value: str, functions: list[Pair]) -> Pair:
    """The other way round: what is assigned to."""
    if field.within is None:
        return f"{state}.{field.name}", packed(value, field.shape)
    target, place = f"{state}.{field.within.name}", field.within.fields.index(field)
    return target, call(field.within.pack, f"{target}, {place}, {value}", functions)


def unpacked(value: str, shape: str) -> str:
    """As it is in JSON and in views."""
    if shape in PLAIN:
        return f"{PLAIN[shape]}({value})"
    return copied(value, shape)


def packed(value: str, shape: str) -> str:
    """As it is in a state."""
    if shape in PACKED:
        return f"{PACKED[shape]}({value})"
    return copied(value, shape)


def memory_type(shape: str) -> str:
    return MEMORY[shape] if shape in MEMORY else python_type(shape)


def cloned(field: Field | Together) -> str:
    value = f"self.{field.name}"
    if isinstance(field, Together):
        return f"{value}[:]"
    if field.shared:
        return value
    if field.shape == "[[int]]":
        return f"copied({value})"
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
        *flat_import([*showing, *laying]),
        "from grimorio.core.native import mypyc_attr",
        "from grimorio.core.record import View, no_seat",
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
    lines += ["    if seat is not None and not 0 <= seat < state.seats:"]
    lines += ["        raise no_seat(seat, state.seats)"]
    lines += together(showing, " " * 4)
    lines += ["", "", f"def lay(view: {name}, state: {state}) -> None:"]
    lines += ['    """What a view tells all of, as it is in a state."""']
    lines += together(laying, " " * 4)
    return "\n".join(lines) + "\n"


def flat_import(assigned: Sequence[Pair]) -> list[str]:
    """What a view needs of `core.flat`."""
    known = [*PACKED.values(), *PLAIN.values()]
    names = {name for name in known if any(f"{name}(" in value for _, value in assigned)}
    return [f"from grimorio.core.flat import {', '.join(sorted(names))}"] if names else []


def show(field: Field, sight: Sight, functions: list[Pair]) -> list[Pair]:
    """How the view gets what it shows of a field, if not by a rule."""
    value = f"state.{field.name}"
    if isinstance(sight, Own):
        mine = f"{value}[seat]"
        item = field.shape[1:-1]
        mine = call(sight.show, mine, functions) if sight.show else unpacked(mine, item)
        none = start_of(sight.shape, sight.start)
        return [(f"view.{sight.name}", f"{none} if seat is None else {mine}")]
    if isinstance(sight, Shown):
        more = ", state.seats" if sight.seats else ""
        seen = through(sight.show, value, sight.each, functions, more)
        return [(f"view.{sight.name}", seen)]
    if isinstance(field, Open):
        return [(f"view.{sight.name}", read(field, "state", functions))]
    return []


def lay(field: Field, sight: Sight, functions: list[Pair]) -> list[Pair]:
    value = f"view.{sight.name}"
    if isinstance(sight, Shown) and sight.lay is not None:
        laid = through(sight.lay, value, sight.each, functions)
        return [(f"state.{field.name}", packed(laid, field.shape))]
    if isinstance(field, Open) and not (field.derived and field.within):
        return [filled(field, "state", value, functions)]
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


def attribute(
    name: str, shape: str, start: Start, text: str, memory: str = "", empty: str | None = None
) -> list[str]:
    """A field in `__init__`, with what it means."""
    memory = memory or python_type(shape)
    kind = f": {memory}" if memory not in PYTHON else ""
    lines = [f"        self.{name}{kind} = {empty or start_of(shape, start)}"]
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
