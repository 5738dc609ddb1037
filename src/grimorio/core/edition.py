"""Editions: what is printed on the components, as TOML data, each fact with its source."""

import hashlib
import tomllib
from pathlib import Path

from .errors import BadInput
from .text import Json

SOURCES = ("rulebook", "public", "reconstructed")


class Edition:
    """The parsed file together with its text, so that an error can name the line."""

    def __init__(self, game: str, text: str, origin: str) -> None:
        self.origin = origin
        self.text = text
        try:
            self.data: dict[str, Json] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadInput("error-edition-toml", file=origin, problem=str(error)) from None
        self.id = self._word("id")
        self.title = self._word("title")
        if self._word("game") != game:
            raise BadInput("error-edition-game", file=origin, game=self.data["game"], wanted=game)

    def _word(self, name: str) -> str:
        value = self.data.get(name)
        if not isinstance(value, str) or not value:
            raise BadInput("error-edition-missing", file=self.origin, field=name)
        return value

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()

    def line_of(self, fragment: str, nth: int = 1) -> int:
        """The number of the nth line that contains `fragment`, from 1; 0 if there is none."""
        for number, line in enumerate(self.text.splitlines(), 1):
            if fragment in line:
                nth -= 1
                if nth == 0:
                    return number
        return 0

    def refuse(self, line: int, problem: str, **args: int | str | list[str]) -> BadInput:
        """The error for a line; `problem` is the text key of what is wrong with it."""
        return BadInput(problem, file=self.origin, line=line, **args)

    def check_source(self, source: Json, line: int) -> str:
        if source not in SOURCES:
            raise self.refuse(line, "error-edition-source", value=str(source),
                              allowed=list(SOURCES))  # fmt: skip
        return str(source)


def read_edition(game: str, path: Path) -> Edition:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("error-edition-unreadable", file=path.name,
                       problem=type(error).__name__) from None  # fmt: skip
    return Edition(game, text, path.name)
