"""Actions: interned rows of a game's table, with an id, fields, and a text that parses back."""

from typing import Any

from .errors import BadInput
from .native import mypyc_attr
from .text import Json

Thing = int | str


def is_seat(name: str) -> bool:
    """Whether a field of an action or event holds a seat number: `seat` and `…_seat`."""
    return name == "seat" or name.endswith("_seat")


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One choice that a seat can make. There is exactly one object for each row of the table."""

    def __init__(self, verb: str, args: dict[str, Thing]) -> None:
        self.id = -1
        """The row in the table: stable for a given rules version and edition."""
        self.game: Any = None
        """The game in whose table it is."""
        self.verb = verb
        self.args = args
        words = [f"p{arg + 1}" if is_seat(name) and isinstance(arg, int) else str(arg)
                 for name, arg in args.items()]  # fmt: skip
        self.text = " ".join([verb, *words])

    def to_json(self) -> dict[str, Json]:
        return {"id": self.id, "text": self.text, "verb": self.verb, "args": dict(self.args)}

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __deepcopy__(self, memo: object) -> "Action":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Read in another process, it is the row of the table there."""
        return (row_of, (self.game, self.id))


def row_of(game: Any, id: int) -> Action:
    row: Action = game.actions[id]
    return row


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionTable:
    """All actions of a game, by id and by text."""

    def __init__(self, rows: list[Action]) -> None:
        self.rows = rows
        self.by_text: dict[str, Action] = {}
        for i, row in enumerate(rows):
            row.id = i
            if row.text in self.by_text:
                raise ValueError(f"two actions are called {row.text!r}")
            self.by_text[row.text] = row

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, id: int) -> Action:
        return self.rows[id]

    def parse(self, text: str) -> Action:
        """The action that a person typed; case and extra blanks do not matter."""
        action = self.by_text.get(" ".join(text.lower().split()))
        if action is None:
            raise self._unknown(text, text.lower().split())
        return action

    def _unknown(self, text: str, words: list[str]) -> BadInput:
        """What is wrong with it: its first word, or how it goes on, with a right one."""
        nearest: list[str] = []
        good = 0
        for row in self.rows:
            right = row.text.split()
            same = _common(right, words)
            if same > good:
                nearest, good = right, same
        if good == 0:
            return BadInput("error-unknown-action", text=text[:60], verbs=self.verbs())
        known = " ".join(nearest[:good])
        if good == len(nearest):
            return BadInput("error-action-more", text=text[:60], good=known)
        return BadInput("error-action-rest", text=text[:60], good=known, example=" ".join(nearest))

    def verbs(self) -> list[str]:
        return list(dict.fromkeys(row.verb for row in self.rows))


def _common(one: list[str], other: list[str]) -> int:
    """With how many words both begin."""
    same = 0
    while same < len(one) and same < len(other) and one[same] == other[same]:
        same += 1
    return same
