"""Movement cards, missions and cells as the edition prints them, in words."""

from grimorio.core.game import AnyGame, Printed
from grimorio.core.text import Text, TextArg

from .board import COLOURS, FLOOR, KINDS, Board
from .cards import CARD_NAMES, PLAIN, SYMBOL_OF, SYMBOLS, Cards


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
