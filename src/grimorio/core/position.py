"""A position as somebody writes it down, and what has to hold of it.

A description names what matters; what it does not name is filled with the pieces that are left.
How it becomes a state is each game's own: `build(game, given)` of its `positions`.
"""

import json
from collections import Counter

from .action import Action
from .chance import FastChance
from .game import AnyGame, OptionValue
from .preview import Preview
from .record import State, View
from .registry import part
from .text import Json, TextArg


class BadPosition(ValueError):
    """A description that no position fits: says where and why."""


class Given:
    """A description, read word by word; what is not understood is refused."""

    def __init__(self, place: str, data: dict[str, Json]) -> None:
        self.place = place
        """Where it stands, for whoever has to mend it."""
        self.data = data

    def refuse(self, problem: str) -> BadPosition:
        return BadPosition(f"{self.place}: {problem}")

    def known(self, *words: str) -> None:
        """Refuse every word but these, and `players` and `options`, which all have."""
        for word in self.data:
            if word not in words and word not in ("players", "options"):
                raise self.refuse(f"{word!r} is not known; known are {', '.join(words)}")

    def has(self, word: str) -> bool:
        return word in self.data

    def players(self) -> list[str]:
        """The names of who sits there; the learner's is empty."""
        return self.texts("players", 0)

    def options(self) -> dict[str, OptionValue]:
        """Of the table, where they are not the usual ones."""
        found = self.data.get("options", {})
        if not isinstance(found, dict):
            raise self.refuse("options must be a table")
        return {str(name): found[name] for name in found}

    def text(self, word: str, default: str = "") -> str:
        found = self.data.get(word, default)
        if not isinstance(found, str):
            raise self.refuse(f"{word} must be a text")
        return found

    def texts(self, word: str, count: int) -> list[str]:
        """A list of texts; so many, if it is said how many. What is not given is empty."""
        found = self.data.get(word, [""] * count)
        if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
            raise self.refuse(f"{word} must be a list of texts")
        if count and len(found) != count:
            raise self.refuse(f"{word} has {len(found)} texts, and {count} are needed")
        return [str(each) for each in found]

    def number(self, word: str, default: int, least: int, most: int) -> int:
        found = self.data.get(word, default)
        if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
            raise self.refuse(f"{word} must be a number from {least} to {most}")
        return found

    def numbers(self, word: str, count: int) -> list[int]:
        """A list of so many whole numbers; zeros if it is not given."""
        found = self.data.get(word, [0] * count)
        if not isinstance(found, list) or len(found) != count:
            raise self.refuse(f"{word} must be a list of {count} numbers")
        for each in found:
            if isinstance(each, bool) or not isinstance(each, int):
                raise self.refuse(f"{word} must be a list of {count} numbers")
        return [int(each) for each in found]

    def flag(self, word: str) -> bool:
        found = self.data.get(word, False)
        if not isinstance(found, bool):
            raise self.refuse(f"{word} must be true or false")
        return found

    def word(self, word: str, allowed: list[str], default: str) -> str:
        found = self.text(word, default)
        if found not in allowed:
            raise self.refuse(f"{word} is {found!r}; allowed are {', '.join(allowed)}")
        return found


class Rest:
    """The cards that a description has not named yet, in an order that is the same every time."""

    def __init__(self, given: Given, count: int) -> None:
        self.given = given
        self.left = list(range(count))
        FastChance(7).shuffle(self.left)

    def remove(self, card: int, word: str) -> int:
        """The card, which the description calls by this word."""
        if card not in self.left:
            raise self.given.refuse(f"{word} is there twice")
        self.left.remove(card)
        return card


class Tried:
    """What a text of a lesson can speak of: a position, and what was tried or picked in it."""

    def __init__(self, view: View) -> None:
        self.view = view
        """What the learner sees."""
        self.action: Action | None = None
        self.preview: Preview | None = None
        """What the action certainly does; none if it is not allowed."""
        self.after: View | None = None
        """What the learner sees after it."""
        self.seat: int | None = None
        """The seat that was picked, if the question was about seats."""
        self.thing = ""
        """The thing that was picked."""


def build(game: AnyGame, given: Given) -> State:
    """The state that a description describes, checked."""
    state: State = part(game.info.id, "positions").build(game, given)
    check(game, state, given)
    return state


def facts(game: AnyGame, tried: Tried) -> dict[str, TextArg]:
    """The numbers and names that a text can use, worked out from the position."""
    found: dict[str, TextArg] = part(game.info.id, "positions").facts(game, tried)
    return found


def check(game: AnyGame, state: State, given: Given) -> None:
    """All pieces are there, and every seat knows what it could know in a game."""
    seats = len(given.players())
    dealt = game.setup(seats, game.check_options(seats, given.options()), FastChance(1))
    lost, made = Counter(dealt.pieces()), Counter(state.pieces())
    if lost != made:
        raise given.refuse(f"pieces are lost {lost - made} or made {made - lost}")
    if type(state).from_json(json.loads(state.to_bytes())) != state:
        raise given.refuse("the position cannot be stored and loaded again")
    for seat in [None, *range(seats)]:
        view = game.view(state, seat)
        world = game.sample(view, FastChance(3))
        if game.view(world, seat) != view:
            raise given.refuse(f"seat {seat} sees what cannot be")
        if seat is not None and game.legal(world, seat) != game.legal(state, seat):
            raise given.refuse(f"seat {seat} may do what it cannot know")
