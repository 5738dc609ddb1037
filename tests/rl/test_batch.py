"""Many games in one call."""

import copy
import gc
import pickle
from typing import Any, cast

import numpy as np
import pytest

from grimorio.bots import Bot, make_bot
from grimorio.core.action import Action
from grimorio.core.chance import Chance, FastChance
from grimorio.core.game import AnyGame
from grimorio.core.play import Play, new_play
from grimorio.core.record import View
from grimorio.core.registry import get_game
from grimorio.rl.batch import BatchEnv

ARRAYS = ("observation", "mask", "seat", "reward", "done", "truncated", "final_observation",
          "final_mask", "final_seat", "own")  # fmt: skip


def shown(batch: BatchEnv) -> list[bytes]:
    return [getattr(batch, name).tobytes() for name in ARRAYS]


def future(batch: BatchEnv, steps: int) -> list[list[bytes]]:
    found = [shown(batch)]
    for _ in range(steps):
        batch.step(batch.random_actions())
        found.append(shown(batch))
    return found


def plays_of(game_id: str, seats: int, seed: int, games: int) -> list[Play]:
    """The same games one by one, by the seeds that a batch gives them."""
    game = get_game(game_id)
    plays = [new_play(game, seats, {}, seed * 1_000_003 + number) for number in range(games)]
    for play in plays:
        play.deal()
    return plays


def check_shown(batch: BatchEnv, row: int, play: Play) -> None:
    assert batch.seat[row] == play.seat
    assert batch.observation[row].tobytes() == play.observe(play.seat)
    assert batch.mask[row].tobytes() == bytes(play.mask())


def test_a_batch_is_the_same_as_its_games_one_by_one(game_id: str) -> None:
    """Same seeds, same choices: same numbers, masks, rewards, ends, last numbers, new deals."""
    seats = get_game(game_id).info.least_seats
    batch = BatchEnv(game_id, 4, seats=seats, seed=9)
    plays = plays_of(game_id, seats, 9, 4)
    picker = FastChance(1)
    ends = 0
    for _ in range(500):
        chosen: list[int] = []
        for row, play in enumerate(plays):
            check_shown(batch, row, play)
            ids = play.legal_ids()
            chosen.append(ids[picker.below(len(ids))])
        batch.step(chosen)
        for row, play in enumerate(plays):
            actor = play.seat
            play.act(chosen[row])
            assert batch.done[row] == (play.seat < 0)
            assert batch.reward[row].tolist() == pytest.approx(play.returns())
            if play.seat < 0:
                ends += 1
                assert batch.final_seat[row] == actor
                assert batch.final_observation[row].tobytes() == play.observe(actor)
                assert not batch.final_mask[row].any()
                play.deal()
    assert ends > 0
    assert not batch.truncated.any()


def test_a_limit_cuts_games_off_and_keeps_what_was_known(game_id: str) -> None:
    seats = get_game(game_id).info.most_seats
    batch = BatchEnv(game_id, 3, seats=seats, seed=2, limit=7)
    plays = plays_of(game_id, seats, 2, 3)
    for number in range(1, 22):
        chosen = batch.random_actions()
        batch.step(chosen)
        for row, play in enumerate(plays):
            play.act(int(chosen[row]))
            assert batch.truncated[row] == (number % 7 == 0)
            assert not batch.done[row]
            assert not batch.reward[row].any()
            if number % 7 == 0:
                assert batch.final_seat[row] == play.seat
                assert batch.final_observation[row].tobytes() == play.observe(play.seat)
                assert batch.final_mask[row].tobytes() == bytes(play.mask())
                play.deal()
            check_shown(batch, row, play)


