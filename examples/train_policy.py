"""Train a small policy on Cónclave with plain NumPy, and let it play against random choices.

Random games teach a linear value of what a seat knows; the policy tries each choice in a world
that it thinks possible, and takes the one with the best value. A baseline for better ideas.
"""

import sys

import numpy as np

from grimorio.core.chance import FastChance
from grimorio.core.play import Play, new_play
from grimorio.core.registry import get_game

GAME = get_game("conclave")
CHANCE = FastChance(7)


def numbers(play: Play, seat: int) -> np.ndarray:
    return np.frombuffer(play.observe(seat), np.uint8).astype(np.float32)


def random_id(play: Play) -> int:
    return int(GAME.random_action(play.state, play.seat, CHANCE).id)


def learn(games: int) -> np.ndarray:
    """Ridge regression from what seat 0 knew, in random games, to how they ended for it."""
    seen: list[np.ndarray] = []
    ends: list[float] = []
    for seed in range(games):
        play = new_play(GAME, 2, {}, seed)
        play.deal()
        first = len(seen)
        while play.seat >= 0:
            play.act(random_id(play))
            seen.append(numbers(play, 0))
        ends += [play.returns()[0]] * (len(seen) - first)
    known, result = np.array(seen), np.array(ends)
    return np.linalg.solve(known.T @ known + 1000 * np.eye(known.shape[1]), known.T @ result)


def best_id(play: Play, weights: np.ndarray) -> int:
    world = play.imagine(play.seat, CHANCE)  # never the true hidden cards
    values: dict[int, float] = {}
    for id in play.legal_ids():
        after = world.clone()
        after.act(id)
        values[id] = float(numbers(after, play.seat) @ weights)
    return max(values, key=values.__getitem__)


if __name__ == "__main__":
    lessons, matches = [int(word) for word in sys.argv[1:]] or [1000, 100]
    weights = learn(lessons)
    wins = 0.0
    for seed in range(matches):
        play = new_play(GAME, 2, {}, 10**6 + seed)
        play.deal()
        while play.seat >= 0:
            play.act(best_id(play, weights) if play.seat == seed % 2 else random_id(play))
        wins += (1 + play.returns()[seed % 2]) / 2
    print(f"the trained policy won {wins:g} of {matches} games against random choices")
