"""`grimorio play`: a game in the terminal, against bots or with friends at the same screen."""

import hashlib
import importlib
import json
import secrets
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from grimorio.bots import Bot, make_bot
from grimorio.core.action import Action
from grimorio.core.chance import FastChance
from grimorio.core.codec import game_of
from grimorio.core.describe import describe_action, describe_event
from grimorio.core.errors import BadInput
from grimorio.core.event import Event
from grimorio.core.log import Log
from grimorio.core.outcome import Outcome
from grimorio.core.record import State
from grimorio.texts import Speaker

from .common import AnyGame, at_least, game_options, language_option, open_game, read_json

ADVISER = "search:1s"
FEW = 24  # more choices than this are shown in part; all of them can be typed


class Leave(Exception):
    """The player has had enough."""


class Sitting:
    """One game at one terminal: who sits where, what has happened, and what can be taken back."""

    def __init__(self, log: Log, humans: int, bots: list[Bot], speaker: Speaker, console: Console):
        self.log = log
        self.game = log.game
        self.humans = humans
        self.bots = bots
        self.speaker = speaker
        self.console = console
        self.board: Any = importlib.import_module(f"grimorio.cli.boards.{self.game.info.id}")
        self.state: State = log.start()
        self.undoable: list[tuple[State, Action]] = []
        """The states before the latest choices, as far back as may be gone."""
        self.lines: list[list[str]] = [[] for _ in range(log.seats)]
        """The log, as each seat may read it."""
        self.looking = 0

    def resume(self) -> None:
        for state, events in self.log.replay():
            self.state = state
            self._remember(events)

    def commit(self, seat: int, action: Action) -> list[Event]:
        """Apply a legal choice; what reveals nothing can be taken back until another plays."""
        after = self.state.clone()
        events: list[Event] = []
        drawn = self.log.play(after, seat, action, events)
        final = drawn > 0 or any(event.reveals for event in events)
        if final or seat not in self.game.deciding(after):
            self.undoable.clear()
        else:
            self.undoable.append((self.state, action))
        self.state = after
        self._remember(events)
        return events

    def undo(self) -> Action | None:
        if not self.undoable:
            return None
        self.state, action = self.undoable.pop()
        self.log.plies.pop()
        return action

    def _remember(self, events: list[Event]) -> None:
        for seat in range(self.log.seats):
            for event in events:
                self.lines[seat].append(self.speaker.say(describe_event(self.game, event, seat)))

    def describe(self, action: Action) -> str:
        return self.speaker.say(describe_action(self.game, action))


def ask(table: Sitting, seat: int) -> Action:
    """Show the table to a seat and read its choice, until it is a legal one."""
    game, speaker, console = table.game, table.speaker, table.console
    view = game.view(table.state, seat)
    legal = game.legal(table.state, seat)
    console.print()
    console.print(table.board.draw(game, view, speaker))
    console.print()
    console.print(speaker.say("cli-your-turn", player=speaker.player(seat)), style="bold")
    verbs = [action.verb for action in legal]
    console.print(speaker.prompt(game.info.id, view.choice, verbs))
    for number, action in enumerate(legal[:FEW], 1):
        line = f"[bold]{number:>3}[/]  {table.describe(action)}  [dim]{action.text}[/]"
        console.print(line, highlight=False)
    if len(legal) > FEW:
        console.print(speaker.say("cli-more", count=len(legal) - FEW), style="dim")
    while True:
        typed = read_line(speaker.say("cli-choose"))
        try:
            chosen = understand(table, seat, legal, typed)
        except BadInput as error:
            console.print(speaker.say(error.key, **dict(error.arguments)), style="yellow")
            continue
        if chosen is not None:
            return chosen
        if game.legal(table.state, seat) != legal:  # something was taken back
            return ask(table, seat)


def read_line(prompt: str) -> str:
    try:
        return str(click.prompt(prompt, prompt_suffix=" > ", default="", show_default=False))
    except (click.Abort, EOFError):
        raise Leave from None


def understand(table: Sitting, seat: int, legal: list[Action], typed: str) -> Action | None:
    """The chosen action, or None after a command such as `?` or `undo` has been answered."""
    speaker, console = table.speaker, table.console
    words = typed.strip()
    if words in ("", "?", "help"):
        console.print(speaker.say("cli-help"))
    elif words == "quit":
        raise Leave
    elif words == "log":
        for line in table.lines[seat][-30:]:
            console.print("  " + line, highlight=False)
    elif words == "cards":
        show_edition(table)
    elif words == "hint":
        hint(table, seat, legal)
    elif words == "undo":
        action = table.undo()
        text = "cli-no-undo" if action is None else "cli-undone"
        described = "" if action is None else table.describe(action)
        console.print(speaker.say(text, action=described))
    elif words.startswith("?"):
        explain(table, seat, words[1:].strip())
    elif words.isdigit():
        if not 1 <= int(words) <= len(legal):
            raise BadInput("error-not-offered", text=words[:20], most=len(legal))
        return legal[int(words) - 1]
    else:
        return allowed(table, seat, table.game.actions.parse(words))
    return None


def show_edition(table: Sitting) -> None:
    """Which cards are in play, and what is printed on none of them, each with its source."""
    speaker, console = table.speaker, table.console
    console.print(speaker.say("edition-in-play", title=table.game.info.edition.title), style="bold")
    for fact, source in table.game.facts():
        console.print(f"  {speaker.say(fact)} [dim]{speaker.say(f'source-{source}')}[/]",
                      highlight=False)  # fmt: skip


