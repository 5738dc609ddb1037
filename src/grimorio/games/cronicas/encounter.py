"""Who wins an encounter and what it brings, and what an ability can be used on (CR-4 to CR-6)."""

from grimorio.core import bits
from grimorio.core.flat import NOTHING
from grimorio.core.native import append, i64, vec

from .cards import DISMISS, DRAGON, ONLY, RECALL, RETURN, SUIT_CARDS, WILD_CARDS, Cards
from .state import NONE, CronicasState


def in_reach(state: CronicasState, seat: i64, choice: i64) -> i64:
    """CR-4: what an ability is about: a set of cards, or for a 7 of seats."""
    if choice in (RECALL, DISMISS):
        return state.allies[seat]
    found: i64 = 0
    for other in range(state.seats):
        if other != seat:
            if choice != RETURN:
                found |= state.allies[other]
            elif state.cards[other] >= 0:
                found |= 1 << other
    return found


def held_fast(cards: Cards, state: CronicasState, choice: i64, reach: i64) -> i64:
    """CR-4, CR-6: what of it no ability moves: a 10, unless it is face down."""
    if choice != RETURN:
        return reach & cards.steadfast
    found: i64 = 0
    for other in range(state.seats):
        if reach >> other & 1 and cards.steadfast >> state.cards[other] & 1:
            found |= 1 << other
    return found & ~state.down


def find_targets(cards: Cards, state: CronicasState, seat: i64, choice: i64) -> i64:
    """CR-4, CR-6: what an ability can be used on: a set of cards, or for a 7 of seats."""
    reach = in_reach(state, seat, choice)
    return reach & ~held_fast(cards, state, choice, reach)


def face_up(state: CronicasState) -> i64:
    """The cards that lie face up in the encounter."""
    found: i64 = 0
    for seat in range(state.seats):
        if state.cards[seat] >= 0 and not state.down >> seat & 1:
            found |= ONLY[state.cards[seat]]
    return found


def winning_seat(cards: Cards, state: CronicasState) -> i64:
    """CR-5: Dragon, Demon, King, then the strengths; a 3 makes the weakest of them win. If only
    Sage, Fool and Angel lie there, the leader wins."""
    up = face_up(state)
    for card in cards.winning_wilds:
        if up >> card & 1:
            return player_of(state, card)
    if not up & ~WILD_CARDS:
        return state.leader
    able = up & SUIT_CARDS[state.led]
    return player_of(state, bits.lowest(able) if up & cards.invert else bits.highest(able))


def player_of(state: CronicasState, card: i64) -> i64:
    """Whose card of the encounter this is."""
    for seat in range(state.seats):
        if state.cards[seat] == card:
            return seat
    return NONE


def in_order(state: CronicasState) -> vec[i64]:
    """The cards of the encounter in the order in which they were played."""
    found = NOTHING
    for step in range(state.leader, state.leader + state.seats):
        card = state.cards[step % state.seats]
        if card >= 0:
            found = append(found, card)
    return found


def spoils(cards: Cards, state: CronicasState, winner: i64) -> tuple[vec[i64], vec[i64]]:
    """CR-5: the cards that become the winner's allies, and those that are discarded: with the
    Dragon all but itself and the face-up 10, which nothing moves."""
    kept, burnt = in_order(state), NOTHING
    if state.cards[winner] == DRAGON:
        order, kept = kept, NOTHING
        for card in order:
            firm = cards.steadfast & ONLY[card] & face_up(state)
            if card == DRAGON or firm:
                kept = append(kept, card)
            else:
                burnt = append(burnt, card)
    return kept, burnt
