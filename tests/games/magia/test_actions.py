"""Additional actions, the order and the hand limit: MA-15 and MA-16."""

import pytest

from grimorio.core.flat import plain
from grimorio.games.magia.choices import AT_ACTION, AT_DISCARD, AT_END

from .tower import (
    GAME,
    do,
    give_spell,
    held,
    kinds,
    legal,
    refused,
    reserve,
    secrets,
    told,
    tower,
    where,
)

# MA-15


def test_ma15_the_examiner_steps_and_collects_for_the_active_master() -> None:
    state = tower(hands=("yellow-step",), red="e2", examiner="c3", crystals={"c4": "fire"})
    do(state, "declare red", "move yellow-step e3")
    assert plain(state.pending) == [AT_ACTION]
    assert legal(state) == [f"step {name}" for name in ("b2", "b3", "c4", "d4", "d3", "c2")]
    assert refused(state, "step a1") == ("MA-15", "step")
    assert refused(state, "end") == ("MA-15", "action-first")
    do(state, "step c4")
    assert plain(state.reserves[:3]) == [0, 0, 1]
    assert state.turn == 1


def test_ma15_the_examiner_never_steps_onto_a_lookout() -> None:
    state = tower(hands=("yellow-step",), red="e2", examiner="e9")
    do(state, "declare red", "move yellow-step e3")
    assert refused(state, "step lookout-yellow") == ("MA-14", "examiner-lookout")


def test_ma15_all_where_the_examiner_steps_are_examined() -> None:
    state = tower(hands=("yellow-step",), red="e2", blue="c4", examiner="c3")
    give_spell(state, "blue", "air")
    do(state, "declare red", "move yellow-step e3", "step c4")
    assert legal(state) == ["return blue air"]


def test_ma15_the_mover_himself_can_be_examined_by_the_step() -> None:
    state = tower(hands=("yellow-step",), red="e2", examiner="e4", crystals={"e3": "air"})
    do(state, "declare red", "move yellow-step e3", "step e3")
    assert legal(state) == ["return red air"]


def test_ma15_a_swap_is_not_a_move() -> None:
    state = tower(hands=("yellow-swap",), red="e2", blue="c4", green="d4", examiner="d4",
                  crystals={"h1": "air"})  # fmt: skip
    give_spell(state, "blue", "air")
    do(state, "declare red", "move yellow-swap e3")
    assert len(legal(state)) == 15
    do(state, "swap green blue")
    assert (where(state, "green"), where(state, "blue")) == ("c4", "d4")
    assert held(state, "blue") == [1, 0, 0]  # beside the examiner, and no exam
    assert state.turn == 1


def test_ma15_apprentices_in_one_cell_cannot_swap() -> None:
    state = tower(hands=("yellow-swap",), red="e2", blue="c4", green="c4")
    do(state, "declare red", "move yellow-swap e3")
    assert len(legal(state)) == 14
    assert refused(state, "swap green blue") == ("MA-15", "swap")


def test_ma15_steal_or_give_a_crystal() -> None:
    state = tower(hands=("yellow-crystal",), red="e2")
    reserve(state, 0, "air")
    reserve(state, 1, "fire fire")
    reserve(state, 2, "water")
    state.finished = 1 << 2  # the third master neither gives nor takes any more
    do(state, "declare red", "move yellow-crystal e3")
    assert legal(state) == ["steal p2 fire", "give p2 air"]
    assert refused(state, "steal p3 water") == ("MA-15", "finished-master")
    assert refused(state, "give p3 air") == ("MA-15", "finished-master")
    assert refused(state, "steal p2 air") == ("MA-15", "no-crystal")
    assert refused(state, "steal p6 air") == ("MA-15", "other-master")
    given = state.clone()
    do(given, "give p2 air")
    assert plain(given.reserves) == [0, 0, 0, 1, 0, 2, 0, 1, 0]
    do(state, "steal p2 fire")
    assert plain(state.reserves) == [1, 0, 1, 0, 0, 1, 0, 1, 0]


def test_ma15_what_is_impossible_is_not_asked() -> None:
    state = tower(hands=("yellow-crystal",), red="e2")
    do(state, "declare red", "move yellow-crystal e3")
    assert state.turn == 1  # no crystal in any reserve


