"""The words that Cónclave's tables use where a field has numbers: `Og4` is a mage, `b2` a space."""

from typing import Any, Final

from grimorio.core.position import Given
from grimorio.core.registry import get_game
from grimorio.games.conclave.actions import CELLS
from grimorio.games.conclave.cards import MAGICS, PER_MAGIC
from grimorio.games.conclave.positions import MAGIC_LETTERS, build
from grimorio.games.conclave.rules import Conclave
from grimorio.games.conclave.state import ConclaveState, cards_of_pile

_game = get_game("conclave")
assert isinstance(_game, Conclave)
GAME: Final = _game
MAGES: Final = [
    MAGIC_LETTERS[card // PER_MAGIC] + name[0] + name[-1]
    for card, name in enumerate(GAME.cards.names)
]
NUMBERS: Final = {
    word: number for words in (CELLS, MAGICS, MAGES) for number, word in enumerate(words)
}


def read(text: str) -> list[int]:
    return [NUMBERS[word] for word in text.split()]


def more(found: dict[str, Any]) -> dict[str, Any]:
    """The grid as a picture, all in one line, and everybody's followers."""
    grid = ["..." if card < 0 else MAGES[card] for card in found["grid"]]
    rows = [" ".join(grid[cell : cell + 4]) for cell in (0, 4, 8, 12)]
    zones: list[list[int]] = [[] for _ in range(found["seats"])]
    for place, pile in enumerate(found["piles"]):
        zones[place // 6] += cards_of_pile(place % 6, pile)
    return {"zones": zones, "picture": "  ".join(rows)}


def position(**words: Any) -> ConclaveState:
    """As described, with everything else in the box."""
    players = ["", "Bruno", "Carla", "David"][: len(words["hands"])]
    return build(GAME, Given("a test", {"players": players, "rest": "box", **words}))
