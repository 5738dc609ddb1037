"""What others do: random play with their own engines, driven from Python; prints one JSON object.

Every move counts, those of chance too. A peer that is not installed is left out, with the reason.
"""

import importlib
import json
import random
import warnings
from collections.abc import Callable
from typing import Any

import numpy

from .clock import microseconds, rate

Work = Callable[[], int]


def openspiel(name: str) -> Work:
    """The loop that OpenSpiel's examples have."""
    import pyspiel

    game = pyspiel.load_game(name)

    def work() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = random.choices(outcomes, weights)[0]
            else:
                action = random.choice(state.legal_actions())
            state.apply_action(action)
            moves += 1
        return moves

    return work


def openspiel_tuned(name: str) -> Work:
    """The same with the calls bound once, and chance that is known to be uniform."""
    import pyspiel

    game = pyspiel.load_game(name)
    pick = random.random

    def work() -> int:
        state = game.new_initial_state()
        legal, act, over = state.legal_actions, state.apply_action, state.is_terminal
        moves = 0
        while not over():
            actions = legal()
            act(actions[int(pick() * len(actions))])
            moves += 1
        return moves

    return work


def openspiel_tensor(name: str) -> float:
    """Microseconds for an information state as numbers."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 3:
        state.apply_action(random.choice(state.legal_actions()))
    return microseconds(lambda: state.information_state_tensor(state.current_player()), 100)


def openspiel_ismcts(name: str) -> Work:
    """Iterations of OpenSpiel's own search for Python games, on ours behind their interface."""
    import pyspiel

    importlib.import_module("grimorio.rl.spiel")
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    picker = random.Random(1)
    while state.is_chance_node() or len(state.history()) < 48 or len(state.legal_actions()) < 3:
        state.apply_action(picker.choice(state.legal_actions()))
    search = importlib.import_module("open_spiel.python.algorithms.ismcts")
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    picked = numpy.random.RandomState(1)
    bot = search.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, picked),
        uct_c=2.0,
        max_simulations=20,
        random_state=picked,
    )

    def work() -> int:
        bot.step(state)
        return 20

    return work


def rlcard(name: str) -> Work:
    made = importlib.import_module("rlcard").make(name)

    def work() -> int:
        state, _ = made.reset()
        moves = 0
        while not made.is_over():
            state, _ = made.step(random.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return work


def pettingzoo(name: str) -> Work:
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def work() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observed, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(random.choice(observed["action_mask"].view(bool).nonzero()[0].tolist()))
                moves += 1
        return moves

    return work


def pgx(name: str, games: int = 256) -> Work:
    """A batch of theirs, dealt anew when it ends, on the processor."""
    package, jax = importlib.import_module("pgx"), importlib.import_module("jax")
    wrappers = importlib.import_module("pgx.experimental.wrappers")
    env = package.make(name)
    deal = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(wrappers.auto_reset(env.step, env.init)))
    pick = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask)))
    keys = jax.random.split(jax.random.PRNGKey(1), games)
    state = deal(keys)

    def work() -> int:
        nonlocal state, keys
        keys = jax.vmap(lambda key: jax.random.fold_in(key, 1))(keys)
        state = step(state, pick(keys[0], state.legal_action_mask), keys)
        state.observation.block_until_ready()
        return games

    return work


def catanatron() -> Work:
    package = importlib.import_module("catanatron")
    colours = list(package.Color)[:4]

    def work() -> int:
        game = package.Game([package.RandomPlayer(colour) for colour in colours])
        moves = 0
        while game.winning_color() is None and moves < 2000:
            game.play_tick()
            moves += 1
        return moves

    return work


def chess() -> Work:
    package = importlib.import_module("chess")

    def work() -> int:
        board = package.Board()
        for moves in range(200):
            legal = list(board.legal_moves)
            if not legal:
                return moves
            board.push(random.choice(legal))
        return 200

    return work


RANDOM_PLAY: dict[str, Callable[[], Work]] = {
    "OpenSpiel hearts (C++)": lambda: openspiel("hearts"),
    "OpenSpiel hearts (C++), tuned loop": lambda: openspiel_tuned("hearts"),
    "OpenSpiel spades (C++)": lambda: openspiel("spades"),
    "OpenSpiel crazy_eights (C++)": lambda: openspiel("crazy_eights"),
    "OpenSpiel gin_rummy (C++)": lambda: openspiel("gin_rummy"),
    "OpenSpiel block_dominoes (Python)": lambda: openspiel("python_block_dominoes"),
    "OpenSpiel liars_poker (Python)": lambda: openspiel("python_liars_poker"),
    "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
    "RLCard uno": lambda: rlcard("uno"),
    "RLCard leduc-holdem": lambda: rlcard("leduc-holdem"),
    "catanatron": catanatron,
    "python-chess": chess,
}
ENVIRONMENTS: dict[str, Callable[[], Work]] = {
    f"PettingZoo {name}": lambda name=name: pettingzoo(name)  # type: ignore[misc]
    for name in ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
}
BATCHES: dict[str, Callable[[], Work]] = {
    "pgx leduc_holdem, 256 games": lambda: pgx("leduc_holdem"),
    "pgx kuhn_poker, 256 games": lambda: pgx("kuhn_poker"),
    "pgx backgammon, 256 games": lambda: pgx("backgammon"),
}
SEARCHES: dict[str, Callable[[], Work]] = {
    "OpenSpiel ISMCTS, conclave 2": lambda: openspiel_ismcts("grimorio_conclave(players=2)"),
    "OpenSpiel ISMCTS, conclave 4": lambda: openspiel_ismcts("grimorio_conclave(players=4)"),
}


def measured(peers: dict[str, Callable[[], Work]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, make in peers.items():
        try:
            found[name] = rate(make())
        except ModuleNotFoundError as problem:
            found[name] = f"not installed ({problem.name})"
        except Exception as problem:
            found[name] = f"not measured: {type(problem).__name__}: {problem}"[:120]
    return found


def measure() -> dict[str, Any]:
    warnings.simplefilter("ignore")
    importlib.import_module("open_spiel.python.games")
    return {
        "random play": measured(RANDOM_PLAY),
        "environments": measured(ENVIRONMENTS),
        "batches": measured(BATCHES),
        "searches": measured(SEARCHES),
        "hearts tensor": openspiel_tensor("hearts"),
    }


if __name__ == "__main__":
    print(json.dumps(measure()))
