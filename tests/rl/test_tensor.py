"""What a seat knows as float32, in an array that is made once."""

import importlib

import numpy as np
import pytest

from grimorio.core.chance import FastChance
from grimorio.core.play import Play, new_play
from grimorio.core.registry import get_encoding, get_game
from grimorio.rl.tensor import TensorWriter


def played(game_id: str, seats: int, plies: int) -> Play:
    play = new_play(get_game(game_id), seats, {}, 3)
    play.deal()
    while play.seat >= 0 and play.ply < plies:
        play.act(play.game.random_action(play.state, play.seat, play.chance).id)
    return play


def numbers(play: Play, seat: int, total: int) -> list[float]:
    """The same from the bytes, with 0 for what has not been played."""
    known = play.observe(seat) + play.memory(seat)
    return [float(byte) for byte in known[:total].ljust(total, b"\0")]


def test_the_array_has_the_bytes_and_then_zeros(game_id: str) -> None:
    """A long game before a short one: nothing of it stays behind."""
    seats = get_game(game_id).info.most_seats
    encoding = get_encoding(get_game(game_id), seats)
    for recall in (False, True):
        writer = TensorWriter(encoding, recall)
        array = writer.array
        for plies in (60, 10, 0, 450):
            play = played(game_id, seats, plies)
            for seat in range(seats):
                writer.write(play, seat)
                assert array.tolist() == numbers(play, seat, len(array))
        writer.clear()
        assert not array.any()


def latest(play: Play, seat: int) -> bytes:
    """The record from what the seat saw, ply by ply."""
    plies = [
        bytes([1 + (actor - seat) % play.seats, *divmod(code, 256)])
        for actor, code in zip(play.actors, play.seen[seat], strict=True)
    ]
    return b"".join(plies[-play.encoding.remembered :])


def test_a_record_has_the_latest_plies_however_often_it_is_asked_for(game_id: str) -> None:
    game = get_game(game_id)
    seats = game.info.least_seats
    encoding = importlib.import_module(f"grimorio.games.{game_id}.encode").build(game, seats)
    encoding.remembered = 9
    play = Play(game, encoding, game.check_options(seats, {}), FastChance(5))
    play.deal()
    while play.seat >= 0 and play.ply < 60:
        play.act(game.random_action(play.state, play.seat, play.chance).id)
        assert play.memory(0) == latest(play, 0)
        if play.ply in (7, 50):
            assert play.clone().memory(1) == play.memory(1) == latest(play, 1)


def test_an_own_array_is_written_into_if_it_fits() -> None:
    encoding = get_encoding(get_game("conclave"), 2)
    rows = np.zeros((2, encoding.size), np.float32)
    play = played("conclave", 2, 12)
    TensorWriter(encoding, array=rows[1]).write(play, 0)
    assert rows[1].tolist() == numbers(play, 0, encoding.size)
    assert not rows[0].any()
    with pytest.raises(ValueError, match=f"an array of {encoding.size}"):
        TensorWriter(encoding, array=np.zeros(3, np.float32))
