"""Cónclave, rule by rule. CO-n are the sections of docs/games/conclave.md."""

from collections import Counter

import pytest

from grimorio.core.chance import Chance, FastChance, ScriptedChance
from grimorio.core.describe import describe_event
from grimorio.core.event import Event
from grimorio.core.flat import NOTHING
from grimorio.core.outcome import Outcome
from grimorio.games.conclave.grid import REFILL_ORDER
from grimorio.games.conclave.state import ConclaveState
from grimorio.learn.lesson import find, opening
from grimorio.texts import Speaker

from .pictures import card, conclave, lines_of, name, picture_of, position, zone_of

GAME = conclave()
NO_CHANCE = ScriptedChance([])
RING = """
    Ec2 Ec3 Ec4 Ec5
    Eg1 ... ... Eg3
    Eg4 ... ... Eg5
    Eb1 Eb2 Eb3 Eb4
"""


def example(lesson: str) -> ConclaveState:
    """An example of the rulebook, as its lesson sets it up."""
    state = opening(find("conclave", lesson), 1).clone()
    assert isinstance(state, ConclaveState)
    return state


def do(state: ConclaveState, text: str, chance: Chance = NO_CHANCE) -> list[Event]:
    """Play a typed action for whoever is on turn; it must be legal."""
    action = GAME.actions.parse(text)
    refusal = GAME.why_not(state, state.turn, action)  # type: ignore[arg-type]
    assert refusal is None, refusal
    events: list[Event] = []
    GAME.apply(state, state.turn, action, chance, events)  # type: ignore[arg-type]
    return events


def refused(state: ConclaveState, text: str, seat: int | None = None) -> tuple[str, str]:
    action = GAME.actions.parse(text)
    asking = state.turn if seat is None else seat
    refusal = GAME.why_not(state, asking, action)  # type: ignore[arg-type]
    assert refusal is not None, f"{text} is allowed"
    return refusal.section, refusal.text.key


def legal(state: ConclaveState) -> list[str]:
    return [action.text for action in GAME.legal(state, state.turn)]


# CO-1: the cards


def test_co1_the_edition_favours_no_magic_and_no_brotherhood() -> None:
    influence, brotherhood = GAME.influence, GAME.brotherhood
    assert len(influence) == 72
    for magic in range(6):
        mine = range(magic * 12, magic * 12 + 12)
        assert Counter(influence[c] for c in mine) == {1: 2, 2: 2, 3: 3, 4: 3, 5: 2}
        assert sum(influence[c] for c in mine) == 37
    for b in range(3):
        mine_b = [c for c in range(72) if brotherhood[c] == b]
        assert Counter(influence[c] for c in mine_b) == {1: 4, 2: 4, 3: 6, 4: 6, 5: 4}
    lacks = {tuple(next(v for v in (1, 2, 5) if f"{b}-{m}-{v}" not in GAME.cards.names)
                   for b in ("crow", "gazelle", "boar"))
             for m in ("beige", "blue", "purple", "orange", "red", "green")}  # fmt: skip
    assert len(lacks) == 6
    assert "gazelle-purple-5" in GAME.cards.names


# CO-2: what is public


def test_co2_a_seat_sees_backs_of_hands_and_decks_and_its_own_faces() -> None:
    state = position(RING, ["Bc1 Bg1 Oc2 Rg2", "Bc3 Gc1 Gc2 Rb1"], left="Pc1 Og1", right="Rc1")
    view = GAME.view(state, 0)
    assert view.hand == sorted([card("Bc1"), card("Bg1"), card("Oc2"), card("Rg2")])
    assert view.backs == [[1, 1, 3, 4], [1, 4, 5, 5]]
    assert view.decks == [[2, 3], [4]]
    assert GAME.view(state, None).hand == []


def test_co2_hidden_faces_of_the_same_magic_make_no_difference() -> None:
    one = position(RING, ["Bc1 Bg1 Oc2 Rg2", "Bc3 Gc1 Gc2 Rb1"], left="Pc1 Og1", right="Rc1")
    other = position(RING, ["Bc1 Bg1 Oc2 Rg2", "Bb5 Gb5 Gc3 Rc4"], left="Pg5 Ob4", right="Rg5")
    assert GAME.view(one, 0).to_bytes() == GAME.view(other, 0).to_bytes()
    assert GAME.view(one, None).to_bytes() == GAME.view(other, None).to_bytes()
    assert GAME.view(one, 1).to_bytes() != GAME.view(other, 1).to_bytes()