def hint(table: Sitting, seat: int, legal: list[Action]) -> None:
    """What a strong bot would consider, from what this seat knows."""
    adviser = make_bot(ADVISER, table.game)
    view = table.game.view(table.state, seat)
    for candidate in adviser.explain(view, legal, FastChance(secrets.randbits(60)))[:5]:
        place = candidate.place(table.log.seats)
        words = table.describe(candidate.action)
        line = table.speaker.say("cli-hint", action=words, visits=candidate.visits, place=place)
        table.console.print("  " + line, highlight=False)


def allowed(table: Sitting, seat: int, action: Action) -> Action | None:
    refusal = table.game.why_not(table.state, seat, action)
    if refusal is None:
        return action
    why = table.speaker.say(refusal.text)
    sentence = table.speaker.say("cli-refused", section=refusal.section, why=why)
    table.console.print(sentence, style="yellow")
    return None


def explain(table: Sitting, seat: int, words: str) -> None:
    """`? crow-blue-4` explains a card, `? send crow-blue-4 a1` whether and why not."""
    told = table.board.explain(table.game, words.lower(), table.speaker)
    if told is not None:
        table.console.print(told, highlight=False)
    elif words.lower().split()[0] in table.game.actions.verbs():
        if allowed(table, seat, table.game.actions.parse(words)) is not None:
            table.console.print(table.speaker.say("cli-allowed"))
    else:
        table.console.print(table.speaker.say("cli-unknown-thing", thing=words[:40]))


def take_turn(table: Sitting, save: Path | None, pick: FastChance) -> None:
    """One choice of whoever owes one; a bot is given its view and nothing else."""
    game = table.game
    seat = game.deciding(table.state)[0]
    if seat < table.humans:
        if table.humans > 1 and seat != table.looking:
            table.console.clear()
            read_line(table.speaker.say("cli-pass-screen", player=table.speaker.player(seat)))
        table.looking = seat
        action = ask(table, seat)
    else:
        legal = game.legal(table.state, seat)
        action = table.bots[seat].choose(game.view(table.state, seat), legal, pick)
    events = table.commit(seat, action)
    eyes = table.looking if table.humans else None
    for event in events:
        line = table.speaker.say(describe_event(game, event, eyes))
        table.console.print("  " + line, highlight=False)
    if save is not None:
        save.write_text(json.dumps(table.log.to_json(), indent=1), encoding="utf-8")


def show_outcome(game: AnyGame, outcome: Outcome, speaker: Speaker, console: Console) -> None:
    """The score sheet, row by row, and who won and why."""
    sheet = Table(title=speaker.say("cli-score"))
    sheet.add_column("")
    for seat in range(len(outcome.places)):
        sheet.add_column(speaker.player(seat), justify="right")
    for row in outcome.sheet:
        cells = ["" if cell is None else speaker.say(cell) if isinstance(cell, str) else str(cell)
                 for cell in row.cells]  # fmt: skip
        marked = [f"[bold]{cell} *[/]" if mark else cell
                  for cell, mark in zip(cells, row.marks, strict=True)]  # fmt: skip
        sheet.add_row(speaker.say(row.label), *marked)
    console.print(speaker.say("cli-over"), style="bold")
    console.print(sheet)
    names = speaker.listed([speaker.player(seat) for seat in outcome.winners])
    winners = speaker.say("cli-winners", count=len(outcome.winners), names=names)
    console.print(winners, speaker.say(outcome.reason), style="bold")


def play_out(table: Sitting, save: Path | None, pick: FastChance) -> None:
    try:
        while table.game.deciding(table.state):
            take_turn(table, save, pick)
    except Leave:
        table.console.print(table.speaker.say("cli-bye"))
        return
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    eyes = 0 if table.humans else None
    table.console.print(
        table.board.draw(table.game, table.game.view(table.state, eyes), table.speaker)
    )
    show_outcome(table.game, outcome, table.speaker, table.console)


def loaded(game_id: str, edition: Path | None, path: Path) -> Log:
    """A game kept by `--save`, to go on with the rules it began with."""
    data = read_json(path)
    game = game_of(data, edition)
    if game.info.id != game_id:
        raise BadInput("error-other-saved", field="game", found=game.info.id, wanted=game_id)
    return Log.from_json(game, data)


@click.command()
@game_options
@language_option
@click.option("--humans", type=int, default=1, show_default=True, help="How many sit here.")
@click.option("--bot", default="greedy", show_default=True, help="Who fills the other seats.")
@click.option("--seed", type=int, default=None, help="Play the same game again.")
@click.option("--save", type=click.Path(path_type=Path), default=None,
              help="Keep the game in this file after every choice.")  # fmt: skip
@click.option("--load", type=click.Path(path_type=Path), default=None,
              help="Go on with a game kept by --save.")  # fmt: skip
def play(
    game_id: str,
    seats: int | None,
    given: tuple[str, ...],
    edition: Path | None,
    lang: str,
    humans: int,
    bot: str,
    seed: int | None,
    save: Path | None,
    load: Path | None,
) -> None:
    """Play GAME here. Choices are numbered; they can also be typed, as in `send crow-blue-4 b2`."""
    speaker = Speaker(lang)
    game, count, options = open_game(game_id, seats, given, edition)
    at_least("--humans", humans, 0)
    if load is not None:
        log = loaded(game_id, edition, load)
    else:
        secret = secrets.token_bytes(32) if seed is None else _secret_of(seed)
        log = Log(game, count, options, secret)
    bots = [make_bot(bot, log.game) for _ in range(log.seats)]
    table = Sitting(log, min(humans, log.seats), bots, speaker, Console())
    table.resume()
    play_out(table, save, FastChance(0 if seed is None else seed))


def _secret_of(seed: int) -> bytes:
    return hashlib.sha256(b"grimorio seed " + str(seed).encode()).digest()
