"""Many games stepped together, for trainers: one call makes a choice in each of them, and writes
what the next seats know and may choose into arrays that lie still, for NumPy to look into."""

from collections.abc import Callable
from typing import Any, Final, final

from .action import Action
from .chance import FastChance
from .encoding import Row, zeros
from .errors import BadInput
from .flat import filled, plain
from .marks import Marks
from .native import i64, u8, vec
from .outcome import returns_of
from .play import Play
from .record import State

RANDOM: Final = "random"
"""A bot that chooses anything legal: it needs no view."""


@final
class Running:
    """One of the games."""

    def __init__(self, marks: Marks, final_marks: Marks) -> None:
        self.state: Any = None
        self.chance = FastChance(0)
        self.thoughts = FastChance(0)
        """Bots draw from a source of their own: thinking never changes the game's chance."""
        self.marks = marks
        self.final_marks = final_marks

    def save(self) -> dict[str, Any]:
        """All that `load` needs, as plain data."""
        last = self.final_marks
        return {
            "state": self.state.to_json(),
            "chance": self.chance.word,
            "thoughts": self.thoughts.word,
            "final_mask": plain(last.ids[: last.count]),
        }

    def load(self, kind: type[State], data: dict[str, Any]) -> None:
        """Go on where a saved game stopped."""
        self.state = kind.from_json(data["state"])
        self.chance.word = data["chance"]
        self.thoughts.word = data["thoughts"]
        for id in data["final_mask"]:
            self.final_marks.add(id)


