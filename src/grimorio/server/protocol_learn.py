"""The messages of lessons: what the page asks and gets (docs/guides/lessons.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .protocol import Count, Previews, Sync, Text, Update

Choice = Annotated[str, Meta(max_length=120)]


class LessonInfo(Struct):
    """A lesson in a list. `can` is what one can do after it, in a few words. An `example` of the
    rulebook is reached from its sections, not from the path."""

    id: str
    number: int
    title: Text
    can: Text
    sections: list[str]
    steps: int
    rulebook: bool
    example: bool
    done: bool


class LessonList(Struct):
    """The lessons of a game in their order, and how one wins it."""

    goal: Text
    lessons: list[LessonInfo]


class GameProgress(Struct):
    """How far a guest is in the lessons of a game."""

    game: str
    done: int
    lessons: int


class Progress(Struct):
    games: list[GameProgress]


class LessonTry(Struct, forbid_unknown_fields=True):
    """A learner's place (`choices`: all that was right so far, in order, as told in the last
    answer) and what is tried there: choices in their text form, or an answer to a question. Without
    any, the place alone is told. With `show` the right thing is done."""

    choices: Annotated[list[Choice], Meta(max_length=60)] = []
    tries: Annotated[list[Choice], Meta(max_length=12)] = []
    show: bool = False
    after: Annotated[list[Count], Meta(max_length=12)] = []
    """Choices that are not tried yet: the previews are of what would be on offer after them."""
    catalogue: bool = False
    """Whether the components of the game are told, too: once is enough."""


class LessonVerdict(Struct):
    """What became of a try. Only `right` goes on. `wrong` is allowed and not what is wanted,
    `refused` is against the rules, `later` is not what this lesson is about. `updates` is what it
    did on the board, the others' choices after it included; of a wrong one, what it would do."""

    kind: Literal["right", "wrong", "refused", "later"]
    choice: str
    text: Text
    section: str
    updates: list[Update]


class LessonCandidate(Struct):
    """Something that can be picked to answer a question: a seat, a thing on the board, a thing of a
    seat, or plain words; `picked` was right already."""

    id: str
    seat: int | None
    thing: str
    words: Text
    picked: bool


class LessonPlace(Struct):
    """Where the learner is now. `sync` is what a page at a table would have: after a wrong try it
    is as before. If `anew`, another position begins there, which the updates do not lead to. With
    `candidates` a question is asked, and nothing can be chosen in the game. `point` is what the
    coach speaks of, named as a candidate is; nothing: nothing in particular."""

    game: str
    lesson: str
    step: int
    steps: int
    choices: list[str]
    verdicts: list[LessonVerdict]
    coach: Text
    task: Text
    point: str
    candidates: list[LessonCandidate]
    anew: bool
    sync: Sync
    previews: Previews
    done: bool
    next: str | None
    """The lesson after this one."""


class Turning(Struct):
    """Since when somebody was ahead for good, in a sentence, and the version at which that is seen;
    neither, if nothing can be said for sure."""

    version: int
    text: Text | None
