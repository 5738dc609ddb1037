"""Crónicas in the terminal: chronicles, encounter, everybody's fame and allies, one's own hand."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from grimorio.games.cronicas.cards import CHRONICLES, KING, SUITS
from grimorio.games.cronicas.rules import Cronicas
from grimorio.games.cronicas.state import HIDDEN, NONE
from grimorio.games.cronicas.view import CronicasView
from grimorio.texts import Speaker

STYLES = ("white on #2f5fa8", "white on #2e7d4f", "white on #b03030", "black on #c8c8c8")


def _letter(suit: int, speaker: Speaker) -> str:
    return speaker.say(f"cronicas-{SUITS[suit]}")[0].upper()


def _short(game: Cronicas, card: int, speaker: Speaker) -> Styled:
    """`P4`, `W1!`, `King`: the suit's first letter, so that no meaning hangs on colour alone."""
    facts = game.cards
    if card >= KING:
        label = speaker.say(game.character(facts.names[card]))
    else:
        label = f"{_letter(facts.suit[card], speaker)}{facts.strength[card]}"
    evil = "!" if facts.evil >> card & 1 else ""
    return Styled(f" {label}{evil} ", STYLES[facts.suit[card]])


def _long(game: Cronicas, card: int, speaker: Speaker) -> Styled:
    line = _short(game, card, speaker)
    if card < KING:
        line.append(f" {speaker.say(game.character(game.cards.names[card]))}", "default")
    return line


def _row(game: Cronicas, cards: list[int], speaker: Speaker) -> Styled:
    line = Styled()
    for card in cards:
        line.append_text(_short(game, card, speaker)).append(" ")
    return line


def _chronicles(game: Cronicas, view: CronicasView, speaker: Speaker) -> Table:
    table = Table.grid(padding=(0, 1))
    for chronicle in view.force:
        main = game.name(game.cards.names[game.cards.main[chronicle]])
        table.add_row(
            Styled(speaker.say(f"cronicas-{CHRONICLES[chronicle]}"), "bold"),
            speaker.say(f"cronicas-condition-{game.cards.conditions[chronicle]}"),
            Styled(speaker.say("cronicas-board-main", card=main), "dim"),
        )
    return table


def _encounter(game: Cronicas, view: CronicasView, speaker: Speaker) -> Table:
    table = Table.grid(padding=(0, 1))
    for step in range(view.seats):
        seat = (view.leader + step) % view.seats
        card = view.cards[seat]
        shown = Styled("·", "dim")
        if card == HIDDEN:
            shown = Styled(speaker.say("cronicas-board-hidden"))
        elif card != NONE:
            shown = _long(game, card, speaker)
            if view.down[seat]:
                shown.append(f" ({speaker.say('cronicas-board-hidden')})")
        elif step < view.played:
            shown = Styled(speaker.say("cronicas-board-returned"), "dim")
        mark = speaker.say("cronicas-board-winning") if seat == view.winning else ""
        table.add_row(speaker.player(seat), shown, Styled(mark, "bold"))
    return table


def _known(game: Cronicas, view: CronicasView, seat: int, speaker: Speaker) -> str:
    """What all know of a hand: cards that it holds, suits that it lacks."""
    words: list[str] = []
    if view.known[seat]:
        held = [_short(game, card, speaker).plain.strip() for card in view.known[seat]]
        words.append(speaker.say("cronicas-board-holds", cards=speaker.listed(held)))
    if view.void[seat]:
        suits = [speaker.say(f"cronicas-{SUITS[suit]}") for suit in view.void[seat]]
        words.append(speaker.say("cronicas-board-lacks", suits=speaker.listed(suits, "nor")))
    return "; ".join(words)


def _players(game: Cronicas, view: CronicasView, speaker: Speaker) -> Table:
    table = Table(show_edge=False, pad_edge=False, padding=(0, 1))
    for key in ("cronicas-board-player", "cronicas-board-fame", "cronicas-board-cards"):
        table.add_column(speaker.say(key), no_wrap=True)
    for number in range(len(SUITS)):
        table.add_column(_letter(number, speaker), justify="right", style=STYLES[number])
    table.add_column(speaker.say("cronicas-board-allies"), justify="right")
    table.add_column("!", justify="right")
    table.add_column(speaker.say("cronicas-board-known"))
    for seat in range(view.seats):
        arrow = "▶ " if seat in view.deciding else "  "
        you = " " + speaker.say("cli-you") if seat == view.seat else ""
        counts = [str(count) for count in view.tallies[seat]]
        table.add_row(
            arrow + speaker.player(seat) + you,
            "★" * view.fame[seat] or "-",
            str(view.counts[seat]),
            *counts,
            _known(game, view, seat, speaker),
        )
    return table


def _allies(game: Cronicas, view: CronicasView, speaker: Speaker) -> Table:
    table = Table.grid(padding=(0, 1))
    for seat in range(view.seats):
        if view.allies[seat]:
            table.add_row(speaker.player(seat), _row(game, view.allies[seat], speaker))
    if view.discards:
        label = Styled(speaker.say("cronicas-board-discards", count=len(view.discards)), "dim")
        table.add_row(label, _row(game, view.discards[-1:], speaker))
    return table


def draw(game: Cronicas, view: CronicasView, speaker: Speaker) -> RenderableType:
    suit = speaker.say("cronicas-board-free")
    if view.led != NONE:
        led = speaker.say(f"cronicas-{SUITS[view.led]}")
        suit = speaker.say("cronicas-board-led", suit=led)
    heading = speaker.say("cronicas-board-round", round=view.round, encounter=view.encounter)
    parts: list[RenderableType] = [
        Styled(heading, "bold"),
        _chronicles(game, view, speaker),
        "",
        _players(game, view, speaker),
        "",
        _allies(game, view, speaker),
        "",
        Styled(f"{speaker.say('cronicas-board-encounter')}: {suit}", "bold"),
        _encounter(game, view, speaker),
    ]
    if view.hand:
        hand = Columns([_long(game, card, speaker) for card in view.hand], padding=(0, 2))
        parts += ["", Styled(speaker.say("cli-hand"), "bold"), hand]
    parts.append(Styled(speaker.say("cronicas-board-legend"), "dim"))
    return Group(*parts)
