"""What a seat knows as float32, written into an array that is made once."""

import numpy as np
from numpy.typing import NDArray

from grimorio.core.encoding import Encoding
from grimorio.core.play import Play


class TensorWriter:
    """Writes observations, or with `recall` information states, into `array`.

    An information state has the observation first, then the latest plies as the seat saw them,
    three numbers each, and 0 for those that have not been played. The bytes of the encoding are
    collected in an array of their own, which NumPy turns into floats in one go: neither step
    makes an object of NumPy's.
    """

    def __init__(
        self, encoding: Encoding, recall: bool = False, array: NDArray[np.float32] | None = None
    ) -> None:
        self.size = encoding.size
        total = self.size + (3 * encoding.remembered if recall else 0)
        self.recall = recall
        self.array = np.zeros(total, np.float32) if array is None else array
        if self.array.shape != (total,):
            raise ValueError(f"this table needs an array of {total}, not {self.array.shape}")
        self._bytes = np.zeros(total, np.uint8)
        self._raw = self._bytes.data
        self._end = self.size
        """Behind it all is 0."""

    def write(self, play: Play, seat: int) -> None:
        size, raw = self.size, self._raw
        raw[:size] = play.observe(seat)
        if self.recall:
            memory = play.memory(seat)
            end = size + len(memory)
            raw[size:end] = memory
            if end < self._end:
                self._bytes[end : self._end] = 0
            self._end = end
        self.array[...] = self._bytes

    def clear(self) -> None:
        """All 0."""
        self._bytes[...] = 0
        self.array[...] = 0
        self._end = self.size
