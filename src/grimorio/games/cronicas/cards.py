"""The characters and chronicles as an edition prints them, numbered.

A suit card is `suit * 10 + strength - 1`; the six wilds follow from 30 on. Sets of cards are bit
masks: what has no order at the table has none here.
"""

from typing import Final

from grimorio.core.edition import Edition
from grimorio.core.text import Json

SUITS: Final = ("power", "wisdom", "love")
WILDS: Final = ("king", "demon", "dragon", "sage", "fool", "angel")
STRENGTHS: Final = 10
CARDS: Final = 36
WILD: Final = 3  # stands for the suit of the wilds
ALLIES: Final = 3  # stands for "all allies" in a condition

KING: Final = 30
DEMON: Final = 31
DRAGON: Final = 32
SAGE: Final = 33
FOOL: Final = 34
ANGEL: Final = 35

SUIT_CARDS: Final = [0x3FF, 0x3FF << 10, 0x3FF << 20]
WILD_CARDS: Final = 0x3F << 30
ALL_CARDS: Final = (1 << CARDS) - 1

# What a card does at once when it is played face up.
NOTHING: Final = 0
TAKE: Final = 1
END: Final = 2
RECALL: Final = 3
RETURN: Final = 4
DISCARD: Final = 5
DISMISS: Final = 6
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


