"""What a choice at Bellum would do, row by row as the table shows it; and that it then happens."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.flat import numbers, without
from grimorio.core.foresee import foresee
from grimorio.core.preview import Preview
from grimorio.games.bellum import actions as act
from grimorio.games.bellum import memory
from grimorio.games.bellum.actions import BellumAction
from grimorio.games.bellum.cards import FIRST_LABEL, ICONS, METAL, ROWS, unpacked
from grimorio.games.bellum.choices import AT_GOBLIN, AT_PLACE, AT_REROLL, AT_STEAL, STACKS
from grimorio.games.bellum.foresee import NO_CHEST, NO_THIEF, SHORT, TAKEN, BellumNotes
from grimorio.games.bellum.scoring import held
from grimorio.games.bellum.state import BellumState
from grimorio.texts import Speaker

from .tables import GAME, attack, creature, now, place, recruiting, table

NAMES = ["Ana", "Benny", "Carolyn"]


def ahead(state: BellumState, text: str, seat: int | None = None) -> tuple[BellumNotes, list[str]]:
    """Notes and English lines of a choice that is not made yet."""
    preview = looked(state, text, state.turn if seat is None else seat)
    assert isinstance(preview.notes, BellumNotes)
    speaker = Speaker("en", NAMES)
    return preview.notes, [speaker.say(line) for line in preview.lines]


def looked(state: BellumState, text: str, seat: int) -> Preview:
    before = state.to_bytes()
    preview = foresee(GAME, GAME.view(state, seat), GAME.actions.parse(text))
    assert state.to_bytes() == before
    spanish = Speaker("es", NAMES)
    assert all("{" not in spanish.say(line) and "bellum-" not in spanish.say(line)
               for line in preview.lines)  # fmt: skip
    return preview


# Accept or reroll: today's row for each seat, what it costs


def test_preview_accept_tells_the_row_of_each_seat() -> None:
    state = table(["ffgsssss", "mt", ""], AT_REROLL, barrels=[1, 1, 1])
    notes, said = ahead(state, "accept")
    assert notes.rows == [[2, 1, 0, 5, 0, 0], [0, 0, 1, 0, 0, 1], [0] * 6]
    assert said == [
        "Yours: 2 food, 1 glyph and 5 swords.",
        "Benny: 1 treasure map and 1 thief.",
        "Carolyn: nothing.",
    ]
    assert notes.spent == [0, 0, 0, 0]


def test_preview_reroll_tells_what_it_costs_and_what_is_lost() -> None:
    state = table(["fs", ""], AT_REROLL, barrels=[2, 0])
    notes, said = ahead(state, "barrel")
    assert (notes.spent, notes.goods) == ([0, 0, 1, 0], [0, 0, 1, 0])
    assert said[:2] == [
        "One barrel, and the die is rolled again; 1 is left.",
        "Yours now, which the new roll takes away: 1 food and 1 sword.",
    ]
    state.goods[memory.CONFUSIONS] = 1
    notes, said = ahead(state, "confuse")
    assert (notes.spent, notes.goods[3]) == ([0, 0, 0, 1], 0)
    assert said[0].endswith("no other is ready today.")


# Raid: swords against shield, loot, chests n → m


def test_preview_raid_swords_against_shield_loot_and_chests() -> None:
    state = attack(["ssss", ""], places="muddy-ford", chests=["wood wood", ""])
    shield, loot = (
        GAME.cards.place_shield[place("muddy-ford")],
        GAME.cards.loot[place("muddy-ford")],
    )
    notes, said = ahead(state, "raid muddy-ford")
    assert (notes.swords, notes.needed, notes.needed_magic) == (4, shield, 0)
    assert notes.loot == loot
    assert (notes.before, notes.after) == ([2, 0], [2 + sum(loot[3:]), 0])
    assert said[0] == f"Your 4 swords beat Muddy Ford: it takes {shield}."
    assert said[2] == f"Your chests: 2 → {2 + sum(loot[3:])} of 10."
    assert said[3] == "This is your one attack today."


def test_preview_raid_of_the_tavern_brings_a_barrel_and_no_chest() -> None:
    notes, said = ahead(attack(["ss", ""]), "raid the-tipsy-unicorn")
    assert (notes.loot, notes.goods) == ([0, 0, 1, 0, 0, 0], [0, 0, 1, 0])
    assert said[1] == "You gain 1 barrel."


def test_preview_raid_when_the_pile_is_empty_tells_the_chest_that_comes_instead() -> None:
    """BE-7: no metal chest is left, so a wooden one comes."""
    state = attack(["sssss", ""], places="muddy-ford")
    loot = GAME.cards.loot[place("muddy-ford")]
    state.drawn[METAL] = 20
    for label in range(FIRST_LABEL[METAL], FIRST_LABEL[METAL] + 20):
        state.holders[label] = 1
        state.known[label] = 2
    state.loaded()
    notes, _ = ahead(state, "raid muddy-ford")
    assert notes.loot[3:] == [loot[3] + loot[4], 0, loot[5]]


# Verdicts of every place and castle


def test_verdicts_of_every_place_and_castle_at_once() -> None:
    """A town with shield 6 and magic shield 1 takes 7 swords, one of them magic (BE-8)."""
    towns = [p for p in range(15, 25) if GAME.cards.place_magic[p] == 1]
    town = GAME.cards.place_names[towns[0]]
    total = GAME.cards.place_total[towns[0]]
    state = attack(["sssst", "", ""], places=f"{town} the-henhouse", chests=["", "wood", ""])
    state.goods[memory.SHIELDS + 1] = 3
    for text in ("rest", "raid the-henhouse", "raid the-tipsy-unicorn"):
        notes, _ = ahead(state, text)
        assert notes.places == [0, towns[0], place("the-henhouse")]
        assert notes.places_needed[:2] == [2, total]
        assert notes.places_short == [0, total - 4, 0]
        assert notes.places_magic == [0, 1, 0]
        assert notes.castles == [1, 2]
        assert notes.castles_needed == [5, 2]
        assert notes.castles_takes == [1, 0]
        assert notes.castles_short == [1, 0]
        assert notes.castles_verdict == [SHORT, NO_CHEST]
        assert (notes.swords, notes.magic_swords, notes.thieves) == (4, 0, 1)


def test_verdict_in_words_how_many_short_and_of_which_magic() -> None:
    state = attack(["sss", "", ""], places="the-walled-city", chests=["", "wood", ""])
    shield = GAME.cards.place_total[place("the-walled-city")]
    magic = GAME.cards.place_magic[place("the-walled-city")]
    _, said = ahead(state, "rest")
    of_them = f", {magic} of them magic" if magic else ""
    assert said == [
        "You attack nothing today.",
        f"Out of reach: the Walled City, {shield - 3} swords short{of_them}.",
        "Out of reach: Benny’s castle; you have no thief today.",
        "Carolyn has no chest to steal.",
    ]


def test_verdict_enough_swords_but_not_enough_magic_ones() -> None:
    """All that is missing is one magic sword."""
    state = attack(["sssst", ""], chests=["", "wood"])
    state.goods[memory.MAGIC_SHIELDS + 1] = 1
    notes, said = ahead(state, "rest")
    assert (notes.castles_short, notes.castles_magic) == ([1], [1])
    assert "Out of reach: Benny’s castle, 1 magic sword short." in said
    state = attack(["sssxt", ""], chests=["", "wood"])
    state.goods[memory.MAGIC_SHIELDS + 1] = 1
    notes, _ = ahead(state, "rest")
    assert (notes.castles_short, notes.castles_magic) == ([0], [0])


# Castle: chests, the shield they gain


def test_preview_castle_attack_chests_and_the_shield_they_gain() -> None:
    state = attack(["sssstt", "", ""], chests=["wood", "wood wood wood", ""])
    state.goods[memory.SHIELDS + 1] = 2
    notes, said = ahead(state, "attack p2")
    assert (notes.needed, notes.takes) == (4, 2)
    assert (notes.before, notes.after) == ([1, 3, 0], [3, 1, 0])
    assert notes.defence == [4, 5]
    assert said[1:] == [
        "Your thieves take up to 2 chests from Benny: you choose them.",
        "Your chests: 1 → 3 of 10.",
        "Benny’s chests: 3 → 1 of 10.",
        "Benny gains a shield: defence 4 → 5.",
    ]


def test_preview_of_a_chest_tells_what_you_know_of_it() -> None:
    state = attack(["sst", ""], chests=["", "wood wood"])
    state.values = numbers([3, 1, *state.values[2:]])
    state.known[0] |= 1
    state.victim, state.pending = 1, STACKS[AT_STEAL]
    _, known = ahead(state, "steal wood-1")
    notes, unknown = ahead(state, "steal wood-2")
    assert known[0] == "You know wooden chest 1: it is worth 3."
    assert unknown[0] == "You have never seen wooden chest 2: its value is unknown."
    assert (notes.before, notes.after, notes.defence) == ([0, 2], [1, 1], [2, 3])


# Recruit: rows left, rows right, food left


def test_preview_recruit_rows_left_rows_right_price_and_food_left() -> None:
    state = recruiting(["s", ""], food=[3, 0], glyphs=[1, 0])
    card = creature("orc-cook")
    state.display[0] = card
    notes, said = ahead(state, "recruit orc-cook food")
    assert (notes.card, notes.spent, notes.goods) == (card, [2, 0, 0, 0], [1, 1, 0, 0])
    assert notes.left == [unpacked(each) for each in GAME.cards.creature_rows[card][0]]
    assert notes.right == [unpacked(each) for each in GAME.cards.creature_rows[card][1]]
    assert notes.left_sum == [sum(row[i] for row in notes.left) for i in range(len(ICONS))]
    assert said[0] == "You pay 2 food; 1 food and 1 glyph left."
    assert said[1].startswith("Left: ")
    assert said[2].startswith("Right: ")


def test_preview_recruit_tells_the_bonus() -> None:
    state = recruiting(["s", ""], food=[2, 0])
    card = next(c for c in range(10, 56) if GAME.cards.bonus[c] == 1)
    state.display[0] = card
    notes, said = ahead(state, f"recruit {GAME.cards.creature_names[card]} food")
    assert notes.bonus == "confusion"
    assert said[-1] == "Either way you gain: Hex of Confusion."


def test_preview_what_is_short_for_those_that_cannot_be_paid() -> None:
    """3 food and 1 glyph: a most evil one costs 4 food and 1 glyph, or 3 glyphs: 1 food short."""
    state = recruiting(["s", ""], food=[3, 0], glyphs=[1, 0])
    state.display = numbers([creature("orc-cook"), -1, 60, 61])
    notes, said = ahead(state, "finish")
    assert notes.market == [creature("orc-cook"), 60, 61]
    assert notes.market_food == [0, 1, 1]
    assert notes.market_glyphs == [0, 0, 0]
    assert said[0] == "You keep 3 food and 1 glyph."
    assert said[1].endswith("; 1 food short.")
    state.goods[memory.FOOD], state.goods[memory.GLYPHS] = 2, 2  # two food short, or one glyph
    notes, said = ahead(state, "finish")
    assert (notes.market_food, notes.market_glyphs) == ([0, 0, 0], [0, 1, 1])


# Goblin and castle at the start: the same ghosts


def test_preview_goblin_at_the_start_has_both_ghosts() -> None:
    state = GAME.setup(2, GAME.check_options(2, {}), FastChance(3))
    assert now(state, "pending") == [AT_GOBLIN]
    goblin = state.goblins[0][0]
    for side in ("left", "right"):
        notes, said = ahead(state, f"place {side}")
        assert notes.card == goblin
        assert notes.left == [unpacked(each) for each in GAME.cards.creature_rows[goblin][0]]
        assert notes.right == [unpacked(each) for each in GAME.cards.creature_rows[goblin][1]]
        assert len(said) == 1
        assert said[0].startswith(side.capitalize())


def test_preview_castle_at_the_start_has_both_ghosts() -> None:
    state = GAME.setup(2, GAME.check_options(2, {"castles": "chosen"}), FastChance(3))
    notes, said = ahead(state, "castle raven-tower")
    castle = GAME.cards.castle_names.index("raven-tower")
    assert notes.left == [unpacked(each) for each in GAME.cards.castle_rows[castle][0]]
    assert notes.right == [unpacked(each) for each in GAME.cards.castle_rows[castle][1]]
    assert [line.split(":")[0] for line in said] == ["Left", "Right"]


def test_preview_place_a_recruit() -> None:
    state = recruiting(["s", ""], food=[0, 0])
    state.placing, state.pending = creature("ogre"), STACKS[AT_PLACE]
    if state.placing in state.evil_deck:
        state.evil_deck = without(state.evil_deck, state.placing)
    notes, said = ahead(state, "place right")
    assert notes.card == creature("ogre")
    assert said[0].startswith("Right: ")


# Reasons


def test_a_hint_has_its_reason() -> None:
    speaker = Speaker("en", NAMES)

    def why(state: BellumState, text: str) -> str:
        view, action = GAME.view(state, state.turn), GAME.actions.parse(text)
        assert isinstance(action, BellumAction)
        reason = GAME.reason(view, action, foresee(GAME, view, action))
        assert reason is not None
        return speaker.say(reason)

    state = attack(["sssstt", "", ""], places="muddy-ford", chests=["", "wood wood wood", ""])
    assert why(state, "attack p2") == "It takes up to 2 chests away from Benny."
    assert why(state, "raid muddy-ford").startswith("Your 4 swords are enough, and it brings ")
    assert why(state, "raid the-tipsy-unicorn").startswith("Your 4 swords beat the Tipsy")
    assert why(state, "rest") == "You attack nothing today."


# Whatever a preview says then happens


def check_promises(state: BellumState, action: BellumAction, notes: BellumNotes) -> None:
    seat = state.turn
    after = state.clone()
    GAME.apply(after, seat, action, FastChance(9))
    rerolled = action.kind in (act.BARREL, act.CONFUSE)
    if action.kind == act.RECRUIT or (rerolled and now(after, "pending") == [AT_REROLL]):
        ready = after.goods[memory.CONFUSIONS + seat] - after.goods[memory.CONFUSIONS_USED + seat]
        kinds = (memory.FOOD, memory.GLYPHS, memory.BARRELS)
        assert notes.goods[:3] == [after.goods[kind + seat] for kind in kinds]
        assert notes.goods[3] + (notes.bonus == "confusion") == ready
    if action.kind == act.RAID:
        mine = {label for label in held(after, seat) if label not in held(state, seat)}
        assert len(mine) >= sum(notes.loot[3:])  # a new day may have brought more
        if after.day == state.day and after.pending:
            assert notes.after[seat] == after.goods[memory.CHEST_COUNT + seat]
    if action.kind == act.STEAL and after.victim < 0 and after.day == state.day:
        assert notes.after[state.victim] == after.goods[memory.CHEST_COUNT + state.victim]
        assert notes.defence[1] == GAME.shield + after.goods[memory.SHIELDS + state.victim]
    if action.kind == act.PLACE:
        rows = notes.left if action.first == 0 else notes.right
        for row in range(ROWS):
            gained = after.strength[seat * ROWS + row] - state.strength[seat * ROWS + row]
            assert unpacked(gained) == rows[row]


def check_verdicts(state: BellumState, notes: BellumNotes) -> None:
    """Nothing is missing exactly where it is legal."""
    legal = {action.text for action in GAME.legal(state, state.turn)}
    for i, each in enumerate(notes.places):
        name = GAME.cards.place_names[each]
        assert (notes.places_short[i] == 0) == (f"raid {name}" in legal)
        assert notes.places_magic[i] <= notes.places_short[i]
    for i, other in enumerate(notes.castles):
        assert (notes.castles_verdict[i] == TAKEN) == (f"attack p{other + 1}" in legal)
        if notes.castles_verdict[i] == NO_THIEF:
            assert notes.thieves == 0
    paid = {action.first for action in GAME.legal(state, state.turn) if action.kind == act.RECRUIT}
    for i, card in enumerate(notes.market):
        assert (notes.market_food[i] + notes.market_glyphs[i] == 0) == (card in paid)


@pytest.mark.parametrize("seed", range(8))
def test_what_a_preview_says_then_happens(seed: int) -> None:
    chance = FastChance(seed)
    seats = 2 + seed % 4
    options = {"castles": "chosen" if seed % 2 else "random"}
    state = GAME.setup(seats, GAME.check_options(seats, options), chance)
    for _ in range(60):
        if not state.pending:
            break
        view = GAME.view(state, state.turn)
        action = GAME.random_action(state, state.turn, chance)
        preview = foresee(GAME, view, action)
        assert isinstance(preview.notes, BellumNotes)
        check_promises(state, action, preview.notes)
        check_verdicts(state, preview.notes)
        twin = GAME.sample(view, chance)
        assert foresee(GAME, GAME.view(twin, state.turn), action) == preview
        GAME.apply(state, state.turn, action, chance)
