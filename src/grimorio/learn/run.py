"""A learner in a lesson: every try is judged, answered, and taken back unless it is right.

A run follows from its lesson and the choices so far, so that nobody has to keep it.
"""

from __future__ import annotations

from typing import Any

from grimorio.core.action import Action
from grimorio.core.chance import ForcedChances
from grimorio.core.errors import BadInput
from grimorio.core.foresee import Foresight
from grimorio.core.match import Match
from grimorio.core.match import Step as Ply
from grimorio.core.position import Tried
from grimorio.core.refusal import Refusal
from grimorio.core.text import Text

from .lesson import Lesson, Step, Wrong, game_of, matches, opening
from .words import Words, label, seat_and_thing

RIGHT, WRONG, REFUSED, LATER = "right", "wrong", "refused", "later"


class Verdict:
    """What becomes of a try: `right` goes on; `wrong`, `refused` by the rules and `later` (it is
    not what this lesson is about) are explained and leave everything as it was."""

    def __init__(self, kind: str, choice: str, text: Text, section: str) -> None:
        self.kind = kind
        self.choice = choice
        self.text = text
        self.section = section
        """The rule behind it."""
        self.plies: list[Ply] = []
        """What it did on the board; of a wrong try, what it would have done."""


class Candidate:
    """Something that can be picked to answer a question."""

    def __init__(self, id: str, words: Text, picked: bool) -> None:
        self.id = id
        self.seat, self.thing = seat_and_thing(id)
        self.words = words
        self.picked = picked


