"""`grimorio play`: a game in the terminal, against bots or with friends at the same screen."""

import json
import secrets
from pathlib import Path

import click
from rich.console import Console

from grimorio.boards import draw, score_sheet, who_won
from grimorio.bots import Bot, make_bot
from grimorio.core.action import Action
from grimorio.core.chance import FastChance, secret_of
from grimorio.core.describe import describe_action
from grimorio.core.errors import BadInput
from grimorio.core.foresee import Foresight, Standing
from grimorio.core.game import AnyGame, OptionValue
from grimorio.core.match import Match, Step
from grimorio.core.outcome import Outcome
from grimorio.core.recap import recap
from grimorio.core.record import State
from grimorio.core.saved import Saved, read_record, record_of
from grimorio.core.text import Text
from grimorio.core.together import MOST_TOGETHER, Forbidden
from grimorio.given import a_file, written
from grimorio.texts import Speaker

from .cards import looked_up, show_card, show_edition
from .common import at_least, game_options, language_option, open_game, read_json

ADVISER = "search:1s"
FEW = 24  # more choices than this are shown in part; all of them can be typed


SPANISH = {"ayuda": "help", "salir": "quit", "historial": "log", "cartas": "cards",
           "consejo": "hint", "deshacer": "undo", "resumen": "recap",
           "guardar": "save"}  # fmt: skip


class Leave(Exception):
    """The player has had enough."""


class Screen:
    """A match at one terminal: who sits here, who else plays, and how it is told."""

    def __init__(self, saved: Saved, humans: int, bots: list[Bot], speaker: Speaker,
                 console: Console) -> None:  # fmt: skip
        self.saved = saved
        self.match = saved.match
        self.game = saved.match.game
        self.humans = humans
        self.bots = bots
        self.speaker = speaker
        self.console = console
        self.looking = 0
        self.file: Path | None = None
        """Where the game is kept after every choice."""

    @property
    def state(self) -> State:
        assert self.match.state is not None
        return self.match.state

    def commit(self, steps: list[Step]) -> None:
        for step in steps:
            self.match.take(step)

    def undo(self, seat: int) -> list[Action]:
        """Take the seat's last act back, if it may be, and say which choices that was."""
        if not self.match.may_undo(seat):
            return []
        last = self.match.last_act()
        self.match.take(self.match.take_back(seat))
        return last

    def told(self, version: int, seat: int | None) -> list[str]:
        """What happened in a version, as a seat may read it."""
        return [self.speaker.say(text) for text in self.match.told(version, seat)]

    def describe(self, action: Action) -> str:
        return self.speaker.say(describe_action(self.game, action))

    def keep(self) -> None:
        """Save the match so far, if it has a file."""
        if self.file is not None:
            data = record_of(self.match, self.saved.id, self.saved.players)
            written(self.file, json.dumps(data, indent=1))

    def keep_in(self, path: Path) -> None:
        """Save the match so far, and from now on after every choice."""
        self.file = a_file(path)
        self.keep()
        self.say_where()

    def say_where(self) -> None:
        self.console.print(self.speaker.say("cli-kept", file=str(self.file)), highlight=False)


def ask(table: Screen, seat: int) -> list[Step]:
    """Show the table to a seat and read its choice, or several, until they are legal ones."""
    game, speaker, console = table.game, table.speaker, table.console
    view = game.view(table.state, seat)
    legal = game.legal(table.state, seat)
    console.print()
    console.print(draw(game, view, speaker))
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


def understand(table: Screen, seat: int, legal: list[Action], typed: str) -> list[Step] | None:
    """What was chosen, or None after a command such as `?` or `undo` has been answered."""
    speaker, console = table.speaker, table.console
    words = SPANISH.get(typed.strip().lower(), typed.strip())
    if words in ("", "?", "help"):
        console.print(speaker.say("cli-help"))
    elif words == "quit":
        raise Leave
    elif words == "log":
        lines = [line for n in range(table.match.version + 1) for line in table.told(n, seat)]
        for line in lines[-30:]:
            console.print("  " + line, highlight=False)
    elif words == "recap":
        show_recap(table, seat)
    elif words == "cards":
        show_edition(table.game, speaker, console)
    elif words == "hint":
        hint(table, seat, legal)
    elif words == "undo":
        undone = table.undo(seat)
        text = "cli-undone" if undone else "cli-no-undo"
        described = speaker.listed([table.describe(action) for action in undone])
        console.print(speaker.say(text, action=described))
    elif command(words) == "save":
        keep(table, words.partition(" ")[2].strip())
    elif words.startswith("?"):
        explain(table, seat, legal, words[1:].strip())
    else:
        return chosen(table, seat, legal, words.replace(";", ",").split(","))
    return None


