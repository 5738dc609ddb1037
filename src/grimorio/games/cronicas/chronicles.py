"""Turning up the chronicles of a round (CR-9)."""

from grimorio.core import bits
from grimorio.core.chance import Chance
from grimorio.core.event import Event
from grimorio.core.flat import NOTHING
from grimorio.core.native import append, i64, pop, vec

from .cards import CHRONICLES, TWO_LAST, TWO_MORE, Cards
from .feats import FEAT_FORTUNE_TELLER, record_feat
from .state import NONE, CronicasState


def turn_up_chronicles(
    cards: Cards, state: CronicasState, chance: Chance, events: list[Event] | None
) -> None:
    """CR-9, CR-10: one chronicle (two with the option); Coronation brings two more."""
    state.used = bits.members(bits.packed_set(state.used) | bits.packed_set(state.turned))
    state.turned = state.force = NOTHING
    wanted = 2 if state.two else 1
    crowned = False
    while len(state.turned) < wanted:
        chronicle = _draw(state, chance, events)
        condition = cards.condition[chronicle]
        if condition == TWO_LAST and len(state.history) < 2:
            _put_back(state, chronicle, chance, events)
            continue
        state.turned = append(state.turned[:], chronicle)
        _enforce(state, chronicle)
        if events is not None:
            events.append(
                Event("chronicle-turned", {"chronicle": CHRONICLES[chronicle]}, reveals=True)
            )
        if condition == TWO_MORE:
            wanted += 2
            crowned = True
        elif condition == TWO_LAST:
            _revive(state, events)
            if crowned:
                record_feat(state, FEAT_FORTUNE_TELLER, NONE, events)


def _enforce(state: CronicasState, chronicle: i64) -> None:
    """None is in force twice."""
    if chronicle not in state.force:
        state.force = append(state.force[:], chronicle)


def _draw(state: CronicasState, chance: Chance, events: list[Event] | None) -> i64:
    """CR-9: the top chronicle; if the deck is empty, the used ones not in force make a new one."""
    if not len(state.deck):
        used, force = bits.packed_set(state.used), bits.packed_set(state.force)
        state.deck = bits.members(used & ~force)
        state.used = bits.members(used & force)
        chance.mix(state.deck)
        if events is not None:
            events.append(Event("chronicles-shuffled", {"count": len(state.deck)}))
    state.deck, chronicle = pop(state.deck[:])
    return chronicle


def _put_back(
    state: CronicasState, chronicle: i64, chance: Chance, events: list[Event] | None
) -> None:
    """CR-9: Conversation with fewer than two predecessors goes back into the deck."""
    state.deck = append(state.deck[:], chronicle)
    chance.mix(state.deck)
    if events is not None:
        events.append(
            Event("chronicle-put-back", {"chronicle": CHRONICLES[chronicle]}, reveals=True)
        )


def _revive(state: CronicasState, events: list[Event] | None) -> None:
    """CR-9: the two chronicles last turned up in earlier rounds are in force again, none twice."""
    revived = state.history[-2:]
    for chronicle in revived:
        _enforce(state, chronicle)
    if events is not None:
        events.append(
            Event("chronicles-revived", {"chronicles": [CHRONICLES[each] for each in revived]})
        )


def remember_chronicles(cards: Cards, state: CronicasState) -> None:
    """CR-9: at the end of a round its chronicles become the ones last turned up."""
    for chronicle in state.turned:
        if cards.condition[chronicle] not in (TWO_MORE, TWO_LAST):
            known = vec[i64]([each for each in state.history if each != chronicle])
            state.history = append(known, chronicle)
