"""Bellum Magica in the terminal: lords, kingdom, open creatures, and castles row by row."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from grimorio.core.text import SeatName
from grimorio.games.bellum.cards import (
    BONUSES,
    CHEST_COUNTS,
    CHESTS,
    ICONS,
    KINDS,
    RESOURCES,
    ROWS,
    TAVERN,
    TOKENS,
    chest_name,
    kind_of,
    unpacked,
)
from grimorio.games.bellum.rules import Bellum
from grimorio.games.bellum.view import BellumView
from grimorio.texts import Speaker

ACTIVE = "bold black on #f0a030"
LEFT_ICONS = (0, 1, 2)
RIGHT_ICONS = (3, 4, 5)


def _icons(counts: list[int], icons: tuple[int, ...], speaker: Speaker) -> str:
    """`2f m`: how many of each icon, in letters of the language; `·` for none."""
    words = [
        f"{counts[i] if counts[i] > 1 else ''}{speaker.say(f'bellum-board-letter-{ICONS[i]}')}"
        for i in icons
        if counts[i]
    ]
    return " ".join(words) or "·"


def _name(game: Bellum, thing: str, speaker: Speaker) -> str:
    return speaker.say(game.name(thing))


def _amount(thing: str, count: int, speaker: Speaker) -> str:
    return speaker.say(f"bellum-amount-{thing}", count=count)


def _plain(*columns: tuple[str, bool]) -> Table:
    table = Table(show_edge=False, pad_edge=False, padding=(0, 1))
    for title, numeric in columns:
        table.add_column(title, justify="right" if numeric else "left")
    return table


def _lords(game: Bellum, view: BellumView, speaker: Speaker) -> Table:
    table = _plain(
        (speaker.say("bellum-board-lord"), False),
        (speaker.say("bellum-board-chests"), False),
        (speaker.say("bellum-board-resources"), False),
        (speaker.say("bellum-board-shield"), True),
        (speaker.say("bellum-board-confusion"), True),
    )
    for seat in range(view.seats):
        arrow = "▶ " if seat in view.deciding else "  "
        you = " " + speaker.say("cli-you") if seat == view.seat else ""
        shield = str(game.shield + view.shields[seat])
        if view.magic_shields[seat]:
            shield += f" + {view.magic_shields[seat]}M"
        ready = view.confusions[seat] - view.confusions_used[seat]
        supplies = (view.food[seat], view.glyphs[seat], view.barrels[seat])
        table.add_row(
            arrow + speaker.player(seat) + you,
            _chests_by_kind(game, view, seat, speaker),
            " ".join(
                f"{count}{_letter(RESOURCES[i], speaker)}" for i, count in enumerate(supplies)
            ),
            shield,
            f"{ready}/{view.confusions[seat]}",
        )
    return table


def _letter(thing: str, speaker: Speaker) -> str:
    return speaker.say(f"bellum-board-letter-{thing}")


def _chests_by_kind(game: Bellum, view: BellumView, seat: int, speaker: Speaker) -> str:
    parts: list[str] = []
    for title in CHESTS:
        held = sum(
            view.holders[label] == seat and chest_name(label).startswith(title)
            for label in range(TOKENS)
        )
        if held:
            parts.append(speaker.say("bellum-board-kind", count=held, kind=game.name(title)))
    total = view.chests[seat]
    return f"{total:>2}" + (f"  ({', '.join(parts)})" if parts else "")


def _kingdom(game: Bellum, view: BellumView, speaker: Speaker) -> Table:
    table = _plain(
        (speaker.say("bellum-board-place"), False),
        (speaker.say("bellum-board-shield"), True),
        (speaker.say("bellum-board-loot"), False),
    )
    for place in [TAVERN, *view.row]:
        if place < 0:
            table.add_row("·", "", "")
            continue
        shield = str(game.cards.place_shield[place])
        if game.cards.place_magic[place]:
            shield += f" + {game.cards.place_magic[place]}M"
        name = _name(game, game.cards.place_names[place], speaker)
        table.add_row(name, shield, _loot(game, place, speaker))
    return table


def _loot(game: Bellum, place: int, speaker: Speaker) -> str:
    things = (*RESOURCES, *CHESTS)
    counts = enumerate(game.cards.loot[place])
    return speaker.listed([_amount(things[i], count, speaker) for i, count in counts if count])


def _creatures(game: Bellum, cards: list[int], speaker: Speaker) -> Table:
    """Each creature with what it would add, row by row, on the left and on the right."""
    table = _plain(("", False), *[(str(row + 1), False) for row in range(ROWS)], ("", False))
    for card in cards:
        if card < 0:
            continue
        rows = game.cards.creature_rows[card]
        bonus = game.cards.bonus[card]
        note = _name(game, BONUSES[bonus], speaker) if bonus else ""
        left = [_icons(unpacked(cell), LEFT_ICONS, speaker) for cell in rows[0]]
        right = [_icons(unpacked(cell), RIGHT_ICONS, speaker) for cell in rows[1]]
        kind = _name(game, KINDS[kind_of(card)], speaker)
        table.add_row(_name(game, game.cards.creature_names[card], speaker), *left, kind)
        table.add_row("", *right, note, style="dim")
    return table


def _castle(game: Bellum, view: BellumView, seat: int, speaker: Speaker) -> Table:
    """One's own castle: left, the number of the die, right; the active row stands out."""
    table = Table(pad_edge=False, padding=(0, 1))
    castle = view.castles[seat]
    if castle >= 0:
        name = _name(game, game.cards.castle_names[castle], speaker)
        table.title = speaker.say("bellum-board-castle", castle=name, seat=SeatName(seat))
    table.add_column(speaker.say("bellum-board-left"), justify="right", min_width=16)
    table.add_column(speaker.say("bellum-board-row"), justify="center")
    table.add_column(speaker.say("bellum-board-right"), min_width=16)
    for row in range(ROWS):
        counts = view.hordes[seat][row]
        table.add_row(
            _icons(counts, LEFT_ICONS, speaker),
            str(row + 1) + (" ◀" if row + 1 == view.die else ""),
            _icons(counts, RIGHT_ICONS, speaker),
            style=ACTIVE if row + 1 == view.die else None,
        )
    cards = game.cards.creature_names
    left = "\n".join(_name(game, cards[card], speaker) for card in view.left[seat])
    right = "\n".join(_name(game, cards[card], speaker) for card in view.right[seat])
    if left or right:
        table.add_section()
        table.add_row(Styled(left, "dim"), "", Styled(right, "dim"))
    return table


