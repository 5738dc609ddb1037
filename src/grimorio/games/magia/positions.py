"""Positions of Magia in words, and the numbers that lessons tell about them.

Crystals are counted as air, water, fire: `3-2-1`. A card is its colour (`red`), with its symbol if
it has one (`red-step`); `?` is any card that is left. Whoever is not placed stands where the game
starts.
"""

from itertools import chain
from typing import Final

from grimorio.core.chance import FastChance
from grimorio.core.flat import filled, numbers, plain, plain_rows, rows
from grimorio.core.native import i64, vec
from grimorio.core.position import Given, Tried
from grimorio.core.text import Text, TextArg

from .actions import FIGURES
from .board import COLOURS
from .cards import CARD_NAMES, CRYSTALS, SPELL_SIZE
from .choices import AT_DECLARE, AT_MOVE
from .foresee import MagiaNotes
from .knowledge import laid
from .movement import EXAMINER_PRICE
from .rules import HAND, Magia
from .scoring import ENDER_ALONE, PER_ORDER, PER_SPELL, Score
from .state import NONE, MagiaState
from .view import MagiaView

WORDS: Final = ("hands", "places", "crystals", "spells", "held", "reserves", "orders", "turned",
                "missions", "discard", "deck", "figure", "passed", "turn")  # fmt: skip
REST: Final = "rest"


def build(game: Magia, given: Given) -> MagiaState:
    """A game as it begins, changed by what is named."""
    given.known(*WORDS)
    seats = len(given.players())
    chance = FastChance(7)
    state = game.setup(seats, game.check_options(seats, given.options()), chance)
    state.turn = given.number("turn", given.players().index("") + 1, 1, seats) - 1
    state.first = state.turn
    _place(game, state, given)
    _deal_secrets(game, state, given)
    _lay_spells(game, state, given)
    _lay_crystals(game, state, given, chance)
    _deal_cards(game, state, given, chance)
    state.pending = filled(AT_DECLARE, 1)
    if given.has("figure"):
        state.declare(FIGURES.index(given.word("figure", list(FIGURES), "")))
        state.pending = filled(AT_MOVE, 1)
    return state


def _pairs(given: Given, word: str) -> list[tuple[str, str]]:
    """`red e3, green d4`: two words each."""
    found: list[tuple[str, str]] = []
    for part in filter(None, (each.strip() for each in given.text(word).split(","))):
        first, _, second = part.partition(" ")
        found.append((first, second.strip()))
    return found


def _known(given: Given, word: str, names: list[str]) -> int:
    if word not in names:
        raise given.refuse(f"{word!r} is not one of {', '.join(names)}")
    return names.index(word)


def _amounts(given: Given, text: str) -> list[int]:
    """`3-2-1`: air, water, fire; nothing is none of them."""
    parts = text.split("-") if text else ["0", "0", "0"]
    if len(parts) != len(CRYSTALS) or not all(part.isdigit() for part in parts):
        raise given.refuse(f"{text!r} is not air-water-fire, such as 3-2-1")
    return [int(part) for part in parts]


def _place(game: Magia, state: MagiaState, given: Given) -> None:
    for figure, cell in _pairs(given, "places"):
        place = _known(given, figure, list(FIGURES))
        state.places[place] = _known(given, cell, game.board.names)


def _deal_secrets(game: Magia, state: MagiaState, given: Given) -> None:
    """Orders and missions: those that are named, the rest of what is left."""
    orders = given.texts("orders", state.seats)
    if state.seats == 2:
        orders = [*orders, given.text("turned")]
    state.orders = _dealt(given, orders, plain_rows(game.cards.orders))
    wanted = [sorted(card[:2]) for card in plain_rows(game.cards.missions)]
    missions = [
        "-".join(map(str, sorted(_known(given, colour, list(COLOURS)) for colour in text.split())))
        for text in given.texts("missions", state.seats)
    ]
    state.missions = _dealt(given, missions, wanted)


def _dealt(given: Given, wanted: list[str], cards: list[list[int]]) -> vec[i64]:
    """Who gets which card; then the box, ascending."""
    names = ["-".join(map(str, card)) for card in cards]
    taken = [_known(given, text, names) if text else NONE for text in wanted]
    left = [number for number in range(len(cards)) if number not in taken]
    found = [number if number >= 0 else left.pop(0) for number in taken]
    if len(set(found)) < len(found):
        raise given.refuse("a card is there twice")
    return numbers(found + left)


def _lay_spells(game: Magia, state: MagiaState, given: Given) -> None:
    cards = plain_rows(game.cards.spells)
    wanted = [""] * len(COLOURS)
    for colour, spell in _pairs(given, "spells"):
        wanted[_known(given, colour, list(COLOURS))] = spell
    state.spells = _dealt(given, wanted, cards)
    state.needs = numbers(
        [amount for spell in state.spells[: len(COLOURS)] for amount in cards[spell]]
    )
    held = [0] * len(state.needs)
    for colour, text in _pairs(given, "held"):
        i = _known(given, colour, list(COLOURS)) * len(CRYSTALS)
        held[i : i + len(CRYSTALS)] = _amounts(given, text)
    if any(has > needs for has, needs in zip(held, state.needs, strict=True)):
        raise given.refuse("a spell holds more than it asks for")
    state.held = numbers(held)
    for colour in given.text("passed").split():
        state.passed |= 1 << _known(given, colour, list(COLOURS))


