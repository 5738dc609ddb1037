"""How a game of Bellum stands, when things happen, and whom they are done to."""

from grimorio.core.chance import FastChance
from grimorio.core.describe import describe_recap
from grimorio.core.event import Event
from grimorio.core.flat import numbers
from grimorio.core.match import Match
from grimorio.core.moment import Moment
from grimorio.games.bellum.choices import AT_REROLL
from grimorio.games.bellum.standing import BellumStanding
from grimorio.games.bellum.state import BellumState
from grimorio.texts import Speaker

from .tables import GAME, attack, creature, dice, do, give, recruiting, table


def seen(state: BellumState, seat: int | None) -> BellumStanding:
    found = GAME.standing(GAME.view(state, seat))
    assert isinstance(found, BellumStanding)
    return found


def worth(state: BellumState, *values: int) -> None:
    """The first chests of wood are worth so much."""
    state.values = numbers([*values, *state.values[len(values) :]])


def test_live_standing_chests_of_ten_and_their_kinds() -> None:
    state = attack(["s", "s"], chests=["wood wood metal", "gold"])
    for seat in (0, 1, None):
        found = seen(state, seat)
        assert (found.chests, found.enough) == ([3, 1], 10)
        assert found.kinds == [[2, 1, 0], [0, 0, 1]]


def test_live_standing_two_more_end_the_game() -> None:
    state = attack(["s"] * 4, chests=["wood " * 7, "wood " * 8, "wood metal " * 2, "metal " * 10])
    assert seen(state, 0).ending == [None, 2, None, 0]


def test_live_standing_own_worth_and_what_one_has_seen_of_others() -> None:
    state = attack(["st", "s"], chests=["wood", "wood wood wood"])
    worth(state, 3, 1, 2, 2)
    assert (seen(state, 0).seen, seen(state, 0).unseen) == ([3, 0], [0, 3])
    state.known[1] |= 1  # the first lord once held wooden chest 2
    found = seen(state, 0)
    assert (found.seen, found.unseen) == ([3, 1], [0, 2])
    assert found.numbers == [3, None]
    assert seen(state, 1).numbers == [None, 5]
    watching = seen(state, None)
    assert (watching.seen, watching.unseen, watching.numbers) == ([0, 0], [1, 3], [None, None])


def test_live_standing_who_is_ahead_is_told_only_when_all_is_known() -> None:
    state = attack(["s", "s"], chests=["wood", "wood"])
    worth(state, 3, 1)
    assert seen(state, 0).ahead == []
    state.known[1] |= 1
    assert (seen(state, 0).numbers, seen(state, 0).ahead) == ([3, 1], [0])
    assert seen(state, 1).ahead == []


def test_live_standing_defence_captain_and_the_row_of_the_day() -> None:
    """BE-9: the printed shield of 2 and the tokens; the magic shield beside it."""
    state = attack(["ffgsx", "mt"], captain=1, turn=0)
    give(state, shields=[0, 3], magic_shields=[0, 1])
    found = seen(state, 0)
    assert (found.defence, found.magic_defence, found.printed) == ([2, 5], [0, 1], 2)
    assert (found.captain, found.die) == (1, 2)
    assert found.rows == [[2, 1, 0, 1, 1, 0], [0, 0, 1, 0, 0, 1]]


def test_before_the_first_day_there_is_no_row() -> None:
    state = GAME.setup(3, GAME.check_options(3, {"castles": "chosen"}), FastChance(1))
    found = seen(state, 0)
    assert (found.rows, found.chests, found.numbers) == ([], [0, 0, 0], [0, 0, 0])


def test_the_standing_in_words() -> None:
    state = attack(["ffsss", ""], captain=1, turn=0, chests=["wood", "metal " * 8])
    give(state, shields=[0, 2], magic_shields=[0, 1])
    worth(state, 2)
    speaker = Speaker("en", ["Ana", "Benny"])
    assert [speaker.say(line) for line in GAME.standing_lines(seen(state, 0))] == [
        "Ana: 1/10 chests, worth 2; defence 2; today 2 food and 3 swords.",
        "Benny (captain): 8/10 chests, worth 0 + 8 unseen (2 more end the game); "
        "defence 4 and magic 1; today nothing.",
    ]
    speaker = Speaker("es", ["Ana", "Benny"])
    assert [speaker.say(line) for line in GAME.standing_lines(seen(state, 0))][1] == (
        "Benny (Capitán): 8/10 cofres, valen 0 + 8 sin ver (2 más acaban la partida); "
        "defensa 4 y mágica 1; hoy, nada."
    )


