"""Characters, wilds and chronicles as the edition prints them, in words."""

from grimorio.core.game import AnyGame, Printed
from grimorio.core.text import Text, TextArg

from .cards import CHRONICLES, KING, Cards


def printed(game: AnyGame, cards: Cards) -> list[Printed]:
    return [*_characters(game, cards), *_chronicles(game, cards)]


def character(game: AnyGame, card: str) -> Text:
    """Who is on a card, without its suit and strength."""
    own = game.info.edition.own_name(card)
    return Text(f"cronicas-character-{card}") if own is None else own


def short(game: AnyGame, card: str) -> Text:
    """A card in two words: who is on it, and its strength if it has one."""
    who = character(game, card)
    strength = card.partition("-")[2]
    if not strength:
        return who
    return Text("cronicas-short", {"character": who, "strength": int(strength)})


def _characters(game: AnyGame, cards: Cards) -> list[Printed]:
    found: list[Printed] = []
    for card, thing in enumerate(cards.names):
        told: dict[str, TextArg] = {
            "card": game.name(thing),
            "ability": Text(f"cronicas-ability-{cards.abilities[card]}"),
        }
        if card >= KING:
            told["rank"] = cards.rank[card]
        text = Text(f"cronicas-printed-{'wild' if card >= KING else 'character'}", told)
        sources = _sources(cards.sources[card], "ability", "detail", "name")
        found.append(Printed(thing, character(game, thing), text, sources))
    return found


def _chronicles(game: AnyGame, cards: Cards) -> list[Printed]:
    found: list[Printed] = []
    for number, thing in enumerate(CHRONICLES):
        told: dict[str, TextArg] = {
            "chronicle": game.name(thing),
            "condition": Text(f"cronicas-condition-{cards.conditions[number]}"),
            "card": game.name(cards.names[cards.main[number]]),
        }
        sources = _sources(cards.chronicle_sources[number], "condition", "main", "name")
        text = Text("cronicas-printed-chronicle", told)
        found.append(Printed(thing, game.name(thing), text, sources))
    return found


def _sources(sources: dict[str, str], first: str, second: str, third: str) -> dict[str, str]:
    """By fact: `source` is that of the first, and the others may have their own."""
    found = {first: sources["source"]}
    for fact in (second, third):
        found[fact] = sources[f"{fact}_source"]
    return found