def test_co2_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    state = position(RING, ["Bc1 Bg1 Oc2 Rg2", "Bc3 Gc1 Gc2 Rb1"], left="Pc1 Pg5")
    do(state, "send crow-blue-1 b2")
    drawn = do(state, "draw left")[0]
    assert drawn.seen_by(0)["card"] == "gazelle-purple-5"
    assert drawn.seen_by(1) == {"kind": "card-drawn", "seat": 0, "deck": "left", "magic": "purple"}
    assert drawn.seen_by(None) == drawn.seen_by(1)


def test_co2_the_sample_deals_unseen_cards_by_their_backs() -> None:
    state = GAME.setup(3, GAME.check_options(3, {}), FastChance(5))
    view = GAME.view(state, 1)
    worlds = [GAME.sample(view, FastChance(seed)) for seed in range(30)]
    assert all(GAME.view(world, 1) == view for world in worlds)
    assert len({tuple(world.hands[0]) for world in worlds}) > 5
    assert len({tuple(sorted(world.removed)) for world in worlds}) > 20


# CO-3, CO-4: setup and options


@pytest.mark.parametrize(("seats", "removed"), [(2, 18), (3, 12), (4, 6)])
def test_co3_setup(seats: int, removed: int) -> None:
    state = GAME.setup(seats, GAME.check_options(seats, {}), FastChance(1))
    assert len(state.removed) == removed
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert [cell for cell in range(16) if state.grid[cell] < 0] == [5, 6, 9, 10]
    left, right = (len(deck) for deck in state.decks)
    assert left + right == 72 - removed - 4 * seats - 12
    assert left - right in (0, 1)
    assert sorted(state.pieces()) == list(range(72))


