"""OpenSpiel: all games of Grimorio as registered Python games, `grimorio_conclave` and so on.

`pyspiel.load_game("grimorio_conclave(players=3)")` works once this is imported. The first eight
moves are chance: they choose one of 2**64 seeds, a byte each, and with it every shuffle and die
of the game. A seat learns of them only what it sees. An observation is what a seat may know now;
an information state adds the earlier plies as the seat saw them: all of them as text, the latest
ones as numbers.
"""

from typing import Any

import pyspiel

from grimorio.core.chance import Chance, FastChance
from grimorio.core.game import Game
from grimorio.core.play import Play, new_play
from grimorio.core.registry import game_ids, get_encoding, get_game

from .tensor import TensorWriter

SEED_BYTES = 8
OUTCOMES = [(byte, 1 / 256) for byte in range(256)]


def game_type(game: Game[Any, Any, Any]) -> Any:
    return pyspiel.GameType(
        short_name=f"grimorio_{game.info.id}",
        long_name=f"Grimorio: {game.info.edition.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.info.most_seats,
        min_num_players=game.info.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.info.least_seats},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as OpenSpiel sees it; subclasses name which."""

    game_id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.rules = get_game(self.game_id)
        self.seats = int(given.get("players", self.rules.info.least_seats))
        self.encoding = get_encoding(self.rules, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=len(OUTCOMES),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.encoding.most_plies,
        )
        super().__init__(game_type(self.rules), info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, or the eight chance moves before it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed: list[int] = []
        self.play: Play = new_play(game.rules, game.seats, {}, 0)

    def current_player(self) -> int:
        if len(self.seed) < SEED_BYTES:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.seat < 0 else self.play.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal_ids() if player == self.play.seat else []

    def _apply_action(self, action: int) -> None:
        if len(self.seed) < SEED_BYTES:
            self.seed.append(action)
            if len(self.seed) == SEED_BYTES:
                self.play.chance = FastChance(int.from_bytes(self.seed, "big"))
                self.play.deal()
        elif not self.play.act(action):
            raise ValueError(f"action {action} is not legal for seat {self.play.seat}")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return self.play.game.actions[action].text

    def is_terminal(self) -> bool:
        return len(self.seed) == SEED_BYTES and self.play.seat < 0

    def returns(self) -> list[float]:
        return self.play.returns() if self.is_terminal() else [0.0] * self.play.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another world that `player` cannot tell from this one; `sampler()` is below 1."""
        other: SpielState = self.clone()
        other.play = self.play.imagine(player, SampledChance(sampler))
        return other

    def __str__(self) -> str:
        if len(self.seed) < SEED_BYTES:
            return f"seed {bytes(self.seed).hex()}"
        return str(self.play.state.to_bytes(), "utf-8")


class SampledChance(Chance):
    """Chance from a function that gives numbers from 0 up to, not including, 1."""

    def __init__(self, sampler: Any) -> None:
        super().__init__()
        self.sampler = sampler

    def below(self, n: int) -> int:
        return min(n - 1, int(self.sampler() * n))


class SpielObserver:
    """Writes observations, or information states, into one array."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.recall = recall
        self._writer = TensorWriter(game.encoding, recall)
        self.tensor = self._writer.array
        self.dict: dict[str, Any] = {}
        start = 0
        for field in game.encoding.fields:
            self.dict[field.name] = self.tensor[start : start + field.size]
            start += field.size
        if recall:
            self.dict["plies"] = self.tensor[start:].reshape(-1, 3)

    def set_from(self, state: SpielState, player: int) -> None:
        if len(state.seed) < SEED_BYTES:
            self._writer.clear()
        else:
            self._writer.write(state.play, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON; an information state has the plies, as the seat saw them, before it."""
        if len(state.seed) < SEED_BYTES:
            return "before the deal"
        play = state.play
        view = str(play.game.view(play.state, player).to_bytes(), "utf-8")
        if not self.recall:
            return view
        rows = play.game.actions.rows
        seen = zip(play.actors, play.seen[player], strict=True)
        plies = [f"p{actor + 1} {rows[code - 1].text if code else '?'}" for actor, code in seen]
        return "; ".join(plies) + "\n" + view


def _register() -> None:
    for id in game_ids():
        name = f"Spiel{id.capitalize()}"
        kind = type(name, (SpielGame,), {"game_id": id, "__module__": __name__})
        globals()[name] = kind
        pyspiel.register_game(game_type(get_game(id)), kind)


_register()
