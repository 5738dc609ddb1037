"""The secret binds, and stays where it belongs."""

import random

import pytest

from grimorio.core.chance import SecretChance
from grimorio.core.registry import game_ids, get_game
from grimorio.table.match import Match

from .played import played


@pytest.mark.parametrize("game", game_ids())
def test_views_know_nothing_of_the_secret(game: str) -> None:
    """View code gets the game and a state; neither has a way to the match or its secret."""
    match = played(game, 9)
    seats = match.facts.seats
    for holder in (get_game(game), match.state):
        names = [name for name in dir(holder) if not name.startswith("__")]
        for name in names:
            value = getattr(holder, name)
            assert value != match.facts.secret
            assert not isinstance(value, Match | SecretChance)
    for seat in [None, *range(seats)]:
        text = match.game.view(match.state, seat).to_bytes()
        assert match.facts.secret.hex().encode() not in text


def test_an_undo_after_chance_or_a_reveal_is_impossible() -> None:
    """Every undo of random matches restores exactly what was there, and spends no chance."""
    for game in game_ids():
        match = played(game, random.Random(game).randrange(1000))
        kinds = [ply[0] for ply in match.progress.plies]
        for version, kind in enumerate(kinds):
            if kind == 2:
                assert not any(event.reveals for event in match.progress.history[version])
