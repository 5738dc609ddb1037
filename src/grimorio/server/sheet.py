"""The rules of a game on one sheet of paper: the same source as the rules panel."""

from __future__ import annotations

import functools
import html
import re

from grimorio.learn.panel import glance, glance_text, goal
from grimorio.texts import LANGUAGES, Speaker
from grimorio.texts.summary import Section, summary

STYLE = """
@page { size: A4; margin: 9mm; }
* { box-sizing: border-box; }
body { font: 10pt/1.3 "Source Serif 4", Georgia, serif; color: #1a1626;
  background: #fff; margin: 1rem auto; max-width: 60rem; padding: 0 1rem; }
header { border-bottom: 2px solid #a07818; margin-bottom: .5em; }
h1 { font-size: 1.7em; margin: 0; } h2 { font-size: 1em; margin: .6em 0 .1em; break-after: avoid; }
h2 small { font-weight: normal; color: #6b6478; float: right; }
.goal { font-size: 1.1em; margin: .2em 0 .4em; }
ol.turn { margin: 0 0 .5em; padding: .4em .5em .4em 2em; background: #f6efdc;
  border: 1px solid #d9c58c; }
main { columns: 3 16rem; column-gap: 1.2em; }
p, ul, table { margin: 0 0 .3em; } ul { padding-left: 1.1em; }
table { border-collapse: collapse; font-size: .92em; width: 100%; }
td, th { border: 1px solid #bbb; padding: 0 .3em; text-align: left; vertical-align: top; }
tr { break-inside: avoid; }
.ruling { font-style: italic; color: #7a5a10; white-space: nowrap; }
@media print {
  body { font-size: 7.6pt; line-height: 1.22; margin: 0; max-width: none; padding: 0; }
  main { columns: 3; }
}
"""


@functools.cache
def sheet(game: str, language: str) -> str:
    """A page to print; Spanish if there is no such language."""
    speaker = Speaker(language if language in LANGUAGES else LANGUAGES[0])
    say = speaker.say
    title = html.escape(say(f"{game}-title"))
    steps = "".join(
        f"<li>{_emphasis(say(glance_text(game, each)))} <small>{each.section}</small></li>"
        for each in glance(game)
    )
    opening, *sections = summary(game, speaker.language)
    ours = say("rules-ours")
    return (
        f'<!doctype html><html lang="{speaker.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body>"
        f"<header><h1>{title}</h1></header>"
        f'<p class="goal"><strong>{html.escape(say(goal(game)))}</strong></p>'
        f'<ol class="turn">{steps}</ol><main>'
        + "".join(_section(each, ours) for each in sections)
        + f"{opening.to_html()}</main></body></html>"
    )


def _section(section: Section, ours: str) -> str:
    heading = f"<h2>{html.escape(section.title)} <small>{section.id}</small></h2>"
    return f"<section>{heading}{section.to_html(ours)}</section>"


def _emphasis(text: str) -> str:
    return re.sub(r"\*(.+?)\*", r"<strong>\1</strong>", html.escape(text))
