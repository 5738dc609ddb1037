"""The tower, the cards, the setup: MA-1 to MA-6."""

from collections import Counter

import pytest

from grimorio.core.bits import count
from grimorio.core.chance import FastChance
from grimorio.core.edition import Edition
from grimorio.core.errors import BadInput
from grimorio.core.flat import numbers, plain
from grimorio.games.magia import NEWEST, build
from grimorio.games.magia.board import BLACK, COLOURS, FLOOR, GREY, WHITE
from grimorio.games.magia.cards import COLOUR_OF, SYMBOL_OF, SYMBOLS
from grimorio.games.magia.scoring import mission_mask
from grimorio.games.magia.state import MagiaState

from .tower import GAME, cell, mission

BOARD = GAME.board


def fresh(seats: int = 3, swaps: bool = False) -> MagiaState:
    return GAME.setup(seats, {"swaps": swaps}, FastChance(7))


def test_ma1_61_cells_six_lookouts_and_a_crystal_on_all_but_the_portals() -> None:
    assert len(BOARD.names) == 67
    assert len(set(BOARD.names)) == 67
    state = fresh()
    assert Counter(state.crystals) == {0: 21, 1: 21, 2: 18, -1: 7}
    assert [state.crystals[portal] for portal in BOARD.portals] == [-1] * 7
    assert plain(state.places) == [*range(FLOOR, 67), BOARD.desk]


def test_ma1_the_desk_is_the_centre() -> None:
    assert BOARD.places[BOARD.desk] == (0, 0)
    assert all(len(ray) == 4 for ray in BOARD.rays[BOARD.desk])


def test_ma2_opposite_colours_are_opposite_directions() -> None:
    for one, other in (("red", "green"), ("black", "blue"), ("yellow", "brown")):
        q, r = BOARD.directions[COLOURS.index(one)]
        assert BOARD.directions[COLOURS.index(other)] == (-q, -r)


def test_ma2_the_way_from_the_desk_in_a_direction_ends_on_the_lookout_of_its_colour() -> None:
    for direction, colour in enumerate(COLOURS):
        here = BOARD.desk
        for _ in range(5):
            here = BOARD.step[here][direction]
        assert BOARD.names[here] == f"lookout-{colour}"


def test_ma2_a_lookout_is_entered_in_its_direction_and_left_the_opposite_way() -> None:
    for direction in range(6):
        lookout = FLOOR + direction
        corner = BOARD.near[lookout]
        assert len(corner) == 1
        assert BOARD.step[corner[0]][direction] == lookout
        assert BOARD.step[lookout][(direction + 3) % 6] == corner[0]
        entrances = [c for c in range(67) if lookout in BOARD.near[c]]
        assert entrances == plain(corner)


def test_ma3_no_two_neighbours_are_alike_and_the_desk_is_grey() -> None:
    assert BOARD.kind[BOARD.desk] == GREY
    for here in range(67):
        assert all(BOARD.kind[there] != BOARD.kind[here] for there in BOARD.near[here])


def test_ma3_the_starts_alternate_white_and_black() -> None:
    kinds = [BOARD.kind[FLOOR + i] for i in range(6)]
    assert kinds == [WHITE, BLACK, WHITE, BLACK, WHITE, BLACK]


def test_ma3_yellow_then_black_leads_from_white_to_white() -> None:
    yellow, black = COLOURS.index("yellow"), COLOURS.index("black")
    ends = 0
    for here in range(67):
        between = BOARD.step[here][yellow]
        if BOARD.kind[here] == WHITE and between >= 0 and BOARD.step[between][black] >= 0:
            assert BOARD.kind[BOARD.step[between][black]] == WHITE
            ends += 1
    assert ends > 10
    assert BOARD.kind[cell("c3")] == BOARD.kind[cell("b4")] == WHITE  # so the rulebook's example


def test_ma1_the_catalogue_draws_the_same_board() -> None:
    cells = GAME.catalogue()["cells"]
    assert len(cells) == 67
    assert cells[BOARD.desk] == {"id": "desk", "q": 0, "r": 0, "kind": "grey", "lookout": None,
                                 "desk": True, "portal": True}  # fmt: skip
    assert [each["lookout"] for each in cells[FLOOR:]] == list(COLOURS)
    assert sum(each["portal"] for each in cells) == 7


