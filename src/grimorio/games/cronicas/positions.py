"""Positions of Crónicas in a few words, and what lessons tell about them.

A card is written as its suit's letter and its strength (`P4`, `W10`, `L1`), or as a wild's letters
(`Ki` King, `De` Demon, `Dr` Dragon, `Sa` Sage, `Fo` Fool, `An` Angel); `?` in a hand is any card
that is left. What is named nowhere lies in the discard pile, under what is.
"""

from typing import Final

from grimorio.core.flat import filled, numbers
from grimorio.core.position import Given, Rest, Tried
from grimorio.core.text import SeatName, Text, TextArg

from .cards import (
    CARDS,
    CHRONICLES,
    KING,
    ONLY,
    STRENGTHS,
    SUITS,
    TWO_LAST,
    WILDS,
    Cards,
    mask_of,
)
from .consequences import CronicasNotes
from .printed import short
from .rules import Cronicas
from .scoring import is_dark
from .standing import CronicasStanding, stand
from .state import NONE, OWED, CronicasState
from .view import CronicasView

SUIT_LETTERS: Final = "PWL"
WILD_WORDS: Final = {wild[:2].title(): wild for wild in WILDS}
WORDS: Final = ("chronicles", "history", "hands", "allies", "encounter", "leader", "round",
                "encounters", "fame", "discards")  # fmt: skip


class Deal(Rest):
    def __init__(self, cards: Cards, given: Given) -> None:
        super().__init__(given, CARDS)
        self.cards = cards

    def take(self, word: str) -> int:
        name = WILD_WORDS.get(word, "")
        if word[:1] in SUIT_LETTERS and word[1:].isdigit():
            name = f"{SUITS[SUIT_LETTERS.index(word[0])]}-{int(word[1:])}"
        if name not in self.cards.names:
            raise self.given.refuse(f"{word!r} is no card")
        return self.remove(self.cards.names.index(name), word)

    def words(self, text: str) -> list[int]:
        """What is named; `?` comes later."""
        return [self.take(word) for word in text.split() if word != "?"]


def build(game: Cronicas, given: Given) -> CronicasState:
    """Somewhere in an encounter: the cards that lie there were played from the leader on."""
    given.known(*WORDS)
    seats = len(given.players())
    deal = Deal(game.cards, given)
    state = CronicasState()
    state.seats = seats
    options = game.check_options(seats, given.options())
    state.goal = int(options["fame"])
    state.two, state.prolong = bool(options["two-chronicles"]), bool(options["prolong"])
    _lay_chronicles(game, given, state)
    hands = given.texts("hands", seats)
    held = [deal.words(hand) for hand in hands]
    state.allies = numbers([mask_of(deal.words(each)) for each in given.texts("allies", seats)])
    _lay_encounter(deal, given, state)
    discards = deal.words(given.text("discards"))
    for seat, hand in enumerate(hands):
        held[seat] += [deal.left.pop() for word in hand.split() if word == "?"]
    state.hands = numbers([mask_of(each) for each in held])
    state.discards = numbers([*sorted(deal.left), *discards])
    _fill(game, given, state)
    return state


def _lay_chronicles(game: Cronicas, given: Given, state: CronicasState) -> None:
    """CR-1, CR-9: those turned up this round; `history`: those of earlier rounds."""
    turned = [_chronicle(given, word) for word in given.text("chronicles", "monsters").split()]
    state.turned = numbers(turned)
    state.history = numbers([_chronicle(given, each) for each in given.text("history").split()])
    force = turned[:]
    if any(game.cards.condition[each] == TWO_LAST for each in turned):
        force += [each for each in state.history[-2:] if each not in force]
    state.force = numbers(force)
    state.used = numbers(sorted(each for each in state.history if each not in turned))
    known = [*state.used, *turned]
    state.deck = numbers([each for each in range(len(CHRONICLES)) if each not in known])


def _chronicle(given: Given, word: str) -> int:
    if word not in CHRONICLES:
        raise given.refuse(f"{word!r} is no chronicle; there are {', '.join(CHRONICLES)}")
    return CHRONICLES.index(word)


