"""Every byte that the server would send, in pairs of worlds that a seat cannot tell apart.

At full size: `python -m tests.leaks --pairs 100000`.
"""

import pytest

from grimorio.core.registry import game_ids
from tests.contract.test_contract import cases

from .twins import Twins, all_pairs


@pytest.mark.interpreted
@pytest.mark.parametrize("game_id", game_ids())
def test_every_byte_is_the_same(game_id: str) -> None:
    mine = [case for case in cases() if case[0] == game_id]
    counts = list(all_pairs(mine, 260, seed=3, each=15))
    assert counts[-1] == 260


@pytest.mark.interpreted
def test_pairs_stay_together_for_a_while() -> None:
    """Not only positions are compared but what is said about the way from one to the next."""
    longest = 0
    for seed in range(8):
        twins = Twins("magia", 4, {}, seed)
        while not twins.over and twins.pairs < 60:
            twins.run(twins.pairs + 1)
            longest = max(longest, twins.together)
    assert longest > 5
