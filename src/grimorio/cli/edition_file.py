"""A file for an owner to start from: our own edition, explained in the owner's language."""

import re

from grimorio.core.edition import SOURCES
from grimorio.core.registry import get_game
from grimorio.games.cronicas.cards import ABILITIES, CONDITIONS
from grimorio.texts import Speaker

_COMMENT = re.compile(r"\s*#.*")  # no text of ours has this sign
_KEY = re.compile(r"\[*([\w.-]+)")
_VALUE = re.compile(r'= "([\w-]+)"$')


def start_file(game: str, speaker: Speaker) -> str:
    """The game's own edition with another id and title, and what our own comments do not say:
    the names of the cards, and how things are written, in the language of the owner."""
    own = get_game(game).info.edition
    title = speaker.say("edition-start-title", game=speaker.say(f"{game}-title"))
    names = _names(game, speaker)
    lines = [f"# {line}".rstrip() for line in _explained(game, speaker)]
    for line in own.text.splitlines():
        bare = _COMMENT.sub("", line)
        if bare == f'id = "{own.id}"':
            bare = 'id = "mine"'
        elif bare.startswith("title ="):
            bare = f'title = "{title}"'
        if bare or (lines[-1] and not line):
            lines.append(_noted(bare, names))
        if bare.startswith("strength ="):
            lines.append('# names = { power = "…", wisdom = "…", love = "…" }')
    return "\n".join(lines) + "\n"


def _explained(game: str, speaker: Speaker) -> list[str]:
    """What stands on top: what to do, where facts come from, how this game's are written."""
    named = game in ("bellum", "cronicas")  # the others have names elsewhere, or none
    parts = ("what", "how", *(["name"] if named else []), "source")
    lines = [speaker.say(f"edition-start-{part}", game=game) for part in parts]
    lines += [f"  {source}: {speaker.say(f'source-{source}')}" for source in SOURCES]
    if speaker.has(f"{game}-start"):
        lines += ["", *speaker.say(f"{game}-start").splitlines()]
    if game == "cronicas":
        for kind, words in (("ability", ABILITIES), ("condition", CONDITIONS)):
            lines += ["", f"{kind} = …"]
            lines += [f"  {word}: {speaker.say(f'cronicas-{kind}-{word}')}" for word in words]
    return [*lines, ""]


def _names(game: str, speaker: Speaker) -> dict[str, str]:
    """What our words in the file are called at the table."""
    built = get_game(game)
    names = {card.thing: speaker.say(card.name) for card in built.printed()}
    for word in re.findall(r"[a-z]+", built.info.edition.text):
        if game in ("conclave", "magia") and word != "title" and speaker.has(f"{game}-{word}"):
            names.setdefault(word, speaker.say(built.name(word)))
    for strength in range(1, 11):
        three = [names.get(f"{suit}-{strength}", "") for suit in ("power", "wisdom", "love")]
        names[f"strength {strength}"] = ", ".join(three)
    return names


def _noted(line: str, names: dict[str, str]) -> str:
    """A line with the name of what it is about."""
    key, value = _KEY.match(line), _VALUE.search(line)
    about = key[1].split(".")[-1] if key else ""
    if about in ("id", "main") and value:
        about = value[1]
    elif about == "strength":
        about = line.replace(" =", "")
    return f"{line}  # {names[about]}" if names.get(about) else line
