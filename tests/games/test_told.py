"""Positions of every game and what holds of them: tables in the language of positions.

`tests/games/<game>/{rules,foresight,standing,examples,refused}.toml` hold positions, as lessons
describe them, and rows: each a `[[row]]`, or `[[CO-5]]` with its rule in its heading, or
`[CO-5."what is shown"]`, which has its `rule` and `what` there. A row may say

- `what` is shown, by which it is named, after its `rule` if it has one;
- `rows`: several rows that have all the rest in common; they `play` on, and add to `but` and `set`;
  a list of them, or a table by what they show;
- `position`: the name of one of the file's or the game's, or a description, else the `usual` one;
  `but`: what is different in it; `set`: fields of the state itself, or what `fields` of its words
  makes into some; or `lesson` and `step`: where the rulebook's example is taught;
- `play`: choices made since, as they are typed, each by whoever is asked (`2: pass`: by seat 2); a
  position may have its own `set` and `play`, which come first; `chance`: what is drawn then, one
  number after the other;
- `seat`: who looks, from 1, or 0 for a spectator; else whoever is asked;
- `choice`: what would be done now. Without it the row is about how it stands;
- `each`: several choices that would be done in this position, and of each what has to hold;
- `then`: the same of choices that are made after those of `play`.

And of what has to hold

- `refused`: the choice is, by this section, with this sentence (`CO-5 gift-there`);
- `notes`, `whole`: of what the choice would do; `standing`: after it, or now; field by field;
- `en`, `es`: what is told, line by line; `reason_en`, `reason_es`: what a hint says of the choice;
- `after`: fields of the state; `view`: of what the seat sees; `events`: of the last choice played,
  in their order, as their kind or as `{ kind = …, seat = … }`, `hits`, `audience`, `when` too;
  `told_en`, `told_es`: what the seat is told of them, and `recap_en`, `recap_es` in short; `legal`:
  all choices that there are; `can` and `cannot`: some that are there, and some that are not;
- `outcome`: `winners`, `places`, `reason`, and rows of the score sheet by the last words of their
  names.

A list of choices or events may be one text, with commas. Of lines and events `…` stands for any
number of them, and at the end of a line for its rest. A text where a field has numbers is read by
`tests/games/<game>/words.py`, so that cards and cells have their names; then order does not matter.
`… Ki` is about the last of them, and `""` is none; of yes and no it says what is yes. Its `more`
may tell further things of a state or a view. In a list `?` is what is not known.
"""

import importlib
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.chance import FastChance, ScriptedChance
from grimorio.core.describe import describe_event, describe_recap
from grimorio.core.event import EVERYTHING, Event
from grimorio.core.foresee import foresee
from grimorio.core.game import AnyGame
from grimorio.core.position import Given, build
from grimorio.core.preview import Standing
from grimorio.core.registry import get_game, ours
from grimorio.core.text import Text
from grimorio.learn.lesson import find, opening
from grimorio.texts import Speaker

HERE = Path(__file__).parent
TABLES = ("rules", "foresight", "standing", "examples", "refused")
SCENE = {"what", "rule", "position", "but", "set", "lesson", "step", "play", "chance", "seat"}
WORDS = SCENE | {"choice", "each", "then", "refused", "notes", "whole", "standing", "en", "es",
                 "reason_en", "reason_es", "after", "view", "events", "told_en", "told_es",
                 "recap_en", "recap_es", "legal", "can", "cannot", "outcome"}  # fmt: skip
MORE = "…"
Row = dict[str, Any]


def tables() -> Iterator[Any]:
    for game in ours():
        paths = {table: HERE / game / f"{table}.toml" for table in TABLES}
        found = {table: tomllib.loads(path.read_text(encoding="utf-8"))
                 for table, path in paths.items() if path.is_file()}  # fmt: skip
        positions = {name: each for data in found.values()
                     for name, each in data.get("positions", {}).items()}  # fmt: skip
        for table, data in found.items():
            for row in chain.from_iterable(map(rows, written(data))):
                unknown = set(row) - WORDS
                assert not unknown, f"{game}, {table}, {row.get('what')}: {unknown} is not known"
                rule = f"{row['rule']} " if "rule" in row else ""
                name = f"{game}-{table}: {rule}{row['what']}"
                yield pytest.param(game, {**positions, **data.get("positions", {})}, row, id=name)


def written(data: Row) -> Iterator[Row]:
    for heading in [word for word in data if word != "positions"]:
        rule = {} if heading == "row" else {"rule": heading}
        found = data[heading]
        if isinstance(found, dict):
            found = [{"what": what, **row} for what, row in found.items()]
        for row in found:
            yield from spread({**rule, **row})


