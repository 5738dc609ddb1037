"""Declaring, drawing and moving an apprentice: MA-7 to MA-11."""

import random

import pytest

from grimorio.core.chance import FastChance, ScriptedChance
from grimorio.core.flat import numbers, plain, plain_rows
from grimorio.games.magia.board import COLOURS
from grimorio.games.magia.cards import CARD_NAMES, COLOUR_OF
from grimorio.games.magia.choices import AT_MOVE
from grimorio.games.magia.movement import fits
from grimorio.games.magia.state import EXAMINER, MagiaState
from grimorio.learn.lesson import find, opening

from .tower import GAME, cell, do, give_spell, held, kinds, legal, refused, told, tower, where

# MA-7: declare


def test_ma7_the_examiner_needs_three_cards() -> None:
    state = tower(hands=("red red",))
    assert legal(state) == [f"declare {colour}" for colour in COLOURS]
    assert refused(state, "declare examiner") == ("MA-7", "three-cards")
    state.hands[0] = numbers(kinds("red red blue"))
    assert legal(state)[-1] == "declare examiner"


def test_ma7_an_apprentice_may_be_declared_without_a_card_that_moves_it() -> None:
    state = tower(hands=("", "red"), red="e3")
    do(state, "declare red", chance=ScriptedChance([0]))  # and the draw brings one
    around = ("d2", "d3", "e4", "f3", "f2", "e2")
    assert legal(state) == [f"move red-plain {name}" for name in around]
    assert refused(state, "declare blue") == ("MA-7", "now-declare")


def test_ma7_others_wait_for_their_turn() -> None:
    state = tower(hands=("red",))
    assert legal(state, 1) == []
    assert refused(state, "declare red", 1) == ("MA-7", "turn")


# MA-8: draw


def test_ma8_benny_draws_two_from_the_deck_for_the_red_apprentice_on_its_lookout() -> None:
    state = tower(hands=("blue", "red"))
    top = state.deck[-2:]
    events = do(state, "declare red")
    assert plain(state.hands[0]) == sorted([*kinds("blue"), *top])
    assert told(events) == ["figure-declared", "deck-drawn"]
    names = sorted(CARD_NAMES[kind] for kind in top)
    assert events[1].seen_by(0)["cards"] == names
    assert "cards" not in events[1].seen_by(1)
    assert events[1].seen_by(1)["number"] == 2


def test_ma8_the_lessons_of_benny_draw_as_the_rulebook_says() -> None:
    state = opening(find("magia", "what-you-draw"), 1).clone()
    assert isinstance(state, MagiaState)
    assert told(do(state.clone(), "declare red")) == ["figure-declared", "deck-drawn"]
    assert told(do(state, "declare black")) == ["figure-declared"]
    assert told(do(state, "draw p2", chance=ScriptedChance([0]))) == ["card-robbed"]
    assert [len(hand) for hand in state.hands] == [4, 3, 5]


def test_ma8_benny_takes_a_card_from_carolyn_for_the_black_apprentice() -> None:
    state = tower(hands=("blue", "red yellow-step green", "brown"))
    do(state, "declare black")
    assert legal(state) == ["draw p2", "draw p3"]
    assert refused(state, "draw p1") == ("MA-8", "victim")
    events = do(state, "draw p2", chance=ScriptedChance([1]))
    assert plain(state.hands[1]) == kinds("red green")
    assert plain(state.hands[0]) == kinds("blue yellow-step")
    assert "card" not in events[0].seen_by(2)
    assert "card" not in events[0].seen_by(None)
    assert events[0].seen_by(0)["card"] == events[0].seen_by(1)["card"] == "yellow-step"


def test_ma8_with_one_possible_victim_there_is_no_question() -> None:
    state = tower(hands=("blue", "", "brown"))
    do(state, "declare black", chance=ScriptedChance([0]))
    assert plain_rows(state.hands) == [kinds("blue brown"), [], []]
    assert plain(state.pending) == [AT_MOVE]


