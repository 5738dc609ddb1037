"""What a seat knows at Bellum Magica, no more and no less: BE-9, BE-12."""

from collections import Counter

import pytest

from grimorio.core.chance import Chance, FastChance
from grimorio.core.contract import check_game
from grimorio.core.event import Event
from grimorio.core.flat import numbers, place_of
from grimorio.games.bellum.cards import FIRST_LABEL, TOKENS, chest_kind
from grimorio.games.bellum.state import BellumState

from .tables import GAME, attack, dawn, do, outcome_of


def played(seats: int, seed: int, plies: int) -> BellumState:
    """A random game, some plies into it (or just before its end)."""
    chance = FastChance(seed)
    state = GAME.setup(seats, GAME.check_options(seats, {}), chance)
    for _ in range(plies):
        before = state.clone()
        GAME.apply(state, state.turn, GAME.random_action(state, state.turn, chance), chance)
        if not state.pending:
            return before
    return state


def another_world(state: BellumState, seat: int | None, chance: Chance) -> BellumState:
    """Written apart from `sample`: shuffle in place all that `seat` cannot know."""
    other = state.clone()
    other.values, other.kingdom = state.values[:], state.kingdom[:]
    other.evil_deck, other.most_evil_deck = state.evil_deck[:], state.most_evil_deck[:]
    chance.mix(other.evil_deck)
    chance.mix(other.most_evil_deck)
    for kind in range(3):
        hidden = [
            label
            for label in range(FIRST_LABEL[kind], FIRST_LABEL[kind + 1])
            if seat is None or not state.known[label] >> seat & 1
        ]
        values = [state.values[label] for label in hidden]
        chance.shuffle(values)
        for label, value in zip(hidden, values, strict=True):
            other.values[label] = value
    for kind in (1, 2, 3):
        spots = [i for i, p in enumerate(state.kingdom) if GAME.cards.place_kind[p] == kind]
        boxed = [p for p in state.place_box if GAME.cards.place_kind[p] == kind]
        pool = [state.kingdom[i] for i in spots] + boxed
        chance.shuffle(pool)
        for i in spots:
            other.kingdom[i] = pool.pop()
        other.place_box = numbers(sorted([p for p in other.place_box if p not in boxed] + pool))
    return other


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_be9_be12_worlds_that_a_seat_cannot_tell_apart_look_and_sound_the_same(seats: int) -> None:
    check_game(GAME, seats, seed=seats, every=3, other_world=another_world)  # type: ignore[arg-type]


def test_be9_a_chest_is_known_to_its_holder_alone() -> None:
    state, events = dawn(["m ss", "", ""])
    label = place_of(state.holders, 0)
    assert GAME.view(state, 0).values[label] == state.values[label]
    assert GAME.view(state, 1).values == [0] * TOKENS
    assert GAME.view(state, None).values == [0] * TOKENS
    gained = next(event for event in events if event.kind == "chest-gained")
    assert "value" in gained.seen_by(0)
    assert "value" not in gained.seen_by(1)
    assert "value" not in gained.seen_by(None)


def test_be9_past_holders_still_know_a_stolen_chest_and_nobody_else_does() -> None:
    state = attack(["sst", "", "ss"], chests=["", "gold", ""])
    label = place_of(state.holders, 1)
    do(state, "attack p2")
    events = do(state, "steal gold-1")
    for seat, knows in ((0, True), (1, True), (2, False)):
        assert (GAME.view(state, seat).values[label] > 0) == knows
    stolen = next(event for event in events if event.kind == "chests-stolen")
    assert stolen.seen_by(0)["values"] == [state.values[label]]
    assert "values" not in stolen.seen_by(2)
    assert GAME.view(state, 2).known[label] == 0b011


def test_be9_a_thief_looks_at_nothing_before_he_has_all_his_chests() -> None:
    state = attack(["sstt", "ss"], chests=["", "gold metal"])
    do(state, "attack p2")
    events = do(state, "steal gold-1")
    assert GAME.view(state, 0).values == [0] * TOKENS
    assert not any(event.reveals for event in events)
    do(state, "steal metal-1")
    assert sum(value > 0 for value in GAME.view(state, 0).values) == 2