def test_ma15_one_action_of_the_symbols_played() -> None:
    state = tower(hands=("yellow-step yellow-turn yellow",), red="e2", examiner="a1")
    do(state, "declare red", "move yellow-step e3", "move yellow-turn e4", "stop")
    assert legal(state) == ["step a2", "step b2", "step b1", "again"]
    assert refused(state, "swap red blue") == ("MA-15", "symbol-swap")
    do(state, "step a2")
    assert state.turn == 1  # only one


def test_ma15_a_second_turn_without_a_draw_and_not_with_the_same_apprentice() -> None:
    state = tower(hands=("yellow-turn green-turn blue",), red="e2", blue="e4", examiner="a1")
    do(state, "declare red", "move yellow-turn e3", "stop", "again")
    assert refused(state, "declare red") == ("MA-15", "same-apprentice")
    assert "declare examiner" not in legal(state)  # two cards left
    deck = state.deck[:]
    do(state, "declare blue")  # on white
    assert state.deck == deck
    assert plain(state.hands[0]) == kinds("green-turn blue")
    do(state, "move green-turn f4", "stop")
    assert state.turn == 1  # no third turn


def test_ma15_the_examiner_in_the_second_turn() -> None:
    state = tower(hands=("yellow-turn red blue green",), red="e2", examiner="a1")
    do(state, "declare red", "move yellow-turn e3", "stop", "again", "declare examiner")
    do(state, "line i5", "pay red-plain", "pay green-plain", "pay blue-plain")
    assert where(state, "examiner") == "i5"
    assert state.turn == 1


def test_ma15_the_second_turn_has_its_own_additional_action() -> None:
    state = tower(hands=("yellow-turn green-step",), red="e2", blue="e4", examiner="c3")
    do(state, "declare red", "move yellow-turn e3", "stop", "again", "declare blue")
    do(state, "move green-step f4")
    assert legal(state)[0] == "step b2"


def test_ma15_none_once_the_order_is_finished() -> None:
    state = tower(hands=("yellow-step yellow-turn",), red="e2")
    state.finished = 1
    do(state, "declare red", "move yellow-step e3", "stop")
    assert state.turn == 1


def test_ma15_no_symbol_counts_when_the_examiner_moves() -> None:
    state = tower(hands=("yellow-turn red-turn blue-turn green",), examiner="a1")
    do(state, "declare examiner", "line i5", "pay yellow-turn", "pay red-turn", "pay blue-turn")
    assert state.turn == 1


# MA-16


def ready_to_finish(words: str = "air air water water fire") -> tuple[str, str]:
    return words, "red black"


def test_ma16_with_exactly_the_five_crystals_at_any_moment_of_the_own_turn() -> None:
    state = tower(hands=("yellow yellow green",), red="e2")
    secrets(state, 0, *ready_to_finish())
    reserve(state, 0, "air air water water fire")
    assert legal(state)[-1] == "finish"
    do(state, "declare red")
    assert legal(state)[-1] == "finish"
    do(state, "move yellow-plain e3")
    assert refused(state, "finish") == ("MA-16", "finish-moving")
    do(state, "stop")
    assert plain(state.pending) == [AT_END]
    assert legal(state) == ["end", "finish"]
    events = do(state, "finish")
    assert told(events) == ["order-finished"]
    assert state.finished == 1
    assert state.turn == 1
    assert refused(state, "finish", 0) == ("MA-16", "finished-already")


@pytest.mark.parametrize("words", ["air air water water", "air air water water fire fire",
                                   "air air air water fire"])  # fmt: skip
def test_ma16_not_with_more_fewer_or_others(words: str) -> None:
    state = tower(hands=("yellow",), red="e2")
    secrets(state, 0, *ready_to_finish())
    reserve(state, 0, words)
    assert refused(state, "finish") == ("MA-16", "finish-crystals")


def test_ma16_not_between_crossing_a_portal_and_the_end_of_the_move() -> None:
    state = tower(hands=("red", "red"), examiner="c3")
    secrets(state, 0, *ready_to_finish())
    reserve(state, 0, "air air water water fire")
    do(state, "declare red", "cross desk")
    assert "finish" not in legal(state)
    assert refused(state, "finish") == ("MA-16", "finish-moving")