def test_ma8_on_grey_the_two_discards_on_top() -> None:
    state = tower(hands=("blue",), red="e2")
    state.discard = numbers([*kinds("green"), *kinds("yellow"), *kinds("brown-turn")])
    events = do(state, "declare red")
    assert plain(state.hands[0]) == kinds("blue yellow brown-turn")
    assert plain(state.discard) == kinds("green")
    assert events[1].seen_by(None)["cards"] == ["brown-turn", "yellow-plain"]


@pytest.mark.parametrize("pile", ["", "green"])
def test_ma8_on_grey_what_there_is(pile: str) -> None:
    state = tower(hands=("blue",), red="e2")
    state.discard = numbers(kinds(pile))
    do(state, "declare red")
    assert plain(state.hands[0]) == kinds(f"blue {pile}")
    assert plain(state.discard) == []


def test_ma8_nothing_to_take_is_nothing_taken() -> None:
    state = tower(hands=("blue",), red="e3")
    assert told(do(state, "declare red")) == ["figure-declared", "nothing-drawn"]
    assert plain(state.pending) == [AT_MOVE]


def test_ma8_the_deck_runs_out_in_the_middle_of_a_draw() -> None:
    state = tower(hands=("blue",), red="e4")
    state.deck = numbers(kinds("green"))
    do(state, "declare red")
    assert plain(state.hands[0]) == kinds("blue green")
    assert plain(state.deck) == []
    assert "move green-plain f4" in legal(state)


def test_ma8_cards_lie_on_the_discards_in_the_order_played() -> None:
    state = tower(hands=("blue yellow-turn green",), red="e3")
    do(state, "declare red", "move yellow-turn e4", "move green-plain f4", "move blue-plain g3")
    assert [CARD_NAMES[kind] for kind in state.discard] == [
        "yellow-turn", "green-plain", "blue-plain"
    ]  # fmt: skip


# MA-9: by colour or by direction


def moves_from(state: MagiaState) -> set[str]:
    return {text.split()[-1] for text in legal(state) if text.startswith("move")}


def test_ma9_two_green_cards_move_the_green_apprentice_anywhere_two_cells() -> None:
    state = tower(hands=("green green",), green="e3", examiner="a1")
    do(state, "declare green")
    assert moves_from(state) == {"d2", "d3", "e4", "f3", "f2", "e2"}
    do(state, "move green-plain d3")
    assert moves_from(state) == {"c2", "c3", "d4", "e4", "d2"}  # not back to e3: it could not end
    assert "stop" in legal(state)
    do(state, "move green-plain c3")
    assert where(state, "green") == "c3"
    assert state.turn == 1  # no card left: the move is over


def test_ma9_two_green_cards_move_another_only_towards_the_green_lookout() -> None:
    state = tower(hands=("green green",), red="e3")
    do(state, "declare red")
    assert moves_from(state) == {"f3"}
    assert refused(state, "move green-plain e4") == ("MA-9", "direction")
    do(state, "move green-plain f3")
    assert moves_from(state) == {"g3"}


def test_ma9_a_green_and_a_yellow_card_move_only_by_direction() -> None:
    ends = set()
    for way in (["green-plain f3", "yellow-plain f4"], ["yellow-plain e4", "green-plain f4"]):
        state = tower(hands=("green yellow",), red="e3")
        do(state, "declare red")
        assert moves_from(state) == {"e4", "f3"}
        do(state, f"move {way[0]}")
        assert "stop" in legal(state)  # one of the cards alone will do
        do(state, f"move {way[1]}")
        ends.add(where(state, "red"))
    assert ends == {"f4"}


def test_ma9_the_green_apprentice_with_green_and_yellow_cannot_mix() -> None:
    state = tower(hands=("green green yellow",), green="e3")
    do(state, "declare green", "move green-plain d3")  # green, but not towards green: by colour
    assert refused(state, "move yellow-plain d4") == ("MA-9", "mixing")
    state = tower(hands=("green green yellow",), green="e3")
    do(state, "declare green", "move green-plain f3")  # fits both
    assert {"f4", "e3"} - moves_from(state) == {"e3"}
    do(state, "move yellow-plain f4")  # now by direction
    assert moves_from(state) == {"g4"}
    assert refused(state, "move green-plain f5") == ("MA-9", "mixing")


