"""Consequences of a choice, from a view alone.

The choice is made in several worlds that the view could be a view of, each with chance of its own.
What the seat would see in all of them is certain, up to the first thing that differs or comes
after chance was asked. The worlds follow from the view's bytes: whoever has the same view is told
the same.
"""

import hashlib
from typing import Any

from .action import Action
from .chance import Chance, FastChance
from .event import Event
from .game import Game
from .preview import Preview, Standing
from .record import View

__all__ = ["SAMPLES", "Foresight", "Preview", "Standing", "follow", "foresee"]

AnyGame = Game[Any, Any, Any]

SAMPLES = 8
"""How many worlds have to agree."""


class WatchedChance(Chance):
    """Notes how many events there were when it was first asked: what comes later is its doing."""

    def __init__(self, seed: int, events: list[Event]) -> None:
        self.drawn = 0
        self.events = events
        self.certain = -1
        """How many events were there before; -1 while nobody has asked."""
        self._chance = FastChance(seed)

    def below(self, n: int) -> int:
        if self.certain < 0:
            self.certain = len(self.events)
        self.drawn += 1
        return self._chance.below(n)


class Foresight:
    """The worlds of one view, to look ahead in: made once, for all choices on offer."""

    def __init__(
        self, game: AnyGame, view: View, chance: Chance | None = None, samples: int = SAMPLES
    ) -> None:
        if view.seat is None:
            raise ValueError("only a seat has choices to foresee")
        self.game = game
        self.view = view
        self.seat: int = view.seat
        self.chance: Chance = seeded(view) if chance is None else chance
        self.worlds: list[Any] = [game.sample(view, self.chance) for _ in range(samples)]
        self._seed = self.chance.below(1 << 30)

    def preview(self, action: Action) -> Preview:
        """What `action`, which must be on offer, will certainly do."""
        preview = Preview(action)
        after: list[Any] = []
        for number, world in enumerate(self.worlds):
            events: list[Event] = []
            state = world.clone()
            chance = WatchedChance(self._of(number, action), events)
            self.game.apply(state, self.seat, action, chance, events)
            self._agree(preview, events, chance, number == 0)
            after.append(state)
        preview.standing = self._standing(after)
        self.game.foretell(self.view, action, preview, after)
        return preview

    def _of(self, number: int, action: Action) -> int:
        return (self._seed * 64 + number) * 65536 + action.id

    def _agree(
        self, preview: Preview, events: list[Event], chance: WatchedChance, first: bool
    ) -> None:
        """Keep of what was certain so far what happens in this world, too."""
        certain = events if chance.certain < 0 else events[: chance.certain]
        seen = [event.seen_by(self.seat) for event in certain]
        if chance.certain >= 0:
            preview.whole = False
        if first:
            preview.events = seen
            return
        same = 0
        for mine, theirs in zip(preview.events, seen, strict=False):
            if mine != theirs:
                break
            same += 1
        if same < len(preview.events) or same < len(seen):
            preview.whole = False
            preview.events = preview.events[:same]

    def _standing(self, after: list[Any]) -> Standing | None:
        found: Standing | None = None
        for state in after:
            standing = self.game.standing(self.game.view(state, self.seat))
            if found is None:
                found = standing
            elif standing != found:
                return None
        return found

    def follow(self, actions: list[Action]) -> list[Action] | None:
        """The offer after these choices, not made yet; None where the view cannot tell it."""
        offer: list[int] | None = None
        for number, world in enumerate(self.worlds):
            state = world.clone()
            for action in actions:
                if action not in self.game.legal(state, self.seat):
                    return None
                self.game.apply(state, self.seat, action, FastChance(self._of(number, action)))
            found = [action.id for action in self.game.legal(state, self.seat)]
            if offer is not None and offer != found:
                return None
            offer = found
        return None if offer is None else [self.game.actions[id] for id in offer]


def seeded(view: View) -> FastChance:
    """The chance of whoever looks ahead from this view: the same for the same view."""
    return FastChance(int.from_bytes(hashlib.sha256(view.to_bytes()).digest()[:8], "big"))


def foresee(
    game: AnyGame,
    view: View,
    action: Action,
    chance: Chance | None = None,
    samples: int = SAMPLES,
) -> Preview:
    """What a choice on offer will certainly do, as far as the seat of this view can know."""
    return Foresight(game, view, chance, samples).preview(action)


def follow(game: AnyGame, view: View, actions: list[Action]) -> list[Action] | None:
    """The offer after choices that are not made yet, as far as the view can tell it."""
    return Foresight(game, view).follow(actions)
