"""Lessons for a page: the messages of a real table, made from a run that nobody keeps."""

from __future__ import annotations

from typing import Any

from grimorio.core.match import Step as Ply
from grimorio.learn.lesson import Lesson, lessons
from grimorio.learn.panel import goal
from grimorio.learn.run import RIGHT, Run, Verdict, run
from grimorio.table.thinker import Foreseen

from . import protocol as p
from . import protocol_learn as learn
from .wire import GameWire, event_data, fields, log_line, standing_data, text, verdict


def listed(game: str, done: set[str]) -> learn.LessonList:
    found = [
        learn.LessonInfo(
            each.id,
            each.number,
            p.Text(each.key, {}),
            p.Text(each.said("can"), {}),
            each.sections,
            len(each.steps),
            each.rulebook,
            each.example,
            each.id in done,
        )
        for each in lessons(game)
    ]
    return learn.LessonList(text(goal(game)), found)


def progress(game: str, done: set[tuple[str, str]]) -> learn.GameProgress:
    """Examples of the rulebook are no part of the path."""
    path = [each.id for each in lessons(game) if not each.example]
    return learn.GameProgress(game, sum((game, each) in done for each in path), len(path))


class Tried:
    """What a request leads to: where the learner is, and what was said on the way."""

    def __init__(self, lesson: Lesson, asked: learn.LessonTry) -> None:
        self.run = run(lesson, asked.choices)
        self.verdicts: list[learn.LessonVerdict] = []
        match = self.run.match
        for choice in [*asked.tries, *([self.run.shown()] if asked.show else [])]:
            verdict = self.run.try_out(choice)
            self.verdicts.append(_verdict(self.run, verdict))
            if verdict.kind != RIGHT or self.run.done:
                break
        self.anew = self.run.match is not match
        self.finished = self.run.done and bool(self.verdicts)

    def place(self, wire: GameWire, previews: p.Previews, catalogue: bool) -> dict[str, Any]:
        """`LessonPlace`; the catalogue is encoded already."""
        here = self.run
        path = [each.id for each in lessons(here.lesson.game) if not each.example]
        at = path.index(here.lesson.id) + 1 if here.lesson.id in path else len(path)
        candidates = [
            learn.LessonCandidate(each.id, each.seat, each.thing, text(each.words), each.picked)
            for each in here.candidates()
        ]
        return {
            "game": here.lesson.game,
            "lesson": here.lesson.id,
            "step": here.number,
            "steps": len(here.lesson.steps),
            "choices": here.choices,
            "verdicts": self.verdicts,
            "coach": text(here.coach()),
            "task": text(here.task()),
            "point": here.step.point,
            "candidates": candidates,
            "anew": self.anew,
            "sync": sync(here, wire if catalogue else None),
            "previews": previews,
            "done": here.done,
            "next": path[at] if at < len(path) else None,
        }


def _verdict(here: Run, verdict: Verdict) -> learn.LessonVerdict:
    updates = [update(here, ply) for ply in verdict.plies]
    return learn.LessonVerdict(
        verdict.kind,  # type: ignore[arg-type]
        verdict.choice,
        text(verdict.text),
        verdict.section,
        updates,
    )


def update(here: Run, ply: Ply) -> p.Update:
    """What one choice did, as the learner sees it; nothing is on offer before all is told."""
    game = here.game
    view = game.view(ply.state, here.seat)
    outcome = game.outcome(ply.state)
    return p.Update(
        ply.version - 1,
        ply.version,
        [event_data(game, event, here.seat) for event in ply.events],
        fields(view),
        standing_data(game, view),
        None,
        None,
        False,
        None if outcome is None else _outcome(outcome.to_json()),
        verdict(game, outcome),
        None,
        None,
    )


def _outcome(data: dict[str, Any]) -> p.Outcome:
    rows = [p.SheetRow(p.Text(**row["label"]), row["cells"], row["marks"]) for row in data["sheet"]]
    return p.Outcome(data["places"], data["winners"], p.Text(**data["reason"]), rows)


def decision(here: Run) -> p.Decision | None:
    offer = here.offer()
    if not offer:
        return None
    actions = [p.Action(**action.to_json()) for action in offer]
    return p.Decision(here.match.decisions[here.seat], actions)


def players(here: Run) -> list[p.Player]:
    """The learner has no name here: the page says *you*."""
    return [
        p.Player(seat, name, "bot" if name else "human", not name, True, not name, None, False, 0)
        for seat, name in enumerate(here.players)
    ]


def sync(here: Run, wire: GameWire | None) -> dict[str, Any]:
    """`Sync`, as at a table where everybody else is a bot."""
    match, game, seat = here.match, here.game, here.seat
    view = game.view(match.state, seat)
    outcome = match.outcome
    lines = [
        log_line(game, version, event, seat)
        for version, events in enumerate(match.history)
        for event in events
    ]
    return {
        "type": "sync",
        "version": match.version,
        "since": -1,
        "id": "",
        "phase": "running" if outcome is None else "over",
        "game": game.info.id,
        "rules": game.info.version,
        "edition": game.info.edition.digest,
        "options": match.options,
        "players": players(here),
        "seats": match.seats,
        "seat": seat,
        "host": False,
        "invite": None,
        "kept_out": [],
        "watch": "",
        "local": [],
        "absent": 0,
        "commitment": "",
        "secret": None,
        "seal": None,
        "rematch": None,
        "declined": [],
        "catalogue": None if wire is None else wire.catalogue,
        "view": fields(view),
        "decision": decision(here),
        "question": None,
        "answers": None,
        "standing": standing_data(game, view),
        "undo": False,
        "log": lines,
        "log_from": 0,
        "events": [],
        "outcome": None if outcome is None else _outcome(outcome.to_json()),
        "verdict": verdict(game, outcome),
    }


def previews(here: Run, after: list[int], found: Foreseen | None) -> p.Previews:
    """Of what the lesson lets the learner touch."""
    told = found or Foreseen()
    offer = None if told.offer is None else [p.Action(**each) for each in told.offer]
    touched = {action.id for action in here.offer()}
    shown = [p.Preview(**each) for each in told.previews if after or each["action"] in touched]
    return p.Previews(here.match.decisions[here.seat], after, False, offer, shown, told.reach)
