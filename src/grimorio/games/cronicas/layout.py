"""The fields of a state. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.fields import state_shape
from grimorio.core.record import State

from .fields import FIELDS


class CronicasFields(State):
    """What a state holds; the class of the state adds what it does."""

    SHAPE: ClassVar[dict[str, str]] = state_shape(FIELDS)

    def __init__(self) -> None:
        self.seats = 0
        self.goal = 0
        """How much fame ends the game."""
        self.two = False
        """Two chronicles a round are turned up."""
        self.prolong = False
        """After a tie the game goes on."""
        self.round = 0
        self.encounter = 0
        """The number of the encounter within the round, from 1."""
        self.deck: list[int] = []
        """The chronicles still face down, the top one last."""
        self.used: list[int] = []
        """The chronicles turned up in earlier rounds and not shuffled in again, ascending."""
        self.history: list[int] = []
        """What Conversation can revive, the last one turned up last; no chronicle twice (CR-9)."""
        self.turned: list[int] = []
        """The chronicles turned up this round, in order."""
        self.force: list[int] = []
        """The chronicles in force: those turned up this round, and those revived."""
        self.hands: list[int] = []
        """For each seat its cards."""
        self.allies: list[int] = []
        """For each seat its allies."""
        self.discards: list[int] = []
        """The discard pile, the top card last; all saw each card go there."""
        self.pending: list[int] = []
        """The stack of choices owed by `turn`; empty when the game is over."""
        self.leader = 0
        self.turn = 0
        self.played = 0
        """How many seats have finished their turn in this encounter, from the leader on."""
        self.led = -1
        """The suit to follow, once a card that is not a wild has set it (CR-2); or -1."""
        self.cards: list[int] = []
        """For each seat its card in the encounter, or -1; play goes round from the leader."""
        self.down = 0
        """The seats whose card lies face down."""
        self.last_cards: list[int] = []
        """The last finished encounter of the game: its cards by seat (-1: none), all turned up."""
        self.last_down = 0
        """The seats whose card lay face down in it."""
        self.last_leader = -1
        self.last_winner = -1
        self.known: list[int] = []
        """For each seat the cards that all know to be in its hand, or to be its face-down card."""
        self.void: list[int] = []
        """For each seat the suits that none of its other hidden cards has."""
        self.holds: list[int] = []
        """For each seat: one of its other hidden cards is of these suits; none: unknown. It could
        not have played face down otherwise (CR-3)."""
        self.fame: list[int] = []
        self.gains: list[list[int]] = []
        """For each finished round the fame that each seat gained in it."""
        self.last_allies: list[int] = []
        """For each seat its allies as the last finished round was scored; empty in the first."""
        self.last_force: list[int] = []
        """The chronicles that were in force then."""
        self.tyrant = -1
        """Who had all evil allies in the last finished round (CR-8), or -1."""
        self.streak: list[int] = []
        """For each seat, in how many rounds in a row it has gained fame."""
        self.owners: list[int] = []
        """For each card the bit mask of the seats whose ally it has been this round."""
        self.sole = -1
        """Who has led all encounters of this round so far, or -1."""
        self.kings = 0
        """The seats that have won an encounter of this round with the King."""
        self.demons = 0
        """The same of the Demon."""
        self.feats: list[list[int]] = []
        """Achievements: [number in the catalogue's feats, seat or -1 for the whole table,
        round]."""

    def copy_to(self, copy: "CronicasFields") -> None:
        """Everything, so that nothing that changes is shared."""
        copy.seats, copy.goal, copy.two = self.seats, self.goal, self.two
        copy.prolong, copy.round, copy.encounter = self.prolong, self.round, self.encounter
        copy.deck, copy.used, copy.history = self.deck, self.used, self.history
        copy.turned, copy.force, copy.hands = self.turned, self.force, self.hands[:]
        copy.allies, copy.discards, copy.pending = self.allies[:], self.discards[:], self.pending[:]
        copy.leader, copy.turn, copy.played = self.leader, self.turn, self.played
        copy.led, copy.cards, copy.down = self.led, self.cards[:], self.down
        copy.last_cards, copy.last_down = self.last_cards, self.last_down
        copy.last_leader, copy.last_winner = self.last_leader, self.last_winner
        copy.known, copy.void, copy.holds = self.known[:], self.void[:], self.holds[:]
        copy.fame, copy.gains, copy.last_allies = self.fame[:], self.gains, self.last_allies
        copy.last_force, copy.tyrant, copy.streak = self.last_force, self.tyrant, self.streak[:]
        copy.owners, copy.sole, copy.kings = self.owners[:], self.sole, self.kings
        copy.demons, copy.feats = self.demons, self.feats
