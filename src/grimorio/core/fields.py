"""A field of a state, declared once: its shape, who may know it, how learners get it.

A game lists its fields in `games/<game>/fields.py`. From that list `scripts/fields.py` writes

- `layout.py`: the fields of the state, with their shapes, and how a clone copies them;
- `view.py`: the fields of the view, and the open half of building one (`show`) and of laying one
  out again as a state (`lay`);
- the page's type of the view, `web/src/games/<game>/view.ts`;

and an encoding takes the names and sizes of its runs from it (`encoded`). The list is the one
allow-list: what nothing here shows is hidden. What a rule decides about, such as whether a seat has
seen a card, is `Told` by the game's `knowledge.py`.
"""

from collections.abc import Callable, Sequence
from typing import Any

from .encoding import Run
from .record import VIEW_SHAPE

Start = int | bool | str | None
Function = Callable[..., Any]


class Encoded:
    """How learners get something that a view shows: `size` numbers, each from 0 to `most`.

    The size may depend on the number of seats; `each_seat` has one such run for every seat,
    clockwise from one's own.
    """

    def __init__(
        self,
        size: int | Callable[[int], int],
        text: str,
        most: int = 1,
        name: str = "",
        each_seat: bool = False,
        also: Sequence[str] = (),
    ) -> None:
        self.size = size
        self.text = text
        self.most = most
        self.name = name
        """Its own name, if it is not the one that it has in the view."""
        self.each_seat = each_seat
        self.also = also
        """What else of the view is in these numbers."""

    def run(self, name: str, seats: int) -> Run:
        size = self.size if isinstance(self.size, int) else self.size(seats)
        return Run(self.name or name, size * seats if self.each_seat else size,
                   self.most, self.text)  # fmt: skip


Runs = Sequence[Encoded]


class Named:
    """Has a name, a shape and a meaning."""

    def __init__(self, name: str, shape: str, text: str, start: Start) -> None:
        self.name = name
        self.shape = shape
        self.text = text
        self.start = start
        """What it is before it is filled in, if not 0, no, or empty."""


class Sight(Named):
    """Something that a view shows, under this name and in this shape."""

    def __init__(
        self, name: str, shape: str, text: str = "", encoded: Runs = (), start: Start = None
    ) -> None:
        super().__init__(name, shape, text, start)
        self.encoded = encoded


class Told(Sight):
    """By a rule: the game's `knowledge.py` fills it in, and reads it when it lays out a state.

    Standing alone among the fields, it is something that the state does not have.
    """


class Own(Sight):
    """Each seat its own entry, a spectator none; through `show`, if that is given."""

    def __init__(
        self,
        name: str,
        shape: str,
        text: str = "",
        encoded: Runs = (),
        show: Function | None = None,
    ) -> None:
        super().__init__(name, shape, text, encoded)
        self.show = show


class Shown(Sight):
    """All see it alike, but through a function: the backs of cards, how many there are …

    `lay` makes it again of what is seen, where that tells all of it. Without a text of its own it
    means the same as the field. `each` is for functions of
    one entry of a list; `seats` for those that want to know how many seats there are.
    """

    def __init__(
        self,
        name: str,
        shape: str,
        show: Function,
        lay: Function | None = None,
        text: str = "",
        encoded: Runs = (),
        each: bool = False,
        seats: bool = False,
    ) -> None:
        super().__init__(name, shape, text, encoded)
        self.show = show
        self.lay = lay
        self.each = each
        self.seats = seats


class Together:
    """An array in which several fields of a state lie, so that a clone copies them in one piece.

    `read(array, which, seats)` gives one of them as the record has it, counted in the order of
    their declaration; `pack(array, which, value)` the array with it.
    """

    def __init__(self, name: str, text: str, read: Function, pack: Function) -> None:
        self.name = name
        self.text = text
        self.read = read
        self.pack = pack
        self.fields: list[Field] = []


class Field(Named):
    """A field of a state, hidden but for its sights.

    A shape is as in `core.record`; a derived field, which is not stored but computed when a state
    is loaded, may also have a class of the game in it (`of`).
    """

    def __init__(
        self,
        name: str,
        shape: str,
        text: str = "",
        *sights: Sight,
        start: Start = None,
        shared: bool = False,
        derived: bool = False,
        rows: int = 0,
        of: type | None = None,
        within: Together | None = None,
    ) -> None:
        super().__init__(name, shape, text, start)
        self.sights: Sequence[Sight] = sights
        for sight in sights:
            if isinstance(sight, Shown) and not sight.text:
                sight.text = text
        self.shared = shared
        """Clones share the list: it is replaced, never changed."""
        self.derived = derived
        self.rows = rows
        """How many lists it has, if always the same."""
        self.of = of
        self.within = within
        if within is not None:
            within.fields.append(self)


class Open(Field):
    """A field that everybody sees as it is."""

    def __init__(
        self,
        name: str,
        shape: str,
        text: str = "",
        *encoded: Encoded,
        start: Start = None,
        shared: bool = False,
        derived: bool = False,
        within: Together | None = None,
    ) -> None:
        sight = Sight(name, shape, text, encoded, start)
        super().__init__(name, shape, text, sight, start=start, shared=shared, derived=derived,
                         within=within)  # fmt: skip


_TYPESCRIPT = {"int": "number", "bool": "boolean", "str": "string"}


def typescript(shape: str) -> str:
    """A shape as the page writes it."""
    if shape.endswith("?"):
        return f"{typescript(shape[:-1])} | null"
    if shape.startswith("["):
        inner = typescript(shape[1:-1])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    return _TYPESCRIPT[shape]


def sights(fields: Sequence[Field | Sight]) -> list[Sight]:
    """All that a view shows, in its order."""
    found: list[Sight] = []
    for field in fields:
        if isinstance(field, Sight):
            found.append(field)
        else:
            found += field.sights
    return found


def state_shape(fields: Sequence[Field | Sight]) -> dict[str, str]:
    """What a state stores, in its order."""
    own = [field for field in fields if isinstance(field, Field)]
    return {field.name: field.shape for field in own if not field.derived}


def view_shape(fields: Sequence[Field | Sight]) -> dict[str, str]:
    """What every view has, then what the fields show."""
    return VIEW_SHAPE | {sight.name: sight.shape for sight in sights(fields)}


def encoded(fields: Sequence[Field | Sight], order: Sequence[str], seats: int) -> list[Run]:
    """The runs of an encoding in the order in which it writes them: all that are declared."""
    runs: dict[str, Run] = {}
    for sight in sights(fields):
        for each in sight.encoded:
            run = each.run(sight.name, seats)
            runs[run.name] = run
    if sorted(runs) != sorted(order):
        wrong = sorted(set(runs) ^ set(order))
        raise ValueError(f"declared or written, but not both: {', '.join(wrong)}")
    return [runs[name] for name in order]
