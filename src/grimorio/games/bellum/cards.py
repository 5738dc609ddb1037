"""Castles, creatures, places and chests as an edition prints them, in tables by number.

What an edition must have is checked here, line by line; what ours keeps to (BE-1 to BE-4, tuned
for BE-5) is checked by its tests, so that owners can type in the printed cards.

The strength of one row of one side is packed into a single whole number, eight bits an icon, so
that a card is tucked under a castle with six additions.
"""

import functools
import re
import tomllib
from pathlib import Path
from typing import Final

from grimorio.core.edition import Edition, Table
from grimorio.core.flat import NOTHING, numbers, rows
from grimorio.core.native import append, i64, vec
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
FIRST_LABEL: Final = numbers([0, 20, 40, 50])
TOKENS: Final = 50
RESOURCES: Final = ("food", "glyph", "barrel")
LOOT: Final = 6  # resources and kinds of chests

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
FIRST_PLACE: Final = numbers([0, 1, 8, 15, 25])
TAVERN: Final[i64] = 0
PLACES: Final = 25
CASTLES: Final = 5

PRICE_FIELDS: Final = ("evil_food", "most_evil_glyphs", "most_evil_food", "most_evil_glyphs_alone")
TOKEN_KINDS: Final = ("shield", "confusion", "magic-shield", "food", "glyph", "barrel")

# Beyond these a file is surely mistaken.
MOST_NUMBER: Final = 99
MOST_SHIELD: Final = 20
MOST_PRICE: Final = 20
MOST_VALUE: Final = 50
MOST_LOOT: Final = 9
LONGEST_ID: Final = 40

SHAPE: Final[dict[str, tuple[str, ...]]] = {
    "": ("game", "id", "title", "prices", "castles", *KIND_TABLES, "places", "chests", "tokens"),
    "prices": ("source", "evil_source", "most_evil_source", *PRICE_FIELDS),
    "castles": ("source", "shield", "cards"),
    "castles.shield": ("source", "value"),
    "goblins": ("source", "cards"),
    "evil": ("source", "cards"),
    "most-evil": ("source", "cards"),
    "places": ("source", *PLACE_TABLES),
    "chests": ("source", *CHESTS),
    "chests.wood": ("values", "tokens"),
    "chests.metal": ("values", "tokens"),
    "chests.gold": ("values", "tokens"),
    "tokens": ("source", *TOKEN_KINDS),
}


