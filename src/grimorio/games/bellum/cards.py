"""Castles, creatures, places and chests as an edition prints them, in tables by number.

What an edition must have is checked here, line by line; what ours keeps to (BE-1 to BE-4, tuned
for BE-5) is checked by its tests, so that owners can type in the printed cards.

The strength of one row of one side is packed into a single whole number, eight bits an icon, so
that a card is tucked under a castle with six additions.
"""

import re
from typing import Final

from grimorio.core.edition import Edition
from grimorio.core.text import Json

ROWS: Final = 6
LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")

# Icons of a row, and where they lie in a packed strength.
ICONS: Final = ("food", "glyph", "map", "sword", "magic-sword", "thief")
LETTERS: Final = "fgmsxt"
SIDE_LETTERS: Final = ("fgm", "sxt")
ICON_BITS: Final = 8
MOST_OF_AN_ICON: Final = 3  # in a cell; so 77 cards cannot overflow eight bits
FOOD: Final = 0
GLYPH: Final = 8
MAP: Final = 16
SWORD: Final = 24
MAGIC: Final = 32
THIEF: Final = 40
MASK: Final = 255

WOOD: Final = 0
METAL: Final = 1
GOLD: Final = 2
CHESTS: Final = ("wood", "metal", "gold")
CHEST_COUNTS: Final = (20, 20, 10)
FIRST_LABEL: Final = (0, 20, 40, 50)
TOKENS: Final = 50
RESOURCES: Final = ("food", "glyph", "barrel")

BONUSES: Final = ("none", "confusion", "shield", "magic-shield")
NO_BONUS: Final = 0
CONFUSION: Final = 1
SHIELD: Final = 2
MAGIC_SHIELD: Final = 3

# Creatures by number: goblins 0-9, evil 10-55, most evil 56-75.
KINDS: Final = ("goblin", "evil", "most-evil")
KIND_TABLES: Final = ("goblins", "evil", "most-evil")
KIND_COUNTS: Final = (10, 46, 20)
FIRST_EVIL: Final = 10
FIRST_MOST_EVIL: Final = 56
CREATURES: Final = 76

# Places by number: the tavern is 0, then farms 1-7, villages 8-14, towns 15-24.
PLACE_KINDS: Final = ("tavern", "farm", "village", "town")
PLACE_TABLES: Final = ("tavern", "farms", "villages", "towns")
PLACE_COUNTS: Final = (1, 7, 7, 10)
FIRST_PLACE: Final = (0, 1, 8, 15, 25)
TAVERN: Final = 0
PLACES: Final = 25
CASTLES: Final = 5


