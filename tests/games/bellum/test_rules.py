"""Bellum Magica, rule by rule. BE-n are the sections of docs/games/bellum.md."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.flat import NOTHING, ascending, numbers, place_of
from grimorio.core.play import random_playout
from grimorio.games.bellum import memory
from grimorio.games.bellum.cards import FIRST_LABEL, GOLD, METAL, TOKENS, WOOD
from grimorio.games.bellum.choices import AT_ATTACK, AT_PLACE, AT_RECRUIT, AT_REROLL, AT_STEAL
from grimorio.games.bellum.rules import LAST_DAY
from grimorio.games.bellum.setup import KINGDOM
from grimorio.games.bellum.state import NONE

from .tables import (
    GAME,
    attack,
    chests_of,
    creature,
    dawn,
    dice,
    do,
    give,
    hand_chest,
    kinds,
    legal,
    now,
    outcome_of,
    place,
    recruiting,
    refused,
    strength,
    table,
    tuck,
)

# BE-13: setup


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_be13_the_kingdom_and_the_goblins_fit_the_number_of_lords(seats: int) -> None:
    state = GAME.setup(seats, GAME.check_options(seats, {}), FastChance(seats))
    places = [*state.row, *state.kingdom]
    kinds_in = [GAME.cards.place_kind[p] for p in places]
    assert [kinds_in.count(kind) for kind in (1, 2, 3)] == list(KINGDOM[seats])
    assert len(state.row) == seats
    # Farms on top, then villages, then towns; the top is at the end of the list.
    order = [GAME.cards.place_kind[p] for p in [*state.row, *reversed(now(state, "kingdom"))]]
    assert order == sorted(order)
    assert [len(held) for held in state.goblins] == [2] * seats
    assert len(state.goblin_box) == 10 - 2 * seats
    assert len(set(state.castles)) == seats
    assert [len(state.evil_deck), len(state.most_evil_deck)] == [44, 18]


def test_be13_chosen_castles_go_in_seat_order_then_the_goblins_are_dealt() -> None:
    state = GAME.setup(2, GAME.check_options(2, {"castles": "chosen"}), FastChance(1))
    assert len(legal(state)) == 5
    assert refused(state, "castle bone-keep", seat=1) == ("BE-13", "bellum-no-turn")
    do(state, "castle bone-keep")
    assert state.turn == 1
    assert refused(state, "castle bone-keep") == ("BE-13", "bellum-no-castle")
    events = do(state, "castle raven-tower", FastChance(2))
    assert kinds(events) == ["castle-chosen", "goblins-dealt", "goblins-dealt"]
    assert [len(held) for held in state.goblins] == [2, 2]
    assert legal(state) == ["place left", "place right"]


def test_be13_goblins_are_placed_in_seat_order_and_then_the_first_day_begins() -> None:
    state = GAME.setup(2, GAME.check_options(2, {}), FastChance(3))
    order = []
    while state.day == 0:
        order.append(state.turn)
        do(state, "place left" if state.turn == 0 else "place right", FastChance(4))
    assert order == [0, 0, 1, 1]
    assert [len(cards) for cards in now(state, "left")] == [2, 0]
    assert [len(cards) for cards in now(state, "right")] == [0, 2]
    assert state.day == 1


def test_be13_the_first_captain_is_drawn_by_lot() -> None:
    captains = {GAME.setup(5, GAME.check_options(5, {}), FastChance(s)).captain for s in range(60)}
    assert captains == {0, 1, 2, 3, 4}


# BE-12: a row's strength


def test_be12_a_row_adds_the_castle_and_every_card_on_its_side() -> None:
    state = GAME.setup(2, GAME.check_options(2, {}), FastChance(3))
    castle = GAME.cards.castle_rows[state.castles[0]]
    first, second = state.goblins[0]
    do(state, "place left")
    do(state, "place right")
    for row in range(6):
        left = castle[0][row] + GAME.cards.creature_rows[first][0][row]
        right = castle[1][row] + GAME.cards.creature_rows[second][1][row]
        assert state.strength[row] == left + right


# BE-6: the active horde


def test_be6_the_die_shows_the_horde_that_works_for_everybody_on_both_sides() -> None:
    """The rulebook's example: a 2 makes row 2 the active horde."""
    state, _ = dawn(["ff ss", "g"], die=2)
    assert (now(state, "food"), now(state, "glyphs")) == ([2, 0], [0, 1])
    assert legal(state)[0] == "raid the-tipsy-unicorn"  # two swords of row 2
    state.strength[0 * 6 + 4] = strength("fff")
    assert now(state, "food") == [2, 0]  # row 5 sleeps


