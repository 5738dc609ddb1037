"""A mask of the actions that a seat may choose, as learners want it."""

from typing import final

from .native import append, i64, u8, vec


@final
class Marks:
    """A number for each action of a game, somewhere in an array: 1 where it may be chosen.

    Few of them may at any time. Which, is remembered: whoever can write into the array changes
    nothing about it.
    """

    def __init__(self, mask: vec[u8], start: i64) -> None:
        self.mask = mask
        self.start = start
        self.ids = vec[i64]()
        """The first `count` are the ids of the marked actions."""
        self.count: i64 = 0

    def add(self, id: i64) -> None:
        """An action that may be chosen."""
        self.mask[self.start + id] = 1
        if self.count < len(self.ids):
            self.ids[self.count] = id
        else:
            self.ids = append(self.ids, id)
        self.count += 1

    def has(self, id: i64) -> bool:
        """Whether it may be chosen; whatever was written into the mask since."""
        return any(self.ids[i] == id for i in range(self.count))

    def add_bits(self, first: i64, mask: i64) -> None:
        """`first` and so many more, for every bit of a mask."""
        while mask:
            if mask & 1:
                self.add(first)
            first += 1
            mask >>= 1

    def begin(self) -> None:
        """Nothing may be chosen: whoever owns the array has just set it to 0."""
        self.count = 0
