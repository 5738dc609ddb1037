"""Whatever is foretold at Bellum then happens; what is told is in foresight.toml."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.foresee import foresee
from grimorio.games.bellum import actions as act
from grimorio.games.bellum import memory
from grimorio.games.bellum.actions import BellumAction
from grimorio.games.bellum.cards import ROWS, unpacked
from grimorio.games.bellum.choices import AT_REROLL
from grimorio.games.bellum.foresee import NO_THIEF, TAKEN, BellumNotes
from grimorio.games.bellum.scoring import held
from grimorio.games.bellum.state import BellumState

from .words import GAME, now


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
