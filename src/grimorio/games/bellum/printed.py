"""Castles, creatures and places as the edition prints them, in words."""

from grimorio.core.game import AnyGame, Printed
from grimorio.core.text import Text, TextArg

from .cards import (
    BONUSES,
    CHESTS,
    ICONS,
    KINDS,
    PLACE_KINDS,
    RESOURCES,
    SIDES,
    Cards,
    kind_of,
    unpacked,
)


def printed(game: AnyGame, cards: Cards) -> list[Printed]:
    return [*_castles(game, cards), *_creatures(game, cards), *_places(game, cards)]


def _castles(game: AnyGame, cards: Cards) -> list[Printed]:
    found: list[Printed] = []
    for castle, thing in enumerate(cards.castle_names):
        told = _sides(cards.castle_rows[castle])
        told["shield"] = cards.castle_shield
        sources = {
            "card": cards.sources[thing],
            "shield": cards.section_sources["castle-shield"],
        }
        found.append(_told(game, "castle", thing, told, sources))
    return found


def _creatures(game: AnyGame, cards: Cards) -> list[Printed]:
    found: list[Printed] = []
    for creature, thing in enumerate(cards.creature_names):
        kind = KINDS[kind_of(creature)]
        told = _sides(cards.creature_rows[creature])
        told["kind"] = game.name(kind)
        told["ability"] = Text(f"bellum-ability-{BONUSES[cards.bonus[creature]]}")
        sources = {"card": cards.sources[thing]}
        if kind != "goblin":
            sources["price"] = cards.section_sources[f"{kind}-price"]
        found.append(_told(game, "creature", thing, told, sources))
    return found


def _places(game: AnyGame, cards: Cards) -> list[Printed]:
    found: list[Printed] = []
    for place, thing in enumerate(cards.place_names):
        told: dict[str, TextArg] = {
            "kind": game.name(PLACE_KINDS[cards.place_kind[place]]),
            "shield": cards.place_shield[place],
            "magic": cards.place_magic[place],
            "loot": _amounts((*RESOURCES, *CHESTS), cards.loot[place]),
        }
        source = cards.sources[thing]
        sources = {"shield": cards.shield_sources.get(thing, source), "loot": source}
        found.append(_told(game, "place", thing, told, sources))
    return found


def _told(
    game: AnyGame, kind: str, thing: str, told: dict[str, TextArg], sources: dict[str, str]
) -> Printed:
    name = game.name(thing)
    return Printed(thing, name, Text(f"bellum-printed-{kind}", {"thing": name, **told}), sources)


def _sides(rows: list[list[int]]) -> dict[str, TextArg]:
    """`left` and `right`: 1: 2 food; 4: 1 treasure map."""
    found: dict[str, TextArg] = {}
    for side, title in enumerate(SIDES):
        cells: list[TextArg] = []
        for row, cell in enumerate(rows[side]):
            if cell:
                icons = _amounts(ICONS, unpacked(cell))
                cells.append(Text("bellum-printed-row", {"row": row + 1, "icons": icons}))
        found[title] = cells
    return found


def _amounts(things: tuple[str, ...], counts: list[int]) -> list[TextArg]:
    found: list[TextArg] = []
    for thing, count in zip(things, counts, strict=True):
        if count:
            found.append(Text(f"bellum-amount-{thing}", {"count": count}))
    return found
