"""Who wins an encounter and what it brings, and what an ability can be used on (CR-4 to CR-6)."""

from typing import Final

from .cards import DISMISS, DRAGON, RECALL, RETURN, STRENGTHS, WILD_CARDS, Cards
from .state import NONE, CronicasState

# By a suit's ten bits, the places of the strongest and of the weakest card.
HIGHEST: Final = [bits.bit_length() - 1 for bits in range(1 << STRENGTHS)]
LOWEST: Final = [(bits & -bits).bit_length() - 1 for bits in range(1 << STRENGTHS)]


def in_reach(state: CronicasState, seat: int, choice: int) -> int:
    """CR-4: what an ability is about: a set of cards, or for a 7 of seats."""
    if choice in (RECALL, DISMISS):
        return state.allies[seat]
    found = 0
    for other in range(state.seats):
        if other != seat:
            if choice != RETURN:
                found |= state.allies[other]
            elif state.cards[other] >= 0:
                found |= 1 << other
    return found


def held_fast(cards: Cards, state: CronicasState, choice: int, reach: int) -> int:
    """CR-4, CR-6: what of it no ability moves: a 10, unless it is face down."""
    if choice != RETURN:
        return reach & cards.steadfast
    found = 0
    for other in range(state.seats):
        if reach >> other & 1 and cards.steadfast >> state.cards[other] & 1:
            found |= 1 << other
    return found & ~state.down


def find_targets(cards: Cards, state: CronicasState, seat: int, choice: int) -> int:
    """CR-4, CR-6: what an ability can be used on: a set of cards, or for a 7 of seats."""
    reach = in_reach(state, seat, choice)
    return reach & ~held_fast(cards, state, choice, reach)


def winning_seat(cards: Cards, state: CronicasState) -> int:
    """CR-5: Dragon, Demon, King, then the strengths; a 3 makes the weakest of them win. If only
    Sage, Fool and Angel lie there, the leader wins."""
    up = 0
    down = state.down
    for seat in range(state.seats):
        card = state.cards[seat]
        if card >= 0 and not down >> seat & 1:
            up |= 1 << card
    wilds = up & WILD_CARDS
    if wilds:
        for card in cards.winning_wilds:
            if wilds >> card & 1:
                return player_of(state, card)
    if up == wilds:
        return state.leader
    first = state.led * STRENGTHS
    bits = up >> first & 1023
    best = LOWEST[bits] if up & cards.invert else HIGHEST[bits]
    return player_of(state, first + best)


def player_of(state: CronicasState, card: int) -> int:
    """Whose card of the encounter this is."""
    for seat in range(state.seats):
        if state.cards[seat] == card:
            return seat
    return NONE


def in_order(state: CronicasState) -> list[int]:
    """The cards of the encounter in the order in which they were played."""
    first = state.leader
    return [card for card in state.cards[first:] + state.cards[:first] if card >= 0]


def spoils(cards: Cards, state: CronicasState, winner: int) -> tuple[list[int], list[int]]:
    """CR-5: the cards that become the winner's allies, and those that are discarded: with the
    Dragon all but itself and the face-up 10, which nothing moves."""
    order = in_order(state)
    if state.cards[winner] != DRAGON:
        return order, []
    kept: list[int] = []
    burnt: list[int] = []
    for card in order:
        firm = cards.steadfast >> card & 1 and not state.down >> player_of(state, card) & 1
        if card == DRAGON or firm:
            kept.append(card)
        else:
            burnt.append(card)
    return kept, burnt
