"""A game as numbers for learners, until somebody writes its own: the seat's view, field by field.

How long the lists of a view get and how large its numbers, nobody has said. They are measured: a
few random games of the same seeds, so that everybody measures the same. A list that always has the
same length keeps it, another gets room up to the next power of two, and so do numbers. What does
not fit all the same is cut or held at the bounds: then two positions can look alike to a learner,
which is the price of not writing `encode.py`. Lists go as the view has them, seat 0 first; of what
others chose, nothing is taken down but that they did.
"""

from typing import Any, Final

from .action import Action
from .chance import Chance, FastChance
from .encoding import Encoding, Run
from .game import AnyGame, OptionValue
from .native import i64
from .record import VIEW_SHAPE
from .text import Json

MEASURED_GAMES: Final = 12
MOST_PLIES: Final = 20_000
LARGEST: Final = 65_534


class Room:
    """What has been seen in one place of a view: how long, from where to where, which words."""

    def __init__(self) -> None:
        self.shortest = LARGEST
        self.longest = 0
        self.least = 0
        self.most = 0
        self.words: list[str] = []
        self.inner: Room | None = None

    def measure(self, value: Json) -> None:
        if isinstance(value, list):
            self.shortest = min(self.shortest, len(value))
            self.longest = max(self.longest, len(value))
            if self.inner is None:
                self.inner = Room()
            for each in value:
                self.inner.measure(each)
        elif isinstance(value, str):
            if value not in self.words:
                self.words.append(value)
        elif value is not None:
            self.least = min(self.least, int(value))
            self.most = max(self.most, int(value))

    def settle(self) -> None:
        """Leave room for what has not been seen."""
        self.words.sort()
        if self.shortest < self.longest:
            self.longest = power(self.longest)
        self.most = min(power(self.most + 1) - 1, LARGEST)
        if self.least < -1:
            self.least = -power(-self.least)
        if self.inner is not None:
            self.inner.settle()

    def size(self, shape: str) -> int:
        if shape.endswith("?"):
            return self.size(shape[:-1])
        if shape.startswith("["):
            inner = 0 if self.inner is None else self.inner.size(shape[1:-1])
            return 1 + self.longest * inner
        if shape == "str":
            return len(self.words) + 1
        return 2 if self.most - self.least >= 254 else 1

    def write(self, value: Json, shape: str, into: bytearray) -> None:
        """A list as its length and its values, then nothing; a word as one of those seen; a number
        as 1 and what it is above the least, so that 0 is free for "none"."""
        if shape.endswith("?"):
            shape = shape[:-1]
        size = self.size(shape)
        if value is None:
            into += bytes(size)
        elif shape.startswith("["):
            end = len(into) + size
            into.append(min(len(value), 255))
            if self.inner is not None:
                for each in value[: self.longest]:
                    self.inner.write(each, shape[1:-1], into)
            into += bytes(end - len(into))
        elif shape == "str":
            place = self.words.index(value) if value in self.words else len(self.words)
            into += bytes([1 if i == place else 0 for i in range(size)])
        else:
            number = 1 + min(max(int(value), self.least), self.most) - self.least
            into += min(number, LARGEST + 1).to_bytes(size, "big")


def power(number: int) -> int:
    """The least power of two that is not below a number."""
    return 1 << max(0, number - 1).bit_length()


def some_options(game: AnyGame, seats: int, chance: Chance) -> dict[str, OptionValue]:
    """Any of a game's options: one encoding serves for all of them."""
    found: dict[str, OptionValue] = {}
    for option in game.options(seats):
        if isinstance(option.default, bool):
            found[option.name] = chance.below(2) == 1
        elif isinstance(option.default, int):
            found[option.name] = option.least + chance.below(option.most - option.least + 1)
        else:
            found[option.name] = option.choices[chance.below(len(option.choices))]
    return found


class PlainEncoding(Encoding):
    """Any game's view as bytes. The seat and those who decide come first, a byte for each seat."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.rooms: dict[str, Room] = {}
        self.shape: dict[str, str] = {}
        plies = self._measure(game, seats)
        fields = [
            Run("seat", seats, 1, "one's own seat"),
            Run("deciding", seats, 1, "who owes a choice"),
        ]
        for name, room in self.rooms.items():
            fields.append(Run(name, room.size(self.shape[name]), 255, self.shape[name]))
        super().__init__(game, seats, fields)
        self.most_plies = max(MOST_PLIES, plies)

    def _measure(self, game: AnyGame, seats: int) -> int:
        """Look at the views of all seats in a few games; the most plies that one of them took."""
        longest = 0
        for seed in range(MEASURED_GAMES):
            chance = FastChance(seed)
            given = some_options(game, seats, chance) if seed else {}
            state = game.setup(seats, game.check_options(seats, given), chance)
            self._look(game, state, seats)
            plies = 0
            deciding = game.deciding(state)
            while deciding and plies < MOST_PLIES:
                action = game.random_action(state, deciding[0], chance)
                game.apply(state, deciding[0], action, chance)
                self._look(game, state, seats)
                plies += 1
                deciding = game.deciding(state)
            longest = max(longest, plies)
        for room in self.rooms.values():
            room.settle()
        return longest

    def _look(self, game: AnyGame, state: Any, seats: int) -> None:
        for seat in range(seats):
            view = game.view(state, seat)
            for name, shape in view.SHAPE.items():
                if name not in VIEW_SHAPE or name == "choice":
                    self.shape[name] = shape
                    if name not in self.rooms:
                        self.rooms[name] = Room()
                    self.rooms[name].measure(getattr(view, name))

    def write(self, state: Any, seat: i64) -> bytes:
        view = self.game.view(state, seat)
        found = bytearray([1 if each == seat else 0 for each in range(self.seats)])
        found += bytes([1 if each in view.deciding else 0 for each in range(self.seats)])
        for name, room in self.rooms.items():
            room.write(getattr(view, name), self.shape[name], found)
        return bytes(found)

    def seen(self, state: Any, seat: i64, actor: i64, action: Action) -> int:
        """One's own choice; which choices of others are open, only the game could tell."""
        return 1 + action.id if seat == actor else 0
