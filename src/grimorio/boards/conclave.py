"""Cónclave in the terminal: the grid, both decks, everybody's zone and backs, one's own hand."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from grimorio.games.conclave.actions import DECKS, SPOKEN
from grimorio.games.conclave.cards import BROTHERHOODS, MAGICS, PER_MAGIC
from grimorio.games.conclave.rules import Conclave
from grimorio.games.conclave.scoring import Score
from grimorio.games.conclave.view import ConclaveView
from grimorio.texts import Speaker

STYLES = {
    "beige": "black on #d9c7a0",
    "blue": "white on #2f5fa8",
    "purple": "white on #7b4397",
    "orange": "black on #f0a030",
    "red": "white on #b03030",
    "green": "white on #2e7d4f",
}


def _code(magic: int, speaker: Speaker) -> str:
    """The first two letters of the colour, so that no meaning hangs on colour alone."""
    return speaker.say(f"conclave-{MAGICS[magic]}")[:2]


def _back(magic: int, speaker: Speaker) -> Styled:
    return Styled(f"{_code(magic, speaker)}", STYLES[MAGICS[magic]])


def _face(game: Conclave, card: int, speaker: Speaker) -> Styled:
    magic = card // PER_MAGIC
    animal = speaker.say(f"conclave-{BROTHERHOODS[game.brotherhood[card]]}")
    label = f" {_code(magic, speaker)} {animal[:6]:<6} {game.influence[card]} "
    return Styled(label, STYLES[MAGICS[magic]])


def _grid(game: Conclave, view: ConclaveView, speaker: Speaker) -> Table:
    table = Table(show_header=True, show_lines=True, pad_edge=False, padding=(0, 0))
    table.add_column("")
    for column in "ABCD":
        table.add_column(column, justify="center", min_width=12)
    for row in range(4):
        cells: list[RenderableType] = []
        for cell in range(row * 4, row * 4 + 4):
            card = view.grid[cell]
            empty = Styled(SPOKEN[cell], "dim")
            cells.append(empty if card < 0 else _face(game, card, speaker))
        table.add_row(str(row + 1), *cells)
    return table


def _backs(magics: list[int], speaker: Speaker) -> Styled:
    line = Styled()
    for magic in magics:
        line.append_text(_back(magic, speaker)).append(" ")
    return line


def _zones(game: Conclave, view: ConclaveView, speaker: Speaker) -> Table:
    table = Table(show_edge=False, pad_edge=False, padding=(0, 0))
    table.add_column("", no_wrap=True)
    table.add_column(speaker.say("conclave-board-hand"), no_wrap=True)
    for magic in MAGICS:
        table.add_column(speaker.say(f"conclave-{magic}"), justify="right", style=STYLES[magic])
    score = Score(game.cards, view.piles, view.seats)
    for seat in range(view.seats):
        marks = [f"{total}{'*' if score.control[seat][m] else ' '}" if total else "·"
                 for m, total in enumerate(score.totals[seat])]  # fmt: skip
        arrow = "▶ " if seat in view.deciding else "  "
        you = " " + speaker.say("cli-you") if seat == view.seat else ""
        table.add_row(arrow + speaker.player(seat) + you, _backs(view.backs[seat], speaker), *marks)
    return table


def draw(game: Conclave, view: ConclaveView, speaker: Speaker) -> RenderableType:
    decks = Table.grid(padding=(0, 1))
    for number, deck in enumerate(view.decks):
        name = speaker.say(f"conclave-{DECKS[number]}")
        decks.add_row(f"{name} ({len(deck)})", _backs(deck, speaker))
    parts: list[RenderableType] = [
        _zones(game, view, speaker),
        "",
        _grid(game, view, speaker),
        Styled(speaker.say("conclave-board-decks"), "dim"),
        decks,
    ]
    if view.hand:
        hand = Columns([_face(game, card, speaker) for card in view.hand], padding=(0, 2))
        parts += ["", Styled(speaker.say("cli-hand"), "bold"), hand]
    parts.append(Styled(speaker.say("conclave-board-legend"), "dim"))
    return Group(*parts)