@pytest.mark.parametrize("bots", [["greedy", "random"], ["random", None]])
def test_bots_play_between_the_choices(game_id: str, bots: list[str | None]) -> None:
    """The same as the bots asked by hand: their seats are counted from the learner's."""
    game = get_game(game_id)
    seats = max(3, game.info.least_seats)
    kinds = [None, *bots, *["random"] * (seats - 3)]
    batch = BatchEnv(game_id, 1, seats=seats, seed=5, bots=kinds[1:], own=1)
    (play,), thoughts = plays_of(game_id, seats, 5, 1), FastChance(-1 - 5 * 1_000_003)
    made = [None if kind is None else make_bot(kind, game) for kind in kinds]

    def let_bots_play() -> None:
        while play.seat >= 0 and (bot := made[(play.seat - 1) % seats]) is not None:
            view, legal = game.view(play.state, play.seat), game.legal(play.state, play.seat)
            play.act(bot.choose(view, legal, thoughts).id)

    let_bots_play()
    after = -1
    while after < 3:
        check_shown(batch, 0, play)
        assert batch.own[0] == 1
        after += after >= 0
        chosen = batch.random_actions()
        batch.step(chosen)
        play.act(int(chosen[0]))
        let_bots_play()
        assert batch.done[0] == (play.seat < 0)
        if play.seat < 0:
            after = 0
            assert batch.reward[0].tolist() == pytest.approx(play.returns())
            assert batch.final_observation[0].tobytes() == play.observe(1)
            play.deal()
            let_bots_play()


def test_the_learner_s_seat_is_drawn_for_each_deal() -> None:
    batch = BatchEnv("conclave", 20, seats=4, bots="random")
    assert sorted(set(batch.own.tolist())) == [0, 1, 2, 3]
    for _ in range(25):
        assert (batch.seat == batch.own).all()
        batch.step(batch.random_actions())


def test_copies_in_the_middle_keep_the_games(game_id: str) -> None:
    batch = BatchEnv(game_id, 3, seed=4, bots="random", limit=40, dtype="float32")
    future(batch, 45)
    copies = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    assert [future(each, 50) for each in copies] == [future(batch, 50)] * 2


def test_the_same_seed_deals_the_same_games_again() -> None:
    batch = BatchEnv("bellum", 3, seed=6)
    first = future(batch, 30)
    for seed in (6, np.int64(6)):
        batch.reset(int(seed))
        assert future(batch, 30) == first


def test_without_a_seed_the_next_games_are_dealt() -> None:
    batch, other = BatchEnv("bellum", 3, seed=6), BatchEnv("bellum", 3, seed=7)
    first = shown(batch)
    for each in (batch, other):
        each.reset()
    assert len({first[0], shown(batch)[0], shown(other)[0]}) == 3
    again = BatchEnv("bellum", 3, seed=6)
    again.reset()
    assert shown(again) == shown(batch)


def test_floats_are_the_same_numbers(game_id: str) -> None:
    bytes_, floats = (
        BatchEnv(game_id, 3, seed=1, limit=30, dtype=dtype) for dtype in ("uint8", "float32")
    )
    for _ in range(40):
        assert floats.observation.dtype == np.float32
        assert np.array_equal(bytes_.observation, floats.observation)
        assert np.array_equal(bytes_.final_observation, floats.final_observation)
        bytes_.step(bytes_.random_actions())
        floats.step(floats.random_actions())
    assert floats.final_observation.any()


def test_the_arrays_stay_may_be_written_and_outlive_the_batch() -> None:
    batch = BatchEnv("conclave", 50, seed=1)
    arrays = [getattr(batch, name) for name in ARRAYS]
    batch.step(batch.random_actions())
    assert all(getattr(batch, name) is array for name, array in zip(ARRAYS, arrays, strict=True))
    # What torch.from_numpy needs to look into them without a copy and without a warning.
    assert all(array.flags.writeable and array.flags.c_contiguous for array in arrays)
    assert np.shares_memory(batch.action_masks(), batch.mask)
    written = np.frombuffer(cast(Any, batch._batch.observations), np.uint8)
    assert np.shares_memory(batch.observation, written)
    assert batch.observation.any()
    before = shown(batch)
    del batch
    gc.collect()
    others = [BatchEnv("conclave", 50, seed=seed) for seed in (2, 3)]
    assert [array.tobytes() for array in arrays] == before
    assert shown(others[0]) != before


