"""Cards and crystals as an edition prints them (MA-4 to MA-6).

A movement card is known by its kind, `colour * 5 + symbol`: cards of a kind are alike.
"""

from typing import Final

from grimorio.core.edition import Edition, Table
from grimorio.core.flat import numbers, plain, plain_rows, rows
from grimorio.core.native import i64, vec
from grimorio.core.text import Json

from .board import COLOURS

CRYSTALS: Final = ("air", "water", "fire")
SYMBOLS: Final = ("plain", "step", "crystal", "turn", "swap")
PLAIN: Final[i64] = 0
STEP_SYMBOL: Final[i64] = 1
CRYSTAL_SYMBOL: Final[i64] = 2
TURN_SYMBOL: Final[i64] = 3
SWAP_SYMBOL: Final[i64] = 4
KIND_COUNT: Final[i64] = 30
PER_COLOUR: Final = 11
SPELL_SIZE: Final[i64] = 6
ORDER_SIZE: Final[i64] = 5
SPELL_COUNT: Final[i64] = 19
ORDER_COUNT: Final[i64] = 20
MISSION_COUNT: Final[i64] = 9
CRYSTAL_TOTAL: Final = 60

COLOUR_OF: Final = numbers([kind // 5 for kind in range(KIND_COUNT)])
SYMBOL_OF: Final = numbers([kind % 5 for kind in range(KIND_COUNT)])
CARD_NAMES: Final = [f"{colour}-{symbol}" for colour in COLOURS for symbol in SYMBOLS]

SHAPE: Final[dict[str, tuple[str, ...]]] = {
    "": ("game", "id", "title", "board", "crystals", "cards", "spells", "orders", "missions"),
    "board": ("source", "side", "lookouts", "kinds"),
    "crystals": ("source", *CRYSTALS),
    "cards": ("source", *COLOURS),
    **{f"cards.{colour}": SYMBOLS for colour in COLOURS},
    "spells": ("source", "cards"),
    "orders": ("source", "cards"),
    "missions": ("source", "cards", "sources"),
}


def on_apprentices(spells: vec[i64]) -> list[int]:
    """The six spells that lie on the apprentices; the rest are in the box."""
    return plain(spells[:6])


class Cards:
    """How many cards there are of each kind (MA-4); spells, orders, missions (MA-5)."""

    def __init__(self, edition: Edition) -> None:
        self.sources: dict[str, str] = {}
        """Where the facts of each section come from."""
        self.mission_sources: list[str] = []
        top = edition.top
        top.shape(SHAPE)
        self.crystals = self._crystals(self._section(top, "crystals"))
        self.copies = numbers(self._copies(self._section(top, "cards")))
        spells = self._section(top, "spells")
        self.spells = rows([
            _mixture(spells, n, card, SPELL_SIZE)
            for n, card in enumerate(_cards(spells, "spells", SPELL_COUNT, 3))
        ])  # fmt: skip
        orders = self._section(top, "orders")
        mixtures: list[list[int]] = []
        corners: list[int] = []
        for n, card in enumerate(_cards(orders, "orders", ORDER_COUNT, 3)):
            mixtures.append(_mixture(orders, n, card[:3], ORDER_SIZE))
            if len(card) != 4 or card[3] not in (1, 2, 3, 4):
                raise edition.refuse((*orders.place, "cards", n), "magia-edition-number")
            corners.append(int(card[3]))
        self.orders = rows(mixtures)
        self.numbers = numbers(corners)
        """The number of each order, 1 to 4: a corner of a mission in the game of two."""
        self.missions = rows(self._missions(self._section(top, "missions")))

    def in_play(self, swaps: bool) -> list[int]:
        """MA-4: the 60 cards of a game as kinds, ascending."""
        cards: list[int] = []
        for kind in range(KIND_COUNT):
            cards += [kind] * self.number(kind, swaps)
        return cards

    def number(self, kind: i64, swaps: bool) -> i64:
        """MA-4: how many cards of a kind are in a game."""
        out = PLAIN if swaps else SWAP_SYMBOL
        return self.copies[kind] - (1 if SYMBOL_OF[kind] == out else 0)

    def catalogue(self) -> dict[str, Json]:
        kinds = [
            {"id": CARD_NAMES[k], "colour": COLOURS[COLOUR_OF[k]], "symbol": SYMBOLS[SYMBOL_OF[k]],
             "copies": self.copies[k]}
            for k in range(KIND_COUNT)
        ]  # fmt: skip
        missions = [
            {"apprentices": [COLOURS[i] for i in mission[:2]],
             "corners": [COLOURS[i] for i in mission[2:]],
             "source": self.mission_sources[m]}
            for m, mission in enumerate(self.missions)
        ]  # fmt: skip
        orders = [
            {"crystals": plain(order), "number": number}
            for order, number in zip(self.orders, self.numbers, strict=True)
        ]
        return {"cards": kinds, "crystals": list(CRYSTALS), "spells": plain_rows(self.spells),
                "orders": orders, "missions": missions}  # fmt: skip

    def _section(self, top: Table, name: str) -> Table:
        table = top.table(name)
        self.sources[name] = table.source()
        return table

    def _crystals(self, table: Table) -> list[int]:
        amounts = [table.number(crystal, 0, CRYSTAL_TOTAL) for crystal in CRYSTALS]
        if sum(amounts) != CRYSTAL_TOTAL:
            raise table.refuse("magia-edition-sum", found=sum(amounts), wanted=CRYSTAL_TOTAL)
        return amounts

    def _copies(self, table: Table) -> list[int]:
        copies: list[int] = []
        for colour in COLOURS:
            group = table.table(colour)
            row = [group.number(symbol, 0, PER_COLOUR) for symbol in SYMBOLS]
            if sum(row) != PER_COLOUR:
                raise group.refuse("magia-edition-sum", found=sum(row), wanted=PER_COLOUR)
            if row[SWAP_SYMBOL] != 1 or row[PLAIN] < 1:
                raise group.refuse("magia-edition-swap", "swap")
            copies += row
        return copies

    def _missions(self, table: Table) -> list[list[int]]:
        """Two apprentices, then those at the corners 1 to 4."""
        missions: list[list[int]] = []
        names: list[str] = []
        for n, card in enumerate(_cards(table, "missions", MISSION_COUNT, 2)):
            if sorted(map(str, card)) != sorted(COLOURS):
                raise table.edition.refuse((*table.place, "cards", n), "magia-edition-words",
                                           field="missions", allowed=list(COLOURS))  # fmt: skip
            missions.append([COLOURS.index(str(colour)) for colour in card])
            names.append(f"{card[0]}-{card[1]}")
        self.mission_sources = [self.sources["missions"]] * MISSION_COUNT
        if table.has("sources"):
            single = table.table("sources")
            single.known(*names)
            for name in single.data:
                self.mission_sources[names.index(name)] = single.source(name)
        return missions


def _cards(table: Table, name: str, wanted: int, told_by: int) -> list[list[Json]]:
    """The cards of a list; no two have the same first `told_by` words."""
    cards = table.array("cards")
    keys: list[str] = []
    for n, card in enumerate(cards):
        place = (*table.place, "cards", n)
        if not isinstance(card, list):
            raise table.edition.refuse(place, "error-edition-list", field=f"{name}.cards")
        words = [str(word) for word in card[:told_by]]
        key = " ".join(sorted(words) if name == "missions" else words)
        if key in keys:
            raise table.edition.refuse(place, "magia-edition-double", field=name)
        keys.append(key)
    if len(cards) != wanted:
        raise table.refuse("magia-edition-sum", "cards", found=len(cards), wanted=wanted)
    return cards


def _mixture(table: Table, n: int, card: list[Json], size: int) -> list[int]:
    good = len(card) == 3 and all(type(each) is int and each >= 0 for each in card)
    if not good or sum(card) != size:
        raise table.edition.refuse((*table.place, "cards", n), "magia-edition-mixture", wanted=size)
    return [int(each) for each in card]
