"""Your own bot: it gets a view and the legal choices, and returns one of them.

In the arena, from this folder: `grimorio arena conclave --bots your_bot:Generous,random`.
"""

from collections import Counter

import grimorio


class Generous(grimorio.Bot):
    """Gives a pile away whenever it can, and otherwise does anything."""

    def choose(self, view, legal, chance):  # type: ignore[no-untyped-def]
        gifts = [action for action in legal if action.verb == "give"]
        return gifts[0] if gifts else legal[chance.below(len(legal))]


if __name__ == "__main__":
    wins: Counter[int] = Counter()
    for seed in range(50):
        match = grimorio.play("conclave", seats=3, seed=seed)
        generous = Generous(match.game)
        wins.update(match.run(bots=[generous, "random", "random"], seed=seed).winners)
    print(f"wins of the generous bot and two random ones: {[wins[seat] for seat in range(3)]}")
