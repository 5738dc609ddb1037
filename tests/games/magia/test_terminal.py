"""The tower in the terminal, drawn from the board's own data (MA-1)."""

import io

import pytest
from rich.console import Console

from grimorio.boards import magia as board
from grimorio.cli.cards import looked_up
from grimorio.cli.play import Screen, begun
from grimorio.core.flat import numbers
from grimorio.games.magia.choices import AT_MOVE
from grimorio.texts import Speaker

from .tower import COMPLETE, GAME, action, do, give_spell, kinds, tower


def drawn(language: str, seat: int | None) -> list[str]:
    state = tower(hands=("red green-step", "", "blue"), crystals={"a1": "fire", "i5": "air"},
                  red="e3", blue="e3", examiner="c4")  # fmt: skip
    state.discard = numbers([*kinds("yellow"), *kinds("black-turn")])
    state.places[1] = GAME.board.names.index("e2")
    do(state, "declare black")
    page = io.StringIO()
    console = Console(file=page, width=100, no_color=True)
    console.print(board.draw(GAME, GAME.view(state, seat), Speaker(language)))
    return page.getvalue().splitlines()


def test_ma1_every_row_of_the_tower_is_there_and_lookouts_stand_beyond_the_corners() -> None:
    lines = drawn("en", 0)
    rows = {line[0]: line for line in lines if line[:1] in set("ABCDEFGHI") and line[1:3] == "  "}
    assert sorted(rows) == list("ABCDEFGHI")
    assert rows["E"].count("#") == 3  # brown's lookout, the desk, yellow's lookout
    assert " X" in rows["C"]
    assert "R +" in rows["E"]  # two apprentices in one cell
    assert "^" in rows["A"]
    assert "o" in rows["I"]


def test_ma20_a_spectator_sees_no_hand_and_the_others_see_what_was_taken_openly() -> None:
    assert not [line for line in drawn("en", None) if "green with a step" in line]
    assert [
        line
        for line in drawn("en", 2)
        if "know: black with a second turn" in line or "yellow" in line
    ]
    assert [line for line in drawn("es", 0) if "verde con paso" in line]


@pytest.mark.parametrize("language", ["es", "en"])
def test_ma4_things_are_explained(language: str) -> None:
    speaker = Speaker(language)
    for thing in ("red-plain", "red-swap", "examiner", "desk", "lookout-red", "e4"):
        (card,) = looked_up(GAME, thing, speaker)
        assert "magia-" not in speaker.say(card.text)
    assert looked_up(GAME, "dragon", speaker) == []


def test_ma17_asking_for_the_end_cannot_be_taken_back_in_the_terminal() -> None:
    """Nobody at the screen learns from a question what another could do, and plays differently."""
    state = tower(red="a1", examiner="e3")
    give_spell(state, "red", COMPLETE)
    state.figure, state.start, state.played, state.modes = 0, state.places[0], 1, 3
    state.places[0] = GAME.board.desk
    state.pending = numbers([AT_MOVE])
    table = Screen(begun(GAME, 3, {"swaps": False}, bytes(32)), 3, [], Speaker("en"),
                    Console(quiet=True))  # fmt: skip
    table.match.state = state
    table.commit([table.match.act(0, action("stop"))])
    assert [event.kind for event in table.match.history[-1]] == ["end-asked"]
    assert [table.undo(seat) for seat in range(3)] == [[]] * 3
    assert [len(table.match.offers[seat]) > 0 for seat in range(3)] == [True] * 3
