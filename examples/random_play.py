"""Play one random game of each kind, by the contract alone."""

from grimorio.core.chance import FastChance
from grimorio.core.registry import game_ids, get_game

for game_id in game_ids():
    game, chance = get_game(game_id), FastChance(1)
    state = game.setup(3, game.check_options(3, {}), chance)
    plies = 0
    while deciding := game.deciding(state):
        legal = game.legal(state, deciding[0])
        game.apply(state, deciding[0], legal[chance.below(len(legal))], chance)
        plies += 1
    outcome = game.outcome(state)
    assert outcome is not None
    print(f"{game_id}: {plies} choices, places {outcome.places}")
