"""The fields of a state. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.fields import state_shape
from grimorio.core.flat import NO_ROWS, NOTHING, numbers, plain, plain_rows, rows
from grimorio.core.native import i64, vec
from grimorio.core.record import State
from grimorio.core.text import Json

from .fields import FIELDS


class CronicasFields(State):
    """What a state holds; the class of the state adds what it does."""

    SHAPE: ClassVar[dict[str, str]] = state_shape(FIELDS)

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.goal: i64 = 0
        """How much fame ends the game."""
        self.two = False
        """Two chronicles a round are turned up."""
        self.prolong = False
        """After a tie the game goes on."""
        self.round: i64 = 0
        self.encounter: i64 = 0
        """The number of the encounter within the round, from 1."""
        self.deck: vec[i64] = NOTHING
        """The chronicles still face down, the top one last."""
        self.used: vec[i64] = NOTHING
        """The chronicles turned up in earlier rounds and not shuffled in again, ascending."""
        self.history: vec[i64] = NOTHING
        """What Conversation can revive, the last one turned up last; no chronicle twice (CR-9)."""
        self.turned: vec[i64] = NOTHING
        """The chronicles turned up this round, in order."""
        self.force: vec[i64] = NOTHING
        """The chronicles in force: those turned up this round, and those revived."""
        self.hands: vec[i64] = NOTHING
        """For each seat its cards."""
        self.allies: vec[i64] = NOTHING
        """For each seat its allies."""
        self.discards: vec[i64] = NOTHING
        """The discard pile, the top card last; all saw each card go there."""
        self.pending: vec[i64] = NOTHING
        """The stack of choices owed by `turn`; empty when the game is over."""
        self.leader: i64 = 0
        self.turn: i64 = 0
        self.played: i64 = 0
        """How many seats have finished their turn in this encounter, from the leader on."""
        self.led: i64 = -1
        """The suit to follow, once a card that is not a wild has set it (CR-2); or -1."""
        self.cards: vec[i64] = NOTHING
        """For each seat its card in the encounter, or -1; play goes round from the leader."""
        self.down: i64 = 0
        """The seats whose card lies face down."""
        self.last_cards: vec[i64] = NOTHING
        """The last finished encounter of the game: its cards by seat (-1: none), all turned up."""
        self.last_down: i64 = 0
        """The seats whose card lay face down in it."""
        self.last_leader: i64 = -1
        self.last_winner: i64 = -1
        self.known: vec[i64] = NOTHING
        """For each seat the cards that all know to be in its hand, or to be its face-down card."""
        self.void: vec[i64] = NOTHING
        """For each seat the suits that none of its other hidden cards has."""
        self.holds: vec[i64] = NOTHING
        """For each seat: one of its other hidden cards is of these suits; none: unknown. It could
        not have played face down otherwise (CR-3)."""
        self.fame: vec[i64] = NOTHING
        self.gains: vec[vec[i64]] = NO_ROWS
        """For each finished round the fame that each seat gained in it."""
        self.last_allies: vec[i64] = NOTHING
        """For each seat its allies as the last finished round was scored; empty in the first."""
        self.last_force: vec[i64] = NOTHING
        """The chronicles that were in force then."""
        self.tyrant: i64 = -1
        """Who had all evil allies in the last finished round (CR-8), or -1."""
        self.streak: vec[i64] = NOTHING
        """For each seat, in how many rounds in a row it has gained fame."""
        self.owners: vec[i64] = NOTHING
        """For each card the bit mask of the seats whose ally it has been this round."""
        self.sole: i64 = -1
        """Who has led all encounters of this round so far, or -1."""
        self.kings: i64 = 0
        """The seats that have won an encounter of this round with the King."""
        self.demons: i64 = 0
        """The same of the Demon."""
        self.feats: vec[vec[i64]] = NO_ROWS
        """Achievements: [number in the catalogue's feats, seat or -1 for the whole table,
        round]."""

    def to_json(self) -> dict[str, Json]:
        return {
            "seats": self.seats,
            "goal": self.goal,
            "two": self.two,
            "prolong": self.prolong,
            "round": self.round,
            "encounter": self.encounter,
            "deck": plain(self.deck),
            "used": plain(self.used),
            "history": plain(self.history),
            "turned": plain(self.turned),
            "force": plain(self.force),
            "hands": plain(self.hands),
            "allies": plain(self.allies),
            "discards": plain(self.discards),
            "pending": plain(self.pending),
            "leader": self.leader,
            "turn": self.turn,
            "played": self.played,
            "led": self.led,
            "cards": plain(self.cards),
            "down": self.down,
            "last_cards": plain(self.last_cards),
            "last_down": self.last_down,
            "last_leader": self.last_leader,
            "last_winner": self.last_winner,
            "known": plain(self.known),
            "void": plain(self.void),
            "holds": plain(self.holds),
            "fame": plain(self.fame),
            "gains": plain_rows(self.gains),
            "last_allies": plain(self.last_allies),
            "last_force": plain(self.last_force),
            "tyrant": self.tyrant,
            "streak": plain(self.streak),
            "owners": plain(self.owners),
            "sole": self.sole,
            "kings": self.kings,
            "demons": self.demons,
            "feats": plain_rows(self.feats),
        }

    def fill(self, data: dict[str, Json]) -> None:
        self.seats = data["seats"]
        self.goal = data["goal"]
        self.two = data["two"]
        self.prolong = data["prolong"]
        self.round = data["round"]
        self.encounter = data["encounter"]
        self.deck = numbers(data["deck"])
        self.used = numbers(data["used"])
        self.history = numbers(data["history"])
        self.turned = numbers(data["turned"])
        self.force = numbers(data["force"])
        self.hands = numbers(data["hands"])
        self.allies = numbers(data["allies"])
        self.discards = numbers(data["discards"])
        self.pending = numbers(data["pending"])
        self.leader = data["leader"]
        self.turn = data["turn"]
        self.played = data["played"]
        self.led = data["led"]
        self.cards = numbers(data["cards"])
        self.down = data["down"]
        self.last_cards = numbers(data["last_cards"])
        self.last_down = data["last_down"]
        self.last_leader = data["last_leader"]
        self.last_winner = data["last_winner"]
        self.known = numbers(data["known"])
        self.void = numbers(data["void"])
        self.holds = numbers(data["holds"])
        self.fame = numbers(data["fame"])
        self.gains = rows(data["gains"])
        self.last_allies = numbers(data["last_allies"])
        self.last_force = numbers(data["last_force"])
        self.tyrant = data["tyrant"]
        self.streak = numbers(data["streak"])
        self.owners = numbers(data["owners"])
        self.sole = data["sole"]
        self.kings = data["kings"]
        self.demons = data["demons"]
        self.feats = rows(data["feats"])

    def copy_to(self, copy: "CronicasFields") -> None:
        """Everything, so that nothing that changes is shared."""
        copy.seats, copy.goal, copy.two = self.seats, self.goal, self.two
        copy.prolong, copy.round, copy.encounter = self.prolong, self.round, self.encounter
        copy.deck, copy.used, copy.history = self.deck, self.used, self.history
        copy.turned, copy.force, copy.hands = self.turned, self.force, self.hands[:]
        copy.allies, copy.discards, copy.pending = self.allies[:], self.discards, self.pending
        copy.leader, copy.turn, copy.played = self.leader, self.turn, self.played
        copy.led, copy.cards, copy.down = self.led, self.cards[:], self.down
        copy.last_cards, copy.last_down = self.last_cards, self.last_down
        copy.last_leader, copy.last_winner = self.last_leader, self.last_winner
        copy.known, copy.void, copy.holds = self.known, self.void, self.holds[:]
        copy.fame, copy.gains, copy.last_allies = self.fame, self.gains, self.last_allies
        copy.last_force, copy.tyrant, copy.streak = self.last_force, self.tyrant, self.streak
        copy.owners, copy.sole, copy.kings = self.owners[:], self.sole, self.kings
        copy.demons, copy.feats = self.demons, self.feats
