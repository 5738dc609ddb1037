"""Your own bot: it gets a view and the legal choices, and returns one of them."""

from collections import Counter

import grimorio


class Generous(grimorio.Bot):
    """Gives a pile away whenever it can, and otherwise does anything."""

    def choose(self, view, legal, chance):  # type: ignore[no-untyped-def]
        gifts = [action for action in legal if action.verb == "give"]
        return gifts[0] if gifts else legal[chance.below(len(legal))]


generous = Generous(grimorio.get_game("conclave"), "generous")
wins: Counter[int] = Counter()
for seed in range(50):
    match = grimorio.play("conclave", seats=3, seed=seed)
    wins.update(match.run(bots=[generous, "random", "random"], seed=seed).winners)
print(f"wins of the generous bot and two random ones: {[wins[seat] for seat in range(3)]}")
