"""What an owner's edition changes: every fact that our own edition of the same rules tells
otherwise. The terminal and the page both show this list."""

from typing import Any

from .game import Game
from .registry import get_game, is_own
from .text import Text, TextArg

Fact = tuple[Text, str]
"""A sentence, and where it comes from."""


def changes(game: Game[Any, Any, Any]) -> list[Fact]:
    """Prices, counts and values that are others, then cards that are others or new, then those
    that are no longer there. Nothing for the edition that comes with the game."""
    if not is_own(game):
        return []
    base = get_game(game.info.id, game.info.version)
    told = [fact for fact, _ in base.facts()]
    found = [(fact, source) for fact, source in game.facts() if fact not in told]
    before = {card.thing: card.text for card in base.printed()}
    cards = game.printed()
    found += [(card.text, card.source()) for card in cards if before.get(card.thing) != card.text]
    kept = {card.thing for card in cards}
    gone: list[TextArg] = [base.name(thing) for thing in before if thing not in kept]
    if gone:
        found.append((Text("edition-gone", {"things": gone}), "owner"))
    return found


def unchanged(game: Game[Any, Any, Any]) -> list[Fact]:
    """What is printed on no single card and is as it always was."""
    changed = [fact for fact, _ in changes(game)]
    return [(fact, source) for fact, source in game.facts() if fact not in changed]
