"""Games so small that the right choice is known: with sealed choices, and with a hidden card."""

from typing import ClassVar

from grimorio.core.action import Action, ActionTable
from grimorio.core.chance import Chance
from grimorio.core.edition import Edition
from grimorio.core.event import Event
from grimorio.core.game import Game, Info, Options
from grimorio.core.outcome import Outcome, places_by
from grimorio.core.record import VIEW_SHAPE, State, View
from grimorio.core.text import Text

EDITION = Edition("toy", 'id = "base"\ntitle = "Toy"\ngame = "toy"\n', "toy.toml")


class ToyState(State):
    SHAPE: ClassVar[dict[str, str]] = {"seats": "int", "hidden": "int", "chosen": "[int]"}

    def __init__(self) -> None:
        self.seats = 2
        self.hidden = 0
        self.chosen = [-1, -1]

    def clone(self) -> "ToyState":
        copy = ToyState()
        copy.hidden = self.hidden
        copy.chosen = self.chosen[:]
        return copy


class ToyView(View):
    SHAPE: ClassVar[dict[str, str]] = {**VIEW_SHAPE, "chosen": "[int]"}

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[int] = []


class Toy(Game[ToyState, Action, ToyView]):
    """Two seats choose at once, and `payoff[first][second]` is what the first one gets."""

    def __init__(self, payoff: list[list[int]]) -> None:
        self.payoff = payoff
        words = [Action("take", {"thing": word}) for word in "abcd"]
        super().__init__(Info("toy", 1, 2, 2, EDITION), ActionTable(list(words)))

    def setup(self, seats: int, options: Options, chance: Chance) -> ToyState:
        return ToyState()

    def deciding(self, state: ToyState) -> list[int]:
        return [seat for seat in (0, 1) if state.chosen[seat] < 0]

    def legal(self, state: ToyState, seat: int) -> list[Action]:
        if seat not in self.deciding(state):
            return []
        count = len(self.payoff) if seat == 0 else len(self.payoff[0])
        return self.actions.rows[:count]

    def apply(
        self,
        state: ToyState,
        seat: int,
        action: Action,
        chance: Chance,
        events: list[Event] | None = None,
    ) -> None:
        state.chosen[seat] = action.id

    def outcome(self, state: ToyState) -> Outcome | None:
        if self.deciding(state):
            return None
        gain = self.payoff[state.chosen[0]][state.chosen[1]]
        return Outcome(places_by([(gain,), (-gain,)]), Text("toy"), [])

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        view = ToyView()
        view.seat = seat
        view.seats = 2
        view.deciding = self.deciding(state)
        view.choice = "take"
        view.chosen = [c if s == seat else -1 for s, c in enumerate(state.chosen)]
        return view

    def sample(self, view: ToyView, chance: Chance) -> ToyState:
        state = ToyState()
        state.chosen = view.chosen[:]
        for seat in (0, 1):
            if seat not in view.deciding and state.chosen[seat] < 0:
                state.chosen[seat] = chance.below(len(self.payoff[0]))
        return state


class Bet(Toy):
    """One seat guesses a card it cannot see: `a` wins on 0, `b` on 1 or 2, `c` never."""

    def __init__(self) -> None:
        super().__init__([[0, 0, 0], [0, 0, 0], [0, 0, 0]])

    def setup(self, seats: int, options: Options, chance: Chance) -> ToyState:
        state = ToyState()
        state.chosen = [-1, 0]
        state.hidden = chance.below(3)
        return state

    def outcome(self, state: ToyState) -> Outcome | None:
        if self.deciding(state):
            return None
        right = [0, 1, 1][state.hidden] == state.chosen[0]
        return Outcome([1, 2] if right else [2, 1], Text("toy"), [])

    def sample(self, view: ToyView, chance: Chance) -> ToyState:
        state = ToyState()
        state.chosen = [-1, 0]
        state.hidden = chance.below(3)
        return state


class Turns(Toy):
    """The second seat chooses after the first, and sees its choice."""

    def deciding(self, state: ToyState) -> list[int]:
        return super().deciding(state)[:1]

    def sample(self, view: ToyView, chance: Chance) -> ToyState:
        state = ToyState()
        state.chosen = view.chosen[:]
        return state
