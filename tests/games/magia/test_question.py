"""Finishing the order while all are asked about the end: MA-16 and MA-17."""

import random

import pytest

from grimorio.bots import make_bot
from grimorio.core.action import Action
from grimorio.core.chance import FastChance, ScriptedChance
from grimorio.core.contract import check_knowledge, check_position, check_step, worlds_step
from grimorio.core.event import Event
from grimorio.core.flat import plain
from grimorio.core.registry import get_encoding, get_game
from grimorio.games.magia.actions import MagiaAction
from grimorio.games.magia.choices import AT_ANSWER
from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import DECLARED, MagiaState
from tests.leaks.worlds import OTHER_WORLDS

from .tower import (
    COMPLETE,
    GAME,
    action,
    answer,
    do,
    give_spell,
    held,
    legal,
    order,
    refused,
    reserve,
    secrets,
    told,
    tower,
)

ORDER = "air air water water fire"
OTHER_ORDER = "air air air water fire"


def asked(own: str = ORDER, turn: int = 0, **places: str) -> MagiaState:
    """Whose turn it is has brought red, which is complete, to the examiner. Seat 1 is ready; the
    mission of seat 0 is not complete, and its reserve is what is given."""
    where = {"red": "e2", "examiner": "e3", **places}
    state = tower(hands=("yellow-step", "red", "yellow-step"), **where)  # type: ignore[arg-type]
    secrets(state, 0, ORDER, "blue brown")
    secrets(state, 1, "fire fire air air water", "red black")
    for colour in ("red", "black"):
        give_spell(state, colour, COMPLETE)
    reserve(state, 0, own)
    state.turn = turn
    state.second = True
    do(state, "declare red", "move yellow-step e3")
    assert plain(state.pending) == [AT_ANSWER]
    return state


def finish(state: MagiaState) -> list[Event]:
    events: list[Event] = []
    assert GAME.why_not(state, 0, GAME.table.finish) is None
    GAME.apply(state, 0, GAME.table.finish, ScriptedChance([]), events)
    return events


# What is offered


def test_ma16_the_order_can_be_finished_while_the_end_is_asked_in_ones_own_turn() -> None:
    state = asked()
    assert legal(state, 0) == ["answer no", "finish"]
    assert legal(state, 1) == ["answer no", "answer yes"]
    events = finish(state)
    assert told(events) == ["order-finished"]
    assert state.finished == 1
    assert plain(state.pending) == [AT_ANSWER]  # the answer is still owed
    assert legal(state, 0) == ["answer no"]
    assert GAME.deciding(state) == [0, 1, 2]


def test_ma16_a_ready_master_has_both_answers_and_finishing() -> None:
    state = asked()
    secrets(state, 0, ORDER, "red green")
    give_spell(state, "green", COMPLETE)
    assert legal(state, 0) == ["answer no", "answer yes", "finish"]
    finish(state)
    assert legal(state, 0) == ["answer no", "answer yes"]


def test_ma16_whoever_finishes_then_has_eight_points_and_not_five() -> None:
    for finishes, points in ((False, 5), (True, 8)):
        state = asked()
        if finishes:
            finish(state)
        for seat, word in enumerate(("no", "yes", "no")):
            answer(state, seat, word)
        assert state.ending == DECLARED
        outcome = GAME.outcome(state)
        assert outcome is not None
        totals = next(row.cells for row in outcome.sheet if row.label.key == "magia-row-total")
        assert totals[0] == points


@pytest.mark.parametrize("others", [(), (1,), (1, 2), (2,)])
def test_ma16_before_ones_own_answer_whoever_else_has_answered(others: tuple[int, ...]) -> None:
    state = asked()
    for seat in others:
        answer(state, seat, "no")
    assert "finish" in legal(state, 0)
    finish(state)
    answer(state, 0, "no")
    for seat in {1, 2} - set(others):
        answer(state, seat, "no")
    assert state.finished == 1
    assert plain(state.answers) == []
    assert state.turn == 1  # no additional action after a finished order


