"""Crónicas, row *Live standing*: what each chronicle would pay, who would be left out, evil."""

from grimorio.core.chance import FastChance
from grimorio.core.event import Event
from grimorio.core.flat import numbers, plain
from grimorio.games.cronicas.cards import CHRONICLES
from grimorio.games.cronicas.standing import CronicasStanding
from grimorio.games.cronicas.state import CronicasState
from grimorio.texts import Speaker

from .pictures import GAME, card, cards, do, position

NAMES = ["Carla", "Merlín", "Morgana", "Circe", "Próspero", "Urganda"]
HANDS = ["P7 P9", "W7 W9", "Ki Dr"]


def standing(state: CronicasState, seat: int | None = 0) -> CronicasStanding:
    return GAME.standing(GAME.view(state, seat))


def held(force: str, *allies: str) -> CronicasStanding:
    return standing(position(HANDS + ["Sa P8"] * (len(allies) - 3), list(allies), force=force))


def test_live_standing_counts_and_who_would_be_paid() -> None:
    # The royal wedding: the Princess counts three; the Usurper leaves Morgana out.
    found = held("wedding", "L8 P6", "L2 L5 W3", "L9 P1 W5")
    assert found.chronicles == [CHRONICLES.index("wedding")]
    assert (found.conditions, found.counted) == (["most-love"], ["love"])
    assert found.counts == [[1, 4, 1]]
    assert found.paid == [[1]]
    assert found.gains == [0, 1, 0]
    assert found.out == [2]
    assert found.evil == [[], [], [card("P1")]]
    assert (found.dark, found.tyrant) == (False, -1)


def test_live_standing_the_fool_makes_a_2_count_once() -> None:
    found = held("wedding", "L8 L10", "L2 Fo", "W5")
    assert found.counts == [[2, 1, 0]]
    assert found.paid == [[0]]


def test_live_standing_fewest_and_ties() -> None:
    found = held("heartbreak", "L8 P6", "", "W5")
    assert found.counts == [[1, 0, 0]]
    assert found.paid == [[1, 2]]
    assert found.gains == [0, 1, 1]


def test_live_standing_in_darkness_skulls_count() -> None:
    found = held("darkness", "P1 W1", "L1", "W5")
    assert (found.dark, found.counted) == (True, ["evil"])
    assert found.counts == [[2, 1, 0]]
    assert found.paid == [[0]]
    assert found.out == []


def test_live_standing_virtue_pays_whoever_has_no_evil() -> None:
    found = held("virtue", "P1", "", "W5")
    assert (found.conditions, found.counted) == (["no-evil"], ["evil"])
    assert found.counts == [[1, 0, 0]]
    assert found.paid == [[1, 2]]


def test_live_standing_three_chronicles_in_force() -> None:
    found = held("coronation reform plague", "P2 P6 P10", "W8", "", "W1 W6 W10")
    assert [CHRONICLES[each] for each in found.chronicles] == ["coronation", "reform", "plague"]
    assert found.counted == ["", "wisdom", "allies"]
    assert found.counts == [[], [0, 1, 0, 3], [5, 1, 0, 3]]
    assert found.paid == [[], [1], [2]]
    assert found.out == [3]
    crown = CHRONICLES.index("coronation")
    assert found.brought == [-1, crown, crown]


def test_live_standing_the_angel_sends_evil_away_first() -> None:
    found = held("wedding", "L1 L4 An", "L5", "")
    assert found.purged == [[card("L1")], [], []]
    assert found.counts == [[1, 1, 0]]
    assert found.out == []
    assert found.paid == [[0, 1]]
    assert found.needs[0] is None


def test_live_standing_evil_victory_in_sight() -> None:
    found = held("wedding", "P1 W1 L1", "L5", "De")
    assert found.needs == [1, 4, 3]
    assert found.near == [0]
    assert found.out == [0, 2]
    found = held("wedding", "P1 W1 L1 De", "L5", "")
    assert (found.tyrant, found.needs[0], found.near) == (0, 0, [])
    assert found.gains == [2, 0, 0]
    assert (found.paid, found.out) == ([[]], [])


def test_live_standing_no_evil_victory_once_an_evil_card_is_gone() -> None:
    state = position(HANDS, ["P1 W1 L1", "L5", ""])
    state.discards = numbers([*(c for c in state.discards if c != card("De")), card("De")])
    assert standing(state).needs == [None, None, None]
    assert standing(state).near == []