def test_be6_only_those_who_can_pay_are_asked_from_the_captain_on() -> None:
    state = table(["", "", ""], AT_RECRUIT, captain=0, turn=2, barrels=[0, 1, 0])
    do(state, "finish", dice(4))
    assert (state.day, state.captain, state.die) == (2, 1, 4)
    assert (now(state, "pending"), state.turn) == ([AT_REROLL], 1)
    assert legal(state) == ["accept", "barrel"]
    assert refused(state, "confuse") == ("BE-6", "bellum-no-confusion")


def test_be6_a_chain_of_rerolls_starts_again_from_the_captain_each_time() -> None:
    state = table(["ss", "", ""], AT_REROLL, die=3, captain=1, barrels=[1, 1, 1])
    asked = [state.turn]
    for text, chance in (("accept", dice()), ("barrel", dice(5)), ("barrel", dice(6)),
                         ("barrel", dice(3))):  # fmt: skip
        do(state, text, chance)
        asked.append(state.turn)
    # The captain passes, p3 pays; the captain is asked again and pays; p3 has none left, p1 pays.
    assert asked == [1, 2, 1, 0, 0]
    assert now(state, "barrels") == [0, 0, 0]
    assert (state.die, now(state, "pending")) == (3, [AT_ATTACK])


def test_be6_the_window_closes_when_all_have_passed_in_a_row() -> None:
    state = table(["f", "f", "f"], AT_REROLL, captain=0, barrels=[1, 1, 1])
    assert state.turn == 0
    do(state, "accept")
    assert state.turn == 1
    do(state, "barrel", dice(2))
    assert (state.turn, state.die) == (0, 2)
    do(state, "accept")
    assert state.turn == 2  # p2 has no barrel left and is skipped
    assert now(state, "food") == [0, 0, 0]
    do(state, "accept", FastChance(1))
    assert now(state, "food") == [1, 1, 1]


def test_be6_confusion_is_for_the_captain_alone() -> None:
    state = table(["", ""], AT_REROLL, captain=0, barrels=[0, 1])
    give(state, confusions=[1, 1])
    assert legal(state) == ["accept", "confuse"]
    events = do(state, "confuse", dice(4))
    assert kinds(events) == ["confusion-cast", "die-rolled"]
    assert (state.die, now(state, "confusions_used")) == (4, [1, 0])
    assert (state.turn, legal(state)) == (1, ["accept", "barrel"])
    assert refused(state, "confuse") == ("BE-6", "bellum-no-captain")


def test_be6_a_used_confusion_stays_used_until_its_owner_is_captain_again() -> None:
    state = table(["", ""], AT_REROLL, captain=0, barrels=[1, 0])
    give(state, confusions=[2, 0])
    do(state, "confuse", dice(4))
    assert legal(state) == ["accept", "barrel", "confuse"]
    do(state, "confuse", dice(5))
    assert legal(state) == ["accept", "barrel"]
    assert refused(state, "confuse") == ("BE-6", "bellum-no-confusion-ready")
    do(state, "accept", dice(1))  # nobody can attack or recruit: day 2, captain p2
    assert (state.day, state.captain, state.turn) == (2, 1, 0)
    assert now(state, "confusions_used") == [2, 0]
    assert refused(state, "confuse") == ("BE-6", "bellum-no-captain")
    do(state, "accept", dice(6))
    assert (state.day, state.captain) == (3, 0)
    assert now(state, "confusions_used") == [0, 0]
    assert "confuse" in legal(state)


def test_be6_a_barrel_goes_back_to_the_supply() -> None:
    state = table(["", ""], AT_REROLL, captain=0, barrels=[1, 1])
    events = do(state, "barrel", dice(6))
    assert kinds(events) == ["round-paid", "die-rolled"]
    assert now(state, "barrels") == [0, 1]
    assert state.turn == 1


