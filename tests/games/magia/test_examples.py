"""The rulebook's worked examples, played from a position to their end by legal actions alone."""

from grimorio.core.flat import plain
from grimorio.games.magia.board import WHITE
from grimorio.games.magia.choices import AT_ACTION, AT_ANSWER, AT_DECLARE, AT_EXAM, AT_MOVE
from grimorio.games.magia.state import BY_COLOUR, BY_DIRECTION, DECLARED, MagiaState
from grimorio.learn.lesson import find, opening

from .tower import (
    GAME,
    answer,
    cell,
    do,
    held,
    kinds,
    legal,
    refused,
    stack,
    told,
    tower,
    where,
)


def lesson(name: str, step: int = 1) -> MagiaState:
    """The position of an example, as it is taught."""
    state = opening(find("magia", name), step).clone()
    assert isinstance(state, MagiaState)
    return state


def sheet(state: MagiaState) -> dict[str, list[object]]:
    """The score sheet by the names of its rows."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return {row.label.key.removeprefix("magia-row-"): list(row.cells) for row in outcome.sheet}


# Moving


def test_ma9_andrea_plays_yellow_and_black_and_by_direction_is_understood_without_saying() -> None:
    state = lesson("the-last-cell")
    assert GAME.kind[cell("c3")] == WHITE  # where two cards were drawn
    # Nothing asks how she moves: both ways are open.
    assert plain(state.pending) == [AT_MOVE]
    assert {text.split()[0] for text in legal(state)} == {"move"}
    assert state.modes == BY_COLOUR | BY_DIRECTION

    do(state, "move yellow-plain c4")
    assert where(state, "red") == "c4"
    assert state.modes == GAME.view(state, 1).modes == BY_DIRECTION
    do(state, "move black-plain b4")
    assert GAME.kind[cell("b4")] == WHITE
    assert held(state, "red") == [1, 0, 1]  # the crystal is collected where the move ends
    events = do(state, "stop")
    assert told(events) == ["crystal-collected"]
    assert held(state, "red") == [1, 1, 1]
    assert state.crystals[cell("b4")] == -1
    assert plain(state.hands[0]) == kinds("brown blue")
    assert (state.turn, plain(state.pending)) == (1, [AT_DECLARE])


def ends(state: MagiaState) -> set[str]:
    """Where one more card can lead."""
    return {text.split()[-1] for text in legal(state) if text.startswith("move ")}


def test_ma9_two_green_cards_lead_green_any_way_and_others_straight_towards_green() -> None:
    green, red = lesson("two-ways", 1), lesson("two-ways", 3)
    assert ends(green) == {"d2", "d3", "e2", "e4", "f2", "f3"}
    do(green, "move green-plain d3")
    assert "d4" in ends(green)
    assert ends(red) == {"f3"}
    do(red, "move green-plain f3")
    assert ends(red) == {"g3"}


def test_ma9_a_green_and_a_yellow_card_lead_one_cell_towards_each_in_any_order() -> None:
    for first, second in (
        ("green-plain f3", "yellow-plain f4"),
        ("yellow-plain e4", "green-plain f4"),
    ):
        state = lesson("two-ways", 5)
        do(state, f"move {first}")
        do(state, f"move {second}")
        assert where(state, "green") == "f4"
    state = lesson("two-ways", 5)
    do(state, "move green-plain d3")  # by colour: the yellow card is of no use any more
    assert "f4" not in ends(state)


def test_ma9_after_two_colours_a_card_of_its_own_is_a_direction_too() -> None:
    state = tower(hands=("yellow black",), red="e4", examiner="a1", crystals={"d5": "water"})
    stack(state, "red", "brown")
    assert told(do(state, "declare red")) == ["figure-declared", "deck-drawn"]
    assert plain(state.hands[0]) == kinds("red black yellow brown")
    reds = {text.split()[-1] for text in legal(state) if "red-plain" in text}
    assert reds == {"d3", "d4", "desk", "f4", "f3", "e3"}

    do(state, "move yellow-plain desk")
    # From now on the red card leads towards the red lookout and nowhere else.
    assert {text.split()[-1] for text in legal(state) if "red-plain" in text} == {"d4"}
    assert refused(state, "move red-plain e6") == ("MA-9", "mixing")


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
        assert plain(state.pending) == [AT_MOVE]
        do(state, f"move {card} {name}")
        assert where(state, "red") == name
        assert len(state.hands[0]) == 9 - step
        if step < 9:
            assert "stop" in legal(state)
            assert state.played == step
    # No card is left, so the move has ended by itself.
    assert plain(state.hands[0]) == []
    assert held(state, "red") == [0, 0, 1]
    assert state.crystals[cell("g5")] == 0  # only passed
    assert plain(state.pending) == [AT_ACTION]
    assert plain(state.discard) == [kinds(card)[0] for card in cards]


# The end


def test_ma13_carolyns_green_is_complete_by_her_gift_and_too_late_for_this_exam() -> None:
    """Carolyn is the first seat; her mission is blue and green."""
    state = lesson("the-exam")
    do(state, "move yellow-plain e3")
    # The yellow apprentice is not robbed, because the examiner is there: only the exam.
    assert (state.turn, plain(state.pending)) == (0, [AT_EXAM])
    assert legal(state) == ["return green air", "return green water", "return green fire",
                            "grant green air"]  # fmt: skip
    assert refused(state, "take yellow air") == ("MA-12", "take-exam")
    do(state, "grant green air")
    assert held(state, "green") == [2, 2, 2]
    assert plain(state.reserves)[:3] == [0, 0, 0]
    assert state.passed == 0  # too late for this exam
    assert held(state, "yellow") == [1, 0, 2]
    assert (state.turn, plain(state.pending)) == (1, [AT_DECLARE])


def test_ma17_daniels_blue_passes_and_lets_carolyn_end() -> None:
    """Carolyn is the first seat, Daniel the third."""
    state = lesson("the-end")
    events = do(state, "move yellow-plain e3")
    assert told(events) == ["apprentice-moved", "exam-passed", "end-asked"]
    assert state.passed == 1 << 4
    assert (state.turn, plain(state.pending)) == (2, [AT_ANSWER])
    assert [legal(state, seat) for seat in range(3)] == [
        ["answer no", "answer yes"], ["answer no"], ["answer no"]]  # fmt: skip
    assert refused(state, "answer yes", 2) == ("MA-17", "not-ready")
    assert refused(state, "declare red", 2) == ("MA-17", "answer-first")

    assert GAME.view(state, 1).missions[0] == -1
    assert answer(state, 2, "no") == []
    assert answer(state, 0, "yes") == []
    assert refused(state, "answer no", 0) == ("MA-17", "answered")
    assert answer(state, 1, "no") == ["end-declared"]
    assert state.ending == DECLARED
    assert GAME.view(state, 1).missions[0] == state.missions[0]  # she shows her mission
    assert sheet(state)["ender"] == [2, 0, 0]
    assert sheet(state)["spells"] == [10, 0, 0]


def test_ma19_andrea_brings_red_to_the_examiner_and_has_13_points() -> None:
    state = lesson("the-end", 2)
    assert told(do(state, "move yellow-plain e3")) == [
        "apprentice-moved", "exam-passed", "end-asked"]  # fmt: skip
    assert state.enders == 0
    # Five crystals, but not those of the order: it cannot be finished now either.
    andrea = 1
    assert legal(state, andrea) == ["answer no", "answer yes"]
    assert refused(state, "finish", andrea) == ("MA-16", "finish-crystals")
    assert answer(state, andrea, "yes") == []
    assert answer(state, 0, "no") == []
    assert GAME.outcome(state) is None
    assert answer(state, 2, "no") == ["end-declared"]

    points = sheet(state)
    assert points["spells"][andrea] == 5 + 5
    assert points["ender"][andrea] == 2
    assert points["order"][andrea] == 0
    assert points["right"][andrea] == 3  # two white, one blue
    assert points["wrong"][andrea] == -2  # two red
    assert points["total"][andrea] == 13
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == [andrea]