def test_ma9_a_card_must_be_played() -> None:
    state = tower(hands=("red",), red="e3")
    do(state, "declare red")
    assert refused(state, "stop") == ("MA-9", "stop-unmoved")
    assert refused(state, "pass") == ("MA-9", "pass")
    assert refused(state, "move blue-plain f2") == ("MA-9", "card")
    assert refused(state, "move red-plain a1") == ("MA-9", "adjacent")


def test_ma9_if_no_move_is_possible_the_turn_passes() -> None:
    state = tower(hands=("brown",), red="e1")
    state.deck = numbers(kinds("blue blue brown"))
    do(state, "declare red")
    assert plain(state.hands[0]) == kinds("blue brown brown")
    assert "pass" not in legal(state)  # blue goes to f1
    state = tower(hands=("brown",), red="f1")  # grey, on the western wall
    do(state, "declare red")
    assert legal(state) == ["pass"]
    do(state, "pass")
    assert state.turn == 1


def test_ma9_through_other_apprentices_and_not_back_to_the_start() -> None:
    state = tower(hands=("yellow brown yellow",), red="e2", blue="e3")
    do(state, "declare red", "move yellow-plain e3")
    assert moves_from(state) == {"e4", "e2"}  # e2 because yellow leads on from there
    do(state, "move brown-plain e2")
    assert refused(state, "stop") == ("MA-9", "stop-start")
    assert legal(state) == ["move yellow-plain e3"]


def test_ma9_no_way_back_without_a_way_on() -> None:
    state = tower(hands=("yellow brown",), red="e2")
    do(state, "declare red", "move yellow-plain e3")
    assert refused(state, "move brown-plain e2") == ("MA-9", "way-back")
    assert legal(state) == ["stop"]


# MA-9: portals


def test_ma9_a_portal_leads_to_every_other_one_without_a_card() -> None:
    state = tower(hands=("red",), examiner="a1")
    do(state, "declare red")
    crosses = {text.split()[1] for text in legal(state) if text.startswith("cross")}
    assert crosses == {"desk"} | {f"lookout-{colour}" for colour in COLOURS[1:]}
    do(state, "cross lookout-blue")
    assert plain(state.hands[0]) != []
    assert where(state, "red") == "lookout-blue"


def test_ma9_never_two_portals_in_a_row() -> None:
    state = tower(hands=("red",), examiner="a1")
    do(state, "declare red", "cross lookout-blue")
    assert refused(state, "cross desk") == ("MA-9", "two-portals")
    assert not [text for text in legal(state) if text.startswith("cross")]


def test_ma9_a_portal_before_between_and_after_cards() -> None:
    state = tower(hands=("yellow brown blue blue", "red"), red="lookout-green", examiner="c3")
    do(state, "declare red", chance=ScriptedChance([0]))
    do(state, "cross lookout-yellow", "move brown-plain e9")
    do(state, "move yellow-plain lookout-yellow", "cross lookout-black", "move blue-plain a5")
    assert "stop" in legal(state)
    assert refused(state, "cross desk") == ("MA-1", "portal")


def test_ma9_a_move_may_end_through_a_portal() -> None:
    state = tower(hands=("yellow",), red="e9", examiner="c3")
    do(state, "declare red", "move yellow-plain lookout-yellow")
    assert "stop" in legal(state)
    do(state, "cross lookout-black")
    assert where(state, "red") == "lookout-black"
    assert state.turn == 1


def test_ma9_no_portal_onto_the_examiner_before_a_card() -> None:
    state = tower(hands=("green",))
    do(state, "declare red")
    assert refused(state, "cross desk") == ("MA-9", "portal-examiner")
    state = tower(hands=("yellow",), red="e9")
    do(state, "declare red", "move yellow-plain lookout-yellow")
    assert "cross desk" in legal(state)  # an exam after a card is fine


