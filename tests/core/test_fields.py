"""A field is declared once: all that is written from it does what the declaration says."""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest
from scripts.fields import GAMES, layout, pages, record_type, view, view_type

from grimorio.core.chance import FastChance
from grimorio.core.fields import (
    Encoded,
    Field,
    Open,
    Own,
    Shown,
    Sight,
    Told,
    encoded,
    sights,
    typescript,
)
from grimorio.core.flat import numbers, rows
from grimorio.core.record import Record
from grimorio.core.registry import get_encoding, get_game

DECLARED = sorted(path.parent.name for path in GAMES.glob("*/fields.py"))


def evens(cards: list[int]) -> int:
    return sum(card % 2 == 0 for card in cards)


def flags(mask: int, seats: int) -> list[bool]:
    return [bool(mask >> seat & 1) for seat in range(seats)]


def mask_of(seats: list[bool]) -> int:
    return sum(1 << seat for seat, holds in enumerate(seats) if holds)


def doubled(number: int) -> int:
    return 2 * number


class Memory:
    """Something that a state computes and does not store."""


class Standing(Record):
    SHAPE: ClassVar[dict[str, str]] = {"numbers": "[int?]", "ahead": "[int]"}

    def __init__(self) -> None:
        self.numbers: list[int | None] = []
        self.ahead: list[int] = []
        """Who leads, as far
        as one can tell."""


TOY: list[Field | Sight] = [
    Open("seats", "int"),
    Open("row", "[int]", "The cards on the table.", Encoded(5, "the row")),
    Field("box", "[int]", shared=True),
    Field("hands", "[[int]]", "", Own("hand", "[int]", "One's own."),
          Shown("evens", "[int]", evens, each=True)),
    Field("bets", "[int]", "", Own("bet", "int", "", [Encoded(1, "one's own bet", 9)], doubled)),
    Field("passed", "int", "", Shown("passed", "[bool]", flags, lay=mask_of, seats=True)),
    Field("decks", "[[int]]", "", Shown("left", "int", len), rows=2),
    Field("secret", "int", "", Told("choice", "str"), start=-1),
    Told("winning", "int", "Who would win now.", start=-1),
    Open("rounds", "[[[int]]]"),
    Field("memory", "[Memory?]", derived=True, of=Memory),
]  # fmt: skip


def written(source: str) -> ModuleType:
    module = ModuleType("written")
    source = source.replace("from .layout import ToyFields", "ToyFields = object")
    source = source.replace("from .fields import FIELDS", f"from {__name__} import TOY as FIELDS")
    exec(compile(source, "written", "exec"), module.__dict__)
    return module


def toy_state() -> Any:
    state = written(layout("toy", TOY)).ToyFields()
    state.seats, state.secret, state.passed = 2, 7, 2
    state.row, state.box, state.rounds = numbers([5, 6]), numbers([1]), [[[1], [2]], [[3]]]
    state.hands, state.bets = rows([[2, 3], [4, 8]]), numbers([10, 20])
    state.decks = rows([[9], [11]])
    state.memory = [Memory(), None]
    return state


def test_a_state_stores_all_but_what_it_derives() -> None:
    fields = written(layout("toy", TOY)).ToyFields
    assert list(fields.SHAPE) == [
        "seats", "row", "box", "hands", "bets", "passed", "decks", "secret", "rounds",
    ]  # fmt: skip
    assert fields.SHAPE["hands"] == "[[int]]"
    assert fields().secret == -1
    assert fields().memory == []


def test_a_copy_shares_only_what_is_never_changed() -> None:
    state = toy_state()
    copy = type(state)()
    state.copy_to(copy)
    assert copy == state
    assert copy.memory == state.memory
    assert copy.memory is not state.memory
    assert copy.rounds[0][1] is not state.rounds[0][1]
    before = state.to_json()
    for changed in (copy.row, copy.hands[0], copy.bets, copy.decks[1]):
        changed[0] += 1
    assert state.to_json() == before
    copy.box[0] = 99
    assert list(state.box) == [99]


def test_a_view_shows_what_is_marked_and_nothing_else() -> None:
    module = written(view("toy", TOY))
    seen = module.ToyView()
    module.show(toy_state(), 1, seen)
    assert seen.to_json() == {
        "seat": 1, "seats": 2, "deciding": [], "choice": "", "row": [5, 6], "hand": [4, 8],
        "evens": [1, 2], "bet": 40, "passed": [False, True], "left": 2, "winning": -1,
        "rounds": [[[1], [2]], [[3]]],
    }  # fmt: skip
    module.show(toy_state(), None, seen)
    assert (seen.seat, seen.hand, seen.bet) == (None, [], 0)


def test_a_view_is_laid_out_as_far_as_it_tells_all() -> None:
    module = written(view("toy", TOY))
    seen, state = module.ToyView(), toy_state()
    module.show(state, 1, seen)
    again = type(state)()
    module.lay(seen, again)
    blank = type(state)().to_json()
    told = ("seats", "row", "passed", "rounds")
    assert again.to_json() == {**blank, **{name: state.to_json()[name] for name in told}}
    assert again.rounds[0] is not seen.rounds[0]


def test_the_page_gets_the_type_of_the_view() -> None:
    assert view_type("toy", TOY).partition("extends View {\n")[2].splitlines() == [
        "  /** The cards on the table. */", "  row: number[];", "  /** One's own. */",
        "  hand: number[];", "  evens: number[];", "  bet: number;", "  passed: boolean[];",
        "  left: number;", "  /** Who would win now. */", "  winning: number;",
        "  rounds: number[][][];", "}",
    ]  # fmt: skip
    assert typescript("[int?]") == "(number | null)[]"


def test_the_page_gets_the_types_of_other_records() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert record_type(Standing, source) == [
        "", "export interface Standing {", "  numbers: (number | null)[];",
        "  /** Who leads, as far as one can tell. */", "  ahead: number[];", "}",
    ]  # fmt: skip
    assert record_type(Memory, source) == []


def test_runs_have_the_sizes_that_are_declared() -> None:
    many = Encoded(lambda seats: 3 * seats, "many", 255, "more", each_seat=True, also=["seats"])
    fields = [Open("row", "[int]", "", Encoded(5, "the row"), many)]
    runs = encoded(fields, ("more", "row"), 4)
    assert [(run.name, run.size, run.most, run.text) for run in runs] == [
        ("more", 48, 255, "many"), ("row", 5, 1, "the row"),
    ]  # fmt: skip


@pytest.mark.parametrize("order", [("row",), ("row", "bet", "hands")])
def test_what_is_encoded_is_declared_and_what_is_declared_is_encoded(order: tuple[str]) -> None:
    with pytest.raises(ValueError, match="bet" if "bet" not in order else "hands"):
        encoded(TOY, order, 2)


@pytest.mark.parametrize("game_id", DECLARED)
def test_learners_get_nothing_that_a_view_does_not_show(game_id: str) -> None:
    game = get_game(game_id)
    fields = import_module(f"grimorio.games.{game_id}.fields").FIELDS
    seats = game.info.least_seats
    state = game.setup(seats, game.check_options(seats, {}), FastChance(1))
    shown = type(game.view(state, 0)).SHAPE
    runs = {run.name for run in get_encoding(game, seats).fields}
    for sight in sights(fields):
        assert shown[sight.name] == sight.shape
        for each in sight.encoded:
            assert set(each.also) <= set(shown)
            runs.discard(each.name or sight.name)
    assert not runs


@pytest.mark.parametrize("path", pages(), ids=lambda path: "/".join(path.parts[-2:]))
def test_what_follows_from_the_fields_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == pages()[path], "run make docs"