def _lay_crystals(game: Magia, state: MagiaState, given: Given, chance: FastChance) -> None:
    """All sixty: those that are named, the others on cells where nobody stands, or in the reserve
    that has the rest."""
    left = list(game.cards.crystals)
    texts = given.texts("reserves", state.seats)
    reserves = [_amounts(given, "" if text == REST else text) for text in texts]
    for i, amount in enumerate([*state.held, *chain(*reserves)]):
        left[i % len(CRYSTALS)] -= amount
    state.crystals = filled(NONE, len(state.crystals))
    for where, crystal in _pairs(given, "crystals"):
        kind = _known(given, crystal, list(CRYSTALS))
        state.crystals[_known(given, where, game.board.names)] = kind
        left[kind] -= 1
    if min(left) < 0:
        raise given.refuse("there are not so many crystals")
    if REST in texts:
        reserves[texts.index(REST)] = left
        left = [0] * len(CRYSTALS)
    state.reserves = numbers(list(chain(*reserves)))
    bag = [kind for kind, amount in enumerate(left) for _ in range(amount)]
    free = [cell for cell in game.board.fields if state.crystals[cell] < 0]
    free = [cell for cell in free if cell not in state.places]
    chance.shuffle(bag)
    chance.shuffle(free)
    if len(free) < len(bag):
        raise given.refuse("more crystals than cells: somebody stands on a crystal")
    for cell, kind in zip(free, bag, strict=False):
        state.crystals[cell] = kind


def _deal_cards(game: Magia, state: MagiaState, given: Given, chance: FastChance) -> None:
    """Hands, discards and the deck from its top; what is left is the rest of the deck."""
    left = game.cards.in_play(state.swaps)
    chance.shuffle(left)
    hands = given.texts("hands", state.seats)
    if not given.has("hands"):
        hands = ["? " * HAND] * state.seats
    dealt = [_cards(given, left, text) for text in hands]
    discard = _cards(given, left, given.text("discard"))
    deck = _cards(given, left, given.text("deck"))
    for hand, text in zip(dealt, hands, strict=True):
        hand += [left.pop() for _ in range(text.split().count("?"))]
        hand.sort()
    state.hands = rows(dealt)
    state.discard = numbers(discard)
    state.deck = numbers(left + deck[::-1])
    state.sizes = numbers([len(hand) for hand in dealt])


def _cards(given: Given, left: list[int], text: str) -> list[int]:
    found: list[int] = []
    for word in text.split():
        if word != "?":
            kind = _known(given, word if "-" in word else f"{word}-plain", CARD_NAMES)
            if kind not in left:
                raise given.refuse(f"there are not so many cards {word}")
            left.remove(kind)
            found.append(kind)
    return found


# What lessons tell


def facts(game: Magia, tried: Tried) -> dict[str, TextArg]:
    """What belongs to the learner, what a choice brings, and how a spell stands."""
    view = tried.view
    assert isinstance(view, MagiaView)
    assert view.seat is not None
    found: dict[str, TextArg] = {"three": EXAMINER_PRICE, "six": SPELL_SIZE, "per_spell": PER_SPELL,
                                 "per_order": PER_ORDER, "alone": ENDER_ALONE}  # fmt: skip
    found.update(_own(game, view, view.seat))
    found.update(_of_ender(game, view))
    if tried.preview is not None and isinstance(tried.preview.notes, MagiaNotes):
        found.update(_of_choice(game, view, tried.preview.notes))
    if tried.action is not None and "crystal" in tried.action.args:
        found["crystal"] = _crystal(CRYSTALS.index(str(tried.action.args["crystal"])))
    if tried.thing in COLOURS:
        found["corner"] = _corner(game, view, view.seat, tried.thing)
    return found


def _own(game: Magia, view: MagiaView, seat: int) -> dict[str, TextArg]:
    """MA-5, MA-6, MA-19: mission, order and points."""
    state = laid(view)
    score = Score(game.cards, state, seat)
    mission = game.standing(view).missions[seat]
    found: dict[str, TextArg] = {
        "mission": [Text(f"magia-{COLOURS[each]}") for each in mission],
        "spells": score.spells,
        "ender": score.ender,
        "right": score.right,
        "wrong": -score.wrong,
        "total": score.total,
        "own_number": game.cards.numbers[view.orders[seat]],
    }
    if view.extra >= 0:
        found["number"] = game.cards.numbers[view.extra]
    return found


def _of_ender(game: Magia, view: MagiaView) -> dict[str, TextArg]:
    """MA-17, MA-19: the points of whoever has ended it alone, once all is open."""
    seats = [] if view.deciding else range(view.seats)
    return {
        f"end_{name}": number
        for score in (Score(game.cards, laid(view), seat) for seat in seats)
        if score.ender == ENDER_ALONE
        for name, number in (("spells", score.spells), ("ender", score.ender),
                             ("right", score.right), ("wrong", -score.wrong),
                             ("total", score.total))
    }  # fmt: skip


def _of_choice(game: Magia, view: MagiaView, notes: MagiaNotes) -> dict[str, TextArg]:
    found: dict[str, TextArg] = {
        "draws": notes.draws,
        "taken": [game.name(CARD_NAMES[kind]) for kind in notes.discards],
    }
    if notes.crystal >= 0:
        found["crystal"] = _crystal(notes.crystal)
    for apprentice, _before, after in notes.spells:
        if apprentice == view.figure:
            found["after"] = after
            found["lacking"] = SPELL_SIZE - after
    return found


def _corner(game: Magia, view: MagiaView, seat: int, colour: str) -> int:
    """MA-6: the number at which a colour stands on one's own mission; 0 if it is one of the two."""
    mission = plain(game.cards.missions[view.missions[seat]])
    return max(0, mission.index(COLOURS.index(colour)) - 1)


def _crystal(crystal: int) -> Text:
    return Text(f"magia-{CRYSTALS[crystal]}")