def test_what_a_learner_writes_into_the_arrays_changes_no_game() -> None:
    clean, scribbled = BatchEnv("conclave", 3), BatchEnv("conclave", 3)
    for name in ARRAYS:
        if name != "mask":
            getattr(scribbled, name)[:] = 1
    for batch in (clean, scribbled):
        batch.step(batch.random_actions())
    assert shown(clean)[:6] == shown(scribbled)[:6]
    wrong = np.argmin(clean.mask, axis=1)
    scribbled.mask[:] = 1
    with pytest.raises(ValueError, match=r"game 0: .* CO-\d+"):
        scribbled.step(wrong)
    chosen = clean.random_actions()
    for batch in (clean, scribbled):
        batch.step(chosen)
    assert shown(clean)[:6] == shown(scribbled)[:6]


class Moody(Bot):
    """Fails at its fifth choice, or chooses what it may not."""

    def __init__(self, game: AnyGame, illegal: bool) -> None:
        super().__init__(game)
        self.illegal = illegal
        self.choices = 0

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        self.choices += 1
        if self.choices < 5:
            return legal[0]
        if self.illegal:
            return next(row for row in self.game.actions.rows if row not in legal)
        raise RuntimeError("moody")


@pytest.mark.parametrize("illegal", [False, True])
def test_after_a_bot_has_failed_nothing_goes_on_before_a_deal(illegal: bool) -> None:
    moody = Moody(get_game("conclave"), illegal)
    batch = BatchEnv("conclave", 3, seats=2, bots=moody, own=0)
    with pytest.raises(ValueError if illegal else RuntimeError, match=r"Moody|moody"):
        future(batch, 20)
    with pytest.raises(ValueError, match="call reset"):
        batch.step(batch.random_actions())
    moody.choices = -1000
    batch.reset()
    future(batch, 20)


def test_bots_of_one_s_own_are_copied_with_the_games() -> None:
    moody = Moody(get_game("conclave"), False)
    moody.choices = -1000
    for bot in (moody, make_bot("greedy", get_game("conclave")), first_of_all):
        batch = BatchEnv("conclave", 2, seats=3, seed=4, bots=bot, own=0)
        future(batch, 5)
        copies = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
        assert [future(each, 9) for each in copies] == [future(batch, 9)] * 2


def first_of_all(view: View, legal: list[Action]) -> Action:
    return legal[0]


def test_an_illegal_action_changes_no_game() -> None:
    batch = BatchEnv("conclave", 3, seats=2)
    before, saved = shown(batch), batch.__getstate__()["batch"]
    chosen = batch.random_actions()
    for wrong, problem in (
        (batch.table.game.actions.parse("draw left").id, r"game 2: .* CO-9"),
        (-1, "game 2: actions are numbers from 0 to 1177"),
        (1178, "game 2: actions are numbers from 0 to 1177"),
    ):
        chosen[2] = wrong
        with pytest.raises(ValueError, match=problem):
            batch.step(chosen)
        assert shown(batch) == before
        assert batch.__getstate__()["batch"] == saved
    with pytest.raises(ValueError, match="3 action ids"):
        batch.step([1, 2])
    with pytest.raises(ValueError, match="whole numbers"):
        batch.step([0.5, 1.0, 2.0])


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"games": 0}, "1 to 1,000,000 games, not 0"),
        ({"games": 10**20}, "1 to 1,000,000 games"),
        ({"game": 3}, "a game is named, such as 'conclave', not 3"),
        ({"options": [1]}, r"options are names with values, not \[1\]"),
        ({"edition": "nowhere.toml"}, "nowhere.toml"),
        ({"seats": -1}, "cannot be played by -1"),
        ({"limit": 0}, "at least one choice"),
        ({"dtype": "int64"}, "dtype is 'uint8' or 'float32'"),
        ({"seats": 3, "bots": ["random"]}, "3 seats take 2 bots, or one for all, not 1"),
        ({"seats": 3, "bots": "random", "own": 3}, "own seat is 0 to 2"),
        ({"games": 2.5}, "games is a whole number, not 2.5"),
        ({"seats": "3"}, "seats is a whole number, not '3'"),
        ({"seed": None}, "seed is a whole number, not None"),
        ({"limit": 1.5}, "limit is a whole number, not 1.5"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        BatchEnv(**{"game": "conclave", "games": 2, **settings})
