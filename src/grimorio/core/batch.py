"""Many games stepped together, for trainers: one call, bytes in a row for all of them."""

from .chance import FastChance
from .play import Play


class Batch:
    """Copies of a table. A game that ends is dealt anew at once, from the same stream of chance."""

    def __init__(self, play: Play, games: int, seed: int) -> None:
        self.plays: list[Play] = []
        for number in range(games):
            chance = FastChance(seed * 1_000_003 + number)
            self.plays.append(Play(play.game, play.encoding, play.options, chance))
        self.returns: list[float] = []
        """After a step: the rewards of all seats, game by game; 0 where the game goes on."""
        self.done: list[int] = []
        """After a step: 1 for every game that ended, and was dealt anew."""
        for each in self.plays:
            each.deal()
        self._nothing = [0.0] * play.seats

    def step(self, ids: list[int]) -> int:
        """Let the asked seat of each game choose; returns the first game where it may not, or -1.
        Then no game has changed."""
        plays = self.plays
        for i in range(len(plays)):
            mask = plays[i].mask()
            if ids[i] < 0 or ids[i] >= len(mask) or mask[ids[i]] == 0:
                return i
        self.returns = []
        self.done = []
        for i in range(len(plays)):
            play = plays[i]
            play.act(ids[i])
            if play.seat < 0:
                self.returns += play.returns()
                self.done.append(1)
                play.deal()
            else:
                self.returns += self._nothing
                self.done.append(0)
        return -1

    def seats(self) -> list[int]:
        """The seat that each game asks."""
        return [play.seat for play in self.plays]

    def observations(self) -> bytes:
        """What the asked seats know, one after the other."""
        parts: list[bytes] = []
        for play in self.plays:
            parts.append(play.encoding.write(play.state, play.seat))
        return b"".join(parts)

    def masks(self) -> bytes:
        """What the asked seats may choose, one after the other."""
        parts: list[bytearray] = []
        for play in self.plays:
            parts.append(play.mask())
        return b"".join(parts)

    def random_ids(self, chance: FastChance) -> list[int]:
        """A random legal action for each game."""
        ids: list[int] = []
        for play in self.plays:
            ids.append(play.game.random_action(play.state, play.seat, chance).id)
        return ids
