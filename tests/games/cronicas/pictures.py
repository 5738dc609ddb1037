"""Positions of Crónicas as a few words.

A card is written as its suit's letter and its strength (`P4`, `W10`, `L1`), or as a wild's letters
(`Ki` King, `De` Demon, `Dr` Dragon, `Sa` Sage, `Fo` Fool, `An` Angel). Cards that a picture does
not name lie in the discard pile, under those that it names.
"""

from grimorio.core.chance import Chance, FastChance
from grimorio.core.event import Event
from grimorio.core.flat import ascending, filled, numbers
from grimorio.core.registry import get_game
from grimorio.games.cronicas.cards import CARDS, CHRONICLES, PLAY, WILDS, bits_of, mask_of
from grimorio.games.cronicas.rules import Cronicas
from grimorio.games.cronicas.state import NONE, CronicasState

SUIT = {"P": "power", "W": "wisdom", "L": "love"}
WILD = {wild[:2].title(): wild for wild in WILDS}


def cronicas() -> Cronicas:
    game = get_game("cronicas")
    assert isinstance(game, Cronicas)
    return game


GAME = cronicas()


def name(word: str) -> str:
    return WILD[word] if word in WILD else f"{SUIT[word[0]]}-{word[1:]}"


def card(word: str) -> int:
    return GAME.cards.names.index(name(word))


def cards(words: str) -> list[int]:
    return sorted(card(word) for word in words.split())


def words(mask: int) -> str:
    """A set of cards as words, in the order of the cards."""
    short = {
        name(word): word for word in [*WILD, *(s + str(n) for s in SUIT for n in range(1, 11))]
    }
    return " ".join(short[GAME.cards.names[each]] for each in bits_of(mask))


def position(
    hands: list[str],
    allies: list[str] | None = None,
    force: str = "monsters",
    history: str = "",
    leader: int = 0,
) -> CronicasState:
    """The beginning of an encounter with these hands and allies."""
    state = CronicasState()
    seats = state.seats = len(hands)
    state.goal = 3
    state.round = 1
    state.encounter = 1
    state.turned = numbers([CHRONICLES.index(each) for each in force.split()])
    state.force = state.turned[:]
    state.history = numbers([CHRONICLES.index(each) for each in history.split()])
    state.used = ascending(state.history)
    state.deck = numbers([c for c in range(12) if c not in state.turned and c not in state.used])
    state.hands = numbers([mask_of(cards(hand)) for hand in hands])
    state.allies = numbers([mask_of(cards(each)) for each in allies or [""] * seats])
    state.owners = numbers([sum(1 << s for s in range(seats) if state.allies[s] >> c & 1)
                            for c in range(CARDS)])  # fmt: skip
    state.cards = filled(NONE, seats)
    state.known, state.void, state.holds = [filled(0, seats) for _ in range(3)]
    state.fame, state.streak = filled(0, seats), filled(0, seats)
    state.leader = state.turn = leader
    state.pending = numbers([PLAY])
    used = [piece for piece in state.pieces() if piece < 100]
    assert len(set(used)) == len(used), "a card is in two places"
    state.discards = numbers([each for each in range(CARDS) if each not in used])
    return state


def full(text: str) -> str:
    """`play P4` as it is typed: `play power-4`."""
    verb, thing = text.split()
    return text if verb == "return" else f"{verb} {name(thing)}"


def do(state: CronicasState, *texts: str, chance: Chance | None = None) -> list[Event]:
    """Make choices for whoever is on turn; they must be legal. Returns all events."""
    events: list[Event] = []
    for text in texts:
        action = GAME.actions.parse(full(text))
        refusal = GAME.why_not(state, state.turn, action)  # type: ignore[arg-type]
        assert refusal is None, (text, refusal)
        source = chance or FastChance(7)
        GAME.apply(state, state.turn, action, source, events)  # type: ignore[arg-type]
    return events


def refused(state: CronicasState, text: str, seat: int | None = None) -> tuple[str, str]:
    action = GAME.actions.parse(full(text))
    asking = state.turn if seat is None else seat
    refusal = GAME.why_not(state, asking, action)  # type: ignore[arg-type]
    assert refusal is not None, f"{text} is allowed"
    return refusal.section, refusal.text.key


def legal(state: CronicasState) -> list[str]:
    return [action.text for action in GAME.legal(state, state.turn)]


def named(*texts: str) -> list[str]:
    return [full(text) for text in texts]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def find(events: list[Event], kind: str) -> Event:
    return next(event for event in events if event.kind == kind)


def choice(state: CronicasState) -> str:
    return GAME.view(state, None).choice


def allies(state: CronicasState) -> list[str]:
    return [words(each) for each in state.allies]


def hands(state: CronicasState) -> list[str]:
    return [words(each) for each in state.hands]
