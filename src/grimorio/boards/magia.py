"""Magia in the terminal: the tower drawn from the board's own data, apprentices, masters, hand."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from grimorio.core.flat import plain
from grimorio.core.text import SeatName, Text, TextArg
from grimorio.games.magia.board import CELLS, COLOURS, KINDS
from grimorio.games.magia.cards import CARD_NAMES, COLOUR_OF, CRYSTALS, SPELL_SIZE
from grimorio.games.magia.knowledge import laid
from grimorio.games.magia.rules import Magia
from grimorio.games.magia.scoring import mission_of
from grimorio.games.magia.view import MagiaView
from grimorio.texts import Speaker

STYLES = {
    "red": "white on #b03030",
    "black": "white on #1c1c1c",
    "yellow": "black on #e8c840",
    "green": "white on #2e7d4f",
    "blue": "white on #2f5fa8",
    "brown": "white on #7a4f2a",
}
FLOOR_STYLES = {
    "white": "black on #e6e2d6",
    "grey": "black on #a8a8a8",
    "black": "white on #4a4a55",
}
EXAMINER_STYLE = "bold black on #ffffff"
MARKS = {"white": "'", "grey": "-", "black": ","}
CRYSTAL_SIGNS = "o~^"
WIDTH = 4
LEFT = 24
DISCARDS = 6


def _figures_at(view: MagiaView, cell: int) -> list[int]:
    return [figure for figure in range(7) if view.places[figure] == cell]


def _cell(game: Magia, view: MagiaView, cell: int, speaker: Speaker) -> tuple[str, str]:
    """Three signs (who, crystal or portal, kind of cell) and their style."""
    letters = speaker.say("magia-board-letters")
    figures = _figures_at(view, cell)
    kind = KINDS[game.kind[cell]]
    crystal = view.crystals[cell]
    sign = CRYSTAL_SIGNS[crystal] if crystal >= 0 else "#" if game.is_portal[cell] else " "
    who = letters[figures[0]] if figures else " "
    mark = "+" if len(figures) > 1 else MARKS[kind]
    style = FLOOR_STYLES[kind]
    if figures:
        style = EXAMINER_STYLE if figures[-1] == 6 else STYLES[COLOURS[figures[0]]]
    return who + sign + mark, style


def _tower(game: Magia, view: MagiaView, speaker: Speaker) -> Styled:
    """Each cell where its axial coordinates put it: half a cell further with every row."""
    rows: dict[int, list[tuple[int, int]]] = {}
    for cell in range(CELLS):
        q, r = game.board.places[cell]
        rows.setdefault(r, []).append((LEFT + WIDTH * q + WIDTH // 2 * r, cell))
    picture = Styled(no_wrap=True)
    for r in sorted(rows):
        row = sorted(rows[r])
        label = game.board.names[row[len(row) // 2][1]][0] if len(row) > 2 else " "
        label = "e" if r == 0 else label
        picture.append(label.upper(), "dim")
        column = 1
        for x, cell in row:
            signs, style = _cell(game, view, cell, speaker)
            picture.append(" " * (x - column)).append(signs, style)
            column = x + len(signs)
        picture.append("\n")
    return picture


def _spell(view: MagiaView, apprentice: int) -> str:
    return " ".join(
        f"{CRYSTAL_SIGNS[k]}{view.held[apprentice * 3 + k]}/{view.needs[apprentice * 3 + k]}"
        for k in range(3)
    )


def _apprentices(game: Magia, view: MagiaView, speaker: Speaker) -> Table:
    table = Table(show_edge=False, pad_edge=False, padding=(0, 1))
    for key in ("magia-board-apprentice", "magia-board-spell", "magia-board-place"):
        table.add_column(speaker.say(key), no_wrap=True)
    table.add_column("", no_wrap=True)
    letters = speaker.say("magia-board-letters")
    for i, colour in enumerate(COLOURS):
        complete = sum(view.held[i * 3 : i * 3 + 3]) == SPELL_SIZE
        done = "magia-board-complete" if complete else ""
        state = "magia-board-passed" if view.passed >> i & 1 else done
        table.add_row(
            Styled(f"{letters[i]} {speaker.say(f'magia-{colour}')}", STYLES[colour]),
            _spell(view, i),
            speaker.say(game.name(game.board.names[view.places[i]])),
            speaker.say(state) if state else "",
        )
    examiner = f"{letters[6]} {speaker.say('magia-examiner')}"
    place = speaker.say(game.name(game.board.names[view.places[6]]))
    table.add_row(Styled(examiner, EXAMINER_STYLE), "", place, "")
    return table


def _amounts(amounts: list[int]) -> str:
    return " ".join(f"{CRYSTAL_SIGNS[k]}{amounts[k]}" for k in range(3))


def _masters(game: Magia, view: MagiaView, speaker: Speaker) -> Table:
    table = Table(show_edge=False, pad_edge=False, padding=(0, 1))
    for key in ("magia-board-master", "magia-board-cards", "magia-board-reserve",
                "magia-board-order", "magia-board-mission"):  # fmt: skip
        table.add_column(speaker.say(key))
    hidden = speaker.say("magia-board-hidden")
    for seat in range(view.seats):
        arrow = "▶ " if seat in view.deciding else "  "
        you = " " + speaker.say("cli-you") if seat == view.seat else ""
        order = hidden
        if view.orders[seat] >= 0:
            order = _amounts(plain(game.cards.orders[view.orders[seat]]))
            if view.finished >> seat & 1:
                order += " " + speaker.say("magia-board-finished")
        table.add_row(
            arrow + speaker.player(seat) + you,
            str(view.hand_sizes[seat]),
            _amounts(view.reserves[seat * 3 : seat * 3 + 3]),
            order,
            _mission(game, view, seat, speaker) if view.missions[seat] >= 0 else hidden,
        )
    return table


def _mission(game: Magia, view: MagiaView, seat: int, speaker: Speaker) -> str:
    mask = mission_of(game.cards, laid(view), seat)
    return speaker.listed([speaker.say(f"magia-{COLOURS[i]}") for i in range(6) if mask >> i & 1])


def _short(game: Magia, kind: int) -> Text:
    """A card where it is plain that cards are meant: `red with a step`."""
    return Text("magia-board-card", game.name(CARD_NAMES[kind]).args)


def _card(game: Magia, kind: int, speaker: Speaker) -> Styled:
    return Styled(f" {speaker.say(_short(game, kind))} ", STYLES[COLOURS[COLOUR_OF[kind]]])


def _seen(game: Magia, view: MagiaView, speaker: Speaker) -> list[RenderableType]:
    """MA-20: what this seat knows of the other hands."""
    lines: list[RenderableType] = []
    cards: list[TextArg] = []
    for i in range(0, len(view.known), 3):
        holders: list[TextArg] = [
            SeatName(seat) for seat in range(view.seats) if view.known[i + 1] >> seat & 1
        ]
        name = _short(game, view.known[i])
        cards.append(Text("magia-board-known-card", {"card": name, "holders": holders}))
    if cards:
        lines.append(Styled(speaker.say("magia-board-known", cards=cards), "dim"))
    for i in range(0, len(view.lacking), 3):
        seat, mask, most = view.lacking[i : i + 3]
        colours: list[TextArg] = [Text(f"magia-{COLOURS[c]}") for c in range(6) if mask >> c & 1]
        lacks = speaker.say("magia-board-lacks", seat=SeatName(seat), most=most, colours=colours)
        lines.append(Styled(lacks, "dim"))
    return lines


def draw(game: Magia, view: MagiaView, speaker: Speaker) -> RenderableType:
    top = [speaker.say(_short(game, kind)) for kind in view.discard[-DISCARDS:]]
    if len(view.discard) > DISCARDS:
        top.insert(0, "…")
    piles = speaker.say("magia-board-deck", deck=view.deck_size, discard=", ".join(top) or "—")
    parts: list[RenderableType] = [
        _masters(game, view, speaker),
        "",
        _tower(game, view, speaker),
        _apprentices(game, view, speaker),
        Styled(piles, "dim"),
        *_seen(game, view, speaker),
    ]
    if view.hand:
        hand = Columns([_card(game, kind, speaker) for kind in view.hand], padding=(0, 1))
        parts += ["", Styled(speaker.say("cli-hand"), "bold"), hand]
    parts.append(Styled(speaker.say("magia-board-legend"), "dim"))
    return Group(*parts)


assert len(CRYSTAL_SIGNS) == len(CRYSTALS)
