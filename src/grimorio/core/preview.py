"""What a seat can say of a game from its view alone: how it stands, and what a choice would do."""

from typing import ClassVar

from .action import Action
from .native import mypyc_attr
from .record import Record
from .text import Json, Text

STANDING_SHAPE: dict[str, str] = {"numbers": "[int?]", "ahead": "[int]"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Record):
    """How a game stands for whoever has this view. A game adds what its table shows."""

    SHAPE: ClassVar[dict[str, str]] = STANDING_SHAPE

    def __init__(self) -> None:
        self.numbers: list[int | None] = []
        """For each seat the number that decides the game; None where the view cannot tell."""
        self.ahead: list[int] = []
        """The seats that would win if it ended now, as far as the view knows."""


class Preview:
    """What a choice will certainly do, as far as its seat can know."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.events: list[dict[str, Json]] = []
        """What will happen, as the seat will see it, up to the first thing that is hidden from it
        or left to chance."""
        self.whole = True
        """Whether that is all; otherwise something comes after it that the seat cannot know."""
        self.standing: Standing | None = None
        """How it stands afterwards; None if that depends on what the seat cannot know."""
        self.notes: Record | None = None
        """What the game adds: verdicts, totals, cards won."""
        self.lines: list[Text] = []
        """The same for a person to read, the most important first."""

    def to_json(self) -> dict[str, Json]:
        return {
            "action": self.action.id,
            "events": self.events,
            "whole": self.whole,
            "standing": None if self.standing is None else self.standing.to_json(),
            "notes": None if self.notes is None else self.notes.to_json(),
            "lines": [line.to_json() for line in self.lines],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Preview) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.action.id)

    def __repr__(self) -> str:
        return f"Preview({self.to_json()!r})"
