"""What a seat can choose in Crónicas: `play power-4`, `hide love-1`, `take king`, `return p2` …"""

from typing import Final

from grimorio.core.action import Action, ActionTable, Thing

from .cards import CARDS, DISCARD, DISMISS, KING, PLAY, RECALL, RETURN, TAKE, Cards

HIDE: Final = 6  # the other way to play a card; all other kinds are the choices of `cards`

MOST_SEATS: Final = 6

Rows = list["CronicasAction"]


class CronicasAction(Action):
    """An action with its target as a number: a card, or for `return` a seat."""

    def __init__(self, kind: int, target: int, verb: str, args: dict[str, Thing]) -> None:
        super().__init__(verb, args)
        self.kind = kind
        self.target = target


class CardRows:
    """The rows of one verb, by sets of cards: the list for a set is three or four look-ups."""

    def __init__(self, kind: int, verb: str, names: list[str]) -> None:
        self.rows: Rows = [
            CronicasAction(kind, card, verb, {"card": name}) for card, name in enumerate(names)
        ]
        self.power = _by_subset(self.rows[:10])
        self.wisdom = _by_subset(self.rows[10:20])
        self.love = _by_subset(self.rows[20:30])
        self.wild = _by_subset(self.rows[30:])

    def of(self, cards: int) -> Rows:
        """The actions with the cards of a set, in the order of the cards."""
        return (
            self.power[cards & 1023]
            + self.wisdom[cards >> 10 & 1023]
            + self.love[cards >> 20 & 1023]
            + self.wild[cards >> 30]
        )

    def pick(self, cards: int, index: int) -> CronicasAction:
        """`of(cards)[index]`, without the list."""
        rows = self.power[cards & 1023]
        if index < len(rows):
            return rows[index]
        index -= len(rows)
        rows = self.wisdom[cards >> 10 & 1023]
        if index < len(rows):
            return rows[index]
        index -= len(rows)
        rows = self.love[cards >> 20 & 1023]
        if index < len(rows):
            return rows[index]
        return self.wild[cards >> 30][index - len(rows)]

    def count(self, cards: int) -> int:
        """How many cards are in a set."""
        return (
            len(self.power[cards & 1023])
            + len(self.wisdom[cards >> 10 & 1023])
            + len(self.love[cards >> 20 & 1023])
            + len(self.wild[cards >> 30])
        )


def _by_subset(rows: Rows) -> list[Rows]:
    """For every bit mask over `rows` the list of its rows."""
    subsets: list[Rows] = [[]]
    for row in rows:
        subsets += [subset + [row] for subset in subsets]
    return subsets


class CronicasTable(ActionTable):
    """All 36 + 30 + 36 + 36 + 6 + 36 + 36 actions, in an order that never changes."""

    def __init__(self, cards: Cards) -> None:
        names = cards.names
        self.plays = CardRows(PLAY, "play", names)
        self.hides = CardRows(HIDE, "hide", names[:KING])
        self.takes = CardRows(TAKE, "take", names)
        self.recalls = CardRows(RECALL, "recall", names)
        self.returns: Rows = [
            CronicasAction(RETURN, seat, "return", {"from_seat": seat})
            for seat in range(MOST_SEATS)
        ]
        self.discards = CardRows(DISCARD, "discard", names)
        self.dismissals = CardRows(DISMISS, "dismiss", names)
        rows: list[Action] = []
        for group in (self.plays.rows, self.hides.rows, self.takes.rows, self.recalls.rows,
                      self.returns, self.discards.rows, self.dismissals.rows):  # fmt: skip
            rows += group
        super().__init__(rows)


assert CARDS == 36
