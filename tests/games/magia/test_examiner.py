"""Meetings, exams and the examiner's moves: MA-12 to MA-14."""

from grimorio.core.chance import FastChance
from grimorio.core.flat import numbers, plain
from grimorio.games.magia.choices import AT_EXAM, AT_MEET

from .tower import (
    COMPLETE,
    GAME,
    cell,
    do,
    give_spell,
    held,
    kinds,
    legal,
    refused,
    reserve,
    tower,
    where,
)

# MA-12: an apprentice meets another


def test_ma12_one_crystal_that_fits_may_be_taken() -> None:
    state = tower(hands=("yellow",), red="e2", blue="e3")
    give_spell(state, "blue", "air water water fire")
    give_spell(state, "red", "water water")
    do(state, "declare red", "move yellow-plain e3")
    assert plain(state.pending) == [AT_MEET]
    assert legal(state) == ["take blue air", "take blue fire", "leave"]
    assert refused(state, "take blue water") == ("MA-12", "needless")
    assert refused(state, "take green air") == ("MA-12", "not-there")
    do(state, "take blue fire")
    assert held(state, "red") == [0, 2, 1]
    assert held(state, "blue") == [1, 2, 0]
    assert state.turn == 1


def test_ma12_it_may_be_left() -> None:
    state = tower(hands=("yellow",), red="e2", blue="e3")
    give_spell(state, "blue", "air")
    do(state, "declare red", "move yellow-plain e3", "leave")
    assert held(state, "blue") == [1, 0, 0]
    assert state.turn == 1


def test_ma12_one_from_each_of_several() -> None:
    state = tower(hands=("yellow",), red="e2", blue="e3", green="e3", black="e3")
    give_spell(state, "blue", "air air")
    give_spell(state, "green", "fire")
    give_spell(state, "black", COMPLETE)
    state.passed = 1 << 1  # black has passed: nothing can be taken
    do(state, "declare red", "move yellow-plain e3")
    assert legal(state) == ["take green fire", "take blue air", "leave"]
    do(state, "take blue air")
    assert legal(state) == ["take green fire", "leave"]  # only one from each
    do(state, "take green fire")
    assert held(state, "red") == [1, 0, 1]
    assert held(state, "black") == [2, 2, 2]
    assert state.turn == 1


def test_ma12_masters_get_nothing_and_a_complete_spell_that_has_not_passed_can_be_robbed() -> None:
    state = tower(hands=("yellow",), red="e2", blue="e3")
    give_spell(state, "blue", COMPLETE)
    do(state, "declare red", "move yellow-plain e3", "take blue air")
    assert held(state, "blue") == [1, 2, 2]
    assert plain(state.reserves) == [0] * 9


def test_ma12_with_the_examiner_there_is_only_the_exam() -> None:
    state = tower(hands=("yellow",), red="e2", blue="e3", examiner="e3")
    give_spell(state, "blue", "air")
    give_spell(state, "red", "fire")
    do(state, "declare red", "move yellow-plain e3")
    assert legal(state) == ["return red fire"]
    assert refused(state, "take blue air") == ("MA-12", "take-exam")
    assert refused(state, "return blue air") == ("MA-13", "not-there")  # only the mover


def test_ma12_through_a_portal_onto_another_apprentice() -> None:
    state = tower(hands=("yellow",), red="e9", examiner="c3")
    give_spell(state, "blue", "air")
    do(state, "declare red", "move yellow-plain lookout-yellow", "cross lookout-blue")
    assert legal(state) == ["take blue air", "leave"]


# MA-13: exams


def test_ma13_through_a_portal_to_the_examiner_on_the_desk_is_an_exam() -> None:
    state = tower(hands=("yellow blue",), red="e9")
    give_spell(state, "red", "air")
    do(state, "declare red", "move yellow-plain lookout-yellow", "cross desk")
    assert where(state, "red") == where(state, "examiner") == "desk"
    assert legal(state) == ["return red air"]


def test_ma13_a_complete_spell_passes_and_is_safe_then() -> None:
    state = tower(hands=("yellow", "brown brown yellow"), red="e2", examiner="e3", blue="e4")
    give_spell(state, "red", COMPLETE)
    do(state, "declare red", "move yellow-plain e3")
    for seat in range(3):
        GAME.apply(state, seat, GAME.table.answers[0], FastChance(0))
    assert state.passed == 1
    assert state.turn == 1