def test_ma9_a_portal_that_no_card_leads_away_from_is_not_offered() -> None:
    state = tower(hands=("blue",), red="lookout-yellow", examiner="c3")
    state.deck = numbers([])
    do(state, "declare red")
    assert legal(state) == ["cross desk", "cross lookout-black"]
    assert refused(state, "cross lookout-green") == ("MA-9", "portal-end")
    assert refused(state, "cross e3") == ("MA-1", "portal")


# MA-9, MA-10: the examiner's cell


def test_ma9_who_began_with_the_examiner_may_not_come_back() -> None:
    state = tower(hands=("yellow brown blue",), red="e3", examiner="e3")
    do(state, "declare red", "move yellow-plain e4")
    assert refused(state, "move brown-plain e3") == ("MA-9", "reenter")
    assert legal(state) == ["move blue-plain f3", "stop"]


def test_ma9_who_began_with_the_examiner_on_the_desk_finds_no_portal_back() -> None:
    state = tower(hands=("red yellow yellow yellow yellow yellow",), red="desk")
    do(state, "declare red")
    assert "cross lookout-yellow" in legal(state)
    for name in ("e6", "e7", "e8", "e9", "lookout-yellow"):
        do(state, f"move yellow-plain {name}")
    assert refused(state, "cross desk") == ("MA-9", "reenter")


def test_ma10_an_apprentice_that_began_beside_the_examiner_meets_him_at_once() -> None:
    state = tower(hands=("yellow yellow yellow",), red="e3", examiner="e4")
    give_spell(state, "red", "air")
    do(state, "declare red", "move yellow-plain e4")
    assert where(state, "red") == "e4"
    assert legal(state)[0].startswith("return red")  # two cards left, and the move is over


def test_ma10_others_are_met_only_where_the_move_ends() -> None:
    state = tower(hands=("yellow yellow",), red="e2", blue="e3")
    give_spell(state, "blue", "air fire")
    do(state, "declare red", "move yellow-plain e3", "move yellow-plain e4")
    assert state.turn == 1
    assert held(state, "blue") == [1, 0, 1]


# MA-11: the crystal


def test_ma11_a_crystal_that_fits_goes_to_the_apprentice() -> None:
    state = tower(hands=("yellow",), red="e2", crystals={"e3": "fire"})
    do(state, "declare red", "move yellow-plain e3")
    assert held(state, "red") == [0, 0, 1]
    assert plain(state.reserves[:3]) == [0, 0, 0]
    assert state.crystals[cell("e3")] == -1


def test_ma11_a_crystal_that_does_not_fit_goes_to_the_active_master() -> None:
    state = tower(hands=("yellow",), red="e2", crystals={"e3": "fire", "e4": "air"})
    give_spell(state, "red", "fire fire")
    do(state, "declare red", "move yellow-plain e3")
    assert held(state, "red") == [0, 0, 2]
    assert plain(state.reserves[:3]) == [0, 0, 1]
    assert state.crystals[cell("e4")] == 0


def test_ma11_a_finished_order_bars_moves_that_would_bring_a_crystal() -> None:
    state = tower(hands=("yellow green",), red="e2", crystals={"e3": "fire", "f2": "air"})
    give_spell(state, "red", "fire fire")
    state.finished = 1
    do(state, "declare red")
    # Yellow alone would end on the fire crystal; yellow and green end on f3, which is empty.
    assert legal(state) == ["move yellow-plain e3", "move green-plain f2"]
    do(state, "move yellow-plain e3")
    assert refused(state, "stop") == ("MA-11", "stop-crystal")
    assert legal(state) == ["move green-plain f3"]


def test_ma11_a_finished_order_may_leave_no_move_at_all() -> None:
    state = tower(hands=("yellow",), red="e2", crystals={"e3": "fire"})
    give_spell(state, "red", "fire fire")
    state.finished = 1
    do(state, "declare red")
    assert legal(state) == ["pass"]
    assert refused(state, "move yellow-plain e3") == ("MA-11", "crystal")


# No dead ends: an independent search, slow and plain, agrees with what is offered.


