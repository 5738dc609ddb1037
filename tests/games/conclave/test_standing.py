"""Cónclave, row *Live standing*: resentment, totals, crowns, who cannot win, last turns."""

from grimorio.core.chance import FastChance
from grimorio.games.conclave.cards import MAGICS
from grimorio.games.conclave.standing import ConclaveStanding
from grimorio.games.conclave.state import ConclaveState
from grimorio.texts import Speaker

from .pictures import COUNCIL, conclave, council, position
from .test_rules import do

GAME = conclave()
NAMES = ["Carla", "Morgana", "Merlín"]


def standing(state: ConclaveState, seat: int | None = 0) -> ConclaveStanding:
    return GAME.standing(GAME.view(state, seat))


def marked(row: list[bool]) -> list[str]:
    return [magic for magic, mark in zip(MAGICS, row, strict=True) if mark]


def test_live_standing_resentment_totals_and_crowns() -> None:
    found = standing(council())
    #               beige blue purple orange red green
    assert found.totals == [[0, 0, 6, 4, 3, 7], [5, 2, 4, 0, 0, 0], [0, 5, 1, 7, 2, 0]]
    assert [marked(row) for row in found.crowns] == [
        ["purple", "red", "green"],
        ["beige"],
        ["blue", "orange"],
    ]
    # CO-12: orange 4; blue 2 and purple 4; purple 1 and red 2.
    assert found.numbers == [4, 6, 3]
    assert [marked(row) for row in found.against] == [
        ["orange"],
        ["blue", "purple"],
        ["purple", "red"],
    ]
    assert found.followers == [6, 3, 5]
    assert found.ahead == [2]
    assert found.powerless == [False, False, False]
    assert found.shared == [False] * 6


def test_live_standing_a_shared_crown() -> None:
    found = standing(position(COUNCIL, ["Rc1", "Bc1"], ["Ec5 Oc3", "Eg5"]))
    assert [marked(row) for row in found.crowns] == [["beige", "orange"], ["beige"]]
    assert marked(found.shared) == ["beige"]
    assert found.numbers == [0, 0]
    assert found.ahead == [0]  # CO-13: equal resentment, more followers


def test_live_standing_who_controls_nothing_cannot_win() -> None:
    found = standing(position(COUNCIL, ["Rc1", "Bc1"], ["Ec5 Oc3", "Eg1"]))
    assert found.numbers == [0, 1]
    assert found.powerless == [False, True]
    found = standing(position(COUNCIL, ["Rc1", "Bc1"], ["Ec5 Pg3", "Eg3 Pc2"]))
    assert found.powerless == [False, True]
    assert found.ahead == [0]


def test_live_standing_the_least_resentment_does_not_lead_without_a_crown() -> None:
    found = standing(position(COUNCIL, ["Rc1", "Bc1", "Gc1"], ["Ec5 Bg2", "Eg3", "Bb5 Eb4"]))
    assert found.numbers == [2, 3, 4]
    assert found.powerless == [False, True, False]
    assert found.ahead == [0]
    found = standing(position(COUNCIL, ["Rc1", "Bc1"], ["Ec5 Bg2 Ob3", "Bc3 Oc5"]))
    assert found.numbers == [5, 0]
    assert found.ahead == [1]


def test_live_standing_last_turns() -> None:
    state = position(COUNCIL, ["Rc1 Rc4", "Bc1 Bc3", "Gc1 Gg5"], right="Bb4")
    assert standing(state).last_turns == []
    do(state, "send crow-red-1 d2")
    do(state, "draw right")
    assert standing(state).last_turns == [1, 2, 0]
    do(state, "send crow-blue-1 a4")
    assert standing(state).last_turns == [2, 0]
    assert standing(state, None).last_turns == [2, 0]
    said = [Speaker("en", NAMES).say(line) for line in GAME.standing_lines(standing(state))]
    assert said[2] == "Merlín: resentment 0; controls nothing: cannot win; last turn to come"


def test_live_standing_in_words() -> None:
    lines = GAME.standing_lines(standing(council()))
    assert [Speaker("en", NAMES).say(line) for line in lines] == [
        "Carla: resentment 4; controls purple, red and green",
        "Morgana: resentment 6; controls beige",
        "Merlín: resentment 3; controls blue and orange",
    ]
    assert Speaker("es", NAMES).say(lines[0]) == "Carla: decepción 4; controla morado, rojo y verde"


def test_the_standing_at_the_end_is_the_outcome() -> None:
    for seed in range(8):
        chance = FastChance(seed)
        seats = 2 + seed % 3
        state = GAME.setup(seats, GAME.check_options(seats, {}), chance)
        while GAME.deciding(state):
            GAME.apply(state, state.turn, GAME.random_action(state, state.turn, chance), chance)
        outcome = GAME.outcome(state)
        assert outcome is not None
        for seat in [None, *range(seats)]:
            found = standing(state, seat)
            assert found.ahead == outcome.winners
            rows = {row.label.key: row.cells for row in outcome.sheet}
            assert found.numbers == rows["conclave-row-resentment"]
            assert found == ConclaveStanding.from_json(found.to_json())
