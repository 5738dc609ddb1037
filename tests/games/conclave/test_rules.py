"""Rules of Cónclave that are not about one position, as the rows of rules.toml are."""

from collections import Counter

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.errors import BadInput
from grimorio.games.conclave.actions import CELLS
from grimorio.games.conclave.cards import BROTHERHOODS, MAGICS
from grimorio.games.conclave.grid import REFILL_ORDER
from grimorio.games.conclave.state import ConclaveState

from .words import GAME


def setup(seats: int, seed: int, **options: int) -> ConclaveState:
    return GAME.setup(seats, GAME.check_options(seats, options), FastChance(seed))


def test_co1_the_edition_favours_no_magic_and_no_brotherhood() -> None:
    influence, brotherhood = GAME.influence, GAME.brotherhood
    assert len(influence) == 72
    for magic in range(6):
        mine = list(influence[magic * 12 : magic * 12 + 12])
        assert Counter(mine) == {1: 2, 2: 2, 3: 3, 4: 3, 5: 2}
    for b in range(3):
        mine = [influence[c] for c in range(72) if brotherhood[c] == b]
        assert Counter(mine) == {1: 4, 2: 4, 3: 6, 4: 6, 5: 4}
    lacks = {tuple(next(v for v in (1, 2, 5) if f"{b}-{m}-{v}" not in GAME.cards.names)
                   for b in BROTHERHOODS) for m in MAGICS}  # fmt: skip
    assert len(lacks) == 6
    assert "gazelle-purple-5" in GAME.cards.names


def test_co2_the_sample_deals_unseen_cards_by_their_backs() -> None:
    view = GAME.view(setup(3, 5), 1)
    worlds = [GAME.sample(view, FastChance(seed)) for seed in range(30)]
    assert all(GAME.view(world, 1) == view for world in worlds)
    assert len({tuple(world.hands[0]) for world in worlds}) > 5
    assert len({tuple(sorted(world.removed)) for world in worlds}) > 20


@pytest.mark.parametrize(("seats", "removed"), [(2, 18), (3, 12), (4, 6)])
def test_co3_setup(seats: int, removed: int) -> None:
    state = setup(seats, 1)
    assert len(state.removed) == removed
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert [cell for cell in range(16) if state.grid[cell] < 0] == [5, 6, 9, 10]
    left, right = (len(deck) for deck in state.decks)
    assert left + right == 72 - removed - 4 * seats - 12
    assert left - right in (0, 1)
    assert sorted(state.pieces()) == list(range(72))


def test_co3_fewer_cards_may_be_removed_and_the_first_seat_is_drawn() -> None:
    assert not setup(2, 1, removed=0).removed
    firsts = Counter(setup(4, seed).first for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60


def test_co4_the_board_is_turned_never_mirrored() -> None:
    """North-west: rows from the top; north-east: the east column, north to south."""
    turned = ["a1 b1 c1 d1 a2 b2", "d1 d2 d3 d4 c1 c2", "d4 c4 b4 a4 d3 c3", "a4 a3 a2 a1 b4 b3"]
    assert [" ".join(CELLS[cell] for cell in order[:6]) for order in REFILL_ORDER] == turned
    assert all(sorted(order) == list(range(16)) for order in REFILL_ORDER)


def test_a_typed_action_that_does_not_exist_says_what_there_is() -> None:
    with pytest.raises(BadInput) as caught:
        GAME.actions.parse("sned crow-blue-1 b2")
    assert caught.value.key == "error-unknown-action"
    assert caught.value.arguments["verbs"] == ["give", "send", "draw"]
    assert GAME.actions.parse("  SEND crow-blue-1   B2 ").text == "send crow-blue-1 b2"