class Cards:
    """Tables by number. Rows are 0-5 here, and 1-6 for people."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.sources: dict[str, str] = {}
        """Where the facts of each card come from, by id."""
        self.section_sources: dict[str, str] = {}
        self.shield_sources: dict[str, str] = {}
        """Where the shield of a place comes from, if not from where the rest does."""
        top = edition.top
        top.shape(SHAPE)
        self.prices = self._prices(top.table("prices"))
        self._castles(top.table("castles"))
        self._creatures(top)
        self._places(top.table("places"))
        self._chests(top.table("chests"))
        if edition.strict:
            self._tokens(top.table("tokens"))

    # Castles

    def _castles(self, table: Table) -> None:
        """BE-1: six rows on either side, and the printed shield."""
        shield = table.table("shield")
        self.section_sources["castle-shield"] = shield.source()
        self.castle_shield = self._number(shield, "value", MOST_SHIELD)
        self.castle_names: list[str] = []
        self.castle_rows: list[list[list[int]]] = []
        """`castle_rows[castle][side][row]`: packed strengths."""
        for name, card in self._cards(table, "cards", "castles", CASTLES, ()).items():
            self.castle_names.append(name)
            self.castle_rows.append([self._side(name, card, side) for side in (LEFT, RIGHT)])
        self.castle_strength = flat_rows(self.castle_rows)

    # Creatures

    def _creatures(self, top: Table) -> None:
        """BE-2: goblins, evil and most evil ones, each with both sides and perhaps a bonus."""
        self.creature_names: list[str] = []
        self.creature_rows: list[list[list[int]]] = []
        """`creature_rows[creature][side][row]`: packed strengths."""
        self.bonus = NOTHING
        for kind, title in enumerate(KIND_TABLES):
            table = top.table(title)
            cards = self._cards(table, "cards", title, KIND_COUNTS[kind], ("bonus",))
            for name, card in cards.items():
                self.creature_names.append(name)
                self.creature_rows.append([self._side(name, card, s) for s in (LEFT, RIGHT)])
                bonus = card.word("bonus", BONUSES) if card.has("bonus") else "none"
                self.bonus = append(self.bonus, BONUSES.index(bonus))
        self.creature_strength = flat_rows(self.creature_rows)

    def _side(self, name: str, card: Table, side: int) -> list[int]:
        """Six packed strengths from a text such as `f - fm - - g`."""
        cells = card.text(SIDES[side]).split()
        if len(cells) != ROWS:
            raise card.refuse("bellum-edition-rows", SIDES[side], card=name, side=SIDES[side],
                              count=len(cells), wanted=ROWS)  # fmt: skip
        return [self._cell(name, card, cell, side) for cell in cells]

    def _cell(self, name: str, card: Table, cell: str, side: int) -> int:
        if cell == "-":
            return 0
        packed = 0
        for letter in cell:
            if letter not in SIDE_LETTERS[side] or cell.count(letter) > MOST_OF_AN_ICON:
                raise card.refuse("bellum-edition-cell", SIDES[side], card=name, side=SIDES[side],
                                  value=cell[:40], allowed=list(SIDE_LETTERS[side]))  # fmt: skip
            packed += 1 << ICON_BITS * LETTERS.index(letter)
        return packed

    # Places

    def _places(self, table: Table) -> None:
        """BE-3: tavern, farms, villages and towns, with shields and loot."""
        self.place_names: list[str] = []
        self.place_kind = NOTHING
        self.place_shield = NOTHING
        self.place_magic = NOTHING
        self.loot: list[list[int]] = []
        """`loot[place]`: food, glyphs, barrels, and chests of wood, metal and gold."""
        allowed = ("shield", "magic", "loot", "shield_source")
        for kind, title in enumerate(PLACE_TABLES):
            cards = self._cards(table, title, f"places.{title}", PLACE_COUNTS[kind], allowed)
            for name, card in cards.items():
                self.place_names.append(name)
                shield = self._number(card, "shield", MOST_SHIELD)
                magic = self._number(card, "magic", MOST_SHIELD) if card.has("magic") else 0
                self.place_kind = append(self.place_kind, kind)
                self.place_shield = append(self.place_shield, shield)
                self.place_magic = append(self.place_magic, magic)
                self.loot.append(self._loot(name, card))
                if card.has("shield_source"):
                    self.shield_sources[name] = card.source("shield_source")
        self.place_total = numbers(
            [self.place_shield[p] + self.place_magic[p] for p in range(PLACES)]
        )
        self.looted = numbers([count for counts in self.loot for count in counts])
        """`looted[place * LOOT + thing]`: the same."""

    def _loot(self, name: str, card: Table) -> list[int]:
        things = (*RESOURCES, *CHESTS)
        counts = [0] * len(things)
        for word in card.text("loot").split():
            if word not in things:
                raise card.refuse(
                    "bellum-edition-loot", "loot", card=name, value=word[:40], allowed=list(things)
                )
            counts[things.index(word)] += 1
        if not any(counts) or (self.edition.strict and max(counts) > MOST_LOOT):
            raise card.refuse("bellum-edition-loot-count", "loot", card=name, most=MOST_LOOT)
        return counts

    # Chests, prices and tokens

    def _chests(self, table: Table) -> None:
        """BE-4: how many tokens there are of each value."""
        self.section_sources["chests"] = table.source()
        self.chest_values: list[list[int]] = []
        """`chest_values[kind]`: the value of every token, ascending."""
        for kind, title in enumerate(CHESTS):
            row = table.table(title)
            worth, tokens = row.array("values"), row.array("tokens")
            if len(worth) != len(tokens):
                raise row.refuse("bellum-edition-chests", section=title)
            values: list[int] = []
            for i, value in enumerate(worth):  # from 1: in a view, 0 is "not known"
                value = row.check_number(value, "values", 1, self._most(MOST_VALUE), i)
                values += [value] * row.check_number(tokens[i], "tokens", 0, CHEST_COUNTS[kind], i)
            self._count(row, title, len(values), CHEST_COUNTS[kind], [])
            self.chest_values.append(sorted(values))
        self.tokens = rows(self.chest_values)

    def _prices(self, table: Table) -> list[int]:
        """Food for an evil one; glyphs and food for a most evil one, or glyphs alone."""
        for kind in KINDS[1:]:
            field = kind.replace("-", "_") + "_source"
            source = table.source(field if table.has(field) else "source")
            self.section_sources[f"{kind}-price"] = source
        prices = [self._number(table, name, MOST_PRICE) for name in PRICE_FIELDS]
        food, glyphs, with_food, alone = prices
        if self.edition.strict and not (food and glyphs + with_food and alone):
            raise table.refuse(
                "bellum-edition-free", PRICE_FIELDS[0 if not food else 1 if alone else 3]
            )
        return prices

    def _tokens(self, table: Table) -> None:
        """BE-7: only chests run out; these counts are for whoever sorts the box."""
        self.section_sources["tokens"] = table.source()
        for kind in TOKEN_KINDS:
            self._number(table, kind, MOST_NUMBER)

    # Reading

    def _cards(
        self, table: Table, field: str, title: str, wanted: int, allowed: tuple[str, ...]
    ) -> dict[str, Table]:
        """The cards of a section, with the right count, no unknown words and no id twice."""
        source = table.source()
        sides = () if "loot" in allowed else SIDES
        found: dict[str, Table] = {}
        for name, card in table.table(field).tables().items():
            if not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", name) or len(name) > LONGEST_ID:
                raise card.refuse("bellum-edition-id", card=name[:40])
            if name in self.sources:
                raise card.refuse("bellum-edition-duplicate", card=name)
            card.known(*sides, *allowed, "name", "source")
            self.sources[name] = card.source() if card.has("source") else source
            if not card.own_name(name) and self.edition.strict and name not in base_names():
                raise card.refuse("error-edition-nameless", thing=name)
            found[name] = card
        self._count(table.table(field), title, len(found), wanted, list(found))
        return found

    def _count(self, table: Table, title: str, count: int, wanted: int, names: list[str]) -> None:
        """So many, and no others; of too many cards those are named that are new."""
        new = [name for name in names if name not in base_names()] if count > wanted else []
        if count != wanted:
            raise table.refuse("bellum-edition-count", section=title, count=count, wanted=wanted,
                               new=new, more=len(new))  # fmt: skip

    def _number(self, table: Table, field: str, most: int) -> int:
        return table.number(field, 0, self._most(most))

    def _most(self, most: int) -> int:
        return most if self.edition.strict else MOST_NUMBER

    # For whoever draws them

    def catalogue(self) -> dict[str, Json]:
        """All components by number, with the icons of every row in plain counts."""
        castles = [
            {
                "id": name,
                "shield": self.castle_shield,
                "source": self.sources[name],
                "shield_source": self.section_sources["castle-shield"],
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
                "shield_source": self.shield_sources.get(name, self.sources[name]),
            }
            for p, name in enumerate(self.place_names)
        ]
        chests = [
            {"id": chest_name(label), "kind": CHESTS[chest_kind(label)]} for label in range(TOKENS)
        ]
        values = {title: self.chest_values[kind] for kind, title in enumerate(CHESTS)}
        evil, glyphs, food, alone = self.prices
        prices = {
            "evil": {"food": evil},
            "most-evil": {"glyphs": glyphs, "food": food, "alone": alone},
        }
        return {
            "castles": castles,
            "creatures": creatures,
            "places": places,
            "chests": chests,
            "chest_values": values,
            "icons": list(ICONS),
            "prices": prices,
            "sources": dict(self.section_sources),
        }


@functools.cache
def base_names() -> list[str]:
    """The cards that our own texts name."""
    path = Path(__file__).parent / "edition" / "base.toml"
    data = tomllib.loads(path.read_text("utf-8"))
    found = [*data["castles"]["cards"]]
    for title in KIND_TABLES:
        found += data[title]["cards"]
    for title in PLACE_TABLES:
        found += data["places"][title]
    return found


def _sides(rows: list[list[int]]) -> dict[str, Json]:
    """`left`: food, glyphs, maps of each row; `right`: swords, magic swords, thieves."""
    return {
        "left": [[cell >> shift & MASK for shift in (FOOD, GLYPH, MAP)] for cell in rows[LEFT]],
        "right": [
            [cell >> shift & MASK for shift in (SWORD, MAGIC, THIEF)] for cell in rows[RIGHT]
        ],
    }


def flat_rows(cards: list[list[list[int]]]) -> vec[i64]:
    """`[first_row(card, side) + row]`: packed strengths, as the rules add them."""
    return numbers([cell for sides in cards for rows in sides for cell in rows])


def first_row(card: i64, side: i64) -> i64:
    return (card * 2 + side) * ROWS


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


def unpacked(strength: i64) -> list[int]:
    """The six counts of a packed strength, in the order of ICONS."""
    return [strength >> ICON_BITS * icon & MASK for icon in range(len(ICONS))]


def packed(counts: list[int]) -> i64:
    strength: i64 = 0
    for icon in range(len(ICONS)):
        count: i64 = counts[icon]
        strength |= count << ICON_BITS * icon
    return strength


def unpacked_hordes(strength: vec[i64], seats: i64) -> list[list[list[int]]]:
    """By seat and row the six counts of each packed strength."""
    return [[unpacked(strength[seat * ROWS + row]) for row in range(ROWS)] for seat in range(seats)]


def packed_hordes(hordes: list[list[list[int]]]) -> list[int]:
    return [packed(counts) for rows in hordes for counts in rows]
