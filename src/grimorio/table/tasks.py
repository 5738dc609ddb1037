"""Work that goes on beside the queues of the matches, for as long as this node runs."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Tasks:
    def __init__(self) -> None:
        self.open: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.open.add(task)
        task.add_done_callback(self.open.discard)

    def cancel(self) -> None:
        for task in list(self.open):
            task.cancel()
