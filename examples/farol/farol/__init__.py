"""Farol: say how high your hidden card is, and let the others believe it or not.

A whole game as a package of its own, and the model for whoever writes another: CONTRIBUTING.md
goes through it step by step. The sections (FA-1 …) are those of `texts/rules.en.md`.
"""

from typing import ClassVar, Final

from grimorio.core.action import Action, ActionTable
from grimorio.core.chance import Chance
from grimorio.core.edition import Edition
from grimorio.core.event import Event
from grimorio.core.game import Game, Info, Option, Options
from grimorio.core.outcome import Outcome, Row, places_by
from grimorio.core.preview import Standing
from grimorio.core.record import VIEW_SHAPE, State, View
from grimorio.core.refusal import Refusal
from grimorio.core.text import Text

CONTRACT: Final = 1
"""The contract of Grimorio that this was written for."""
HIGHEST: Final = 9
OPEN: Final = {"seats": "int", "laps": "int", "round": "int", "turn": "int", "claim": "int?",
               "doubts": "[bool]", "shown": "int?", "scores": "[int]"}  # fmt: skip
"""What everybody knows; a view has it as the state does."""


class FarolState(State):
    SHAPE: ClassVar[dict[str, str]] = {**OPEN, "cards": "[int]"}
    seats: int
    laps: int
    round: int
    turn: int
    """Who is asked; -1 when the game is over."""
    claim: int | None
    doubts: list[bool]
    shown: int | None
    """The card that was shown last."""
    scores: list[int]
    cards: list[int]
    """By seat; the others lie unseen."""

    @property
    def lead(self) -> int:
        return self.round % self.seats

    def pieces(self) -> list[int]:
        rest = [card for card in range(1, HIGHEST + 1) if card not in self.cards]
        return [*self.cards, *rest]


class FarolView(View):
    SHAPE: ClassVar[dict[str, str]] = {**VIEW_SHAPE, **OPEN, "card": "int?"}
    scores: list[int]
    card: int | None
    """One's own; a spectator has none."""


class Farol(Game[FarolState, Action, FarolView]):
    def __init__(self, edition: Edition, rules: int) -> None:
        self.says = [Action("say", {"height": height}) for height in range(1, HIGHEST + 1)]
        self.replies = [Action("believe", {}), Action("doubt", {})]
        super().__init__(Info("farol", rules, 2, 4, edition), ActionTable(self.says + self.replies))

    def options(self, seats: int) -> list[Option]:
        return [Option("laps", 2, least=1, most=5)]

    def setup(self, seats: int, options: Options, chance: Chance) -> FarolState:
        state = FarolState()
        state.seats, state.laps, state.round = seats, int(options["laps"]), 0
        state.shown, state.scores = None, [0] * seats
        self._deal(state, chance, None)
        return state

    def _deal(self, state: FarolState, chance: Chance, events: list[Event] | None) -> None:
        """FA-1: a card each, from all nine."""
        cards = list(range(1, HIGHEST + 1))
        chance.shuffle(cards)
        state.cards = cards[: state.seats]
        state.turn, state.claim, state.doubts = state.lead, None, [False] * state.seats
        if events is not None:
            for seat, card in enumerate(state.cards):
                events.append(Event("dealt", {"seat": seat}, True, [seat], {"card": card}))

    def deciding(self, state: FarolState) -> list[int]:
        return [] if state.turn < 0 else [state.turn]

    def legal(self, state: FarolState, seat: int) -> list[Action]:
        if seat != state.turn:
            return []
        return self.says if state.claim is None else self.replies

    def why_not(self, state: FarolState, seat: int, action: Action) -> Refusal | None:
        if seat != state.turn:
            return Refusal("FA-2", Text("farol-no-turn"))
        if action.verb == "say" and state.claim is not None:
            return Refusal("FA-2", Text("farol-no-second", {"height": state.claim}))
        if action.verb != "say" and state.claim is None:
            return Refusal("FA-3", Text("farol-no-claim"))
        return None

    def apply(self, state: FarolState, seat: int, action: Action, chance: Chance,
              events: list[Event] | None = None) -> None:  # fmt: skip
        if action.verb == "say":
            state.claim = int(action.args["height"])
        elif action.verb == "doubt":
            state.doubts[seat] = True
        if events is not None:
            events.append(Event(f"{action.verb}-made", {"seat": seat, **action.args}))
        state.turn = (seat + 1) % state.seats
        if state.turn == state.lead:
            self._settle(state, events)
            if state.round < state.laps * state.seats:
                self._deal(state, chance, events)
            else:
                state.turn = -1

    def _settle(self, state: FarolState, events: list[Event] | None) -> None:
        """FA-4: a card that somebody doubts is shown, and then one side is paid."""
        lead, claim = state.lead, state.claim or 0
        bluff = state.cards[lead] < claim and any(state.doubts)
        for seat in range(state.seats):
            state.scores[seat] += claim if bluff and state.doubts[seat] else 0
        if not bluff:
            state.scores[lead] += claim + sum(state.doubts)
        if any(state.doubts):
            state.shown = state.cards[lead]
            if events is not None:
                events.append(Event("shown", {"seat": lead, "card": state.shown}, True))
        state.round += 1

    def outcome(self, state: FarolState) -> Outcome | None:
        if state.turn >= 0:
            return None
        places = places_by([(score,) for score in state.scores])
        return Outcome(places, Text("farol-won"), [Row(Text("farol-row"), [*state.scores])])

    def view(self, state: FarolState, seat: int | None) -> FarolView:
        data = {**state.to_json(), "seat": seat, "deciding": self.deciding(state)}
        data["choice"] = "say" if state.claim is None else "answer"
        data["card"] = None if seat is None else data["cards"][seat]
        return FarolView.from_json({name: data[name] for name in FarolView.SHAPE})

    def sample(self, view: FarolView, chance: Chance) -> FarolState:
        cards = [card for card in range(1, HIGHEST + 1) if card != view.card]
        chance.shuffle(cards)
        if view.seat is not None and view.card is not None:
            cards.insert(view.seat, view.card)
        data = {name: value for name, value in view.to_json().items() if name in OPEN}
        return FarolState.from_json({**data, "cards": cards[: view.seats]})

    def standing(self, view: FarolView) -> Standing:
        standing = super().standing(view)
        standing.numbers = [*view.scores]
        standing.ahead = [s for s, score in enumerate(view.scores) if score == max(view.scores)]
        return standing


def build(edition: Edition, rules: int) -> Farol:
    return Farol(edition, rules)
