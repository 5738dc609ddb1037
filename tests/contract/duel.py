"""A toy game for testing the kit itself: play a hidden card, draw another, the highest sum wins."""

from itertools import chain
from typing import ClassVar

from grimorio.core.action import Action, ActionTable
from grimorio.core.chance import Chance
from grimorio.core.edition import Edition
from grimorio.core.event import Event
from grimorio.core.game import Game, Info, Options
from grimorio.core.outcome import Outcome, Row, places_by
from grimorio.core.record import VIEW_SHAPE, State, View
from grimorio.core.refusal import Refusal
from grimorio.core.text import Text

CARDS = 10
EDITION = Edition("duel", 'game = "duel"\nid = "toy"\ntitle = "Duel"\n', "duel.toml")


class DuelState(State):
    SHAPE: ClassVar[dict[str, str]] = {
        "seats": "int",
        "turn": "int",
        "hands": "[[int]]",
        "deck": "[int]",
        "played": "[[int]]",
    }

    def __init__(self) -> None:
        self.seats = 0
        self.turn = 0
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.played: list[list[int]] = []

    def clone(self) -> "DuelState":
        copy = DuelState()
        copy.seats = self.seats
        copy.turn = self.turn
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        copy.played = [cards[:] for cards in self.played]
        return copy

    def pieces(self) -> list[int]:
        return [*self.deck, *chain(*self.hands, *self.played)]


class DuelView(View):
    SHAPE: ClassVar[dict[str, str]] = {
        **VIEW_SHAPE,
        "turn": "int",
        "hand": "[int]",
        "sizes": "[int]",
        "deck": "int",
        "played": "[[int]]",
    }

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.hand: list[int] = []
        self.sizes: list[int] = []
        self.deck = 0
        self.played: list[list[int]] = []


class Duel(Game[DuelState, Action, DuelView]):
    def __init__(self) -> None:
        rows = [Action("play", {"card": f"c{number}"}) for number in range(CARDS)]
        super().__init__(Info("duel", 1, 2, 3, EDITION), ActionTable(rows))

    def setup(self, seats: int, options: Options, chance: Chance) -> DuelState:
        state = DuelState()
        state.seats = seats
        state.deck = list(range(CARDS))
        chance.shuffle(state.deck)
        state.hands = [sorted(state.deck.pop() for _ in range(2)) for _ in range(seats)]
        state.played = [[] for _ in range(seats)]
        return state

    def deciding(self, state: DuelState) -> list[int]:
        return [state.turn] if state.hands[state.turn] else []

    def legal(self, state: DuelState, seat: int) -> list[Action]:
        if seat not in self.deciding(state):
            return []
        return [self.actions[card] for card in state.hands[seat]]

    def why_not(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        return Refusal("DU-1", Text("duel-no"))

    def apply(
        self,
        state: DuelState,
        seat: int,
        action: Action,
        chance: Chance,
        events: list[Event] | None = None,
    ) -> None:
        state.hands[seat].remove(action.id)
        state.played[seat].append(action.id)
        if events is not None:
            events.append(Event("played", {"seat": seat, "card": action.args["card"]}, True))
        if state.deck:
            self.draw(state, seat, events)
        state.turn = (seat + 1) % state.seats

    def draw(self, state: DuelState, seat: int, events: list[Event] | None) -> None:
        card = state.deck.pop()
        state.hands[seat] = sorted([*state.hands[seat], card])
        if events is not None:
            secret = {"card": f"c{card}"}
            events.append(Event("drawn", {"seat": seat}, True, [seat], secret))

    def outcome(self, state: DuelState) -> Outcome | None:
        if self.deciding(state):
            return None
        sums = [sum(cards) for cards in state.played]
        return Outcome(places_by([(total,) for total in sums]), Text("duel-won"),
                       [Row(Text("duel-row"), list(sums))])  # fmt: skip

    def view(self, state: DuelState, seat: int | None) -> DuelView:
        view = DuelView()
        view.seat = seat
        view.seats = state.seats
        view.deciding = self.deciding(state)
        view.choice = "play"
        view.turn = state.turn
        view.hand = [] if seat is None else state.hands[seat][:]
        view.sizes = [len(hand) for hand in state.hands]
        view.deck = len(state.deck)
        view.played = [cards[:] for cards in state.played]
        return view

    def sample(self, view: DuelView, chance: Chance) -> DuelState:
        state = DuelState()
        state.seats = view.seats
        state.turn = view.turn
        state.played = [cards[:] for cards in view.played]
        known = [*view.hand, *chain(*view.played)]
        unseen = [card for card in range(CARDS) if card not in known]
        chance.shuffle(unseen)
        for seat, size in enumerate(view.sizes):
            if seat == view.seat:
                state.hands.append(view.hand[:])
            else:
                state.hands.append(sorted(unseen.pop() for _ in range(size)))
        state.deck = unseen
        return state


def other_world(state: State, seat: int | None, chance: Chance) -> State:
    """What a seat cannot tell apart, made from the rules and not from `view` or `sample`."""
    assert isinstance(state, DuelState)
    world = state.clone()
    others = [s for s in range(state.seats) if s != seat]
    hidden = [*state.deck, *chain(*(state.hands[s] for s in others))]
    chance.shuffle(hidden)
    for s in others:
        world.hands[s] = sorted(hidden.pop() for _ in state.hands[s])
    world.deck = hidden
    return world
