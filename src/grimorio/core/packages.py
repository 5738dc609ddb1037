"""What installed packages bring: games (`grimorio.games`) and bots (`grimorio.bots`).

These are groups of entry points: a name, and where it leads. A name that two packages claim, or
that is ours, is nobody's: which of them a stored match meant would depend on what else happens to
be installed. Whoever is left out is told why in one sentence; everything else goes on.
"""

import re
from collections.abc import Collection
from typing import Final

from .errors import BadInput

GAMES: Final = "grimorio.games"
BOTS: Final = "grimorio.bots"
NAME: Final = re.compile(r"[a-z][a-z0-9]{1,30}")
LONGEST_PROBLEM: Final = 200


class Brought:
    """A name of a group, where it leads, and the package that it comes from."""

    def __init__(self, name: str, place: str, package: str) -> None:
        self.name = name
        self.place = place
        self.package = package

    def refuse(self, key: str, **args: int | str | list[str]) -> BadInput:
        """Why it is left out: `error-package-…`."""
        return BadInput(key, name=self.name[:40], package=self.package, **args)

    def failed(self, error: BaseException) -> BadInput:
        """It cannot be used, and this is what it says; in one line, whatever it is."""
        return self.refuse("error-package-failed", problem=said_by(error))


def said_by(error: BaseException) -> str:
    """What somebody's code says went wrong, in one line, whatever it is."""
    said = " ".join(f"{type(error).__name__}: {error}".split())
    return said[:LONGEST_PROBLEM]


class Group:
    """What can be used of a group, and why the rest cannot. Whoever uses it tries each name first,
    and then takes it or leaves it out; until then nobody else sees it."""

    def __init__(self, found: list[Brought], ours: Collection[str]) -> None:
        self.brought: dict[str, Brought] = {}
        self.untried: dict[str, Brought] = {}
        self.problems: dict[str, BadInput] = {}
        for each in found:
            if not NAME.fullmatch(each.name):
                self.problems[each.name] = each.refuse("error-package-name")
            elif each.name in ours:
                self.problems[each.name] = each.refuse("error-package-taken", other="Grimorio")
            elif each.name in self.untried or each.name in self.problems:
                other = self.untried.pop(each.name, each).package
                self.problems[each.name] = each.refuse("error-package-taken", other=other)
            else:
                self.untried[each.name] = each

    def take(self, name: str) -> None:
        self.brought[name] = self.untried.pop(name)

    def leave_out(self, name: str, error: BaseException) -> None:
        """What was said about it stands; anything else it has said itself."""
        brought = self.untried.pop(name)
        if isinstance(error, BadInput) and error.key.startswith("error-package-"):
            self.problems[name] = error
        else:
            self.problems[name] = brought.failed(error)


def installed(group: str) -> list[Brought]:
    """All entry points of a group, in the order of their names."""
    from importlib.metadata import entry_points

    found: dict[tuple[str, str], Brought] = {}
    for point in entry_points(group=group):
        package = "?" if point.dist is None else f"{point.dist.name} {point.dist.version}"
        found[point.name, point.value] = Brought(point.name, point.value, package[:60])
    return [found[key] for key in sorted(found)]
