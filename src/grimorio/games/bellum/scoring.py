"""Chests: where they come from, what they are worth, who has won (BE-7, BE-11)."""

from typing import Final

from grimorio.core.flat import numbers
from grimorio.core.game import AnyGame
from grimorio.core.native import i64, vec
from grimorio.core.outcome import Cell, Outcome, Row, places_by
from grimorio.core.text import Text

from . import memory as has
from .cards import CHEST_COUNTS, CHESTS, GOLD, METAL, TOKENS, WOOD, chest_kind
from .state import NONE, BellumState
from .view import BellumView

# BE-7: where a chest comes from if its pile is empty.
INSTEAD: Final = numbers([WOOD, METAL, GOLD, METAL, WOOD, GOLD, GOLD, METAL, WOOD])
COUNTS: Final = numbers(list(CHEST_COUNTS))


def held(state: BellumState | BellumView, seat: int) -> list[int]:
    """The labels of a seat's chests."""
    holders = state.holders
    return [label for label in range(TOKENS) if holders[label] == seat]


def wealth_of(state: BellumState | BellumView, seat: int) -> int:
    """BE-11: what a seat's chests are worth; in a view, those of which the value is known."""
    values = state.values
    return sum(values[label] for label in held(state, seat))


def chest_source(drawn: vec[i64], kind: i64) -> i64:
    """BE-7: the pile from which a chest of this kind comes, if so many have been drawn of each;
    -1 if all piles are empty."""
    for i in range(3):
        source = INSTEAD[kind * 3 + i]
        if drawn[source] < COUNTS[source]:
            return source
    return NONE


def find_outcome(game: AnyGame, state: BellumState) -> Outcome:
    """BE-11: the richest wins; then most chests; then it is shared."""
    wealth = [wealth_of(state, seat) for seat in range(state.seats)]
    chests = [state.goods[has.CHEST_COUNT + seat] for seat in range(state.seats)]
    keys = list(zip(wealth, chests, strict=True))
    places = places_by(keys)
    best = keys[places.index(1)]
    if places.count(1) > 1:
        reason = "bellum-won-shared"
    elif wealth.count(best[0]) > 1:
        reason = "bellum-won-chests"
    else:
        reason = "bellum-won-richest"
    return Outcome(places, Text(reason), _sheet(game, state, wealth, chests))


def _sheet(game: AnyGame, state: BellumState, wealth: list[int], chests: list[int]) -> list[Row]:
    rows: list[Row] = []
    for kind, title in enumerate(CHESTS):
        cells: list[Cell] = []
        for seat in range(state.seats):
            cells.append(
                sum(state.values[label] for label in held(state, seat) if chest_kind(label) == kind)
            )
        rows.append(Row(Text("bellum-row-kind", {"kind": game.name(title)}), cells))
    marks = [total == max(wealth) for total in wealth]
    rows.append(Row(Text("bellum-row-wealth"), list(wealth), marks))
    rows.append(Row(Text("bellum-row-chests"), list(chests)))
    return rows
