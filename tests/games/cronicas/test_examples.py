"""The examples of the rulebook of Crónicas, in the positions in which they are taught."""

from grimorio.games.cronicas.state import CronicasState
from grimorio.learn.lesson import find as lesson
from grimorio.learn.lesson import opening

from .pictures import GAME, allies, do, find


def example(id: str, step: int = 1) -> CronicasState:
    state = opening(lesson("cronicas", id), step).clone()
    assert isinstance(state, CronicasState)
    return state


def test_cr5_sage_fool_and_angel_go_to_the_leader() -> None:
    state = example("wilds", 2)
    events = do(state, "play An")
    assert find(events, "encounter-won").data["seat"] == state.leader == 0
    assert allies(state)[0] == "Sa Fo An"


def test_cr4_a_three_that_a_seven_returned_does_nothing() -> None:
    state = example("example-three-returned")
    events = do(state, "play L7", "return p2")
    assert find(events, "encounter-won").data["seat"] == 2
    stays = example("example-three-returned")
    assert find(do(stays, "play L7", "return p1"), "encounter-won").data["seat"] == 1


def test_cr8_beside_the_fool_a_two_counts_once() -> None:
    view = GAME.view(example("example-fool-and-two"), 2)
    assert GAME.standing(view).counts[0] == [3, 1, 2]


def test_cr8_in_the_darkness_evil_leaves_nobody_out() -> None:
    standing = GAME.standing(GAME.view(example("example-darkness"), 2))
    assert (standing.out, standing.counts[0], standing.paid[0]) == ([], [1, 0, 2], [2])


def test_cr8_all_four_evil_allies_are_two_fame_and_nothing_for_the_rest() -> None:
    state = example("all-four-evil")
    do(state, "play L5")
    assert GAME.standing(GAME.view(state, 2)).gains == [0, 0, 2]


def test_cr10_whoever_is_one_behind_a_tie_can_win_a_prolonged_game() -> None:
    state = example("example-prolonged")
    do(state, "play L5")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, list(state.fame)) == ([2], [3, 3, 4])