def command(words: str) -> str:
    """The first of some words, in English."""
    first = words.lower().split()[0]
    return SPANISH.get(first, first)


def keep(table: Screen, file: str) -> None:
    """`save FILE`; without a file, into the one it has."""
    if file:
        table.keep_in(Path(file).expanduser())
    elif table.file is not None:
        table.keep_in(table.file)
    else:
        table.console.print(table.speaker.say("cli-save-where"))


def numbered(legal: list[Action], words: str) -> Action:
    if not 1 <= int(words) <= len(legal):
        raise BadInput("error-not-offered", text=words[:20], most=len(legal))
    return legal[int(words) - 1]


def chosen(table: Screen, seat: int, legal: list[Action], typed: list[str]) -> list[Step] | None:
    """One choice, or several that are one act; the first may be a number of those on offer. What
    is on offer after it was not shown, so that numbers would mean nothing there."""
    parts = [words.strip() for words in typed if words.strip()]
    if len(parts) > MOST_TOGETHER:
        raise BadInput("error-choices", count=len(parts), most=MOST_TOGETHER)
    if not parts:
        raise BadInput("error-choices", count=0, most=MOST_TOGETHER)
    for words in parts[1:]:
        if words.isdigit():
            raise BadInput("error-number-first", text=words[:20])
    first = parts[0]
    parse = table.game.actions.parse
    actions = [numbered(legal, first) if first.isdigit() else parse(first)]
    return allowed(table, seat, actions + [parse(words) for words in parts[1:]])


def hint(table: Screen, seat: int, legal: list[Action]) -> None:
    """What a strong bot would consider, from what this seat knows."""
    adviser = make_bot(ADVISER, table.game)
    view = table.game.view(table.state, seat)
    sight = Foresight(table.game, view)
    for candidate in adviser.explain(view, legal, FastChance(secrets.randbits(60)))[:5]:
        place = candidate.place(table.match.seats)
        words = table.describe(candidate.action)
        line = table.speaker.say("cli-hint", action=words, visits=candidate.visits, place=place)
        table.console.print("  " + line, highlight=False)
        preview = sight.preview(candidate.action)
        reason = table.game.reason(view, candidate.action, preview)
        if reason is not None:
            table.console.print("    " + table.speaker.say(reason), style="dim", highlight=False)


def allowed(table: Screen, seat: int, actions: list[Action]) -> list[Step] | None:
    """The steps of choices that are one act, or None after saying what forbids them."""
    found = table.match.together(seat, actions)
    if not isinstance(found, Forbidden):
        return found
    if found.refusal is None:
        raise BadInput("table-not-seen", choice=found.choice + 1)
    why = table.speaker.say(found.refusal.text)
    if len(actions) > 1:
        why = f"{actions[found.choice].text}: {why}"
    sentence = table.speaker.say("cli-refused", section=found.refusal.section, why=why)
    table.console.print(sentence, style="yellow")
    return None


def explain(table: Screen, seat: int, legal: list[Action], words: str) -> None:
    """`? crow-blue-4` or `? ogre` explains a card; `? 3` or `? send crow-blue-4 a1` what a choice
    does, or why it is not allowed."""
    if words.isdigit():
        foretell(table, seat, numbered(legal, words))
        return
    found = looked_up(table.game, words, table.speaker)
    for card in found:
        show_card(card, table.speaker, table.console)
    if not found and words.lower().split()[0] in table.game.actions.verbs():
        action = table.game.actions.parse(words)
        if allowed(table, seat, [action]) is not None:
            foretell(table, seat, action)
    elif not found:
        table.console.print(table.speaker.say("cli-unknown-thing", thing=words[:40]))


def foretell(table: Screen, seat: int, action: Action) -> None:
    """What a choice will certainly do, as far as this seat can know."""
    view = table.game.view(table.state, seat)
    preview = Foresight(table.game, view).preview(action)
    lines = [Text("cli-allowed"), *preview.lines]
    if not preview.whole:
        lines.append(Text("cli-unknown-rest"))
    for line in lines:
        table.console.print("  " + table.speaker.say(line), highlight=False)
    if preview.standing is not None:
        show_change(table, table.game.standing(view), preview.standing)


def show_change(table: Screen, before: Standing, after: Standing) -> None:
    """The lines of the standing that will be others."""
    now = [table.speaker.say(line) for line in table.game.standing_lines(before)]
    then = [table.speaker.say(line) for line in table.game.standing_lines(after)]
    changed = [line for line in then if line not in now]
    if changed:
        table.console.print("  " + table.speaker.say("cli-standing-after"), style="bold")
    for line in changed:
        table.console.print("    " + line, highlight=False)


