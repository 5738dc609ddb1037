"""What a seat may know. Written by `make docs` from fields.py: change that."""

from typing import ClassVar

from grimorio.core.fields import view_shape
from grimorio.core.flat import numbers, plain, plain_rows, rows
from grimorio.core.native import mypyc_attr
from grimorio.core.record import View, no_seat

from .cards import bits_of, count_of, flags_of, mask_of, mask_of_flags
from .fields import FIELDS
from .layout import CronicasFields


@mypyc_attr(allow_interpreted_subclasses=True)
class CronicasView(View):
    """What a seat may know: the fields that show themselves, and no others."""

    SHAPE: ClassVar[dict[str, str]] = view_shape(FIELDS)

    def __init__(self) -> None:
        super().__init__()
        self.goal = 0
        """How much fame ends the game."""
        self.two = False
        """Two chronicles a round are turned up."""
        self.prolong = False
        """After a tie the game goes on."""
        self.round = 0
        self.encounter = 0
        """The number of the encounter within the round, from 1."""
        self.deck = 0
        """How many chronicles are face down; which they are follows from the others."""
        self.used: list[int] = []
        """The chronicles turned up in earlier rounds and not shuffled in again, ascending."""
        self.history: list[int] = []
        """What Conversation can revive, the last one turned up last; no chronicle twice (CR-9)."""
        self.turned: list[int] = []
        """The chronicles turned up this round, in order."""
        self.force: list[int] = []
        """The chronicles in force: those turned up this round, and those revived."""
        self.hand: list[int] = []
        """The seat's own cards, ascending; empty for a spectator."""
        self.counts: list[int] = []
        """How many cards each seat holds."""
        self.allies: list[list[int]] = []
        """For each seat its allies."""
        self.tallies: list[list[int]] = []
        """For each seat how its allies count now: power, wisdom, love, all, evil."""
        self.discards: list[int] = []
        """The discard pile, the top card last; all saw each card go there."""
        self.leader = 0
        self.turn = 0
        self.played = 0
        """How many seats have finished their turn in this encounter, from the leader on."""
        self.led = -1
        """The suit to follow, once a card that is not a wild has set it (CR-2); or -1."""
        self.cards: list[int] = []
        """For each seat its card in the encounter; -1: none, -2: face down and not the viewer's."""
        self.down: list[bool] = []
        """The seats whose card lies face down."""
        self.winning = -1
        """Who would win if the encounter ended now; -1 before the first card."""
        self.last_cards: list[int] = []
        """The last finished encounter of the game: its cards by seat (-1: none), all turned up."""
        self.last_down: list[bool] = []
        """The seats whose card lay face down in it."""
        self.last_leader = -1
        self.last_winner = -1
        self.known: list[list[int]] = []
        """For each seat the cards that all know to be in its hand, or to be its face-down card."""
        self.void: list[list[int]] = []
        """For each seat the suits that none of its other hidden cards has."""
        self.holds: list[list[int]] = []
        """For each seat: one of its other hidden cards is of these suits; none: unknown. It could
        not have played face down otherwise (CR-3)."""
        self.fame: list[int] = []
        self.gains: list[list[int]] = []
        """For each finished round the fame that each seat gained in it."""
        self.last_allies: list[list[int]] = []
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
        self.kings: list[int] = []
        """The seats that have won an encounter of this round with the King."""
        self.demons: list[int] = []
        """The same of the Demon."""
        self.feats: list[list[int]] = []
        """Achievements: [number in the catalogue's feats, seat or -1 for the whole table,
        round]."""


def show(state: CronicasFields, seat: int | None, view: CronicasView) -> None:
    """What all see alike, and what a seat sees of its own."""
    if seat is not None and not 0 <= seat < state.seats:
        raise no_seat(seat, state.seats)
    view.seat, view.seats, view.goal, view.two = seat, state.seats, state.goal, state.two
    view.prolong, view.round, view.encounter = state.prolong, state.round, state.encounter
    view.deck = len(state.deck)
    view.used = plain(state.used)
    view.history = plain(state.history)
    view.turned = plain(state.turned)
    view.force = plain(state.force)
    view.hand = [] if seat is None else bits_of(state.hands[seat])
    view.counts = [count_of(each) for each in state.hands]
    view.allies = [bits_of(each) for each in state.allies]
    view.discards = plain(state.discards)
    view.leader, view.turn, view.played = state.leader, state.turn, state.played
    view.led = state.led
    view.down = flags_of(state.down, state.seats)
    view.last_cards = plain(state.last_cards)
    view.last_down = flags_of(state.last_down, state.seats)
    view.last_leader, view.last_winner = state.last_leader, state.last_winner
    view.known = [bits_of(each) for each in state.known]
    view.void = [bits_of(each) for each in state.void]
    view.holds = [bits_of(each) for each in state.holds]
    view.fame = plain(state.fame)
    view.gains = plain_rows(state.gains)
    view.last_allies = [bits_of(each) for each in state.last_allies]
    view.last_force = plain(state.last_force)
    view.tyrant = state.tyrant
    view.streak = plain(state.streak)
    view.owners = plain(state.owners)
    view.sole = state.sole
    view.kings = bits_of(state.kings)
    view.demons = bits_of(state.demons)
    view.feats = plain_rows(state.feats)


def lay(view: CronicasView, state: CronicasFields) -> None:
    """What a view tells all of, as it is in a state."""
    state.seats, state.goal, state.two = view.seats, view.goal, view.two
    state.prolong, state.round, state.encounter = view.prolong, view.round, view.encounter
    state.used = numbers(view.used)
    state.history = numbers(view.history)
    state.turned = numbers(view.turned)
    state.force = numbers(view.force)
    state.allies = numbers([mask_of(each) for each in view.allies])
    state.discards = numbers(view.discards)
    state.leader, state.turn, state.played = view.leader, view.turn, view.played
    state.led = view.led
    state.down = mask_of_flags(view.down)
    state.last_cards = numbers(view.last_cards)
    state.last_down = mask_of_flags(view.last_down)
    state.last_leader, state.last_winner = view.last_leader, view.last_winner
    state.known = numbers([mask_of(each) for each in view.known])
    state.void = numbers([mask_of(each) for each in view.void])
    state.holds = numbers([mask_of(each) for each in view.holds])
    state.fame = numbers(view.fame)
    state.gains = rows(view.gains)
    state.last_allies = numbers([mask_of(each) for each in view.last_allies])
    state.last_force = numbers(view.last_force)
    state.tyrant = view.tyrant
    state.streak = numbers(view.streak)
    state.owners = numbers(view.owners)
    state.sole = view.sole
    state.kings = mask_of(view.kings)
    state.demons = mask_of(view.demons)
    state.feats = rows(view.feats)