def test_live_standing_fame_out_of_the_goal() -> None:
    state = position(HANDS)
    state.fame = numbers([1, 2, 2])
    found = standing(state)
    assert (found.numbers, found.goal, found.ahead) == ([1, 2, 2], 3, [1, 2])


def test_live_standing_in_words() -> None:
    state = position([*HANDS, "Sa P8"], ["L8 P6", "L2 L5 W3", "L9 P1 W5", "W1 L1 De"], "wedding")
    state.fame = numbers([1, 1, 2, 0])
    lines = GAME.standing_lines(standing(state))
    assert [Speaker("en", NAMES).say(line) for line in lines] == [
        "Carla: fame 1 of 3; now +0 (“The royal wedding” 1)",
        "Merlín: fame 1 of 3; now +1 (“The royal wedding” 4)",
        "Morgana: fame 2 of 3; left out by Usurper (“The royal wedding” 1)",
        "Circe: fame 0 of 3; needs 1 more evil ally for evil victory; "
        "has Necromancer, Temptress and Demon (“The royal wedding” 1)",
    ]
    assert Speaker("es", NAMES).say(lines[2]).endswith("fuera por Usurpador («La boda real» 1)")
    state.allies[3] |= state.allies[2] & 1
    lines = GAME.standing_lines(standing(state))
    assert Speaker("en", NAMES).say(lines[3]) == "Circe: fame 0 of 3; evil victory: now +2"
    assert "nothing, by an evil victory" in Speaker("en", NAMES).say(lines[0])


def test_round_end_how_the_last_round_was_scored() -> None:
    # CR-8: the wedding and the plague, brought by the Coronation; Circe's Angel keeps her in.
    allies = ["L2 L6 P3", "L5 P4", "L1 P1 De L4 L7", "L3 L9 W1 An"]
    state = position(["P5", "P6", "P8", "P9"], allies, "coronation wedding plague")
    state.fame = numbers([1, 1, 1, 0])
    do(state, "play P5")  # ends the encounter; Carla's hand is empty, the others' cards join
    found = standing(state, None)
    assert found.last_round == 1
    assert [CHRONICLES[each] for each in found.last_chronicles] == [
        "coronation",
        "wedding",
        "plague",
    ]
    assert found.last_brought == [-1, 0, 0]
    assert found.last_counted == ["", "love", "allies"]
    # Carla: Princess 3, Nurse, Guard, Assassin; Merlín: Thief, Savage, Squire; Morgana: six with
    # three evil; Circe: the Necromancer is sent away, so Maiden, Minstrel, Angel, General.
    assert found.last_counts == [[], [4, 1, 3, 2], [6, 3, 6, 4]]
    assert found.last_out == [2]
    assert found.last_evil[2] == cards("P1 L1 De")
    assert found.last_paid == [[], [0], [1]]
    assert found.last_gains == [1, 1, 0, 0]
    assert found.numbers == [2, 2, 1, 0]


def test_round_end_what_the_conversation_revived() -> None:
    state = position(HANDS, ["L8", "", ""], "conversation", history="wedding plague")
    state.force = numbers([*state.turned, *state.history])
    found = standing(state)
    talk = CHRONICLES.index("conversation")
    assert found.brought == [-1, talk, talk]


def test_every_finished_round_is_told_as_it_was_scored() -> None:
    """Over random games: gains, left out and brought agree with the events of the round's end."""
    rounds = 0
    for seed in range(12):
        chance, seats = FastChance(seed), 3 + seed % 4
        options = {"two-chronicles": seed % 2 == 1, "fame": 6}
        state = GAME.setup(seats, GAME.check_options(seats, options), chance)
        brought = standing(state).brought
        while GAME.deciding(state):
            force, seat, number = plain(state.force), state.turn, state.round
            events: list[Event] = []
            GAME.apply(state, seat, GAME.random_action(state, seat, chance), chance, events)
            if not any(event.kind == "round-ended" for event in events):
                continue
            rounds += 1
            found = standing(state, seat)
            assert (found.last_round, found.last_chronicles) == (number, force)
            assert found.last_brought == brought
            told = [event.data["seat"] for event in events if event.kind == "seat-excluded"]
            if found.last_tyrant < 0:
                assert found.last_out == told
                assert found.last_gains == [
                    sum(seat in paid for paid in found.last_paid) for seat in range(seats)
                ]
            assert found == CronicasStanding.from_json(found.to_json())
            brought = found.brought
    assert rounds > 60
