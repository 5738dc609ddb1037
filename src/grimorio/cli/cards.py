"""The cards in play, told in the terminal: `cards` during a game, `? name`, `edition check`."""

import unicodedata

from rich.console import Console
from rich.markup import escape

from grimorio.core.changes import Fact, changes, unchanged
from grimorio.core.game import AnyGame, Printed
from grimorio.core.registry import is_own
from grimorio.texts import Speaker


def show_edition(game: AnyGame, speaker: Speaker, console: Console) -> None:
    """Which cards are in play, what they change, and what is printed on none of them."""
    title = speaker.say("edition-in-play", title=game.info.edition.heading())
    console.print(escape(title), style="bold")
    if is_own(game):
        show_changes(game, speaker, console)
        console.print(speaker.say("edition-rest"))
    _show(unchanged(game), speaker, console)


def show_changes(game: AnyGame, speaker: Speaker, console: Console) -> None:
    """What an owner's edition changes."""
    found = changes(game)
    console.print(speaker.say("edition-changes" if found else "edition-same"))
    _show(found, speaker, console)


def _show(facts: list[Fact], speaker: Speaker, console: Console) -> None:
    for fact, source in facts:
        told = escape(speaker.say(fact))
        console.print(f"  {told} [dim]{speaker.say(f'source-{source}')}[/]", highlight=False)


def looked_up(game: AnyGame, words: str, speaker: Speaker) -> list[Printed]:
    """What has this id or name, whatever its capitals and accents; two cards may share a name."""
    wanted = _plain(words)
    return [
        card
        for card in game.printed()
        if wanted in (_plain(card.thing), _plain(speaker.say(card.name)),
                      _plain(speaker.say(game.name(card.thing))))
    ]  # fmt: skip


def show_card(card: Printed, speaker: Speaker, console: Console) -> None:
    """All that a card says, and where that comes from."""
    told = speaker.say(card.text)
    console.print(escape(told[:1].upper() + told[1:]), highlight=False)
    for line in sources(card, speaker):
        console.print("  " + line, style="dim", highlight=False)


def sources(card: Printed, speaker: Speaker) -> list[str]:
    """A line for each source: if there are several, what comes from each."""
    found = list(dict.fromkeys(card.sources.values()))
    if len(found) == 1:
        return [speaker.say(f"source-{found[0]}")]
    lines: list[str] = []
    for source in found:
        facts = [fact for fact in card.sources if card.sources[fact] == source]
        named = speaker.listed([speaker.say(f"fact-{fact}") for fact in facts])
        told = speaker.say(f"source-{source}")
        line = speaker.say("facts-source", facts=named, source=told[:1].lower() + told[1:])
        lines.append(line[:1].upper() + line[1:])
    return lines


def _plain(words: str) -> str:
    """Without capitals, accents and blanks too many; what Spanish says before a name is left."""
    apart = unicodedata.normalize("NFD", words.casefold())
    return " ".join("".join(sign for sign in apart if not unicodedata.combining(sign)).split())
