"""A greedy player of Cónclave: imagines each choice made, and takes the best table for itself."""

from typing import Any

from grimorio.bots.base import Bot
from grimorio.core.action import Action
from grimorio.core.chance import Chance, FastChance
from grimorio.core.game import Game
from grimorio.core.record import View
from grimorio.games.conclave.actions import DRAW, ConclaveAction
from grimorio.games.conclave.cards import MAGICS, PER_MAGIC
from grimorio.games.conclave.rules import Conclave
from grimorio.games.conclave.view import ConclaveView


class Greedy(Bot):
    """Weighs resentment against control after its own choice, with its view's cards alone."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        super().__init__(game, "greedy")
        assert isinstance(game, Conclave)
        self.conclave = game

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        assert isinstance(view, ConclaveView)
        assert view.seat is not None
        first = legal[0]
        assert isinstance(first, ConclaveAction)
        if first.kind == DRAW:
            return self._draw(view, legal)
        # A state consistent with the view: only what is open in it is looked at.
        imagined = self.conclave.sample(view, FastChance(0))
        best, best_value = first, -1e9
        for action in legal:
            assert isinstance(action, ConclaveAction)
            after = imagined.clone()
            self.conclave.apply(after, view.seat, action, chance)
            value = self.value(after.piles, after.hands[view.seat], view.seat, view.seats)
            if value > best_value:
                best, best_value = action, value
        return best

    def value(self, piles: list[int], hand: list[int], seat: int, seats: int) -> float:
        """How content a seat can be: hands count, because they join the zone in the end."""
        mine = self.conclave.totals(piles, seat)
        for card in hand:
            mine[card // PER_MAGIC] += self.conclave.influence[card]
        rivals = [0] * len(MAGICS)
        for other in range(seats):
            if other != seat:
                for m, total in enumerate(self.conclave.totals(piles, other)):
                    rivals[m] = max(rivals[m], total)
        value = 0.0
        controlled = 0
        for m in range(len(MAGICS)):
            lead = mine[m] - rivals[m]
            if mine[m] > 0 and lead >= 0:
                controlled += 1
                value += 2.0 + min(lead, 6) * 0.35
            elif mine[m] > 0:
                value -= mine[m] * (1.0 if lead < -3 else 0.6)
        return value if controlled else value - 30.0

    def _draw(self, view: ConclaveView, legal: list[Action]) -> Action:
        """The magic on top that it leads in most."""
        assert view.seat is not None
        mine = self.conclave.totals(view.piles, view.seat)
        best, best_value = legal[0], -1e9
        for action in legal:
            assert isinstance(action, ConclaveAction)
            value = float(mine[view.decks[action.first][-1]])
            if value > best_value:
                best, best_value = action, value
        return best