def test_be6_without_a_barrel_no_round_is_paid() -> None:
    state = table(["", ""], AT_REROLL, captain=0)
    give(state, confusions=[1, 0])
    assert refused(state, "barrel") == ("BE-6", "bellum-no-barrel")


# BE-14 and BE-15: harvest and scouts


def test_be14_everybody_harvests_the_left_side() -> None:
    state, events = dawn(["ff", "fg", ""])
    assert (now(state, "food"), now(state, "glyphs")) == ([2, 1, 0], [0, 1, 0])
    assert kinds(events).count("resources-gathered") == 2


def test_be15_most_maps_bring_a_metal_chest() -> None:
    state, events = dawn(["mm ss", "m", ""])
    assert [chests_of(state, seat) for seat in range(3)] == [[0, 1, 0], [0, 0, 0], [0, 0, 0]]
    assert "scouts-returned" in kinds(events)


def test_be15_two_tied_get_wood_in_turn_order_from_the_captain() -> None:
    state, events = dawn(["m ss", "", "m"], captain=1)
    assert [chests_of(state, seat) for seat in range(3)] == [[1, 0, 0], [0, 0, 0], [1, 0, 0]]
    gained = [event.data["seat"] for event in events if event.kind == "chest-gained"]
    assert gained == [2, 0]


def test_be15_three_tied_get_wood_each() -> None:
    state, _ = dawn(["mm ss", "mm", "mm", "m"])
    assert [chests_of(state, seat)[WOOD] for seat in range(4)] == [1, 1, 1, 0]
    assert now(state, "drawn") == [3, 0, 0]


def test_be15_no_maps_no_chests() -> None:
    state, events = dawn(["ss", "", ""])
    assert now(state, "drawn") == [0, 0, 0]
    assert "scouts-returned" not in kinds(events)


# BE-7: empty piles


@pytest.mark.parametrize(
    ("empty", "kind", "found"),
    [
        ([METAL], METAL, WOOD),
        ([METAL, WOOD], METAL, GOLD),
        ([WOOD], WOOD, METAL),
        ([WOOD, METAL], WOOD, GOLD),
        ([GOLD], GOLD, METAL),
        ([GOLD, METAL], GOLD, WOOD),
        ([WOOD, METAL, GOLD], GOLD, NONE),
    ],
)
def test_be7_an_empty_pile_gives_the_next_lower_kind_else_a_higher_one(
    empty: list[int], kind: int, found: int
) -> None:
    name = {WOOD: "the-old-mill", METAL: "bellringers-green", GOLD: "saint-aldric"}[kind]
    state = attack(["ssssss ss", ""], places=name)
    for pile in empty:
        state.drawn[pile] = FIRST_LABEL[pile + 1] - FIRST_LABEL[pile]
    events = do(state, f"raid {name}", FastChance(1))
    expected = [0, 0, 0]
    if found != NONE:
        expected[found] = 1
    assert chests_of(state, 0) == expected
    assert ("no-chests-left" in kinds(events)) == (found == NONE)


def test_be7_the_last_chest_goes_to_the_first_in_turn_order() -> None:
    state = table(["m", "m"], AT_REROLL, captain=1, turn=0)
    state.drawn = numbers([20, 20, 9])
    do(state, "accept", FastChance(1))
    assert [chests_of(state, seat) for seat in range(2)] == [[0, 0, 0], [0, 0, 1]]


def test_be7_the_game_ends_after_day_60() -> None:
    state = recruiting(["", ""], turn=1, food=[0, 2])
    state.day = LAST_DAY
    events = do(state, "finish")
    assert not state.pending
    assert events[0].data == {"cause": "last-day"}
    assert outcome_of(state).winners == [0, 1]


# BE-16 and BE-8: attacking places


def test_be8_a_place_with_shield_three_takes_three_swords() -> None:
    """The rulebook's example."""
    state = attack(["ss", "sss"], places="the-sheepfold")
    assert refused(state, "raid the-sheepfold") == ("BE-8", "bellum-no-swords")
    do(state, "rest")
    assert "raid the-sheepfold" in legal(state)
    do(state, "raid the-sheepfold", FastChance(1))
    assert chests_of(state, 1) == [1, 0, 0]
    assert state.goods[memory.FOOD + 1] == 2


