"""The mages as the edition prints them, in words."""

from grimorio.core.game import AnyGame, Printed
from grimorio.core.text import Text, TextArg

from .cards import Cards


def printed(game: AnyGame, cards: Cards) -> list[Printed]:
    found: list[Printed] = []
    for card, thing in enumerate(cards.names):
        brotherhood, magic, influence = thing.split("-")
        name = game.name(thing)
        told: dict[str, TextArg] = {
            "card": name,
            "brotherhood": game.name(brotherhood),
            "magic": Text(f"conclave-magic-{magic}"),
            "influence": int(influence),
        }
        own = game.info.edition.own_name(thing)
        text = Text("conclave-printed-card", told)
        found.append(
            Printed(thing, name if own is None else own, text, {"card": cards.sources[card]})
        )
    return found
