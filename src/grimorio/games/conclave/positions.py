"""Positions of Cónclave as small pictures, and the numbers that lessons tell about them.

A mage is written as magic, brotherhood, influence: `Rg4` is the red gazelle 4 (E beige, B blue,
P purple, O orange, R red, G green; c crow, g gazelle, b boar). In a grid, `.` is an empty space and
`?` any mage that is left. Hands are filled up to four, decks and box with the rest; or, with
`rest = "box"`, nothing is filled but the box.
"""

from typing import Final

from grimorio.core.flat import filled, numbers, rows
from grimorio.core.position import Given, Rest, Tried
from grimorio.core.record import View
from grimorio.core.text import SeatName, Text, TextArg

from .actions import CELLS
from .cards import BROTHERHOODS, CARDS, MAGIC_COUNT, MAGICS, PER_MAGIC, Cards
from .fields import HAND
from .foresee import CONVINCING, ConclaveNotes
from .grid import CORNERS
from .rules import Conclave
from .standing import weigh
from .state import CHOICES, EMPTY, ConclaveState
from .view import ConclaveView

MAGIC_LETTERS: Final = "EBPORG"
BROTHERHOOD_LETTERS: Final = "cgb"
WORDS: Final = ("grid", "hands", "zones", "piles", "left", "right", "corner", "turn", "choice",
                "ender", "last_turns", "rest")  # fmt: skip


class Deal(Rest):
    def __init__(self, cards: Cards, given: Given) -> None:
        super().__init__(given, CARDS)
        self.cards = cards

    def take(self, word: str) -> int:
        """The mage of a word such as `Rg4`."""
        if len(word) == 3 and word[0] in MAGIC_LETTERS and word[1] in BROTHERHOOD_LETTERS:
            magic = MAGICS[MAGIC_LETTERS.index(word[0])]
            brotherhood = BROTHERHOODS[BROTHERHOOD_LETTERS.index(word[1])]
            name = f"{brotherhood}-{magic}-{word[2]}"
            if name in self.cards.names:
                return self.remove(self.cards.names.index(name), word)
        raise self.given.refuse(f"{word!r} is no mage of this edition")

    def words(self, text: str) -> list[int]:
        return [self.take(word) for word in text.split()]

    def any(self) -> int:
        if not self.left:
            raise self.given.refuse("there are not enough mages")
        return self.left.pop()

    def of_magic(self, magic: int) -> int:
        """Any mage with this back."""
        for card in self.left:
            if card // PER_MAGIC == magic:
                return self.remove(card, MAGICS[magic])
        raise self.given.refuse(f"no {MAGICS[magic]} mage is left")


