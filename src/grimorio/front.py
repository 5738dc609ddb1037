"""The front door: a match to play with from Python, as `import grimorio` gives it.

>>> import grimorio
>>> match = grimorio.play("conclave", seats=3, seed=1)
>>> match.push(match.legal[0])
>>> match.run(bots="random").winners
[2]
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from io import StringIO
from os import PathLike
from pathlib import Path
from typing import Any

from rich.console import Console

from grimorio.boards import draw, printed, score_sheet, who_won
from grimorio.bots import Bot, Chooser, make_bot
from grimorio.core import foresee
from grimorio.core import match as core
from grimorio.core.action import Action
from grimorio.core.chance import FastChance, secret_of
from grimorio.core.errors import BadInput, IllegalAction
from grimorio.core.event import EVERYTHING, Event
from grimorio.core.game import AnyGame, OptionValue
from grimorio.core.moment import Moment
from grimorio.core.outcome import Outcome
from grimorio.core.recap import recap
from grimorio.core.record import Record, State, View
from grimorio.core.refusal import Refusal
from grimorio.core.registry import build_game
from grimorio.core.saved import Saved, read_record, record_of
from grimorio.core.text import Json
from grimorio.core.together import MOST_TOGETHER, Forbidden
from grimorio.given import a_file, a_seat, an_action, in_its_language, spoken, whole, written
from grimorio.texts import Speaker

Choice = Action | str | int
Player = Bot | str | Chooser
"""A bot, its name, or anything that is given a view and the legal actions and picks one."""


class Standing:
    """How it stands, as far as a seat can tell; printed, a line for each seat."""

    def __init__(self, data: foresee.Standing, sentences: list[str]) -> None:
        self.data = data
        """All of it, as the game has it."""
        self.numbers = data.numbers
        self.ahead = data.ahead
        self.sentences = sentences

    def __str__(self) -> str:
        return "\n".join(self.sentences)

    def __repr__(self) -> str:
        return repr(self.data)


class Preview:
    """What a choice will certainly do, as far as its seat can know; printed, in sentences."""

    def __init__(
        self, data: foresee.Preview, standing: Standing | None, sentences: list[str]
    ) -> None:
        self.action = data.action
        self.events: list[dict[str, Json]] = data.events
        self.whole = data.whole
        """False: something hidden or random comes after these events."""
        self.standing = standing
        """Afterwards; None if that depends on what is hidden or random."""
        self.notes: Record | None = data.notes
        """What the game adds, in numbers."""
        self.sentences = sentences

    def __str__(self) -> str:
        return "\n".join([self.action.text, *("  " + each for each in self.sentences)])

    def __repr__(self) -> str:
        return f"<Preview of {self.action.text!r}, {len(self.events)} events>"


class Turn:
    """What others did in a turn since one's own; printed, a line each."""

    def __init__(self, moment: Moment, sentences: list[str]) -> None:
        self.moment = moment
        self.sentences = sentences
        """What was done to oneself comes first."""

    def __str__(self) -> str:
        return "\n".join(self.sentences)

    def __repr__(self) -> str:
        return f"<Turn {self.moment!r}, {len(self.sentences)} lines>"


class Result(Outcome):
    """How a match ended; printed, the score sheet with who won and why."""

    def __init__(self, outcome: Outcome, speaker: Speaker) -> None:
        super().__init__(outcome.places, outcome.reason, outcome.sheet)
        self.speaker = speaker

    def __str__(self) -> str:
        sheet = printed(score_sheet(self, self.speaker))
        return f"{sheet}\n{who_won(self, self.speaker)}"