def spread(row: Row) -> list[Row]:
    """The rows of a row, each with what they have in common."""
    common = {word: value for word, value in row.items() if word != "rows"}
    parts = row.get("rows", [{}])
    if isinstance(parts, dict):
        parts = [{"what": what, **own} for what, own in parts.items()]
    found = [{**common, **each} for each in parts]
    for each, own in zip(found, parts, strict=True):
        each["play"] = [*listed(common.get("play", [])), *listed(own.get("play", []))]
        for word in ("but", "set"):
            each[word] = {**common.get(word, {}), **own.get(word, {})}
    return found


def rows(row: Row) -> Iterator[Row]:
    """A row, and one for every choice that may be made in its position."""
    scene = {word: row[word] for word in row if word in SCENE}
    if row.keys() - scene.keys() - {"each", "then"}:
        yield row
    for choice, holds in row.get("each", {}).items():
        yield {**scene, **holds, "what": f"{row['what']}: {choice}", "choice": choice}
    for choice, holds in row.get("then", {}).items():
        play = [*listed(row.get("play", [])), choice]
        yield {**scene, **holds, "what": f"{row['what']}, then {choice}", "play": play}


def described(positions: dict[str, Row], row: Row) -> Row:
    """The description of a row's position; a position may be `like` another."""
    found = row.get("position", "usual")
    if isinstance(found, str):
        found = positions[found]
    if "like" in found:
        base = described(positions, {"position": found["like"]})
        found = {**base, **{word: value for word, value in found.items() if word != "like"}}
    return {**found, **row.get("but", {})}


class Scene:
    """The position of a row, what has been played in it, and who looks."""

    def __init__(self, game: AnyGame, positions: dict[str, Row], row: Row) -> None:
        self.game = game
        self.row = row
        self.events: list[Event] = []
        if "lesson" in row:
            lesson = find(game.info.id, row["lesson"])
            self.state = opening(lesson, row.get("step", 1)).clone()
            names = lesson.players(row.get("step", 1))
            found: Row = {}
        else:
            found = described(positions, row)
            words = {word: value for word, value in found.items() if word not in ("set", "play")}
            given = Given(row["what"], words)
            self.state = build(game, given).clone()
            names = given.players()
        self.names = [name or "Ana" for name in names]
        fields = {**found.get("set", {}), **row.get("set", {})}
        if fields:
            self.change(fields)
        self.chance = ScriptedChance(row["chance"]) if "chance" in row else FastChance(1)
        for text in [*listed(found.get("play", [])), *listed(row.get("play", []))]:
            self.play(text)
        self.seat = self.asked() if "seat" not in row else row["seat"] - 1
        self.view = game.view(self.state, None if self.seat < 0 else self.seat)

    def change(self, wanted: Row) -> None:
        fields = self.state.to_json()
        for name, value in wanted.items():
            if name not in fields:
                fields.update(self.words().fields(fields, name, value))
            elif isinstance(value, str) and not isinstance(fields[name], str):
                fields[name] = self.words().read(value)
            else:
                fields[name] = value
        self.state = type(self.state).from_json(fields)

    def asked(self) -> int:
        return next(iter(self.game.deciding(self.state)), 0)

    def play(self, text: str) -> None:
        who, _, typed = text.rpartition(": ")
        seat = int(who) - 1 if who else self.asked()
        action = self.game.actions.parse(typed)
        refusal = self.game.why_not(self.state, seat, action)
        assert refusal is None, f"{text}: {refusal}"
        self.events = []
        self.game.apply(self.state, seat, action, self.chance, self.events)

    def said(self, language: str, lines: list[Any]) -> list[str]:
        speaker = Speaker(language, self.names)
        told = [speaker.say(line) for line in lines]
        assert not any("{" in each or f"{self.game.info.id}-" in each for each in told), told
        return told

    def words(self) -> Any:
        return importlib.import_module(f"tests.games.{self.game.info.id}.words")

    def holds(self, found: Row, wanted: Row) -> None:
        """Every field that is written down; a text is read in the words of the game."""
        for name, value in wanted.items():
            if name not in found:
                found = {**found, **self.words().more(found)}
            assert self.agrees(found[name], value), f"{name}: {found[name]}, not {value}"

    def agrees(self, found: Any, wanted: Any) -> bool:
        if isinstance(found, list) and isinstance(wanted, list):
            return len(found) == len(wanted) and all(map(self.agrees, found, wanted))
        if not isinstance(wanted, str) or isinstance(found, str) or wanted == "?":
            return bool(found is None if wanted == "?" else found == wanted)
        numbers = self.words().read(wanted.removeprefix(MORE))
        there = found if isinstance(found, list) else [] if found is None else [found]
        if there and isinstance(there[0], bool):
            there = [number for number, yes in enumerate(there) if yes]
        if wanted.startswith(MORE):
            return bool(there[-len(numbers) :] == numbers)
        return sorted(there) == sorted(numbers)


def listed(wanted: str | list[Any]) -> list[Any]:
    return wanted if isinstance(wanted, list) else [each.strip() for each in wanted.split(",")]


