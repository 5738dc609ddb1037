"""What is not installed is told before any work starts, with what to install."""

import importlib.util

from .errors import BadInput


def need(extra: str, *packages: str) -> None:
    """Refuse, in one sentence, unless the packages of an extra (`grimorio[extra]`) are there."""
    for package in packages:
        if importlib.util.find_spec(package) is None:
            raise BadInput("error-extra", package=package, extra=extra)
