"""Cónclave, row *Previews*: what a choice would do, in numbers and in sentences."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.event import Event
from grimorio.core.flat import numbers
from grimorio.core.foresee import foresee
from grimorio.core.preview import Preview
from grimorio.games.conclave.actions import CELLS
from grimorio.games.conclave.cards import MAGICS
from grimorio.games.conclave.foresee import ConclaveNotes
from grimorio.games.conclave.standing import ConclaveStanding
from grimorio.games.conclave.state import ConclaveState
from grimorio.texts import Speaker

from .pictures import COUNCIL, cards, conclave, council, position
from .test_rules import do

GAME = conclave()
NAMES = ["Carla", "Morgana", "Merlín"]


def preview(state: ConclaveState, text: str) -> Preview:
    view = GAME.view(state, state.turn)
    return foresee(GAME, view, GAME.actions.parse(text))


def notes(found: Preview) -> ConclaveNotes:
    assert isinstance(found.notes, ConclaveNotes)
    return found.notes


def lines(found: Preview, language: str = "en") -> list[str]:
    return [Speaker(language, NAMES).say(line) for line in found.lines]


def reason(state: ConclaveState, text: str, language: str = "en") -> str:
    found = preview(state, text)
    why = GAME.reason(GAME.view(state, state.turn), found.action, found)  # type: ignore[arg-type]
    assert why is not None
    return Speaker(language, NAMES).say(why)


def at(*names: str) -> list[int]:
    return sorted(CELLS.index(name) for name in names)


# Send an emissary


def test_preview_send_the_totals_of_both_lines_and_the_cards_won() -> None:
    found = notes(preview(council(), "send gazelle-purple-4 b2"))
    # Column B: orange 4, purple 5, red 3 and the emissary's 4; row 2: 2 + 4 + 3.
    assert (found.column_total, found.row_total) == (16, 9)
    assert sorted(found.column) == at("b1", "b2", "b3", "b4")
    assert sorted(found.row) == at("a2", "b2", "c2")
    assert sorted(found.column_won) == sorted(cards("Og4 Pb5"))
    assert found.row_won == []
    assert found.short == [0, 1]
    assert sorted(found.won_cells) == at("b1", "b3")
    assert not found.crisis


def test_preview_send_the_row_is_counted_as_it_will_be_then() -> None:
    grid = """
        ... Bb5 ... ...
        ... ... Bg4 Bc3
        ... Bb4 ... ...
        ... ... ... ...
    """
    # Column B: 5 + 3 + 4 = 12 takes both blues; row 2 is counted afterwards, and is not broken.
    found = notes(preview(position(grid, ["Bg3", "Rc1"]), "send gazelle-blue-3 b2"))
    assert (found.column_total, found.row_total) == (12, 10)
    assert sorted(found.row_won) == sorted(cards("Bg4 Bc3"))
    assert sorted(found.won) == sorted(cards("Bb5 Bb4 Bg4 Bc3"))


def test_preview_send_both_lines_win() -> None:
    # The landscape picture: green 5 at B2.
    found = notes(preview(council(), "send gazelle-green-5 b2"))
    assert (found.column_total, found.row_total) == (17, 10)
    assert (found.column_won, found.row_won) == (cards("Og4"), cards("Gg3"))


def test_preview_send_standing_before_and_after_of_all_seats() -> None:
    found = preview(council(), "send gazelle-purple-4 b2")
    assert (notes(found).before, notes(found).after) == ([4, 6, 3], [0, 6, 10])
    assert notes(found).totals[0] == [0, 0, 11, 8, 3, 7]
    orange = MAGICS.index("orange")
    assert (notes(found).gained, notes(found).lost) == ([[orange, 0]], [[orange, 2]])
    assert isinstance(found.standing, ConclaveStanding)
    assert found.standing.numbers == [0, 6, 10]
    assert found.whole


def test_preview_send_in_words() -> None:
    found = preview(council(), "send gazelle-purple-4 b2")
    assert lines(found) == [
        "You win orange 4 and purple 5.",
        "Control of orange passes from Merlín to you.",
        "Resentment: you 4 → 0 and Merlín 3 → 10.",
        "Column B counts 16 and moves 2.",
        "Row 2 counts 9 and moves nobody: one short.",
    ]
    assert lines(found, "es") == [
        "Consigues naranja 4 y morado 5.",
        "El control de la magia naranja pasa de Merlín a ti.",
        "Decepción: tú 4 → 0 y Merlín 3 → 10.",
        "La columna B suma 16 y convence a 2.",
        "La fila 2 suma 9 y no convence a nadie: falta 1.",
    ]


def test_preview_send_that_wins_nobody() -> None:
    # A4: beige 1 above, red 3 beside.
    found = preview(council(), "send crow-beige-3 a4")
    assert lines(found) == [
        "Wins nobody.",
        "Column A counts 8 and moves nobody: 2 short.",
        "Row 4 counts 6 and moves nobody: 4 short.",
    ]
    assert notes(found).won == []
    assert notes(found).before == notes(found).after


def test_preview_send_enough_but_nobody_of_its_kind() -> None:
    grid = """
        ... Gb5 ... ...
        ... ... ... ...
        ... Rb4 ... ...
        ... ... ... ...
    """
    found = preview(position(grid, ["Bg3", "Rc1"]), "send gazelle-blue-3 b2")
    assert lines(found)[1].startswith("Column B counts 12, but nobody there shares")


@pytest.mark.parametrize(
    ("zones", "line"),
    [
        (["", ""], "You control orange."),
        (["", "Ob4"], "You control orange together with Morgana."),
        (["", "Ob3"], "Control of orange passes from Morgana to you."),
        (["Ob3", "Oc3"], "You control orange alone: Morgana no longer."),
    ],
)
def test_preview_send_whose_crown_it_is(zones: list[str], line: str) -> None:
    grid = """
        ... Og4 ... ...
        ... ... ... ...
        ... Rc3 ... ...
        ... ... ... ...
    """
    found = preview(position(grid, ["Gg4", "Rc1"], zones), "send gazelle-green-4 b2")
    assert lines(found)[0] == "You win orange 4."
    assert lines(found)[1] == line


def test_preview_magic_crisis() -> None:
    grid = """
        Bc1 Ec2 Gc1 Gc2
        Eb1 ... Gb2 Pc1
        Oc2 Eb2 Gg1 Rb1
        Ob1 Rg2 Gg3 Pc2
    """
    found = preview(position(grid, ["Bg1", "Bg2"]), "send gazelle-blue-1 b2")
    assert notes(found).crisis
    assert sorted(notes(found).won) == sorted(cards("Ec2 Eb2 Eb1 Gb2 Pc1"))
    assert lines(found)[0] == "The conclave is full: you take 5 mages."
    assert lines(found, "es")[0] == "El cónclave está lleno: te llevas 5 hechiceros."


def test_preview_send_which_of_ones_cards_would_win_at_a_cell() -> None:
    """Put together from all previews, as the page does when a cell is picked first."""
    state = council()
    wins = {}
    for card in ("gazelle-purple-4", "gazelle-red-2", "gazelle-green-5", "crow-beige-3"):
        found = notes(preview(state, f"send {card} b2"))
        wins[card] = (max(found.column_total, found.row_total), len(found.won))
    assert wins == {
        "gazelle-purple-4": (16, 2),
        "gazelle-red-2": (14, 2),
        "gazelle-green-5": (17, 2),
        "crow-beige-3": (15, 1),
    }


def test_preview_the_very_last_emissary_ends_the_game() -> None:
    state = position(COUNCIL, ["Rc1 Gg5", "Bc1"], ["Ec5", "Eg5"])
    state.ender, state.last_turns = 0, 1
    found = preview(state, "send gazelle-green-5 b2")
    assert lines(found)[-1].startswith("Then the game ends")
    # What the others hold joins their zones, so the standing then cannot be told.
    assert found.standing is None
    assert not found.whole
    assert (notes(found).before, notes(found).after) == ([0, 0], [0, 0])


# Give a pile


def test_preview_give_both_resentments() -> None:
    found = preview(council(), "give orange p2")
    assert (notes(found).before, notes(found).after) == ([4, 6, 3], [0, 10, 3])
    assert lines(found) == [
        "Morgana gets orange 4. Resentment: you 4 → 0 and Morgana 6 → 10.",
        "Merlín still at 7 in orange: it counts against Morgana.",
    ]
    assert lines(found, "es")[0] == (
        "Morgana recibe naranja 4. Decepción: tú 4 → 0 y Morgana 6 → 10."
    )


def test_preview_give_the_crown_you_lose() -> None:
    found = preview(council(), "give green p3")
    assert (notes(found).before, notes(found).after) == ([4, 6, 3], [4, 6, 3])
    green = MAGICS.index("green")
    assert (notes(found).gained, notes(found).lost) == ([[green, 2]], [[green, 0]])
    assert lines(found) == [
        "Merlín gets green 7; nobody’s resentment changes.",
        "You lose control of green.",
        "Merlín will control green.",
    ]


def test_preview_give_the_last_crown() -> None:
    state = position(COUNCIL, ["Rc1", "Bc1"], ["Ec5", "Oc3"])
    assert lines(preview(state, "give beige p2"))[-1] == (
        "You would control nothing, and could not win like that."
    )


# Draw and refill


def test_preview_draw_the_back_the_card_below_and_what_is_refilled() -> None:
    state = council()
    do(state, "send gazelle-purple-4 b2")  # leaves b1, b3, d2, a4, c4 empty: one is refilled
    found = preview(state, "draw left")
    assert (notes(found).back, notes(found).below) == (MAGICS.index("red"), MAGICS.index("beige"))
    assert (notes(found).cells, notes(found).backs) == (at("b1"), [MAGICS.index("beige")])
    assert lines(found) == [
        "You draw a card whose back is red; the one under it is beige.",
        "The conclave is refilled: B1 beige.",
    ]
    assert not found.whole  # which cards they are is hidden


def test_preview_draw_the_refill_goes_on_from_the_other_deck() -> None:
    grid = """
        ... ... ... Pc1
        Oc2 Gg3 Eb1 Pb5
        Eg4 Bc5 Rc3 Gb4
        ... ... ... ...
    """
    state = position(grid, ["Rc1", "Bc1"], left="Gb2 Rb2", right="Bb3 Gg1")
    state.pending = numbers([2])
    found = preview(state, "draw left")
    # Seven spaces are empty: three are filled, from the left deck and then from the right one.
    assert notes(found).cells == at("a1", "b1", "c1")
    assert [MAGICS[back] for back in notes(found).backs] == ["green", "green", "blue"]
    assert notes(found).ends
    assert lines(found)[-1] == (
        "Then both decks are empty: everybody has one last turn, you the very last."
    )


def test_preview_draw_the_last_of_a_deck_without_a_refill() -> None:
    state = council()
    state.decks[1] = state.decks[1][1:]
    state.removed = numbers([*state.removed, *cards("Bb3")])
    do(state, "send crow-beige-3 a4")
    assert lines(preview(state, "draw right")) == [
        "You draw a card whose back is green, the last of this deck.",
        "Nothing is refilled.",
    ]


# Reasons of hints


@pytest.mark.parametrize(
    ("choice", "english", "spanish"),
    [
        (
            "send gazelle-purple-4 b2",
            "Wins 2 mages and takes orange from Merlín.",
            "Consigues 2 hechiceros y le quitas la magia naranja a Merlín.",
        ),
        (
            "send crow-beige-3 b2",
            "Wins one mage, and your resentment stays at 4.",
            "Consigues un hechicero, y tu decepción sigue en 4.",
        ),
        (
            "send crow-beige-3 a4",
            "Wins nobody, and your resentment stays at 4.",
            "No convences a nadie, y tu decepción sigue en 4.",
        ),
        ("give orange p2", "Your resentment 4 → 0.", "Tu decepción, 4 → 0."),
        ("give green p3", "Nobody’s resentment changes.", "No cambia la decepción de nadie."),
    ],
)
def test_reasons(choice: str, english: str, spanish: str) -> None:
    assert reason(council(), choice) == english
    assert reason(council(), choice, "es") == spanish


# Whatever is said then happens


def check(state: ConclaveState, found: Preview, events: list[Event], before: list[int]) -> None:
    """The notes against the true events and the true state."""
    told = notes(found)
    for event in events:
        if event.kind.startswith("line-"):
            line = event.data["line"]
            assert event.data["total"] == getattr(told, f"{line}_total")
            won = [GAME.cards.names[card] for card in getattr(told, f"{line}_won")]
            assert event.data.get("cards", []) == won
        elif event.kind == "magic-crisis":
            assert told.crisis
            assert event.data["cards"] == [GAME.cards.names[card] for card in told.won]
        elif event.kind == "card-drawn":
            assert event.data["magic"] == MAGICS[told.back]
        elif event.kind == "conclave-refilled":
            assert sorted(CELLS.index(cell) for cell in event.data["cells"]) == told.cells
    if state.pending:
        assert told.after == GAME.standing(GAME.view(state, None)).numbers
        assert told.ends == (state.ender >= 0 and found.action.verb == "draw")
        for cell, back in zip(told.cells, told.backs, strict=True):
            assert before[cell] < 0
            assert state.grid[cell] // 12 == back


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_a_preview_says_then_happens(seats: int) -> None:
    speaker = Speaker("es", NAMES)
    for seed in range(2):
        chance = FastChance(100 * seats + seed)
        state = GAME.setup(seats, GAME.check_options(seats, {}), chance)
        while GAME.deciding(state):
            seat, before = state.turn, list(state.grid)
            view = GAME.view(state, seat)
            action = GAME.random_action(state, seat, chance)
            found = foresee(GAME, view, action)
            why = GAME.reason(view, action, found)
            again = foresee(GAME, view, action, FastChance(seed))
            assert (again.notes, again.lines) == (found.notes, found.lines)  # in whichever worlds
            assert all(
                "{" not in speaker.say(line) for line in [*found.lines, *([why] if why else [])]
            )
            assert found.lines
            events: list[Event] = []
            GAME.apply(state, seat, action, chance, events)
            seen = [event.seen_by(seat) for event in events]
            assert seen[: len(found.events)] == found.events
            check(state, found, events, before)
            assert notes(found) == ConclaveNotes.from_json(notes(found).to_json())