def test_co3_fewer_cards_may_be_removed_and_the_first_seat_is_drawn() -> None:
    state = GAME.setup(2, GAME.check_options(2, {"removed": 0}), FastChance(1))
    assert not state.removed
    options = GAME.check_options(4, {})
    firsts = Counter(GAME.setup(4, options, FastChance(s)).first for s in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60


@pytest.mark.parametrize(
    ("corner", "first_six"),
    [
        (0, "a1 b1 c1 d1 a2 b2"),  # north-west: rows from the top
        (1, "d1 d2 d3 d4 c1 c2"),  # north-east: the east column, north to south
        (2, "d4 c4 b4 a4 d3 c3"),
        (3, "a4 a3 a2 a1 b4 b3"),
    ],
)
def test_co4_the_board_is_turned_never_mirrored(corner: int, first_six: str) -> None:
    cells = ["abcd"[cell % 4] + str(cell // 4 + 1) for cell in REFILL_ORDER[corner][:6]]
    assert " ".join(cells) == first_six
    assert sorted(REFILL_ORDER[corner]) == list(range(16))


# CO-5: give


def test_co5_rulebook_example_beige_goes_to_the_third_player_only() -> None:
    state = example("poisoned-gift")
    gives = [text for text in legal(state) if text.startswith("give beige")]
    assert gives == ["give beige p3"]
    assert refused(state, "give beige p2") == ("CO-5", "conclave-no-gift-there")
    resentment = GAME.standing(GAME.view(state, 0)).numbers[0]
    do(state, "give beige p3")
    assert (resentment, GAME.standing(GAME.view(state, 0)).numbers[0]) == (10, 3)


def test_co5_the_whole_pile_moves_and_only_one_a_turn() -> None:
    state = position(RING, ["Bc1", "Bg1", "Bg2"], ["Oc2 Oc3 Rc1", "", ""])
    do(state, "give orange p3")
    assert zone_of(state, 2) == ["crow-orange-2", "crow-orange-3"]
    assert zone_of(state, 0) == ["crow-red-1"]
    assert refused(state, "give red p2") == ("CO-5", "conclave-no-second-gift")
    assert all(text.startswith("send") for text in legal(state))


# CO-6: send


def test_co6_an_emissary_goes_to_an_empty_space_beside_a_mage() -> None:
    state = position(
        """
        ... ... ... ...
        ... Ec3 ... ...
        ... ... ... ...
        ... ... ... Eb4
        """,
        ["Bc1", "Bg1"],
    )
    cells = [text.split()[-1] for text in legal(state)]
    assert cells == ["b1", "a2", "c2", "b3", "d3", "c4"]
    assert refused(state, "send crow-blue-1 b2") == ("CO-6", "conclave-no-space")
    assert refused(state, "send crow-blue-1 a1") == ("CO-6", "conclave-no-neighbour")
    assert refused(state, "send crow-blue-3 b1") == ("CO-6", "conclave-no-card")


def test_co6_only_one_emissary_a_turn() -> None:
    state = position(RING, ["Bc1 Bc3", "Bg1"], left="Rc1")
    do(state, "send crow-blue-1 b2")
    assert refused(state, "send crow-blue-3 c3") == ("CO-6", "conclave-no-second-emissary")


# CO-7: gain followers


def test_co7_rulebook_example_column_9_and_row_18() -> None:
    state = example("ten-convinces")
    before = picture_of(state)
    events = do(state, "send gazelle-green-5 b2")
    counted = [(e.data["line"], e.data["total"]) for e in events[1:3]]
    assert counted == [("column", 9), ("row", 18)]
    assert zone_of(state, 0) == ["boar-green-4", "gazelle-red-4"]
    assert picture_of(state) == [before[0], "... Gg5 ... Ec5", before[2], before[3]]


def test_co7_a_gap_breaks_the_line_and_ten_is_enough() -> None:
    state = position(
        """
        Rc5 Rc4 ... Rb4
        ... ... ... ...
        ... ... Rc1 ...
        ... ... Rg5 ...
        """,
        ["Rc3", "Bg1"],
    )
    do(state, "send crow-red-3 c2")  # column: 3 + 1 + 5 = 9, row: 3 alone
    assert zone_of(state, 0) == []
    state = position(
        """
        Rc5 ... ... Rb4
        ... ... ... ...
        ... ... Ec2 ...
        ... ... Rg5 ...
        """,
        ["Rc3", "Bg1"],
    )
    do(state, "send crow-red-3 c2")  # column: 3 + 2 + 5 = 10
    assert zone_of(state, 0) == ["crow-beige-2", "gazelle-red-5"]


def test_co7_taking_from_both_lines_and_the_emissary_stays() -> None:
    state = position(
        """
        ... Pg5 ... ...
        Rc5 ... ... ...
        ... Pb4 ... ...
        ... ... ... ...
        """,
        ["Pc4", "Bg1"],
    )
    do(state, "send crow-purple-4 b2")  # column 4+5+4, row 4+5
    assert zone_of(state, 0) == ["boar-purple-4", "gazelle-purple-5"]
    assert picture_of(state)[1] == "Rc5 Pc4 ... ..."


def test_co7_a_full_enough_line_without_a_match_convinces_nobody() -> None:
    state = position(
        """
        ... Pg5 ... ...
        ... ... ... ...
        ... Pb4 ... ...
        ... ... ... ...
        """,
        ["Rc4", "Bg1"],
    )
    events = do(state, "send crow-red-4 b2")
    assert [e.kind for e in events] == ["mage-sent", "line-unmoved", "line-failed"]
    assert zone_of(state, 0) == []


# CO-8: magic crisis


def test_co8_a_full_grid_gives_the_other_brotherhoods_of_row_and_column() -> None:
    state = position(
        """
        Bc1 Ec2 Gc1 Gc2
        Eb1 ... Gb2 Pc1
        Oc2 Eg1 Gg1 Rb1
        Ob1 Rg2 Gg3 Pc2
        """,
        ["Bg1", "Bg2"],
    )
    events = do(state, "send gazelle-blue-1 b2")  # column 1+2+1+2, row 1+1+2+1
    crisis = events[-1]
    assert crisis.kind == "magic-crisis"
    assert zone_of(state, 0) == ["boar-beige-1", "boar-green-2", "crow-beige-2", "crow-purple-1"]
    assert picture_of(state) == lines_of(
        """
        Bc1 ... Gc1 Gc2
        ... Bg1 ... ...
        Oc2 Eg1 Gg1 Rb1
        Ob1 Rg2 Gg3 Pc2
        """
    )


def test_co8_without_another_brotherhood_all_six_follow() -> None:
    state = position(
        """
        Ob4 Gg1 Rb2 Rb3
        Eg1 ... Og1 Rg2
        Oc2 Og2 Gb2 Rb1
        Ob1 Pg2 Gb3 Pc2
        """,
        ["Bg1", "Bg2"],
    )
    do(state, "send gazelle-blue-1 b2")  # column 1+1+2+2 = 6, row 1+1+1+2 = 5
    assert len(zone_of(state, 0)) == 6
    assert picture_of(state)[1] == "... Bg1 ... ..."


def test_co8_a_filled_grid_that_convinces_is_no_crisis() -> None:
    state = position(
        """
        Bc1 Bb5 Gc1 Gc2
        Eb1 ... Gb2 Pc1
        Oc2 Bg4 Gg1 Rb1
        Ob1 Rg2 Gg3 Pc2
        """,
        ["Bg1", "Bg2"],
    )
    events = do(state, "send gazelle-blue-1 b2")  # column 1+5+4+2 = 12
    assert "magic-crisis" not in [e.kind for e in events]
    assert zone_of(state, 0) == ["boar-blue-5", "gazelle-blue-4", "gazelle-red-2"]


# CO-9: draw and refill


def test_co9_rulebook_example_the_refill_of_two() -> None:
    state = example("backs-tell-tales")
    left = [len(deck) for deck in state.decks]
    events = do(state, "draw left")
    assert [e.kind for e in events] == ["card-drawn", "conclave-refilled"]
    assert (events[0].data["magic"], events[1].data["cells"]) == ("red", ["b1", "c2"])
    assert [card.split("-")[1] for card in events[1].data["cards"]] == ["green", "blue"]
    assert [len(deck) for deck in state.decks] == [left[0] - 3, left[1]]


def test_co9_the_refill_stops_at_four_empty_spaces() -> None:
    state = position(
        """
        Ec2 ... Ec4 Ec5
        Eg1 Gb5 ... ...
        Eg4 ... ... Eg5
        Eb1 Eb2 Eb3 ...
        """,
        ["Rb1", "Bg1"],
        left="Pc1 Oc2 Rc1 Bc1",
        right="Gc1 Gc2",
    )
    do(state, "send boar-red-1 b3")  # row: 4 + 1; column: 2 + 1 + 5
    events = do(state, "draw left")
    # Six spaces are empty: b1, c2, d2, c3 and d4 make five, so one card is laid.
    assert picture_of(state)[0] == "Ec2 Rc1 Ec4 Ec5"
    assert [len(deck) for deck in state.decks] == [2, 2]
    refilled = Speaker("es").say(describe_event(GAME, events[1], None))
    assert refilled == "Se repone el cónclave: el Cuervo rojo 1 en B1."


def test_co9_the_refill_goes_on_with_the_other_deck() -> None:
    state = position(
        """
        ... ... Ec4 Ec5
        Eg1 Gb5 ... ...
        Eg4 ... ... Eg5
        Eb1 ... Eb3 ...
        """,
        ["Rb1", "Bg1"],
        left="Rc1 Bc1",
        right="Gc1 Gc2",
    )
    do(state, "send boar-red-1 b3")
    do(state, "draw left")
    assert picture_of(state)[:2] == ["Rc1 Gc2 Ec4 Ec5", "Eg1 Gb5 Gc1 ..."]
    assert state.ender == 0, "both decks are empty now"


def test_co9_the_refill_begins_with_the_deck_drawn_from_be_it_left_or_right() -> None:
    state = position(
        """
        ... ... Ec4 Ec5
        Eg1 Gb5 ... ...
        Eg4 ... ... Eg5
        Eb1 ... Eb3 ...
        """,
        ["Rb1", "Bg1"],
        left="Pc1 Oc2",
        right="Rc1 Gc1 Gc2",
    )
    do(state, "send boar-red-1 b3")
    do(state, "draw right")
    assert picture_of(state)[:2] == ["Gc1 Rc1 Ec4 Ec5", "Eg1 Gb5 Oc2 ..."]
    assert len(state.decks[0]) == 1


def test_co9_an_empty_deck_cannot_be_drawn_from() -> None:
    state = position(RING, ["Bc1", "Bg1"], left="", right="Gc1 Gc2")
    assert refused(state, "draw right") == ("CO-9", "conclave-no-draw-yet")
    do(state, "send crow-blue-1 b2")
    assert legal(state) == ["draw right"]
    assert refused(state, "draw left") == ("CO-9", "conclave-no-deck-empty")


def test_co9_no_refill_while_four_or_fewer_spaces_are_empty() -> None:
    state = position(RING, ["Bc1", "Bg1"], right="Gc1 Gc2")
    do(state, "send crow-blue-1 b2")
    events = do(state, "draw right")
    assert [e.kind for e in events] == ["card-drawn"]
    assert len(state.decks[1]) == 1


# CO-10: the end


def test_co10_everybody_has_a_last_turn_the_ender_the_very_last() -> None:
    hands = ["Bc1 Bc3 Oc2 Oc3", "Bg1 Bg2 Og1 Og2", "Bb2 Bb3 Ob1 Ob3"]
    state = position(RING, hands, right="Gc1", turn=1)
    do(state, "send gazelle-blue-1 b2")
    events = do(state, "draw right")
    assert events[-1].kind == "end-began"
    assert refused(state, "draw right") == ("CO-10", "conclave-no-draw-left")
    order = []
    while GAME.deciding(state):
        order.append(state.turn)
        do(state, next(text for text in legal(state) if text.startswith("send")))
    assert order == [2, 0, 1]
    assert not any(state.hands)
    assert name("Gc1") in zone_of(state, 1), "the drawn card stayed in the hand to the end"
    assert sum(len(zone_of(state, seat)) for seat in range(3)) >= 9
    assert refused(state, "draw right", seat=0) == ("CO-10", "conclave-no-over")


def test_co10_a_gift_is_still_possible_in_the_last_turn() -> None:
    hands = ["Bc1 Bc3 Oc2 Oc3", "Bg1 Bg2 Og1 Og2"]
    state = position(RING, hands, ["Rc1", ""], right="Gc1", turn=1)
    do(state, "send gazelle-blue-1 b2")
    do(state, "draw right")
    assert "give red p2" in legal(state)


# CO-11, CO-12, CO-13: scoring


def scored(zones: list[str]) -> Outcome:
    state = position("Eb1" + " ..." * 15, ["", *[""] * (len(zones) - 1)], zones)
    state.pending = NOTHING
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def row(outcome: Outcome, key: str) -> list[object]:
    return next(list(r.cells) for r in outcome.sheet if r.label.key == f"conclave-row-{key}")


def test_co12_rulebook_example_27_7_and_5_the_third_wins() -> None:
    state = example("control-or-resentment")
    state.pending = NOTHING
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert row(outcome, "resentment") == [27, 7, 5]
    assert row(outcome, "controlled") == [0, 5, 2]
    assert row(outcome, "eliminated") == ["conclave-eliminated", None, None]
    assert outcome.places == [3, 2, 1]
    assert outcome.reason.key == "conclave-won-resentment"


def test_co11_without_followers_there_is_no_control() -> None:
    outcome = scored(["Ec5", "Bc3"])
    assert row(outcome, "controlled") == [1, 1]
    assert [mark for r in outcome.sheet[:6] for mark in r.marks].count(True) == 2


def test_co12_the_eliminated_cannot_win_even_with_the_least_resentment() -> None:
    outcome = scored(["Ec2", "Ec5 Bc1 Rc1", "Bc5 Rc5 Eg4"])
    assert row(outcome, "resentment") == [2, 2, 4]
    assert outcome.places == [3, 1, 2]


def test_co13_ties_go_to_the_most_followers_then_they_share() -> None:
    more = scored(["Ec5 Bc1 Bc3", "Rc5 Bg4", "Gb5 Bb5 Rc1 Rc3"])
    assert row(more, "resentment") == [4, 4, 4]
    assert more.winners == [2]
    assert more.reason.key == "conclave-won-followers"
    shared = scored(["Ec5", "Rc5"])
    assert shared.winners == [0, 1]
    assert shared.reason.key == "conclave-won-shared"


# Bad input


def test_a_typed_action_that_does_not_exist_says_what_there_is() -> None:
    from grimorio.core.errors import BadInput

    with pytest.raises(BadInput) as caught:
        GAME.actions.parse("sned crow-blue-1 b2")
    assert caught.value.key == "error-unknown-action"
    assert caught.value.arguments["verbs"] == ["give", "send", "draw"]
    assert GAME.actions.parse("  SEND crow-blue-1   B2 ").text == "send crow-blue-1 b2"
