"""What the games bring to be read: their rules as sections of HTML, and their texts."""

import functools

from grimorio.core.game import AnyGame
from grimorio.core.registry import game_ids
from grimorio.learn.lesson import find
from grimorio.learn.panel import glance, glance_text, goal, tries
from grimorio.texts import LANGUAGES, Speaker, game_texts
from grimorio.texts.summary import summary

from . import protocol as p
from .wire import text


def sections(game: str, language: str) -> list[p.RuleSection] | None:
    """The summary in a language, Spanish if there is no such language; None for an unknown game."""
    if game not in game_ids():
        return None
    return _read(game, language if language in LANGUAGES else LANGUAGES[0])


def texts(game: str, language: str) -> str | None:
    """What a game says, as Fluent; None for an unknown game."""
    if game not in game_ids():
        return None
    return _said(game, language if language in LANGUAGES else LANGUAGES[0])


@functools.cache
def _said(game: str, language: str) -> str:
    return game_texts(game, language)


@functools.cache
def _read(game: str, language: str) -> list[p.RuleSection]:
    """What the game is and where its facts come from, then every rule."""
    ours = Speaker(language).say("rules-ours")
    return [
        p.RuleSection(
            each.id or "about",
            f"{each.id} {each.title}".strip(),
            each.to_html(ours),
            each.also,
            each.is_ours,
            [_try(game, *there) for there in tries(game).get(each.id, [])],
        )
        for each in summary(game, language)
    ]


def _try(game: str, id: str, step: int) -> p.RuleTry:
    lesson = find(game, id)
    return p.RuleTry(id, step, p.Text(lesson.key, {}), lesson.rulebook)


def rules(game: str, language: str) -> p.Rules | None:
    """All of the rules panel but the cards; None for an unknown game."""
    found = sections(game, language)
    if found is None:
        return None
    steps = [
        p.GlanceStep(each.id, text(glance_text(game, each)), each.section, each.choices)
        for each in glance(game)
    ]
    return p.Rules(found, text(goal(game)), steps)


def cards(game: AnyGame) -> p.Cards:
    """What is printed in the edition in play, with where each fact comes from."""
    return p.Cards(
        [
            p.PrintedCard(each.thing, text(each.name), text(each.text), each.source(), each.sources)
            for each in game.printed()
        ]
    )
