"""A match: a game in progress with its past, and the one place where choices are made, taken back,
recorded and replayed.

The table, the terminal, `verify` and the front door all go through it, so that they cannot
disagree. It knows nothing of people, time or storage.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from .action import Action
from .chance import Chances, commitment
from .describe import Named, describe_event
from .event import Event
from .game import AnyGame, Options, OptionValue
from .moment import Moment
from .native import mypyc_attr
from .outcome import Outcome
from .record import State
from .text import SeatName, Text
from .together import Forbidden, forbidden

SETUP: Final = 0
ACT: Final = 1
UNDO: Final = 2
KINDS: Final = ("setup", "act", "undo")
TAKEN_BACK: Final = "taken-back"


class Ply(NamedTuple):
    """What is kept of a ply: enough to make it again, and to see that it leads to the same."""

    kind: int
    seat: int | None
    action: int | None
    """The action's id; none for the setup and for taking back."""
    drawn: int
    """How many random numbers it took."""
    mark: str
    """A digest of the state after it, if it drew; the rest follows from the one before."""
    joined: bool = False
    """Whether it is one act with the ply before it, and goes back with it."""


class Step:
    """What one ply leads to, before or after it has become the present."""

    __slots__ = (
        "action",
        "drawn",
        "events",
        "joined",
        "kind",
        "moment",
        "seat",
        "state",
        "version",
    )

    def __init__(
        self,
        kind: int,
        version: int,
        seat: int | None,
        action: Action | None,
        state: State,
        events: list[Event],
        drawn: int,
        moment: Moment | None = None,
    ) -> None:
        self.kind = kind
        self.version = version
        self.seat = seat
        self.action = action
        self.state = state
        self.events = events
        self.drawn = drawn
        self.moment: Moment = Moment() if moment is None else moment
        """When it was chosen; of the setup, and of what is taken back: when it is then."""
        self.joined = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """`setup`, `act` and `take_back` prepare a step; `take` makes it the present. `together`
    prepares the steps of several choices that are one act: `take_back` takes all of them back.

    The chance of a ply comes from the match's secret and from what was taken before, so that a
    step that was prepared and never taken (the disk was full) leaves no trace. With an `opening`
    it begins there instead of with a deal.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options,
        secret: bytes,
        opening: State | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, OptionValue] = dict(options)
        self.secret = secret
        self.opening = opening
        self.chances = Chances(secret, game.info.version)
        self.state: State | None = None
        self.version = -1
        self.outcome: Outcome | None = None
        self.plies: list[Ply] = []
        """One for each version."""
        self.history: list[list[Event]] = []
        """The events of every version, for whoever comes later."""
        self.decisions = [0] * seats
        """Counts each seat's decisions: another seat's choice does not make yours stale."""
        self.offers: list[list[Any]] = [[] for _ in range(seats)]
        self.taken_back = 0
        """How often something was taken back since the match last moved on for good."""
        self._now = Moment()
        """When the last step was, for whoever has to count turns."""
        self._undone: list[list[Event]] = [[] for _ in range(seats)]
        """By seat, to be used again: somebody may take back very often."""
        self._before: list[State] = []
        self._undoer = -1

    @property
    def commitment(self) -> str:
        """What binds the secret before it is shown."""
        return commitment(self.secret, self.game.info.version)

    # Making plies

    def setup(self) -> Step:
        chance = self.chances.of(0)
        if self.opening is None:
            state: State = self.game.setup(self.seats, self.options, chance)
        else:
            state = self.opening.clone()
        return Step(SETUP, 0, None, None, state, [], chance.drawn, self._moment(state))

    def act(self, seat: int, action: Action) -> Step:
        """Apply a legal action to a copy."""
        assert self.state is not None
        version = self.version + 1
        chance = self.chances.of(version)
        events: list[Event] = []
        state = self.state.clone()
        self.game.apply(state, seat, action, chance, events)
        moment = self._moment(self.state)
        for event in events:
            if event.when is None:  # what a choice brings about may belong to a later moment
                event.when = moment
        return Step(ACT, version, seat, action, state, events, chance.drawn, moment)

    def _moment(self, state: State) -> Moment:
        """When it is in a state that follows the present one, or is it."""
        moment = self.game.moment(state)
        if moment.turn == 0:
            last = self._now
            same = moment.seat == last.seat and moment.round == last.round
            moment.turn = last.turn if same and last.turn else last.turn + 1
        return moment

    def together(self, seat: int, actions: list[Any]) -> list[Step] | Forbidden:
        """The steps of choices that are one act, mostly a single one; or why they may not be."""
        if len(actions) == 1 and actions[0] in self.offers[seat]:
            return [self.act(seat, actions[0])]
        assert self.state is not None
        found = forbidden(self.game, self.state, seat, actions)
        if found is not None:
            return found
        return self.acts([(seat, action) for action in actions], as_one=True)

    def acts(self, choices: Sequence[tuple[int, Any]], as_one: bool = False) -> list[Step]:
        """Several choices, one after the other; none becomes the present yet."""
        ahead = Match(self.game, self.seats, self.options, self.secret)
        ahead.chances = self.chances.clone()
        ahead.state, ahead.version, ahead._now = self.state, self.version, self._now
        steps: list[Step] = []
        for seat, action in choices:
            if action not in self.game.legal(ahead.state, seat):
                raise ValueError(f"{action.text} is not on offer")
            step = ahead.act(seat, action)
            step.joined = as_one and len(steps) > 0
            ahead.chances.count(step.version, step.drawn)
            ahead.state, ahead.version, ahead._now = step.state, step.version, step.moment
            steps.append(step)
        return steps

    def take_back(self, seat: int) -> Step:
        before = self._before[-1]
        moment = self._moment(before)
        events = self._undone[seat]
        if not events or events[0].when != moment:
            events = [Event(TAKEN_BACK, {"seat": seat})]
            events[0].when = moment
            self._undone[seat] = events
        return Step(UNDO, self.version + 1, seat, None, before, events, 0, moment)

    def may_undo(self, seat: int) -> bool:
        """Nothing random, nothing revealed, nobody else since: then a choice can be taken back."""
        return self._undoer == seat and bool(self._before)

    def take(self, step: Step) -> None:
        """Make a prepared step the present."""
        if step.kind == UNDO:
            self._before.pop()
            self.taken_back += 1
        else:
            self.chances.count(step.version, step.drawn)
            if step.kind == ACT:
                self._remember(step)
        self.state = step.state
        self.version = step.version
        self._now = step.moment
        self._note(step)
        deciding = self.game.deciding(step.state)
        for seat in range(self.seats):
            offer = self.game.legal(step.state, seat) if seat in deciding else []
            if seat == step.seat or offer != self.offers[seat]:
                self.decisions[seat] += 1
            self.offers[seat] = offer
        self.outcome = None if deciding else self.game.outcome(step.state)
        if self.outcome is not None:
            self._before = []

    def _note(self, step: Step) -> None:
        action = None if step.action is None else step.action.id
        mark = digest(self.game, step.state) if step.drawn else ""
        self.plies.append(Ply(step.kind, step.seat, action, step.drawn, mark, step.joined))
        self.history.append(step.events)

    def _remember(self, step: Step) -> None:
        final = step.drawn > 0 or any(event.reveals for event in step.events)
        if step.joined:
            if not final and self._undoer == step.seat:
                return  # the state before the whole act is remembered already
            final = True  # an act that is final in part is final
        if final or (self._undoer != step.seat and self._before):
            self.taken_back = 0  # what was there before cannot be taken back any more
        if final or self._undoer != step.seat:
            self._before = []
        if final:
            self._undoer = -1
            return
        assert self.state is not None
        assert step.seat is not None
        self._before.append(self.state)
        self._undoer = step.seat

    # Going through it again

    def again(self, kind: int, seat: int | None, action: int | None, joined: bool = False) -> Step:
        """Prepare a ply that was kept."""
        if kind == SETUP:
            return self.setup()
        assert seat is not None
        if kind == UNDO:
            return self.take_back(seat)
        assert action is not None
        step = self.act(seat, self.game.actions[action])
        step.joined = joined
        return step

    def steps(self) -> Iterator[Step]:
        """Every step from the setup on, made anew."""
        fresh = Match(self.game, self.seats, self.options, self.secret, self.opening)
        fresh.chances = self.chances.anew()
        for ply in self.plies:
            step = fresh.again(ply.kind, ply.seat, ply.action, ply.joined)
            fresh.take(step)
            yield step

    def kept(self) -> list[int]:
        """The versions that were not taken back."""
        stack: list[int] = []
        for version, ply in enumerate(self.plies):
            if ply.kind == UNDO:
                while self.plies[stack.pop()].joined:
                    pass
            else:
                stack.append(version)
        return stack

    def last_act(self) -> list[Action]:
        """The choices that taking back would take back now."""
        kept = self.kept()
        first = len(kept) - 1
        while self.plies[kept[first]].joined:
            first -= 1
        ids = [self.plies[version].action for version in kept[first:]]
        return [self.game.actions[id] for id in ids if id is not None]

    def before_act(self, version: int) -> int:
        """The last version before the act that a version belongs to."""
        while self.plies[version].joined:
            version -= 1
        return version - 1

    def end_of_act(self, version: int) -> int:
        """The last version of the act that a version belongs to: nobody was ever told of less."""
        while version < self.version and self.plies[version + 1].joined:
            version += 1
        return version

    def told(self, version: int, seat: int | None) -> list[Text]:
        """What happened in a version, in sentences, as a seat or a spectator may read it."""
        return [event_text(self.game, event, seat) for event in self.history[version]]


def as_one(steps: list[Step]) -> Step:
    """What several steps lead to together, as everybody hears of it."""
    last = steps[-1]
    if len(steps) == 1:
        return last
    events = [event for step in steps for event in step.events]
    drawn = sum(step.drawn for step in steps)
    return Step(last.kind, last.version, last.seat, last.action, last.state, events, drawn,
                steps[0].moment)  # fmt: skip


def event_text(game: AnyGame, event: Event, seat: int | None, named: Named | None = None) -> Text:
    """The sentence for an event; taking back is the match's own, not the game's."""
    if event.kind == TAKEN_BACK:
        return Text(f"table-log-{TAKEN_BACK}", {"seat": SeatName(event.data["seat"])})
    return describe_event(game, event, seat, named)


def digest(game: AnyGame, state: State) -> str:
    """Of a whole state: any other shuffle or die gives another."""
    return hashlib.sha256(game.frozen(state)).hexdigest()[:32]
