"""What somebody gives to a match from Python: looked at before it is used, and answered with a
sentence in the match's language."""

import operator
from collections.abc import Callable
from functools import wraps
from os import PathLike
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from grimorio.core.action import Action, ActionTable
from grimorio.core.errors import BadInput
from grimorio.texts import LANGUAGES


class Speaking(Protocol):
    language: str


P = ParamSpec("P")
R = TypeVar("R")
M = TypeVar("M", bound=Speaking)


def in_its_language(
    method: Callable[Concatenate[M, P], R],
) -> Callable[Concatenate[M, P], R]:
    """A method whose errors speak the language of the match."""

    @wraps(method)
    def speaking(self: M, /, *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return method(self, *args, **kwargs)
        except BadInput as error:
            raise spoken(error, self.language) from error.__cause__

    return speaking


def spoken(error: BadInput, language: object) -> BadInput:
    if isinstance(language, str) and language in LANGUAGES:
        error.language = language
    return error


def whole(name: str, value: Any) -> int:
    """A whole number of any kind, NumPy's too; yes and no are none, though Python counts with
    them."""
    found = _counted(value)
    if found is None:
        raise BadInput("error-whole", name=name, value=repr(value)[:40])
    return found


def _counted(value: Any) -> int | None:
    try:
        return None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return None


def a_seat(seat: Any, seats: int) -> int:
    if not 0 <= whole("seat", seat) < seats:
        raise BadInput("table-no-such-seat", most=seats)
    return int(seat)


def an_action(choice: Any, table: ActionTable) -> Action:
    """The row of the table that an action, its text or its id means."""
    if isinstance(choice, str):
        return table.parse(choice)
    if isinstance(choice, Action):
        own = table.by_text.get(choice.text)
        if own is None or type(own) is not type(choice):
            raise BadInput("error-other-action", text=choice.text[:60])
        return own
    id = _counted(choice)
    if id is None:
        raise BadInput("error-choice-kind", value=repr(choice)[:40])
    if not 0 <= id < len(table):
        raise BadInput("error-action-id", value=id, most=len(table) - 1)
    return table[id]


def a_file(path: str | PathLike[str]) -> Path:
    """A file to be written: in a folder that is there."""
    found = Path(path)
    if found.is_dir() or not found.absolute().parent.is_dir():
        raise BadInput("error-unwritable", file=str(path)[:100])
    return found


def written(path: Path, text: str) -> None:
    """Writes a file; whatever stops in the middle leaves the old one as it was."""
    fresh = a_file(path).with_name(path.name + ".new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError:
        raise BadInput("error-unwritable", file=str(path)[:100]) from None
