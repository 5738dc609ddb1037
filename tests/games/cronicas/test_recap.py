"""What somebody who comes back to a table of Crónicas is told, in a few words."""

import pytest

from grimorio.core.describe import describe_recap
from grimorio.core.event import Event
from grimorio.texts import Speaker

from .pictures import GAME, do, position

NAMES = ["Carla", "Merlín", "Morgana", "Circe"]


def recaps(events: list[Event], seat: int, language: str = "en") -> list[str]:
    found = [describe_recap(GAME, event, seat) for event in events]
    speaker = Speaker(language, NAMES, seat)
    return [speaker.say(text) for text in found if text is not None]


def test_recap_led_followed_and_face_down() -> None:
    state = position(["L7 P2", "L9 P3", "P4 W1"])
    events = do(state, "play L7", "play L9", "hide P4")
    told = ["led Dancer 7", "Minstrel 9", "a card face down (no love)", "won 3 allies"]
    assert recaps(events, 0) == told
    assert recaps(events, 0, "es")[0] == "empiezas con Bailarina 7"
    assert recaps(events, 1, "es")[0] == "empieza con Bailarina 7"
    assert recaps(events, 0, "es")[2] == "una carta boca abajo (sin amor)"


@pytest.mark.parametrize(
    ("card", "choice", "you", "others"),
    [
        ("P4", "take L8", "took your Cleric", "took Merlín’s Cleric"),
        ("P8", "discard W2", "discarded your Queen", "discarded Merlín’s Queen"),
    ],
)
def test_recap_what_an_ability_does_to_you(card: str, choice: str, you: str, others: str) -> None:
    state = position([f"{card} P2", "P3 L3", "P5 W5"], ["", "L8 W2", ""])
    events = do(state, f"play {card}", choice)
    assert events[-1].hits == [1]
    assert recaps(events, 1)[-1] == you
    assert recaps(events, 2)[-1] == others


def test_recap_a_card_sent_back_to_the_hand() -> None:
    state = position(["Ki P2", "P7 L3", "P9 W5"])
    events = do(state, "play Ki", "play P7")
    assert events[-1].hits == [0]
    assert recaps(events, 2)[-1] == "sent Carla’s King back to the hand"
    assert recaps(events, 0)[-1] == "sent your King back to your hand"
    assert recaps(events, 0, "es")[-1] == "te devuelve Rey a la mano"


def test_recap_a_face_down_card_sent_back_stays_unknown() -> None:
    state = position(["P10 P2", "L4 L3", "P7 W5"])
    events = do(state, "play P10", "hide L4", "play P7")
    back = [event for event in events if event.kind == "hidden-returned"]
    assert back[0].hits == [1]
    assert recaps(back, 0) == ["sent Merlín’s face-down card back to the hand"]
    assert recaps(back, 1) == ["sent your face-down card back to your hand"]


def test_recap_own_allies_taken_back_and_sent_away() -> None:
    events = do(position(["P6 P2", "P3 L3", "P5 W5"], ["P1", "", ""]), "play P6")
    assert recaps(events, 1)[-1] == "took Usurper back into the hand"
    events = do(position(["P9 P2", "P3 L3", "P5 W5"], ["P1", "", ""]), "play P9")
    assert recaps(events, 1)[-1] == "sent their own Usurper away"


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
    state = position(["P4", "P1", "P3"], ["", "", "L10"], force="monsters")
    told = recaps(do(state, "play P4", "play P1", "play P3"), 1)
    # The 3 lets the Usurper win: who holds it is left out, and the others tie at no power.
    assert told[3:7] == [
        "won 3 allies, one evil",
        "left out by your evil allies",
        "+1 fame for “Monster attack”",
        "+1 fame for “Monster attack”",
    ]
    assert told[7].startswith("a new page: ")
    assert any(line.startswith("shows ") and line.endswith(", leads") for line in told[8:])


def test_moments_are_rounds_encounters_and_turns() -> None:
    state = position(["P4 P2", "P8 L3", "P6 W5"])
    moment = GAME.moment(state)
    assert (moment.round, moment.turn, moment.seat, moment.part) == (1, 1, 0, "encounter-1")
    assert Speaker("en").say(GAME.name(moment.part)) == "encounter 1"
    assert Speaker("es").say(GAME.name(moment.part)) == "encuentro 1"
    do(state, "play P4", "play P8", "play P6")
    moment = GAME.moment(state)
    assert (moment.round, moment.turn, moment.seat, moment.part) == (1, 4, 1, "encounter-2")
