"""Bellum in the words of its tables, which its other tests speak, too: `p2`, `attack`, `ogre` or
`the-old-mill` are numbers; rows of a castle are letters: f food, g glyph, m map, s sword, x magic
sword, t thief."""

from typing import Any

from grimorio.core.chance import FastChance
from grimorio.core.event import Event
from grimorio.core.position import Given
from grimorio.core.registry import get_game
from grimorio.core.text import Json
from grimorio.games.bellum import positions
from grimorio.games.bellum.actions import BellumAction
from grimorio.games.bellum.cards import (
    CHESTS,
    LETTERS,
    ROWS,
    TOKENS,
    chest_kind,
    chest_name,
    packed,
    unpacked,
)
from grimorio.games.bellum.choices import CHOICES
from grimorio.games.bellum.rules import Bellum
from grimorio.games.bellum.state import NONE, BellumState

SEATS = ("p1", "p2", "p3", "p4", "p5")
VERDICTS = ("can-be-taken", "short", "no-thief", "no-chest")
CHEST_NAMES = [chest_name(label) for label in range(TOKENS)]
STRONG = "ironbridge the-walled-city the-royal-capital silverspire university-of-lumen"


def bellum() -> Bellum:
    game = get_game("bellum")
    assert isinstance(game, Bellum)
    return game


GAME = bellum()
CARDS = GAME.cards


def read(text: str) -> list[int]:
    return [number(word) for word in text.split()]


def number(word: str) -> int:
    if word == "-":
        return NONE
    lists = (SEATS, CHOICES, VERDICTS, CARDS.creature_names, CARDS.place_names)
    return next(names.index(word) for names in lists if word in names)


def strength(row: str) -> int:
    return packed([row.count(letter) for letter in LETTERS])


def letters(strength: int) -> str:
    counts = zip(LETTERS, unpacked(strength), strict=True)
    return "".join(letter * count for letter, count in counts)


def fields(state: dict[str, Any], word: str, value: list[str]) -> dict[str, Any]:
    """`rows`: what is in today's row of each castle, all others being empty. `knows`: chests that
    each lord once held."""
    if word == "rows":
        found = [0] * len(state["strength"])
        for seat, row in enumerate(value):
            found[seat * ROWS + state["die"] - 1] = strength(row)
        return {"strength": found}
    assert word == "knows", word
    known = state["known"]
    for seat, chests in enumerate(value):
        for chest in chests.split():
            known[CHEST_NAMES.index(chest)] |= 1 << seat
    return {"known": known}


def more(found: dict[str, Any]) -> dict[str, Any]:
    """`kinds`: the chests of each seat; `chests`: how many; `p2-row-6`: what is in a row."""
    seats = range(found["seats"])
    kinds = [[CHESTS[chest_kind(label)] for label, holder in enumerate(found["holders"])
              if holder == seat] for seat in seats]  # fmt: skip
    rows = {f"p{seat + 1}-row-{row + 1}": letters(found["strength"][seat * ROWS + row])
            for seat in seats for row in range(ROWS)}  # fmt: skip
    told = " ".join(",".join(each) or "-" for each in kinds)
    return {"kinds": told, "chests": [len(each) for each in kinds], **rows}


# For tests that are no tables


def position(rows: list[str], row: str = "", **words: Any) -> BellumState:
    """A day of so many lords, with these rows of today; places that are not named are strong."""
    strong = [place for place in STRONG.split() if place not in row]
    seen = " ".join([*row.split(), *strong][: len(rows)])
    usual = {"players": ["", *SEATS[1 : len(rows)]], "die": 2, "captain": 1, "row": seen}
    found = positions.build(GAME, Given("position", {**usual, **words})).to_json()
    return BellumState.from_json({**found, **fields(found, "rows", rows)})


def deal(seats: int, seed: int, castles: str = "random") -> BellumState:
    return GAME.setup(seats, GAME.check_options(seats, {"castles": castles}), FastChance(seed))


def do(state: BellumState, text: str, seed: int = 1, game: Bellum = GAME) -> list[Event]:
    """Play a typed action for whoever is on turn; it must be legal."""
    action = game.actions.parse(text)
    assert isinstance(action, BellumAction)
    refusal = game.why_not(state, state.turn, action)
    assert refusal is None, refusal
    events: list[Event] = []
    game.apply(state, state.turn, action, FastChance(seed), events)
    return events


def legal(state: BellumState, game: Bellum = GAME) -> list[str]:
    return [action.text for action in game.legal(state, state.turn)]


def now(state: BellumState, field: str) -> Json:
    """A field as the record or the table has it: lists and numbers."""
    return (GAME.view(state, None).to_json() | state.to_json())[field]
