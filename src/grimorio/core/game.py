"""The contract of a game: nine members. Everything else in Grimorio is written against it."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from .action import Action, ActionTable
from .chance import Chance
from .edition import Edition
from .errors import BadInput
from .event import Event
from .marks import Marks
from .moment import Moment
from .native import i64, mypyc_attr
from .outcome import Outcome
from .preview import Preview, Standing
from .record import Record, State, View
from .refusal import Refusal
from .text import Json, Text, TextArg

CONTRACT: Final = 1
"""The number of this contract; a package says for which one its game was written."""

OptionValue = int | str | bool
Options = Mapping[str, OptionValue]


class Option:
    """A variant chosen when a table is made. Its name is also its text key: `<game>-option-<name>`.

    A whole number has `least` and `most`; a choice has `choices`; otherwise it is yes or no.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        least: int = 0,
        most: int = 0,
        choices: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.least = least
        self.most = most
        self.choices = choices

    def check(self, value: OptionValue) -> None:
        if isinstance(self.default, bool):
            if not isinstance(value, bool):
                raise BadInput("error-option-bool", option=self.name, value=str(value))
        elif isinstance(self.default, int):
            if isinstance(value, bool) or not isinstance(value, int):
                raise BadInput("error-option-int", option=self.name, value=str(value),
                               least=self.least, most=self.most)  # fmt: skip
            if not self.least <= value <= self.most:
                raise BadInput("error-option-range", option=self.name, value=value,
                               least=self.least, most=self.most)  # fmt: skip
        elif value not in self.choices:
            raise BadInput("error-option-choice", option=self.name, value=str(value),
                           choices=list(self.choices))  # fmt: skip

    def parse(self, word: str) -> OptionValue:
        """An option's value as a person types it."""
        value: OptionValue = word
        if isinstance(self.default, bool):
            value = {"yes": True, "true": True, "no": False, "false": False}.get(word, word)
        elif isinstance(self.default, int) and word.lstrip("-").isdigit():
            value = int(word)
        self.check(value)
        return value

    def to_json(self) -> dict[str, Json]:
        return {
            "name": self.name,
            "default": self.default,
            "least": self.least,
            "most": self.most,
            "choices": list(self.choices),
        }


class Printed:
    """A card, place or castle as the edition prints it."""

    def __init__(self, thing: str, name: Text, text: Text, sources: dict[str, str]) -> None:
        self.thing = thing
        self.name = name
        """What it is called, without its suit, strength and the like."""
        self.text = text
        """All that it says."""
        self.sources = sources
        """Where each of its facts comes from, by the fact's text key: `fact-<name>`."""

    def source(self) -> str:
        """The owner's, if anything on it is; otherwise that of its first fact."""
        found = list(self.sources.values())
        return "owner" if "owner" in found else found[0]