@pytest.mark.parametrize(
    ("swords", "allowed"),
    [("xssssss", True), ("xxsssss", True), ("xxxxxxx", True), ("xsssss", False),
     ("sssssss", False), ("ssssssss", False)],
)  # fmt: skip
def test_be8_one_magic_and_six_takes_seven_swords_one_of_them_magic(
    swords: str, allowed: bool
) -> None:
    """The rulebook's example: 1 magic sword, and 6 normal or magic ones."""
    state = attack([swords, ""], places="high-abbey")
    assert GAME.cards.place_shield[place("high-abbey")] == 6
    assert GAME.cards.place_magic[place("high-abbey")] == 1
    assert ("raid high-abbey" in legal(state)) == allowed
    if not allowed:
        key = "bellum-no-swords" if "x" in swords else "bellum-no-magic-swords"
        assert refused(state, "raid high-abbey") == ("BE-8", key)


def test_be16_whoever_can_beat_nothing_is_skipped() -> None:
    state, _ = dawn(["s", "ss", ""])
    assert (now(state, "pending"), state.turn) == ([AT_ATTACK], 1)
    assert legal(state) == ["raid the-tipsy-unicorn", "rest"]


def test_be16_one_attack_each_from_the_captain_on() -> None:
    state = attack(["ss", "ss", "ss"], captain=1, places="the-old-mill the-henhouse")
    assert state.turn == 1
    do(state, "raid the-old-mill")
    assert state.turn == 2
    assert refused(state, "raid the-henhouse", seat=1) == ("BE-16", "bellum-no-turn")
    do(state, "raid the-henhouse")
    assert state.turn == 0


def test_be10_a_place_taken_today_is_gone() -> None:
    state = attack(["ss", "ss"], places="the-old-mill")
    do(state, "raid the-old-mill")
    assert legal(state) == ["raid the-tipsy-unicorn", "rest"]
    assert refused(state, "raid the-old-mill") == ("BE-10", "bellum-no-place-gone")
    assert refused(state, "raid goldmarket") == ("BE-16", "bellum-no-place-here")
    assert now(state, "gone") == [place("the-old-mill")]


def test_be10_the_tavern_is_raided_by_three_on_one_day() -> None:
    state = attack(["ss", "ss", "ss"])
    for _ in range(2):
        do(state, "raid the-tipsy-unicorn")
    do(state, "raid the-tipsy-unicorn", FastChance(1))
    assert now(state, "barrels") == [1, 1, 1]
    assert now(state, "gone") == []


def test_be18_places_are_replaced_at_the_end_of_the_day_and_the_die_goes_left() -> None:
    state = attack(["ss", "", ""], captain=2, turn=0, places="the-old-mill the-henhouse")
    top = state.kingdom[-2:]
    events = do(state, "raid the-old-mill", FastChance(1))
    assert place("the-henhouse") in state.row
    assert sorted(now(state, "row")) == sorted([place("the-henhouse"), *top])
    assert state.captain == 0
    assert "places-found" in kinds(events)


def test_be12_an_empty_kingdom_is_not_replaced() -> None:
    state = attack(["ss", ""], places="the-old-mill the-henhouse", barrels=[0, 1])
    state.place_box, state.kingdom = ascending(state.kingdom), NOTHING
    do(state, "raid the-old-mill", FastChance(1))
    assert state.day == 2
    assert now(state, "row") == [NONE, place("the-henhouse")]


# BE-9: attacking castles


def test_be9_two_swords_and_a_thief_rob_a_castle_with_shield_two() -> None:
    """The rulebook's example: row 2, shield 2, one thief, one chest; the victim gets a shield."""
    state = attack(["sst", ""], chests=["", "wood metal"])
    do(state, "attack p2")
    assert legal(state) == ["steal wood-1", "steal metal-1"]
    events = do(state, "steal metal-1", FastChance(1))
    assert chests_of(state, 0) == [0, 1, 0]
    assert chests_of(state, 1) == [1, 0, 0]
    assert now(state, "shields") == [0, 1]
    assert kinds(events)[:2] == ["chest-picked", "chests-stolen"]


