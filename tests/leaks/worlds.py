"""What a seat cannot tell apart, written from the rules alone.

For every game there are two things here, and neither uses the game's `view` or `sample`:

- `other_world(state, seat, chance)`: another state, equally possible for all that the seat knows;
- `seen(state, seat)`: what lies open or belongs to that seat, as the rulebook has it. Two matches
  in which a seat has seen the same at every ply are the same to it, however they differ.

Nobody (None) stands for a spectator.
"""

from collections.abc import Callable
from typing import Any

from grimorio.core import bits
from grimorio.core.chance import Chance
from grimorio.core.flat import ascending, numbers, plain, plain_rows, rows
from grimorio.core.record import State
from grimorio.games.bellum.state import BellumState
from grimorio.games.conclave.state import ConclaveState
from grimorio.games.cronicas.state import CronicasState
from grimorio.games.magia.choices import AT_ANSWER
from grimorio.games.magia.state import MagiaState

OtherWorld = Callable[[State, int | None, Chance], State]
Seen = Callable[[State, int | None], object]

SWAPS = 60


def open_fields(state: State, hidden: tuple[str, ...]) -> dict[str, Any]:
    return {name: value for name, value in state.to_json().items() if name not in hidden}


def shuffled(items: list[int], chance: Chance) -> list[int]:
    mixed = items[:]
    chance.shuffle(mixed)
    return mixed


# Cónclave: backs show the magic of every card in hands and decks (CO-2); the box is unknown.

MAGIC = 12  # cards of each


