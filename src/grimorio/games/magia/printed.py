"""Movement cards, missions and cells as the edition prints them, in words."""

from grimorio.core.game import AnyGame, Printed
from grimorio.core.text import Text, TextArg

from .board import COLOURS, FLOOR, KINDS, Board
from .cards import CARD_NAMES, CRYSTALS, PLAIN, SYMBOL_OF, SYMBOLS, Cards


def facts(game: AnyGame, cards: Cards, board: Board) -> list[tuple[Text, str]]:
    """MA-1, MA-4, MA-5: crystals, movement cards, spells and orders."""
    sources = cards.sources
    amounts: dict[str, TextArg] = dict(zip(CRYSTALS, cards.crystals, strict=True))
    found = [(Text("magia-fact-crystals", amounts), sources["crystals"])]
    lookouts: list[TextArg] = [game.name(name) for name in board.table["lookouts"]]
    found.append((Text("magia-fact-lookouts", {"colours": lookouts}), board.source))
    for colour, name in enumerate(COLOURS):
        copies: dict[str, TextArg] = {"colour": game.name(name)}
        for symbol, word in enumerate(SYMBOLS):
            copies[word] = cards.copies[colour * len(SYMBOLS) + symbol]
        found.append((Text("magia-fact-cards", copies), sources["cards"]))
    spells = ["-".join(map(str, spell)) for spell in cards.spells]
    found.append((Text("magia-fact-spells", {"cards": " · ".join(spells)}), sources["spells"]))
    orders = ["-".join(map(str, order)) for order in cards.orders]
    orders = [f"{order} ({cards.numbers[n]})" for n, order in enumerate(orders)]
    found.append((Text("magia-fact-orders", {"cards": " · ".join(orders)}), sources["orders"]))
    return found


def printed(game: AnyGame, cards: Cards, board: Board) -> list[Printed]:
    return [*_kinds(game, cards), *_missions(game, cards), *_cells(game, board)]


def _kinds(game: AnyGame, cards: Cards) -> list[Printed]:
    found: list[Printed] = []
    for kind, thing in enumerate(CARD_NAMES):
        name, symbol = game.name(thing), SYMBOL_OF[kind]
        told: dict[str, TextArg] = {"card": name, "ability": Text("magia-ability-plain")}
        if symbol != PLAIN:
            told["more"] = Text(f"magia-ability-{SYMBOLS[symbol]}")
        text = Text(f"magia-printed-{'card' if symbol == PLAIN else 'symbol'}", told)
        found.append(Printed(thing, name, text, {"card": cards.sources["cards"]}))
    return found


def _missions(game: AnyGame, cards: Cards) -> list[Printed]:
    """Known by their six colours: what is not the same is another mission."""
    found: list[Printed] = []
    for number, mission in enumerate(cards.missions):
        names: list[TextArg] = [game.name(COLOURS[colour]) for colour in mission]
        text = Text("magia-printed-mission", {"apprentices": names[:2], "corners": names[2:]})
        thing = "-".join(COLOURS[colour] for colour in mission)
        found.append(Printed(thing, text, text, {"card": cards.mission_sources[number]}))
    return found


def _cells(game: AnyGame, board: Board) -> list[Printed]:
    """Cells, portals, and the examiner who walks on them."""
    found: list[Printed] = []
    for cell, thing in enumerate(board.names):
        name = game.name(thing)
        told: dict[str, TextArg] = {
            "cell": name,
            "kind": Text(f"magia-kind-{KINDS[board.kind[cell]]}"),
        }
        if board.is_portal[cell]:
            place = "lookout" if cell >= FLOOR else "desk"
            told["ability"] = Text(f"magia-{place}-ability")
        text = Text(f"magia-printed-{'portal' if board.is_portal[cell] else 'cell'}", told)
        found.append(Printed(thing, name, text, {"card": board.source}))
    examiner = Text("magia-examiner-ability")
    found.append(Printed("examiner", game.name("examiner"), examiner, {"card": "rulebook"}))
    return found
