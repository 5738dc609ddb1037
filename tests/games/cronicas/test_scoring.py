"""The end of a round and of the game: CR-8, CR-10."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.event import Event
from grimorio.core.flat import numbers, plain
from grimorio.games.cronicas.cards import CHRONICLES, mask_of
from grimorio.games.cronicas.scoring import count_allies, score_round, tally, who_meets

from .pictures import GAME, cards, do, kinds, position

CARDS = GAME.cards


def scored(force: str, *allies: str) -> tuple[list[int], list[Event]]:
    """The fame that each seat gains for these allies."""
    state = position([""] * len(allies), list(allies), force=force)
    events: list[Event] = []
    score_round(CARDS, state, events)
    return plain(state.gains[-1]), events


# Counting


def test_2_counts_as_three_allies_of_its_suit() -> None:
    assert tally(CARDS, mask_of(cards("P2 P5 W2 Ki L1"))) == [4, 3, 1, 9, 1]


def test_2_counts_as_one_with_the_fool() -> None:
    assert tally(CARDS, mask_of(cards("P2 P5 W2 Fo L1"))) == [2, 1, 1, 5, 1]


def test_the_fool_concerns_its_holder_alone() -> None:
    gains, _ = scored("monsters", "P2", "P5 P6 Fo", "W2")
    assert gains == [1, 0, 0]
    gains, _ = scored("monsters", "P2 Fo", "P5 P6", "W2")
    assert gains == [0, 1, 0]


def test_wilds_count_among_all_allies_and_in_no_suit() -> None:
    assert count_allies(CARDS, mask_of(cards("Ki Sa P4")), 3) == 3
    assert [count_allies(CARDS, mask_of(cards("Ki Sa P4")), suit) for suit in range(3)] == [1, 0, 0]


# CR-8: every chronicle, with a tie and at zero


@pytest.mark.parametrize(
    ("chronicle", "allies", "gains"),
    [
        ("darkness", ["P1", "W1 L1", "De"], [0, 1, 0]),
        ("darkness", ["P1", "W1", "Ki"], [1, 1, 0]),
        ("darkness", ["P4", "W4", "Ki"], [0, 0, 0]),  # at least one
        ("monsters", ["P4 P5", "P6", "W4"], [1, 0, 0]),
        ("monsters", ["P4", "P6", "W4"], [1, 1, 0]),
        ("monsters", ["L4", "W6", "W4"], [1, 1, 1]),  # all at zero
        ("revolt", ["P4 P5", "P6", "P7"], [0, 1, 1]),
        ("revolt", ["P4", "W6", "W4"], [0, 1, 1]),
        ("reform", ["W4 W5", "W6", "P4"], [1, 0, 0]),
        ("reform", ["W4", "W6", "P4"], [1, 1, 0]),
        ("library", ["W4 W5", "W6", "W7"], [0, 1, 1]),
        ("wedding", ["L2", "L6 L7", "P4"], [1, 0, 0]),
        ("wedding", ["L4", "L6", "P4"], [1, 1, 0]),
        ("heartbreak", ["L2", "L6 L7 L8", "L4 L5 L9"], [1, 1, 1]),
        ("heartbreak", ["L2", "L6 L7", "L4 L5"], [0, 1, 1]),
        ("alliance", ["P2", "L6 Ki", "W4 W5 W6"], [1, 0, 1]),
        ("plague", ["P2", "L6 Ki", "W4 W5"], [0, 1, 1]),
        ("virtue", ["P4", "P1", "Ki"], [1, 0, 1]),
        ("virtue", ["P1", "W1", "L1"], [0, 0, 0]),
        ("coronation", ["P4", "W4", "L4"], [0, 0, 0]),
        ("conversation", ["P4", "W4", "L4"], [0, 0, 0]),
    ],
)
def test_cr8_condition(chronicle: str, allies: list[str], gains: list[int]) -> None:
    assert scored(chronicle, *allies)[0] == gains


def test_cr8_only_players_not_excluded_are_compared() -> None:
    gains, events = scored("monsters", "P4 P5 P6 W1", "P7", "L4")
    assert gains == [0, 1, 0]
    assert [event.data for event in events if event.kind == "seat-excluded"] == [{"seat": 0}]


def test_cr8_all_excluded_nobody_scores() -> None:
    assert scored("monsters", "P1 P4", "W1", "L1")[0] == [0, 0, 0]


def test_cr8_in_dark_times_evil_excludes_nobody_from_any_chronicle() -> None:
    gains, events = scored("monsters darkness virtue", "P4 P5 W1 L1", "P7", "De")
    assert gains == [2, 1, 0]  # most power and most evil; virtue for the one without evil
    assert "seat-excluded" not in kinds(events)


def test_cr8_each_chronicle_in_force_gives_its_own_fame() -> None:
    assert scored("monsters alliance virtue", "P4 P5", "W4", "L4")[0] == [3, 1, 1]


# CR-8: the order


def test_cr8_the_angel_drives_evil_away_before_exclusion() -> None:
    gains, events = scored("monsters", "P4 P5 P1 An", "P7", "L4")
    assert gains == [1, 0, 0]
    assert events[0].kind == "evil-purged"
    assert events[0].data == {"seat": 0, "cards": ["power-1"]}


def test_cr8_the_angel_comes_before_the_monopoly() -> None:
    gains, events = scored("plague", "P1 W1 L1 De An", "P7", "L4")
    assert gains == [1, 1, 1]
    assert "evil-victory" not in kinds(events)


def test_cr8_the_angel_helps_its_holder_alone() -> None:
    assert scored("monsters", "P4 P5 P1", "P7 An", "L4")[0] == [0, 1, 0]


def test_cr8_monopoly_two_fame_and_nobody_else() -> None:
    gains, events = scored("monsters alliance", "P1 W1 L1 De", "P7 P8", "L4")
    assert gains == [2, 0, 0]
    assert [event.kind for event in events] == ["evil-victory", "round-ended"]


def test_cr8_monopoly_comes_before_darkness() -> None:
    assert scored("darkness monsters", "P1 W1 L1 De P5", "P7", "L4")[0] == [2, 0, 0]


def test_cr8_three_of_four_are_no_monopoly() -> None:
    assert scored("monsters", "P1 W1 L1", "P7", "L4")[0] == [0, 1, 0]


def test_cr8_hand_cards_count_for_exclusion_and_monopoly() -> None:
    state = position(["P2", "P10 P1", "P6 L4"], allies=["", "W1 L1", ""], force="monsters")
    do(state, "play P2", "play P10", "play P6")
    assert plain(state.gains[-1]) == [1, 0, 1]  # three evil ones only: excluded
    state = position(["P2", "P10 P1", "P6 L4"], allies=["", "W1 L1 De", ""], force="monsters")
    do(state, "play P2", "play P10", "play P6")
    assert plain(state.gains[-1]) == [0, 2, 0]


def test_who_meets_nothing_of_nobody() -> None:
    for chronicle in range(len(CHRONICLES)):
        assert who_meets(CARDS, chronicle, numbers([0, 0, 0]), 0) == 0


# CR-10: the end


def test_cr10_three_fame_end_the_game_and_most_fame_wins() -> None:
    state = position(["P4 W4", "P6 W5", "P8"], force="monsters virtue")
    state.fame = numbers([0, 1, 1])
    do(state, "play P4", "play P6", "play P8")
    outcome = GAME.outcome(state)
    assert plain(state.fame) == [1, 2, 3]
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ([2], [3, 2, 1])
    assert outcome.reason.key == "cronicas-won-fame"


def test_cr10_fame_is_given_for_all_chronicles_before_the_end_is_checked() -> None:
    state = position(["P4 W4", "P6 W5", "P8"], force="virtue monsters")
    state.fame = numbers([2, 0, 2])
    do(state, "play P4", "play P6", "play P8")
    assert plain(state.fame) == [3, 1, 4]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == [2]


def test_cr10_a_tie_is_a_shared_victory() -> None:
    state = position(["P4 W4", "P6 W5", "P8"], force="virtue")
    state.fame = numbers([2, 2, 0])
    do(state, "play P4", "play P6", "play P8")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == [0, 1]
    assert outcome.reason.key == "cronicas-won-shared"


def test_cr10_prolonged_a_tie_goes_on_until_one_leads() -> None:
    state = position(["P4 W4", "P6 W5", "P8"], force="virtue")
    state.fame = numbers([2, 2, 0])
    state.prolong = True
    do(state, "play P4", "play P6", "play P8")
    assert GAME.outcome(state) is None
    assert state.round == 2
    chance = FastChance(3)
    while state.pending:
        GAME.apply(state, state.turn, GAME.random_action(state, state.turn, chance), chance)
    assert plain(state.fame).count(max(state.fame)) == 1
    assert max(state.fame) > 3


def test_cr10_prolonged_a_rival_one_behind_can_win_by_evil() -> None:
    state = position(["P2", "P6 W5", "P10 P1"], allies=["", "", "W1 L1 De"], force="plague")
    state.fame = numbers([3, 3, 2])
    state.prolong = True
    do(state, "play P2", "play P6", "play P10")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason.key) == ([2], "cronicas-won-evil")


def test_cr10_after_fifty_rounds_the_leaders_share() -> None:
    state = position(["P2 P1", "P6 W1", "P10"], allies=["", "", "L1"], force="plague")
    state.round = 50
    state.fame = numbers([1, 1, 0])
    do(state, "play P2", "play P6", "play P10")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == [0, 1]
    assert outcome.reason.key == "cronicas-won-rounds"


def test_cr10_the_goal_is_an_option() -> None:
    state = GAME.setup(3, GAME.check_options(3, {"fame": 1}), FastChance(1))
    chance = FastChance(1)
    while state.pending:
        GAME.apply(state, state.turn, GAME.random_action(state, state.turn, chance), chance)
    assert max(state.fame) >= 1
    assert max(max(gains) for gains in state.gains[:-1] or [[0]]) == 0


def test_the_score_sheet_has_every_round_and_the_total() -> None:
    state = position(["P4 W4", "P6 W5", "P8"], force="virtue")
    state.goal = 1
    do(state, "play P4", "play P6", "play P8")
    outcome = GAME.outcome(state)
    assert outcome is not None
    rows = {row.label.key: row.cells for row in outcome.sheet}
    assert rows["cronicas-row-round"] == [1, 1, 1]
    assert rows["cronicas-row-fame"] == [1, 1, 1]
