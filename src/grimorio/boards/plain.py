"""Any game in the terminal, until somebody draws it: what its view holds, by name.

A field is called what the text `<game>-field-<field>` says, and otherwise by its own name; an empty
text hides it. Where there is a text `<game>-seat-<field>`, the field has a value for each seat, and
stands beside it.
"""

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text as Styled

from grimorio.core.game import AnyGame
from grimorio.core.record import VIEW_SHAPE, View
from grimorio.core.text import Json
from grimorio.texts import Speaker


def draw(game: AnyGame, view: View, speaker: Speaker) -> RenderableType:
    fields = [name for name in view.SHAPE if name not in VIEW_SHAPE]
    by_seat = [name for name in fields if speaker.has(f"{game.info.id}-seat-{name}")]
    middle = Table.grid(padding=(0, 2))
    for name in fields:
        label = _label(game, "field", name, speaker)
        if name not in by_seat and label:
            shown = _value(game, getattr(view, name), speaker)
            middle.add_row(Styled(label, "bold"), escape(shown))
    parts: list[RenderableType] = [_seats(game, view, by_seat, speaker)]
    return Group(*parts, "", middle) if middle.row_count else Group(*parts)


def _seats(game: AnyGame, view: View, fields: list[str], speaker: Speaker) -> Table:
    table = Table(show_edge=False, pad_edge=False, box=None if not fields else Table().box)
    table.add_column("")
    for name in fields:
        table.add_column(escape(_label(game, "seat", name, speaker)))
    for seat in range(view.seats):
        arrow = "▶ " if seat in view.deciding else "  "
        you = " " + speaker.say("cli-you") if seat == view.seat else ""
        cells = [getattr(view, name)[seat : seat + 1] for name in fields]
        shown = [escape(_value(game, cell[0], speaker)) if cell else "" for cell in cells]
        table.add_row(escape(arrow + speaker.player(seat) + you), *shown)
    return table


def _label(game: AnyGame, kind: str, name: str, speaker: Speaker) -> str:
    key = f"{game.info.id}-{kind}-{name}"
    return speaker.say(key) if speaker.has(key) else name.replace("_", " ").capitalize()


def _value(game: AnyGame, value: Json, speaker: Speaker) -> str:
    """A number, a name, or a list of these; lists within a list are apart."""
    if isinstance(value, bool):
        return speaker.say("plain-yes" if value else "plain-no")
    if isinstance(value, str):
        return speaker.say(game.name(value)) if value else "–"
    if isinstance(value, list):
        apart = " | " if any(isinstance(each, list) for each in value) else ", "
        return apart.join(_value(game, each, speaker) for each in value) or "–"
    return "–" if value is None else str(value)
