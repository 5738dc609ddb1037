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
from .game import AnyGame
from .native import i64
from .preview import Preview, Standing
from .record import View
from .text import Json

__all__ = ["MANY", "SAMPLES", "Foresight", "Preview", "Standing", "follow", "foresee"]


SAMPLES = 8
"""How many worlds have to agree where all goes the same way, without chance."""
MANY = 64
"""How many have to agree where something hidden or random comes on the way."""


class WatchedChance(Chance):
    """Notes how many events there were when it was first asked: what comes later is its doing."""

    def __init__(self, seed: int, events: list[Event]) -> None:
        self.drawn = 0
        self.events = events
        self.certain = -1
        """How many events were there before; -1 while nobody has asked."""
        self._chance = FastChance(seed)

    def below(self, n: i64) -> i64:
        if self.certain < 0:
            self.certain = len(self.events)
        self.drawn += 1
        return self._chance.below(n)


class Trial:
    """What choices do in one world, as their seat sees it."""

    def __init__(self, state: Any, seen: list[dict[str, Json]], certain: int) -> None:
        self.state = state
        """Afterwards."""
        self.seen = seen
        self.certain = certain
        """How much of what was seen came before chance was asked; -1: it was not."""

    def same(self, seen: list[dict[str, Json]]) -> int:
        """How much of what happens without chance is the same as there."""
        most = len(self.seen) if self.certain < 0 else self.certain
        count = 0
        while count < most and count < len(seen) and self.seen[count] == seen[count]:
            count += 1
        return count


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
        self._seed = seed_of(view) if chance is None else chance.below(1 << 30)
        self._samples = samples
        self._worlds: list[Any] = []

    def preview(self, action: Action) -> Preview:
        """What `action`, which must be on offer, will certainly do."""
        trials = self._trials(action)
        first = trials[0].seen
        preview = Preview(action)
        preview.whole = is_whole(trials)
        preview.events = first[: min([trial.same(first) for trial in trials])]
        after = [trial.state for trial in trials]
        preview.standing = self._standing(after)
        self.game.foretell(self.view, action, preview, after)
        return preview

    def _trials(self, action: Action) -> list[Trial]:
        """In a few worlds; in many, if something hidden or random comes on the way: there a few
        may agree by luck."""
        trials = [self._try(number, [action]) for number in range(self._samples)]
        if not is_whole(trials):
            for number in range(self._samples, MANY):
                trials.append(self._try(number, [action]))
        return trials

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
        trials: list[Trial] = []
        offer: list[Action] = []
        if actions and actions[0] not in self.game.legal(self._world(0), self.seat):
            return None
        if len(self.view.deciding) > 1:  # others may have chosen already, unseen
            return None
        while len(trials) < self._samples or (len(trials) < MANY and not is_whole(trials)):
            trial = self._try(len(trials), actions)
            if trial.state is None:
                return None
            found = self.game.legal(trial.state, self.seat)
            if trials and found != offer:
                return None
            offer = found
            trials.append(trial)
        return offer

    def after(self, actions: list[Action]) -> "Foresight | None":
        """The same from where the seat would be after these choices, not made yet; None where it
        cannot know what it would see then."""
        found: View | None = None
        for number in range(self._samples):
            trial = self._try(number, actions)
            if trial.state is None or trial.certain >= 0:
                return None
            view = self.game.view(trial.state, self.seat)
            if found is not None and view != found:
                return None
            found = view
        return None if found is None else Foresight(self.game, found, None, self._samples)

    def _try(self, number: int, actions: list[Action]) -> Trial:
        """Make these choices in a world; there is no state after what is not to be had there."""
        state = self._world(number).clone()
        events: list[Event] = []
        seed = self._seed * MANY + number
        for action in actions:
            seed = seed * 4096 + action.id
        chance = WatchedChance(seed, events)
        for count, action in enumerate(actions):
            if count > 0 and action not in self.game.legal(state, self.seat):
                return Trial(None, [], 0)
            self.game.apply(state, self.seat, action, chance, events)
        return Trial(state, [event.seen_by(self.seat) for event in events], chance.certain)

    def _world(self, number: int) -> Any:
        while len(self._worlds) <= number:
            chance = FastChance(self._seed * MANY + len(self._worlds))
            self._worlds.append(self.game.sample(self.view, chance))
        return self._worlds[number]


def is_whole(trials: list[Trial]) -> bool:
    """Whether all goes the same way in all of these worlds, without chance."""
    return all(trial.certain < 0 and trial.seen == trials[0].seen for trial in trials)


def seed_of(view: View) -> int:
    """The same for the same view."""
    return int.from_bytes(hashlib.sha256(view.to_bytes()).digest()[:8], "big")


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