def test_ma16_not_after_ones_own_answer() -> None:
    state = asked()
    answer(state, 0, "no")
    assert legal(state, 0) == []
    assert refused(state, "finish", 0) == ("MA-17", "answered")
    assert refused(state, "declare red", 0) == ("MA-17", "answered")


def test_ma16_not_in_the_turn_of_another() -> None:
    state = asked(turn=2)
    assert legal(state, 0) == ["answer no"]
    assert refused(state, "finish", 0) == ("MA-16", "finish-turn")


@pytest.mark.parametrize("own", ["air air water water", "air air air water fire", ORDER + " air"])
def test_ma16_not_with_other_crystals(own: str) -> None:
    state = asked(own)
    assert legal(state, 0) == ["answer no"]
    assert refused(state, "finish", 0) == ("MA-16", "finish-crystals")


def test_ma16_not_twice() -> None:
    state = asked()
    finish(state)
    assert refused(state, "finish", 0) == ("MA-16", "finished-already")


def test_ma16_the_crystal_where_the_examiner_stands_can_be_the_fifth() -> None:
    """It goes to the master before anybody is asked, because red needs none."""
    state = tower(hands=("yellow",), red="e2", examiner="e3", crystals={"e3": "fire"})
    secrets(state, 0, ORDER, "blue brown")
    give_spell(state, "red", COMPLETE)
    reserve(state, 0, "air air water water")
    state.second = True
    do(state, "declare red", "move yellow-plain e3")
    assert legal(state, 0) == ["answer no", "finish"]


def test_ma16_also_at_the_desk_and_when_the_examiner_comes() -> None:
    state = tower(hands=("yellow yellow-step",), red="e4", blue="c4", examiner="c3")
    secrets(state, 0, ORDER, "yellow green")
    give_spell(state, "red", COMPLETE)
    give_spell(state, "blue", COMPLETE)
    reserve(state, 0, ORDER)
    state.second = True
    do(state, "declare red", "move yellow-step desk", "stop")
    assert legal(state, 0) == ["answer no", "finish"]
    for seat in range(3):
        answer(state, seat, "no")
    do(state, "step c4")  # the examiner comes to blue
    assert plain(state.pending) == [AT_ANSWER]
    assert legal(state, 0) == ["answer no", "finish"]


def test_ma16_what_follows_the_question_takes_nothing_from_a_finished_order() -> None:
    """The examiner came to two: red passes, then all are asked, then blue fails."""
    state = tower(hands=("red blue green",), red="e3", blue="e3")
    secrets(state, 0, ORDER, "yellow green")
    give_spell(state, "red", COMPLETE)
    give_spell(state, "blue", "air")
    reserve(state, 0, ORDER)
    do(state, "declare examiner", "line e3", "pay red-plain", "pay green-plain", "pay blue-plain")
    unfinished = state.clone()
    finish(state)
    for each in (state, unfinished):
        for seat in range(3):
            answer(each, seat, "no")
    assert "grant blue fire" in legal(unfinished)
    assert legal(state) == ["return blue air"]
    assert refused(state, "grant blue fire") == ("MA-13", "grant-finished")
    assert held(state, "blue") == [1, 0, 0]


# The first rules


def test_ma16_a_match_by_the_first_rules_goes_on_as_it_began() -> None:
    first = get_game("magia", 1)
    assert isinstance(first, Magia)
    state = asked()
    assert [each.text for each in first.legal(state, 0)] == ["answer no"]
    refusal = first.why_not(state, 0, first.table.finish)
    assert refusal is not None
    assert (refusal.section, refusal.text.key) == ("MA-17", "magia-no-answer-first")


# What the others learn of the offer: nothing; of finishing: that it is finished


