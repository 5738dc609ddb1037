"""What somebody who comes back to a table of Crónicas is told, in a few words."""

import pytest

from grimorio.core.describe import describe_recap
from grimorio.core.event import Event

from .pictures import GAME, do, position, said


def recaps(events: list[Event], seat: int, language: str = "en") -> list[str]:
    found = [describe_recap(GAME, event, seat) for event in events]
    return said(language, [text for text in found if text is not None], seat)


def test_recap_led_followed_and_face_down() -> None:
    events = do(position(["L7 P2", "L9 P3", "P4 W1"]), "play L7", "play L9", "hide P4")
    told = ["led Dancer 7", "Minstrel 9", "a card face down (no love)", "won 3 allies"]
    assert recaps(events, 0) == told
    spanish = recaps(events, 0, "es")
    assert (spanish[0], spanish[2]) == (
        "empiezas con Bailarina 7",
        "una carta boca abajo (sin amor)",
    )
    assert recaps(events, 1, "es")[0] == "empieza con Bailarina 7"


# The cards that are played, Carla's first; the choice then; who is hit; what they and others hear.
HITS = [
    ("P4 P3 P5", ["take L8"], 1, "took your Cleric", "took Merlín’s Cleric"),
    ("P8 P3 P5", ["discard W2"], 1, "discarded your Queen", "discarded Merlín’s Queen"),
    ("Ki P7 P9", ["play P7"], 0, "sent your King back to your hand",
     "sent Carla’s King back to the hand"),
    ("P10 -L4 P7", ["hide L4", "play P7"], 1, "sent your face-down card back to your hand",
     "sent Merlín’s face-down card back to the hand"),
]  # fmt: skip


@pytest.mark.parametrize(("cards", "choices", "hit", "you", "others"), HITS)
def test_recap_what_is_done_to_you(
    cards: str, choices: list[str], hit: int, you: str, others: str
) -> None:
    hands = [f"{each.strip('-')} W{number}" for number, each in enumerate(cards.split(), 4)]
    state = position(hands, ["", "L8 W2", ""])
    events = [each for each in do(state, f"play {cards.split()[0]}", *choices) if each.hits]
    assert [event.hits for event in events] == [[hit]]
    assert recaps(events, hit) == [you]
    assert recaps(events, 1 - hit) == [others]


def test_recap_a_card_is_sent_back_in_spanish() -> None:
    events = do(position(["Ki P2", "P7 L3", "P9 W5"]), "play Ki", "play P7")
    assert recaps(events, 0, "es")[-1] == "te devuelve Rey a la mano"


@pytest.mark.parametrize(
    ("strength", "told"),
    [(6, "took Usurper back into the hand"), (9, "sent their own Usurper away")],
)
def test_recap_own_allies_taken_back_and_sent_away(strength: int, told: str) -> None:
    state = position([f"P{strength} P2", "P3 L3", "P5 W5"], ["P1", "", ""])
    assert recaps(do(state, f"play P{strength}"), 1)[-1] == told


def test_recap_an_encounter_cut_short_and_won_with_evil() -> None:
    state = position(["P10 P2", "De L3", "P5 W5", "W3 W4"])
    events = do(state, "play P10", "play De", "play P5")
    assert recaps(events, 0)[-2:] == ["Assassin ended it", "won 3 allies, one evil"]
    assert recaps(events, 0, "es")[-1] == "gana 3 aliados, uno malvado"


def test_recap_the_dragon() -> None:
    state = position(["P4 P2", "Dr L3", "P8 W5", "W3 W4"])
    events = do(state, "play P4", "play Dr", "play P8", "hide W3")
    assert "the Dragon burnt 3 cards" in recaps(events, 0)


def test_recap_the_end_of_a_round_and_a_new_page() -> None:
    state = position(["P4", "P1", "P3"], ["", "", "L10"])
    told = recaps(do(state, "play P4", "play P1", "play P3"), 1)
    # The 3 lets the Usurper win: who holds it is left out, and the others tie at no power.
    assert told[3:5] == ["won 3 allies, one evil", "left out by your evil allies"]
    assert told[5:7] == ["+1 fame for “Monster attack”"] * 2
    assert told[7].startswith("a new page: ")
    assert any(line.startswith("shows ") and line.endswith(", leads") for line in told[8:])


def test_moments_are_rounds_encounters_and_turns() -> None:
    state = position(["P4 P2", "P8 L3", "P6 W5"])
    moment = GAME.moment(state)
    assert (moment.round, moment.turn, moment.seat, moment.part) == (1, 1, 0, "encounter-1")
    part = GAME.name(moment.part)
    assert [*said("en", [part]), *said("es", [part])] == ["encounter 1", "encuentro 1"]
    do(state, "play P4", "play P8", "play P6")
    moment = GAME.moment(state)
    assert (moment.round, moment.turn, moment.seat, moment.part) == (1, 4, 1, "encounter-2")