def test_ma13_a_failed_exam_takes_a_crystal_or_gives_one() -> None:
    state = tower(hands=("yellow",), red="e2", examiner="e3", crystals={"e4": "air"})
    give_spell(state, "red", "air air fire")
    reserve(state, 0, "air water")
    do(state, "declare red", "move yellow-plain e3")
    # The air of the reserve does not fit: the spell has its two.
    assert legal(state) == ["return red air", "return red fire", "grant red water"]
    assert refused(state, "grant red air") == ("MA-13", "needless")
    assert refused(state, "return red water") == ("MA-13", "held")
    granted = state.clone()
    do(granted, "grant red water")
    assert held(granted, "red") == [2, 1, 1]
    assert plain(granted.reserves[:3]) == [1, 0, 0]
    assert granted.turn == 1
    do(state, "return red fire")
    assert "place e4" not in legal(state)  # a crystal
    assert "place e3" not in legal(state)  # figures
    assert "place desk" not in legal(state)  # a portal
    assert refused(state, "place e4") == ("MA-13", "place")
    assert len(legal(state)) == 60 - 1 - 1
    do(state, "place a3")
    assert state.crystals[cell("a3")] == 2
    assert held(state, "red") == [2, 0, 0]


def test_ma13_a_crystal_given_in_the_exam_does_not_make_it_pass() -> None:
    state = tower(hands=("yellow",), red="e2", examiner="e3")
    give_spell(state, "red", "air air water water fire")
    reserve(state, 0, "fire")
    do(state, "declare red", "move yellow-plain e3", "grant red fire")
    assert held(state, "red") == [2, 2, 2]
    assert state.passed == 0
    assert state.turn == 1  # and nobody was asked about the end


def test_ma13_an_empty_spell_and_an_empty_reserve_lose_nothing() -> None:
    state = tower(hands=("yellow",), red="e2", examiner="e3")
    do(state, "declare red", "move yellow-plain e3")
    assert state.turn == 1


def test_ma13_without_an_empty_cell_nothing_can_be_put_back() -> None:
    state = tower(hands=("yellow",), red="e2", examiner="e3")
    give_spell(state, "red", "air")
    state.crystals = numbers([1 if c in GAME.board.fields else -1 for c in range(67)])
    state.crystals[cell("e2")] = state.crystals[cell("e3")] = -1
    do(state, "declare red", "move yellow-plain e3")
    do(state, "return red air", "place e2")  # the cell that red has left is empty
    assert state.turn == 1
    state = tower(hands=("yellow",), red="lookout-brown", examiner="e1")
    give_spell(state, "red", "air")
    state.crystals = numbers([1 if c in GAME.board.fields else -1 for c in range(67)])
    state.crystals[cell("e1")] = -1
    state.second = True  # without a draw
    do(state, "declare red", "move yellow-plain e1")
    assert state.turn == 1
    assert held(state, "red") == [1, 0, 0]


def test_ma13_the_examiner_examines_all_he_comes_to() -> None:
    state = tower(hands=("red blue green",), red="e3", blue="e3", green="e3")
    give_spell(state, "red", COMPLETE)
    give_spell(state, "blue", "air")
    give_spell(state, "green", "fire")
    do(state, "declare examiner", "line e3")
    do(state, "pay red-plain", "pay green-plain", "pay blue-plain")
    assert state.passed == 1  # complete spells first
    assert legal(state, 1) == ["answer no"]  # then everybody is asked
    for seat in range(3):
        GAME.apply(state, seat, GAME.table.answers[0], FastChance(0))
    assert legal(state) == ["return green fire", "return blue air"]  # then the others, in any order
    do(state, "return blue air", "place a1")
    assert plain(state.pending) == [AT_EXAM]
    do(state, "return green fire", "place a2")
    assert state.turn == 1


def test_ma13_with_a_finished_order_nothing_is_given() -> None:
    state = tower(hands=("yellow",), red="e2", examiner="e3")
    give_spell(state, "red", "air")
    reserve(state, 0, "fire")
    state.finished = 1
    do(state, "declare red", "move yellow-plain e3")
    assert legal(state) == ["return red air"]
    assert refused(state, "grant red fire") == ("MA-13", "grant-finished")


# MA-14: the examiner moves


