"""What somebody who comes back to a table of Cónclave is told, in a few words."""

from typing import Any

from grimorio.core.describe import describe_recap
from grimorio.core.event import Event
from grimorio.core.match import Match
from grimorio.texts import Speaker

from .pictures import COUNCIL, conclave, council, position
from .test_rules import do

GAME = conclave()
NAMES = ["Carla", "Morgana", "Merlín"]


def recaps(events: list[Event], seat: int, language: str = "en") -> list[str]:
    found = [describe_recap(GAME, event, seat) for event in events]
    speaker = Speaker(language, NAMES, seat)
    return [speaker.say(text) for text in found if text is not None]


def test_recap_an_emissary_and_whom_it_won() -> None:
    events = do(council(), "send gazelle-purple-4 b2")
    assert recaps(events, 1) == ["purple 4 → B2, won orange 4 and purple 5"]
    assert recaps(events, 1, "es") == ["morado 4 → B2, consigue naranja 4 y morado 5"]


def test_recap_an_emissary_who_won_nobody() -> None:
    events = do(council(), "send crow-beige-3 a4")
    assert recaps(events, 1) == ["beige 3 → A4, nobody"]
    assert recaps(events, 1, "es") == ["beige 3 → A4, nadie"]


def test_recap_a_pile_given_to_you_and_to_another() -> None:
    events = do(council(), "give orange p2")
    assert events[0].hits == [1]
    assert recaps(events, 1) == ["gave you orange 4"]
    assert recaps(events, 2) == ["gave Morgana orange 4"]
    assert recaps(events, 1, "es") == ["te cede naranja 4"]
    assert recaps(events, 0, "es") == ["cedes naranja 4 a Morgana"]


def test_recap_a_back_drawn_and_the_end_begun() -> None:
    state = council()
    do(state, "send gazelle-purple-4 b2")
    assert recaps(do(state, "draw left"), 1) == ["drew a card (red)"]
    state = position(COUNCIL, ["Rc1", "Bc1"], right="Bb4")
    do(state, "send crow-red-1 d2")
    drawn = recaps(do(state, "draw right"), 1)
    assert drawn == ["drew a card (blue)", "both decks empty: one last turn each"]


def test_recap_a_magic_crisis() -> None:
    grid = """
        Bc1 Ec2 Gc1 Gc2
        Eb1 ... Gb2 Pc1
        Oc2 Eg1 Gg1 Rb1
        Ob1 Rg2 Gg3 Pc2
    """
    events = do(position(grid, ["Bg1", "Bg2"]), "send gazelle-blue-1 b2")
    assert recaps(events, 1) == ["blue 1 → B2, nobody", "crisis: took 4"]
    assert recaps(events, 1, "es")[1] == "crisis: se lleva 4"


def test_turns_are_counted_from_one() -> None:
    match = Match(GAME, 3, GAME.check_options(3, {}), bytes(32))
    match.take(match.setup())
    turns: list[tuple[int, int]] = []
    for _ in range(9):
        state: Any = match.state
        step = match.act(state.turn, GAME.legal(state, state.turn)[-1])
        match.take(step)
        turns.append((step.moment.turn, step.moment.seat))
    first = turns[0][1]
    seats = [(first + turn) % 3 for turn in range(5)]
    assert turns == [(1 + ply // 2, seats[ply // 2]) for ply in range(9)]
