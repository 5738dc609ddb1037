"""What a choice at Magia would do, row by row as the table shows it; and that it then happens."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.flat import numbers, plain, without
from grimorio.core.foresee import follow, foresee
from grimorio.games.magia import actions as act
from grimorio.games.magia.actions import MagiaAction
from grimorio.games.magia.board import COLOURS
from grimorio.games.magia.cards import CARD_NAMES, CRYSTALS
from grimorio.games.magia.choices import AT_ACTION, AT_END, AT_EXAM, AT_MEET, AT_MOVE
from grimorio.games.magia.foresee import MagiaNotes
from grimorio.games.magia.standing import MagiaStanding
from grimorio.games.magia.state import MagiaState
from grimorio.texts import Speaker

from .tower import COMPLETE, GAME, action, cell, do, give_spell, kinds, reserve, secrets, tower

NAMES = ["Ana", "Benny", "Carolyn"]
WANTED = "air air water water fire"


def ahead(state: MagiaState, text: str, seat: int | None = None) -> tuple[MagiaNotes, list[str]]:
    """Notes and English lines of a choice that is not made yet."""
    state.sizes = numbers([len(hand) for hand in state.hands])
    state.log = numbers([])
    before = state.to_bytes()
    who = state.turn if seat is None else seat
    assert action(text) in GAME.legal(state, who), text
    preview = foresee(GAME, GAME.view(state, who), action(text))
    assert state.to_bytes() == before
    spanish = Speaker("es", NAMES)
    for line in preview.lines:
        assert "{" not in spanish.say(line)
        assert "magia-" not in spanish.say(line)
    assert isinstance(preview.notes, MagiaNotes)
    speaker = Speaker("en", NAMES)
    return preview.notes, [speaker.say(line) for line in preview.lines]


def mine(state: MagiaState) -> MagiaState:
    secrets(state, 0, WANTED, "yellow brown")
    return state


def moving(state: MagiaState, figure: str) -> MagiaState:
    """Declared without a draw, as in a second turn."""
    state.second = True
    do(state, f"declare {figure}")
    return state


def owed(state: MagiaState, choice: int, symbols: int = 0) -> MagiaState:
    state.pending, state.symbols = numbers([choice]), symbols
    return state


# Declare: what the ground gives, cells in reach now


def test_preview_declare_on_an_owl_two_cards() -> None:
    state = mine(tower(hands=("blue",), yellow="d4", examiner="a1"))
    assert GAME.kind[cell("lookout-red")] == 0
    notes, said = ahead(state, "declare red")
    assert (notes.draws, notes.discards, notes.victims) == (2, [], [])
    assert said[0] == "An owl: first you draw 2 cards."
    assert len(notes.cells) == notes.now


def test_preview_declare_on_an_ermine_which_two_discards() -> None:
    state = mine(tower(hands=("blue",), yellow="d4", examiner="a1"))
    state.discard = numbers([*kinds("red"), *kinds("green-step"), *kinds("yellow")])
    for kind in state.discard:
        state.deck = without(state.deck[:], kind)
    grey = next(c for c in range(10, 50) if GAME.kind[c] == 1)
    state.places[2] = grey
    notes, said = ahead(state, "declare yellow")
    assert [CARD_NAMES[kind] for kind in notes.discards] == ["yellow-plain", "green-step"]
    assert said[0] == (
        "An ermine: first you take from the discards: yellow card and green card with a step."
    )
    assert notes.now == 1
    assert len(notes.cells) > 6  # with the two, all neighbours and more
    assert said[1:] == [
        "1 cell is in reach now.",
        f"With these cards there are {len(notes.cells)}.",
    ]


def test_preview_declare_on_a_dragon_from_whom() -> None:
    state = mine(tower(hands=("blue", "red", "red red")))
    notes, said = ahead(state, "declare black")
    assert (notes.victims, notes.draws) == ([1, 2], 0)
    assert said[0] == "A dragon: first you take a card at random from Benny or Carolyn."
    state = mine(tower(hands=("blue", "", "")))
    assert ahead(state, "declare black")[1][0] == "There is nothing to take there."


def test_preview_declare_cells_in_reach_now() -> None:
    state = mine(tower(hands=("yellow",), yellow="c3", examiner="a1"))
    notes, said = ahead(state, "declare yellow")
    assert notes.now == 6
    assert "6 cells are in reach now." in said
    assert set(notes.cells) == set(GAME.board.near[cell("c3")])


def test_preview_declare_in_a_second_turn_draws_nothing() -> None:
    state = mine(tower(hands=("yellow",), yellow="c3", examiner="a1"))
    state.second = True
    notes, said = ahead(state, "declare yellow")
    assert said[0] == "In the second turn no cards are drawn."
    assert notes.draws == 0


# Move: path, crystal, meeting, exam


def test_preview_move_the_crystal_and_the_meeting() -> None:
    crystals = {"c4": "water"}
    state = mine(tower(hands=("yellow yellow",), crystals=crystals, yellow="c3", green="c4"))
    give_spell(state, "green", "air fire")
    give_spell(state, "yellow", "air water")
    notes, said = ahead(moving(state, "yellow"), "move yellow-plain c4")
    assert (CRYSTALS[notes.crystal], notes.keeps) == ("water", False)
    assert notes.met == [COLOURS.index("green")]
    assert notes.spells == [[COLOURS.index("yellow"), 2, 3]]
    assert said[:4] == [
        "Yellow to C4 with 1 card.",
        "Collects water.",
        "Meets Green: you may take a crystal.",
        "Yellow: 2 → 3 of 6.",
    ]
    assert cell("c4") in notes.cells
    assert notes.ways[notes.cells.index(cell("c4"))] == [GAME.table.stop.id]


def test_preview_move_a_crystal_that_the_spell_does_not_need_is_yours() -> None:
    state = mine(tower(hands=("yellow",), crystals={"c4": "water"}, yellow="c3", examiner="a1"))
    give_spell(state, "yellow", "water water")
    reserve(state, 0, "water")
    notes, said = ahead(moving(state, "yellow"), "move yellow-plain c4")
    assert notes.keeps
    assert notes.deals == [[0, CRYSTALS.index("water"), 1, 2]]
    assert (notes.order, notes.points) == ([1, 2], [1, 2])
    assert said[1:] == [
        "Into your reserve: water.",
        "Your reserve, water: 1 → 2.",
        "Your order: 1 → 2 of 5.",
        "Your points if it ended then: 1 → 2.",
    ]


def test_preview_move_exam_fails_and_loses_one() -> None:
    state = mine(tower(hands=("yellow",), yellow="c3", examiner="c2"))
    give_spell(state, "yellow", "air")
    notes, said = ahead(moving(state, "yellow"), "move yellow-plain c2")
    assert (notes.failing, notes.passing) == ([COLOURS.index("yellow")], [])
    assert said == [
        "Yellow to C2 with 1 card.",
        "Yellow fails: it loses a crystal, or gets one from your reserve.",
    ]


def test_preview_move_exam_passes() -> None:
    state = mine(tower(hands=("yellow",), yellow="c3", examiner="c2"))
    give_spell(state, "yellow", COMPLETE)
    notes, said = ahead(moving(state, "yellow"), "move yellow-plain c2")
    assert (notes.failing, notes.passing, notes.asked) == ([], [COLOURS.index("yellow")], True)
    assert said[1:3] == ["Yellow passes the exam.", "Everybody is asked whether the game ends."]


def test_preview_move_through_a_portal_cannot_end_before_a_card() -> None:
    state = mine(tower(hands=("red",), examiner="a1"))
    notes, said = ahead(moving(state, "red"), "cross desk")
    assert said[:2] == ["Red to the desk.", "The move cannot end there."]
    assert len(notes.cells) == 6


def test_preview_every_first_step_tells_the_rest_of_the_way() -> None:
    """The cells in reach are those of all first steps together."""
    state = moving(mine(tower(hands=("yellow yellow red",), yellow="c3", examiner="a1")), "yellow")
    whole = GAME.reach(GAME.view(state, 0))
    found: dict[int, int] = {}
    for offer in GAME.legal(state, 0):
        notes, _ = ahead(state, offer.text)
        for goal, cards in zip(notes.cells, notes.cards, strict=True):
            found[goal] = min(found.get(goal, 99), cards + (offer.kind == act.MOVE))
    assert found == dict(zip(whole.cells, whole.cards, strict=True))


# Examiner: line, whom he meets, three cards paid


def test_preview_examiner_along_a_line_whom_he_meets_and_the_price() -> None:
    state = mine(tower(hands=("red blue green",), crystals={"c5": "air"}, red="c5", examiner="c2"))
    give_spell(state, "red", "air")
    do(state, "declare examiner")
    notes, said = ahead(state, "line c5")
    assert notes.line == [cell("c3"), cell("c4"), cell("c5")]
    assert (notes.price, notes.price_colour) == (3, -1)
    assert notes.failing == [COLOURS.index("red")]
    assert notes.deals == [[0, CRYSTALS.index("air"), 0, 1]]
    assert said == [
        "The examiner goes to C5.",
        "Into your reserve: air.",
        "Red fails: it loses a crystal, or gets one from your reserve.",
        "Your reserve, air: 0 → 1.",
        "Your order: 0 → 1 of 5.",
        "You pay 3 cards of any colour.",
        "Your points if it ended then: 0 → 1.",
    ]


def test_preview_examiner_visits_for_three_cards_of_a_colour() -> None:
    state = mine(tower(hands=("red red red-step",), red="h2", examiner="c2"))
    give_spell(state, "red", COMPLETE)
    notes, said = ahead(state, "declare examiner")
    assert notes.visits == [COLOURS.index("red")]
    assert notes.price == 3
    do(state, "declare examiner")
    notes, said = ahead(state, "visit red")
    assert (notes.price_colour, notes.passing, notes.asked) == (0, [0], True)
    assert said[-1] == "You pay 3 red cards."


def test_preview_examiner_goes_with_the_third_card() -> None:
    state = mine(tower(hands=("red blue green",), red="c5", examiner="c2"))
    give_spell(state, "red", "air")
    do(state, "declare examiner", "line c5")
    assert ahead(state, "pay red-plain")[1] == ["Card 1 of 3."]
    do(state, "pay red-plain", "pay blue-plain")
    notes, said = ahead(state, "pay green-plain")
    assert notes.failing == [COLOURS.index("red")]
    assert said[:2] == ["Card 3 of 3.", "The examiner goes to C5."]


# Meeting, exam, give, steal, step, swap: before → after


def test_preview_meeting_both_spells_before_and_after() -> None:
    state = mine(tower(hands=("",), yellow="c3", green="c3", examiner="a1"))
    give_spell(state, "yellow", "air")
    give_spell(state, "green", "water water fire")
    state.figure, state.others = COLOURS.index("yellow"), 1 << COLOURS.index("green")
    notes, said = ahead(owed(state, AT_MEET), "take green water")
    assert notes.spells == [[2, 1, 2], [3, 3, 2]]
    assert said == ["Yellow: 1 → 2 of 6.", "Green: 3 → 2 of 6."]
    assert ahead(state, "leave")[1] == ["The others keep their crystals."]


def test_preview_exam_what_is_lost_or_granted() -> None:
    state = mine(tower(hands=("",), yellow="c2", examiner="c2"))
    give_spell(state, "yellow", "air")
    reserve(state, 0, "water fire")
    state.figure, state.others = COLOURS.index("yellow"), 1 << COLOURS.index("yellow")
    notes, said = ahead(owed(state, AT_EXAM), "return yellow air")
    assert said == ["Yellow: 1 → 0 of 6."]
    notes, said = ahead(state, "grant yellow fire")
    assert notes.spells == [[2, 1, 2]]
    assert notes.deals == [[0, 2, 1, 0]]
    assert said[:3] == [
        "Yellow: 1 → 2 of 6.",
        "Your reserve, fire: 1 → 0.",
        "Your order: 2 → 1 of 5.",
    ]


def test_preview_steal_and_give_both_reserves_before_and_after() -> None:
    state = mine(tower(hands=("",)))
    reserve(state, 0, "fire fire")
    reserve(state, 1, "water")
    owed(state, AT_ACTION, 1 << 2)
    notes, said = ahead(state, "steal p2 water")
    assert notes.deals == [[0, 1, 0, 1], [1, 1, 1, 0]]
    assert said == [
        "Your reserve, water: 0 → 1.",
        "Benny’s reserve, water: 1 → 0.",
        "Your order: 1 → 2 of 5.",
        "Your points if it ended then: 0 → 1.",
    ]
    notes, said = ahead(state, "give p2 fire")
    assert notes.deals == [[0, 2, 2, 1], [1, 2, 0, 1]]
    assert notes.points == [0, 1]  # the second fire was none of the order's


def test_preview_step_of_the_examiner() -> None:
    state = mine(tower(hands=("",), crystals={"c3": "air"}, red="c3", examiner="c2"))
    give_spell(state, "red", "air")
    notes, said = ahead(owed(state, AT_ACTION, 1 << 1), "step c3")
    assert (notes.line, notes.failing) == ([cell("c3")], [0])
    assert said[:3] == [
        "The examiner goes to C3.",
        "Into your reserve: air.",
        "Red fails: it loses a crystal, or gets one from your reserve.",
    ]


def test_preview_swap_where_both_stand_then() -> None:
    state = mine(tower(hands=("",), red="c3", black="g4"))
    _, said = ahead(owed(state, AT_ACTION, 1 << 4), "swap red black")
    assert said == [
        "Red to G4; nothing is collected there.",
        "Black to C3; nothing is collected there.",
    ]


# Stop, finish order: points


def test_preview_stop_tells_the_points() -> None:
    crystals = {"c4": "fire"}
    hands = ("yellow yellow",)
    state = mine(tower(hands=hands, crystals=crystals, yellow="c3", examiner="a1"))
    give_spell(state, "yellow", "air air water water fire")
    moving(state, "yellow")
    do(state, "move yellow-plain c4")
    notes, said = ahead(state, "stop")
    assert notes.points == [0, 5]  # the sixth crystal completes a spell of the mission
    assert said == [
        "Yellow to C4 with 1 card.",
        "Collects fire.",
        "Yellow: 5 → 6 of 6.",
        "Your points if it ended then: 0 → 5.",
    ]


def test_preview_finish_order_tells_the_points() -> None:
    state = mine(tower(hands=("",)))
    reserve(state, 0, WANTED)
    notes, said = ahead(state, "finish")
    assert notes.points == [5, 8]
    assert said[-1] == "Your points if it ended then: 5 → 8."


def test_preview_finish_order_tells_the_points_also_if_it_ends_the_game() -> None:
    state = mine(tower(hands=("",)))
    reserve(state, 0, WANTED)
    state.deck = numbers([])
    notes, _ = ahead(owed(state, AT_END), "finish")
    assert notes.points == [5, 8]


# Answer: ready or not ready


def asked(held_by_brown: str) -> MagiaState:
    state = mine(tower(hands=("yellow", "", ""), yellow="c3", examiner="c2"))
    give_spell(state, "yellow", COMPLETE)
    give_spell(state, "brown", held_by_brown)
    do(moving(state, "yellow"), "move yellow-plain c2")
    return state


def test_preview_answer_not_ready_and_why() -> None:
    notes, said = ahead(asked("air water fire"), "answer no")
    assert (notes.ready, notes.lacking) == (False, [COLOURS.index("brown")])
    assert said == ["You are not ready: Brown 3/6."]


def test_preview_answer_ready() -> None:
    state = asked(COMPLETE)
    notes, said = ahead(state, "answer yes")
    assert (notes.ready, notes.lacking) == (True, [])
    assert said[0].startswith("You are ready: the game ends")
    assert ahead(state, "answer no")[1][0].startswith("You are ready, but")
    state.arrived = 1 << COLOURS.index("red")
    assert ahead(state, "answer no")[1] == [
        "You are not ready: none of your apprentices has just arrived."
    ]


def test_preview_of_an_answer_promises_nothing_of_what_others_answer() -> None:
    """They may have answered already: then all answers are opened at once."""
    state = asked("air water fire")
    view = GAME.view(state, 0)
    for seat in (1, 2):
        GAME.apply(state, seat, action("answer no"), FastChance(1))
    assert GAME.view(state, 0) == view
    preview = foresee(GAME, view, action("answer no"))
    assert (preview.events, preview.whole, preview.standing) == ([], False, None)
    assert follow(GAME, view, [action("answer no")]) is None


# Reasons


def test_a_hint_has_its_reason() -> None:
    def why(state: MagiaState, text: str) -> str:
        view = GAME.view(state, state.turn)
        reason = GAME.reason(view, action(text), foresee(GAME, view, action(text)))
        assert reason is not None
        return Speaker("en", NAMES).say(reason)

    crystals = {"c4": "water", "b3": "fire"}
    state = mine(tower(hands=("yellow",), crystals=crystals, yellow="c3", examiner="a1"))
    give_spell(state, "yellow", "fire fire")
    moving(state, "yellow")
    assert why(state, "move yellow-plain c4") == "It helps Yellow, of your mission: 3/6."
    assert why(state, "move yellow-plain b3") == ("It brings a crystal that your order needs: 1/5.")
    state = mine(tower(hands=("",)))
    reserve(state, 0, WANTED)
    assert why(state, "finish") == "It brings you 3 points."


# Whatever a preview says then happens, and only from the view


def check_promises(state: MagiaState, seat: int, offer: MagiaAction, notes: MagiaNotes) -> None:
    after = state.clone()
    GAME.apply(after, seat, offer, FastChance(9))
    before, then = GAME.standing(GAME.view(state, seat)), GAME.standing(GAME.view(after, seat))
    assert isinstance(before, MagiaStanding)
    assert isinstance(then, MagiaStanding)
    later = offer.kind in (act.MOVE, act.CROSS) and plain(after.pending) == [AT_MOVE]
    if after.pending and not later and offer.kind not in (act.LINE, act.VISIT, act.ANSWER):
        assert notes.points == [before.numbers[seat], then.numbers[seat]]
        assert [row[0] for row in notes.spells] == [
            i for i in range(6) if before.spells[i] != then.spells[i]
        ]
    for i, way in enumerate(notes.ways):
        if offer.kind == act.DECLARE and not notes.discards and not state.second:
            continue  # cards come first
        end = after.clone()
        for id in way:
            step = GAME.table[id]
            assert isinstance(step, MagiaAction)
            assert step in GAME.legal(end, seat)
            GAME.apply(end, seat, step, FastChance(9))
        assert end.places[after.figure] == notes.cells[i]
        assert plain(end.pending) != [AT_MOVE] or end.turn != seat


@pytest.mark.parametrize("seed", range(6))
def test_what_a_preview_says_then_happens(seed: int) -> None:
    chance = FastChance(seed)
    seats = 2 + seed % 5
    state = GAME.setup(seats, {"swaps": bool(seed % 2)}, chance)
    for _ in range(120):
        deciding = GAME.deciding(state)
        if not deciding:
            break
        seat = deciding[0]
        view = GAME.view(state, seat)
        offer = GAME.random_action(state, seat, chance)
        preview = foresee(GAME, view, offer)
        assert isinstance(preview.notes, MagiaNotes)
        check_promises(state, seat, offer, preview.notes)
        twin = GAME.sample(view, chance)
        assert foresee(GAME, GAME.view(twin, seat), offer) == preview
        GAME.apply(state, seat, offer, chance)