def bits_of(mask: int) -> list[int]:
    """The numbers of the cards in a set, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


class Cards:
    """Tables by card number and by chronicle number, and sets of cards that share an ability."""

    def __init__(self, edition: Edition) -> None:
        self.names: list[str] = [f"{s}-{n}" for s in SUITS for n in range(1, STRENGTHS + 1)]
        self.names += WILDS
        self.suit: list[int] = [card // STRENGTHS for card in range(CARDS)]
        self.strength: list[int] = [card % STRENGTHS + 1 for card in range(KING)] + [0] * len(WILDS)
        self.abilities: list[str] = ["none"] * KING + list(WILDS)
        self.on_play: list[int] = [NOTHING] * CARDS
        self.on_play[SAGE] = TAKE
        self.rank: list[int] = [0] * CARDS
        self.sources: list[str] = [""] * CARDS
        self.evil = 1 << DEMON
        self.triple = 0
        self.invert = 0
        self.steadfast = 0
        self._read_strengths(edition)
        self._read_wilds(edition)
        self.condition: list[int] = []
        self.counted: list[int] = []
        self.conditions: list[str] = []
        self.main: list[int] = []
        self.chronicle_sources: list[str] = []
        self._read_chronicles(edition)

    def _read_strengths(self, edition: Edition) -> None:
        """Each strength from 1 to 10 once; its ability is that of its three cards."""
        rows = _rows(edition, "strengths")
        seen: list[int] = []
        back = 0
        for line, row in rows:
            strength, ability = row.get("strength"), row.get("ability")
            if not isinstance(strength, int) or not 1 <= strength <= STRENGTHS:
                raise edition.refuse(line, "cronicas-edition-strength", value=str(strength))
            if strength in seen:
                raise edition.refuse(line, "cronicas-edition-duplicate", thing=str(strength))
            if ability not in ABILITIES:
                raise edition.refuse(line, "cronicas-edition-ability", value=str(ability),
                                     allowed=list(ABILITIES))  # fmt: skip
            back += ability in ("recall", "return")
            # Two of them can keep a round going by one card at most; a third might for ever.
            if back > 2:
                raise edition.refuse(line, "cronicas-edition-endless")
            seen.append(strength)
            self._set_ability(strength, str(ability), edition.check_source(row.get("source"), line))
        _check_count(edition, "strengths", len(rows), STRENGTHS)

    def _set_ability(self, strength: int, ability: str, source: str) -> None:
        cards = [suit * STRENGTHS + strength - 1 for suit in range(len(SUITS))]
        for card in cards:
            self.abilities[card] = ability
            self.on_play[card] = ON_PLAY.get(ability, NOTHING)
            self.sources[card] = source
        mask = mask_of(cards)
        if ability == "evil":
            self.evil |= mask
        elif ability == "triple":
            self.triple |= mask
        elif ability == "invert":
            self.invert |= mask
        elif ability == "steadfast":
            self.steadfast |= mask

    def _read_wilds(self, edition: Edition) -> None:
        """Each wild once, and its rank; two ranks above 0 are never equal."""
        rows = _rows(edition, "wilds")
        seen: list[str] = []
        ranks: list[int] = []
        for line, row in rows:
            wild, rank = row.get("id"), row.get("rank")
            if wild not in WILDS:
                raise edition.refuse(line, "cronicas-edition-wild", value=str(wild),
                                     allowed=list(WILDS))  # fmt: skip
            if wild in seen:
                raise edition.refuse(line, "cronicas-edition-duplicate", thing=str(wild))
            if not isinstance(rank, int) or not 0 <= rank <= len(WILDS) or (rank and rank in ranks):
                raise edition.refuse(line, "cronicas-edition-rank", wild=str(wild),
                                     value=str(rank), most=len(WILDS))  # fmt: skip
            seen.append(str(wild))
            ranks.append(rank)
            card = KING + WILDS.index(str(wild))
            self.rank[card] = rank
            self.sources[card] = edition.check_source(row.get("source"), line)
        _check_count(edition, "wilds", len(rows), len(WILDS))

    def _read_chronicles(self, edition: Edition) -> None:
        """Each chronicle once, with a known condition and a main card that exists."""
        found: dict[str, tuple[str, int, str]] = {}
        rows = _rows(edition, "chronicles")
        for line, row in rows:
            id, condition, main = row.get("id"), row.get("condition"), row.get("main")
            if id not in CHRONICLES:
                raise edition.refuse(line, "cronicas-edition-chronicle", value=str(id),
                                     allowed=list(CHRONICLES))  # fmt: skip
            if id in found:
                raise edition.refuse(line, "cronicas-edition-duplicate", thing=str(id))
            if condition not in CONDITIONS:
                raise edition.refuse(line, "cronicas-edition-condition", chronicle=str(id),
                                     value=str(condition), allowed=list(CONDITIONS))  # fmt: skip
            if condition in SPECIAL[:2] and any(condition == each[0] for each in found.values()):
                raise edition.refuse(line, "cronicas-edition-twice", value=str(condition))
            if main not in self.names:
                raise edition.refuse(line, "cronicas-edition-main", chronicle=str(id),
                                     value=str(main))  # fmt: skip
            source = edition.check_source(row.get("source"), line)
            found[str(id)] = (str(condition), self.names.index(str(main)), source)
        _check_count(edition, "chronicles", len(rows), len(CHRONICLES))
        for chronicle in CHRONICLES:
            self._add_chronicle(*found[chronicle])

    def _add_chronicle(self, condition: str, main: int, source: str) -> None:
        self.conditions.append(condition)
        self.main.append(main)
        self.chronicle_sources.append(source)
        if condition in SPECIAL:
            self.condition.append(SPECIAL.index(condition))
            self.counted.append(ALLIES)
        else:
            how, what = condition.split("-")
            self.condition.append(MOST if how == "most" else FEWEST)
            self.counted.append(COUNTED.index(what))


def _rows(edition: Edition, name: str) -> list[tuple[int, dict[str, Json]]]:
    """The tables of an array, each with the number of its first line."""
    rows = edition.data.get(name)
    if not isinstance(rows, list):
        raise edition.refuse(0, "error-edition-missing", field=name)
    found: list[tuple[int, dict[str, Json]]] = []
    for number, row in enumerate(rows, 1):
        line = edition.line_of(f"[[{name}]]", number)
        if not isinstance(row, dict):
            raise edition.refuse(line, "error-edition-missing", field=name)
        found.append((line, row))
    return found


def _check_count(edition: Edition, name: str, count: int, wanted: int) -> None:
    if count != wanted:
        raise edition.refuse(edition.line_of(f"[[{name}]]"), "cronicas-edition-count",
                             part=name, count=count, wanted=wanted)  # fmt: skip
