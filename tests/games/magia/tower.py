"""Positions of Magia written in words: who stands where, what lies where, who holds what."""

from grimorio.core.chance import Chance, FastChance, ScriptedChance
from grimorio.core.event import Event
from grimorio.core.flat import filled, numbers, plain, plain_rows, rows
from grimorio.core.registry import get_game
from grimorio.games.magia.actions import FIGURES, MagiaAction
from grimorio.games.magia.board import COLOURS
from grimorio.games.magia.cards import CARD_NAMES, CRYSTALS
from grimorio.games.magia.choices import AT_DECLARE
from grimorio.games.magia.rules import Magia
from grimorio.games.magia.state import MagiaState


def magia() -> Magia:
    game = get_game("magia")
    assert isinstance(game, Magia)
    return game


GAME = magia()


def cell(name: str) -> int:
    return GAME.board.names.index(name)


def kinds(words: str) -> list[int]:
    """`red green-step`: a colour alone is a plain card."""
    names = [word if "-" in word else f"{word}-plain" for word in words.split()]
    return sorted(CARD_NAMES.index(name) for name in names)


def amounts(words: str) -> list[int]:
    """`air air fire` as numbers of air, water, fire."""
    return [words.split().count(crystal) for crystal in CRYSTALS]


def order(words: str) -> int:
    return plain_rows(GAME.cards.orders).index(amounts(words))


def mission(words: str) -> int:
    wanted = {COLOURS.index(word) for word in words.split()}
    return next(i for i, card in enumerate(GAME.cards.missions) if set(card[:2]) == wanted)


def tower(
    seats: int = 3,
    hands: tuple[str, ...] = (),
    crystals: dict[str, str] | None = None,
    **places: str,
) -> MagiaState:
    """The first seat is to declare. Only the crystals given lie on the board; every spell asks for
    two of each; whoever is not placed stands where the game starts; hands not given are empty."""
    state = GAME.setup(seats, {"swaps": False}, FastChance(1))
    state.first = state.turn = 0
    state.pending = numbers([AT_DECLARE])
    state.crystals = filled(-1, len(state.crystals))
    for name, crystal in ({} if crystals is None else crystals).items():
        state.crystals[cell(name)] = CRYSTALS.index(crystal)
    for figure, name in places.items():
        state.places[FIGURES.index(figure)] = cell(name)
    state.needs = filled(2, 18)
    held = [kinds(words) for words in hands] + [[] for _ in range(seats - len(hands))]
    state.hands = rows(held)
    state.sizes = numbers([len(hand) for hand in held])
    deck = GAME.cards.in_play(False)
    for kind in [kind for hand in held for kind in hand]:
        if kind in deck:
            deck.remove(kind)
    FastChance(2).shuffle(deck)
    state.deck = numbers(deck)
    return state


def give_spell(state: MagiaState, apprentice: str, held: str, needs: str = "") -> None:
    """What lies on a spell and, if it is not two of each, what it asks for."""
    i = COLOURS.index(apprentice) * 3
    state.needs = state.needs[:]
    for crystal in range(3):
        state.held[i + crystal] = amounts(held)[crystal]
        if needs:
            state.needs[i + crystal] = amounts(needs)[crystal]


COMPLETE = "air air water water fire fire"


def reserve(state: MagiaState, seat: int, words: str) -> None:
    for crystal in range(3):
        state.reserves[seat * 3 + crystal] = amounts(words)[crystal]


def secrets(state: MagiaState, seat: int, aim: str, mission_of: str) -> None:
    """A seat's order and mission."""
    state.orders = state.orders[:]
    state.missions = state.missions[:]
    for dealt, number in ((state.orders, order(aim)), (state.missions, mission(mission_of))):
        other = plain(dealt).index(number)
        dealt[seat], dealt[other] = dealt[other], dealt[seat]


def action(text: str) -> MagiaAction:
    found = GAME.actions.parse(text)
    assert isinstance(found, MagiaAction)
    return found


def do(state: MagiaState, *texts: str, chance: Chance | None = None) -> list[Event]:
    """Play typed actions for whoever is on turn; they must be legal."""
    events: list[Event] = []
    for text in texts:
        refusal = GAME.why_not(state, state.turn, action(text))
        assert refusal is None, f"{text}: {refusal}"
        GAME.apply(state, state.turn, action(text), chance or ScriptedChance([]), events)
    return events


def answer(state: MagiaState, seat: int, word: str) -> list[str]:
    """A sealed answer; what all hear of it."""
    events: list[Event] = []
    assert GAME.why_not(state, seat, action(f"answer {word}")) is None
    GAME.apply(state, seat, action(f"answer {word}"), ScriptedChance([]), events)
    return [event.kind for event in events]


def legal(state: MagiaState, seat: int | None = None) -> list[str]:
    asked = state.turn if seat is None else seat
    return [each.text for each in GAME.legal(state, asked)]


def held(state: MagiaState, apprentice: str) -> list[int]:
    i = COLOURS.index(apprentice) * 3
    return plain(state.held[i : i + 3])
