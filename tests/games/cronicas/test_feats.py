"""The achievements of the rulebook: CR-11."""

import json

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.event import Event
from grimorio.core.flat import numbers, plain, plain_rows
from grimorio.core.registry import get_encoding, get_game
from grimorio.games.cronicas.cards import DEMON, KING, PLAY
from grimorio.games.cronicas.feats import FEATS
from grimorio.games.cronicas.rules import Cronicas
from grimorio.games.cronicas.scoring import score_round
from grimorio.games.cronicas.state import CronicasState

from .pictures import GAME, do, find, kinds, position, words
from .test_chronicles import turn_up


def earned(state: CronicasState) -> list[tuple[str, int]]:
    return [(FEATS[feat], seat) for feat, seat, _ in plain_rows(state.feats)]


def test_cr11_the_sage_gains_fame_in_three_rounds_in_a_row() -> None:
    state = position(["", "", ""], ["P4", "W4", "L4"])
    score_round(GAME.cards, state, None)
    score_round(GAME.cards, state, None)
    assert earned(state) == []
    events: list[Event] = []
    score_round(GAME.cards, state, events)
    assert earned(state) == [("sage", 0)]
    assert find(events, "feat-earned").data == {"seat": 0, "feat": "feat-sage"}


def test_cr11_a_round_without_fame_breaks_the_row() -> None:
    state = position(["", "", ""], ["P4", "W4", "L4"])
    state.streak = numbers([2, 1, 0])
    state.allies[0], state.allies[1] = state.allies[1], state.allies[0]
    score_round(GAME.cards, state, None)
    assert plain(state.streak) == [0, 2, 0]
    assert earned(state) == []


def test_cr11_the_hero_alone_has_fame() -> None:
    state = position(["P4 W4", "P6 W5", "P8"], force="monsters")
    state.fame = numbers([0, 0, 2])
    do(state, "play P4", "play P6", "play P8")
    assert ("hero", 2) in earned(state)
    state = position(["P4 W4", "P6 W5", "P8"], force="monsters")
    state.fame = numbers([0, 1, 2])
    do(state, "play P4", "play P6", "play P8")
    assert ("hero", 2) not in earned(state)


def test_cr11_the_demon_king_wins_with_king_and_demon_in_one_round() -> None:
    state = position(["Ki De L1", "P2 W2 L2", "P10 W10 L3"])
    do(state, "play Ki", "play P2", "play P10", "play De", "play W2")
    assert earned(state) == []
    do(state, "play W10")
    assert earned(state) == [("demon-king", 0)]


def won_with(*encounters: tuple[int, int], game: Cronicas = GAME) -> CronicasState:
    """A round in which these seats win an encounter with these wilds, one after the other. How a
    wild came back into a hand, a 6 or a 7, is left out."""
    state = position(["P1 P2 P3 P10", "W1 W2 W3 W10", "L1 L2 L3 L10"])
    for seat, wild in encounters:
        for other in range(3):
            state.allies[other] &= ~(1 << wild)
        state.discards = numbers([each for each in state.discards if each != wild])
        state.hands[seat] |= 1 << wild
        state.leader = state.turn = seat
        game.apply(state, seat, game.table.kinds[PLAY][wild], FastChance(1))
        for _ in range(2):
            game.apply(state, state.turn, game.legal(state, state.turn)[0], FastChance(1))
    return state


@pytest.mark.parametrize(
    ("encounters", "kings_of_demons"),
    [
        # Another seat wins with the Demon in between, and forgets nothing for the first.
        ([(0, DEMON), (1, DEMON), (0, KING)], [0]),
        ([(0, KING), (1, KING), (1, DEMON), (0, DEMON)], [1, 0]),
        # The same seat once more with either card: it is recorded once.
        ([(0, KING), (0, DEMON), (1, KING), (0, KING)], [0]),
        ([(0, KING), (0, DEMON), (0, DEMON), (0, KING)], [0]),
        ([(0, KING), (1, DEMON), (0, KING), (1, DEMON)], []),
    ],
)
def test_cr11_the_demon_king_is_recorded_once_whoever_else_wins_with_these_cards(
    encounters: list[tuple[int, int]], kings_of_demons: list[int]
) -> None:
    state = won_with(*encounters)
    assert earned(state) == [("demon-king", seat) for seat in kings_of_demons]