class Info:
    """What a game is: its id, its rules version, how many seats, which options, which edition."""

    def __init__(
        self, id: str, version: int, least_seats: int, most_seats: int, edition: Edition
    ) -> None:
        self.id = id
        self.version = version
        """The rules' number: goes up when the same seed and actions no longer give the same game.
        A rule that has changed asks for it, so that a stored match goes on as it began."""
        self.least_seats = least_seats
        self.most_seats = most_seats
        self.edition = edition

    def __repr__(self) -> str:
        return (
            f"<Info of {self.id}, rules {self.version}, {self.least_seats}-{self.most_seats} seats,"
            f" edition {self.edition.title!r}>"
        )

    def check_seats(self, seats: int) -> None:
        if not self.least_seats <= seats <= self.most_seats:
            raise BadInput("error-seats", game=self.id, seats=seats,
                           least=self.least_seats, most=self.most_seats)  # fmt: skip


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """What `sample` draws from, for whoever draws many: what follows from the view is found once.
    A state that is drawn may be changed."""

    def __init__(self, game: "AnyGame", view: View) -> None:
        self.game = game
        self.view = view

    def draw(self, chance: Chance) -> Any:
        """The same as `sample` gives for the same chance."""
        return self.game.sample(self.view, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, A, V]):
    """The rules of one game, with one edition's cards. It holds tables, never a game in progress.

    The nine members are `info`, `setup`, `deciding`, `legal`, `why_not`, `apply`, `outcome`,
    `view` and `sample`. `actions`, `options`, `answers`, `name` and `catalogue` only describe,
    `asked`, `random_action`, `mark_legal` and `places` are there for speed, `frozen` for records,
    and `sure_after` for shortcuts. `standing`, `moment`, `foretell` and what goes with them tell a
    person how it stands and what a choice would do.
    """

    OPEN_STANDING: ClassVar[bool] = False
    """Whether the standing is the same for all, spectators too: it is worked out once then."""
    DECIDES: ClassVar[str] = ""
    """The row of the score sheet that decides, as the end of its label's key; `total` is
    `<game>-row-total`. What the end means to a seat is told in its numbers."""
    RECAPS: ClassVar[frozenset[str]] = frozenset()
    """What a recap tells of: kinds of events, with a text `<game>-recap-<kind>` each. A kind with
    `-seen` is for who knows its secret."""

    def __init__(self, info: Info, actions: ActionTable) -> None:
        self.info = info
        self.actions = actions
        for row in actions.rows:
            row.game = self

    def __repr__(self) -> str:
        return f"<Game {self.info.id}, rules {self.info.version}>"

    def __deepcopy__(self, memo: object) -> "Game[S, A, V]":
        """It never changes."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (same_game, (self.info.id, self.info.edition.text, self.info.version))

    def setup(self, seats: int, options: Options, chance: Chance) -> S:
        """A new game. `options` are complete and checked (see `check_options`)."""
        raise ValueError("a game writes its own setup")

    def deciding(self, state: S) -> list[int]:
        """The seats that owe a choice now, in seat order; empty exactly when the game is over.

        The list is shared: do not change it.
        """
        raise ValueError("a game says who decides")

    def asked(self, state: S) -> i64:
        """The first of `deciding`, or -1 when the game is over."""
        deciding = self.deciding(state)
        return deciding[0] if deciding else -1

    def legal(self, state: S, seat: i64) -> list[A]:
        """What `seat` may choose now, in a fixed order; empty if it owes no choice.

        If several seats owe a choice together, the first is the same for all of them: it is what
        silence means.
        """
        raise ValueError("a game lists its legal actions")

    def why_not(self, state: S, seat: i64, action: A) -> Refusal | None:
        """None if `action` is legal for `seat`; otherwise the rule that forbids it.

        It depends on nothing that `seat` does not know.
        """
        raise ValueError("a game explains its refusals")

    def apply(
        self, state: S, seat: i64, action: A, chance: Chance, events: list[Event] | None = None
    ) -> None:
        """Make a legal choice: changes `state`, and appends to `events` if anybody listens."""
        raise ValueError("a game applies its actions")

    def outcome(self, state: S) -> Outcome | None:
        """The result with its score sheet, or None while somebody still owes a choice."""
        raise ValueError("a game knows its outcome")

    def view(self, state: S, seat: int | None) -> V:
        """What `seat`, or a spectator (None), may know, built field by field."""
        raise ValueError("a game builds its views")

    def sample(self, view: V, chance: Chance) -> S:
        """A full state that `view` could be a view of: `self.view(state, view.seat) == view`."""
        raise ValueError("a game samples its views")

    # What can be chosen before it is seen.

    def sure_after(self, before: S, after: S, seat: i64, action: A) -> list[A] | None:
        """What `seat` may choose after `action` in one act with it, without having looked.

        None: the seat learns nothing by `action`, so that whatever it may choose then can be
        foreseen. Otherwise only these, which are legal whatever chance or something hidden
        brings. `before` and `after` are a world that the seat could not tell from its own.
        """
        return []

    # What a game may do faster than by these defaults.

    def random_action(self, state: S, seat: i64, chance: Chance) -> A:
        """One of `legal(state, seat)`, at the index `chance.below(their number)`."""
        found = self.legal(state, seat)
        return found[chance.below(len(found))]

    def mark_legal(self, state: S, seat: i64, marks: Marks) -> None:
        """Mark all of `legal(state, seat)`, in its order."""
        for action in self.legal(state, seat):
            marks.add(action.id)

    def places(self, state: S) -> list[int]:
        """The places of `outcome`, of a game that is over: 1 is best, ties share a place."""
        outcome = self.outcome(state)
        assert outcome is not None
        return outcome.places

    def worlds(self, view: V) -> Worlds:
        """All that `view` could be a view of, to draw from again and again."""
        return Worlds(self, view)

    # What a game keeps for stored matches.

    def frozen(self, state: S) -> bytes:
        """The state as the digests of a record cover it, the same for ever for these rules: where
        the fields of a state have changed since, a game writes here what it wrote then."""
        return state.to_bytes()

    # What a seat can foresee, and when things happen. Only ever from a view, or public.

    def standing(self, view: V) -> Standing:
        """How it stands, as far as this view can tell."""
        standing = Standing()
        standing.numbers = [None] * view.seats
        return standing

    def standing_lines(self, standing: Standing) -> list[Text]:
        """The standing in words, a line for each seat; none if there is nothing to tell."""
        return []

    def reach(self, view: V) -> Record | None:
        """Where several choices in a row can lead, for a game that can tell it; from the view."""
        return None

    def foretell(self, view: V, action: A, preview: Preview, after: list[S]) -> None:
        """Add to a preview what this game has to say: its `notes` and `lines`.

        Only from the view, and from what all the possible states `after` agree on.
        """

    def reason(self, view: V, action: A, preview: Preview) -> Text | None:
        """Why one would choose this, in a sentence made from what it does."""
        return preview.lines[0] if preview.lines else None

    def moment(self, state: S) -> Moment:
        """When it is, as players count it; only what everybody knows."""
        deciding = self.deciding(state)
        return Moment(seat=deciding[0] if len(deciding) == 1 else -1)

    # What describes a game, with sensible defaults.

    def options(self, seats: int) -> list[Option]:
        """The options at a table of this size, with their defaults."""
        return []

    def answers(self) -> list[A]:
        """The answers to a question to several seats that one can settle beforehand."""
        return []

    def name(self, thing: str) -> Text:
        """The name of a card, cell, pile … as a text: the edition's own, or a key of ours."""
        own = self.info.edition.own_name(thing)
        return Text(f"{self.info.id}-{thing}") if own is None else own

    def told(self, kind: str, fields: dict[str, Json]) -> dict[str, TextArg]:
        """Arguments of a log line that are more than the names of the event's fields, such as
        cards together with where they lie. `fields` are what the listener may know."""
        return {}

    def catalogue(self) -> dict[str, Json]:
        """The edition's components by number, for whoever draws them; and the edition itself."""
        return {"edition": self.info.edition.label()}

    def facts(self) -> list[tuple[Text, str]]:
        """What the edition prints on no single card (prices, counts, values), each with its source.

        The digest tells the same with the numbers of our own edition.
        """
        return []

    def printed(self) -> list[Printed]:
        """All that can be looked at with what it says, in words."""
        return []

    def check_options(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """All options with their values, defaults filled in; raises BadInput on a wrong one."""
        self.info.check_seats(seats)
        known = self.options(seats)
        for name in given:
            if not any(option.name == name for option in known):
                raise BadInput("error-option-unknown", option=name, game=self.info.id,
                               known=[option.name for option in known])  # fmt: skip
        complete: dict[str, OptionValue] = {}
        for option in known:
            value = given.get(option.name, option.default)
            option.check(value)
            complete[option.name] = value
        return complete


AnyGame = Game[Any, Any, Any]


def same_game(id: str, edition: str, rules: int) -> AnyGame:
    """The game that another process has: by the same rules, with the same cards."""
    from .registry import build_game, get_game

    game = get_game(id, rules)
    return game if game.info.edition.text == edition else build_game(id, edition, rules)