def other_conclave(state: State, seat: int | None, chance: Chance) -> State:
    """The cards that the seat has not seen change places with others of their magic."""
    assert isinstance(state, ConclaveState)
    world = state.clone()
    world.removed = state.removed[:]
    places = [hand for owner, hand in enumerate(world.hands) if owner != seat]
    places += [*world.decks, world.removed]
    for magic in range(6):
        spots = [(p, i) for p in places for i, card in enumerate(p) if card // MAGIC == magic]
        cards = shuffled([p[i] for p, i in spots], chance)
        for (place, i), card in zip(spots, cards, strict=True):
            place[i] = card
    world.hands = rows([sorted(hand) for hand in world.hands])
    return world


def seen_conclave(state: State, seat: int | None) -> object:
    assert isinstance(state, ConclaveState)
    seen = open_fields(state, ("hands", "decks", "removed"))
    seen["backs"] = [sorted(card // MAGIC for card in hand) for hand in state.hands]
    seen["decks"] = [[card // MAGIC for card in deck] for deck in state.decks]
    seen["removed"] = sorted(card // MAGIC for card in state.removed)
    seen["own"] = None if seat is None else sorted(state.hands[seat])
    return seen


# Crónicas: hands and face-down cards are their owner's; the order of the chronicles is nobody's.

WILD = 3


def suit(card: int) -> int:
    return card // 10 if card < 30 else WILD


def cards_in(mask: int) -> list[int]:
    return [card for card in range(36) if mask >> card & 1]


class Deal:
    """The cards of the seats that an observer cannot see into, with what all know of them."""

    def __init__(self, state: CronicasState, observer: int | None) -> None:
        self.state = state
        self.held: dict[int, list[int]] = {}
        """By seat: the hand and the face-down card, less what all know to be there (CR-1, CR-6)."""
        for seat in range(state.seats):
            if seat != observer:
                cards = cards_in(state.hands[seat] & ~state.known[seat])
                down = state.cards[seat] if state.down >> seat & 1 else -1
                if down >= 0 and not state.known[seat] >> down & 1:
                    cards.append(down)
                self.held[seat] = cards

    def possible(self, seat: int) -> bool:
        """CR-3: not a suit that it could not follow; and one card that it could play face down."""
        held = [suit(card) for card in self.held[seat]]
        if any(self.state.void[seat] >> each & 1 for each in held):
            return False
        holds = self.state.holds[seat]
        return holds == 0 or any(holds >> each & 1 for each in held)

    def swap(self, chance: Chance) -> None:
        seats = [seat for seat, cards in self.held.items() if cards]
        if len(seats) < 2:
            return
        one = seats[chance.below(len(seats))]
        other = seats[chance.below(len(seats))]
        i, k = chance.below(len(self.held[one])), chance.below(len(self.held[other]))
        mine, theirs = self.held[one], self.held[other]
        mine[i], theirs[k] = theirs[k], mine[i]
        if not (self.possible(one) and self.possible(other)):
            mine[i], theirs[k] = theirs[k], mine[i]


def other_cronicas(state: State, seat: int | None, chance: Chance) -> State:
    """Cards unknown to the seat change hands within what all know; any that fits may be the one
    that lies face down; the chronicles come in another order."""
    assert isinstance(state, CronicasState)
    world = state.clone()
    world.deck = state.deck[:]
    chance.mix(world.deck)
    deal = Deal(state, seat)
    assert all(deal.possible(owner) for owner in deal.held), "what all know is not true"
    for _ in range(SWAPS):
        deal.swap(chance)
    for owner, cards in deal.held.items():
        hand = state.known[owner]
        for card in cards:
            hand |= 1 << card
        if state.down >> owner & 1:
            able = [card for card in cards_in(hand) if suit(card) not in (WILD, state.led)]
            down = able[chance.below(len(able))]
            world.cards[owner] = down
            hand ^= 1 << down
        world.hands[owner] = hand
    return world


def seen_cronicas(state: State, seat: int | None) -> object:
    """All but what is kept only as a memory of what was seen (known, void, holds)."""
    assert isinstance(state, CronicasState)
    seen = open_fields(state, ("deck", "hands", "cards", "known", "void", "holds"))
    seen["deck"] = sorted(state.deck)
    seen["counts"] = [bits.count(hand) for hand in state.hands]
    seen["own"] = None if seat is None else state.hands[seat]
    seen["cards"] = [
        "down" if state.down >> owner & 1 and owner != seat else card
        for owner, card in enumerate(state.cards)
    ]
    return seen


# Magia: hands, the deck's order, missions, and orders that are not finished (MA-20).

PLAYED, TOOK, DREW, ROBBED, PASSED = range(5)  # what a number of the log stands for


def log_entry(number: int) -> tuple[int, int, int, int]:
    """What, seat, value, other seat."""
    rest, other = divmod(number, 8)
    rest, value = divmod(rest, 64)
    return rest // 8, rest % 8, value, other


def followed(state: MagiaState, seat: int | None) -> set[int]:
    """The kinds of which the seat has ever seen one go into a hand: those stay where they are."""
    base = state.known[state.seats if seat is None else seat]
    kinds = set(base[::2])
    for number in state.log:
        what, one, kind, other = log_entry(number)
        if what == TOOK or (what == ROBBED and seat in (one, other)):
            kinds.add(kind)
    return kinds


def other_magia(state: State, seat: int | None, chance: Chance) -> State:
    assert isinstance(state, MagiaState)
    world = state.clone()
    _swap_cards(world, seat, chance)
    _swap_secrets(world, seat, chance)
    world.log = numbers([_told_to_others(number, seat, chance) for number in state.log])
    world.known = rows(
        [
            plain(known) if owner in (seat, state.seats) else []
            for owner, known in enumerate(state.known)
        ]
    )
    if state.pending and state.pending[-1] == AT_ANSWER:
        world.answers = numbers(_sealed(state, seat, chance))
    return world


def _swap_cards(world: MagiaState, seat: int | None, chance: Chance) -> None:
    """Cards that nobody showed to the seat go to another hand or the deck. A hand of which
    something is known by colour, because it passed or is in the middle of its move, changes only
    within its colours."""
    fixed = followed(world, seat)
    base = world.lacking[world.seats if seat is None else seat]
    bound = {world.turn, *base[::3]}
    bound |= {log_entry(number)[1] for number in world.log if log_entry(number)[0] == PASSED}
    others = [owner for owner in range(world.seats) if owner != seat]
    hands, deck = plain_rows(world.hands), plain(world.deck)
    places = [(hands[owner], owner in bound) for owner in others] + [(deck, False)]
    spots = [
        (place, i, strict)
        for place, strict in places
        for i, kind in enumerate(place)
        if kind not in fixed
    ]
    for _ in range(SWAPS if spots else 0):
        one, i, first = spots[chance.below(len(spots))]
        other, k, second = spots[chance.below(len(spots))]
        if one[i] // 5 == other[k] // 5 or not (first or second):
            one[i], other[k] = other[k], one[i]
    for owner in others:
        world.hands[owner] = numbers(sorted(hands[owner]))
    world.deck = numbers(shuffled(deck, chance))


def _swap_secrets(world: MagiaState, seat: int | None, chance: Chance) -> None:
    """Missions, and orders that are not finished, change places with those in the box."""
    if not world.pending:
        return  # all is open at the end
    others = [owner for owner in range(world.seats) if owner != seat]
    world.missions = numbers(_mixed(plain(world.missions), others, world.seats, chance))
    secret = [owner for owner in others if not world.finished >> owner & 1]
    box = 3 if world.seats == 2 else world.seats
    world.orders = numbers(_mixed(plain(world.orders), secret, box, chance))


def _mixed(cards: list[int], owners: list[int], box: int, chance: Chance) -> list[int]:
    places = [*owners, *range(box, len(cards))]
    world = cards[:]
    mixed = shuffled([cards[place] for place in places], chance)
    for place, card in zip(places, mixed, strict=True):
        world[place] = card
    return world[:box] + sorted(world[box:])


def _told_to_others(number: int, seat: int | None, chance: Chance) -> int:
    """A card that changed hands unseen by this seat may have been any."""
    what, one, _, other = log_entry(number)
    if what != ROBBED or seat in (one, other):
        return number
    return ((what * 8 + one) * 64 + chance.below(30)) * 8 + other


def _sealed(state: MagiaState, seat: int | None, chance: Chance) -> list[int]:
    """MA-17: who of the others has answered is unknown, and what. How many have is not: every
    answer is a version of the match."""
    others = [owner for owner in range(state.seats) if owner != seat]
    given = sum(state.answers[owner] >= 0 for owner in others)
    answers = plain(state.answers)
    for place, owner in enumerate(shuffled(others, chance)):
        answers[owner] = 0 if place < given else -1
    return answers


def seen_magia(state: State, seat: int | None) -> object:
    """All but what is kept only as a memory of what was seen (log, known, lacking, sizes)."""
    assert isinstance(state, MagiaState)
    memory = ("log", "known", "lacking", "sizes")
    secret = ("hands", "deck", "missions", "orders", "answers")
    seen = open_fields(state, memory + secret)
    seen["counts"] = [len(hand) for hand in state.hands]
    seen["own"] = None if seat is None else sorted(state.hands[seat])
    seen["deck"] = len(state.deck)
    seen["answer"] = state.answers[seat] if state.answers and seat is not None else None
    seen["answered"] = sum(answer >= 0 for answer in state.answers)
    over = not state.pending
    seen["missions"] = [
        mission if over or owner == seat else None
        for owner, mission in enumerate(state.missions[: state.seats])
    ]
    seen["orders"] = [
        order if over or owner == seat or state.finished >> owner & 1 else None
        for owner, order in enumerate(state.orders[: state.seats])
    ]
    seen["extra"] = state.orders[2] if state.seats == 2 else None
    return seen


# Bellum Magica: deck orders, the box, and the value of a chest that the seat never held (BE-9).

CHEST_KINDS = (range(20), range(20, 40), range(40, 50))
PLACE_KINDS = (range(1, 8), range(8, 15), range(15, 25))  # farms, villages, towns


def other_bellum(state: State, seat: int | None, chance: Chance) -> State:
    assert isinstance(state, BellumState)
    world = state.clone()
    world.values, world.kingdom = state.values[:], state.kingdom[:]
    world.evil_deck, world.most_evil_deck = state.evil_deck[:], state.most_evil_deck[:]
    for labels in CHEST_KINDS:
        unknown = [label for label in labels if not _knows_chest(state, seat, label)]
        values = shuffled([state.values[label] for label in unknown], chance)
        for label, value in zip(unknown, values, strict=True):
            world.values[label] = value
    chance.mix(world.evil_deck)
    chance.mix(world.most_evil_deck)
    _swap_places(world, chance)
    return world


def _knows_chest(state: BellumState, seat: int | None, label: int) -> bool:
    if not state.pending and state.known[label]:
        return True  # opened at the end
    return seat is not None and bool(state.known[label] >> seat & 1)


def _swap_places(world: BellumState, chance: Chance) -> None:
    """Places of a kind, in the deck and in the box, in any order."""
    box = world.place_box[:]
    for places in PLACE_KINDS:
        spots = [i for i, place in enumerate(world.kingdom) if place in places]
        boxed = [i for i, place in enumerate(box) if place in places]
        mixed = shuffled([world.kingdom[i] for i in spots] + [box[i] for i in boxed], chance)
        for i in spots:
            world.kingdom[i] = mixed.pop()
        for i in boxed:
            box[i] = mixed.pop()
    world.place_box = ascending(box)


def seen_bellum(state: State, seat: int | None) -> object:
    assert isinstance(state, BellumState)
    hidden = ("values", "evil_deck", "most_evil_deck", "kingdom", "place_box")
    seen = open_fields(state, hidden)
    seen["values"] = [
        value if _knows_chest(state, seat, label) else None
        for label, value in enumerate(state.values)
    ]
    seen["decks"] = [len(state.evil_deck), len(state.most_evil_deck), len(state.kingdom)]
    return seen


OTHER_WORLDS: dict[str, OtherWorld] = {
    "conclave": other_conclave,
    "cronicas": other_cronicas,
    "magia": other_magia,
    "bellum": other_bellum,
}
SEEN: dict[str, Seen] = {
    "conclave": seen_conclave,
    "cronicas": seen_cronicas,
    "magia": seen_magia,
    "bellum": seen_bellum,
}
