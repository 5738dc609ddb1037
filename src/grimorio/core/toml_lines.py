"""Where everything in a TOML text stands, so that an error can name its line.

`tomllib` gives values without their places. It has read the text before, so the text is valid,
and this walk over it checks nothing. What `tomllib` refuses, it refuses in the words of
programmers; here that becomes what an owner of a game has most likely done.
"""

import re
import tomllib
from typing import Final

Place = tuple[str | int, ...]
"""The way to a value: names of tables and keys, numbers of elements from 0."""

_SPACE: Final = re.compile(r"(?:\s|#[^\n]*)*")
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_STRING: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\])*"|\'[^\']*\'', re.DOTALL
)
_PLAIN: Final = re.compile(r"[^,\]}\n#]*")
_BROKEN: Final = re.compile(r" \(at line (\d+), column \d+\)$| \(at end of document\)$")
_TWICE: Final = ("Cannot overwrite", "Cannot declare", "Cannot redefine", "Cannot mutate",
                 "Duplicate inline")  # fmt: skip
LONGEST: Final = 300
"""Letters of a line that are looked at: most signs below take long for a line without end."""
LONGEST_THING: Final = 80
_ANYTHING: Final = re.compile("")
_ODD: Final = re.compile(r'^[^"#]*"[^"]*(?:"[^"]*"[^"]*)*$')
_PROBLEMS: Final = (
    # What is wrong, what `tomllib` says of it, and what the line looks like.
    ("curly", "", re.compile(r"=[^\"#]*[“”„«»‘’]|[{,\[][^\"#]*[“”„«»‘’]")),
    ("quote", "", _ODD),
    ("quote", 'Expected "\'"', _ANYTHING),
    ("id", "Expected '='", re.compile(r"^[^=]*[^\x00-\x7f][^=]*=")),
    ("id", "Invalid statement", re.compile(r"^\s*[^\x00-\x7f]")),
    ("id", "Expected '='", re.compile(r"^\s*[\w-]+\s+[\w-]+.*=")),
    ("equals", "Expected '='", _ANYTHING),
    ("decimal", "", re.compile(r"=\s*[0-9]+,[0-9]")),
    ("brace", "Unclosed inline table", _ANYTHING),
    ("bracket", "Unclosed array", _ANYTHING),
    ("heading", "Expected ']", _ANYTHING),
    ("value", "Invalid value", _ANYTHING),
    ("rest", "Expected newline", _ANYTHING),
    ("statement", "Invalid statement", _ANYTHING),
)


def lines_of(text: str) -> dict[Place, int]:
    """The number of the line, from 1, of every table, key and element."""
    return _Walk(text).run()


class Broken:
    """Why a text is not TOML, in words that an owner of a game knows (`error-toml-…`)."""

    def __init__(self, problem: str, line: int, thing: str = "", first: int = 0) -> None:
        self.problem = problem
        self.line = line
        self.thing = thing[:LONGEST_THING]
        """What stands twice; or what `tomllib` says, where we know no better."""
        self.first = first
        """Where that stands already; 0 if that is not known."""


def broken(text: str, error: str) -> Broken:
    """Where `tomllib` stopped, and most likely why."""
    found = _BROKEN.search(error)
    lines = text.splitlines()
    line = max(1, int(found[1]) if found and found[1] else len(lines) if found else 1)
    said = error[: found.start()] if found else error
    if said.startswith(_TWICE):
        return _twice(lines[:line], line, said)
    written = lines[line - 1] if line <= len(lines) else ""
    for problem, message, sign in _PROBLEMS:
        seen = written if sign is _ODD else written[:LONGEST]
        if said.startswith(message) and sign.search(seen):
            return Broken(problem, line)
    return Broken("other", line, said)


def _twice(lines: list[str], line: int, said: str) -> Broken:
    """Something stands twice, the second time at the end of these lines."""
    if said.startswith("Duplicate"):
        return Broken("pair", line, said.split("'")[1])
    walk = _Walk("\n".join(lines))
    walk.run()
    names = [str(name) for name in walk.latest if isinstance(name, str)]
    first = walk.found.get(walk.latest, walk.found.get(tuple(names), 0))
    problem = "section" if walk.heading else "twice"
    if len(names) < len(walk.latest) and walk.heading:
        problem = "array"  # [chronicles] after [[chronicles]]
    return Broken(problem, line, ".".join(names if walk.heading else names[-1:]), first)


class _Walk:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.found: dict[Place, int] = {}
        self.lengths: dict[Place, int] = {}
        """How many tables each `[[array]]` has by now."""
        self.latest: Place = ()
        """The latest key or heading, and whether it is a heading."""
        self.heading = False

    def run(self) -> dict[Place, int]:
        table: Place = ()
        self._pass(_SPACE)
        while self.at < len(self.text):
            self.heading = self._next("[")
            if self.heading:
                self.latest = table = self._header()
            else:
                self.latest = self._pair(table)
            self._pass(_SPACE)
        return self.found

    def _header(self) -> Place:
        many = self._next("[[")
        self.at += 2 if many else 1
        place = self._key((), many)
        if many:
            number = self.lengths.get(place, 0)
            self.lengths[place] = number + 1
            place = (*place, number)
            self._note(place)
        self.at += 2 if many else 1
        return place

    def _pair(self, table: Place) -> Place:
        place = self._key(table, False)
        self.at += 1  # the sign of equality
        self._value(place)
        return place

    def _key(self, place: Place, many: bool) -> Place:
        """A key, perhaps with dots. Within an array of tables it belongs to the last one."""
        while True:
            self._pass(_SPACE)
            word = self._pass(_STRING) or self._pass(_BARE_KEY)
            name = tomllib.loads(f"x = {word}")["x"] if word[0] in "\"'" else word
            place = (*place, str(name))
            self._note(place)
            self._pass(_SPACE)
            dotted = self._next(".")
            if place in self.lengths and (dotted or not many):
                place = (*place, self.lengths[place] - 1)
            if not dotted:
                return place
            self.at += 1

    def _value(self, place: Place) -> None:
        self._pass(_SPACE)
        if self._next("["):
            self._several("]", place)
        elif self._next("{"):
            self._several("}", place)
        elif not self._pass(_STRING):
            self._pass(_PLAIN)

    def _several(self, end: str, place: Place) -> None:
        """The elements of an array, or the pairs of an inline table."""
        self.at += 1
        number = 0
        self._pass(_SPACE)
        while self.at < len(self.text) and not self._next(end):
            if end == "}":
                self._pair(place)
            else:
                self._note((*place, number))
                self._value((*place, number))
            number += 1
            self._pass(_SPACE)
            if self._next(","):
                self.at += 1
                self._pass(_SPACE)
        self.at += 1

    def _next(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def _note(self, place: Place) -> None:
        self.found.setdefault(place, self.line)

    def _pass(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            return ""
        self.line += found[0].count("\n")
        self.at = found.end()
        return found[0]