def build(game: Conclave, given: Given) -> ConclaveState:
    """What is named first comes first: a `?` never takes a mage that stands somewhere else."""
    given.known(*WORDS)
    seats = len(given.players())
    deal = Deal(game.cards, given)
    state = ConclaveState()
    state.seats = seats
    state.corner = CORNERS.index(given.word("corner", list(CORNERS), CORNERS[0]))
    state.turn = given.number("turn", given.players().index("") + 1, 1, seats) - 1
    state.first = state.turn
    state.ender = given.number("ender", 0, 0, seats) - 1
    state.last_turns = given.number("last_turns", 0, 0, seats + 1)
    choice = given.word("choice", [*CHOICES, "over"], CHOICES[0])
    state.pending = numbers([] if choice == "over" else [CHOICES.index(choice)])
    grid = [EMPTY if word in (".", "?") else deal.take(word) for word in _grid(given)]
    hands = [deal.words(hand) for hand in given.texts("hands", seats)]
    state.piles = filled(0, seats * MAGIC_COUNT)
    for seat, zone in enumerate(given.texts("zones", seats)):
        for card in deal.words(zone):
            state.piles[seat * MAGIC_COUNT + card // PER_MAGIC] |= 1 << card % PER_MAGIC
    decks = [_deck(deal, given.text(side)) for side in ("left", "right")]
    _fill_piles(deal, state, given.texts("piles", seats))
    for cell, word in enumerate(_grid(given)):
        if word == "?":
            grid[cell] = deal.any()
    _fill(game, deal, state, hands, decks)
    state.grid = numbers(grid)
    state.loaded()
    return state


def _grid(given: Given) -> list[str]:
    words = given.text("grid", "? " * 16).replace("...", ".").split()
    if len(words) != len(CELLS):
        raise given.refuse(f"the grid has {len(words)} spaces")
    return words


def _deck(deal: Deal, text: str) -> list[int]:
    """From the top: mages, or the magic of a back alone. In the state the top comes last."""
    cards = [deal.of_magic(MAGICS.index(word)) if word in MAGICS else deal.take(word)
             for word in text.split()]  # fmt: skip
    return cards[::-1]


def _fill_piles(deal: Deal, state: ConclaveState, piles: list[str]) -> None:
    """`beige 5, blue 4`: mages of a magic that count so much together."""
    wanted: list[list[tuple[int, int]]] = [[] for _ in MAGICS]
    for seat, text in enumerate(piles):
        for part in filter(None, (each.strip() for each in text.split(","))):
            word, _, total = part.partition(" ")
            if word not in MAGICS or not total.isdigit():
                raise deal.given.refuse(f"{part!r} is no pile")
            wanted[MAGICS.index(word)].append((seat, int(total)))
    for magic, sums in enumerate(wanted):
        cards = sorted(card for card in deal.left if card // PER_MAGIC == magic)
        found = _split(deal.cards, cards, [total for _, total in sums])
        if found is None:
            raise deal.given.refuse(f"the {MAGICS[magic]} mages that are left make no such piles")
        for (seat, _), mask in zip(sums, found, strict=True):
            state.piles[seat * MAGIC_COUNT + magic] |= mask
            for index in range(PER_MAGIC):
                if mask >> index & 1:
                    deal.remove(magic * PER_MAGIC + index, MAGICS[magic])


def _split(cards: Cards, left: list[int], sums: list[int]) -> list[int] | None:
    """For each sum a set of cards, as a mask within their magic; the first that works."""
    if not sums:
        return []
    for mask in range(1 << len(left)):
        chosen = [card for place, card in enumerate(left) if mask >> place & 1]
        if sum(cards.influence[card] for card in chosen) == sums[0]:
            rest = _split(cards, [card for card in left if card not in chosen], sums[1:])
            if rest is not None:
                return [sum(1 << card % PER_MAGIC for card in chosen), *rest]
    return None


def _fill(
    game: Conclave, deal: Deal, state: ConclaveState, hands: list[list[int]], decks: list[list[int]]
) -> None:
    """CO-3, CO-10: four in each hand, three after its last turn; so many in the box as usual, and
    the rest in the decks. When the end has begun there are no decks."""
    choice = state.pending[-1] if len(state.pending) else -1
    boxed = deal.given.word("rest", ["dealt", "box"], "dealt") == "box"
    ended = boxed or state.ender >= 0 or choice < 0
    for seat, hand in enumerate(hands):
        wanted = HAND
        if boxed or choice < 0:
            wanted = 0
        elif state.ender >= 0:
            wanted -= int((seat - state.turn) % state.seats >= state.last_turns)
        elif choice == CHOICES.index("draw") and seat == state.turn:
            wanted -= 1
        while len(hand) < wanted:
            hand.append(deal.any())
        hand.sort()
    usual = game.options(state.seats)[0].default
    assert isinstance(usual, int)
    box = len(deal.left) if ended else min(len(deal.left), usual)
    state.removed = numbers([deal.any() for _ in range(box)])
    while deal.left:
        shorter = 0 if len(decks[0]) <= len(decks[1]) else 1
        decks[shorter].insert(0, deal.any())
    state.hands = rows(hands)
    state.decks = rows(decks)


# What lessons tell


def facts(game: Conclave, tried: Tried) -> dict[str, TextArg]:
    """CO-7: what both lines count, as a sum and in total; CO-11, CO-12: how somebody stands."""
    view = tried.view
    assert isinstance(view, ConclaveView)
    found: dict[str, TextArg] = {"ten": CONVINCING}
    if tried.action is not None and "cell" in tried.action.args:
        found["cell"] = str(tried.action.args["cell"]).upper()
    if tried.preview is not None and isinstance(tried.preview.notes, ConclaveNotes):
        found.update(_of_choice(game, view, tried.preview.notes, tried))
    if tried.seat is not None:
        found.update(_of_seat(game, view, tried.seat))
        if tried.thing in MAGICS:
            found.update(_of_pile(game, view, tried.seat, MAGICS.index(tried.thing)))
    elif tried.thing in CELLS:
        found["cell"] = tried.thing.upper()
    if tried.thing in game.cards.names:
        found.update(_of_card(game, tried.thing))
    return found


def _of_choice(
    game: Conclave, view: ConclaveView, notes: ConclaveNotes, tried: Tried
) -> dict[str, TextArg]:
    found: dict[str, TextArg] = {
        "cells": [CELLS[cell].upper() for cell in notes.cells],
        **_ends(game, view, tried.after),
    }
    if notes.back >= 0:
        found["back"] = game.name(MAGICS[notes.back])
    cards = view.grid[:]
    sent = tried.action.args.get("card") if tried.action is not None else None
    if sent is not None and tried.action is not None:
        cell = CELLS.index(str(tried.action.args["cell"]))
        cards[cell] = game.cards.names.index(str(sent))
    return {
        **found,
        "column": notes.column_total,
        "column_sum": _sum(game, cards, notes.column),
        "row": notes.row_total,
        "row_sum": _sum(game, cards, notes.row),
        "won": [game.mage(game.cards.names[card]) for card in notes.won],
        "count": len(notes.won),
        "before": notes.before[view.turn],
        "after": notes.after[view.turn],
    }


def _ends(game: Conclave, view: ConclaveView, after: View | None) -> dict[str, TextArg]:
    """For each magic what the learner has then (`own_green`) and the best of the others
    (`most_green`); and the learner's resentment, with the cards that came home (CO-10)."""
    if not isinstance(after, ConclaveView):
        return {}
    standing = weigh(game.cards, after.piles, after.seats)
    found: dict[str, TextArg] = {"ends": standing.numbers[view.turn] or 0}
    for m, magic in enumerate(MAGICS):
        totals = [each[m] for each in standing.totals]
        found[f"own_{magic}"] = totals.pop(view.turn)
        found[f"most_{magic}"] = max(totals)
    return found


def _of_pile(game: Conclave, view: ConclaveView, seat: int, magic: int) -> dict[str, TextArg]:
    """CO-11: what a pile counts, and the highest of this magic, with whose it is."""
    totals = [each[magic] for each in weigh(game.cards, view.piles, view.seats).totals]
    holders = [other for other in range(view.seats) if totals[other] == max(totals)]
    return {
        "magic": game.name(MAGICS[magic]),
        "total": totals[seat],
        "most": max(totals),
        "holders": [SeatName(other) for other in holders],
    }


def _sum(game: Conclave, cards: list[int], cells: list[int]) -> str:
    """`4 + 5`, in the order of the line."""
    return " + ".join(str(game.cards.influence[cards[cell]]) for cell in sorted(cells))


def _of_seat(game: Conclave, view: ConclaveView, seat: int) -> dict[str, TextArg]:
    standing = weigh(game.cards, view.piles, view.seats)
    resent = [m for m in range(MAGIC_COUNT) if standing.against[seat][m]]
    return {
        "resentment": standing.numbers[seat] or 0,
        "led": sum(standing.crowns[seat]),
        "resenting": [
            Text("conclave-mage", {"magic": game.name(MAGICS[m]),
                                   "influence": standing.totals[seat][m]})
            for m in resent
        ],
    }  # fmt: skip


def _of_card(game: Conclave, name: str) -> dict[str, TextArg]:
    brotherhood, magic, influence = name.split("-")
    return {
        "mage": game.mage(name),
        "brotherhood": game.name(brotherhood),
        "magic": game.name(magic),
        "influence": int(influence),
    }
