"""Where games are played: in this process, on all its cores, or on a Ray cluster."""

import importlib
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from grimorio.core.errors import BadInput
from grimorio.core.extras import need

from .arena import Job, Played, play

PLACES = ("local", "ray")
IN_FLIGHT = 4  # tasks a Ray worker has waiting, so that none is ever idle


def run(
    jobs: Sequence[Job],
    on: str = "local",
    workers: int = 0,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """All the games, in the order of their numbers wherever they were played."""
    if on not in PLACES:
        raise BadInput("error-arena-place", place=on[:40], known=list(PLACES))
    count = workers or os.cpu_count() or 1
    source = _on_ray(jobs, workers) if on == "ray" else _local(jobs, min(count, len(jobs)))
    done: list[Played] = []
    for played in source:
        done.append(played)
        if progress is not None:
            progress(len(done))
    return sorted(done, key=lambda played: played.number)


def _local(jobs: Sequence[Job], workers: int) -> Iterator[Played]:
    if workers <= 1:
        yield from map(play, jobs)
        return
    # Fresh processes: nothing of a progress bar's thread or an open socket comes along.
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(play, jobs)


def _on_ray(jobs: Sequence[Job], workers: int) -> Iterator[Played]:
    need("ray", "ray")
    ray: Any = importlib.import_module("ray")
    own = not ray.is_initialized()
    if own:
        address = os.environ.get("RAY_ADDRESS")
        ray.init(address=address, num_cpus=None if address else workers or None,
                 include_dashboard=False, log_to_driver=False)  # fmt: skip
    try:
        remote = ray.remote(play)
        room = IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [remote.remote(job) for job in jobs[:room]]
        following = room
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            yield ray.get(ready[0])
            if following < len(jobs):
                waiting.append(remote.remote(jobs[following]))
                following += 1
    finally:
        if own:
            ray.shutdown()