def test_be9_several_chests_bring_the_victim_one_shield() -> None:
    state = attack(["sstt", ""], chests=["", "wood metal gold"])
    do(state, "attack p2")
    do(state, "steal gold-1")
    assert now(state, "pending") == [AT_ATTACK, AT_STEAL]
    assert legal(state) == ["steal wood-1", "steal metal-1", "stop"]
    do(state, "steal wood-1", FastChance(1))
    assert now(state, "chests") == [2, 1]
    assert now(state, "shields") == [0, 1]


def test_be9_a_thief_may_stop_after_the_first_chest() -> None:
    state = attack(["sstt", ""], chests=["", "wood metal"])
    do(state, "attack p2")
    assert refused(state, "stop") == ("BE-9", "bellum-no-stop")
    do(state, "steal wood-1")
    assert refused(state, "steal wood-1") == ("BE-9", "bellum-no-steal-twice")
    do(state, "stop", FastChance(1))
    assert now(state, "chests") == [1, 1]


def test_be9_he_cannot_take_more_than_there_is() -> None:
    state = attack(["ssttt", ""], chests=["", "wood"])
    do(state, "attack p2")
    do(state, "steal wood-1", FastChance(1))
    assert now(state, "chests") == [1, 0]
    assert state.victim == NONE


def test_be9_no_thief_no_attack_on_a_castle() -> None:
    state = attack(["ssss", ""], chests=["", "wood"])
    assert refused(state, "attack p2") == ("BE-9", "bellum-no-thief")


def test_be9_no_chest_nothing_to_attack() -> None:
    state = attack(["sst", ""], chests=["wood", ""])
    assert refused(state, "attack p2") == ("BE-9", "bellum-no-chest")
    assert refused(state, "attack p1") == ("BE-9", "bellum-no-attack-self")
    assert refused(state, "attack p4") == ("BE-9", "bellum-no-such-seat")


def test_be9_only_the_victims_chests_can_be_stolen() -> None:
    state = attack(["sst", "", ""], chests=["wood", "wood", "wood"])
    do(state, "attack p2")
    assert legal(state) == ["steal wood-2"]
    assert refused(state, "steal wood-3") == ("BE-9", "bellum-no-steal")
    assert refused(state, "rest") == ("BE-9", "bellum-no-rest-inside")
    assert refused(state, "attack p3") == ("BE-16", "bellum-no-second-attack")


@pytest.mark.parametrize(
    ("horde", "shields", "magic", "allowed"),
    [("sst", 0, 0, True), ("sst", 1, 0, False), ("ssst", 1, 0, True), ("xxst", 1, 0, True),
     ("ssst", 0, 1, False), ("xsst", 0, 1, True), ("xst", 0, 1, False), ("xxsst", 1, 1, True)],
)  # fmt: skip
def test_be9_shield_tokens_add_to_the_printed_shield(
    horde: str, shields: int, magic: int, allowed: bool
) -> None:
    state = attack([horde, ""], chests=["", "wood"])
    give(state, shields=[0, shields], magic_shields=[0, magic])
    assert ("attack p2" in legal(state)) == allowed
    if not allowed:
        assert refused(state, "attack p2")[0] == "BE-9"


# BE-11: the end


def test_be11_eleven_chests_after_the_scouts_but_nine_after_a_theft_do_not_end_the_game() -> None:
    state = table(["m", "sstt"], AT_REROLL, captain=0, turn=1, chests=["wood " * 10, ""],
                  barrels=[0, 1])  # fmt: skip
    do(state, "accept")
    assert now(state, "chests") == [11, 0]
    assert state.turn == 1
    do(state, "attack p1")
    do(state, "steal wood-1")
    do(state, "steal wood-2", FastChance(1))
    assert now(state, "chests") == [9, 2]
    assert state.pending
    assert state.day == 2


def test_be11_ten_chests_after_the_attacks_end_the_game_before_recruiting() -> None:
    state = attack(["ss", "ss"], chests=["wood " * 10, ""], food=[4, 4])
    do(state, "rest")
    events = do(state, "rest")
    assert not state.pending
    assert kinds(events) == ["attack-skipped", "game-ended", "chests-opened", "chests-opened"]
    assert GAME.legal(state, 0) == []
    assert refused(state, "rest") == ("BE-11", "bellum-no-over")


