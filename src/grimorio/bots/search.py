"""Search for games with hidden information: one tree over many guesses of what is hidden.

Information-set Monte Carlo tree search. Every iteration draws a full state from the view, and
walks down one tree that all iterations share; at each node only the choices that exist in this
guess compete, so each counts how often it was on offer. Every seat maximises its own result.
Seats that choose at the same time choose apart: each from its own numbers at that node, without
knowing the others' choices. All of it starts from a view; there is no way to a real state.
"""

import math
import time
from typing import Any, Final

from grimorio.core.action import Action
from grimorio.core.chance import Chance, FastChance
from grimorio.core.game import Game, Worlds
from grimorio.core.native import i64, mypyc_attr
from grimorio.core.record import View

from .base import Bot, Candidate
from .evaluate.base import Evaluation

SEATS: Final[i64] = 8  # more than any table has; keys of edges are `action.id * SEATS + seat`
WIDE: Final = 1 << 20
BLIND: Final = 4  # one in so many sealed choices is any: else two seats fall into step
UNTRIED: Final = 0.15  # an untried choice counts as a little worse than the average of the tried
SEED_HALF: Final = 1 << 30


class Edge:
    """One seat's choice at a node, with its results for that seat."""

    def __init__(self, action: Action, seat: i64, weight: float) -> None:
        self.action = action
        self.seat = seat
        self.weight = weight
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total = 0.0
        self.child: Node | None = None


