"""No dead ends in a move: an independent search, slow and plain, agrees with what is offered."""

import random
from collections.abc import Iterator

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.flat import numbers, plain
from grimorio.games.magia.cards import CARD_NAMES, COLOUR_OF
from grimorio.games.magia.choices import AT_MOVE
from grimorio.games.magia.movement import fits
from grimorio.games.magia.state import EXAMINER, MagiaState

from .tower import GAME, do, legal

Option = tuple[str, int, list[int], int, bool]


def options(
    state: MagiaState, at: int, hand: list[int], modes: int, crossed: bool
) -> Iterator[Option]:
    """The steps that MA-9 allows from a cell, wherever they lead: each as it is typed, the cell,
    the hand and the ways to move that are left, and whether it is a portal."""
    for kind in set(hand):
        rest = hand[:]
        rest.remove(kind)
        for direction in range(6):
            there = GAME.board.step[at][direction]
            left = modes & 1 if COLOUR_OF[kind] == state.figure else 0
            left |= modes & 2 if COLOUR_OF[kind] == direction else 0
            if there >= 0 and left:
                yield f"move {CARD_NAMES[kind]} {GAME.board.names[there]}", there, rest, left, False
    if at in GAME.board.portals and not crossed:
        for there in GAME.board.portals:
            if there != at:
                yield f"cross {GAME.board.names[there]}", there, hand, modes, True


def good(state: MagiaState, option: Option, played: bool) -> bool:
    """Whether any sequence of cards and portals after this step ends the move rightly."""
    _, there, hand, modes, crossed = option
    played = played or not crossed
    if there == state.places[EXAMINER]:
        return played and state.start != there
    crystal = state.crystals[there]
    costly = state.finished & 1 and crystal >= 0 and not fits(state, state.figure, crystal)
    if played and there != state.start and not costly:
        return True
    return any(good(state, each, played) for each in options(state, there, hand, modes, crossed))


def offered_by_search(state: MagiaState) -> set[str]:
    at, hand = state.places[state.figure], plain(state.hands[0])
    every = options(state, at, hand, state.modes, state.crossed)
    return {option[0] for option in every if good(state, option, state.played > 0)}


@pytest.mark.parametrize("seed", range(60))
def test_ma9_every_choice_offered_can_end_and_every_choice_that_can_is_offered(seed: int) -> None:
    pick = random.Random(seed)
    state = GAME.setup(2, {"swaps": True}, FastChance(seed))
    state.turn = 0
    portals, floor = plain(GAME.board.portals), plain(GAME.board.fields)
    for figure in range(7):
        state.places[figure] = pick.choice(floor if pick.random() < 0.6 else portals)
    state.places[EXAMINER] = pick.choice([*floor, GAME.board.desk])
    figure = pick.randrange(6)
    if pick.random() < 0.2:
        state.places[EXAMINER] = min(state.places[figure], 60)
    state.hands[0] = numbers(sorted(pick.sample(plain(state.deck), pick.randint(1, 4))))
    state.finished = pick.randint(0, 1)
    state.needs = numbers([pick.choice([0, 0, 2]) for _ in range(18)])
    state.figure, state.start, state.modes = figure, state.places[figure], 3
    state.second, state.pending = True, numbers([AT_MOVE])
    for _ in range(12):
        if plain(state.pending) != [AT_MOVE] or state.turn != 0:
            break
        choices = legal(state)
        known = {text for text in choices if text.split()[0] in ("move", "cross")}
        assert known == offered_by_search(state)
        assert choices, "a dead end"
        do(state, pick.choice(choices), chance=FastChance(seed))