def test_ma4_eleven_cards_a_colour_and_sixty_in_play() -> None:
    assert sum(GAME.cards.copies) == 66
    for swaps, ordinary, swap in ((False, 6, 0), (True, 5, 1)):
        cards = GAME.cards.in_play(swaps)
        assert len(cards) == 60
        for colour in range(6):
            mine = Counter(SYMBOLS[SYMBOL_OF[c]] for c in cards if COLOUR_OF[c] == colour)
            assert mine["plain"] == ordinary
            assert mine["swap"] == swap
            assert (mine["step"], mine["crystal"], mine["turn"]) == (2, 1, 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ma4_everybody_starts_with_five_cards(seats: int) -> None:
    state = fresh(seats, swaps=True)
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert len(state.deck) == 60 - 5 * seats
    assert plain(state.discard) == []


def test_ma5_every_mixture_is_there_once() -> None:
    spells = GAME.cards.spells
    assert len(spells) == len({tuple(spell) for spell in spells}) == 19
    assert all(sum(spell) == 6 and max(spell) <= 4 for spell in spells)
    orders = GAME.cards.orders
    assert len(orders) == len({tuple(order) for order in orders}) == 20
    assert all(sum(order) == 5 and plain(order) != [0, 0, 5] for order in orders)
    assert Counter(GAME.cards.numbers) == {1: 5, 2: 5, 3: 5, 4: 5}


def test_ma5_a_mission_joins_a_white_and_a_black_start() -> None:
    pairs = {tuple(sorted(card[:2])) for card in GAME.cards.missions}
    assert len(pairs) == 9
    for one, other in pairs:
        assert BOARD.kind[FLOOR + one] != BOARD.kind[FLOOR + other]


def test_ma6_daniel_must_complete_the_blue_apprentice_too() -> None:
    card = GAME.cards.missions[mission("yellow black")]
    assert [COLOURS[i] for i in card[2:]] == ["brown", "red", "blue", "green"]
    three = next(i for i, number in enumerate(GAME.cards.numbers) if number == 3)
    mask = mission_mask(GAME.cards, 2, numbers([0, 0, three]), mission("yellow black"))
    wanted = {"yellow", "black", "blue"}
    assert {COLOURS[i] for i in range(6) if mask >> i & 1} == wanted
    mask = mission_mask(GAME.cards, 3, numbers([0, 0, three]), mission("yellow black"))
    assert count(mask) == 2


def test_ma6_the_number_is_open_and_the_third_apprentice_secret() -> None:
    state = fresh(2)
    for seat in (0, 1):
        view = GAME.view(state, seat)
        assert view.extra == state.orders[2]
        assert view.missions[1 - seat] == -1
    assert GAME.view(fresh(3), 0).extra == -1


def test_ma6_every_number_adds_an_apprentice_who_is_not_in_the_mission() -> None:
    for card in GAME.cards.missions:
        assert sorted(card) == list(range(6))
        kinds = [BOARD.kind[FLOOR + i] for i in card[2:]]
        assert kinds == [BLACK, WHITE, WHITE, BLACK]


BASE = GAME.info.edition.text


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ("side = 5", "side = 4", "error-edition-exact", "side = 4"),
        ('"blue", "brown"]  ', '"blue", "pink"]  ', "magia-edition-words", "pink"),
        ("air = 21", "air = 20", "magia-edition-sum", "[crystals]"),
        ("fire = 18", "fire = -1", "error-edition-number", "fire = -1"),
        ("plain = 6", "plain = 7", "magia-edition-sum", "[cards.red]"),
        ("plain = 6\nstep = 2", "plain = 5\nleap = 3", "error-edition-word", "leap = 3"),
        ("[4, 2, 0]", "[4, 1, 0]", "magia-edition-mixture", "[4, 1, 0]"),
        ("[4, 1, 1]", "[4, 2, 0]", "magia-edition-double", "[4, 2, 0]"),
        ("[5, 0, 0, 1]", "[5, 0, 0, 7]", "magia-edition-number", "[5, 0, 0, 7]"),
        ("    [5, 0, 0, 1],\n", "", "magia-edition-sum", "cards = ["),
        ('["red", "black",', '["red", "red",', "magia-edition-words", '"red", "red"'),
    ],
)  # fmt: skip
def test_ma5_a_wrong_edition_is_refused_with_its_line(
    old: str, new: str, key: str, line: str
) -> None:
    assert old in BASE
    text = BASE.replace(old, new, 1)
    with pytest.raises(BadInput) as caught:
        build(Edition("magia", text, "mine.toml"), NEWEST)
    assert caught.value.key == key
    number = caught.value.arguments["line"]
    assert isinstance(number, int)
    assert line in text.splitlines()[number - 1]


def test_ma1_cells_are_named_by_row_from_the_north_west() -> None:
    assert BOARD.places[cell("a1")] == (0, -4)
    assert BOARD.places[cell("e1")] == (-4, 0)
    assert BOARD.places[cell("i5")] == (0, 4)