class Batch:
    """Tables of one kind. A game that ends is dealt anew at once, from its own stream of chance.

    All arrays go game by game, and are written in place: `actions` by whoever chooses, the others
    by `step`.
    """

    def __init__(self, play: Play, games: i64, seed: int) -> None:
        self.game = play.game
        self.encoding = play.encoding
        self.options = play.options
        self.games = games
        self.seats: i64 = play.seats
        self.limit: i64 = 0
        """After so many choices a game is cut off; 0 is never."""
        self.bots: list[Any] = []
        """Who chooses for the seats, clockwise from `own`: a bot, `RANDOM`, or None where it is
        the trainer; empty if that is so everywhere."""
        self.place: i64 = -1
        """Which seat is `own` in every game; -1 draws one for each deal."""
        self.wipe: Callable[[], object] | None = None
        """A faster way to set `observations` and `masks` to 0, if there is one."""
        self.whole = False
        """Whether all games are between two steps: a bot may have failed in the middle of one."""

        self.size: i64 = play.encoding.size
        self.width: i64 = len(play.game.actions)
        self._rows: list[Action] = play.game.actions.rows

        self.actions = filled(0, games)
        """The ids to choose."""
        self.asked = filled(0, games)
        """The seats that are to choose."""
        self.own = filled(0, games)
        """With bots: the seat from which they are counted."""
        self.plies = filled(0, games)
        """How many choices were made here, bots' not counted."""
        self.observations = zeros(games * self.size)
        """What the asked seats know."""
        self.masks = zeros(games * self.width)
        """What they may choose."""
        self.rewards = vec[float]([0.0] * (games * self.seats))
        """For every seat what the last step brought."""
        self.ended = zeros(games)
        """1 where the last step ended the game."""
        self.cut = zeros(games)
        """1 where the last step was the last that `limit` allows."""
        self.finals = zeros(games * self.size)
        """Of games that ended or were cut: what `final_seats` knew when it was over."""
        self.final_seats = filled(0, games)
        """Who would have been asked; of a game that ended `own`, or without bots who chose last."""
        self.final_masks = zeros(games * self.width)
        """What it might have chosen."""

        self._row = Row(self.observations, 0)
        self._final_row = Row(self.finals, 0)
        self._running: list[Running] = []
        for i in range(games):
            start = i * self.width
            marks, final_marks = Marks(self.masks, start), Marks(self.final_masks, start)
            self._running.append(Running(marks, final_marks))
        self.seed(seed)

    def state(self, i: int) -> Any:
        """The game itself, for whoever may look at it."""
        return self._running[i].state

    def seed(self, seed: int) -> None:
        """Chance from here on: each game has its own."""
        for i, running in enumerate(self._running):
            running.chance = FastChance(seed * 1_000_003 + i)
            running.thoughts = FastChance(-1 - seed * 1_000_003 - i)

    def forget(self) -> None:
        """Set `observations` and `masks` to 0, whatever was written into them."""
        if self.wipe is None:
            blank(self.observations, 0, len(self.observations))
            blank(self.masks, 0, len(self.masks))
        else:
            self.wipe()

    def _forget_ends(self) -> None:
        """No game has ended yet."""
        blank(self.finals, 0, len(self.finals))
        blank(self.final_masks, 0, len(self.final_masks))
        for i in range(self.games):
            self.final_seats[i] = 0
            self._running[i].final_marks.begin()

    # Playing

    def deal(self) -> None:
        """Begin all games."""
        self.whole = False
        self.forget()
        self._forget_ends()
        for i in range(self.games):
            self._settle(i)
            self._deal(i, self._running[i])
            self._show(i, self._running[i])
        self.whole = True

    def refused(self) -> i64:
        """The first game where `actions` has what the asked seat may not choose, or -1."""
        for i in range(self.games):
            if not self._running[i].marks.has(self.actions[i]):
                return i
        return -1

    def step(self) -> i64:
        """Make the choices of `actions`. If one is illegal nothing changes in any game, and this
        returns the first where it is; otherwise -1."""
        wrong = self.refused()
        if wrong >= 0:
            return wrong
        self.whole = False
        self.forget()
        for i in range(self.games):
            running, seat = self._running[i], self.asked[i]
            self._settle(i)
            action = self._rows[self.actions[i]]
            self.game.apply(running.state, seat, action, running.chance)
            self.plies[i] += 1
            self._go_on(i, running)
            self._show(i, running)
        self.whole = True
        return -1

    def _go_on(self, i: i64, running: Running) -> None:
        """Find out who is asked next; deal anew if nobody is, or nobody may be."""
        seat = self._ask(i, running)
        if seat < 0:
            self.ended[i] = 1
            self._keep(i, self.own[i] if self.bots else self.asked[i], running)
            returns = returns_of(self.game.places(running.state))
            for other in range(self.seats):
                self.rewards[i * self.seats + other] = returns[other]
        elif self.plies[i] == self.limit:
            self.cut[i] = 1
            self._keep(i, seat, running)
            self.game.mark_legal(running.state, seat, running.final_marks)
        else:
            self.asked[i] = seat
            return
        self._deal(i, running)

    def _ask(self, i: i64, running: Running) -> i64:
        """The seat that the trainer chooses for, after the bots before it have chosen; or -1."""
        game, state = self.game, running.state
        seat = game.asked(state)
        if not self.bots:
            return seat
        while seat >= 0:
            bot = self.bots[(seat + self.seats - self.own[i]) % self.seats]
            if bot is None:
                return seat
            if isinstance(bot, str):
                action = game.random_action(state, seat, running.thoughts)
            else:
                view, legal = game.view(state, seat), game.legal(state, seat)
                action = bot.choose(view, legal, running.thoughts)
                if action not in legal:
                    raise BadInput("error-bot-choice", bot=bot.name[:40], choice=str(action)[:60])
            game.apply(state, seat, action, running.chance)
            seat = game.asked(state)
        return -1

    def _deal(self, i: i64, running: Running) -> None:
        """A new game; yet another one if the bots finish it among themselves."""
        seat: i64 = -1
        while seat < 0:
            if self.bots:
                self.own[i] = running.thoughts.below(self.seats) if self.place < 0 else self.place
            running.state = self.game.setup(self.seats, self.options, running.chance)
            seat = self._ask(i, running)
        self.asked[i] = seat
        self.plies[i] = 0

    def _keep(self, i: i64, seat: i64, running: Running) -> None:
        """Write what a seat knows at the end, before the game is gone."""
        self.final_seats[i] = seat
        running.final_marks.begin()
        blank(self.final_masks, i * self.width, self.width)
        blank(self.finals, i * self.size, self.size)
        self._final_row.at = i * self.size
        self.encoding.put(running.state, seat, self._final_row)

    def _settle(self, i: i64) -> None:
        """What the step before brought is over."""
        if self.ended[i] or self.cut[i]:
            self.ended[i] = 0
            self.cut[i] = 0
            for seat in range(self.seats):
                self.rewards[i * self.seats + seat] = 0.0

    def _show(self, i: i64, running: Running) -> None:
        """Write what the asked seat knows and may choose."""
        seat = self.asked[i]
        self._row.at = i * self.size
        self.encoding.put(running.state, seat, self._row)
        running.marks.begin()
        self.game.mark_legal(running.state, seat, running.marks)

    def choose_at_random(self, chance: FastChance) -> None:
        """Put something legal into `actions`, all equally likely."""
        for i in range(self.games):
            marks = self._running[i].marks
            self.actions[i] = marks.ids[chance.below(marks.count)]

    # Keeping

    def save(self) -> dict[str, Any]:
        """The games as plain data: all that `load` needs."""
        return {
            "games": [each.save() for each in self._running],
            "asked": plain(self.asked),
            "own": plain(self.own),
            "plies": plain(self.plies),
            "rewards": list(self.rewards),
            "ended": list(self.ended),
            "cut": list(self.cut),
            "finals": bytes(self.finals),
            "final_seats": plain(self.final_seats),
        }

    def load(self, data: dict[str, Any]) -> None:
        """Go on where the saved games stopped, at as many tables of the same kind."""
        kind = type(self.game.setup(self.seats, self.options, FastChance(0)))
        self.forget()
        self._forget_ends()
        refill(self.asked, data["asked"])
        refill(self.own, data["own"])
        refill(self.plies, data["plies"])
        refill(self.final_seats, data["final_seats"])
        for i in range(len(self.rewards)):
            self.rewards[i] = data["rewards"][i]
        for i, byte in enumerate(data["finals"]):
            self.finals[i] = byte
        for i in range(self.games):
            self.ended[i] = data["ended"][i]
            self.cut[i] = data["cut"][i]
            self._running[i].load(kind, data["games"][i])
            self._show(i, self._running[i])
        self.whole = True


def blank(bytes: vec[u8], first: i64, count: i64) -> None:
    """Set some of them to 0."""
    for i in range(first, first + count):
        bytes[i] = 0


def refill(into: vec[i64], values: list[int]) -> None:
    for i in range(len(into)):
        into[i] = values[i]
