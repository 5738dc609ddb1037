"""The kit catches what it must: every planted fault makes it fail, and says where."""

from collections.abc import Callable

import pytest

from grimorio.core.action import Action
from grimorio.core.chance import Chance
from grimorio.core.contract import Broken, check_everywhere, check_game
from grimorio.core.event import Event
from grimorio.core.marks import Marks
from grimorio.core.outcome import Outcome
from grimorio.core.refusal import Refusal
from grimorio.core.text import Text

from .duel import Duel, DuelState, DuelView, other_world

FAULTS: list[tuple[type[Duel], str]] = []


def caught_by(reason: str) -> Callable[[type[Duel]], type[Duel]]:
    def keep(fault: type[Duel]) -> type[Duel]:
        FAULTS.append((fault, reason))
        return fault

    return keep


@caught_by("tells worlds apart")
class LeaksAHandInTheView(Duel):
    def view(self, state: DuelState, seat: int | None) -> DuelView:
        view = super().view(state, seat)
        view.sizes[-1] += 100 * max(state.hands[-1], default=0)
        return view

    def sample(self, view: DuelView, chance: Chance) -> DuelState:
        """Agrees with the leak, so that only an independent world shows it."""
        honest = DuelView.from_json(view.to_json())
        leaked, size = divmod(view.sizes[-1], 100)
        honest.sizes[-1] = size
        world = super().sample(honest, chance)
        for _ in range(300):
            if max(world.hands[-1], default=0) == leaked:
                break
            world = super().sample(honest, chance)
        return world


@caught_by("the events of")
class LeaksTheDrawnCardInAnEvent(Duel):
    def draw(self, state: DuelState, seat: int, events: list[Event] | None) -> None:
        super().draw(state, seat, events)
        if events:
            events[-1].data["bottom"] = events[-1].secret["card"]


@caught_by("legal")
class LeaksTheDeckInTheLegalActions(Duel):
    def legal(self, state: DuelState, seat: int) -> list[Action]:
        legal = super().legal(state, seat)
        return legal[::-1] if state.deck and state.deck[-1] % 2 else legal


