"""Grimorio: four tabletop games of magic, playable in the browser, the terminal and from Python."""

from typing import Final

__version__: Final = "0.1.0"