def test_be9_labels_say_nothing_of_values() -> None:
    """Over many games, every label of a kind holds every value as often as the others."""
    sums = [0] * TOKENS
    games = 2000
    for seed in range(games):
        state = GAME.setup(2, GAME.check_options(2, {}), FastChance(seed))
        for label in range(TOKENS):
            sums[label] += state.values[label]
    for label in range(TOKENS):
        values = GAME.cards.chest_values[chest_kind(label)]
        assert abs(sums[label] / games - sum(values) / len(values)) < 0.1


def test_be9_labels_go_by_the_order_of_drawing() -> None:
    """Whatever the values are, the first wooden chest drawn is wood-1, the next wood-2."""
    seen = set()
    for seed in range(20):
        state = played(3, 7, 60)
        other = another_world(state, None, FastChance(seed))
        seen.add(tuple(GAME.view(other, None).holders))
    assert len(seen) == 1


def test_be9_the_order_of_choices_and_events_does_not_depend_on_values() -> None:
    state = attack(["sst", ""], chests=["", "wood wood wood metal"])
    orders = set()
    for values in ([1, 2, 3, 5], [3, 2, 1, 3]):
        world = state.clone()
        world.values = numbers([*values[:3], *state.values[3:]])
        world.values[20] = values[3]
        do(world, "attack p2")
        orders.add(tuple(action.text for action in GAME.legal(world, 0)))
    assert orders == {("steal wood-1", "steal wood-2", "steal wood-3", "steal metal-1")}


def test_be12_deck_orders_and_the_box_are_in_no_view() -> None:
    state = played(2, 3, 40)
    for seat in (None, 0, 1):
        fields = GAME.view(state, seat).to_json()
        assert not {"evil_deck", "most_evil_deck", "place_box", "goblin_box"} & set(fields)
        assert fields["kingdom"] == [
            sum(GAME.cards.place_kind[p] == kind for p in state.kingdom) for kind in (1, 2, 3)
        ]


def test_be12_samples_reach_every_order_and_every_box_evenly() -> None:
    state = played(2, 3, 30)
    view = GAME.view(state, 0)
    boxed: Counter[int] = Counter()
    tops: Counter[int] = Counter()
    games = 3000
    for seed in range(games):
        world = GAME.sample(view, FastChance(seed))
        boxed.update(world.place_box)
        tops[world.evil_deck[-1]] += 1
    hidden = [p for p in range(1, 25) if p not in view.row and p not in view.gone]
    for kind in (1, 2, 3):
        mine = [p for p in hidden if GAME.cards.place_kind[p] == kind]
        for p in mine:
            expected = (len(mine) - view.kingdom[kind - 1]) / len(mine)
            assert abs(boxed[p] / games - expected) < 0.05
    assert len(tops) == view.evil_left
    assert max(tops.values()) < 2 * games / view.evil_left


def test_be9_samples_keep_what_a_seat_has_seen_and_mix_the_rest() -> None:
    state = played(3, 5, 60)
    view = GAME.view(state, 1)
    known = [label for label in range(TOKENS) if view.values[label]]
    assert known
    worlds = [GAME.sample(view, FastChance(seed)) for seed in range(40)]
    for world in worlds:
        assert all(world.values[label] == state.values[label] for label in known)
        assert sorted(world.pieces()) == sorted(state.pieces())
    others = [label for label in range(TOKENS) if state.holders[label] in (0, 2)]
    assert any(len({world.values[label] for world in worlds}) > 1 for label in others)


def test_be11_at_the_end_all_chests_that_are_held_are_open() -> None:
    state = attack(["ss", "ss"], chests=["wood " * 10, "gold"])
    events: list[Event] = []
    for _ in range(2):
        events += do(state, "rest")
    outcome_of(state)
    view = GAME.view(state, None)
    for label in range(TOKENS):
        assert view.values[label] == (state.values[label] if state.holders[label] >= 0 else 0)
    assert [event.data["total"] for event in events if event.kind == "chests-opened"] == [
        sum(state.values[:10]), state.values[40]]  # fmt: skip