def test_cr11_by_the_first_rules_only_the_last_winner_with_each_card_counts() -> None:
    first = get_game("cronicas", 1)
    assert isinstance(first, Cronicas)
    forgot = won_with((0, DEMON), (1, DEMON), (0, KING), game=first)
    assert earned(forgot) == []
    twice = won_with((0, KING), (0, DEMON), (1, KING), (0, KING), game=first)
    assert earned(twice) == [("demon-king", 0), ("demon-king", 0)]
    told = json.loads(first.frozen(forgot))
    assert (told["king_seat"], told["demon_seat"]) == (0, 1)
    assert not {"kings", "demons"} & set(told)
    fresh = json.loads(first.frozen(position(["L1 L2", "W1 W2", "P1 P2"])))
    assert (fresh["king_seat"], fresh["demon_seat"]) == (-1, -1)


def test_cr11_everybody_knows_who_has_won_with_the_king_and_with_the_demon() -> None:
    state = won_with((0, DEMON), (1, DEMON), (2, KING))
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert (view.kings, view.demons) == ([2], [0, 1])
        assert GAME.sample(view, FastChance(1)).demons == state.demons
    numbers = get_encoding(GAME, 3).write(state, 1)
    assert (list(numbers[-6:-3]), list(numbers[-3:])) == ([0, 1, 0], [1, 0, 1])


def test_cr11_the_fortune_teller_comes_when_conversation_follows_the_coronation() -> None:
    state, events = turn_up("coronation conversation plague", history="reform virtue")
    assert earned(state) == [("fortune-teller", -1)]
    assert find(events, "feat-happened").data == {"feat": "feat-fortune-teller"}
    state, _ = turn_up("conversation coronation plague reform", history="library virtue", two=True)
    assert earned(state) == []


def test_cr11_the_thief_has_an_ally_that_went_through_all_hands() -> None:
    state = position(["P4 W3", "Fo L2", "P10 Sa"], allies=["", "Ki", ""])
    events = do(state, "play P4", "play Fo", "play P10")  # the King is with the second of three
    assert "feat-earned" not in kinds(events)
    events = do(state, "play Sa")
    assert words(state.allies[2]) == "P4 P10 Ki Fo"
    assert find(events, "feat-earned").data == {"seat": 2, "feat": "feat-thief"}


def test_cr11_the_queen_leads_every_encounter_of_a_round() -> None:
    state = position(["P10 W2", "P2 W10", "P1 W1"])
    state.sole = 0
    events = do(state, "play P10", "play P2", "play P1", "play W2", "play W10", "play W1")
    assert find(events, "feat-earned").data == {"seat": 0, "feat": "feat-queen"}
    state = position(["P2 W2", "P10 W10", "P1 W1"])
    state.sole = 0
    do(state, "play P2", "play P10", "play P1", "play W10", "play W1", "play W2")
    assert earned(state) == []


def test_cr11_the_necromancer_wins_the_game_by_evil() -> None:
    state = position(["P4", "P6 W5", "P10 P1"], allies=["", "", "W1 L1 De"], force="plague")
    state.fame = numbers([0, 0, 1])
    do(state, "play P4", "take W1", "play P6", "play P10")
    assert ("necromancer", 2) not in earned(state)
    state = position(["P2", "P6 W5", "P10 P1"], allies=["", "", "W1 L1 De"], force="plague")
    state.fame = numbers([0, 0, 1])
    events = do(state, "play P2", "play P6", "play P10")
    assert ("necromancer", 2) in earned(state)
    assert ("hero", 2) in earned(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    labels = [str(row.label.args.get("feat")) for row in outcome.sheet]
    assert any("cronicas-feat-necromancer" in label for label in labels)
    assert "feat-earned" in kinds(events)