def test_ma16_not_while_paying_for_the_examiner() -> None:
    state = tower(hands=("red blue green",), examiner="c3")
    secrets(state, 0, *ready_to_finish())
    reserve(state, 0, "air air water water fire")
    do(state, "declare examiner")
    assert legal(state)[-1] == "finish"
    do(state, "line c1")
    assert refused(state, "finish") == ("MA-16", "finish-moving")


def test_ma16_the_crystal_just_taken_counts() -> None:
    state = tower(hands=("yellow",), red="e2", crystals={"e3": "fire"})
    secrets(state, 0, *ready_to_finish())
    reserve(state, 0, "air air water water")
    give_spell(state, "red", "fire fire")
    do(state, "declare red", "move yellow-plain e3")
    assert legal(state) == ["end", "finish"]


def test_ma16_wrong_five_crystals_are_asked_too_so_that_the_question_tells_nothing() -> None:
    state = tower(hands=("yellow",), red="e2")
    secrets(state, 0, "air air air air air", "red black")
    reserve(state, 0, "air air water water fire")
    do(state, "declare red", "move yellow-plain e3")
    assert legal(state) == ["end"]
    do(state, "end")
    assert state.turn == 1


def test_ma16_finishing_instead_of_the_additional_action_gives_it_up() -> None:
    state = tower(hands=("yellow-step",), red="e2", examiner="c3")
    secrets(state, 0, *ready_to_finish())
    reserve(state, 0, "air air water water fire")
    do(state, "declare red", "move yellow-step e3")
    assert legal(state)[-1] == "finish"
    do(state, "finish")
    assert where(state, "examiner") == "c3"
    assert state.turn == 1


def test_ma16_finishing_in_an_exam_leaves_only_what_takes_nothing_from_the_reserve() -> None:
    state = tower(hands=("yellow",), red="e2", examiner="e3")
    give_spell(state, "red", "air")
    secrets(state, 0, *ready_to_finish())
    reserve(state, 0, "air air water water fire")
    do(state, "declare red", "move yellow-plain e3")
    assert "grant red fire" in legal(state)
    do(state, "finish")
    assert legal(state) == ["return red air"]


def test_ma16_a_finished_order_is_open_to_all() -> None:
    state = tower(hands=("yellow",), red="e2")
    secrets(state, 0, *ready_to_finish())
    reserve(state, 0, "air air water water fire")
    assert GAME.view(state, 1).orders[0] == -1
    do(state, "finish")
    assert GAME.view(state, 1).orders[0] == state.orders[0]


def test_ma16_declaring_the_examiner_and_then_finishing_may_leave_nowhere_to_go() -> None:
    walls = dict.fromkeys(("c1", "a3", "e9", "i3", "g1", "e1"), "air")
    state = tower(hands=("red green blue",), examiner="e3", crystals=walls)
    secrets(state, 0, *ready_to_finish())
    reserve(state, 0, "air air water water fire")
    do(state, "declare examiner", "finish")
    assert legal(state) == ["pass"]
    do(state, "pass")
    assert state.turn == 1


def test_ma16_down_to_seven_cards_by_own_choice_after_the_second_turn_only() -> None:
    many = "red red blue blue green-turn brown brown yellow-turn"
    state = tower(hands=(many,), red="e4", blue="e3", examiner="a1")
    do(state, "declare red")
    assert len(state.hands[0]) == 10
    do(state, "move green-turn f4", "stop", "again")
    assert len(state.hands[0]) == 9  # no discard between the turns
    do(state, "declare blue", "move yellow-turn e4", "stop")
    assert plain(state.pending) == [AT_DISCARD]
    assert refused(state, "discard yellow-turn") == ("MA-16", "card")
    do(state, "discard brown-plain")
    assert len(state.hands[0]) == 7
    assert state.discard[-1] == kinds("brown")[0]
    assert state.turn == 1


def test_ma16_seven_cards_may_stay() -> None:
    state = tower(hands=("red red red blue blue blue brown brown",), red="e3")
    do(state, "declare red", "move brown-plain e2", "stop")
    assert state.turn == 1
    assert len(state.hands[0]) == 7
