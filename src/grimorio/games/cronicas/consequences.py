"""What a choice at Crónicas would do, in numbers.

Only what lies open and one's own cards go in: others' face-down cards are counted, never named.
"""

from typing import ClassVar

from grimorio.core import bits
from grimorio.core.flat import numbers
from grimorio.core.native import i64, vec
from grimorio.core.preview import Preview
from grimorio.core.record import Record

from .actions import HIDE, CronicasAction
from .cards import END, NOTHING, ONLY, PLAY, SUIT_CARDS, WILD_CARDS, Cards, bits_of, mask_of
from .encounter import face_up, held_fast, in_reach, player_of, spoils, winning_seat
from .knowledge import HiddenCards
from .standing import CronicasStanding, stand, weigh
from .state import HIDDEN, NONE, CronicasState
from .view import CronicasView


class CronicasNotes(Record):
    """The consequences in numbers. Lists by chronicle follow the chronicles in force."""

    SHAPE: ClassVar[dict[str, str]] = {
        "winner": "int",
        "winning": "int",
        "ends": "bool",
        "round_ends": "bool",
        "sure": "bool",
        "inverted": "bool",
        "gets": "[int]",
        "burnt": "[int]",
        "unseen": "[int]",
        "perhaps_evil": "[[int]]",
        "asks": "bool",
        "targets": "[int]",
        "steadfast": "[int]",
        "before": "[[int]]",
        "after": "[[int]]",
        "paid_before": "[[int]]",
        "paid_after": "[[int]]",
        "gains": "[int]",
        "out_before": "[int]",
        "out_after": "[int]",
        "tyrant": "int",
        "needs": "[int?]",
    }

    def __init__(self) -> None:
        self.winner = NONE
        """Who wins the encounter as it lies then; -1 if nothing lies there."""
        self.winning = NONE
        """With which card."""
        self.ends = False
        """Whether the encounter ends with this choice."""
        self.round_ends = False
        self.sure = True
        """Whether the counts after are certain; otherwise they are so if the encounter ended as it
        lies then, and hidden cards and hands are left out."""
        self.inverted = False
        """Whether the lowest strength wins then."""
        self.gets: list[int] = []
        """The cards that the winner would get, as far as one knows them."""
        self.burnt: list[int] = []
        """The cards that the Dragon would discard, as far as one knows them."""
        self.unseen: list[int] = []
        """The seats whose face-down cards go with them."""
        self.perhaps_evil: list[list[int]] = []
        """For each of these the evil cards that it may be."""
        self.asks = False
        """Whether the card asks for a target, which is chosen next."""
        self.targets: list[int] = []
        """What it can then be used on: cards, or seats for a 7."""
        self.steadfast: list[int] = []
        """What is in reach and cannot be moved: cards, or seats for a 7."""
        self.before: list[list[int]] = []
        """For each chronicle what each seat has of what it counts."""
        self.after: list[list[int]] = []
        self.paid_before: list[list[int]] = []
        """For each chronicle who would gain fame for it."""
        self.paid_after: list[list[int]] = []
        self.gains: list[int] = []
        """For each seat the fame that it would gain then."""
        self.out_before: list[int] = []
        """Who would be left out."""
        self.out_after: list[int] = []
        self.tyrant = NONE
        """Who would then have all evil allies, or -1."""
        self.needs: list[int | None] = []
        """For each seat how many evil allies it then lacks for the evil victory, or None."""