def ended(chests: list[str], values: list[list[int]]) -> list[int]:
    state = attack(["ss"] * len(chests), chests=chests)
    for seat, mine in enumerate(values):
        labels = [label for label in range(TOKENS) if state.holders[label] == seat]
        for label, value in zip(labels, mine, strict=True):
            state.values[label] = value
    while state.pending:
        do(state, "rest")
    return outcome_of(state).winners


def test_be11_the_richest_wins_even_with_fewer_chests() -> None:
    assert ended(["wood " * 10, "gold gold"], [[1] * 10, [6, 7]]) == [1]


def test_be11_equally_rich_most_chests_wins() -> None:
    state = attack(["ss", "ss"], chests=["wood " * 10, "gold gold"])
    for label in range(10):
        state.values[label] = 1
    state.values[40], state.values[41] = 5, 5
    do(state, "rest")
    do(state, "rest")
    outcome = outcome_of(state)
    assert outcome.winners == [0]
    assert outcome.reason.key == "bellum-won-chests"


def test_be11_equally_rich_with_as_many_chests_share_the_victory() -> None:
    assert ended(["wood " * 10, "wood " * 10, "gold"], [[2] * 10, [2] * 10, [8]]) == [0, 1]


def test_be11_the_sheet_adds_up() -> None:
    state = GAME.setup(3, GAME.check_options(3, {}), FastChance(8))
    random_playout(GAME, state, FastChance(9))
    sheet = {row.label.key + str(i): row.cells for i, row in enumerate(outcome_of(state).sheet)}
    wood, metal, gold, wealth, chests = sheet.values()
    assert [a + b + c for a, b, c in zip(wood, metal, gold, strict=True)] == wealth  # type: ignore[operator]
    assert chests == now(state, "chests")


# BE-17: recruiting


def test_be17_an_evil_creature_costs_two_food() -> None:
    state = recruiting(["", ""], food=[2, 0])
    card = state.display[0]
    name = GAME.cards.creature_names[card]
    assert len(legal(state)) == 3
    following = state.evil_deck[-1]
    events = do(state, f"recruit {name} food")
    assert state.goods[memory.FOOD] == 0
    assert state.placing == card
    assert state.display[0] == following  # turned up at once, before the recruit is placed
    assert kinds(events)[0] == "creature-recruited"
    assert now(state, "pending") == [AT_RECRUIT, AT_PLACE]
    do(state, "place right", FastChance(1))
    assert card in now(state, "right")[0]


def test_be17_a_most_evil_creature_has_two_prices() -> None:
    state = recruiting(["", ""], food=[4, 0], glyphs=[3, 0])
    name = GAME.cards.creature_names[state.display[2]]
    mixed = state.clone()
    do(mixed, f"recruit {name} mixed")
    assert (mixed.goods[memory.FOOD], mixed.goods[memory.GLYPHS]) == (0, 2)
    do(state, f"recruit {name} glyphs")
    assert (state.goods[memory.FOOD], state.goods[memory.GLYPHS]) == (4, 0)


@pytest.mark.parametrize(
    ("food", "glyphs", "prices"),
    [(1, 2, []), (2, 0, ["food"]), (4, 0, ["food"]), (4, 1, ["food", "mixed"]),
     (3, 2, ["food"]), (0, 3, ["glyphs"]), (4, 3, ["food", "mixed", "glyphs"])],
)  # fmt: skip
def test_be17_what_can_be_paid_is_offered(food: int, glyphs: int, prices: list[str]) -> None:
    state = recruiting(["", ""], food=[food, 2], glyphs=[glyphs, 0])
    found = {text.split()[2] for text in legal(state) if text.startswith("recruit")}
    assert found == set(prices)
    name = GAME.cards.creature_names[state.display[3]]
    if "mixed" not in prices:
        assert refused(state, f"recruit {name} mixed") == ("BE-17", "bellum-no-pay-mixed")
    if "glyphs" not in prices:
        assert refused(state, f"recruit {name} glyphs") == ("BE-17", "bellum-no-pay-glyphs")


