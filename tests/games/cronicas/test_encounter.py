"""Who wins an encounter, and what a card does not do: CR-2, CR-3, CR-4, CR-5, CR-6."""

import pytest

from grimorio.games.cronicas.cards import PLAY

from .pictures import GAME, do, position, words

# A card that begins with `-` is played face down.
RANKS = [
    ("P4 P8 P6", 1),
    ("P4 P8 P3", 2),  # inverted: the 3 itself is the weakest
    ("P3 P8 P2", 2),
    ("P3 P8 P1", 2),
    ("P10 P9 P3", 2),
    ("P4 -W3 P8", 2),  # face down it inverts nothing
    ("P4 -W10 P8", 2),  # and has no strength
    ("Ki P10 P9", 0),
    ("P10 Ki P3", 1),  # the 3 inverts only the strengths
    ("Ki De P10", 1),
    ("De Ki P10", 0),
    ("De Dr Ki", 1),
    ("P10 Sa P2", 0),
    ("Sa P2 Fo", 1),
    ("An P1 Ki", 2),
    ("Sa Fo An", 0),  # three players, only these: the leader
    ("Fo An Sa", 0),
    ("P2 Dr P3", 1),
]


@pytest.mark.parametrize(("played", "winner"), RANKS)
def test_cr5_ranks(played: str, winner: int) -> None:
    state = position([f"{card.strip('-')} L{seat}" for seat, card in enumerate(played.split(), 1)])
    do(
        state,
        *(f"hide {each[1:]}" if each[0] == "-" else f"play {each}" for each in played.split()),
    )
    assert state.last_winner == state.leader == state.turn == winner


def test_cr2_a_wild_is_never_face_down() -> None:
    assert not {"hide king", "hide demon", "hide angel"} & set(GAME.actions.by_text)


@pytest.mark.parametrize("strength", range(1, 11))
def test_cr3_face_down_no_strength_acts(strength: int) -> None:
    state = position(["P2 W1", f"L{strength} W2", "P10 W3"], ["", "W4 W5", "W6 W7"])
    do(state, "play P2", f"hide L{strength}")
    assert (state.turn, list(state.pending)) == (2, [PLAY])
    assert [words(each) for each in state.allies[:2]] == ["", "W4 W5"]
    do(state, "play P10")
    assert (state.leader, words(state.allies[2])) == (2, f"P2 P10 W6 W7 L{strength}")


@pytest.mark.parametrize("word", ["P9", "P3", "Ki", "De", "Dr"])
def test_cr4_cr6_returned_by_a_7_a_card_is_not_played_again_and_does_nothing(word: str) -> None:
    state = position([f"{word} L1", "P7 L2", "P8 L3"])
    do(state, f"play {word}", "play P7", "play P8")  # the 7 has one target, and must take it
    assert state.leader == 2
    assert [words(each) for each in state.allies] == ["", "", "P7 P8"]
    assert set(words(state.hands[0]).split()) == {word, "L1"}