class Foretold:
    """What a choice leads to: the encounter as it lies then, and everybody's allies."""

    def __init__(
        self,
        cards: Cards,
        view: CronicasView,
        action: CronicasAction,
        preview: Preview,
        after: CronicasState,
    ) -> None:
        self.cards = cards
        self.view = view
        self.action = action
        self.events = preview.events
        self.seat = view.turn
        self.notes = CronicasNotes()
        over = not after.pending
        self.notes.round_ends = over or after.round != view.round
        self.notes.ends = self.notes.round_ends or after.encounter != view.encounter
        self.scene = _scene(after, self.notes.ends)
        self.allies = self._allies_by_events()
        self.before: CronicasStanding = stand(cards, view)
        self._tell_winner()
        self._tell_targets(after)
        self.after: CronicasStanding = self._stand_after()
        self._compare()

    def _allies_by_events(self) -> vec[i64]:
        """The allies of all seats once the card's ability is done."""
        allies = numbers([mask_of(each) for each in self.view.allies])
        for event in self.events:
            kind = str(event["kind"])
            if kind not in ("ally-taken", "ally-discarded", "ally-recalled", "ally-dismissed"):
                continue
            bit = ONLY[self.cards.names.index(str(event["card"]))]
            for seat in range(self.view.seats):
                allies[seat] &= ~bit
            if kind == "ally-taken":
                allies[int(event["seat"])] |= bit
        return allies

    def _tell_winner(self) -> None:
        """CR-5: who wins with what, and what it brings; others' face-down cards are not named."""
        notes, scene, view = self.notes, self.scene, self.view
        notes.winner = scene.last_winner if notes.ends else winning_seat(self.cards, scene)
        notes.winning = scene.cards[notes.winner]
        notes.inverted = face_up(scene) & self.cards.invert != 0
        hidden = [s for s in range(view.seats) if view.cards[s] == HIDDEN and scene.cards[s] >= 0]
        kept, burnt = spoils(self.cards, scene, notes.winner)
        notes.gets = [card for card in kept if player_of(scene, card) not in hidden]
        notes.burnt = [card for card in burnt if player_of(scene, card) not in hidden]
        notes.unseen = hidden
        if hidden and not burnt:
            unplaced = bits.packed_set(HiddenCards(view).unseen)
            notes.perhaps_evil = [self._perhaps_evil(seat, unplaced) for seat in hidden]

    def _perhaps_evil(self, seat: int, unplaced: i64) -> list[int]:
        """CR-3: the evil cards that a face-down card may be: neither wild nor of the suit led."""
        suits = SUIT_CARDS[self.view.led]
        able = unplaced & ~suits & ~WILD_CARDS
        for suit in self.view.void[seat]:
            able &= ~SUIT_CARDS[suit]
        able |= mask_of(self.view.known[seat]) & ~suits & ~WILD_CARDS
        return bits_of(able & self.cards.evil)

    def _tell_targets(self, after: CronicasState) -> None:
        """CR-4: what the card can be used on next, and what is steadfast."""
        notes = self.notes
        if notes.ends or after.pending[-1] == PLAY:
            return
        choice = after.pending[-1]
        reach = in_reach(after, self.seat, choice)
        firm = held_fast(self.cards, after, choice, reach)
        notes.asks = True
        notes.targets = bits_of(reach & ~firm)
        notes.steadfast = bits_of(firm)

    def _stand_after(self) -> CronicasStanding:
        """The standing once the encounter has ended as it lies; if it goes on and another wins it,
        only what the ability has done by then."""
        notes = self.notes
        allies = self.allies[:]
        if notes.ends or (notes.winner == self.seat and self.action.kind in (PLAY, HIDE)):
            notes.sure = notes.ends and not (notes.unseen and not notes.burnt)
            allies[notes.winner] |= mask_of(notes.gets)
        if notes.round_ends:
            allies[self.seat] |= self._own_hand()
            notes.sure = notes.sure and self._others_are_empty()
        return weigh(self.cards, self.view, allies)

    def _own_hand(self) -> i64:
        """CR-7: the own cards that are left when the round ends."""
        hand = mask_of(self.view.hand)
        if self.action.kind in (PLAY, HIDE):
            hand &= ~ONLY[self.action.target]
        for event in self.events:
            if str(event["kind"]) == "ally-recalled":
                hand |= ONLY[self.cards.names.index(str(event["card"]))]
        return hand

    def _others_are_empty(self) -> bool:
        for seat in range(self.view.seats):
            back = self.view.cards[seat] != NONE and self.scene.cards[seat] == NONE
            if seat != self.seat and (self.view.counts[seat] or back):
                return False
        return True

    def _compare(self) -> None:
        notes, before, after = self.notes, self.before, self.after
        notes.before, notes.after = before.counts, after.counts
        notes.paid_before, notes.paid_after = before.paid, after.paid
        notes.out_before, notes.out_after = before.out, after.out
        notes.gains = after.gains
        notes.tyrant = after.tyrant
        notes.needs = after.needs

    def ability(self) -> int:
        """What the card played asks for or does at once; nothing face down, or for a target."""
        return self.cards.on_play[self.action.target] if self.action.kind == PLAY else NOTHING

    def cuts(self) -> bool:
        return self.ability() == END


def _scene(after: CronicasState, ended: bool) -> CronicasState:
    """The encounter as it lies after the choice, even if it has been cleared away since."""
    if not ended:
        return after
    scene = after.clone()
    scene.cards = after.last_cards
    scene.down = after.last_down
    scene.leader = after.last_leader
    return scene
