"""The mages as an edition prints them, numbered so that a card's magic is `card // 12`."""

from typing import Final

from grimorio.core.edition import Edition

MAGICS: Final = ("beige", "blue", "purple", "orange", "red", "green")
BROTHERHOODS: Final = ("crow", "gazelle", "boar")
PER_MAGIC: Final = 12
CARDS: Final = 72


class Cards:
    """CO-1: tables by card number: brotherhood, influence and name."""

    def __init__(self, edition: Edition) -> None:
        self.brotherhood: list[int] = []
        self.influence: list[int] = []
        self.names: list[str] = []
        mages = edition.data.get("mages")
        if not isinstance(mages, dict):
            raise edition.refuse(0, "error-edition-missing", field="mages")
        edition.check_source(mages.get("source"), edition.line_of("[mages]"))
        for magic in mages:
            if magic not in MAGICS and magic != "source":
                raise edition.refuse(edition.line_of(f"[mages.{magic}]"), "conclave-edition-magic",
                                     magic=magic, allowed=list(MAGICS))  # fmt: skip
        for magic in MAGICS:
            self._read_magic(edition, magic, mages.get(magic))
        self.pile_influence = [self._sums(magic) for magic in range(len(MAGICS))]

    def _read_magic(self, edition: Edition, magic: str, table: object) -> None:
        start = edition.line_of(f"[mages.{magic}]")
        if not isinstance(table, dict):
            raise edition.refuse(start, "conclave-edition-missing-magic", magic=magic)
        for brotherhood in table:
            if brotherhood not in BROTHERHOODS:
                raise edition.refuse(start, "conclave-edition-brotherhood", magic=magic,
                                     brotherhood=str(brotherhood),
                                     allowed=list(BROTHERHOODS))  # fmt: skip
        for number, brotherhood in enumerate(BROTHERHOODS):
            influences = table.get(brotherhood, [])
            self._check_influences(edition, start, magic, brotherhood, influences)
            for influence in influences:
                self.brotherhood.append(number)
                self.influence.append(influence)
                self.names.append(f"{brotherhood}-{magic}-{influence}")
        count = sum(len(table.get(brotherhood, [])) for brotherhood in BROTHERHOODS)
        if count != PER_MAGIC:
            raise edition.refuse(start, "conclave-edition-count", magic=magic, count=count,
                                 wanted=PER_MAGIC)  # fmt: skip

    def _check_influences(
        self, edition: Edition, start: int, magic: str, brotherhood: str, influences: object
    ) -> None:
        line = start
        lines = edition.text.splitlines()
        while line < len(lines) and not lines[line - 1].strip().startswith(f"{brotherhood} "):
            line += 1
        if not isinstance(influences, list):
            raise edition.refuse(line, "conclave-edition-list", magic=magic,
                                 brotherhood=brotherhood)  # fmt: skip
        seen: list[int] = []
        for influence in influences:
            if not isinstance(influence, int) or not 1 <= influence <= 5:
                raise edition.refuse(line, "conclave-edition-influence", magic=magic,
                                     brotherhood=brotherhood, value=str(influence))  # fmt: skip
            if influence in seen:
                raise edition.refuse(line, "conclave-edition-duplicate",
                                     card=f"{brotherhood}-{magic}-{influence}")  # fmt: skip
            seen.append(influence)

    def _sums(self, magic: int) -> list[int]:
        """The total influence of every possible pile of a magic, by its bit mask."""
        sums = [0] * (1 << PER_MAGIC)
        for mask in range(1, 1 << PER_MAGIC):
            low = mask & -mask
            card = magic * PER_MAGIC + low.bit_length() - 1
            sums[mask] = sums[mask ^ low] + self.influence[card]
        return sums