@caught_by("refusal")
class LeaksAnothersHandInARefusal(Duel):
    def why_not(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        refusal = super().why_not(state, seat, action)
        if refusal is not None and action.id in state.hands[(seat + 1) % state.seats]:
            return Refusal("DU-1", Text("duel-no-another-has-it"))
        return refusal


@caught_by("legal and refused")
class OffersWhatItRefuses(Duel):
    def why_not(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        return Refusal("DU-1", Text("duel-no"))


@caught_by("nothing says why")
class RefusesWithoutAReason(Duel):
    def why_not(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        return None


@caught_by("has")
class OffersActionsOutOfTurn(Duel):
    def legal(self, state: DuelState, seat: int) -> list[Action]:
        return [self.actions[card] for card in state.hands[seat]]


@caught_by("lost or made a component")
class LosesACard(Duel):
    def draw(self, state: DuelState, seat: int, events: list[Event] | None) -> None:
        super().draw(state, seat, events)
        if len(state.deck) == 2:
            state.deck.pop()


@caught_by("does not end")
class NeverEnds(Duel):
    def deciding(self, state: DuelState) -> list[int]:
        return [state.turn]

    def legal(self, state: DuelState, seat: int) -> list[Action]:
        return [self.actions[0]] if seat == state.turn else []

    def apply(self, state: DuelState, seat: int, action: Action, chance: Chance,
              events: list[Event] | None = None) -> None:  # fmt: skip
        state.turn = (state.turn + 1) % state.seats


@caught_by("depends on who listens")
class ListensForEvents(Duel):
    def apply(self, state: DuelState, seat: int, action: Action, chance: Chance,
              events: list[Event] | None = None) -> None:  # fmt: skip
        super().apply(state, seat, action, chance, events)
        if events is None:
            state.played[seat].sort(reverse=True)
            state.played[seat].reverse()
            state.turn = state.turn if len(state.deck) > 3 else seat


@caught_by("no event says so")
class RevealsWithoutSayingSo(Duel):
    def apply(self, state: DuelState, seat: int, action: Action, chance: Chance,
              events: list[Event] | None = None) -> None:  # fmt: skip
        super().apply(state, seat, action, chance, events)
        for event in events or []:
            event.reveals = False


@caught_by("teaches")
class FindsNothingNew(Duel):
    def sure_after(
        self, before: DuelState, after: DuelState, seat: int, action: Action
    ) -> list[Action] | None:
        return None


@caught_by("called sure after")
class IsSureOfTooMuch(Duel):
    def sure_after(
        self, before: DuelState, after: DuelState, seat: int, action: Action
    ) -> list[Action] | None:
        return self.legal(before, seat)


@caught_by("what is sure after")
class TellsTheDeckByWhatIsSure(Duel):
    def sure_after(
        self, before: DuelState, after: DuelState, seat: int, action: Action
    ) -> list[Action] | None:
        return [self.actions[before.deck[-1]]] if before.deck else []


@caught_by("changed the state")
class ChangesWhatItRefuses(Duel):
    def why_not(self, state: DuelState, seat: int, action: Action) -> Refusal | None:
        refusal = super().why_not(state, seat, action)
        if refusal is not None:
            state.played[0].append(0)
        return refusal


@caught_by("view(sample(view)) differs")
class SamplesSomethingElse(Duel):
    def sample(self, view: DuelView, chance: Chance) -> DuelState:
        world = super().sample(view, chance)
        world.turn = 0
        return world


@caught_by("other actions are marked")
class MarksWhatIsNotLegal(Duel):
    def mark_legal(self, state: DuelState, seat: int, marks: Marks) -> None:
        for action in self.actions.rows:
            marks.add(action.id)


@caught_by("not random")
class PicksTheFirst(Duel):
    def random_action(self, state: DuelState, seat: int, chance: Chance) -> Action:
        return self.legal(state, seat)[0]


@caught_by("another seat is asked")
class AsksTheNextSeat(Duel):
    def asked(self, state: DuelState) -> int:
        return (super().asked(state) + 1) % state.seats


@caught_by("the places are not")
class PlacesTheLastFirst(Duel):
    def places(self, state: DuelState) -> list[int]:
        return [4 - place for place in super().places(state)]


@caught_by("without an outcome")
class EndsWithoutAnOutcome(Duel):
    def outcome(self, state: DuelState) -> Outcome | None:
        return None


class SharesItsHands(DuelState):
    def clone(self) -> "SharesItsHands":
        copy = SharesItsHands()
        copy.seats, copy.turn = self.seats, self.turn
        copy.hands, copy.deck = self.hands, self.deck[:]
        copy.played = [cards[:] for cards in self.played]
        return copy


@caught_by("")
class ClonesBadly(Duel):
    def setup(self, seats: int, options: object, chance: Chance) -> DuelState:
        state = super().setup(seats, {}, chance)
        return SharesItsHands.from_json(state.to_json())


@pytest.mark.parametrize("seats", [2, 3])
def test_the_toy_game_keeps_the_contract(seats: int) -> None:
    for seed in range(5):
        assert check_game(Duel(), seats, seed=seed, other_world=other_world).winners


@pytest.mark.parametrize(
    ("fault", "reason"), FAULTS, ids=lambda case: getattr(case, "__name__", "")
)
def test_a_planted_fault_is_caught(fault: type[Duel], reason: str) -> None:
    def check() -> None:
        for seed in range(5):
            check_game(fault(), 3, seed=seed, other_world=other_world, most_plies=100)

    with pytest.raises(Broken) as caught:
        check()
    assert reason in str(caught.value)


def test_what_does_not_hold_is_told_with_the_table_it_happened_at() -> None:
    lossy = next(fault for fault, reason in FAULTS if "lost or made" in reason)
    with pytest.raises(Broken, match=r"2 seats, seed 0, options \{\}: ply \d+: .*\(lost \["):
        check_everywhere(lossy(), 3)
