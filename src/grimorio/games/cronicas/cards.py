"""The characters and chronicles as an edition prints them, numbered.

A suit card is `suit * 10 + strength - 1`; the six wilds follow from 30 on. Sets of cards are bit
masks: what has no order at the table has none here.
"""

from typing import Final

from grimorio.core import bits
from grimorio.core.edition import Edition, Table
from grimorio.core.flat import filled, numbers, plain
from grimorio.core.native import append, i64

SUITS: Final = ("power", "wisdom", "love")
WILDS: Final = ("king", "demon", "dragon", "sage", "fool", "angel")
STRENGTHS: Final[i64] = 10
CARDS: Final[i64] = 36
WILD: Final = 3  # stands for the suit of the wilds
ALLIES: Final = 3  # stands for "all allies" in a condition

KING: Final = 30
DEMON: Final = 31
DRAGON: Final = 32
SAGE: Final = 33
FOOL: Final = 34
ANGEL: Final = 35

SUIT_CARDS: Final = numbers([0x3FF, 0x3FF << 10, 0x3FF << 20])
ONLY: Final = numbers([bits.bit(card) for card in range(CARDS)])
"""By card the set of it alone."""
WILD_CARDS: Final[i64] = 0x3F << 30
ALL_CARDS: Final[i64] = (1 << 36) - 1

# What a seat can owe: the choice, the kind of action that makes it and the ability of a card that
# asks for it have one name and one number.
PLAY: Final = 0  # a card for the encounter
TAKE: Final = 1  # 4, Sage: an opponent's ally to take
RECALL: Final = 2  # 6: an own ally to take back into the hand
RETURN: Final = 3  # 7: a card of the encounter to return to its player
DISCARD: Final = 4  # 8: an opponent's ally to discard
DISMISS: Final = 5  # 9: an own ally to discard
CHOICES: Final = ("play", "take", "recall", "return", "discard", "dismiss")

# What a card does at once when it is played face up: it asks for one of these, or
END: Final = 6  # ends the encounter
NOTHING: Final = -1
ON_PLAY: Final = {
    "take": TAKE,
    "end": END,
    "recall": RECALL,
    "return": RETURN,
    "discard": DISCARD,
    "dismiss": DISMISS,
}
ABILITIES: Final = ("none", "evil", "triple", "invert", "take", "end", "recall", "return",
                    "discard", "dismiss", "steadfast")  # fmt: skip

CHRONICLES: Final = ("coronation", "conversation", "darkness", "monsters", "revolt", "reform",
                     "library", "wedding", "heartbreak", "alliance", "plague",
                     "virtue")  # fmt: skip
ALL_CHRONICLES: Final[i64] = (1 << 12) - 1

# What a chronicle asks for.
TWO_MORE: Final = 0
TWO_LAST: Final = 1
MOST_EVIL: Final = 2
NO_EVIL: Final = 3
MOST: Final = 4
FEWEST: Final = 5
SPECIAL: Final = ("two-more", "two-last", "most-evil", "no-evil")
COUNTED: Final = (*SUITS, "allies")
CONDITIONS: Final = (*SPECIAL, *(f"most-{what}" for what in COUNTED),
                     *(f"fewest-{what}" for what in COUNTED))  # fmt: skip

# Facts of a card that may have another source than the rest: a chronicle's main card, what was
# added to an ability to make it work, a name.
SINGLE_SOURCES: Final = ("main_source", "detail_source", "name_source")


def bits_of(mask: i64) -> list[int]:
    """The numbers of the cards in a set, ascending."""
    return plain(bits.members(mask))


def mask_of(cards: list[int]) -> i64:
    return bits.set_of(cards)


def count_of(mask: i64) -> i64:
    return bits.count(mask)


def flags_of(mask: i64, seats: i64) -> list[bool]:
    """For each seat whether it is in a set of seats."""
    return [bool(mask >> seat & 1) for seat in range(seats)]


def mask_of_flags(flags: list[bool]) -> i64:
    return mask_of([seat for seat in range(len(flags)) if flags[seat]])


