"""Where shuffles and dice come from: always an argument, never part of a state."""

import hashlib
import hmac
from typing import Final, final

from .native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of unbiased whole numbers. Everything random in a game comes through `below`."""

    def __init__(self) -> None:
        self.drawn = 0
        """How many numbers were taken, where it is counted: zero means nothing was random."""

    def below(self, n: int) -> int:
        """One of 0 … n-1, each equally likely."""
        raise ValueError("use FastChance, SecretChance or ScriptedChance")

    def die(self, sides: int) -> int:
        return 1 + self.below(sides)

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, from the back, so that every order is equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


BITS: Final = 30
MASK: Final = (1 << BITS) - 1
MULTIPLIER: Final = 1013903457


@final
class FastChance(Chance):
    """A seeded generator for simulations: the same numbers on every machine and Python.

    Multiply-with-carry with a period near 2**59, both halves of its word mixed into the result.
    Every step stays within a machine word, which makes it a few instructions when compiled.
    """

    def __init__(self, seed: int) -> None:
        self.drawn = 0
        digest = hashlib.sha256(b"grimorio seed " + str(seed).encode()).digest()
        self.word = 1 + int.from_bytes(digest[:8], "big") % (MULTIPLIER << 29)

    def below(self, n: int) -> int:
        product = self._next() * n
        if product & MASK < n:
            # Some results would be one part in 2**30 more likely: throw those away.
            unfair = (1 << BITS) % n
            while product & MASK < unfair:
                product = self._next() * n
        return product >> BITS

    def _next(self) -> int:
        word = MULTIPLIER * (self.word & MASK) + (self.word >> BITS)
        self.word = word
        return (word & MASK) ^ (word >> BITS)

    def clone(self) -> "FastChance":
        """A second source that will give the same numbers from here on."""
        return fast_chance_at(self.word)

    def __reduce__(self) -> tuple[object, ...]:
        return (fast_chance_at, (self.word,))


def fast_chance_at(word: int) -> FastChance:
    """A generator that goes on from a saved `word`."""
    chance = FastChance(0)
    chance.word = word
    return chance


WORD: Final = 1 << 64


class SecretChance(Chance):
    """The chance of one ply of a real match, derived from the match's 256-bit secret.

    The key of a ply is HMAC-SHA256(secret, "grimorio ply" + number); its stream is HMAC-SHA256
    of that key over a counter, read as 64-bit words. Whoever knows the secret can recompute it;
    whoever does not can neither predict nor steer it. `Chances` says which number a ply has.
    """

    def __init__(self, secret: bytes, number: int) -> None:
        self.drawn = 0
        if len(secret) != 32:
            raise ValueError("a match secret has 32 bytes")
        label = b"grimorio ply" + number.to_bytes(8, "big")
        self._key = hmac.digest(secret, label, hashlib.sha256)
        self._blocks = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        self.drawn += 1
        limit = WORD - WORD % n
        value = self._word()
        while value >= limit:
            value = self._word()
        return value % n

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._key, self._blocks.to_bytes(8, "big"), hashlib.sha256)
            self._blocks += 1
            self._words = [int.from_bytes(block[i : i + 8], "big") for i in (24, 16, 8, 0)]
        return self._words.pop()


class Chances:
    """Gives every ply of a match its chance.

    Since rules 2 its number counts the plies that drew before it; the setup is number 0. A ply
    that drew is final, so taking choices back moves nothing. By rules 1 it is the number of the
    ply, which take-backs raise: whoever knew the secret could choose among several dice.
    """

    def __init__(self, secret: bytes, rules: int) -> None:
        self.draws = 0
        self._secret = secret
        self._rules = rules

    def of(self, ply: int) -> SecretChance:
        """The chance of the next ply, which has this number in the match (the setup: 0)."""
        return SecretChance(self._secret, ply if self._rules == 1 else self.draws)

    def count(self, ply: int, drawn: int) -> None:
        """A ply was made, and took so many random numbers."""
        if drawn or ply == 0:
            self.draws += 1

    def clone(self) -> "Chances":
        """A second one that counts on from here."""
        copy = Chances(self._secret, self._rules)
        copy.draws = self.draws
        return copy


def commitment(secret: bytes, rules: int) -> str:
    """What is published before the first ply, and binds the secret; since rules 2 the rules, too,
    and with them how chance is derived."""
    bound = b"" if rules == 1 else b"rules " + str(rules).encode()
    return hashlib.sha256(b"grimorio commitment" + secret + bound).hexdigest()


def secret_of(seed: int) -> bytes:
    """The secret of a match that is to be played again; of course it is no secret then."""
    return hashlib.sha256(b"grimorio seed " + str(seed).encode()).digest()


class ScriptedChance(Chance):
    """Gives the numbers that a test wrote down, and complains about any other use."""

    def __init__(self, numbers: list[int]) -> None:
        self.drawn = 0
        self.numbers = numbers

    def below(self, n: int) -> int:
        if self.drawn >= len(self.numbers):
            raise ValueError(f"the script of {len(self.numbers)} numbers is used up")
        value = self.numbers[self.drawn]
        if not 0 <= value < n:
            raise ValueError(f"scripted number {value} is not below {n}")
        self.drawn += 1
        return value
