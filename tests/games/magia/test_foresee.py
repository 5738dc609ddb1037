"""Whatever a preview at Magia says then happens, and follows from the view alone; the examples are
in foresight.toml."""

import pytest

from grimorio.core.chance import FastChance
from grimorio.core.flat import plain
from grimorio.core.foresee import follow, foresee
from grimorio.games.magia import actions as act
from grimorio.games.magia.actions import MagiaAction
from grimorio.games.magia.choices import AT_MOVE
from grimorio.games.magia.foresee import MagiaNotes
from grimorio.games.magia.standing import MagiaStanding
from grimorio.games.magia.state import MagiaState

from .tower import COMPLETE, GAME, action, do, give_spell, tower


def test_preview_every_first_step_tells_the_rest_of_the_way() -> None:
    """The cells in reach are those of all first steps together."""
    state = tower(hands=("yellow yellow red",), yellow="c3", examiner="a1")
    state.second = True
    do(state, "declare yellow")
    view = GAME.view(state, 0)
    whole = GAME.reach(view)
    found: dict[int, int] = {}
    for offer in GAME.legal(state, 0):
        notes = foresee(GAME, view, offer).notes
        assert isinstance(notes, MagiaNotes)
        for goal, cards in zip(notes.cells, notes.cards, strict=True):
            found[goal] = min(found.get(goal, 99), cards + (offer.kind == act.MOVE))
    assert found == dict(zip(whole.cells, whole.cards, strict=True))


def test_preview_of_an_answer_promises_nothing_of_what_others_answer() -> None:
    """They may have answered already: then all answers are opened at once."""
    state = tower(hands=("yellow",), yellow="c3", examiner="c2")
    give_spell(state, "yellow", COMPLETE)
    state.second = True
    do(state, "declare yellow", "move yellow-plain c2")
    view = GAME.view(state, 0)
    for seat in (1, 2):
        GAME.apply(state, seat, action("answer no"), FastChance(1))
    assert GAME.view(state, 0) == view
    preview = foresee(GAME, view, action("answer no"))
    assert (preview.events, preview.whole, preview.standing) == ([], False, None)
    assert follow(GAME, view, [action("answer no")]) is None


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
