"""What has been seen of hands, and what stays sealed: MA-20 and MA-17."""

import random

import pytest

from grimorio.core.chance import FastChance, ScriptedChance
from grimorio.core.contract import check_game
from grimorio.core.flat import numbers, plain, plain_rows
from grimorio.games.magia.cards import COLOUR_OF
from grimorio.games.magia.choices import AT_ANSWER
from grimorio.games.magia.state import MagiaState
from grimorio.games.magia.view import MagiaView
from tests.leaks.worlds import OTHER_WORLDS

from .tower import COMPLETE, GAME, do, give_spell, kinds, legal, secrets, tower


def lacking(view: MagiaView) -> list[tuple[int, int, int]]:
    numbers = view.lacking
    return [(numbers[i], numbers[i + 1], numbers[i + 2]) for i in range(0, len(numbers), 3)]


def fits_known(hands: list[list[int]], view: MagiaView, at: int = 0,
               carried: list[int] | None = None) -> bool:  # fmt: skip
    """Whether every known card can be found, each another one, in a hand where it may be, with no
    more of them carried from hand to hand than cards were taken."""
    carried = view.carried if carried is None else carried
    if at == len(view.known):
        return True
    kind, holders, home = view.known[at : at + 3]
    for seat, hand in enumerate(hands):
        if holders >> seat & 1 and kind in hand:
            left = carried[:]
            if home >= 0 and home != seat:
                left[home] -= 1
                left[view.seats + seat] -= 1
            rest = [h[:] for h in hands]
            rest[seat].remove(kind)
            if min(left) >= 0 and fits_known(rest, view, at + 3, left):
                return True
    return False


def fits_limits(hands: list[list[int]], view: MagiaView) -> bool:
    for seat, colours, most in lacking(view):
        if sum(1 for kind in hands[seat] if colours >> COLOUR_OF[kind] & 1) > most:
            return False
    return True


# MA-20: what is seen


def robbed() -> MagiaState:
    """The first seat took two discards; then the second took one of its cards, the green one."""
    state = tower(hands=("blue", "", "brown"), red="e2", blue="e6", examiner="a1")
    state.discard = numbers([*kinds("green"), *kinds("yellow")])
    do(state, "declare red", "move blue-plain f1")
    do(state, "stop")
    assert plain(state.hands[0]) == kinds("green yellow")
    do(state, "declare blue")
    do(state, "draw p1", chance=ScriptedChance([plain(state.hands[0]).index(kinds("green")[0])]))
    return state


def test_ma20_one_card_was_taken_so_one_of_two_known_ones_is_still_there() -> None:
    state = robbed()
    view = GAME.view(state, 2)
    assert view.carried == [1, 0, 0, 0, 1, 0]
    for seed in range(30):
        hands = GAME.sample(view, FastChance(seed)).hands
        assert len(set(hands[0]) & set(kinds("green yellow"))) >= 1
        assert len(set(hands[1]) & set(kinds("green yellow"))) <= 1


def test_ma20_hidden_are_hands_missions_orders_and_the_deck() -> None:
    state = GAME.setup(4, {"swaps": False}, FastChance(3))
    other = state.clone()
    other.missions = numbers([other.missions[0], *reversed(plain(other.missions)[1:])])
    other.orders = numbers([other.orders[0], *reversed(plain(other.orders)[1:])])
    other.deck = numbers(plain(other.deck)[::-1])
    other.hands[1], other.hands[2] = other.hands[2], other.hands[1]
    assert GAME.view(state, 0).to_bytes() == GAME.view(other, 0).to_bytes()
    assert GAME.view(state, None).to_bytes() == GAME.view(other, None).to_bytes()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ma20_what_is_known_is_always_true_and_samples_keep_to_it(seats: int) -> None:
    for seed in range(4):
        chance = FastChance(seed)
        state = GAME.setup(seats, {"swaps": seed % 2 == 1}, chance)
        ply = 0
        while GAME.deciding(state):
            seat = GAME.deciding(state)[0]
            GAME.apply(state, seat, GAME.random_action(state, seat, chance), chance)
            ply += 1
            for eyes in (None, ply % seats):
                view = GAME.view(state, eyes)
                assert fits_known(plain_rows(state.hands), view)
                assert fits_limits(plain_rows(state.hands), view)
                if ply % 5 == 0:
                    world = GAME.sample(view, FastChance(ply))
                    assert fits_known(plain_rows(world.hands), view)
                    assert fits_limits(plain_rows(world.hands), view)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ma20_an_imagined_world_can_be_played_on_and_imagined_from_by_others(seats: int) -> None:
    """A search plays on in its sample, and may let others look: nobody contradicts the rest."""
    for seed in range(8):
        chance, picker = FastChance(seed), random.Random(seed)
        state = GAME.setup(seats, {"swaps": False}, chance)
        while GAME.deciding(state):
            seat = picker.choice(GAME.deciding(state))
            GAME.apply(state, seat, GAME.random_action(state, seat, chance), chance)
            if picker.random() < 0.08:
                eyes = picker.choice([None, *range(seats)])
                view = GAME.view(state, eyes)
                state = GAME.sample(view, chance)
                assert GAME.view(state, eyes) == view
                public = GAME.view(state, None)
                assert fits_known(plain_rows(state.hands), public)
                assert fits_limits(plain_rows(state.hands), public)


