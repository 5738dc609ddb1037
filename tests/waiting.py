"""Waiting for what has to come: however slow the machine is, but not for ever."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable

PATIENCE = 60.0


async def until(true: Callable[[], object | Awaitable[object]], seconds: float = PATIENCE) -> None:
    """A limit matters only where something is broken."""
    async with asyncio.timeout(seconds):
        while True:
            found = true()
            if await found if inspect.isawaitable(found) else found:
                return
            await asyncio.sleep(0.01)
