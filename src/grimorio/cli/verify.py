"""`grimorio verify`: whether an exported match happened as it says; no server is needed."""

from pathlib import Path

import click

from grimorio.core.saved import verify as check
from grimorio.texts import Speaker

from .common import language_option, read_json


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seal", default=None, help="The seal that you noted at the end of the match.")
@language_option
def verify(file: Path, seal: str | None, lang: str) -> None:
    """Check the match in FILE: its secret, every shuffle and die, every choice, the outcome."""
    saved = check(read_json(file), seal)
    match, outcome = saved.match, saved.match.outcome
    assert outcome is not None
    plain = Speaker(lang)
    speaker = Speaker(lang, [name or plain.player(n) for n, name in enumerate(saved.players)])
    winners = speaker.listed([speaker.player(seat) for seat in outcome.winners])
    click.echo(speaker.say("verify-ok", game=speaker.say(f"{match.game.info.id}-title"),
                           plies=len(match.plies), drawn=sum(ply.drawn for ply in match.plies),
                           winners=winners, count=len(outcome.winners),
                           seal=saved.seal))  # fmt: skip