def test_be17_only_open_creatures_can_be_recruited() -> None:
    state = recruiting(["", ""], food=[2, 0])
    hidden = GAME.cards.creature_names[state.evil_deck[0]]
    assert refused(state, f"recruit {hidden} food") == ("BE-17", "bellum-no-creature")
    state.goods[memory.FOOD] = 1
    open_one = GAME.cards.creature_names[state.display[0]]
    assert refused(state, f"recruit {open_one} food") == ("BE-17", "bellum-no-pay-food")


def test_be12_a_lord_recruits_as_often_as_he_can_pay_before_the_next_one() -> None:
    state = recruiting(["", ""], food=[5, 2])
    for _ in range(2):
        assert state.turn == 0
        do(state, next(text for text in legal(state) if text.startswith("recruit")))
        do(state, "place left")
    assert now(state, "food") == [1, 2]
    assert state.turn == 1


@pytest.mark.parametrize(
    ("name", "field"),
    [("scarecrow", "confusions"), ("slime", "shields"), ("mummy", "magic_shields")],
)
def test_be17_bonus_tokens_come_with_the_creature(name: str, field: str) -> None:
    state = recruiting(["", ""], food=[2, 0])
    wanted = creature(name)
    old = state.display[0]
    if wanted in state.evil_deck:
        state.evil_deck[place_of(state.evil_deck, wanted)] = old
        state.display[0] = wanted
    events = do(state, f"recruit {name} food")
    assert now(state, field) == [1, 0]
    assert "bonus-gained" in kinds(events)


def test_be12_an_empty_creature_deck_is_not_replaced() -> None:
    state = recruiting(["", ""], food=[6, 0], glyphs=[3, 0])
    tuck(state, 1, state.evil_deck)
    state.evil_deck = NOTHING
    first, second = (GAME.cards.creature_names[card] for card in state.display[:2])
    do(state, f"recruit {first} food")
    assert state.display[0] == NONE
    do(state, "place left")
    do(state, f"recruit {second} food")
    do(state, "place left")
    assert now(state, "display")[:2] == [NONE, NONE]
    assert not any("food" in text for text in legal(state))
    tuck(state, 1, state.most_evil_deck)
    state.most_evil_deck = NOTHING
    third = GAME.cards.creature_names[state.display[2]]
    do(state, f"recruit {third} glyphs")
    assert state.display[2] == NONE


def test_be12_nobody_is_asked_to_recruit_from_an_empty_display() -> None:
    state = attack(["ss", ""], food=[9, 9], barrels=[0, 1])
    tuck(state, 1, [*state.display[:2], *state.evil_deck])
    state.evil_deck = NOTHING
    state.display[0] = state.display[1] = NONE
    do(state, "rest", dice(6))
    assert state.day == 2


def test_every_time_of_the_day_refuses_what_belongs_to_another() -> None:
    state = recruiting(["sst", ""], food=[2, 0], chests=["", "wood"], barrels=[1, 0])
    for text, section in (("castle bone-keep", "BE-13"), ("accept", "BE-6"), ("barrel", "BE-6"),
                          ("confuse", "BE-6"), ("raid the-tipsy-unicorn", "BE-16"),
                          ("attack p2", "BE-9"), ("rest", "BE-16"), ("steal wood-1", "BE-9"),
                          ("stop", "BE-9"), ("place left", "BE-17")):  # fmt: skip
        assert refused(state, text) == (section, f"bellum-no-time-{text.split()[0]}")
    fighting = attack(["ss", ""])
    name = GAME.cards.creature_names[fighting.display[0]]
    assert refused(fighting, f"recruit {name} food") == ("BE-17", "bellum-no-time-recruit")
    assert refused(fighting, "finish") == ("BE-17", "bellum-no-time-finish")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end(seats: int) -> None:
    for seed in range(150):
        state = GAME.setup(seats, GAME.check_options(seats, {}), FastChance(seed))
        random_playout(GAME, state, FastChance(seed + 1))
        assert max(now(state, "chests")) >= 10 or state.day == LAST_DAY
        assert sum(now(state, "chests")) == sum(state.drawn)


def test_chests_handed_out_in_a_test_are_known_to_their_holder() -> None:
    state = attack(["", ""])
    label = hand_chest(state, 1, GOLD)
    assert state.known[label] == 0b10
