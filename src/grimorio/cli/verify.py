"""`grimorio verify`: whether an exported match happened as it says; no server is needed."""

from pathlib import Path

import click

from grimorio.table.verify import verify as check
from grimorio.texts import Speaker

from .common import language_option, read_json


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seal", default=None, help="The seal that you noted at the end of the match.")
@language_option
def verify(file: Path, seal: str | None, lang: str) -> None:
    """Check the match in FILE: its secret, every shuffle and die, every choice, the outcome."""
    data = read_json(file)
    report = check(data, seal)
    plain = Speaker(lang)
    speaker = Speaker(lang, [name or plain.player(n) for n, name in enumerate(data["players"])])
    winners = speaker.listed([speaker.player(seat) for seat in report.winners])
    click.echo(speaker.say("verify-ok", game=speaker.say(f"{report.game}-title"),
                           plies=report.plies, drawn=report.drawn, winners=winners,
                           count=len(report.winners),
                           seal=report.seal))  # fmt: skip
