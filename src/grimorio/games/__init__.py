"""The games that come with Grimorio, each a package beside this file. Others come from packages of
their own, which need no line here: see CONTRIBUTING.md."""

from typing import Final

OURS: Final = ("conclave", "cronicas", "magia", "bellum")
