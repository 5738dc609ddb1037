"""The end of the game and its points: MA-17 to MA-19."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.flat import numbers, plain
from grimorio.core.outcome import Outcome
from grimorio.games.magia.board import COLOURS
from grimorio.games.magia.choices import AT_ANSWER, AT_DISCARD
from grimorio.games.magia.state import DECK_EMPTY, DECLARED, STALLED, MagiaState

from .tower import (
    COMPLETE,
    GAME,
    answer,
    do,
    give_spell,
    held,
    kinds,
    legal,
    refused,
    reserve,
    secrets,
    tower,
)

ORDER = "air air air water water"


def finished_game(seats: int = 2) -> MagiaState:
    state = tower(seats=seats)
    state.pending = numbers([])
    state.ending = DECLARED
    return state


def result(state: MagiaState) -> Outcome:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def row(outcome: Outcome, name: str) -> list[object]:
    return next(list(r.cells) for r in outcome.sheet if r.label.key == f"magia-row-{name}")


# MA-17


def carolyn_and_daniel() -> MagiaState:
    """Seats: Andrea, Carolyn (mission blue and green), Daniel."""
    state = tower(hands=("", "yellow", "yellow"), green="e2", yellow="e3", examiner="e3", blue="f2")
    state.turn = 1
    secrets(state, 1, ORDER, "blue green")
    secrets(state, 0, "fire fire air air water", "red black")
    secrets(state, 2, "fire fire fire air water", "yellow brown")
    give_spell(state, "green", "air air water water fire")
    give_spell(state, "yellow", "air")
    give_spell(state, "blue", COMPLETE)
    reserve(state, 1, "fire")
    return state


def test_ma17_all_must_be_complete_before_the_meeting() -> None:
    state = carolyn_and_daniel()
    give_spell(state, "blue", COMPLETE)
    state.turn, state.second = 2, True
    state.places[4] = state.places[6] - 1
    do(state, "declare blue", "move yellow-plain e3")
    assert legal(state, 1) == ["answer no"]  # green lacks a crystal


def test_ma17_the_one_that_arrives_must_be_of_the_mission() -> None:
    state = carolyn_and_daniel()
    give_spell(state, "green", COMPLETE)
    give_spell(state, "red", COMPLETE)
    state.turn, state.second = 2, True
    state.places[0] = state.places[6] - 1
    do(state, "declare red", "move yellow-plain e3")
    assert plain(state.pending) == [AT_ANSWER]
    assert legal(state, 1) == ["answer no"]


def test_ma17_an_apprentice_that_is_not_complete_asks_nobody() -> None:
    state = carolyn_and_daniel()
    state.second = True
    do(state, "declare green", "move yellow-plain e3")
    assert plain(state.pending) != [AT_ANSWER]


def test_ma17_at_the_desk_without_the_examiner() -> None:
    state = tower(hands=("yellow",), red="e4", examiner="a1", blue="c3")
    secrets(state, 0, ORDER, "red green")
    give_spell(state, "red", COMPLETE)
    give_spell(state, "green", COMPLETE)
    state.second = True
    do(state, "declare red", "move yellow-plain desk")
    assert legal(state) == ["cross lookout-red", "cross lookout-black", "cross lookout-yellow",
                            "cross lookout-green", "cross lookout-blue", "cross lookout-brown",
                            "stop"]  # fmt: skip
    do(state, "stop")
    assert state.passed == 0  # the desk is no exam
    assert legal(state, 0) == ["answer no", "answer yes"]


def test_ma17_through_a_portal_to_the_desk() -> None:
    state = tower(hands=("yellow",), red="e9", examiner="a1")
    secrets(state, 0, ORDER, "red green")
    give_spell(state, "red", COMPLETE)
    give_spell(state, "green", COMPLETE)
    state.second = True
    do(state, "declare red", "move yellow-plain lookout-yellow", "cross desk")
    assert legal(state, 0) == ["answer no", "answer yes"]


def test_ma17_passing_over_the_desk_asks_nobody() -> None:
    state = tower(hands=("yellow yellow",), red="e4", examiner="a1")
    give_spell(state, "red", COMPLETE)
    state.second = True
    do(state, "declare red", "move yellow-plain desk", "move yellow-plain e6")
    assert state.turn == 1


def two_ready() -> MagiaState:
    state = tower(hands=("yellow",), red="e2", examiner="e3")
    secrets(state, 0, ORDER, "red green")
    secrets(state, 1, "air air water water fire", "red black")
    for colour in ("red", "green", "black"):
        give_spell(state, colour, COMPLETE)
    state.second = True
    do(state, "declare red", "move yellow-plain e3")
    return state


def test_ma17_two_enders_at_once_get_a_point_each() -> None:
    state = two_ready()
    for seat, word in enumerate(("yes", "yes", "no")):
        answer(state, seat, word)
    assert row(result(state), "ender") == [1, 1, 0]


@pytest.mark.parametrize("words", [("yes", "no", "no"), ("no", "yes", "no")])
def test_ma17_one_of_two_ready_masters_declines_and_is_an_ender_all_the_same(
    words: tuple[str, str, str],
) -> None:
    state = two_ready()
    for seat, word in enumerate(words):
        answer(state, seat, word)
    assert state.ending == DECLARED
    assert row(result(state), "ender") == [1, 1, 0]


def test_ma17_all_decline_and_the_game_goes_on() -> None:
    state = two_ready()
    kinds_told = [answer(state, seat, "no") for seat in (1, 2, 0)]
    assert kinds_told == [[], [], ["end-declined"]]
    assert plain(state.pending) != []
    assert state.turn == 1
    assert GAME.outcome(state) is None


def test_ma17_a_passed_apprentice_can_bring_the_question_again() -> None:
    state = two_ready()
    for seat in range(3):
        answer(state, seat, "no")
    state.hands[1] = numbers(kinds("yellow brown"))
    state.second = True
    state.places[0] -= 1
    do(state, "declare red", "move yellow-plain e3")
    assert plain(state.pending) == [AT_ANSWER]


def test_ma17_the_examiner_comes_to_several_and_anyone_of_them_counts() -> None:
    state = tower(hands=("red blue green",), red="e3", blue="e3")
    secrets(state, 1, ORDER, "blue black")
    secrets(state, 2, "air air water water fire", "red green")
    for colour in ("red", "blue", "black"):
        give_spell(state, colour, COMPLETE)
    do(state, "declare examiner", "line e3", "pay red-plain", "pay green-plain", "pay blue-plain")
    assert legal(state, 1) == ["answer no", "answer yes"]
    assert legal(state, 2) == ["answer no"]  # green is missing


def test_ma17_with_two_players_the_third_apprentice_must_be_complete_too() -> None:
    state = tower(seats=2, hands=("yellow",), red="e2", examiner="e3")
    secrets(state, 0, ORDER, "red green")
    mission = GAME.mission(state, 0)
    third = next(i for i in range(6) if mission >> i & 1 and i not in (0, 3))
    give_spell(state, "red", COMPLETE)
    give_spell(state, "green", COMPLETE)
    state.second = True
    before = state.clone()
    do(before, "declare red", "move yellow-plain e3")
    assert legal(before, 0) == ["answer no"]
    give_spell(state, COLOURS[third], COMPLETE)
    do(state, "declare red", "move yellow-plain e3")
    assert legal(state, 0) == ["answer no", "answer yes"]


# MA-18


def test_ma18_the_deck_is_empty_the_turn_is_finished_and_the_game_ends() -> None:
    state = tower(hands=("yellow",), red="e4", examiner="a1", crystals={"e6": "air"})
    state.deck = numbers(kinds("yellow blue"))
    do(state, "declare red")
    assert plain(state.deck) == []
    do(state, "move yellow-plain desk", "move yellow-plain e6", "stop")
    assert held(state, "red") == [1, 0, 0]
    assert state.ending == DECK_EMPTY
    assert GAME.deciding(state) == []
    assert refused(state, "declare red") == ("MA-18", "over")


def test_ma18_the_second_turn_is_still_played() -> None:
    state = tower(hands=("yellow-turn",), red="e4", examiner="a1")
    state.deck = numbers(kinds("yellow blue"))
    do(state, "declare red", "move yellow-turn desk", "stop", "again", "declare blue")
    assert state.ending == 0


def test_ma18_the_hand_limit_too() -> None:
    state = tower(hands=("red red red blue blue blue brown brown",), red="e4", examiner="a1")
    state.deck = numbers(kinds("yellow yellow"))
    do(state, "declare red", "move yellow-plain desk", "stop")
    assert plain(state.pending) == [AT_DISCARD]
    do(state, "discard red-plain", "discard red-plain")
    assert state.ending == DECK_EMPTY


def test_ma18_an_end_declared_in_that_turn_has_an_ender() -> None:
    state = tower(hands=("yellow",), red="e4")
    secrets(state, 0, ORDER, "red green")
    give_spell(state, "red", COMPLETE)
    give_spell(state, "green", COMPLETE)
    state.deck = numbers(kinds("blue"))
    do(state, "declare red", "move yellow-plain desk")
    for seat, word in enumerate(("yes", "no", "no")):
        answer(state, seat, word)
    assert state.ending == DECLARED
    assert row(result(state), "ender") == [2, 0, 0]


def test_ma18_ten_turns_of_each_master_without_a_card_from_the_deck() -> None:
    state = tower(seats=2, red="e3", examiner="c3")
    for number in range(20):
        assert state.ending == 0, number
        do(state, "declare red", "pass")
    assert state.ending == STALLED
    assert plain(state.deck) != []


def test_ma18_a_card_from_the_deck_starts_the_count_again() -> None:
    state = tower(seats=2, red="e3", blue="e4", examiner="c3")
    for _ in range(19):
        do(state, "declare red", "pass")
    do(state, "declare blue")
    do(state, legal(state)[0], chance=FastChance(0))
    assert state.ending == 0
    while state.pending and state.drawn:
        do(state, legal(state)[-1], chance=FastChance(0))
    assert state.idle == 0


# MA-19


def test_ma19_a_finished_order_is_worth_eight_and_an_unfinished_one_its_crystals() -> None:
    state = finished_game(3)
    secrets(state, 0, "air air air water water", "red black")
    reserve(state, 0, "air air air water water")
    assert row(result(state), "total")[0] == 5
    state.finished = 1
    assert row(result(state), "total")[0] == 8
    assert row(result(state), "right")[0] == 0


def test_ma19_crystals_beyond_the_orders_number_of_their_colour_do_not_match() -> None:
    state = finished_game(3)
    secrets(state, 0, "air air air water water", "red black")
    reserve(state, 0, "air air air air air")
    assert row(result(state), "right")[0] == 3
    assert row(result(state), "wrong")[0] == -2


def test_ma19_a_complete_spell_counts_passed_or_not_and_an_incomplete_one_does_not() -> None:
    state = finished_game(3)
    secrets(state, 0, ORDER, "red black")
    give_spell(state, "red", COMPLETE)
    give_spell(state, "black", "air air water water fire")
    assert row(result(state), "spells")[0] == 5
    state.passed = 1
    assert row(result(state), "spells")[0] == 5


def test_ma19_with_two_players_three_spells_score() -> None:
    state = finished_game(2)
    for colour in ("red", "black", "yellow", "green", "blue", "brown"):
        give_spell(state, colour, COMPLETE)
    assert row(result(state), "spells") == [15, 15]


def tie(reserves: tuple[str, str], aims: tuple[str, str]) -> Outcome:
    state = finished_game(2)
    state.held = numbers([0] * 18)
    for seat in (0, 1):
        secrets(state, seat, aims[seat], ("red black", "yellow green")[seat])
        reserve(state, seat, reserves[seat])
    return result(state)


def test_ma19_ties_go_to_the_most_crystals_of_the_own_order() -> None:
    outcome = tie(
        ("air air fire", "water"), ("air air air water water", "water water fire fire air")
    )
    assert row(outcome, "total") == [1, 1]
    assert outcome.places == [1, 2]
    assert outcome.reason.key == "magia-won-matching"


def test_ma19_then_the_victory_is_shared() -> None:
    outcome = tie(("air", "water"), ("air air air water water", "water water fire fire air"))
    assert outcome.places == [1, 1]
    assert outcome.reason.key == "magia-won-shared"


def test_ma19_missions_and_orders_are_open_at_the_end() -> None:
    state = finished_game(3)
    view = GAME.view(state, None)
    assert view.missions == plain(state.missions[:3])
    assert view.orders == plain(state.orders[:3])
