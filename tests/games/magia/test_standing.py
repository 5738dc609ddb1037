"""How a game of Magia stands, when things happen, and whom they are done to."""

from grimorio.core.chance import FastChance
from grimorio.core.describe import describe_recap
from grimorio.core.event import Event
from grimorio.core.flat import numbers
from grimorio.core.match import Match
from grimorio.games.magia.board import COLOURS
from grimorio.games.magia.choices import AT_ACTION, AT_END
from grimorio.games.magia.standing import MagiaStanding
from grimorio.games.magia.state import MagiaState
from grimorio.texts import Speaker

from .tower import COMPLETE, GAME, answer, do, give_spell, reserve, secrets, tower


def at_the_table() -> MagiaState:
    """Three masters; the first wants yellow and brown, two air, two water, one fire."""
    state = tower(hands=("red red", "blue", ""), crystals={"a1": "air", "c4": "fire"})
    secrets(state, 0, "air air water water fire", "yellow brown")
    secrets(state, 1, "air air air water fire", "red black")
    give_spell(state, "yellow", "air water")
    give_spell(state, "brown", COMPLETE)
    give_spell(state, "red", COMPLETE)
    reserve(state, 0, "air water fire fire")
    reserve(state, 1, "water")
    return state


def seen(state: MagiaState, seat: int | None) -> MagiaStanding:
    found = GAME.standing(GAME.view(state, seat))
    assert isinstance(found, MagiaStanding)
    return found


def test_live_standing_own_mission_and_order() -> None:
    state = at_the_table()
    own = seen(state, 0)
    assert [(COLOURS[i], own.spells[i]) for i in own.mission] == [("yellow", 2), ("brown", 6)]
    assert own.missions == [own.mission, [], []]
    assert (own.order, own.right, own.stray) == ([2, 2, 1], 3, 1)
    assert own.missing == [1, 1, 0]
    assert (own.per_spell, own.per_order) == (5, 8)


def test_live_standing_own_points_if_it_ended_now() -> None:
    """MA-19: 5 for brown, and 3 - 1 for the crystals: 7."""
    own = seen(at_the_table(), 0)
    assert own.numbers == [7, None, None]
    assert own.order_points == 2
    assert own.ahead == []


def test_live_standing_a_finished_order_is_worth_eight() -> None:
    state = at_the_table()
    reserve(state, 0, "air air water water fire")
    do(state, "finish")
    own = seen(state, 0)
    assert (own.numbers[0], own.order_points, own.finished) == (13, 8, [True, False, False])


def test_live_standing_all_spells_and_who_has_passed() -> None:
    state = at_the_table()
    state.passed = 1 << COLOURS.index("brown")
    for seat in (0, 1, None):
        found = seen(state, seat)
        assert found.spells == [6, 0, 2, 0, 0, 6]
        assert [COLOURS[i] for i in range(6) if found.passed[i]] == ["brown"]


def test_live_standing_others_reserves_and_hands_and_never_their_missions() -> None:
    state = at_the_table()
    found = seen(state, 1)
    assert found.reserves == [[1, 1, 2], [0, 1, 0], [0, 0, 0]]
    assert found.hands == [2, 1, 0]
    assert found.crystals_left == 2
    assert found.numbers == [None, 1 + 5, None]  # red complete; one matching crystal
    assert COLOURS[found.mission[0]] == "red"
    watching = seen(state, None)
    assert (watching.numbers, watching.mission, watching.order) == ([None] * 3, [], [])


def test_at_the_end_all_points_are_open() -> None:
    state = at_the_table()
    state.deck = numbers([])
    state.pending = numbers([AT_END])
    do(state, "end")
    for seat in (0, 2, None):
        found = seen(state, seat)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert found.numbers == outcome.sheet[5].cells
        assert found.ahead == outcome.winners


def test_with_two_masters_a_mission_has_three() -> None:
    state = tower(seats=2, hands=("red", "blue"))
    found = seen(state, 0)
    assert len(found.mission) == 3


def test_the_standing_in_words() -> None:
    state = at_the_table()
    speaker = Speaker("en", ["Ana", "Benny", "Carolyn"])
    said = [speaker.say(line) for line in GAME.standing_lines(seen(state, 0))]
    assert said == [
        "Ana: Yellow 2/6 and Brown 6/6; order 3/5, +8 if exact; 7 points if it ended now.",
        "Benny: 1 card, reserve 0 air, 1 water, 0 fire, order not finished.",
        "Carolyn: 0 cards, reserve 0 air, 0 water, 0 fire, order not finished.",
    ]
    speaker = Speaker("es", ["Ana", "Benny", "Carolyn"])
    assert speaker.say(GAME.standing_lines(seen(state, 0))[0]) == (
        "Ana: Amarillo 2/6 y Marrón 6/6; orden 3/5, +8 si es exacta; 7 puntos si acabara ahora."
    )