class Cards:
    """Tables by card number and by chronicle number, and sets of cards that share an ability."""

    def __init__(self, edition: Edition) -> None:
        self.names: list[str] = [f"{s}-{n}" for s in SUITS for n in range(1, STRENGTHS + 1)]
        self.names += WILDS
        self.suit = numbers([card // STRENGTHS for card in range(CARDS)])
        self.strength: list[int] = [card % STRENGTHS + 1 for card in range(KING)] + [0] * len(WILDS)
        self.abilities: list[str] = ["none"] * KING + list(WILDS)
        self.on_play = filled(NOTHING, CARDS)
        self.on_play[SAGE] = TAKE
        self.rank = filled(0, CARDS)
        self.sources: list[dict[str, str]] = [{} for _ in range(CARDS)]
        """Where a card's ability comes from, its details, and its name."""
        self.evil = ONLY[DEMON]
        self.triple: i64 = 0
        self.invert: i64 = 0
        self.steadfast: i64 = 0
        top = edition.top
        top.shape({"": ("game", "id", "title", "strengths", "wilds", "chronicles")})
        self._read_strengths(top)
        self._read_wilds(top)
        ranked = [card for card in range(KING, CARDS) if self.rank[card] > 0]
        self.winning_wilds = numbers(sorted(ranked, key=self._rank_of, reverse=True))
        """The wilds that win encounters, the best first."""
        self.condition = numbers([])
        self.counted = numbers([])
        self.conditions: list[str] = []
        self.main = numbers([])
        self.chronicle_sources: list[dict[str, str]] = []
        """Where a chronicle's condition comes from, its main card, and its title."""
        self._read_chronicles(top)

    def _rank_of(self, card: int) -> int:
        return self.rank[card]

    def _read_strengths(self, top: Table) -> None:
        """Each strength from 1 to 10 once; its ability is that of its three cards."""
        rows = top.rows("strengths")
        seen: list[str] = []
        back = evil = 0
        for row in rows:
            row.known("strength", "ability", "names", "source", *SINGLE_SOURCES)
            strength = row.number("strength", 1, STRENGTHS)
            _once(row, "strength", str(strength), seen)
            ability = row.word("ability", ABILITIES)
            back += ability in ("recall", "return")
            # Two of them can keep a round going by one card at most; a third might for ever.
            if back > 2:
                raise row.refuse("cronicas-edition-endless", "ability")
            evil += ability == "evil"
            # The Demon and three others make the evil victory (CR-8).
            if top.edition.strict and evil > 1:
                raise row.refuse("cronicas-edition-evil", "ability")
            self._set_ability(strength, ability, _sources(row))
            self._name_characters(row, strength)
        _check_count(top, "strengths", len(rows), STRENGTHS)
        if top.edition.strict and not evil:
            raise top.refuse("cronicas-edition-evil", "strengths")

    def _name_characters(self, row: Table, strength: int) -> None:
        """The owner's names of the three cards of a strength, or of some of them."""
        if not row.has("names"):
            return
        names = row.table("names")
        names.known(*SUITS)
        for number, suit in enumerate(SUITS):
            if names.own_name(f"{suit}-{strength}", suit):
                _named_by_owner(self.sources, number * STRENGTHS + strength - 1)

    def _set_ability(self, strength: int, ability: str, sources: dict[str, str]) -> None:
        cards = [suit * STRENGTHS + strength - 1 for suit in range(len(SUITS))]
        for card in cards:
            self.abilities[card] = ability
            self.on_play[card] = ON_PLAY.get(ability, NOTHING)
            self.sources[card] = sources
        mask = mask_of(cards)
        if ability == "evil":
            self.evil |= mask
        elif ability == "triple":
            self.triple |= mask
        elif ability == "invert":
            self.invert |= mask
        elif ability == "steadfast":
            self.steadfast |= mask

    def _read_wilds(self, top: Table) -> None:
        """Each wild once, and its rank; two ranks above 0 are never equal."""
        rows = top.rows("wilds")
        seen: list[str] = []
        ranks: list[int] = []
        for row in rows:
            row.known("id", "rank", "name", "source", *SINGLE_SOURCES)
            wild = row.word("id", WILDS)
            _once(row, "id", wild, seen)
            rank = row.number("rank", 0, len(WILDS))
            if rank and rank in ranks:
                raise row.refuse("cronicas-edition-rank", "rank", wild=wild, value=rank)
            ranks.append(rank)
            card = KING + WILDS.index(wild)
            self.rank[card] = rank
            self.sources[card] = _sources(row)
            if row.own_name(wild):
                _named_by_owner(self.sources, card)
        _check_count(top, "wilds", len(rows), len(WILDS))

    def _read_chronicles(self, top: Table) -> None:
        """Each chronicle once, with a known condition and a main card that exists."""
        rows = top.rows("chronicles")
        seen: list[str] = []
        found: dict[str, tuple[str, int, dict[str, str]]] = {}
        for row in rows:
            row.known("id", "condition", "main", "name", "source", *SINGLE_SOURCES)
            id = row.text("id")
            if id not in CHRONICLES:
                raise row.refuse(
                    "cronicas-edition-chronicle", "id", value=id[:40], allowed=list(CHRONICLES)
                )
            _once(row, "id", id, seen)
            condition = row.word("condition", CONDITIONS)
            if condition in SPECIAL[:2] and any(condition == each[0] for each in found.values()):
                raise row.refuse("cronicas-edition-twice", "condition", value=condition)
            main = row.text("main")
            if main not in self.names:
                raise row.refuse("cronicas-edition-main", "main", chronicle=id, value=main[:40])
            sources = _sources(row)
            if row.own_name(id):
                sources["name_source"] = "owner"
            found[id] = (condition, self.names.index(main), sources)
        _check_count(top, "chronicles", len(rows), len(CHRONICLES))
        for chronicle in CHRONICLES:
            self._add_chronicle(*found[chronicle])

    def _add_chronicle(self, condition: str, main: int, sources: dict[str, str]) -> None:
        self.conditions.append(condition)
        self.main = append(self.main, main)
        self.chronicle_sources.append(sources)
        if condition in SPECIAL:
            self.condition = append(self.condition, SPECIAL.index(condition))
            self.counted = append(self.counted, ALLIES)
        else:
            how, what = condition.split("-")
            self.condition = append(self.condition, MOST if how == "most" else FEWEST)
            self.counted = append(self.counted, COUNTED.index(what))


def _once(row: Table, field: str, thing: str, seen: list[str]) -> None:
    if thing in seen:
        raise row.refuse("cronicas-edition-duplicate", field, thing=thing)
    seen.append(thing)


def _sources(row: Table) -> dict[str, str]:
    """The source of the row's facts, and those of its single facts where they differ."""
    found = {"source": row.source()}
    for field in SINGLE_SOURCES:
        found[field] = row.source(field) if row.has(field) else found["source"]
    return found


def _named_by_owner(sources: list[dict[str, str]], card: int) -> None:
    """A name that is typed in is the owner's; `name_source` is that of those that are left."""
    sources[card] = {**sources[card], "name_source": "owner"}


def _check_count(top: Table, name: str, count: int, wanted: int) -> None:
    if count != wanted:
        raise top.refuse("cronicas-edition-count", name, part=name, count=count, wanted=wanted)
