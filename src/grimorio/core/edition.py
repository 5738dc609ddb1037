"""Editions: what is printed on the components, as TOML data, each fact with its source."""

import hashlib
import tomllib
import unicodedata
from pathlib import Path
from typing import Final

from .errors import BadInput
from .text import Json, Text
from .toml_lines import Place, broken, lines_of

SOURCES: Final = ("rulebook", "public", "reconstructed", "owner")
LANGUAGES: Final = ("es", "en")
LONGEST_NAME: Final = 40
STRICT_FROM: Final = 2
"""Since these rules an edition may hold nothing that is not understood; older matches keep theirs.
"""


class Table:
    """A table of an edition's file. It is read field by field; what is wrong names its line."""

    def __init__(self, edition: "Edition", data: dict[str, Json], *place: str | int) -> None:
        self.edition = edition
        self.data = data
        self.place = place

    def refuse(self, problem: str, inside: str | int | None = None, /,
               **args: int | str | list[str]) -> BadInput:  # fmt: skip
        """The error for this table, or for one of its fields (which is not called `field` here:
        compiled, an argument of the error with that name would be lost)."""
        place = self.place if inside is None else (*self.place, inside)
        return self.edition.refuse(place, problem, **args)

    def known(self, *words: str) -> None:
        """Refuse every field but these."""
        if self.edition.strict:
            for word in self.data:
                if word not in words:
                    raise self.refuse("error-edition-word", word, value=word[:40],
                                      allowed=list(words))  # fmt: skip

    def shape(self, shape: dict[str, tuple[str, ...]]) -> None:
        """Which words each table knows, by its way from here (`castles.shield`; "" is this one).

        All are looked at before anything is asked for: a table in a wrong place is told as what it
        is, and not as one that is missing in another.
        """
        for way, words in shape.items():
            found: Json = self.data
            names = way.split(".") if way else []
            for name in names:
                found = found.get(name) if isinstance(found, dict) else None
            if isinstance(found, dict):
                Table(self.edition, found, *self.place, *names).known(*words)

    def has(self, field: str) -> bool:
        return field in self.data

    def table(self, field: str) -> "Table":
        found = self._there(field)
        if not isinstance(found, dict):
            raise self.refuse("error-edition-table", field, field=field)
        return Table(self.edition, found, *self.place, field)

    def tables(self) -> "dict[str, Table]":
        """The tables inside, by name; whatever else is inside is refused."""
        return {name: self.table(name) for name in self.data}

    def rows(self, field: str) -> "list[Table]":
        """The tables of an array."""
        found: list[Table] = []
        for number, row in enumerate(self.array(field)):
            if not isinstance(row, dict):
                raise self.edition.refuse((*self.place, field, number), "error-edition-table",
                                          field=field)  # fmt: skip
            found.append(Table(self.edition, row, *self.place, field, number))
        return found

    def array(self, field: str) -> list[Json]:
        found = self._there(field)
        if not isinstance(found, list):
            raise self.refuse("error-edition-list", field, field=field)
        return found

    def number(self, field: str, least: int, most: int) -> int:
        return self.check_number(self._there(field), field, least, most)

    def check_number(self, value: Json, field: str, least: int, most: int, *inner: int) -> int:
        """A whole number within its bounds; `inner` leads to an element of a list."""
        place = (*self.place, field, *inner)
        if self.edition.strict and isinstance(value, str) and value.strip().isdecimal():
            raise self.edition.refuse(place, "error-edition-quoted", field=field, value=value[:40])
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            if least == most:
                raise self.edition.refuse(place, "error-edition-exact", field=field,
                                          value=str(value)[:40], wanted=most)  # fmt: skip
            raise self.edition.refuse(place, "error-edition-number", field=field,
                                      value=_shown(value), least=least, most=most)  # fmt: skip
        return value

    def word(self, field: str, allowed: tuple[str, ...]) -> str:
        value = self._there(field)
        if value not in allowed:
            raise self.refuse("error-edition-choice", field, field=field, value=_shown(value),
                              allowed=list(allowed))  # fmt: skip
        return str(value)

    def text(self, field: str) -> str:
        """A text of any words."""
        value = self._there(field)
        if not isinstance(value, str):
            raise self.refuse("error-edition-text", field, field=field)
        return value

    def source(self, field: str = "source") -> str:
        """Where the facts of this table come from."""
        source = self._there(field)
        if source not in SOURCES:
            raise self.refuse("error-edition-source", field, value=_shown(source),
                              allowed=list(SOURCES))  # fmt: skip
        return str(source)

    def own_name(self, thing: str, field: str = "name") -> bool:
        """Note the owner's name for a thing, if one is given: for both languages, or for each."""
        if field not in self.data:
            return False
        self.edition.names[thing] = self.words(field, thing)
        return True

    def words(self, field: str, thing: str) -> list[str]:
        """Words to be shown, in the order of LANGUAGES; a text stands for all of them."""
        given = self._there(field)
        if not isinstance(given, dict):
            return [self._words(given, field, thing)] * len(LANGUAGES)
        if sorted(given) != sorted(LANGUAGES):
            raise self.refuse("error-edition-languages", field, thing=thing[:40],
                              found=[str(language)[:40] for language in given])  # fmt: skip
        return [self._words(given[language], field, thing) for language in LANGUAGES]

    def _words(self, given: Json, field: str, thing: str) -> str:
        """A text that can be shown anywhere: no markup, nothing invisible, not too long."""
        if not isinstance(given, str):
            raise self.refuse("error-edition-name", field, thing=thing[:40])
        words = " ".join(given.split())
        if not words:
            raise self.refuse("error-edition-name-empty", field, thing=thing[:40])
        if len(words) > LONGEST_NAME:
            raise self.refuse("error-edition-name-long", field, thing=thing[:40], count=len(words),
                              most=LONGEST_NAME)  # fmt: skip
        for sign in words:
            if sign in "<>&\u2028\u2029" or unicodedata.category(sign)[0] == "C":
                raise self.refuse("error-edition-name-sign", field, thing=thing[:40])
        return words

    def own_names(self, *things: str) -> None:
        """Every field is the owner's name for one of these things."""
        self.known(*things)
        for thing in self.data:
            self.own_name(thing, thing)

    def _there(self, field: str) -> Json:
        if field not in self.data:
            raise self.refuse("error-edition-missing", field=field)
        return self.data[field]


