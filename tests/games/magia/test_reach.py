"""Where an apprentice can go: every cell, with the fewest and plainest cards (MA-9 to MA-11)."""

import pytest

from grimorio.core.chance import FastChance, ScriptedChance
from grimorio.core.flat import ascending, dealt, plain
from grimorio.games.magia import actions as act
from grimorio.games.magia.actions import MagiaAction
from grimorio.games.magia.cards import CARD_NAMES, CRYSTALS, PLAIN, SYMBOL_OF
from grimorio.games.magia.choices import AT_MOVE
from grimorio.games.magia.reach import FAILS, NO_EXAM, PASSES, Reach, reach
from grimorio.games.magia.state import MagiaState

from .tower import COMPLETE, GAME, cell, do, give_spell, legal, tower


def found(state: MagiaState) -> Reach:
    return reach(GAME, state, state.turn)


def declared(state: MagiaState, figure: str) -> Reach:
    """The apprentice is chosen without a draw, as in a second turn."""
    state.second = True
    do(state, f"declare {figure}")
    return found(state)


def at(reached: Reach, name: str) -> int:
    return reached.cells.index(cell(name))


def way(reached: Reach, name: str) -> list[str]:
    return [GAME.table[id].text for id in reached.ways[at(reached, name)]]


def names(reached: Reach) -> dict[str, int]:
    return {
        GAME.board.names[c]: n for c, n in zip(reached.cells, reached.cards, strict=True)
    }  # fmt: skip


def test_one_card_of_another_colour_leads_one_way() -> None:
    state = tower(hands=("blue",), yellow="d4", examiner="a1")
    reached = declared(state, "yellow")
    assert names(reached) == {"e4": 1}
    assert way(reached, "e4") == ["move blue-plain e4"]  # no card is left, so the move ends


def test_a_card_of_its_own_colour_leads_everywhere_around() -> None:
    state = tower(hands=("yellow red",), yellow="c3", examiner="a1")
    reached = declared(state, "yellow")
    one = {name for name, cards in names(reached).items() if cards == 1}
    assert one == {GAME.board.names[c] for c in GAME.board.near[cell("c3")]}
    assert way(reached, "c4") == ["move yellow-plain c4", "stop"]


def test_the_way_through_a_portal_costs_no_card() -> None:
    state = tower(hands=("red blue",), yellow="f5", examiner="a1")
    reached = declared(state, "yellow")
    assert names(reached)["lookout-black"] == 1
    assert way(reached, "lookout-black") == ["move red-plain desk", "cross lookout-black", "stop"]
    i = at(reached, "lookout-black")
    assert reached.paths[i] == [GAME.board.desk, cell("lookout-black")]
    assert reached.used[i] == [CARD_NAMES.index("red-plain"), -1]


def test_plain_cards_go_before_symbols() -> None:
    state = tower(hands=("yellow-step yellow yellow-turn",), yellow="c3", examiner="a1")
    reached = declared(state, "yellow")
    assert way(reached, "c4") == ["move yellow-plain c4", "stop"]
    two = next(i for i, n in enumerate(reached.cards) if n == 2)
    assert [CARD_NAMES[kind] for kind in reached.used[two]] == ["yellow-plain", "yellow-step"]


def test_what_happens_there_is_told_with_the_cell() -> None:
    state = tower(
        hands=("yellow yellow",), crystals={"c4": "water", "b3": "fire"},
        yellow="c3", green="c4", black="d3", examiner="c2",
    )  # fmt: skip
    give_spell(state, "green", "air")
    give_spell(state, "yellow", "fire fire")
    reached = declared(state, "yellow")
    i = at(reached, "c4")
    assert CRYSTALS[reached.crystals[i]] == "water"
    assert not reached.kept[i]
    assert (reached.held[i], reached.meets[i], reached.exams[i]) == (3, [3], NO_EXAM)
    i = at(reached, "b3")  # the spell has all its fire: the crystal is the master's
    assert CRYSTALS[reached.crystals[i]] == "fire"
    assert reached.kept[i]
    assert reached.held[i] == 2
    i = at(reached, "d3")  # black has nothing to take
    assert (reached.crystals[i], reached.meets[i]) == (-1, [])
    assert reached.exams[at(reached, "c2")] == FAILS
    assert way(reached, "c2") == ["move yellow-plain c2"]  # the exam ends the move


def test_a_complete_spell_passes_and_asks() -> None:
    state = tower(hands=("yellow",), yellow="c3", examiner="c2")
    give_spell(state, "yellow", COMPLETE)
    reached = declared(state, "yellow")
    i = at(reached, "c2")
    assert (reached.exams[i], reached.asks[i]) == (PASSES, True)


def test_a_finished_master_reaches_no_crystal_that_would_be_his() -> None:
    state = tower(hands=("yellow",), crystals={"c4": "water"}, yellow="c3", examiner="a1")
    give_spell(state, "yellow", "water water")
    state.finished = 1
    assert "c4" not in names(declared(state, "yellow"))
    assert "c2" in names(found(state))


def test_in_the_middle_of_a_move_the_rest_of_the_way() -> None:
    state = tower(hands=("yellow yellow",), yellow="c3", examiner="a1")
    declared(state, "yellow")
    do(state, "move yellow-plain c4")
    reached = found(state)
    assert names(reached)["c4"] == 0
    assert way(reached, "c4") == ["stop"]
    assert "c3" not in names(reached)  # where it began


def test_no_cards_no_cells() -> None:
    state = tower(hands=("",), yellow="c3", examiner="a1")
    assert declared(state, "yellow").cells == []
    assert legal(state) == ["pass"]


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
