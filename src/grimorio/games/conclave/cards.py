"""The mages as an edition prints them, numbered so that a card's magic is `card // 12`."""

from typing import Final

from grimorio.core.bits import lowest
from grimorio.core.edition import Edition, Table
from grimorio.core.flat import NOTHING, filled
from grimorio.core.native import append, i64, vec

MAGICS: Final = ("beige", "blue", "purple", "orange", "red", "green")
BROTHERHOODS: Final = ("crow", "gazelle", "boar")
MAGIC_COUNT: Final[i64] = 6
BROTHERHOOD_COUNT: Final[i64] = 3
PER_MAGIC: Final[i64] = 12
CARDS: Final = MAGIC_COUNT * PER_MAGIC
MOST_INFLUENCE: Final = 5

SHAPE: Final[dict[str, tuple[str, ...]]] = {
    "": ("game", "id", "title", "counts", "mages", "sources", "names"),
    "counts": ("source", "cards", "per_magic"),
    "mages": ("source", *MAGICS),
    **{f"mages.{magic}": BROTHERHOODS for magic in MAGICS},
}


class Cards:
    """CO-1: tables by card number: brotherhood, influence and name."""

    def __init__(self, edition: Edition) -> None:
        self.brotherhood = NOTHING
        self.influence = NOTHING
        self.names: list[str] = []
        self.sources: list[str] = []
        top = edition.top
        top.shape(SHAPE)
        if edition.strict:
            _check_counts(top.table("counts"))
        mages = top.table("mages")
        self.source = mages.source()
        for magic in MAGICS:
            self._read_magic(mages.table(magic), magic)
        if top.has("sources"):
            self._read_sources(top.table("sources"))
        if top.has("names"):
            top.table("names").own_names(*BROTHERHOODS, *self.names)
        self.pile_influence = vec[vec[i64]]([self._sums(magic) for magic in range(MAGIC_COUNT)])

    def _read_magic(self, table: Table, magic: str) -> None:
        before = len(self.names)
        for number, brotherhood in enumerate(BROTHERHOODS):
            influences = table.array(brotherhood) if table.has(brotherhood) else []
            for i, value in enumerate(influences):
                influence = table.check_number(value, brotherhood, 1, MOST_INFLUENCE, i)
                name = f"{brotherhood}-{magic}-{influence}"
                if name in self.names:
                    raise table.refuse("conclave-edition-duplicate", brotherhood, card=name)
                self.brotherhood = append(self.brotherhood, number)
                self.influence = append(self.influence, influence)
                self.names.append(name)
                self.sources.append(self.source)
        count = len(self.names) - before
        if count != PER_MAGIC:
            raise table.refuse("conclave-edition-count", magic=magic, count=count, wanted=PER_MAGIC)

    def _read_sources(self, table: Table) -> None:
        """Where single mages come from, if not from where the rest do."""
        table.known(*self.names)
        for name in table.data:
            self.sources[self.names.index(name)] = table.source(name)

    def _sums(self, magic: int) -> vec[i64]:
        """The total influence of every possible pile of a magic, by its bit mask."""
        sums = filled(0, 1 << PER_MAGIC)
        for mask in range(1, 1 << PER_MAGIC):
            low = lowest(mask)
            sums[mask] = sums[mask & mask - 1] + self.influence[magic * PER_MAGIC + low]
        return sums


def _check_counts(table: Table) -> None:
    """How many there are is fixed: the decks, the zones and the end of the game rest on it."""
    table.source()
    table.number("cards", CARDS, CARDS)
    table.number("per_magic", PER_MAGIC, PER_MAGIC)


def backs(cards: vec[i64]) -> list[int]:
    """CO-2: the magics of these cards, which is all that their backs show."""
    return [card // PER_MAGIC for card in cards]


def count_backs(cards: vec[i64]) -> list[int]:
    """How many of these cards there are of each magic."""
    counts = [0] * MAGIC_COUNT
    for card in cards:
        counts[card // PER_MAGIC] += 1
    return counts
