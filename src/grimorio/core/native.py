"""Marks for the compiler. They mean nothing when the source runs interpreted."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**marks):
        """`allow_interpreted_subclasses`: a game, bot or test in plain Python may inherit."""
        return lambda cls: cls