def test_ma14_along_a_line_to_the_wall_or_the_first_apprentice() -> None:
    state = tower(hands=("red green blue",), examiner="e3", red="e6", blue="e7", black="c3")
    do(state, "declare examiner")
    # North-east stands black; in the east red, and blue behind; the rest are walls.
    assert legal(state) == ["line c1", "line c3", "line e6", "line i3", "line g1", "line e1"]
    assert refused(state, "line e4") == ("MA-14", "line")
    assert refused(state, "line e7") == ("MA-14", "line")


def test_ma14_before_a_lookout_even_with_an_apprentice_on_it() -> None:
    state = tower(hands=("red green blue",), examiner="desk")
    do(state, "declare examiner")
    assert legal(state) == ["line a1", "line a5", "line e9", "line i5", "line i1", "line e1"]
    assert refused(state, "line lookout-red") == ("MA-14", "examiner-lookout")


def test_ma14_not_without_a_cell_to_go() -> None:
    state = tower(hands=("red green blue",), examiner="e9")
    do(state, "declare examiner")
    ends = {text.split()[1] for text in legal(state)}
    assert ends == {"a5", "e1", "i5"}  # towards yellow there is only the lookout


def test_ma14_an_apprentice_beside_him_in_his_own_cell_does_not_stop_him() -> None:
    state = tower(hands=("red green blue",), examiner="e3", red="e3")
    do(state, "declare examiner")
    assert "line e9" in legal(state)


def test_ma14_the_crystal_at_the_wall_is_the_masters() -> None:
    state = tower(hands=("red green blue",), examiner="e3", crystals={"e9": "fire"})  # fmt: skip
    do(state, "declare examiner", "line e9")
    assert legal(state) == ["pay red-plain", "pay green-plain", "pay blue-plain"]
    do(state, "pay red-plain", "pay green-plain", "pay blue-plain")
    assert where(state, "examiner") == "e9"
    assert plain(state.reserves[:3]) == [0, 0, 1]
    assert plain(state.hands[0]) == []
    assert state.turn == 1


def test_ma14_no_draw_and_no_additional_action() -> None:
    state = tower(hands=("red-turn green-step blue-crystal yellow",), examiner="e4")
    do(state, "declare examiner", "line e9")
    do(state, "pay red-turn", "pay green-step", "pay blue-crystal")
    assert plain(state.hands[0]) == kinds("yellow")
    assert state.turn == 1


def test_ma14_three_of_a_colour_straight_to_that_apprentice() -> None:
    state = tower(hands=("blue blue-step blue-turn red",), blue="c2", examiner="g5")
    give_spell(state, "blue", "air")
    do(state, "declare examiner", "visit blue")
    assert legal(state) == ["pay blue-plain", "pay blue-step", "pay blue-turn"]
    assert refused(state, "pay red-plain") == ("MA-14", "pay-colour")
    assert refused(state, "pay green-plain") == ("MA-14", "card")
    do(state, "pay blue-plain", "pay blue-step", "pay blue-turn")
    assert where(state, "examiner") == "c2"
    assert legal(state) == ["return blue air"]


def test_ma14_not_to_an_apprentice_on_a_lookout() -> None:
    state = tower(hands=("blue blue blue",), examiner="g5")
    do(state, "declare examiner")
    assert refused(state, "visit blue") == ("MA-14", "examiner-lookout")


def test_ma14_not_where_he_is_already_and_not_with_fewer_cards() -> None:
    state = tower(hands=("blue blue blue red",), examiner="g5", blue="g5", red="c3")
    do(state, "declare examiner")
    assert refused(state, "visit blue") == ("MA-14", "visit-here")
    assert refused(state, "visit red") == ("MA-14", "visit-cards")


def test_ma14_a_finished_order_bars_the_cells_with_crystals() -> None:
    walls = dict.fromkeys(("c1", "a3", "e9", "i3", "g1", "e1"), "air")
    state = tower(hands=("red green blue",), examiner="e3", crystals=walls)
    state.finished = 1
    assert refused(state, "declare examiner") == ("MA-11", "examiner-nowhere")
    state.places[0] = cell("e8")  # an apprentice stops him before the wall
    do(state, "declare examiner")
    assert legal(state) == ["line e8"]
    assert refused(state, "line c1") == ("MA-11", "crystal")