def test_ma9_who_has_crossed_a_portal_has_a_card_to_go_on_in_every_imagined_world() -> None:
    state = tower(hands=("blue yellow",), red="lookout-yellow", examiner="c3")
    state.second = True
    do(state, "declare red", "cross lookout-black")
    view = GAME.view(state, 1)
    for seed in range(40):
        world = GAME.sample(view, FastChance(seed))
        assert "pass" not in legal(world)
        assert legal(world)[0].endswith("a5")


def test_ma20_much_is_known_in_play() -> None:
    """The test above would say nothing if nothing were ever known."""
    cards = limits = shared = 0
    for seed in range(6):
        chance = FastChance(seed)
        state = GAME.setup(3, {"swaps": False}, chance)
        while GAME.deciding(state):
            view = GAME.view(state, None)
            cards += len(view.known) // 3
            limits += len(view.lacking) // 3
            shared += sum(1 for mask in view.known[1::3] if mask.bit_count() > 1)
            seat = GAME.deciding(state)[0]
            GAME.apply(state, seat, GAME.random_action(state, seat, chance), chance)
    assert cards > 500
    assert shared > 100
    assert limits > 20


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ma20_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(seats: int) -> None:
    for seed in range(2):
        options = {"swaps": seed == 1}
        check_game(GAME, seats, options, seed=50 + seed, every=4, other_world=OTHER_WORLDS["magia"])


# MA-17: sealed answers


def asked(mission_of_the_second: str) -> MagiaState:
    state = tower(hands=("yellow",), red="e2", examiner="e3")
    secrets(state, 0, "air air air water water", "yellow brown")
    secrets(state, 1, "air air water water fire", mission_of_the_second)
    secrets(state, 2, "air water water fire fire", "blue black")
    give_spell(state, "red", COMPLETE)
    give_spell(state, "green", COMPLETE)
    state.second = True
    do(state, "declare red", "move yellow-plain e3")
    assert plain(state.pending) == [AT_ANSWER]
    return state


def test_ma17_nobody_can_tell_whether_another_is_ready() -> None:
    ready, unready = asked("red green"), asked("red brown")
    assert legal(ready, 1) == ["answer no", "answer yes"]
    assert legal(unready, 1) == ["answer no"]
    for seat in (0, 2, None):
        assert GAME.view(ready, seat).to_bytes() == GAME.view(unready, seat).to_bytes()


def test_ma17_nobody_can_tell_who_has_answered_or_what() -> None:
    state = asked("red green")
    before = [GAME.view(state, seat).to_bytes() for seat in (0, 2, None)]
    events: list[object] = []
    yes = GAME.table.answers[1]
    GAME.apply(state, 1, yes, FastChance(0), events)  # type: ignore[arg-type]
    assert events == []
    assert [GAME.view(state, seat).to_bytes() for seat in (0, 2, None)] == before
    mine = GAME.view(state, 1)
    assert mine.answer == 1
    assert mine.deciding == [0, 2]
    assert GAME.deciding(state) == [0, 2]
    assert GAME.view(state, 0).deciding == [0, 1, 2]


def test_ma17_a_sample_of_the_question_keeps_the_own_answer_and_no_other() -> None:
    state = asked("red green")
    GAME.apply(state, 1, GAME.table.answers[1], FastChance(0))
    world = GAME.sample(GAME.view(state, 1), FastChance(5))
    assert plain(world.answers) == [-1, 1, -1]
    assert GAME.view(world, 1) == GAME.view(state, 1)