class Edition:
    """The parsed file together with its text, so that an error can name the line."""

    def __init__(self, game: str, text: str, origin: str, rules: int = STRICT_FROM) -> None:
        self.origin = origin
        self.text = text
        self.strict = rules >= STRICT_FROM
        self.data, self._lines = _parsed(text, origin)
        self.top = Table(self, self.data)
        self.names: dict[str, list[str]] = {}
        """The owner's names of things, in the order of LANGUAGES."""
        if self.top.text("game") != game:
            raise self.refuse(("game",), "error-edition-game", game=str(self.data["game"])[:40],
                              wanted=game)  # fmt: skip
        self.id = self._label("id")[0]
        self.titles = self._label("title")
        """In the order of LANGUAGES."""
        self.title = self.titles[-1]

    def _label(self, field: str) -> list[str]:
        if self.strict:
            if field == "id":
                self.top.text(field)  # not one for each language
            return self.top.words(field, field)
        value = self.top.text(field)
        if not value:
            raise self.refuse((field,), "error-edition-name-empty", thing=field)
        return [value] * len(LANGUAGES)

    def heading(self) -> Text:
        """The title, in either language."""
        return _either(self.titles)

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()

    def line(self, *place: str | int) -> int:
        """The line of a place in the file, or of the nearest thing around it that is there."""
        while place:
            if place in self._lines:
                return self._lines[place]
            place = place[:-1]
        return 1

    def refuse(
        self, place: tuple[str | int, ...], problem: str, **args: int | str | list[str]
    ) -> BadInput:
        """The error for a place; `problem` is the text key of what is wrong there."""
        return BadInput(problem, file=self.origin, line=self.line(*place), **args)

    def own_name(self, thing: str) -> Text | None:
        """What the owner of this edition calls a thing, if that is known."""
        if thing not in self.names:
            return None
        return _either(self.names[thing])

    def label(self) -> dict[str, Json]:
        """What a catalogue tells of the edition itself."""
        return {
            "id": self.id,
            "title": self.heading().to_json(),
            "names": {
                thing: dict(zip(LANGUAGES, names, strict=True))
                for thing, names in self.names.items()
            },
        }


def _either(words: list[str]) -> Text:
    return Text("own-name", dict(zip(LANGUAGES, words, strict=True)))


def _parsed(text: str, origin: str) -> tuple[dict[str, Json], dict[Place, int]]:
    """What a file says, and in which lines."""
    try:
        return tomllib.loads(text), lines_of(text)
    except tomllib.TOMLDecodeError as error:
        found = broken(text, str(error))
        raise BadInput(f"error-toml-{found.problem}", file=origin, line=found.line,
                       thing=found.thing, first=found.first) from None  # fmt: skip
    except (RecursionError, ValueError):  # lists in lists without end, a number of 5000 digits
        raise BadInput("error-toml-beyond", file=origin) from None


def _shown(value: Json) -> str:
    """What stands in a file, as far as an error repeats it."""
    try:
        return str(value)[:40]
    except ValueError:  # a number too long to be written
        return "…"


def named_game(text: str, origin: str) -> tuple[str, list[str], int]:
    """What a file says that it is for, the tables that it has, and the line of the former."""
    data, lines = _parsed(text, origin)
    line = lines.get(("game",), 1)
    name = data.get("game")
    if not isinstance(name, str):
        key = "error-edition-text" if "game" in data else "error-edition-missing"
        raise BadInput(key, file=origin, line=line, field="game")
    return name, list(data), line


def read_text(path: Path) -> str:
    """An edition's file, before it is understood; what some programs write first is left out."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("error-edition-unreadable", file=str(path),
                       problem=type(error).__name__) from None  # fmt: skip
