"""Positions of Crónicas in a few words, as lessons have them, for the tests in Python."""

from grimorio.core.chance import FastChance
from grimorio.core.event import Event
from grimorio.core.position import Given, build
from grimorio.core.registry import get_game
from grimorio.core.text import Text
from grimorio.games.cronicas.cards import WILDS, bits_of
from grimorio.games.cronicas.rules import Cronicas
from grimorio.games.cronicas.state import CronicasState
from grimorio.texts import Speaker

WORDS = [*(letter + str(n) for letter in "PWL" for n in range(1, 11)),
         *(wild[:2].title() for wild in WILDS)]  # fmt: skip
PEOPLE = ["Carla", "Merlín", "Morgana", "Circe", "Próspero", "Urganda"]


def cronicas() -> Cronicas:
    game = get_game("cronicas")
    assert isinstance(game, Cronicas)
    return game


GAME = cronicas()


def card(word: str) -> int:
    return WORDS.index(word)


def cards(words: str) -> list[int]:
    return sorted(card(word) for word in words.split())


def words(mask: int) -> str:
    """A set of cards as words, in the order of the cards."""
    return " ".join(WORDS[each] for each in bits_of(mask))


def position(hands: list[str], allies: list[str] | None = None, leader: int = 0) -> CronicasState:
    """The beginning of an encounter with these hands and allies."""
    described = {"players": PEOPLE[: len(hands)], "hands": hands, "leader": leader + 1,
                 "allies": allies or [""] * len(hands), "chronicles": "monsters"}  # fmt: skip
    state = build(GAME, Given("a test", described))
    assert isinstance(state, CronicasState)
    return state.clone()


def do(state: CronicasState, *texts: str) -> list[Event]:
    """Make choices (`play P4`) for whoever is on turn; they must be legal. Returns all events."""
    events: list[Event] = []
    for text in texts:
        verb, thing = text.split()
        full = f"{verb} {GAME.cards.names[card(thing)]}" if thing in WORDS else text
        (action,) = [row for row in GAME.legal(state, state.turn) if row.text == full]
        GAME.apply(state, state.turn, action, FastChance(7), events)
    return events


def play_on(state: CronicasState, chance: FastChance) -> list[Event]:
    """One choice at random."""
    events: list[Event] = []
    GAME.apply(state, state.turn, GAME.random_action(state, state.turn, chance), chance, events)
    return events


def setup(seats: int, seed: int, **options: int) -> CronicasState:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.setup(seats, GAME.check_options(seats, named), FastChance(seed))


def said(language: str, lines: list[Text], seat: int | None = None) -> list[str]:
    speaker = Speaker(language, PEOPLE, seat)
    return [speaker.say(line) for line in lines]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def find(events: list[Event], kind: str) -> Event:
    return next(event for event in events if event.kind == kind)
