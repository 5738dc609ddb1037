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
from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import MagiaState
from tests.leaks.worlds import OTHER_WORLDS

from .tower import (
    COMPLETE,
    GAME,
    action,
    answer,
    do,
    give_spell,
    legal,
    order,
    reserve,
    secrets,
    tower,
)

ORDER = "air air water water fire"
OTHER_ORDER = "air air air water fire"


def asked() -> MagiaState:
    """The first master has brought red, which is complete, to the examiner, and could finish the
    order; the mission of the second is complete."""
    state = tower(hands=("yellow-step", "red", "yellow-step"), red="e2", examiner="e3")
    secrets(state, 0, ORDER, "blue brown")
    secrets(state, 1, "fire fire air air water", "red black")
    for colour in ("red", "black"):
        give_spell(state, colour, COMPLETE)
    reserve(state, 0, ORDER)
    state.second = True
    do(state, "declare red", "move yellow-step e3")
    return state


def finish(state: MagiaState) -> list[Event]:
    events: list[Event] = []
    assert GAME.why_not(state, 0, GAME.table.finish) is None
    GAME.apply(state, 0, GAME.table.finish, ScriptedChance([]), events)
    return events


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
