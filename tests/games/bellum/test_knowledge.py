"""What a seat knows at Bellum Magica, no more and no less: BE-9, BE-12."""

from collections import Counter

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.contract import check_game
from grimorio.games.bellum.cards import TOKENS, chest_kind
from grimorio.games.bellum.state import BellumState
from tests.leaks.worlds import OTHER_WORLDS

from .words import CARDS, CHEST_NAMES, GAME, deal, do, legal, position


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


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_be9_be12_worlds_that_a_seat_cannot_tell_apart_look_and_sound_the_same(seats: int) -> None:
    check_game(GAME, seats, seed=seats, every=3, other_world=OTHER_WORLDS["bellum"])


def seen(state: BellumState) -> list[set[str]]:
    """The chests of which each seat knows the value, and last those that all know."""
    seats = (*range(state.seats), None)
    views = [GAME.view(state, seat).values for seat in seats]
    assert all(value in (0, state.values[label]) for view in views
               for label, value in enumerate(view))  # fmt: skip
    return [{CHEST_NAMES[label] for label in range(TOKENS) if view[label]} for view in views]


def test_be9_a_chest_is_known_to_its_holder_alone() -> None:
    state = position(["mss", "", ""], choice="reroll", turn=3)
    (gained,) = [event for event in do(state, "accept") if event.kind == "chest-gained"]
    assert seen(state) == [{"metal-1"}, set(), set(), set()]
    assert ["value" in gained.seen_by(seat) for seat in (0, 1, None)] == [True, False, False]


def test_be9_past_holders_still_know_a_stolen_chest_and_nobody_else_does() -> None:
    state = position(["sst", "", "ss"], chests=["", "gold 6", ""])
    do(state, "attack p2")
    (stolen,) = [event for event in do(state, "steal gold-1") if event.kind == "chests-stolen"]
    assert seen(state) == [{"gold-1"}, {"gold-1"}, set(), set()]
    assert stolen.seen_by(0)["values"] == [6]
    assert "values" not in stolen.seen_by(2)
    assert GAME.view(state, 2).known[CHEST_NAMES.index("gold-1")] == 0b011


def test_be9_a_thief_looks_at_nothing_before_he_has_all_his_chests() -> None:
    state = position(["sstt", "ss"], chests=["", "gold 6, metal 3"])
    do(state, "attack p2")
    events = do(state, "steal gold-1")
    assert not seen(state)[0]
    assert not any(event.reveals for event in events)
    do(state, "steal metal-1")
    assert seen(state)[0] == {"gold-1", "metal-1"}


def test_be9_labels_say_nothing_of_values() -> None:
    """Over many games, every label of a kind holds every value as often as the others."""
    games = [deal(2, seed).values for seed in range(2000)]
    for label, values in enumerate(zip(*games, strict=True)):
        printed = CARDS.chest_values[chest_kind(label)]
        assert abs(sum(values) / len(games) - sum(printed) / len(printed)) < 0.1


def test_be9_labels_go_by_the_order_of_drawing() -> None:
    """Whatever the values are, the first wooden chest drawn is wood-1, the next wood-2."""
    state = played(3, 7, 60)
    worlds = [OTHER_WORLDS["bellum"](state, None, FastChance(seed)) for seed in range(20)]
    assert len({tuple(GAME.view(world, None).holders) for world in worlds}) == 1  # type: ignore[arg-type]


def test_be9_the_order_of_choices_does_not_depend_on_values() -> None:
    for chests in ("wood 1 2 3, metal 5", "wood 3 2 1, metal 3"):
        state = position(["sst", ""], chests=["", chests])
        do(state, "attack p2")
        assert legal(state) == ["steal wood-1", "steal wood-2", "steal wood-3", "steal metal-1"]


def test_be12_deck_orders_and_the_box_are_in_no_view() -> None:
    state = played(2, 3, 40)
    for seat in (None, 0, 1):
        fields = GAME.view(state, seat).to_json()
        assert not {"evil_deck", "most_evil_deck", "place_box", "goblin_box"} & set(fields)
        assert fields["kingdom"] == [
            sum(CARDS.place_kind[p] == kind for p in state.kingdom) for kind in (1, 2, 3)
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
        mine = [p for p in hidden if CARDS.place_kind[p] == kind]
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
    state = position(["ss", "ss"], chests=["wood 1 1 1 1 1 1 1 2 2 2", "gold 6"])
    opened = [event for _ in range(2) for event in do(state, "rest")][-2:]
    held = {name for label, name in enumerate(CHEST_NAMES) if state.holders[label] >= 0}
    assert seen(state) == [held, held, held]
    assert [(event.kind, event.data["total"]) for event in opened] == [
        ("chests-opened", 13), ("chests-opened", 6)]  # fmt: skip