def show_recap(table: Screen, seat: int) -> None:
    """What the others did since this seat last chose."""
    turns = recap(table.match, seat)
    if not turns:
        table.console.print(table.speaker.say("cli-nothing-since"))
    for turn in turns:
        for told in turn.told:
            style = "bold red" if told.hits else None
            line = "  " + table.speaker.recap(told.seat, told.text)
            table.console.print(line, style=style, highlight=False)


def take_turn(table: Screen, pick: FastChance) -> None:
    """One choice of whoever owes one; a bot is given its view and nothing else."""
    game = table.game
    seat = game.deciding(table.state)[0]
    if seat < table.humans:
        if table.humans > 1 and seat != table.looking:
            table.console.clear()
            read_line(table.speaker.say("cli-pass-screen", player=table.speaker.player(seat)))
        table.looking = seat
        steps = ask(table, seat)
    else:
        legal = game.legal(table.state, seat)
        action = table.bots[seat].choose(game.view(table.state, seat), legal, pick)
        steps = [table.match.act(seat, action)]
    table.commit(steps)
    for step in steps:
        for line in table.told(step.version, table.looking if table.humans else None):
            table.console.print("  " + line, highlight=False)
    table.keep()


def show_outcome(game: AnyGame, outcome: Outcome, speaker: Speaker, console: Console) -> None:
    """The score sheet, row by row, and who won and why."""
    console.print(speaker.say("cli-over"), style="bold")
    console.print(score_sheet(outcome, speaker))
    console.print(who_won(outcome, speaker), style="bold")


def play_out(table: Screen, pick: FastChance) -> None:
    try:
        while table.game.deciding(table.state):
            take_turn(table, pick)
    except Leave:
        leave(table)
        return
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    eyes = 0 if table.humans else None
    table.console.print(draw(table.game, table.game.view(table.state, eyes), table.speaker))
    show_outcome(table.game, outcome, table.speaker, table.console)


def leave(table: Screen) -> None:
    """Say goodbye, and how to go on; a game that is kept nowhere can still be kept."""
    say, console = table.speaker.say, table.console
    try:
        while table.file is None and table.match.version > 0:
            file = read_line(say("cli-keep")).strip()
            if not file:
                break
            try:
                table.keep_in(Path(file).expanduser())
            except BadInput as error:
                table.file = None
                console.print(say(error.key, **dict(error.arguments)), style="yellow")
    except Leave:  # the typing has ended
        console.print()
    console.print(say("cli-bye"))
    if table.file is not None:
        game, file = table.game.info.id, str(table.file)
        console.print(say("cli-go-on", game=game, file=file), highlight=False, soft_wrap=True)


def loaded(game_id: str, edition: Path | None, path: Path) -> Saved:
    """A game kept by `--save`, to go on with the rules and cards it began with."""
    saved = read_record(read_json(path), edition)
    found = saved.match.game.info.id
    if found != game_id:
        raise BadInput("error-other-saved", found=found, wanted=game_id)
    return saved


def begun(game: AnyGame, seats: int, options: dict[str, OptionValue], secret: bytes) -> Saved:
    match = Match(game, seats, options, secret)
    match.take(match.setup())
    return Saved(match, "", [""] * seats, "")


@click.command()
@game_options
@language_option
@click.option("--humans", type=int, default=1, show_default=True, help="How many sit here.")
@click.option("--bot", default="greedy", show_default=True, help="Who fills the other seats.")
@click.option("--seed", type=int, default=None, help="Play the same game again.")
@click.option("--save", type=click.Path(path_type=Path), default=None,
              help="Keep the game in this file after every choice.")  # fmt: skip
@click.option("--load", type=click.Path(path_type=Path), default=None,
              help="Go on with a saved game; kept in its file if there is no --save.")  # fmt: skip
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
    speaker = Speaker(lang, you=0 if humans == 1 else None)
    game, count, options = open_game(game_id, seats, given, edition)
    at_least("--humans", humans, 0)
    if save is not None:
        a_file(save)
    if load is not None:
        saved = loaded(game_id, edition, load)
        match = saved.match
        if seats not in (None, match.seats) or (given and options != match.options):
            raise BadInput("error-load-other", seats=match.seats)
    else:
        secret = secrets.token_bytes(32) if seed is None else secret_of(seed)
        saved = begun(game, count, options, secret)
    taken = saved.match.seats
    if humans > taken:
        raise BadInput("error-humans", humans=humans, seats=taken)
    bots = [make_bot(bot, saved.match.game) for _ in range(taken)]
    table = Screen(saved, humans, bots, speaker, Console())
    if save is not None:
        table.keep_in(save)
    elif load is not None and saved.match.outcome is None:
        table.file = load  # it is written when there is something new
        table.say_where()
    play_out(table, FastChance(0 if seed is None else seed))