def ends_of(state: MagiaState, hand: list[int], at: int, modes: int, crossed: bool, played: bool,
            ) -> bool:  # fmt: skip
    """Whether any sequence of cards and portals ends the move rightly, written from MA-9 alone."""
    strict = bool(state.finished & 1)
    examiner = state.places[EXAMINER]

    def good(end: int) -> bool:
        crystal = state.crystals[end]
        costly = strict and crystal >= 0 and not fits(state, state.figure, crystal)
        return end != state.start and not costly

    if played and good(at):
        return True
    for i, kind in enumerate(hand):
        if kind in hand[:i]:
            continue
        for direction in range(6):
            there = GAME.board.step[at][direction]
            by_colour = modes & 1 and COLOUR_OF[kind] == state.figure
            by_direction = modes & 2 and COLOUR_OF[kind] == direction
            if there < 0 or not (by_colour or by_direction):
                continue
            if there == examiner:
                if state.start != examiner:
                    return True
                continue
            left = (1 if by_colour else 0) + (2 if by_direction else 0)
            if ends_of(state, hand[:i] + hand[i + 1 :], there, left, False, True):
                return True
    if at in GAME.board.portals and not crossed:
        for there in GAME.board.portals:
            if there == at or (there == examiner and (not played or state.start == examiner)):
                continue
            if there == examiner or ends_of(state, hand, there, modes, True, played):
                return True
    return False


def offered_by_search(state: MagiaState) -> set[str]:
    at = state.places[state.figure]
    hand = plain(state.hands[0])
    found: set[str] = set()
    for kind in set(hand):
        rest = hand[:]
        rest.remove(kind)
        for direction in range(6):
            there = GAME.board.step[at][direction]
            by_colour = state.modes & 1 and COLOUR_OF[kind] == state.figure
            by_direction = state.modes & 2 and COLOUR_OF[kind] == direction
            if there < 0 or not (by_colour or by_direction):
                continue
            left = (1 if by_colour else 0) + (2 if by_direction else 0)
            if there == state.places[EXAMINER]:
                fine = state.start != there
            else:
                fine = ends_of(state, rest, there, left, False, True)
            if fine:
                found.add(f"move {CARD_NAMES[kind]} {GAME.board.names[there]}")
    if at in GAME.board.portals and not state.crossed:
        for there in GAME.board.portals:
            played = state.played > 0
            if there == state.places[EXAMINER]:
                fine = played and there != at and state.start != there
            else:
                fine = there != at and ends_of(state, hand, there, state.modes, True, played)
            if fine:
                found.add(f"cross {GAME.board.names[there]}")
    return found


@pytest.mark.parametrize("seed", range(60))
def test_ma9_every_choice_offered_can_end_and_every_choice_that_can_is_offered(seed: int) -> None:
    pick = random.Random(seed)
    state = GAME.setup(2, {"swaps": True}, FastChance(seed))
    state.turn = 0
    portals, floor = plain(GAME.board.portals), plain(GAME.board.fields)
    for figure in range(7):
        state.places[figure] = pick.choice(floor if pick.random() < 0.6 else portals)
    state.places[EXAMINER] = pick.choice([*floor, GAME.board.desk])
    figure = pick.randrange(6)
    if pick.random() < 0.2:
        state.places[EXAMINER] = min(state.places[figure], 60)
    state.hands[0] = numbers(sorted(pick.sample(plain(state.deck), pick.randint(1, 4))))
    state.finished = pick.randint(0, 1)
    state.needs = numbers([pick.choice([0, 0, 2]) for _ in range(18)])
    state.figure, state.start, state.modes = figure, state.places[figure], 3
    state.second, state.pending = True, numbers([AT_MOVE])
    for _ in range(12):
        if plain(state.pending) != [AT_MOVE] or state.turn != 0:
            break
        choices = legal(state)
        known = {text for text in choices if text.split()[0] in ("move", "cross")}
        assert known == offered_by_search(state)
        assert choices, "a dead end"
        do(state, pick.choice(choices), chance=FastChance(seed))
