"""The rulebook's worked examples, played from a position to their end by legal actions alone."""

from grimorio.games.magia.board import WHITE
from grimorio.games.magia.choices import AT_ACTION, AT_ANSWER, AT_DECLARE, AT_EXAM, AT_MOVE
from grimorio.games.magia.state import BY_COLOUR, BY_DIRECTION, DECLARED, MagiaState

from .tower import (
    COMPLETE,
    GAME,
    answer,
    cell,
    do,
    give_spell,
    held,
    kinds,
    legal,
    refused,
    reserve,
    secrets,
    stack,
    told,
    tower,
    where,
)


def sheet(state: MagiaState) -> dict[str, list[object]]:
    """The score sheet by the names of its rows."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return {row.label.key.removeprefix("magia-row-"): list(row.cells) for row in outcome.sheet}


# Moving


def test_ma9_andrea_plays_yellow_and_black_and_by_direction_is_understood_without_saying() -> None:
    state = tower(hands=("yellow black",), red="e4", examiner="a1", crystals={"d5": "water"})
    stack(state, "red", "brown")
    assert GAME.kind[cell("e4")] == WHITE
    assert told(do(state, "declare red")) == ["figure-declared", "deck-drawn"]
    assert state.hands[0] == kinds("red black yellow brown")
    # Nothing asks how she moves: with the red card alone both ways are open.
    assert state.pending == [AT_MOVE]
    assert {text.split()[0] for text in legal(state)} == {"move"}
    assert state.modes == BY_COLOUR | BY_DIRECTION
    reds = {text.split()[-1] for text in legal(state) if "red-plain" in text}
    assert reds == {"d3", "d4", "desk", "f4", "f3", "e3"}

    do(state, "move yellow-plain desk")
    assert where(state, "red") == "desk"
    assert state.modes == GAME.view(state, 1).modes == BY_DIRECTION
    # From now on the red card leads towards the red lookout and nowhere else.
    assert {text.split()[-1] for text in legal(state) if "red-plain" in text} == {"d4"}
    assert refused(state, "move red-plain e6") == ("MA-9", "mixing")

    do(state, "move black-plain d5")
    assert where(state, "red") == "d5"
    assert GAME.kind[cell("d5")] == WHITE
    assert held(state, "red") == [0, 0, 0]  # the crystal is collected where the move ends
    events = do(state, "stop")
    assert told(events) == ["crystal-collected"]
    assert held(state, "red") == [0, 1, 0]
    assert state.crystals[cell("d5")] == -1
    assert state.hands[0] == kinds("red brown")
    assert (state.turn, state.pending) == (1, [AT_DECLARE])


def test_ma9_seven_cards_and_two_drawn_move_an_apprentice_nine_cells() -> None:
    state = tower(hands=("green " * 5 + "green-step green-step",), examiner="e1",
                  crystals={"i5": "fire", "g5": "air"})  # fmt: skip
    stack(state, "green", "green-turn")
    assert len(state.hands[0]) == 7
    do(state, "declare red")  # on its white lookout
    assert len(state.hands[0]) == 9
    way = ("a1", "b2", "c3", "d4", "desk", "f5", "g5", "h5", "i5")
    cards = ["green-plain"] * 6 + ["green-step", "green-step", "green-turn"]
    for step, (card, name) in enumerate(zip(cards, way, strict=True), 1):
        assert state.pending == [AT_MOVE]
        do(state, f"move {card} {name}")
        assert where(state, "red") == name
        assert len(state.hands[0]) == 9 - step
        if step < 9:
            assert "stop" in legal(state)
            assert state.played == step
    # No card is left, so the move has ended by itself.
    assert state.hands[0] == []
    assert held(state, "red") == [0, 0, 1]
    assert state.crystals[cell("g5")] == 0  # only passed
    assert state.pending == [AT_ACTION]
    assert state.discard == [kinds(card)[0] for card in cards]


# The end


def test_ma17_carolyns_green_is_complete_by_her_gift_and_daniels_blue_lets_her_end() -> None:
    """Seats: Andrea, Carolyn (mission blue and green), Daniel."""
    state = tower(hands=("", "yellow", "black"), green="e2", yellow="e3", examiner="e3", blue="f2")
    state.first = state.turn = 1
    secrets(state, 0, "fire fire air air water", "red black")
    secrets(state, 1, "air air air water water", "blue green")
    secrets(state, 2, "fire fire fire air water", "yellow brown")
    give_spell(state, "green", "air air water water fire")
    give_spell(state, "yellow", "air")
    give_spell(state, "blue", COMPLETE)
    reserve(state, 1, "fire")

    assert told(do(state, "declare green")) == ["figure-declared", "nothing-drawn"]
    do(state, "move yellow-plain e3")
    # The yellow apprentice is not robbed, because the examiner is there: only the exam.
    assert (state.turn, state.pending) == (1, [AT_EXAM])
    assert legal(state) == ["return green air", "return green water", "return green fire",
                            "grant green fire"]  # fmt: skip
    assert refused(state, "take yellow air") == ("MA-12", "take-exam")
    do(state, "grant green fire")
    assert held(state, "green") == [2, 2, 2]
    assert state.reserves == [0] * 9
    assert state.passed == 0  # too late for this exam
    assert held(state, "yellow") == [1, 0, 0]

    assert (state.turn, state.pending) == (2, [AT_DECLARE])
    assert told(do(state, "declare blue")) == ["figure-declared", "deck-drawn"]
    assert len(state.hands[2]) == 3
    events = do(state, "move black-plain e3")
    assert told(events) == ["apprentice-moved", "exam-passed", "end-asked"]
    assert state.passed == 1 << 4
    assert len(state.hands[2]) == 2  # the examiner has ended the move
    assert (state.turn, state.pending) == (2, [AT_ANSWER])
    assert [legal(state, seat) for seat in range(3)] == [
        ["answer no"], ["answer no", "answer yes"], ["answer no"]]  # fmt: skip
    assert refused(state, "answer yes", 2) == ("MA-17", "not-ready")
    assert refused(state, "declare red", 2) == ("MA-17", "answer-first")

    assert GAME.view(state, 0).missions[1] == -1
    assert answer(state, 2, "no") == []
    assert answer(state, 1, "yes") == []
    assert refused(state, "answer no", 1) == ("MA-17", "answered")
    assert answer(state, 0, "no") == ["end-declared"]
    assert state.ending == DECLARED
    assert GAME.view(state, 0).missions[1] == state.missions[1]  # she shows her mission
    assert sheet(state)["ender"] == [0, 2, 0]
    assert sheet(state)["spells"] == [0, 10, 0]


def test_ma19_andrea_brings_red_to_the_examiner_and_has_13_points() -> None:
    state = tower(hands=("yellow", "blue"), red="e2", examiner="e3")
    secrets(state, 0, "air air air water water", "red black")
    secrets(state, 1, "fire fire air air water", "yellow green")
    secrets(state, 2, "fire fire fire air water", "blue brown")
    for colour in ("red", "black"):
        give_spell(state, colour, COMPLETE)
    reserve(state, 0, "air air fire fire water")

    do(state, "declare red")
    assert told(do(state, "move yellow-plain e3")) == [
        "apprentice-moved", "exam-passed", "end-asked"]  # fmt: skip
    assert state.enders == 0
    # Five crystals, but not those of the order: it cannot be finished now either.
    assert legal(state, 0) == ["answer no", "answer yes"]
    assert refused(state, "finish", 0) == ("MA-16", "finish-crystals")
    assert answer(state, 0, "yes") == []
    assert answer(state, 1, "no") == []
    assert GAME.outcome(state) is None
    assert answer(state, 2, "no") == ["end-declared"]

    points = sheet(state)
    assert points["spells"][0] == 5 + 5
    assert points["ender"][0] == 2
    assert points["order"][0] == 0
    assert points["right"][0] == 3  # two white, one blue
    assert points["wrong"][0] == -2  # two red
    assert points["total"][0] == 13
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == [0]