class Run:
    """Where a learner is: the lesson, its step, and the match that is played in it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = game_of(lesson)
        self.words = Words(lesson, self.game)
        self.choices: list[str] = []
        """What was right so far."""
        self.picked: list[str] = []
        """The right answers that were given in this step."""
        self.number = 0
        self.done = False
        self.match = self._match_of(1)
        self._next()

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number - 1]

    @property
    def seat(self) -> int:
        return self.lesson.learner

    @property
    def players(self) -> list[str]:
        return self.lesson.players(self.number)

    # Where the learner is

    def offer(self) -> list[Action]:
        """What the step lets the learner touch; nothing while a question is asked."""
        if self.done or self.step.ask:
            return []
        return [each for each in self.match.offers[self.seat] if matches(each.text, self.step.may)]

    def candidates(self) -> list[Candidate]:
        if self.done:
            return []
        return [
            Candidate(each, label(self.game, self.lesson, self.number, each), each in self.picked)
            for each in self.step.ask
        ]

    def coach(self) -> Text:
        """What the coach says first in this step; at the end, what the learner can do now."""
        return self.words.of("can") if self.done else self._said("")

    def task(self) -> Text:
        return self.words.of("can") if self.done else self._said("task")

    def _said(self, name: str) -> Text:
        return self.words.said(self.number, name, self._tried(None), self._wanted())

    def shown(self) -> str:
        """The right thing to do now."""
        if self.done:
            raise BadInput("lesson-over")
        step = self.step
        if step.ask:
            return next(each for each in step.right if each not in self.picked)
        if step.show:
            return step.show
        for action in self.match.offers[self.seat]:
            if self._is_right(action):
                return str(action.text)
        raise ValueError(f"{step.place}: nothing that can be done is right")

    # Trying

    def try_out(self, choice: str) -> Verdict:
        """Judge a choice in its text form, or the answer to a question; a right one is made."""
        if self.done:
            raise BadInput("lesson-over")
        clean = " ".join(choice.lower().split())
        return self._answer(clean) if self.step.ask else self._choose(clean)

    def _answer(self, choice: str) -> Verdict:
        step = self.step
        if choice not in step.ask:
            raise BadInput("lesson-no-answer", answer=choice[:40], known=step.ask)
        tried = self._picked(choice)
        if choice not in step.right:
            return self._wrong(choice, tried, step.foreseen(choice))
        if choice in self.picked:
            raise BadInput("lesson-answered")
        self.picked.append(choice)
        self.choices.append(choice)
        text = self.words.said(self.number, "done", tried, self._wanted())
        if len(self.picked) < step.enough:
            left = step.enough - len(self.picked)
            return Verdict(RIGHT, choice, Text("lesson-more", {"count": left}), self._section())
        verdict = Verdict(RIGHT, choice, text, self._section())
        self._finish(verdict)
        return verdict

    def _choose(self, choice: str) -> Verdict:
        action = self._named(choice)
        refusal = self.game.why_not(self.match.state, self.seat, action)
        foreseen = self.step.foreseen(action.text, refusal is not None)
        if refusal is not None:
            return self._refused(action, refusal, foreseen)
        tried = self._tried(action)
        ply = self._made(action)
        tried.after = self.game.view(ply.state, self.seat)
        if not self._is_right(action):
            verdict = self._wrong(action.text, tried, foreseen)
            verdict.plies = [ply]
            return verdict
        text = self.words.said(self.number, "done", tried, None)
        verdict = Verdict(RIGHT, action.text, text, self._section())
        self.choices.append(action.text)
        self.match.take(ply)
        verdict.plies.append(ply)
        self._finish(verdict)
        return verdict

    def _named(self, choice: str) -> Action:
        """By its text, or by its number: of a whole way a page knows the numbers alone."""
        rows = self.game.actions.rows
        number = choice.removeprefix("#")
        if choice.startswith("#") and number.isdecimal() and int(number) < len(rows):
            return rows[int(number)]
        return self.game.actions.parse(choice)

    def _refused(self, action: Action, refusal: Refusal, foreseen: Wrong | None) -> Verdict:
        """The rule's own sentence, unless the lesson has a better one for this place."""
        text, section = refusal.text, refusal.section
        if foreseen is not None:
            tried = Tried(self._view())
            tried.action = action
            text = self.words.said(self.number, foreseen.name, tried, self._wanted())
            section = foreseen.section or section
        return Verdict(REFUSED, action.text, text, section)

    def _wrong(self, choice: str, tried: Tried, foreseen: Wrong | None) -> Verdict:
        if foreseen is not None:
            text = self.words.said(self.number, foreseen.name, tried, self._wanted())
            return Verdict(WRONG, choice, text, foreseen.section or self._section())
        if not self.step.ask and not matches(choice, self.step.may):
            return Verdict(LATER, choice, self.words.later(self.task()), self._section())
        return Verdict(WRONG, choice, self.words.general(tried, self.task()), self._section())

    def _section(self) -> str:
        return self.step.section or self.lesson.sections[0]

    def _is_right(self, action: Action) -> bool:
        step = self.step
        if not matches(action.text, step.right or ["*"]):
            return False
        events: list[dict[str, Any]] = []
        if step.event:
            events = [event.seen_by(self.seat) for event in self._made(action).events]
        return step.is_right(action.text, events)

    def _made(self, action: Action) -> Ply:
        """What a choice leads to, with the chance that the lesson has written down."""
        self._force(self.step.chance)
        return self.match.act(self.seat, action)

    # Going on

    def _finish(self, verdict: Verdict) -> None:
        """The others do what is written; then the next step begins, or the lesson is over."""
        self.picked = []
        verdict.plies += self._run(self.step.then)
        if self.number == len(self.lesson.steps):
            self.done = True
        else:
            verdict.plies += self._next()

    def _next(self) -> list[Ply]:
        """The plies that lead to the next step, in the same match; none if it begins anew."""
        self.number += 1
        anew = self.step.position is not None
        if anew:
            self.match = self._match_of(self.number)
        made = self._run(self.step.before)
        return [] if anew else made

    def _match_of(self, number: int) -> Match:
        given = self.lesson.steps[number - 1].position
        assert given is not None
        seats = len(given.players())
        options = self.game.check_options(seats, given.options())
        match = Match(self.game, seats, options, bytes(32), opening(self.lesson, number))
        match.chances = ForcedChances()
        match.take(match.setup())
        return match

    def _run(self, scripts: list[Any]) -> list[Ply]:
        made: list[Ply] = []
        for script in scripts:
            action = self.game.actions.parse(script.text)
            if action not in self.match.offers[script.seat]:
                raise ValueError(f"{self.step.place}: {script.text} is not allowed there")
            self._force(script.chance)
            ply = self.match.act(script.seat, action)
            self.match.take(ply)
            made.append(ply)
        return made

    def _force(self, numbers: list[int]) -> None:
        chances = self.match.chances
        assert isinstance(chances, ForcedChances)
        chances.forced[self.match.version + 1] = numbers

    # What a text can speak of

    def _view(self) -> Any:
        return self.game.view(self.match.state, self.seat)

    def _picked(self, choice: str) -> Tried:
        tried = self._tried(None)
        tried.seat, tried.thing = seat_and_thing(choice)
        return tried

    def _tried(self, action: Action | None) -> Tried:
        view = self._view()
        tried = Tried(view)
        if action is not None:
            tried.action = action
            tried.preview = Foresight(self.game, view).preview(action)
        return tried

    def _wanted(self) -> Tried | None:
        """The right choice, or the one that a question is about: `$right_…` of the texts."""
        text = self.step.about if self.step.ask else self.shown()
        if not text:
            return None
        action = self.game.actions.parse(text)
        tried = self._tried(action)
        tried.after = self.game.view(self._made(action).state, self.seat)
        return tried


def run(lesson: Lesson, choices: list[str]) -> Run:
    """Where a lesson is after these choices, all of which must be right; BadInput otherwise."""
    found = Run(lesson)
    for choice in choices:
        if found.try_out(choice).kind != RIGHT:
            raise BadInput("lesson-not-right", choice=choice[:60])
    return found