def seen_by(state: MagiaState, seat: int | None) -> bytes:
    told = GAME.view(state, seat).to_bytes()
    if seat is None:
        return told
    texts = [action.text for action in GAME.legal(state, seat)]
    for number in range(len(GAME.actions)):
        refusal = GAME.why_not(state, seat, GAME.table.rows[number])  # type: ignore[arg-type]
        texts.append("" if refusal is None else f"{refusal.section} {refusal.text.key}")
    return told + get_encoding(GAME, 3).write(state, seat) + " ".join(texts).encode()


def test_ma17_nobody_can_tell_whether_the_active_master_could_finish() -> None:
    state = asked()
    other = state.clone()
    other.orders = state.orders[:]
    swapped = plain(other.orders).index(order(OTHER_ORDER))
    other.orders[0], other.orders[swapped] = other.orders[swapped], other.orders[0]
    assert "finish" in legal(state, 0)
    assert "finish" not in legal(other, 0)
    for seat in (None, 1, 2):
        assert seen_by(state, seat) == seen_by(other, seat)
    assert seen_by(state, 0) != seen_by(other, 0)


@pytest.mark.parametrize("finished", [False, True])
@pytest.mark.parametrize("answered", [(), (0,), (1,), (0, 2)])
def test_ma17_the_contract_holds_while_all_are_asked(
    finished: bool, answered: tuple[int, ...]
) -> None:
    state = asked()
    if finished:
        finish(state)
    for seat in answered:
        answer(state, seat, "no")
    for number in range(3):
        check_position(GAME, state, number, random.Random(number))
        check_knowledge(GAME, state, number, number, None)
        check_knowledge(GAME, state, number, number, OTHER_WORLDS["magia"])


def test_ma17_finishing_shows_the_order_and_nothing_else() -> None:
    state = asked()
    after = state.clone()
    events = finish(after)
    check_step(GAME, state, after, 0, GAME.table.finish, events, 1, 0)
    for other_world in (None, OTHER_WORLDS["magia"]):
        worlds_step(GAME, state, after, 0, GAME.table.finish, events, 1, 0, other_world)
    before, now = GAME.view(state, 2).to_json(), GAME.view(after, 2).to_json()
    assert {name for name in before if before[name] != now[name]} == {"finished", "orders"}
    assert GAME.view(after, 2).deciding == [0, 1, 2]
    assert events[0].seen_by(2) == events[0].seen_by(None)


def test_ma17_an_answer_stays_sealed_and_finishing_is_public_in_the_record_of_learners() -> None:
    encoding = get_encoding(GAME, 3)
    state = asked()
    for seat in (1, 2):
        assert encoding.seen(state, seat, 0, GAME.table.answers[0]) == 0
        assert encoding.seen(state, seat, 0, GAME.table.finish) == 1 + GAME.table.finish.id


# Bots


@pytest.mark.parametrize("spec", ["greedy", "search:60i", "adept", "random"])
def test_ma16_bots_choose_among_what_is_offered(spec: str) -> None:
    bot = make_bot(spec, GAME)
    state = asked()
    while state.answers:
        seat = GAME.deciding(state)[0]
        offered: list[Action] = [*GAME.legal(state, seat)]
        chosen = bot.choose(GAME.view(state, seat), offered, FastChance(3))
        assert chosen in offered
        assert isinstance(chosen, MagiaAction)
        GAME.apply(state, seat, chosen, FastChance(4))
    assert state.finished or spec == "random"


def test_ma16_greedy_finishes_first_and_answers_then() -> None:
    greedy = make_bot("greedy", GAME)
    state = asked()
    secrets(state, 0, ORDER, "red green")
    give_spell(state, "green", COMPLETE)
    taken: list[str] = []
    while state.answers and state.answers[0] < 0:
        offered: list[Action] = [*GAME.legal(state, 0)]
        chosen = greedy.choose(GAME.view(state, 0), offered, FastChance(3))
        taken.append(chosen.text)
        GAME.apply(state, 0, action(chosen.text), FastChance(4))
    assert taken == ["finish", "answer yes"]
