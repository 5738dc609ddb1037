"""Positions of Cónclave as small pictures.

A mage is written as magic, brotherhood, influence: `Rg4` is the red gazelle 4 (E beige, B blue,
P purple, O orange, R red, G green; c crow, g gazelle, b boar). `...` is an empty space.
"""

from grimorio.core.flat import numbers, rows
from grimorio.core.registry import get_game
from grimorio.games.conclave.cards import BROTHERHOODS, MAGICS
from grimorio.games.conclave.positions import BROTHERHOOD_LETTERS, MAGIC_LETTERS
from grimorio.games.conclave.rules import Conclave
from grimorio.games.conclave.state import EMPTY, TURN, ConclaveState

MAGIC = dict(zip(MAGIC_LETTERS, MAGICS, strict=True))
BROTHERHOOD = dict(zip(BROTHERHOOD_LETTERS, BROTHERHOODS, strict=True))


def conclave() -> Conclave:
    game = get_game("conclave")
    assert isinstance(game, Conclave)
    return game


def name(word: str) -> str:
    return f"{BROTHERHOOD[word[1]]}-{MAGIC[word[0]]}-{word[2]}"


def card(word: str) -> int:
    return conclave().cards.names.index(name(word))


def cards(words: str) -> list[int]:
    return [card(word) for word in words.split()]


def grid_of(picture: str) -> list[int]:
    return [EMPTY if word == "..." else card(word) for word in picture.split()]


def picture_of(state: ConclaveState) -> list[str]:
    """The grid as rows of words, to compare with a picture."""
    short = {name(m + b + str(i)): m + b + str(i) for m in MAGIC for b in BROTHERHOOD
             for i in range(1, 6)}  # fmt: skip
    words = ["..." if c == EMPTY else short[conclave().cards.names[c]] for c in state.grid]
    return [" ".join(words[row * 4 : row * 4 + 4]) for row in range(4)]


def lines_of(picture: str) -> list[str]:
    return [" ".join(line.split()) for line in picture.strip().splitlines()]


def position(
    grid: str,
    hands: list[str],
    zones: list[str] | None = None,
    left: str = "",
    right: str = "",
    corner: int = 0,
    turn: int = 0,
) -> ConclaveState:
    """A position with all other cards in the box; the last word of a deck is its top card."""
    state = ConclaveState()
    state.seats = len(hands)
    state.corner = corner
    state.turn = turn
    state.pending = numbers([TURN])
    state.grid = numbers(grid_of(grid))
    state.hands = rows([sorted(cards(hand)) for hand in hands])
    state.decks = rows([cards(left), cards(right)])
    state.piles = numbers([0] * (6 * len(hands)))
    for seat, zone in enumerate(zones or []):
        for each in cards(zone):
            state.piles[seat * 6 + each // 12] |= 1 << each % 12
    used = state.pieces()
    state.removed = numbers([c for c in range(72) if c not in used])
    assert len(set(used)) == len(used), "a card is drawn twice in the picture"
    state.loaded()
    return state


def zone_of(state: ConclaveState, seat: int) -> list[str]:
    """The followers of a seat, by name, sorted."""
    found = []
    for magic in range(6):
        for index in range(12):
            if state.piles[seat * 6 + magic] >> index & 1:
                found.append(conclave().cards.names[magic * 12 + index])
    return sorted(found)


COUNCIL = """
    Gb2 Og4 Pc1 Rb1
    Oc2 ... Gg3 ...
    Eb1 Pb5 Eg4 Bc5
    ... Rc3 ... Gb4
"""


def council() -> ConclaveState:
    """Turn 12 of a game of three, as drawn in the design: resentment 4, 6 and 3."""
    return position(
        COUNCIL,
        ["Pg4 Rg2 Gg5 Ec3", "Pb3 Ob1 Eg1 Rc1", "Eb2 Bb2 Rc4 Rg3"],
        ["Pg3 Pc3 Oc4 Rb3 Gb3 Gc4", "Ec5 Bg2 Pc4", "Bb5 Pb1 Ob4 Ob3 Rb2"],
        left="Gb5 Rg4 Eb3 Oc3 Bg1 Gc1 Eg3 Rc5",
        right="Bb3 Gg1",
    )
