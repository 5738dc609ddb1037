"""The coach at a table: what he says about a choice that is not sent yet."""

from __future__ import annotations

import asyncio

from grimorio.core.action import Action
from grimorio.core.foresee import Foresight
from grimorio.core.game import AnyGame
from grimorio.core.position import Tried, facts
from grimorio.core.record import View
from grimorio.core.text import Text
from grimorio.learn.coach import First, doubt, first_met, first_word
from grimorio.table.bots import Bots
from grimorio.table.match import Match

from . import protocol as p
from .wire import text


async def coached(bots: Bots, match: Match, seat: int, asked: p.AskCoach) -> p.Coached | None:
    """A word on a rule that is met for the first time, or on a choice that gives away much; nothing
    if the choice is not on offer (any more), or if nobody is sure."""
    progress, game = match.progress, match.game
    numbers = [asked.action, *asked.then]
    offered = [action.id for action in progress.offers[seat]]
    if asked.decision != progress.decisions[seat] or asked.action not in offered:
        return None
    if max(numbers) >= len(game.actions):
        return None
    foreseen = await bots.foresee(match, seat, [asked.action], [])
    events = (
        [each["kind"] for told in foreseen.previews for each in told["events"]]
        if foreseen is not None
        else []
    )
    choices = [game.actions[number].text for number in numbers]
    first = first_met(game.info.id, choices, events, asked.met)
    if first is not None:
        view = game.view(progress.state, seat)
        said = await asyncio.to_thread(_word, game, view, game.actions[asked.action], first)
        return p.Coached(asked.decision, asked.action, text(said), first.section, first.id, None)
    return await _judged(bots, match, seat, asked, numbers)


def _word(game: AnyGame, view: View, action: Action, first: First) -> Text:
    preview = Foresight(game, view).preview(action)
    reason = game.reason(view, action, preview)
    return first_word(game.info.id, first, reason, preview.lines, facts(game, Tried(view)))


async def _judged(
    bots: Bots, match: Match, seat: int, asked: p.AskCoach, numbers: list[int]
) -> p.Coached | None:
    if asked.decision != match.progress.decisions[seat]:
        return None  # something was chosen meanwhile
    loss = await bots.judge(match, seat, numbers)
    if loss is None or not loss.sure:
        return None
    actions = match.game.actions
    reason = None if loss.reason is None else Text.from_json(loss.reason)
    same = actions[loss.better].verb == actions[asked.action].verb
    said = text(doubt(loss.amount, reason, same))
    return p.Coached(asked.decision, asked.action, said, None, None, round(loss.amount, 2))