# Whom events hit, when they happen, and the recap


def recap(events: list[Event], seat: int, language: str = "en") -> list[str]:
    speaker = Speaker(language, ["Ana", "Benny", "Carolyn"], seat)
    found = [describe_recap(GAME, event, seat) for event in events]
    return [speaker.say(text) for text in found if text is not None]


def hits(events: list[Event]) -> dict[str, list[int]]:
    return {event.kind: event.hits for event in events if event.hits}


def test_recap_took_a_card_from_you() -> None:
    state = tower(hands=("", "red red"))  # the black lookout is a dragon's
    events = do(state, "declare black", chance=FastChance(1))
    assert hits(events) == {"card-robbed": [1]}
    assert recap(events, 1) == ["took 1 card from you"]
    assert recap(events, 2) == ["took 1 card from Benny"]
    assert recap(events, 1, "es") == ["te robó 1 carta"]


def test_recap_hat_and_cell_and_crystal() -> None:
    state = tower(hands=("yellow",), crystals={"c4": "fire"}, yellow="c3", examiner="a1")
    state.second = True
    events = do(state, "declare yellow", "move yellow-plain c4")
    assert recap(events, 1) == ["Yellow → C4", "Yellow +fire"]
    assert recap(events, 1, "es") == ["Amarillo → C4", "Amarillo +fuego"]


def test_recap_through_the_portal_to_the_desk() -> None:
    state = tower(hands=("red",), examiner="a1")
    state.second = True
    events = do(state, "declare red", "cross desk")
    assert recap(events, 1) == ["Red through the portal to the desk"]


def test_recap_an_exam_failed_and_an_exam_passed() -> None:
    state = tower(hands=("yellow", "", ""), yellow="c3", examiner="c2")
    give_spell(state, "yellow", "air")
    state.second = True
    events = do(state, "declare yellow", "move yellow-plain c2", "return yellow air", "place c4")
    assert recap(events, 1)[1:] == ["Yellow failed, lost air", "air to C4"]
    state = tower(hands=("yellow", "", ""), yellow="c3", examiner="c2")
    give_spell(state, "yellow", COMPLETE)
    state.second = True
    events = do(state, "declare yellow", "move yellow-plain c2")
    assert recap(events, 1) == ["Yellow → C2", "Yellow passed!"]


def test_recap_stole_water_from_you() -> None:
    state = tower(hands=("", "", ""))
    state.pending, state.symbols = numbers([AT_ACTION]), 1 << 2
    reserve(state, 1, "water")
    events = do(state, "steal p2 water")
    assert hits(events) == {"crystal-stolen": [1]}
    assert recap(events, 1) == ["stole water from you"]
    assert recap(events, 0) == ["stole water from Benny"]


def test_recap_swap_second_turn_order_and_nobody_ends_it() -> None:
    state = tower(hands=("", "", ""), red="c3", black="c4")
    state.pending, state.symbols = numbers([AT_ACTION]), 1 << 4
    assert recap(do(state, "swap red black"), 1) == ["swapped Red and Black"]
    state = tower(hands=("red", "", ""))
    state.pending, state.symbols = numbers([AT_ACTION]), 1 << 3
    assert recap(do(state, "again"), 1) == ["second turn"]
    state = at_the_table()
    reserve(state, 0, "air air water water fire")
    assert recap(do(state, "finish"), 1) == ["finished the order"]
    state = tower(hands=("yellow", "", ""), yellow="c3", examiner="c2")
    give_spell(state, "yellow", COMPLETE)
    state.second = True
    do(state, "declare yellow", "move yellow-plain c2")
    told = [answer(state, seat, "no") for seat in range(3)]
    assert told[-1] == ["end-declined"]
    assert recap([Event("end-declined", {})], 1) == ["nobody ends it"]


def test_turns_are_counted_from_one_and_a_second_turn_is_the_same() -> None:
    match = Match(GAME, 3, {"swaps": False}, bytes(32))
    match.take(match.setup())
    turns: list[tuple[int, int]] = []
    for _ in range(60):
        state = match.state
        assert isinstance(state, MagiaState)
        step = match.act(state.turn, GAME.legal(state, state.turn)[0])
        turns.append((step.moment.turn, step.moment.seat))
        match.take(step)
    seats = [seat for _, seat in dict.fromkeys(turns)]
    first = seats[0]
    assert seats == [(first + i) % 3 for i in range(len(seats))]
    assert [turn for turn, _ in dict.fromkeys(turns)] == list(range(1, len(seats) + 1))