def _others(view: BellumView, seats: list[int], speaker: Speaker) -> Table:
    """The other castles, one column each: left | right of every row."""
    table = _plain(
        (speaker.say("bellum-board-row"), False), *[(speaker.player(s), False) for s in seats]
    )
    for row in range(ROWS):
        cells = [
            f"{_icons(view.hordes[s][row], LEFT_ICONS, speaker)} | "
            f"{_icons(view.hordes[s][row], RIGHT_ICONS, speaker)}"
            for s in seats
        ]
        active = row + 1 == view.die
        table.add_row(str(row + 1), *cells, style=ACTIVE if active else None)
    return table


def _known_chests(game: Bellum, view: BellumView, mine: bool, speaker: Speaker) -> str:
    """Chests whose value the seat knows: its own, or those that others hold now."""
    parts: list[str] = []
    for label in range(TOKENS):
        if view.values[label] and (view.holders[label] == view.seat) == mine:
            holder = "" if mine else f", {speaker.player(view.holders[label])}"
            name = _name(game, chest_name(label), speaker)
            parts.append(f"{name}: {view.values[label]}{holder}")
    return " · ".join(parts)


def draw(game: Bellum, view: BellumView, speaker: Speaker) -> RenderableType:
    parts: list[RenderableType] = []
    if view.day:
        parts.append(Styled(speaker.say("bellum-board-day", day=view.day, die=view.die,
                                        seat=SeatName(view.captain)), "bold"))  # fmt: skip
    farms, villages, towns = view.kingdom
    parts += [_lords(game, view, speaker), ""]
    parts.append(Styled(speaker.say("bellum-board-kingdom", farms=farms, villages=villages,
                                    towns=towns), "bold"))  # fmt: skip
    parts += [_kingdom(game, view, speaker), ""]
    parts.append(Styled(speaker.say("bellum-board-creatures"), "bold"))
    parts += [_creatures(game, view.display, speaker), ""]
    parts += _castles(game, view, speaker)
    left = [CHEST_COUNTS[kind] - view.drawn[kind] for kind in range(3)]
    parts.append(Styled(speaker.say("bellum-board-decks", evil=view.evil_left,
                                    most=view.most_evil_left, wood=left[0], metal=left[1],
                                    gold=left[2]), "dim"))  # fmt: skip
    parts.append(Styled(speaker.say("bellum-board-legend"), "dim"))
    return Group(*parts)


def _castles(game: Bellum, view: BellumView, speaker: Speaker) -> list[RenderableType]:
    """The own castle in full with what one has to place and knows; then the others."""
    parts: list[RenderableType] = []
    others = list(range(view.seats))
    if view.seat is not None:
        others.remove(view.seat)
        parts.append(_castle(game, view, view.seat, speaker))
        waiting = view.goblins[view.seat] or [view.placing]
        if view.turn == view.seat and waiting[0] >= 0:
            parts.append(Styled(speaker.say("bellum-board-placing"), "bold"))
            parts.append(_creatures(game, waiting, speaker))
        for key, mine in (("bellum-board-hoard", True), ("bellum-board-seen", False)):
            known = _known_chests(game, view, mine, speaker)
            if known:
                parts += [Styled(speaker.say(key), "bold"), known]
    return [*parts, "", _others(view, others, speaker)]


# What is on a card
