"""Marks and types for the compiler. Interpreted, the marks mean nothing; the packed arrays of
`librt` work alike.

What makes Python objects where none are wanted: the truth of a `vec` (ask for its `len`), a
variable called `_` (it may be anything, so call it `_step`), and `x if … else 0` with a native x
and a plain number (give that a name of type `Final[i64]`).
"""

from typing import TYPE_CHECKING

from librt.vecs import append as append
from librt.vecs import extend as extend
from librt.vecs import pop as pop
from librt.vecs import vec as vec
from mypy_extensions import i64 as i64
from mypy_extensions import u8 as u8

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**marks):
        """`allow_interpreted_subclasses`: a game, bot or test in plain Python may inherit."""
        return lambda cls: cls
