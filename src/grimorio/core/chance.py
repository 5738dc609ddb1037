"""Where shuffles and dice come from: always an argument, never part of a state."""

import hashlib
import hmac
from typing import Final, final

from .native import i64, mypyc_attr, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of unbiased whole numbers. Everything random in a game comes through `below`."""

    def __init__(self) -> None:
        self.drawn = 0
        """How many numbers were taken, where it is counted: zero means nothing was random."""

    def below(self, n: i64) -> i64:
        """One of 0 … n-1, each equally likely."""
        raise ValueError("use FastChance, SecretChance or ScriptedChance")

    def die(self, sides: i64) -> i64:
        return 1 + self.below(sides)

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, from the back, so that every order is equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def mix(self, cards: vec[i64]) -> None:
        """`shuffle` for packed numbers: the same order from the same chance."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card


BITS: Final = 30
MASK: Final = (1 << BITS) - 1
ONE_MORE: Final = 1 << BITS
MULTIPLIER: Final = 1013903457


@final
class FastChance(Chance):
    """A seeded generator for simulations: the same numbers on every machine and Python.

    Multiply-with-carry with a period near 2**59, both halves of its word mixed into the result.
    Every step stays within a machine word, which makes it a few instructions when compiled.
    """

    def __init__(self, seed: int, word: int = 0) -> None:
        self.drawn = 0
        self.word: i64 = word or first_word(seed)

    def below(self, n: i64) -> i64:
        product = self._next() * n
        if product & MASK < n:
            # Some results would be one part in 2**30 more likely: throw those away.
            unfair = ONE_MORE % n
            while product & MASK < unfair:
                product = self._next() * n
        return product >> BITS

    def _next(self) -> i64:
        word = MULTIPLIER * (self.word & MASK) + (self.word >> BITS)
        self.word = word
        return (word & MASK) ^ (word >> BITS)

    def clone(self) -> "FastChance":
        """A second source that will give the same numbers from here on."""
        return fast_chance_at(self.word)

    def __reduce__(self) -> tuple[object, ...]:
        return (fast_chance_at, (self.word,))


def first_word(seed: int) -> int:
    """Where the numbers of a seed begin; never 0."""
    return 1 + int.from_bytes(secret_of(seed)[:8], "big") % (MULTIPLIER << 29)


def fast_chance_at(word: i64) -> FastChance:
    """A generator that goes on from a saved `word`."""
    return FastChance(0, word)


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

    def below(self, n: i64) -> i64:
        self.drawn += 1
        many = int(n)
        limit = WORD - WORD % many
        value = self._word()
        while value >= limit:
            value = self._word()
        return value % many

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

    def of(self, ply: int) -> Chance:
        """The chance of the next ply, which has this number in the match (the setup: 0)."""
        return SecretChance(self._secret, ply if self._rules == 1 else self.draws)

    def count(self, ply: int, drawn: int) -> None:
        """A ply was made, and took so many random numbers."""
        if drawn or ply == 0:
            self.draws += 1

    def clone(self) -> "Chances":
        """A second one that counts on from here."""
        copy = self.anew()
        copy.draws = self.draws
        return copy

    def anew(self) -> "Chances":
        """The same from the beginning."""
        return Chances(self._secret, self._rules)


def commitment(secret: bytes, rules: int) -> str:
    """What is published before the first ply, and binds the secret; since rules 2 the rules, too,
    and with them how chance is derived."""
    bound = b"" if rules == 1 else b"rules " + str(rules).encode()
    return hashlib.sha256(b"grimorio commitment" + secret + bound).hexdigest()


def secret_of(seed: int) -> bytes:
    """The secret of a match that is to be played again; of course it is no secret then."""
    return hashlib.sha256(b"grimorio seed " + str(seed).encode()).digest()


class ForcedChances(Chances):
    """The chance of plies whose dice and draws were written down, as in a lesson: first the numbers
    that were forced, then others, which are the same every time."""

    def __init__(self, forced: dict[int, list[int]] | None = None) -> None:
        super().__init__(bytes(32), 2)
        self.forced: dict[int, list[int]] = {} if forced is None else forced
        """By the number of the ply in the match."""

    def of(self, ply: int) -> Chance:
        return ForcedChance(self.forced.get(ply, []), ply)

    def anew(self) -> Chances:
        return ForcedChances(self.forced)


class ForcedChance(Chance):
    """Gives the numbers that were written down as far as they go, then those of a seed."""

    def __init__(self, numbers: list[int], seed: int) -> None:
        self.drawn = 0
        self.numbers = numbers
        self._rest = FastChance(seed)

    def below(self, n: i64) -> i64:
        value = self.numbers[self.drawn] if self.drawn < len(self.numbers) else self._rest.below(n)
        if not 0 <= value < n:
            raise ValueError(f"forced number {value} is not below {n}")
        self.drawn += 1
        return value


class ScriptedChance(Chance):
    """Gives the numbers that a test wrote down, and complains about any other use."""

    def __init__(self, numbers: list[int]) -> None:
        self.drawn = 0
        self.numbers = numbers

    def below(self, n: i64) -> i64:
        if self.drawn >= len(self.numbers):
            raise ValueError(f"the script of {len(self.numbers)} numbers is used up")
        value = self.numbers[self.drawn]
        if not 0 <= value < n:
            raise ValueError(f"scripted number {value} is not below {n}")
        self.drawn += 1
        return value
