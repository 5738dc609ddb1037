"""Whole games of Magia: they end, and the greedy bot beats chance."""

import random

import pytest

from grimorio.bots import make_bot
from grimorio.core.action import Action
from grimorio.core.chance import FastChance
from grimorio.core.contract import check_knowledge, check_position
from grimorio.core.flat import plain
from grimorio.core.match import Match
from grimorio.core.play import random_playout
from grimorio.games.magia.actions import MagiaAction
from grimorio.games.magia.state import DECK_EMPTY, STALLED, MagiaState

from .tower import GAME


@pytest.mark.parametrize("swaps", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ma18_random_games_end(seats: int, swaps: bool) -> None:
    for seed in range(40):
        chance = FastChance(seed)
        state = GAME.setup(seats, {"swaps": swaps}, chance)
        assert random_playout(GAME, state, chance) > 20
        assert state.ending
        if state.ending == DECK_EMPTY:
            assert plain(state.deck) == []
        if state.ending == STALLED:
            assert state.idle == 10 * seats
        assert GAME.outcome(state) is not None


@pytest.mark.parametrize("seats", [2, 6])
def test_greedy_wins_at_least_twice_its_share_or_nearly_always(seats: int) -> None:
    greedy = make_bot("greedy", GAME)
    games, wins = 10, 0.0
    for number in range(games):
        mine = number % seats
        chance = FastChance(number)
        state = GAME.setup(seats, {"swaps": number % 2 == 1}, chance)
        while GAME.deciding(state):
            seat = GAME.deciding(state)[0]
            action = GAME.random_action(state, seat, chance)
            if seat == mine:
                chosen = greedy.choose(GAME.view(state, seat), [*GAME.legal(state, seat)], chance)
                assert isinstance(chosen, MagiaAction)
                action = chosen
            GAME.apply(state, seat, action, chance)
        outcome = GAME.outcome(state)
        assert outcome is not None
        if mine in outcome.winners:
            wins += 1 / len(outcome.winners)
    assert wins / games >= min(0.8, 2 / seats)


def test_ma9_a_greedy_game_uses_the_whole_of_the_rules() -> None:
    """Greedy masters finish orders, pass exams and end games, which chance hardly ever does."""
    greedy = make_bot("greedy", GAME)
    kinds: set[str] = set()
    for number in range(4):
        chance = FastChance(number)
        state = GAME.setup(2, {"swaps": True}, chance)
        while GAME.deciding(state):
            seat = GAME.deciding(state)[0]
            legal = GAME.legal(state, seat)
            chosen = greedy.choose(GAME.view(state, seat), [*legal], chance)
            assert isinstance(chosen, MagiaAction)
            assert chosen in legal
            kinds.add(chosen.verb)
            GAME.apply(state, seat, chosen, chance)
    assert {"finish", "answer", "cross", "again", "step", "take"} <= kinds


@pytest.mark.parametrize("seats", [2, 4])
def test_ma20_the_contract_holds_in_games_that_are_played_well(seats: int) -> None:
    """Finished orders, sealed answers, barred cells: positions that chance hardly ever reaches."""
    greedy = make_bot("greedy", GAME)
    picker = random.Random(seats)
    seen: set[str] = set()
    for number in range(2):
        chance = FastChance(number + seats)
        state = GAME.setup(seats, {"swaps": number == 1}, chance)
        ply = 0
        while GAME.deciding(state):
            seat = picker.choice(GAME.deciding(state))
            view = GAME.view(state, seat)
            rare = view.choice == "answer" or state.finished >> state.turn & 1
            if ply % 11 == 0 or (rare and ply % 3 == 0):
                check_position(GAME, state, ply, picker)
                check_knowledge(GAME, state, ply, number, None)
                seen.add("finished" if state.finished else view.choice)
            legal: list[Action] = [*GAME.legal(state, seat)]
            chosen: Action = picker.choice(legal)
            if picker.random() < 0.75:
                chosen = greedy.choose(view, legal, chance)
            assert isinstance(chosen, MagiaAction)
            GAME.apply(state, seat, chosen, chance)
            ply += 1
    assert "finished" in seen


def test_turns_are_counted_from_one_and_a_second_turn_is_the_same() -> None:
    match = Match(GAME, 3, {"swaps": False}, bytes(32))
    match.take(match.setup())
    turns: list[tuple[int, int]] = []
    for _ in range(60):
        state = match.state
        assert isinstance(state, MagiaState)
        step = match.act(state.turn, GAME.legal(state, state.turn)[0])
        turns.append((step.moment.turn, step.moment.seat))
        match.take(step)
    seats = [seat for _, seat in dict.fromkeys(turns)]
    first = seats[0]
    assert seats == [(first + i) % 3 for i in range(len(seats))]
    assert [turn for turn, _ in dict.fromkeys(turns)] == list(range(1, len(seats) + 1))
