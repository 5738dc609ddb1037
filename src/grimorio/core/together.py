"""Several choices as one act: whether a seat may make them together.

The answer is made from the seat's view alone, in a world that it could not tell from its own, and
with chance that is not the match's. So a refusal can tell nothing that the seat did not know, and
whoever tries one act after the other learns nothing of what is hidden or still to be thrown.
"""

from typing import Any, Final, NamedTuple

from .action import Action
from .chance import FastChance
from .game import Game
from .record import State
from .refusal import Refusal

MOST_TOGETHER: Final = 16
"""A long move with its portals, its meetings and what follows."""


class Forbidden(NamedTuple):
    """Why choices cannot be made as one act."""

    choice: int
    """The first of them that stands in the way, from 0."""
    refusal: Refusal | None
    """The rule that forbids it; None: first it must be seen what the ones before it bring."""


def forbidden(
    game: Game[Any, Any, Any], state: State, seat: int, actions: list[Action]
) -> Forbidden | None:
    """Why `seat` may not make all these choices, one after the other, as one act; None: it may."""
    refusal = game.why_not(state, seat, actions[0])
    if refusal is not None or len(actions) == 1:
        return None if refusal is None else Forbidden(0, refusal)
    if len(game.deciding(state)) > 1:
        return Forbidden(1, None)  # what all are asked together is answered by itself
    chance = FastChance(0)
    world = game.sample(game.view(state, seat), chance)
    sure: list[Any] | None = None
    for number, action in enumerate(actions):
        if sure is not None and action not in sure:
            return Forbidden(number, None)
        refusal = game.why_not(world, seat, action)
        if refusal is not None:
            return Forbidden(number, refusal)
        if sure is not None and number + 1 < len(actions):
            return Forbidden(number + 1, None)
        before = world
        world = before.clone()
        game.apply(world, seat, action, chance)
        sure = game.sure_after(before, world, seat, action)
    return None