def same(told: str, wanted: str) -> bool:
    begins = wanted.removesuffix(MORE)
    return told == wanted or (begins != wanted and told.startswith(begins))


def agree(told: list[str], wanted: list[str]) -> bool:
    """Whether these are the lines, `…` standing for what is not written down."""
    if not wanted:
        return not told
    if wanted[0] == MORE:
        return agree(told, wanted[1:]) or (bool(told) and agree(told[1:], wanted))
    return bool(told) and same(told[0], wanted[0]) and agree(told[1:], wanted[1:])


def fits(event: Event, wanted: str | Row) -> bool:
    if isinstance(wanted, str):
        return event.kind == wanted
    when = event.when.to_json() if event.when else None
    seen = {**event.to_json(), "when": when, **event.seen_by(EVERYTHING)}
    return all(seen.get(name) == value for name, value in wanted.items())


def happened(events: list[Event], wanted: list[Any]) -> bool:
    if not wanted:
        return not events
    if wanted[0] == MORE:
        return happened(events, wanted[1:]) or (bool(events) and happened(events[1:], wanted))
    return bool(events) and fits(events[0], wanted[0]) and happened(events[1:], wanted[1:])


@pytest.mark.parametrize(("game_id", "positions", "row"), list(tables()))
def test_it_holds(game_id: str, positions: dict[str, Row], row: Row) -> None:
    scene = Scene(get_game(game_id), positions, row)
    before = scene.state.to_bytes()
    if "refused" in row:
        check_refusal(scene)
    elif "choice" in row:
        check_choice(scene)
    elif row.keys() & {"standing", "en", "es"}:
        standing = scene.game.standing(scene.view)
        check_told(scene, standing, scene.game.standing_lines(standing))
    check_state(scene)
    assert scene.state.to_bytes() == before


def check_refusal(scene: Scene) -> None:
    action = scene.game.actions.parse(scene.row["choice"])
    refusal = scene.game.why_not(scene.state, scene.seat, action)
    assert refusal is not None, "it is allowed"
    key = refusal.text.key.removeprefix(f"{scene.game.info.id}-no-")
    assert f"{refusal.section} {key}" == scene.row["refused"]


def check_choice(scene: Scene) -> None:
    game, row = scene.game, scene.row
    action = game.actions.parse(row["choice"])
    assert game.why_not(scene.state, scene.seat, action) is None, row["choice"]
    preview = foresee(game, scene.view, action)
    check_told(scene, preview.standing, preview.lines)
    if "notes" in row:
        assert preview.notes is not None
        scene.holds(preview.notes.to_json(), row["notes"])
    assert preview.whole == row.get("whole", preview.whole)
    for language in ("en", "es"):
        if f"reason_{language}" in row:
            why = game.reason(scene.view, action, preview)
            assert why is not None
            assert scene.said(language, [why]) == [row[f"reason_{language}"]]


def check_told(scene: Scene, standing: Standing | None, lines: list[Text]) -> None:
    wanted = scene.row.get("standing")
    if wanted == {}:
        assert standing is None
    elif wanted is not None:
        assert standing is not None
        scene.holds(standing.to_json(), wanted)
    for language in ("en", "es"):
        told = scene.said(language, lines)
        assert language not in scene.row or agree(told, scene.row[language]), told


def check_events(scene: Scene) -> None:
    row, seat = scene.row, None if scene.seat < 0 else scene.seat
    assert "events" not in row or happened(scene.events, listed(row["events"])), scene.events
    for name, describe in (("told", describe_event), ("recap", describe_recap)):
        for language in ("en", "es"):
            if f"{name}_{language}" in row:
                speaker = Speaker(language, scene.names, seat)
                texts = [describe(scene.game, event, seat) for event in scene.events]
                told = [speaker.say(text) for text in texts if text is not None]
                assert agree(told, row[f"{name}_{language}"]), told


def check_state(scene: Scene) -> None:
    game, row = scene.game, scene.row
    scene.holds(scene.state.to_json(), row.get("after", {}))
    scene.holds(scene.view.to_json(), row.get("view", {}))
    check_events(scene)
    offers = game.legal(scene.state, scene.seat) if scene.seat >= 0 else []
    legal = [action.text for action in offers]
    assert sorted(listed(row.get("legal", legal))) == sorted(legal)
    assert set(listed(row.get("can", []))) <= set(legal)
    assert not set(listed(row.get("cannot", []))) & set(legal)
    if "outcome" in row:
        outcome = game.outcome(scene.state)
        assert outcome is not None
        for name, wanted in row["outcome"].items():
            if name == "winners":
                assert [seat + 1 for seat in outcome.winners] == wanted
            elif name == "places":
                assert outcome.places == wanted
            elif name == "reason":
                assert outcome.reason.key == f"{game.info.id}-{wanted}"
            else:
                (cells,) = [each.cells for each in outcome.sheet if each.label.key.endswith(name)]
                assert scene.agrees(list(cells), wanted), name
