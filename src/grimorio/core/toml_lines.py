"""Where everything in a TOML text stands, so that an error can name its line.

`tomllib` gives values without their places. It has read the text before, so the text is valid,
and this walk over it checks nothing.
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


def lines_of(text: str) -> dict[Place, int]:
    """The number of the line, from 1, of every table, key and element."""
    return _Walk(text).run()


def broken_line(text: str, error: str) -> tuple[int, str]:
    """Where `tomllib` stopped, and what it says without the place."""
    found = _BROKEN.search(error)
    if found is None:
        return 1, error
    line = int(found[1]) if found[1] else len(text.splitlines())
    return max(1, line), error[: found.start()]


class _Walk:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.found: dict[Place, int] = {}
        self.lengths: dict[Place, int] = {}
        """How many tables each `[[array]]` has by now."""

    def run(self) -> dict[Place, int]:
        table: Place = ()
        self._pass(_SPACE)
        while self.at < len(self.text):
            if self._next("["):
                table = self._header()
            else:
                self._pair(table)
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

    def _pair(self, table: Place) -> None:
        place = self._key(table, False)
        self.at += 1  # the sign of equality
        self._value(place)

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
        while not self._next(end):
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
