"""Exams of Magia with a board that is full, or nearly so: MA-13."""

from grimorio.core.flat import numbers

from .tower import GAME, cell, do, give_spell, held, legal, tower


def test_ma13_what_is_lost_goes_to_any_empty_cell_where_nobody_stands() -> None:
    state = tower(hands=("yellow",), red="e2", examiner="e3", crystals={"e4": "air"})
    give_spell(state, "red", "fire")
    do(state, "declare red", "move yellow-plain e3", "return red fire")
    free = {GAME.board.names[field] for field in GAME.board.fields} - {"e3", "e4"}
    assert {text.removeprefix("place ") for text in legal(state)} == free


def test_ma13_without_an_empty_cell_nothing_can_be_put_back() -> None:
    for start, end, free in (("e2", "e3", True), ("lookout-brown", "e1", False)):
        state = tower(hands=("yellow",), red=start, examiner=end)
        give_spell(state, "red", "air")
        state.crystals = numbers([1 if c in GAME.board.fields else -1 for c in range(67)])
        state.crystals[cell(start)] = state.crystals[cell(end)] = -1
        state.second = True
        do(state, "declare red", f"move yellow-plain {end}")
        if free:  # the cell that red has left
            do(state, "return red air", f"place {start}")
        assert held(state, "red") == [0 if free else 1, 0, 0]
        assert state.turn == 1