class Node:
    """A history of choices since the root, whatever the hidden cards are."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.latest: list[Edge] = []
        """The edges of the choices that were on offer here the last time: mostly the same."""
        self.joint: dict[int, Node] = {}
        """What follows when several seats chose together, by all their choices."""
        self.visits: i64 = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Searches for `seconds`, or for a number of `iterations` (then it is repeatable)."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        name: str,
        evaluation: Evaluation,
        seconds: float = 0.0,
        iterations: int = 0,
        adviser: Bot | None = None,
    ) -> None:
        super().__init__(game, name)
        self.evaluation = evaluation
        self.seconds = seconds
        self.iterations = iterations
        self.adviser = adviser
        """Whose choice is tried first; the search then judges it like any other."""
        self.spent = 0
        """Iterations since the bot was made, to measure its speed; no choice depends on it."""

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self._think(view, legal, chance, False)[0].action

    def explain(self, view: View, legal: list[Action], chance: Chance) -> list[Candidate]:
        """All of `legal`, the most visited first; the visits sum up to the iterations made."""
        return self._think(view, legal, chance, True)

    def sampled(self, worlds: Worlds, chance: Chance) -> Any:
        """One guess of what is hidden."""
        assert worlds.view.seat is not None
        state = worlds.draw(chance)
        self.evaluation.believe(state, worlds.view.seat, chance)
        return state

    def luck(self, seed: int) -> FastChance:
        """The dice of one try, where every choice is tried with the same (`paired`)."""
        return FastChance(seed)

    def _think(
        self, view: View, legal: list[Action], chance: Chance, to_the_end: bool
    ) -> list[Candidate]:
        assert view.seat is not None
        seed = chance.below(SEED_HALF) * SEED_HALF + chance.below(SEED_HALF)
        own = FastChance(seed)
        root = Node()
        worlds = self.game.worlds(view)
        started = time.perf_counter()
        done = 0
        if self.adviser is not None and self.evaluation.trust > 0.0:
            self._advise(root, worlds, legal, own)
        while True:
            self._iterate(root, worlds, legal, own, seed)
            done += 1
            left = self._left(done, started)
            if left <= 0 or (not to_the_end and done % 16 == 0 and self._settled(root, view, left)):
                break
        self.spent += done
        return self._candidates(root, view.seat, legal)

    def _advise(self, root: Node, worlds: Worlds, legal: list[Action], chance: FastChance) -> None:
        """Make the adviser's choice look the most promising."""
        view = worlds.view
        assert view.seat is not None
        assert self.adviser is not None
        offered = self._offered(root, self.sampled(worlds, chance), view.seat, legal, chance)
        most = max([edge.weight for edge in offered])
        advised = self.adviser.choose(view, legal, chance)
        root.edges[advised.id * SEATS + view.seat].weight = most * self.evaluation.trust

    def _left(self, done: int, started: float) -> int:
        """How many iterations there is still a budget for; estimated when it is one of time."""
        if self.iterations:
            return self.iterations - done
        used = time.perf_counter() - started
        if used >= self.seconds:
            return 0
        possible = 1 + int(done * (self.seconds - used) / max(used, 1e-6))
        return min(possible, self.evaluation.enough - done)

    def _settled(self, root: Node, view: View, left: int) -> bool:
        """Whether the most visited choice can no longer be overtaken."""
        best = 0
        second = 0
        for edge in root.edges.values():
            if edge.seat == view.seat:
                if edge.visits > best:
                    second = best
                    best = edge.visits
                elif edge.visits > second:
                    second = edge.visits
        return best - second > left

    def _candidates(self, root: Node, seat: int, legal: list[Action]) -> list[Candidate]:
        found: list[Candidate] = []
        for action in legal:
            edge = root.edges.get(action.id * SEATS + seat)
            if edge is None or edge.visits == 0:
                found.append(Candidate(action, 0, 0.0))
            else:
                found.append(Candidate(action, edge.visits, edge.total / float(edge.visits)))
        found.sort(key=_merit)
        return found

    def _iterate(
        self, root: Node, worlds: Worlds, legal: list[Action], chance: FastChance, seed: int
    ) -> None:
        """Guess, walk down to a node that is not ripe, judge it, and count the result."""
        game, view = self.game, worlds.view
        assert view.seat is not None
        ripe = self.evaluation.ripe
        first: Edge | None = None
        if self.evaluation.paired and root.edges:
            # Chosen before the guess: its n-th try meets the luck of every other's n-th.
            first = self._select(root, None, view.seat, legal, chance)
            chance = self.luck(seed + 1 + first.visits)
        state = self.sampled(worlds, chance)
        path: list[Edge] = []
        node = root
        deciding = game.deciding(state)
        while deciding:
            if len(deciding) == 1:
                seat = deciding[0]
                if first is not None and node is root:
                    edge = first
                else:
                    options = legal if node is root else game.legal(state, seat)
                    edge = self._select(node, state, seat, options, chance)
                path.append(edge)
                game.apply(state, seat, edge.action, chance)
                child = edge.child
                if child is None:
                    child = Node()
                    edge.child = child
                node = child
            else:
                node = self._together(node, root, view, legal, state, chance, path)
            if node.visits < ripe:
                break
            deciding = game.deciding(state)
        node.visits += 1
        result = self.evaluation.roll(state, chance)
        for edge in path:
            edge.visits += 1
            edge.total += result[edge.seat]

    def _together(
        self,
        node: Node,
        root: Node,
        view: View,
        legal: list[Action],
        state: Any,
        chance: FastChance,
        path: list[Edge],
    ) -> Node:
        """Sealed choices: each seat selects from its own numbers at this same node."""
        game = self.game
        key = 0
        for seat in list(game.deciding(state)):
            if seat not in game.deciding(state):
                continue  # an earlier choice has settled it
            own = node is root and seat == view.seat
            options = legal if own else game.legal(state, seat)
            edge = self._select(node, state, seat, options, chance)
            if chance.below(BLIND) == 0:
                action = options[chance.below(len(options))]
                edge = node.edges[action.id * SEATS + seat]
            path.append(edge)
            key = key * WIDE + edge.action.id * SEATS + seat + 1
            game.apply(state, seat, edge.action, chance)
        child = node.joint.get(key)
        if child is None:
            child = Node()
            node.joint[key] = child
        return child

    def _select(
        self, node: Node, state: Any, seat: i64, options: list[Action], chance: FastChance
    ) -> Edge:
        """The choice with the best of: good so far, promising at first sight, hardly tried."""
        offered = self._offered(node, state, seat, options, chance)
        if len(offered) == 1:
            return offered[0]
        visits: i64 = 0
        total = 0.0
        weights = 0.0
        for edge in offered:
            visits += edge.visits
            total += edge.total
            weights += edge.weight
        untried = total / float(visits) - UNTRIED if visits else 0.0
        explore = self.evaluation.explore / weights
        best = offered[0]
        best_score = -1e9
        for edge in offered:
            tries = edge.visits
            score = edge.total / float(tries) if tries else untried
            score += explore * edge.weight * math.sqrt(float(edge.offered)) / float(1 + tries)
            if score > best_score:
                best_score = score
                best = edge
        return best

    def _offered(
        self, node: Node, state: Any, seat: i64, options: list[Action], chance: FastChance
    ) -> list[Edge]:
        """The edges of what can be chosen in this guess; new ones are weighed."""
        edges, latest = node.edges, node.latest
        found: list[Edge] = []
        weights: list[float] | None = None
        for i in range(len(options)):
            action = options[i]
            if i < len(latest) and latest[i].action is action and latest[i].seat == seat:
                edge = latest[i]
            else:
                key = action.id * SEATS + seat
                known = edges.get(key)
                if known is None:
                    if weights is None:
                        weights = self.evaluation.weigh(state, seat, options, chance)
                    known = Edge(action, seat, weights[i])
                    edges[key] = known
                edge = known
            edge.offered += 1
            found.append(edge)
        node.latest = found
        return found


def _merit(candidate: Candidate) -> tuple[int, float]:
    return (-candidate.visits, -candidate.expected)