# Whom events hit, when they happen, and the recap


def recap(events: list[Event], seat: int, language: str = "en") -> list[str]:
    speaker = Speaker(language, ["Ana", "Benny", "Carolyn"], seat)
    found = [describe_recap(GAME, event, seat) for event in events]
    return [speaker.say(text) for text in found if text is not None]


def test_recap_rerolled_with_a_barrel() -> None:
    state = table(["s", "s"], AT_REROLL, die=2, barrels=[1, 1])
    events = do(state, "barrel", dice(4))
    assert recap(events, 1) == ["rerolled 2 → 4 (barrel)"]
    assert recap(events, 1, "es") == ["volvió a tirar: 2 → 4 (barril)"]


def test_recap_raided_and_rests() -> None:
    state = attack(["ssss", "ss"], places="the-old-mill")
    events = do(state, "raid the-old-mill")
    assert recap(events, 1)[0] == "raided the Old Mill"
    assert recap(events, 1)[1:] in ([], ["+1 wooden chest"])
    assert state.turn == 1  # who can beat the tavern
    assert recap(do(state, "rest", FastChance(5)), 0)[0] == "rests"


def test_recap_most_maps_a_metal_chest_and_the_day_with_its_captain() -> None:
    state = table(["m", ""], AT_REROLL, turn=1, barrels=[0, 1])
    said = recap(do(state, "accept", dice(3)), 1)
    assert said == ["most maps", "+1 metal chest", "day 2, you are captain", "rolled 3"]


def test_recap_stole_from_you_and_you_gained_a_shield() -> None:
    state = attack(["sst", "", ""], chests=["", "wood wood wood", "wood"])
    events = [*do(state, "attack p2"), *do(state, "steal wood-3", FastChance(5))]
    hit = {event.kind for event in events if event.hits == [1]}
    assert hit == {"castle-attacked", "chest-picked", "chests-stolen"}
    assert recap(events, 1)[0] == "stole wooden chest 3 from you, and you gained a shield"
    assert recap(events, 2)[0] == "stole wooden chest 3 from Benny"


def test_recap_hired_and_where() -> None:
    state = recruiting(["s", "s"], food=[2, 0])
    state.display[0] = creature("orc-cook")
    events = do(state, "recruit orc-cook food")
    events += do(state, "place right", dice(1))
    assert recap(events, 1)[0] == "hired the Orc of the Ninth Helping, right"


def test_what_one_choice_brings_about_belongs_to_its_own_moment() -> None:
    """The last lord accepts: harvest, nobody can attack or recruit, a new day begins."""
    state = table(["m", ""], AT_REROLL, turn=1, barrels=[0, 1])
    assert GAME.moment(state) == Moment(1, 1, 0, "roll")
    when = {event.kind: event.when for event in do(state, "accept", dice(3))}
    assert when["scouts-returned"] == Moment(1, 2, -1, "harvest")
    assert when["day-began"] == when["die-rolled"] == Moment(2, 1, 1, "roll")


def test_moments_only_go_forward() -> None:
    match = Match(GAME, 3, {"castles": "chosen"}, bytes(32))
    match.take(match.setup())
    chance = FastChance(4)
    last = (0, 0)
    parts: set[str] = set()
    while isinstance(match.state, BellumState) and match.state.pending:
        seat = GAME.deciding(match.state)[0]
        step = match.act(seat, GAME.random_action(match.state, seat, chance))
        for event in step.events:
            assert event.when is not None
            now = (event.when.round, event.when.turn)
            assert now >= last
            last = now
            parts.add(event.when.part)
        match.take(step)
    assert parts == {"setup", "roll", "harvest", "attack", "recruit", "end"}
