"""Bellum Magica in the terminal: every position can be drawn, with one's own castle by rows."""

import io

import pytest
from rich.console import Console

from grimorio.boards.bellum import draw
from grimorio.cli.cards import looked_up
from grimorio.core.chance import FastChance
from grimorio.games.bellum.state import BellumState
from grimorio.texts import Speaker

from .words import GAME, position, strength

NAMES = ["Ana", "Benny", "Carla", "Dani", "Eva"]


def drawn(state: BellumState, seat: int | None, language: str = "en", width: int = 100) -> str:
    out = io.StringIO()
    speaker = Speaker(language, NAMES)
    Console(file=out, width=width).print(draw(GAME, GAME.view(state, seat), speaker))
    return out.getvalue()


@pytest.mark.parametrize(("language", "seats"), [("es", 2), ("en", 5)])
def test_every_position_can_be_drawn_for_everybody(language: str, seats: int) -> None:
    chance = FastChance(seats)
    options = GAME.check_options(seats, {"castles": "chosen"})
    state = GAME.setup(seats, options, chance)
    choices: set[str] = set()
    ply = 0
    while state.pending:
        choice = GAME.view(state, None).choice
        if choice not in choices or ply % 25 == 0:
            choices.add(choice)
            assert "bellum-" not in drawn(state, state.turn, language)
            assert "bellum-" not in drawn(state, None, language)
        ply += 1
        GAME.apply(state, state.turn, GAME.random_action(state, state.turn, chance), chance)
    assert "bellum-" not in drawn(state, None, language)


def test_the_own_castle_shows_both_sides_row_by_row() -> None:
    state = position(["ff m sss x t", "s"], die=4)
    state.strength[0] = strength("g ss")
    lines = [line for line in drawn(state, 0).splitlines() if line.startswith("│")]
    rows = [" ".join(line.replace("│", "|").split()) for line in lines[:6]]
    assert rows[0] == "| g | 1 | 2s |"
    assert rows[3] == "| 2f m | 4 ◀ | 3s M t |"
    assert rows[5] == "| · | 6 | · |"


def test_a_drawing_tells_only_what_its_seat_knows() -> None:
    state = position(["ss", "ss"], chests=["wood 1", "gold 6"])
    value = state.values[40]
    assert f"gold chest 1: {value}" in drawn(state, 1)
    assert "gold chest 1:" not in drawn(state, 0)
    assert "gold chest 1:" not in drawn(state, None)


def test_things_are_explained() -> None:
    speaker = Speaker("en")
    for thing, said in (
        ("high-abbey", "town, shield 6, magic shield 1"),
        ("red-dragon", "1: 2 food"),
        ("bone-keep", "shield 2"),
    ):
        (card,) = looked_up(GAME, thing, speaker)
        assert said in speaker.say(card.text)
    assert looked_up(GAME, "wood-1", speaker) == []