class Cards:
    """Tables by number. Rows are 0-5 here, and 1-6 for people."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.names: list[str] = []
        """Every id that was read, to refuse a second use."""
        self.sources: dict[str, str] = {}
        """Where the facts of each card come from, by id."""
        self.shield_sources: dict[str, str] = {}
        """Where a place's shields come from, if not from where its other facts do."""
        self.prices = self._prices()
        self._castles()
        self._creatures()
        self._places()
        self._chests()

    # Castles

    def _castles(self) -> None:
        """BE-1: six rows on either side, and the printed shield."""
        table = self._section("castles")
        shield = table.get("shield")
        line = self.edition.line_of("[castles.shield]")
        if not isinstance(shield, dict):
            raise self._wrong(line, "castles", "shield")
        self.castle_shield_source = self.edition.check_source(shield.get("source"), line)
        self.castle_shield = self._number(shield.get("value"), line, "castles", "shield")
        self.castle_names: list[str] = []
        self.castle_rows: list[list[list[int]]] = []
        """`castle_rows[castle][side][row]`: packed strengths."""
        cards = self._cards(table, "castles", CASTLES, ("left", "right", "source"))
        for name, card in cards.items():
            self.castle_names.append(name)
            self.castle_rows.append([self._side(name, card, side) for side in (LEFT, RIGHT)])

    # Creatures

    def _creatures(self) -> None:
        """BE-2: goblins, evil and most evil ones, each with both sides and perhaps a bonus."""
        self.creature_names: list[str] = []
        self.creature_rows: list[list[list[int]]] = []
        """`creature_rows[creature][side][row]`: packed strengths."""
        self.bonus: list[int] = []
        for kind, title in enumerate(KIND_TABLES):
            cards = self._cards(self._section(title), title, KIND_COUNTS[kind],
                                ("left", "right", "bonus", "source"))  # fmt: skip
            for name, card in cards.items():
                self.creature_names.append(name)
                self.creature_rows.append([self._side(name, card, s) for s in (LEFT, RIGHT)])
                bonus = card.get("bonus", "none")
                if bonus not in BONUSES:
                    raise self.edition.refuse(self._line(name), "bellum-edition-bonus", card=name,
                                              value=str(bonus), allowed=list(BONUSES))  # fmt: skip
                self.bonus.append(BONUSES.index(bonus))

    def _side(self, name: str, card: dict[str, Json], side: int) -> list[int]:
        """Six packed strengths from a text such as `f - fm - - g`."""
        cells = str(card.get(SIDES[side], "")).split()
        if len(cells) != ROWS:
            raise self.edition.refuse(self._line(name), "bellum-edition-rows", card=name,
                                      side=SIDES[side], count=len(cells), wanted=ROWS)  # fmt: skip
        return [self._cell(name, cell, side) for cell in cells]

    def _cell(self, name: str, cell: str, side: int) -> int:
        if cell == "-":
            return 0
        packed = 0
        for letter in cell:
            if letter not in SIDE_LETTERS[side] or cell.count(letter) > MOST_OF_AN_ICON:
                raise self.edition.refuse(self._line(name), "bellum-edition-cell", card=name,
                                          side=SIDES[side], value=cell,
                                          allowed=list(SIDE_LETTERS[side]))  # fmt: skip
            packed += 1 << ICON_BITS * LETTERS.index(letter)
        return packed

    # Places

    def _places(self) -> None:
        """BE-3: tavern, farms, villages and towns, with shields and loot."""
        table = self._section("places")
        self.place_names: list[str] = []
        self.place_kind: list[int] = []
        self.place_shield: list[int] = []
        self.place_magic: list[int] = []
        self.loot: list[list[int]] = []
        """`loot[place]`: food, glyphs, barrels, and chests of wood, metal and gold."""
        allowed = ("shield", "magic", "loot", "source", "shield_source")
        for kind, title in enumerate(PLACE_TABLES):
            wrapped = {"cards": table.get(title), "source": table.get("source")}
            cards = self._cards(wrapped, f"places.{title}", PLACE_COUNTS[kind], allowed)
            for name, card in cards.items():
                line = self._line(name)
                self.place_names.append(name)
                self.place_kind.append(kind)
                self.place_shield.append(self._number(card.get("shield"), line, name, "shield"))
                self.place_magic.append(self._number(card.get("magic", 0), line, name, "magic"))
                self.loot.append(self._loot(name, card.get("loot")))
        self.place_total = [
            self.place_shield[p] + self.place_magic[p] for p in range(PLACES)
        ]  # fmt: skip

    def _loot(self, name: str, text: Json) -> list[int]:
        things = (*RESOURCES, *CHESTS)
        counts = [0] * len(things)
        for word in str(text or "").split():
            if word not in things:
                raise self.edition.refuse(self._line(name), "bellum-edition-loot", card=name,
                                          value=word, allowed=list(things))  # fmt: skip
            counts[things.index(word)] += 1
        if not any(counts):
            raise self._wrong(self._line(name), name, "loot")
        return counts

    # Chests and prices

    def _chests(self) -> None:
        """BE-4: how many tokens there are of each value."""
        table = self._section("chests")
        self.chest_source = str(table["source"])
        self.chest_values: list[list[int]] = []
        """`chest_values[kind]`: the value of every token, ascending."""
        for kind, title in enumerate(CHESTS):
            line = self.edition.line_of(f"{title} ")
            row = table.get(title)
            if not isinstance(row, dict) or not _lists(row.get("values"), row.get("tokens")):
                raise self._wrong(line, "chests", title)
            values: list[int] = []
            for value, tokens in zip(row["values"], row["tokens"], strict=True):
                if self._number(value, line, "chests", title) == 0:
                    raise self._wrong(line, "chests", title)  # in a view, 0 is "not known"
                values += [value] * self._number(tokens, line, "chests", title)
            if len(values) != CHEST_COUNTS[kind]:
                raise self.edition.refuse(line, "bellum-edition-count", section=title,
                                          count=len(values), wanted=CHEST_COUNTS[kind])  # fmt: skip
            self.chest_values.append(sorted(values))

    def _prices(self) -> list[int]:
        """Food for an evil one; glyphs and food for a most evil one, or glyphs alone."""
        table = self._section("prices")
        self.price_source = str(table["source"])
        line = self.edition.line_of("[prices]")
        names = ("evil_food", "most_evil_glyphs", "most_evil_food", "most_evil_glyphs_alone")
        return [self._number(table.get(name), line, "prices", name) for name in names]

    # Reading

    def _section(self, title: str) -> dict[str, Json]:
        table = self.edition.data.get(title)
        line = self.edition.line_of(f"[{title}]")
        if not isinstance(table, dict):
            raise self.edition.refuse(line, "error-edition-missing", field=title)
        self.edition.check_source(table.get("source"), line)
        return table

    def _cards(
        self, table: dict[str, Json], title: str, wanted: int, allowed: tuple[str, ...]
    ) -> dict[str, dict[str, Json]]:
        """The cards of a section, with the right count, no unknown words and no id twice."""
        cards = table.get("cards")
        source = str(table.get("source"))
        line = self.edition.line_of(f"[{title}")
        if not isinstance(cards, dict):
            raise self.edition.refuse(line, "error-edition-missing", field=title)
        for name, card in cards.items():
            self._check_card(name, card, allowed)
            self.sources[name] = str(card.get("source", source))
            self.shield_sources[name] = str(card.get("shield_source", self.sources[name]))
        if len(cards) != wanted:
            raise self.edition.refuse(line, "bellum-edition-count", section=title,
                                      count=len(cards), wanted=wanted)  # fmt: skip
        return cards

    def _check_card(self, name: str, card: Json, allowed: tuple[str, ...]) -> None:
        line = self._line(name)
        if not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", name):
            raise self.edition.refuse(line, "bellum-edition-id", card=name)
        if not isinstance(card, dict):
            raise self._wrong(line, name, "left")
        for word in card:
            if word not in allowed:
                raise self.edition.refuse(line, "bellum-edition-word", card=name, value=str(word),
                                          allowed=list(allowed))  # fmt: skip
        for word in ("source", "shield_source"):
            if word in card:
                self.edition.check_source(card[word], line)
        if name in self.names:
            raise self.edition.refuse(self._line(name, 2), "bellum-edition-duplicate", card=name)
        self.names.append(name)

    def _line(self, name: str, nth: int = 1) -> int:
        return self.edition.line_of(f"{name} ", nth)

    def _number(self, value: Json, line: int, card: str, field: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 99:
            raise self._wrong(line, card, field)
        return value

    def _wrong(self, line: int, card: str, field: str) -> Exception:
        return self.edition.refuse(line, "bellum-edition-field", card=card, field=field)

    # For whoever draws them

    def catalogue(self) -> dict[str, Json]:
        """All components by number, with the icons of every row in plain counts."""
        castles = [
            {
                "id": name,
                "shield": self.castle_shield,
                "source": self.sources[name],
                "shield_source": self.castle_shield_source,
                **_sides(self.castle_rows[c]),
            }
            for c, name in enumerate(self.castle_names)
        ]
        creatures = [
            {
                "id": name,
                "kind": KINDS[kind_of(c)],
                "bonus": BONUSES[self.bonus[c]],
                "source": self.sources[name],
                **_sides(self.creature_rows[c]),
            }
            for c, name in enumerate(self.creature_names)
        ]
        places = [
            {
                "id": name,
                "kind": PLACE_KINDS[self.place_kind[p]],
                "shield": self.place_shield[p],
                "magic": self.place_magic[p],
                "loot": dict(zip((*RESOURCES, *CHESTS), self.loot[p], strict=True)),
                "source": self.sources[name],
                "shield_source": self.shield_sources[name],
            }
            for p, name in enumerate(self.place_names)
        ]
        chests = [
            {"id": chest_name(label), "kind": CHESTS[chest_kind(label)]} for label in range(TOKENS)
        ]
        values = {title: self.chest_values[kind] for kind, title in enumerate(CHESTS)}
        return {
            "castles": castles,
            "creatures": creatures,
            "places": places,
            "chests": chests,
            "chest_values": values,
            "chest_source": self.chest_source,
            "icons": list(ICONS),
            "prices": list(self.prices),
            "price_source": self.price_source,
        }


def _lists(one: Json, other: Json) -> bool:
    return isinstance(one, list) and isinstance(other, list) and len(one) == len(other)


def _sides(rows: list[list[int]]) -> dict[str, Json]:
    """`left`: food, glyphs, maps of each row; `right`: swords, magic swords, thieves."""
    return {
        "left": [[cell >> shift & MASK for shift in (FOOD, GLYPH, MAP)] for cell in rows[LEFT]],
        "right": [
            [cell >> shift & MASK for shift in (SWORD, MAGIC, THIEF)] for cell in rows[RIGHT]
        ],
    }


def kind_of(creature: int) -> int:
    """0 goblin, 1 evil, 2 most evil."""
    if creature < FIRST_EVIL:
        return 0
    return 1 if creature < FIRST_MOST_EVIL else 2


def chest_kind(label: int) -> int:
    """Wood, metal or gold: the kind shows on the outside."""
    if label < FIRST_LABEL[METAL]:
        return WOOD
    return METAL if label < FIRST_LABEL[GOLD] else GOLD


def chest_name(label: int) -> str:
    """`metal-3` is the third metal chest that was drawn, whatever is in it (BE-9)."""
    kind = chest_kind(label)
    return f"{CHESTS[kind]}-{label - FIRST_LABEL[kind] + 1}"


def unpacked(strength: int) -> list[int]:
    """The six counts of a packed strength, in the order of ICONS."""
    return [strength >> ICON_BITS * icon & MASK for icon in range(len(ICONS))]


def packed(counts: list[int]) -> int:
    strength = 0
    for icon, count in enumerate(counts):
        strength |= count << ICON_BITS * icon
    return strength
