"""Faults to plant: a function, and whose work it spoils."""

from collections.abc import Callable
from typing import Any

import pytest

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
How = Callable[[Any], Plant]
"""Makes something to plant of a function."""


def plainly(plant: Plant) -> Plant:
    """It plants itself."""
    return plant


def instead(owner: Any, name: str) -> How:
    """`change(the real one, *its arguments)` takes the place of `owner.name`."""

    def how(change: Any) -> Plant:
        def plant(patch: Patch) -> None:
            real = getattr(owner, name)
            patch.setattr(owner, name, lambda *args, **kw: change(real, *args, **kw))

        return plant

    return how


def after(owner: Any, name: str) -> How:
    """What `owner.name` gives goes through `change(result, *its arguments)`, which gives another
    or changes this one."""

    def how(change: Any) -> Plant:
        def work(real: Any, *args: Any, **kw: Any) -> Any:
            result = real(*args, **kw)
            other = change(result, *args, **kw)
            return result if other is None else other

        return instead(owner, name)(work)

    return how
