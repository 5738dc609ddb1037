"""A lesson as data: positions, what the learner does in them, and what wrong tries hear.

`games/<g>/lessons/NN-<name>.toml` is a lesson, in the order of the numbers; `<section>-<name>.toml`
in `lessons/examples` is an example of the rulebook that no lesson tells. docs/guides/lessons.md
says how one is written.
"""

from __future__ import annotations

import functools
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from grimorio.core.errors import BadInput
from grimorio.core.game import AnyGame
from grimorio.core.position import BadPosition, Given, build
from grimorio.core.record import State
from grimorio.core.registry import folder, game_ids, get_game

MOST_STEPS = 6


class Script:
    """A choice that somebody makes by itself, with the numbers that the rules draw then."""

    def __init__(self, given: str | dict[str, Any]) -> None:
        line = given if isinstance(given, str) else str(given["act"])
        who, _, self.text = line.partition(" ")
        self.seat = int(who.removeprefix("p")) - 1
        self.chance: list[int] = [] if isinstance(given, str) else list(given["chance"])


class Wrong:
    """Tries that were foreseen, and the name of the text that explains them."""

    def __init__(self, given: Given) -> None:
        given.known("try", "name", "section", "refused")
        self.tries = given.texts("try", 0)
        self.name = given.text("name")
        self.section = given.text("section")
        """The rule that it teaches, if it is not the lesson's first."""
        self.refused = given.flag("refused")
        """Whether it is about tries that the rules refuse; otherwise, about those they allow."""


class Step:
    """One thing to do, or one question to answer."""

    def __init__(self, lesson: Lesson, number: int, data: dict[str, Any]) -> None:
        place = f"{lesson.place}, step {number}"
        given = Given(place, data)
        given.known("position", "before", "may", "ask", "right", "enough", "event", "chance",
                    "then", "show", "about", "point", "section", "wrong")  # fmt: skip
        self.number = number
        self.place = place
        self.position: Given | None = None
        """Where it begins; none: where the step before it has led."""
        if number == 1 or "position" in data:
            self.position = Given(place, {**lesson.common, **data.get("position", {})})
        self.before = [Script(each) for each in data.get("before", [])]
        self.ask = given.texts("ask", 0)
        """The candidates of a question; none: it is a choice of the game."""
        self.may = given.texts("may", 0) or ["*"]
        """What can be touched."""
        self.right = given.texts("right", 0)
        self.event: dict[str, Any] = data.get("event", {})
        """What the right choice has to bring about, if it must."""
        self.enough = given.number("enough", len(self.right), 1, max(1, len(self.right)))
        """How many of the right answers to a question are wanted."""
        self.chance: list[int] = data.get("chance", [])
        self.then = [Script(each) for each in data.get("then", [])]
        self.show = given.text("show")
        """What *show me* does, if not the first that is right."""
        self.about = given.text("about")
        """The choice that a question is about; the texts of others tell of the right one."""
        self.point = given.text("point")
        """What the coach speaks of, named as a candidate is; empty: nothing in particular."""
        self.section = given.text("section")
        """The rule that this step teaches, if it is not the lesson's first."""
        self.wrong = [Wrong(Given(place, each)) for each in data.get("wrong", [])]
        if not self.right and not self.event:
            raise given.refuse("nothing is right")
        if self.ask and not set(self.right) <= set(self.ask):
            raise given.refuse("a right answer is not among those that can be given")

    def foreseen(self, text: str, refused: bool = False) -> Wrong | None:
        fitting = (wrong for wrong in self.wrong if wrong.refused == refused)
        return next((wrong for wrong in fitting if matches(text, wrong.tries)), None)

    def tells(self, section: str) -> bool:
        """Whether a wrong try hears of a rule."""
        return section in [wrong.section for wrong in self.wrong]

    def is_right(self, text: str, events: list[dict[str, Any]]) -> bool:
        """Whether a choice that is allowed is the one that is wanted."""
        if self.right and not matches(text, self.right):
            return False
        wanted = self.event.items()
        return not self.event or any(wanted <= event.items() for event in events)


