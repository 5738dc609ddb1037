"""`grimorio learn`: the lessons in the terminal, on the real board, wrong tries and all."""

import re

import click
from rich.console import Console
from rich.markup import escape

from grimorio.boards import draw
from grimorio.core.describe import describe_action
from grimorio.core.errors import BadInput
from grimorio.core.match import event_text
from grimorio.core.registry import game_ids, get_game
from grimorio.core.text import Text
from grimorio.learn.lesson import Lesson, find, lessons
from grimorio.learn.panel import goal
from grimorio.learn.run import RIGHT, Run, Verdict
from grimorio.texts import Speaker

from .common import language_option
from .play import FEW, Leave, read_line

SPANISH = {"ayuda": "help", "salir": "quit", "muestra": "show"}


class Classroom:
    """A lesson at one terminal."""

    def __init__(self, lesson: Lesson, language: str, console: Console) -> None:
        self.run = Run(lesson)
        self.language = language
        self.console = console
        self.told = 0
        """The step whose board was shown last."""

    @property
    def speaker(self) -> Speaker:
        """The learner sits at the table like others."""
        say = Speaker(self.language).say
        names = [name or say("player", number=n) for n, name in enumerate(self.run.players, 1)]
        return Speaker(self.language, names, self.run.seat)

    def say(self, text: Text, style: str = "") -> None:
        """A headline, if there are two lines, and what is stressed."""
        first, _, rest = escape(self.speaker.say(text)).partition("\n")
        if rest:
            self.console.print(f"[bold]{first}[/]", style=style or None, highlight=False)
        stressed = re.sub(r"\*(.+?)\*", r"[italic]\1[/]", rest or first)
        self.console.print(stressed, style=style or None, highlight=False)

    def play(self) -> None:
        while not self.run.done:
            if self.told != self.run.number:
                self.show_step()
            self.try_once(read_line(self.speaker.say("cli-learn-choose")))
        self.console.print()
        can = self.speaker.say(self.run.coach())
        self.console.print(self.speaker.say("cli-learn-done", can=can), style="bold green")

    def show_step(self) -> None:
        run, console = self.run, self.console
        self.told = run.number
        console.print()
        view = run.game.view(run.match.state, run.seat)
        console.print(draw(run.game, view, self.speaker))
        console.print()
        self.say(run.coach())
        self.say(run.task(), "bold")
        for number, (_, words) in enumerate(self.options()[:FEW], 1):
            console.print(f"[bold]{number:>3}[/]  {escape(words)}", highlight=False)
        if len(self.options()) > FEW:
            more = len(self.options()) - FEW
            console.print(self.speaker.say("cli-more", count=more), style="dim")

    def options(self) -> list[tuple[str, str]]:
        """What can be chosen or picked, as it is typed and in words."""
        run, say = self.run, self.speaker.say
        if run.step.ask:
            return [(each.id, say(each.words)) for each in run.candidates()]
        return [(each.text, f"{say(describe_action(run.game, each))}  {each.text}")
                for each in run.offer()]  # fmt: skip

    def try_once(self, typed: str) -> None:
        words = " ".join(typed.lower().split())
        words = SPANISH.get(words, words)
        if words == "quit":
            raise Leave
        if words in ("", "?", "help"):
            self.console.print(self.speaker.say("cli-learn-help"))
            return
        try:
            chosen = self.run.shown() if words == "show" else self.meant(words)
            speaker = self.speaker
            verdict = self.run.try_out(chosen)
        except BadInput as error:
            said = self.speaker.say(error.key, **dict(error.arguments))
            self.console.print(said, style="yellow", highlight=False)
            return
        self.answer(verdict, speaker)

    def meant(self, words: str) -> str:
        """A number of what was shown, or the words themselves."""
        options = self.options()
        if words.isdigit() and words not in [id for id, _ in options]:
            if not 1 <= int(words) <= len(options):
                raise BadInput("error-not-offered", text=words[:20], most=len(options))
            return options[int(words) - 1][0]
        return words

    def answer(self, verdict: Verdict, speaker: Speaker) -> None:
        right = verdict.kind == RIGHT
        for ply in verdict.plies if right else []:
            for event in ply.events:
                line = speaker.say(event_text(self.run.game, event, self.run.seat))
                self.console.print(f"  {escape(line)}", style="dim", highlight=False)
        self.say(verdict.text, "green" if right else "yellow")
        if not right:
            self.console.print(verdict.section, style="dim")


def show_games(speaker: Speaker, console: Console) -> None:
    for id in game_ids():
        if lessons(id):
            title = speaker.say(f"{id}-title")
            console.print(f"[bold]{escape(title)}[/]  [dim]grimorio learn {id}[/]", highlight=False)
            console.print(f"  {escape(speaker.say(goal(id)))}", highlight=False)


def show_lessons(id: str, speaker: Speaker, console: Console) -> None:
    """The goal, the lessons in their order, then the examples of the rulebook."""
    console.print(escape(speaker.say(f"{id}-title")), style="bold")
    if not lessons(id):
        console.print(speaker.say("cli-learn-none"))
        return
    console.print(escape(speaker.say(goal(id))), highlight=False)
    for lesson in lessons(id):
        number = f"{lesson.number:>3}" if lesson.number else "   "
        book = f"  [dim]{speaker.say('cli-learn-rulebook')}[/]" if lesson.rulebook else ""
        title = escape(speaker.say(lesson.key))
        console.print(f"{number}  {title}  [dim]{lesson.id}[/]{book}", highlight=False)
    console.print(speaker.say("cli-learn-how", game=id), style="dim")


def wanted(game: str, words: str) -> Lesson:
    """A lesson by its number or its name."""
    for lesson in lessons(game):
        if words.isdigit() and lesson.number == int(words):
            return lesson
    return find(game, words)


@click.command()
@click.argument("game_id", metavar="[GAME]", default="")
@click.argument("name", metavar="[LESSON]", default="")
@language_option
def learn(game_id: str, name: str, lang: str) -> None:
    """Learn a game by playing: lists its lessons, or plays one (its number or name)."""
    speaker, console = Speaker(lang), Console()
    if not game_id:
        show_games(speaker, console)
        return
    get_game(game_id)  # says which games there are, if this is none
    if not name:
        show_lessons(game_id, speaker, console)
        return
    try:
        Classroom(wanted(game_id, name), lang, console).play()
    except Leave:
        console.print(speaker.say("cli-learn-left"))
