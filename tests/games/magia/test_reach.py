"""Where an apprentice can go: every cell, with the fewest and plainest cards (MA-9 to MA-11).

Examples are in foresight.toml; here whole boards of chance are compared with brute force.
"""

import pytest

from grimorio.core.chance import FastChance, ScriptedChance
from grimorio.core.flat import ascending, dealt, plain
from grimorio.games.magia import actions as act
from grimorio.games.magia.actions import MagiaAction
from grimorio.games.magia.cards import PLAIN, SYMBOL_OF
from grimorio.games.magia.choices import AT_MOVE
from grimorio.games.magia.reach import Reach, reach
from grimorio.games.magia.state import MagiaState

from .tower import GAME


def found(state: MagiaState) -> Reach:
    return reach(GAME, state, state.turn)


def brute(state: MagiaState) -> dict[int, tuple[int, int]]:
    """Breadth first over all legal actions: by cell the fewest cards, and of those the fewest
    symbols, with which the move can end there."""
    best: dict[int, tuple[int, int]] = {}
    seen: set[bytes] = set()
    level = [(state, 0, 0)]
    while level:
        after: list[tuple[MagiaState, int, int]] = []
        for each, cards, symbols in level:
            for action in GAME.legal(each, each.turn):
                if action.kind not in (act.MOVE, act.CROSS, act.STOP):
                    continue
                next_state = each.clone()
                figure = next_state.figure
                GAME.apply(next_state, each.turn, action, ScriptedChance([]))
                spent = cards + (action.kind == act.MOVE)
                marks = symbols + (action.kind == act.MOVE and SYMBOL_OF[action.first] != PLAIN)
                if plain(next_state.pending) == [AT_MOVE] and next_state.turn == each.turn:
                    key = next_state.to_bytes()
                    if key not in seen:
                        seen.add(key)
                        after.append((next_state, spent, marks))
                    continue
                end = end_cell(each, action)
                assert next_state.places[figure] == end
                best[end] = min(best.get(end, (99, 99)), (spent, marks))
        level = after
    return best


def end_cell(state: MagiaState, action: MagiaAction) -> int:
    if action.kind == act.STOP:
        return state.places[state.figure]
    return action.second if action.kind == act.MOVE else action.first


@pytest.mark.parametrize("seed", range(60))
def test_brute_force_finds_the_same(seed: int) -> None:
    chance = FastChance(seed)
    state = GAME.setup(2 + seed % 5, {"swaps": bool(seed % 2)}, chance)
    seat = state.turn
    for figure in range(7):
        state.places[figure] = chance.below(61 if figure == 6 or chance.below(3) else 67)
    if seed % 4 == 0:  # as many portals as possible
        state.places[seed % 6] = 61 + chance.below(6)
    state.deck, hand = dealt(state.deck, 1 + chance.below(4))
    state.hands[seat] = ascending(hand)
    state.finished = 1 << seat if chance.below(3) == 0 else 0
    state.second = True
    GAME.apply(state, seat, GAME.table.declares[seed % 6], chance)
    reached = found(state)
    assert {
        c: (n, sum(1 for kind in used if kind >= 0 and SYMBOL_OF[kind] != PLAIN))
        for c, n, used in zip(reached.cells, reached.cards, reached.used, strict=True)
    } == brute(state)
    assert reached.cards == sorted(reached.cards)


@pytest.mark.parametrize("seed", range(20))
def test_every_way_can_be_gone_and_brings_what_is_told(seed: int) -> None:
    chance = FastChance(seed)
    state = GAME.setup(3, {"swaps": True}, chance)
    seat = state.turn
    for figure in range(7):
        state.places[figure] = chance.below(61)
    state.deck, hand = dealt(state.deck, 7)
    state.hands[seat] = ascending(hand)
    state.second = True
    GAME.apply(state, seat, GAME.table.declares[seed % 6], chance)
    reached = found(state)
    assert len(reached.cells) > 5
    for i, goal in enumerate(reached.cells):
        after = state.clone()
        for id in reached.ways[i]:
            action = GAME.table[id]
            assert isinstance(action, MagiaAction)
            assert action in GAME.legal(after, seat)
            GAME.apply(after, seat, action, chance)
        assert after.places[seed % 6] == goal
        assert plain(after.pending) != [AT_MOVE]
        assert after.crystals[goal] < 0
        assert state.crystals[goal] == reached.crystals[i]
        gained = sum(after.reserves) - sum(state.reserves)
        assert gained == (1 if reached.kept[i] else 0)
        spell = seed % 6 * 3
        assert sum(after.held[spell : spell + 3]) == reached.held[i]
        takes = {a.first for a in GAME.legal(after, after.turn) if a.kind == act.TAKE}
        assert takes == set(reached.meets[i])


def test_it_needs_nothing_that_the_seat_does_not_know() -> None:
    for seed in range(12):
        chance = FastChance(seed)
        state = GAME.setup(4, {"swaps": False}, chance)
        state.second = True
        GAME.apply(state, state.turn, GAME.table.declares[seed % 6], chance)
        view = GAME.view(state, state.turn)
        for sample in range(3):
            other = GAME.sample(view, FastChance(100 + sample))
            assert reach(GAME, other, state.turn) == found(state)
