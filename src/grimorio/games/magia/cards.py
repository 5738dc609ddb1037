"""Cards and crystals as an edition prints them (MA-4 to MA-6).

A movement card is known by its kind, `colour * 5 + symbol`: cards of a kind are alike.
"""

from typing import Final

from grimorio.core.edition import Edition
from grimorio.core.text import Json

from .board import COLOURS

CRYSTALS: Final = ("air", "water", "fire")
SYMBOLS: Final = ("plain", "step", "crystal", "turn", "swap")
PLAIN: Final = 0
STEP: Final = 1
CRYSTAL: Final = 2
TURN: Final = 3
SWAP: Final = 4
KIND_COUNT: Final = 30
PER_COLOUR: Final = 11
SPELL_SIZE: Final = 6
ORDER_SIZE: Final = 5
SPELL_COUNT: Final = 19
ORDER_COUNT: Final = 20
MISSION_COUNT: Final = 9

COLOUR_OF: Final = [kind // 5 for kind in range(KIND_COUNT)]
SYMBOL_OF: Final = [kind % 5 for kind in range(KIND_COUNT)]
CARD_NAMES: Final = [f"{colour}-{symbol}" for colour in COLOURS for symbol in SYMBOLS]


class Cards:
    """How many cards there are of each kind (MA-4); spells, orders, missions (MA-5)."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.crystals: list[int] = self._crystals()
        self.copies: list[int] = self._copies()
        self.spells: list[list[int]] = []
        for line, card in self._rows("spells", SPELL_COUNT):
            self.spells.append(self._mixture(card, line, SPELL_SIZE))
        self.orders: list[list[int]] = []
        self.numbers: list[int] = []
        """The number of each order, 1 to 4: a corner of a mission in the game of two."""
        for line, card in self._rows("orders", ORDER_COUNT):
            self.orders.append(self._mixture(card[:3], line, ORDER_SIZE))
            if len(card) != 4 or card[3] not in (1, 2, 3, 4):
                raise edition.refuse(line, "magia-edition-number")
            self.numbers.append(int(card[3]))
        self.missions: list[list[int]] = []
        """Two apprentices, then those at the corners 1 to 4."""
        for line, card in self._rows("missions", MISSION_COUNT):
            if sorted(map(str, card)) != sorted(COLOURS):
                raise edition.refuse(line, "magia-edition-words", field="missions",
                                     allowed=list(COLOURS))  # fmt: skip
            self.missions.append([COLOURS.index(str(colour)) for colour in card])

    def in_play(self, swaps: bool) -> list[int]:
        """MA-4: the 60 cards of a game as kinds, ascending."""
        cards: list[int] = []
        for kind in range(KIND_COUNT):
            out = PLAIN if swaps else SWAP
            number = self.copies[kind] - (1 if SYMBOL_OF[kind] == out else 0)
            cards += [kind] * number
        return cards

    def _table(self, name: str) -> dict[str, Json]:
        table = self.edition.data.get(name)
        if not isinstance(table, dict):
            raise self.edition.refuse(0, "error-edition-missing", field=name)
        self.edition.check_source(table.get("source"), self.edition.line_of(f"[{name}]"))
        return table

    def _number(self, table: dict[str, Json], name: str, line: int) -> int:
        value = table.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise self.edition.refuse(line, "magia-edition-amount", field=name, value=str(value))
        return value

    def _crystals(self) -> list[int]:
        table = self._table("crystals")
        line = self.edition.line_of("[crystals]")
        amounts = [self._number(table, crystal, line) for crystal in CRYSTALS]
        if sum(amounts) != 60:
            raise self.edition.refuse(line, "magia-edition-sum", found=sum(amounts), wanted=60)
        return amounts

    def _copies(self) -> list[int]:
        table = self._table("cards")
        copies: list[int] = []
        for colour in COLOURS:
            line = self.edition.line_of(f"[cards.{colour}]")
            group = table.get(colour)
            if not isinstance(group, dict):
                raise self.edition.refuse(line, "error-edition-missing", field=f"cards.{colour}")
            for word in group:
                if word not in SYMBOLS:
                    raise self.edition.refuse(line, "magia-edition-words", field=str(word),
                                              allowed=list(SYMBOLS))  # fmt: skip
            row = [self._number(group, symbol, line) for symbol in SYMBOLS]
            if sum(row) != PER_COLOUR:
                raise self.edition.refuse(line, "magia-edition-sum", found=sum(row),
                                          wanted=PER_COLOUR)  # fmt: skip
            if row[SWAP] != 1 or row[PLAIN] < 1:
                raise self.edition.refuse(line, "magia-edition-swap")
            copies += row
        return copies

    def _rows(self, name: str, wanted: int) -> list[tuple[int, list[Json]]]:
        """The cards of a list, each with its line in the file; wrong counts and doubles refused."""
        cards = self._table(name).get("cards")
        start = self.edition.line_of(f"[{name}]")
        if not isinstance(cards, list) or not all(isinstance(card, list) for card in cards):
            raise self.edition.refuse(start, "error-edition-missing", field=f"{name}.cards")
        if len(cards) != wanted:
            raise self.edition.refuse(start, "magia-edition-sum", found=len(cards), wanted=wanted)
        rows: list[tuple[int, list[Json]]] = []
        line = start
        lines = self.edition.text.splitlines()
        keys: list[list[Json]] = []
        for card in cards:
            line += 1
            while line < len(lines) and not lines[line - 1].strip().startswith("["):
                line += 1
            key = sorted(map(str, card[:2])) if name == "missions" else card[:3]
            if key in keys:
                raise self.edition.refuse(line, "magia-edition-double", field=name)
            keys.append(key)
            rows.append((line, card))
        return rows

    def _mixture(self, card: list[Json], line: int, size: int) -> list[int]:
        good = len(card) == 3 and all(type(each) is int and each >= 0 for each in card)
        if not good or sum(card) != size:
            raise self.edition.refuse(line, "magia-edition-mixture", wanted=size)
        return [int(each) for each in card]