class Lesson:
    """What a file says; its texts are `<game>-lesson-<id>…`."""

    def __init__(self, game: str, path: Path) -> None:
        self.game = game
        self.place = f"{game}/{path.name}"
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        given = Given(self.place, data)
        given.known("sections", "rulebook", "position", "steps")
        number, _, rest = path.stem.partition("-")
        self.example = not number.isdigit()
        """Whether it is only reached from the rules."""
        self.id = f"example-{path.stem}" if self.example else rest
        self.number = 0 if self.example else int(number)
        self.sections = given.texts("sections", 0)
        self.rulebook = given.flag("rulebook") or self.example
        """Whether it is an example of the rulebook."""
        self.common: dict[str, Any] = data.get("position", {})
        steps: list[dict[str, Any]] = data.get("steps", [])
        self.steps = [Step(self, number, each) for number, each in enumerate(steps, 1)]
        if not self.sections or not 1 <= len(self.steps) <= MOST_STEPS:
            raise given.refuse(f"a lesson has sections, and from 1 to {MOST_STEPS} steps")
        if Given(self.place, self.common).players().count("") != 1:
            raise given.refuse("`players` names everybody but the learner, whose name is empty")

    @property
    def key(self) -> str:
        """What all its texts begin with; alone it is the title."""
        return f"{self.game}-lesson-{self.id}"

    @property
    def learner(self) -> int:
        return self.players().index("")

    def players(self, step: int = 1) -> list[str]:
        """Who sits there in a step; a step with a position of its own may have others."""
        found = self.steps[0].position
        for each in self.steps[:step]:
            found = each.position or found
        assert found is not None
        return found.players()

    def step_of(self, section: str) -> int:
        """Where a rule can be tried: in the first step that teaches it, or else from the start."""
        for step in self.steps:
            if step.section == section:
                return step.number
        if section == self.sections[0]:
            return 1
        return next((step.number for step in self.steps if step.tells(section)), 1)

    def texts(self) -> dict[str, str]:
        """Every text that it needs, and what that is for."""
        found = {self.key: "title", self.said("can"): "what one can do after it"}
        for step in self.steps:
            found[self.step_key(step.number)] = "what the coach says first"
            found[self.step_key(step.number, "task")] = "what is to be done"
            found[self.step_key(step.number, "done")] = "what he says when it is done"
            for wrong in step.wrong:
                found[self.step_key(step.number, wrong.name)] = "what a wrong try hears"
            for each in step.ask:
                if each.startswith("answer-"):
                    found[self.step_key(step.number, each)] = "an answer"
        return found

    def said(self, name: str) -> str:
        """The key of a text about the whole lesson."""
        return f"{self.game}-lesson-{self.id}-{name}"

    def step_key(self, step: int, name: str = "") -> str:
        """The key of a text of a step; without a name, what the coach says first."""
        if not name:
            return f"{self.game}-lesson-{self.id}-{step}"
        return f"{self.game}-lesson-{self.id}-{step}-{name}"


def matches(text: str, patterns: list[str]) -> bool:
    """Whether a choice in its text form is one of these; `*` stands for anything."""
    return any(fnmatchcase(text, pattern) for pattern in patterns)


@functools.cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """All of a game, in their order, then the examples of its rulebook."""
    if game not in game_ids():
        return ()
    place = folder(game) / "lessons"
    paths = [*sorted(place.glob("*.toml")), *sorted(place.glob("examples/*.toml"))]
    found = tuple(Lesson(game, path) for path in paths)
    if len({lesson.id for lesson in found}) < len(found):
        raise BadPosition(f"{game}: two lessons have the same name")
    return found


def find(game: str, id: str) -> Lesson:
    for lesson in lessons(game):
        if lesson.id == id:
            return lesson
    raise BadInput("lesson-unknown", game=game[:40], lesson=id[:40],
                   known=[lesson.id for lesson in lessons(game)])  # fmt: skip


def game_of(lesson: Lesson) -> AnyGame:
    """Lessons are about the cards that come with the game."""
    return get_game(lesson.game)


@functools.cache
def opening(lesson: Lesson, step: int) -> State:
    """The position of a step that has one of its own; whoever changes it takes a copy."""
    given = lesson.steps[step - 1].position
    assert given is not None
    return build(game_of(lesson), given)
