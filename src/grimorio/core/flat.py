"""Packed numbers, of which states are made: `vec[i64]` reads like a list of whole numbers, lies in
memory as an array of machine words, and is copied in one piece. Lists of lists are `vec`s of them.
"""

from typing import Final

from .native import append, i64, pop, vec

NOTHING: Final = vec[i64]()
NO_ROWS: Final = vec[vec[i64]]()


def numbers(values: list[int]) -> vec[i64]:
    """Pack whole numbers, one by one: a list is no buffer, which `vec` would try first."""
    return vec[i64]([value for value in values])  # noqa: C416


def filled(value: i64, count: i64) -> vec[i64]:
    """The same number so many times."""
    return vec[i64]([value] * count)


def ordered(count: i64) -> vec[i64]:
    """0, 1, 2 … so many numbers."""
    found = filled(0, count)
    for number in range(count):
        found[number] = number
    return found


def empty_rows(count: i64) -> vec[vec[i64]]:
    """So many rows without a number."""
    return vec[vec[i64]]([NOTHING] * count)


def counted(first: i64, end: i64) -> vec[i64]:
    """The numbers from the first up to the end, which is not among them."""
    found = filled(0, end - first)
    for step in range(end - first):
        found[step] = first + step
    return found


def rows(lists: list[list[int]]) -> vec[vec[i64]]:
    """Pack lists of whole numbers, each by itself."""
    return vec[vec[i64]]([numbers(values) for values in lists])


def plain(values: vec[i64]) -> list[int]:
    """As a list: for views and for JSON."""
    return list(values)


def plain_rows(lists: vec[vec[i64]]) -> list[list[int]]:
    """As a list of lists."""
    return [plain(values) for values in lists]


def copied(lists: vec[vec[i64]]) -> vec[vec[i64]]:
    """A copy that shares no row."""
    return vec[vec[i64]]([each[:] for each in lists])


def added(cards: vec[i64], card: i64) -> vec[i64]:
    """With a card more, where they lie in ascending order."""
    cards = append(cards, card)
    place = len(cards) - 1
    while place > 0 and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card
    return cards


def changed(values: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A copy with another number in one place: for what clones share."""
    values = values[:]
    values[place] = value
    return values


def place_of(cards: vec[i64], card: i64) -> i64:
    """Where a card lies that is among them."""
    for place in range(len(cards)):
        if cards[place] == card:
            return place
    raise ValueError(f"{card} is not there")


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """Without a card that is among them."""
    cards, _card = pop(cards, place_of(cards, card))
    return cards


def joined(cards: vec[i64], more: vec[i64]) -> vec[i64]:
    """These and then those, in a new array."""
    found = filled(0, len(cards) + len(more))
    for place in range(len(cards)):
        found[place] = cards[place]
    for place in range(len(more)):
        found[len(cards) + place] = more[place]
    return found


def dealt(deck: vec[i64], count: i64) -> tuple[vec[i64], vec[i64]]:
    """The deck without its `count` top cards, and those, the top one first."""
    cards = filled(0, count)
    for place in range(count):
        deck, cards[place] = pop(deck)
    return deck, cards


def ascending(cards: vec[i64]) -> vec[i64]:
    """Sorted."""
    found = vec[i64](capacity=len(cards))
    for card in cards:
        found = added(found, card)
    return found