def _lay_encounter(deal: Deal, given: Given, state: CronicasState) -> None:
    """CR-2: for each seat its card; the first that is no wild has set the suit."""
    state.leader = given.number("leader", 1, 1, state.seats) - 1
    state.led = NONE
    state.cards = filled(NONE, state.seats)
    cards = given.texts("encounter", state.seats)
    while state.played < state.seats and cards[(state.leader + state.played) % state.seats]:
        seat = (state.leader + state.played) % state.seats
        card = deal.take(cards[seat])
        state.cards[seat] = card
        if state.led == NONE and card < KING:
            state.led = card // STRENGTHS
        state.played += 1
    if state.played != sum(1 for card in cards if card) or state.played == state.seats:
        raise given.refuse("the cards of an encounter lie in order, and somebody still has to play")
    state.turn = (state.leader + state.played) % state.seats


def _fill(game: Cronicas, given: Given, state: CronicasState) -> None:
    """What follows from the rest, or is not named: rounds, fame, and what all know (CR-1)."""
    seats = state.seats
    state.pending = OWED[0]
    state.round = given.number("round", 1, 1, 50)
    state.encounter = given.number("encounters", 0, 0, 12) + 1
    state.fame = numbers(given.numbers("fame", seats))
    state.streak, state.void, state.holds = [filled(0, seats) for _ in range(3)]
    state.owners = numbers(
        [sum(1 << s for s in range(seats) if state.allies[s] >> c & 1) for c in range(CARDS)]
    )
    known = filled(0, seats)
    for chronicle in state.turned:
        main = game.cards.main[chronicle]
        for seat in range(seats):
            if state.hands[seat] >> main & 1:
                known[seat] |= ONLY[main]
    state.known = known


# What lessons tell


def facts(game: Cronicas, tried: Tried) -> dict[str, TextArg]:
    """Who wins with what, what the chronicle counts, who has evil allies."""
    view = tried.view
    assert isinstance(view, CronicasView)
    standing = stand(game.cards, view)
    found: dict[str, TextArg] = {"best": _best(game, view), "enough": standing.goal}
    found["dark"] = "yes" if is_dark(game.cards, numbers(standing.chronicles)) else "no"
    found.update(_fame(standing.numbers, "fame"))
    if isinstance(tried.after, CronicasView):
        found.update(_fame(stand(game.cards, tried.after).numbers, "then"))
    if standing.chronicles:
        found["chronicle"] = game.name(CHRONICLES[standing.chronicles[0]])
    if tried.action is not None:
        found.update(_of_card(game, str(tried.action.args.get("card", ""))))
    if tried.preview is not None and isinstance(tried.preview.notes, CronicasNotes):
        found.update(_of_choice(game, view, tried.preview.notes))
    if tried.seat is not None:
        found.update(_of_seat(game, standing, tried.seat))
    return found


def _fame(numbers: list[int | None], name: str) -> dict[str, TextArg]:
    """CR-10: what each seat has, counted from one."""
    return {f"{name}_{seat}": number or 0 for seat, number in enumerate(numbers, 1)}


def _best(game: Cronicas, view: CronicasView) -> int:
    """CR-5: the highest strength that lies there."""
    return max([game.cards.strength[card] for card in view.cards if card >= 0], default=0)


def _of_card(game: Cronicas, name: str) -> dict[str, TextArg]:
    if name not in game.cards.names:
        return {}
    card = game.cards.names.index(name)
    found: dict[str, TextArg] = {"character": game.character(name)}
    if card < KING:
        found["strength"] = game.cards.strength[card]
        found["suit"] = game.name(SUITS[game.cards.suit[card]])
    return found


def _of_choice(game: Cronicas, view: CronicasView, notes: CronicasNotes) -> dict[str, TextArg]:
    """CR-5, CR-8: as it lies then, and if the round ended so."""
    found: dict[str, TextArg] = {
        "gets": [short(game, game.cards.names[card]) for card in notes.gets],
        "count": len(notes.gets) + len(notes.unseen),
    }
    if notes.winner != NONE:
        found["winner"] = SeatName(notes.winner)
    if notes.winning != NONE:
        name = game.cards.names[notes.winning]
        found["winning"] = short(game, name)
    if notes.after:
        found["had"] = notes.before[0][view.turn]
        found["has"] = notes.after[0][view.turn]
    return found


def _of_seat(game: Cronicas, standing: CronicasStanding, seat: int) -> dict[str, TextArg]:
    evil: list[TextArg] = [game.character(game.cards.names[c]) for c in standing.evil[seat]]
    paid: list[TextArg] = []
    if standing.paid:
        paid = [SeatName(each) for each in standing.paid[0]]
    return {
        "counts": standing.counts[0][seat] if standing.counts else 0,
        "evil": evil or [Text("list-empty")],
        "paid": paid,
    }