class Match(core.Match):
    """A game in progress: look at it, choose, take back, let bots play, save it.

    What one seat may know is `view`; the whole truth is `state`. Compiled, what it inherits has no
    words of its own: read them in `core/match.py`.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: dict[str, OptionValue],
        secret: bytes,
        players: Sequence[str] = (),
        language: str = "en",
    ) -> None:
        super().__init__(game, seats, options, secret)
        plain = Speaker(language)
        if isinstance(players, str) or len(players) > seats:
            count = 1 if isinstance(players, str) else len(players)
            raise BadInput("error-players", count=count, seats=seats)
        names = [*players, *[""] * (seats - len(players))]
        self.players = [name or plain.player(seat) for seat, name in enumerate(names)]
        self.language = language

    # What one can ask

    @property
    def position(self) -> State:
        assert self.state is not None
        return self.state

    @property
    def deciding(self) -> list[int]:
        """The seats that owe a choice now; none when the match is over."""
        return list(self.game.deciding(self.position))

    @property
    def turn(self) -> int | None:
        """The seat that is asked next; None when the match is over."""
        return next(iter(self.deciding), None)

    @property
    def legal(self) -> list[Action]:
        """What the seat that is asked next may choose."""
        return [] if self.turn is None else list(self.offers[self.turn])

    @in_its_language
    def view(self, seat: int | None = None) -> View:
        """What a seat may know, or a spectator (None)."""
        seat = self._looking(seat)
        view: View = self.game.view(self.position, seat)
        return view

    def _looking(self, seat: int | None) -> int | None:
        return None if seat is None else a_seat(seat, self.seats)

    @in_its_language
    def why_not(self, choice: Choice, seat: int | None = None) -> Refusal | None:
        """The rule that forbids a choice, or None if it is allowed."""
        refusal: Refusal | None = self.game.why_not(
            self.position, self._mover(seat), self._action(choice)
        )
        return refusal

    # Looking ahead and back, with no more than a seat may know

    @in_its_language
    def preview(self, choice: Choice, seat: int | None = None) -> Preview:
        """What a choice would certainly do. Raises IllegalAction if it is not on offer."""
        mover, action = self._allowed(choice, seat)
        found = foresee.foresee(self.game, self.view(mover), action)
        after = None if found.standing is None else self._standing(found.standing)
        return Preview(found, after, [self._to(mover).say(line) for line in found.lines])

    @in_its_language
    def standing(self, seat: int | None = None) -> Standing:
        """How it stands for a seat, or for a spectator (None)."""
        return self._standing(self.game.standing(self.view(seat)))

    def _standing(self, found: foresee.Standing) -> Standing:
        lines = self.game.standing_lines(found)
        return Standing(found, [self.speaker.say(line) for line in lines])

    @in_its_language
    def recap(self, seat: int | None = None) -> list[Turn]:
        """What happened since a seat last chose, turn by turn; to a spectator (None), all."""
        seat = self._looking(seat)
        speaker = self._to(seat)
        return [
            Turn(turn.moment, [speaker.recap(told.seat, told.text) for told in turn.told])
            for turn in recap(self, seat)
        ]

    # Playing

    def take(self, step: core.Step) -> None:
        super().take(step)
        if self.outcome is not None:
            self.outcome = Result(self.outcome, self.speaker)

    @in_its_language
    def push(self, choice: Choice | Sequence[Choice], seat: int | None = None) -> list[Event]:
        """Make a choice: an action, its text (`send crow-blue-4 b2`) or its id. By the seat that is
        asked next, unless another is named. Raises IllegalAction with the rule's sentence.

        Several choices in a list are one act: all are made or none, and `undo` takes all back.
        """
        if self.outcome is not None:
            raise BadInput("error-match-over")
        given: list[Any] = list(choice) if isinstance(choice, list | tuple) else [choice]
        if not 0 < len(given) <= MOST_TOGETHER:
            raise BadInput("error-choices", count=len(given), most=MOST_TOGETHER)
        actions = [self._action(each) for each in given]
        steps = self.together(self._mover(seat), actions)
        if isinstance(steps, Forbidden):
            raise self._not_allowed(steps, actions, self._mover(seat))
        for step in steps:
            self.take(step)
        return core.as_one(steps).events

    def _not_allowed(self, found: Forbidden, actions: list[Action], seat: int) -> BadInput:
        if found.refusal is None:
            return BadInput("table-not-seen", choice=found.choice + 1)
        why = self._to(seat).say(found.refusal.text)
        return IllegalAction(found.refusal.section, why, actions[found.choice].text)

    @in_its_language
    def undo(self) -> list[Action]:
        """Take the last choice back, or all that were one act with it, as at the table: not past
        chance, what was revealed, or another seat's choice. The record keeps that it was taken
        back."""
        if len(self) == 0:
            raise BadInput("error-nothing-chosen")
        for seat in range(self.seats):
            if self.may_undo(seat):
                last = self.last_act()
                self.take(self.take_back(seat))
                return last
        raise BadInput("table-no-undo")

    @in_its_language
    def run(self, bots: Player | Sequence[Player] = "greedy", seed: int = 0) -> Outcome:
        """Let bots play to the end: one for all seats, or one for each."""
        made = self._seated(bots)
        chance = FastChance(whole("seed", seed))
        while (seat := self.turn) is not None:
            self.push(made[seat].choose(self.view(seat), self.legal, chance), seat)
        assert self.outcome is not None
        return self.outcome

    def _seated(self, bots: Player | Sequence[Player]) -> list[Bot]:
        given: list[Any] = list(bots) if isinstance(bots, list | tuple) else [bots] * self.seats
        if len(given) != self.seats:
            raise BadInput("error-bots-count", count=len(given), seats=self.seats)
        return [make_bot(each, self.game) for each in given]

    # Telling

    @property
    def speaker(self) -> Speaker:
        return self._to(None)

    def _to(self, seat: int | None) -> Speaker:
        """Speaks to a seat: of its own acts in the second person."""
        return Speaker(self.language, self.players, seat)

    @in_its_language
    def story(self, language: str | None = None, seat: int | None = EVERYTHING) -> list[str]:
        """What happened, a sentence each, and at the end who won and why; all of it, or as a seat
        or a spectator (None) saw it."""
        if seat != EVERYTHING:
            seat = self._looking(seat)
        speaker = Speaker(language or self.language, self.players, seat)
        told = [text for version in range(self.version + 1) for text in self.told(version, seat)]
        end = [] if self.outcome is None else [who_won(self.outcome, speaker)]
        return [*(speaker.say(text) for text in told), *end]

    def board(self, seat: int | None = None) -> Any:
        """The table as a seat sees it, for Rich to print."""
        return draw(self.game, self.view(seat), self.speaker)

    def __str__(self) -> str:
        return printed(self.board(self.turn))

    def _repr_html_(self) -> str:
        console = Console(file=StringIO(), width=100, record=True, force_jupyter=False)
        console.print(self.board(self.turn))
        return console.export_html(inline_styles=True, code_format="<pre>{code}</pre>")

    def __repr__(self) -> str:
        now = "over" if self.turn is None else f"{self.players[self.turn]} to choose"
        return f"<Match of {self.game.info.id}, {self.seats} seats, ply {self.version}, {now}>"

    # Keeping

    def record(self) -> dict[str, Json]:
        """The match as plain data, in the one format that everything of Grimorio reads."""
        return record_of(self, "", self.players)

    @in_its_language
    def save(self, path: str | PathLike[str]) -> None:
        written(a_file(path), json.dumps(self.record(), indent=1))

    @in_its_language
    def replay(self, to: int | None = None) -> Match:
        """Another match that has come as far as ply `to` of this one, to go on from there."""
        last = self.version if to is None else whole("to", to)
        if not 0 <= last <= self.version:
            raise BadInput("error-ply", value=last, most=self.version)
        copy = Match(self.game, self.seats, self.options, self.secret, self.players, self.language)
        for ply in self.plies[: last + 1]:
            copy.take(copy.again(ply.kind, ply.seat, ply.action, ply.joined))
        return copy

    def __iter__(self) -> Iterator[tuple[int, Action]]:
        """The choices that stand, in order: who, and what."""
        for version in self.kept()[1:]:
            ply = self.plies[version]
            assert ply.seat is not None
            assert ply.action is not None
            yield ply.seat, self.game.actions[ply.action]

    def __len__(self) -> int:
        return len(self.kept()) - 1

    def __bool__(self) -> bool:
        return True

    def __copy__(self) -> Match:
        return self.replay()

    def __deepcopy__(self, memo: object) -> Match:
        return self.replay()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.record() == other.record()

    def __hash__(self) -> int:
        return hash((self.commitment, self.version))

    def __reduce__(self) -> tuple[object, ...]:
        return (_unpickled, (self.record(), self.language))

    def _mover(self, seat: int | None) -> int:
        if self.turn is None:
            raise BadInput("error-match-over")
        return self.turn if seat is None else a_seat(seat, self.seats)

    def _allowed(self, choice: Choice, seat: int | None) -> tuple[int, Action]:
        """Who chooses what, if the rules allow it."""
        if self.outcome is not None:
            raise BadInput("error-match-over")
        mover, action = self._mover(seat), self._action(choice)
        if action not in self.offers[mover]:
            refusal = self.game.why_not(self.position, mover, action)
            assert refusal is not None
            raise IllegalAction(refusal.section, self._to(mover).say(refusal.text), action.text)
        return mover, action

    def _action(self, choice: Choice) -> Action:
        return an_action(choice, self.game.actions)


def play(
    game: str,
    seats: int | None = None,
    *,
    seed: int | None = None,
    edition: str | PathLike[str] | None = None,
    rules: int | None = None,
    players: Sequence[str] = (),
    language: str = "en",
    **options: OptionValue,
) -> Match:
    """A new match, dealt. The same seed gives the same match; options are keywords, with `_` for
    `-` (`two_chronicles=True`). Whoever is not named among `players` is called by the seat."""
    try:
        return _dealt(game, seats, seed, edition, rules, players, language, options)
    except BadInput as error:
        raise spoken(error, language) from None


def _dealt(game: str, seats: int | None, seed: int | None, edition: str | PathLike[str] | None,
           rules: int | None, players: Sequence[str], language: str,
           options: dict[str, OptionValue]) -> Match:  # fmt: skip
    built = build_game(str(game), None if edition is None else Path(edition), rules)
    count = built.info.least_seats if seats is None else whole("seats", seats)
    complete = built.check_options(
        count, {name.replace("_", "-"): value for name, value in options.items()}
    )
    secret = secrets.token_bytes(32) if seed is None else secret_of(whole("seed", seed))
    match = Match(built, count, complete, secret, players, language)
    match.take(match.setup())
    return match


def load(path: str | PathLike[str], language: str = "en") -> Match:
    """A match from a file: saved here or in the terminal, or exported from a table."""
    try:
        return _opened(read_record(_read(Path(path))), language)
    except BadInput as error:
        raise spoken(error, language) from None


def _read(path: Path) -> Json:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise BadInput("error-damaged-json", line=error.lineno) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("error-file", file=path.name, problem=type(error).__name__) from None


def _opened(saved: Saved, language: str) -> Match:
    """The match that was read, with everything that this door adds."""
    read = saved.match
    match = Match(read.game, read.seats, read.options, read.secret, saved.players, language)
    for ply in read.plies:
        match.take(match.again(ply.kind, ply.seat, ply.action, ply.joined))
    return match


def _unpickled(data: dict[str, Json], language: str) -> Match:
    return _opened(read_record(data), language)
