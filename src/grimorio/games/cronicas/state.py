"""A game of Crónicas in progress."""

from typing import ClassVar, Final

from grimorio.core.errors import BadInput
from grimorio.core.record import State

from .cards import ALL_CARDS, CARDS, CHOICES, CHRONICLES, PLAY, SUITS, bits_of

NONE: Final = -1
HIDDEN: Final = -2

# The achievements of the rulebook (CR-11).
FEATS: Final = ("sage", "hero", "demon-king", "fortune-teller", "thief", "queen", "necromancer")
FEAT_SAGE: Final = 0
FEAT_HERO: Final = 1
FEAT_DEMON_KING: Final = 2
FEAT_FORTUNE_TELLER: Final = 3
FEAT_THIEF: Final = 4
FEAT_QUEEN: Final = 5
FEAT_NECROMANCER: Final = 6


class CronicasState(State):
    """Cards are numbers (see `cards`), sets of cards are bit masks, seats are 0 to 5."""

    SHAPE: ClassVar[dict[str, str]] = {
        "seats": "int",
        "goal": "int",
        "two": "bool",
        "prolong": "bool",
        "round": "int",
        "encounter": "int",
        "deck": "[int]",
        "used": "[int]",
        "history": "[int]",
        "turned": "[int]",
        "force": "[int]",
        "hands": "[int]",
        "allies": "[int]",
        "discards": "[int]",
        "pending": "[int]",
        "leader": "int",
        "turn": "int",
        "played": "int",
        "led": "int",
        "cards": "[int]",
        "down": "int",
        "last_cards": "[int]",
        "last_down": "int",
        "last_leader": "int",
        "last_winner": "int",
        "known": "[int]",
        "void": "[int]",
        "holds": "[int]",
        "fame": "[int]",
        "gains": "[[int]]",
        "last_allies": "[int]",
        "last_force": "[int]",
        "tyrant": "int",
        "streak": "[int]",
        "owners": "[int]",
        "sole": "int",
        "kings": "int",
        "demons": "int",
        "feats": "[[int]]",
    }

    def __init__(self) -> None:
        self.seats = 0
        self.goal = 0
        """How much fame ends the game."""
        self.two = False
        self.prolong = False
        self.round = 0
        self.encounter = 0
        """The number of the encounter within the round, from 1."""
        # The lists of chronicles are replaced, never changed, so that clones can share them.
        self.deck: list[int] = []
        """The chronicles still face down, the top one last."""
        self.used: list[int] = []
        """The chronicles turned up in earlier rounds and not shuffled in again, ascending."""
        self.history: list[int] = []
        """What Conversation can revive, the last one turned up last; no chronicle twice (CR-9)."""
        self.turned: list[int] = []
        """The chronicles turned up this round, in order."""
        self.force: list[int] = []
        """The chronicles in force: those turned up, and those revived."""
        self.hands: list[int] = []
        self.allies: list[int] = []
        self.discards: list[int] = []
        """The discard pile, the top card last."""
        self.pending: list[int] = []
        """The stack of choices owed by `turn`; empty when the game is over."""
        self.leader = 0
        self.turn = 0
        self.played = 0
        """How many seats have finished their turn in this encounter."""
        self.led = NONE
        """The suit to follow, once a card that is not a wild has set it (CR-2)."""
        self.cards: list[int] = []
        """For each seat its card in the encounter; play goes round from the leader."""
        self.down = 0
        """Bit mask of the seats whose card lies face down."""
        self.last_cards: list[int] = []
        """The last finished encounter of the game: its cards by seat, all turned up."""
        self.last_down = 0
        self.last_leader = NONE
        self.last_winner = NONE
        self.known: list[int] = []
        """For each seat the cards that all know to be in its hand, or to be its face-down card."""
        self.void: list[int] = []
        """For each seat the bit mask of the suits that none of its other hidden cards has."""
        self.holds: list[int] = []
        """For each seat a bit mask of suits: one of its other hidden cards is of these; 0: unknown.
        It could not have played face down otherwise (CR-3)."""
        self.fame: list[int] = []
        self.gains: list[list[int]] = []
        """For each finished round the fame that each seat gained in it."""
        self.last_allies: list[int] = []
        """For each seat its allies as the last finished round was scored; empty in the first."""
        self.last_force: list[int] = []
        """The chronicles that were in force then."""
        self.tyrant = NONE
        """Who had all evil allies in the last finished round, if anybody (CR-8)."""
        self.streak: list[int] = []
        """For each seat, in how many rounds in a row it has gained fame."""
        self.owners: list[int] = []
        """For each card the bit mask of the seats whose ally it has been this round."""
        self.sole = NONE
        """Who has led all encounters of this round so far, if one seat has."""
        self.kings = 0
        """Bit mask of the seats that have won an encounter of this round with the King."""
        self.demons = 0
        """The same of the Demon."""
        self.feats: list[list[int]] = []
        """Achievements as [which, seat or -1 for the whole table, round]."""

    def clone(self) -> "CronicasState":
        copy = CronicasState.__new__(CronicasState)
        copy.seats = self.seats
        copy.goal = self.goal
        copy.two = self.two
        copy.prolong = self.prolong
        copy.round = self.round
        copy.encounter = self.encounter
        copy.deck = self.deck
        copy.used = self.used
        copy.history = self.history
        copy.turned = self.turned
        copy.force = self.force
        copy.hands = self.hands[:]
        copy.allies = self.allies[:]
        copy.discards = self.discards[:]
        copy.pending = self.pending[:]
        copy.leader = self.leader
        copy.turn = self.turn
        copy.played = self.played
        copy.led = self.led
        copy.cards = self.cards[:]
        copy.down = self.down
        copy.last_cards = self.last_cards
        copy.last_down = self.last_down
        copy.last_leader = self.last_leader
        copy.last_winner = self.last_winner
        copy.known = self.known[:]
        copy.void = self.void[:]
        copy.holds = self.holds[:]
        copy.fame = self.fame[:]
        copy.gains = self.gains
        copy.last_allies = self.last_allies
        copy.last_force = self.last_force
        copy.tyrant = self.tyrant
        copy.streak = self.streak[:]
        copy.owners = self.owners[:]
        copy.sole = self.sole
        copy.kings = self.kings
        copy.demons = self.demons
        copy.feats = self.feats
        return copy

    def loaded(self) -> None:
        """Refuse a saved state that no game could be in: a list too short, a seat nobody has."""
        per_seat = (self.hands, self.allies, self.cards, self.known, self.void, self.holds,
                    self.fame, self.streak)  # fmt: skip
        seats = range(self.seats)
        choices = range(len(CHOICES))
        if not (
            3 <= self.seats <= 6
            and all(len(each) == self.seats for each in per_seat)
            and len(self.owners) == CARDS
            and self.leader in seats
            and self.turn in seats
            and NONE <= self.led < len(SUITS)
            and len(self.last_cards) in (0, self.seats)
            and len(self.last_allies) in (0, self.seats)
            and all(choice in choices for choice in self.pending)
            and self.pending[:1] in ([], [PLAY])
            and all(0 <= mask <= ALL_CARDS for mask in self.hands + self.allies + self.known)
            and all(NONE <= card < CARDS for card in self.cards)
            and all(0 <= suits < 8 for suits in self.void + self.holds)
            and all(0 <= mask < 1 << self.seats for mask in (self.kings, self.demons))
        ):
            raise BadInput("error-damaged-pieces")

    def pieces(self) -> list[int]:
        """Characters from 0, chronicles from 100."""
        found = self.discards[:]
        for mask in self.hands:
            found += bits_of(mask)
        for mask in self.allies:
            found += bits_of(mask)
        found += [card for card in self.cards if card >= 0]
        for chronicles in (self.deck, self.used, self.turned):
            found += [100 + chronicle for chronicle in chronicles]
        return found


assert len(CHRONICLES) == 12
