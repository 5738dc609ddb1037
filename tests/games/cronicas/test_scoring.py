"""The end of a round and of the game: CR-8, CR-10."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.event import Event
from grimorio.core.flat import numbers, plain
from grimorio.games.cronicas.cards import CHRONICLES, mask_of
from grimorio.games.cronicas.scoring import score_round, tally, who_meets

from .pictures import GAME, cards, play_on, position, setup

TOLD = {"evil-purged": "purged", "evil-victory": "victory", "seat-excluded": "out",
        "fame-gained": "paid"}  # fmt: skip

# The chronicles in force, the allies of three seats, and what is told of whom.
SCORED = [
    # every chronicle, with a tie and at zero
    ("darkness", "P1, W1 L1, De", "paid 1"),
    ("darkness", "P1, W1, Ki", "paid 0, paid 1"),
    ("darkness", "P4, W4, Ki", ""),  # at least one
    ("monsters", "P4 P5, P6, W4", "paid 0"),
    ("monsters", "P4, P6, W4", "paid 0, paid 1"),
    ("monsters", "L4, W6, W4", "paid 0, paid 1, paid 2"),  # all at zero
    ("revolt", "P4 P5, P6, P7", "paid 1, paid 2"),
    ("revolt", "P4, W6, W4", "paid 1, paid 2"),
    ("reform", "W4 W5, W6, P4", "paid 0"),
    ("reform", "W4, W6, P4", "paid 0, paid 1"),
    ("library", "W4 W5, W6, W7", "paid 1, paid 2"),
    ("wedding", "L2, L6 L7, P4", "paid 0"),
    ("wedding", "L4, L6, P4", "paid 0, paid 1"),
    ("heartbreak", "L2, L6 L7 L8, L4 L5 L9", "paid 0, paid 1, paid 2"),
    ("heartbreak", "L2, L6 L7, L4 L5", "paid 1, paid 2"),
    ("alliance", "P2, L6 Ki, W4 W5 W6", "paid 0, paid 2"),
    ("plague", "P2, L6 Ki, W4 W5", "paid 1, paid 2"),
    ("virtue", "P4, P1, Ki", "out 1, paid 0, paid 2"),
    ("virtue", "P1, W1, L1", "out 0, out 1, out 2"),
    ("coronation", "P4, W4, L4", ""),
    ("conversation", "P4, W4, L4", ""),
    # the Fool concerns its holder alone
    ("monsters", "P2, P5 P6 Fo, W2", "paid 0"),
    ("monsters", "P2 Fo, P5 P6, W2", "paid 1"),
    # only who is not left out is compared, but in dark times; each chronicle gives its own fame
    ("monsters", "P4 P5 P6 W1, P7, L4", "out 0, paid 1"),
    ("monsters", "P1 P4, W1, L1", "out 0, out 1, out 2"),
    ("monsters darkness virtue", "P4 P5 W1 L1, P7, De", "paid 0, paid 0, paid 1"),
    ("monsters alliance virtue", "P4 P5, W4, L4", "paid 0, paid 0, paid 0, paid 1, paid 2"),
    # the Angel comes first, and helps its holder alone
    ("monsters", "P4 P5 P1 An, P7, L4", "purged 0, paid 0"),
    ("plague", "P1 W1 L1 De An, P7, L4", "purged 0, paid 0, paid 1, paid 2"),
    ("monsters", "P4 P5 P1, P7 An, L4", "out 0, paid 1"),
    # all four evil allies, even in darkness; three are not enough
    ("monsters alliance", "P1 W1 L1 De, P7 P8, L4", "victory 0"),
    ("darkness monsters", "P1 W1 L1 De P5, P7, L4", "victory 0"),
    ("monsters", "P1 W1 L1, P7, L4", "out 0, paid 1"),
]


@pytest.mark.parametrize(("force", "allies", "told"), SCORED)
def test_cr8_what_a_round_brings(force: str, allies: str, told: str) -> None:
    state = position([""] * 3, allies.split(", "))
    state.force = numbers([CHRONICLES.index(each) for each in force.split()])
    events: list[Event] = []
    score_round(GAME.cards, state, events)
    assert events.pop().kind == "round-ended"
    assert ", ".join(f"{TOLD[event.kind]} {event.data['seat']}" for event in events) == told
    gains = [told.count(f"paid {seat}") + 2 * told.count(f"victory {seat}") for seat in range(3)]
    assert plain(state.gains[-1]) == plain(state.fame) == gains


@pytest.mark.parametrize(
    ("allies", "counts"),
    [
        ("P2 P5 W2 Ki L1", [4, 3, 1, 9, 1]),  # a 2 counts as three of its suit, a wild for no suit
        ("P2 P5 W2 Fo L1", [2, 1, 1, 5, 1]),  # but as one beside the Fool
        ("Ki Sa P4", [1, 0, 0, 3, 0]),
    ],
)
def test_cr8_power_wisdom_love_all_and_evil_allies(allies: str, counts: list[int]) -> None:
    assert tally(GAME.cards, mask_of(cards(allies))) == counts


def test_cr8_nobody_meets_a_condition_if_nobody_is_compared() -> None:
    for chronicle in range(len(CHRONICLES)):
        assert who_meets(GAME.cards, chronicle, numbers([0, 0, 0]), 0) == 0


def test_cr10_prolonged_it_goes_on_until_one_leads() -> None:
    state, chance = position(["P4 W4", "P6 W5", "P8"]), FastChance(3)
    state.fame, state.prolong = numbers([3, 3, 0]), True
    while state.pending:
        play_on(state, chance)
    assert plain(state.fame).count(max(state.fame)) == 1
    assert max(state.fame) > 3


def test_cr10_the_goal_is_an_option() -> None:
    state, chance = setup(3, 1, fame=1), FastChance(1)
    while state.pending:
        play_on(state, chance)
    assert max(state.fame) >= 1
    assert max(max(gains) for gains in state.gains[:-1] or [[0]]) == 0
