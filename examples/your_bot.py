"""Your own bot: it gets a view and the legal choices, and returns one of them."""

import grimorio.games  # noqa: F401  (registers the games)
from grimorio.bots import Bot, RandomBot
from grimorio.core.action import Action
from grimorio.core.chance import Chance, FastChance
from grimorio.core.record import View
from grimorio.core.registry import get_game


class Generous(Bot):
    """Gives a pile away whenever it can, and otherwise does anything."""

    def choose(self, view: View, legal: list[Action], chance: Chance) -> Action:
        gifts = [action for action in legal if action.verb == "give"]
        return gifts[0] if gifts else legal[chance.below(len(legal))]


game = get_game("conclave")
bots: list[Bot] = [Generous(game, "generous"), RandomBot(game), RandomBot(game)]
wins = [0, 0, 0]
for seed in range(50):
    chance = FastChance(seed)
    state = game.setup(3, game.check_options(3, {}), chance)
    while deciding := game.deciding(state):
        seat = deciding[0]
        chosen = bots[seat].choose(game.view(state, seat), game.legal(state, seat), chance)
        game.apply(state, seat, chosen, chance)
    outcome = game.outcome(state)
    assert outcome is not None
    for winner in outcome.winners:
        wins[winner] += 1
print(f"wins of the generous bot and two random ones: {wins}")
