"""The achievements of the rulebook: CR-11."""

import json

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.flat import numbers, plain_rows
from grimorio.core.registry import get_encoding, get_game
from grimorio.core.text import Text
from grimorio.games.cronicas.cards import DEMON, KING, PLAY
from grimorio.games.cronicas.feats import FEATS
from grimorio.games.cronicas.rules import Cronicas
from grimorio.games.cronicas.state import CronicasState

from .pictures import GAME, do, find, position
from .test_chronicles import turn_up


def earned(state: CronicasState) -> list[tuple[str, int]]:
    return [(FEATS[feat], seat) for feat, seat, _ in plain_rows(state.feats)]


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
    for state, kings in ((forgot, (0, 1)), (position(["L1 L2", "W1 W2", "P1 P2"]), (-1, -1))):
        told = json.loads(first.frozen(state))
        assert (told["king_seat"], told["demon_seat"]) == kings
        assert not {"kings", "demons"} & set(told)


def test_cr11_everybody_knows_who_has_won_with_the_king_and_with_the_demon() -> None:
    state = won_with((0, DEMON), (1, DEMON), (2, KING))
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert (view.kings, view.demons) == ([2], [0, 1])
        assert GAME.sample(view, FastChance(1)).demons == state.demons
    written = get_encoding(GAME, 3).write(state, 1)
    assert (list(written[-6:-3]), list(written[-3:])) == ([0, 1, 0], [1, 0, 1])


def test_cr11_the_fortune_teller_comes_when_conversation_follows_the_coronation() -> None:
    state, events = turn_up("coronation conversation plague", "reform virtue")
    assert earned(state) == [("fortune-teller", -1)]
    assert find(events, "feat-happened").data == {"feat": "feat-fortune-teller"}
    state, _ = turn_up("conversation coronation plague reform", "library virtue", two=True)
    assert earned(state) == []


def test_cr11_the_score_sheet_names_the_achievements() -> None:
    state = position(["P2", "P6 W5", "P10 P1"], ["", "", "W1 L1 De"])
    state.fame = numbers([0, 1, 1])
    do(state, "play P2", "play P6", "play P10")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.sheet[-1].label.args == {"feat": Text("cronicas-feat-necromancer")}
    assert outcome.sheet[-1].cells == [None, None, 1]
