"""Our engines, in the form that PYTHONPATH chooses; prints one JSON object."""

import importlib
import json
import random
from collections.abc import Callable
from typing import Any

from grimorio.bots import make_bot
from grimorio.cli.simulate import run as simulated
from grimorio.core import play as engine
from grimorio.core.chance import FastChance
from grimorio.core.game import AnyGame
from grimorio.core.play import Play, new_play, random_playout
from grimorio.core.registry import encoding_version, game_ids, get_encoding, get_game
from grimorio.rl.batch import BatchEnv
from grimorio.rl.tensor import TensorWriter

from .clock import microseconds, rate

BATCH = 256
GAMES = 20


def loop(game: AnyGame, seats: int) -> Callable[[], int]:
    """`legal` and `apply` called from Python, as a user would write it."""
    options, chance = game.check_options(seats, {}), FastChance(1)

    def work() -> int:
        state = game.setup(seats, options, chance)
        plies = 0
        while deciding := game.deciding(state):
            seat = deciding[0]
            legal = game.legal(state, seat)
            game.apply(state, seat, legal[chance.below(len(legal))], chance)
            plies += 1
        return plies

    return work


def playout(game: AnyGame, seats: int) -> Callable[[], int]:
    """Some games at once, as in the C: to read the clock takes a twentieth of a short one."""
    options, chance = game.check_options(seats, {}), FastChance(1)

    def work() -> int:
        plies = 0
        for _ in range(GAMES):
            plies += random_playout(game, game.setup(seats, options, chance), chance)
        return plies

    return work


def whole_games(play: Callable[[], int]) -> Callable[[], int]:
    """The same work counted by games."""

    def work() -> int:
        play()
        return GAMES

    return work


def length(game: AnyGame, seats: int) -> float:
    """Choices a game, over many games."""
    play, rounds = playout(game, seats), 100
    return sum(play() for _ in range(rounds)) / (rounds * GAMES)


def simulation(game: AnyGame, seats: int) -> Callable[[], int]:
    """`grimorio simulate`, with the outcomes and their digest."""
    options, many = game.check_options(seats, {}), 50

    def work() -> int:
        simulated(game, seats, options, many, 1, "random")
        return many

    return work


def pettingzoo_steps(game: AnyGame, seats: int) -> Callable[[], int]:
    """The same loop as for their games. Both read the mask as truth values: NumPy finds the ones
    among 2,470 bytes in 1 microsecond then, and in 5 if they are numbers, which would be a third
    of the time of a step."""
    id = game.info.id
    env = importlib.import_module(f"grimorio.rl.{id}_v{encoding_version(id)}").env(seats=seats)
    env.reset(seed=1)

    def work() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observed, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(random.choice(observed["action_mask"].view(bool).nonzero()[0].tolist()))
                steps += 1
        return steps

    return work


def batch_steps(game: AnyGame, seats: int) -> Callable[[], int]:
    env = BatchEnv(game.info.id, BATCH, seats=seats, seed=1)

    def work() -> int:
        env.step(env.random_actions())
        return BATCH

    return work


def search_iterations(game: AnyGame, seats: int) -> Callable[[], int]:
    play = middle(game, seats)
    bot = make_bot("search:200i", game)
    view, legal = game.view(play.state, play.seat), game.legal(play.state, play.seat)
    chance = FastChance(1)
    return lambda: sum(each.visits for each in bot.explain(view, legal, chance))


def visits(game: AnyGame, seats: int) -> list[list[int]]:
    """What a search looked at, and how often: the same seed has to give the same."""
    play = middle(game, seats)
    view, legal = game.view(play.state, play.seat), game.legal(play.state, play.seat)
    found = make_bot("search:200i", game).explain(view, legal, FastChance(1))
    return sorted([each.action.id, each.visits] for each in found)


def middle(game: AnyGame, seats: int) -> Play:
    """A game after forty plies, where the seat that is asked has a real choice."""
    for seed in range(1, 100):
        play = new_play(game, seats, {}, seed)
        play.deal()
        while play.seat >= 0 and (play.ply < 40 or len(play.legal_ids()) < 3):
            play.act(game.random_action(play.state, play.seat, play.chance).id)
        if play.seat >= 0:
            return play
    raise ValueError("no such game")


def in_play(game: AnyGame, seats: int) -> float:
    """An information state at every ply of whole games, each time with new plies to record:
    what the games take with it, less what they take without."""
    writer = TensorWriter(get_encoding(game, seats), recall=True)

    def walk(writing: bool) -> int:
        play = new_play(game, seats, {}, 1)
        play.deal()
        while play.seat >= 0:
            if writing:
                writer.write(play, play.seat)
            play.act(game.random_action(play.state, play.seat, play.chance).id)
        return play.ply

    return 1e6 / rate(lambda: walk(True)) - 1e6 / rate(lambda: walk(False))


def costs(game: AnyGame, seats: int) -> dict[str, float]:
    """Microseconds of what searches and learners do all the time."""
    play = middle(game, seats)
    state, seat, encoding = play.state, play.seat, get_encoding(game, seats)
    observation, information = TensorWriter(encoding), TensorWriter(encoding, recall=True)

    chance = FastChance(1)
    return {
        "clone": microseconds(state.clone),
        "observation": microseconds(lambda: observation.write(play, seat)),
        "information_state": microseconds(lambda: information.write(play, seat)),
        "in_play": in_play(game, seats),
        "view": microseconds(lambda: game.view(state, seat)),
        "sample": microseconds(lambda: game.sample(game.view(state, seat), chance), 50),
    }


def measure() -> dict[str, Any]:
    found: dict[str, Any] = {"compiled": not str(engine.__file__).endswith(".py"), "games": {}}
    for id in game_ids():
        game = get_game(id)
        for seats in (game.info.least_seats, game.info.most_seats):
            found["games"][f"{id} {seats}"] = {
                "loop": rate(loop(game, seats)),
                "playout": rate(playout(game, seats)),
                "games": rate(whole_games(playout(game, seats))),
                "length": length(game, seats),
                "simulate": rate(simulation(game, seats)),
                "pettingzoo": rate(pettingzoo_steps(game, seats)),
                "batch": rate(batch_steps(game, seats)),
                "search": rate(search_iterations(game, seats)),
                "visits": visits(game, seats),
                "numbers": get_encoding(game, seats).size,
                **costs(game, seats),
            }
    return found


if __name__ == "__main__":
    print(json.dumps(measure()))
