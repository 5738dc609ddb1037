"""Every message between the server and a page, in one place.

`/openapi.json`, `/api/socket.json` and `web/src/protocol.ts` are generated from these types. What
comes in is decoded strictly: an unknown field, a wrong type or a number out of range is an error.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from grimorio.core.together import MOST_TOGETHER

# Shapes that are open on purpose: each game adds its own fields.
Thing = int | str
Arg = Annotated[Any, Meta(extra={"ts": "Arg"}, description="a number, string, seat, text or list")]
ViewData = Annotated[
    dict[str, Any],
    Meta(extra={"ts": "View"}, description="View.to_json(): what this seat may know"),
]
EventData = Annotated[
    dict[str, Any],
    Meta(
        extra={"ts": "GameEvent"},
        description="Event.seen_by(seat), `log`: its sentence, `recap`: the key of a shorter one "
        "with the same arguments or null, `when`: its Moment, `hits`: the seats it is done to",
    ),
]
StandingData = Annotated[
    dict[str, Any],
    Meta(extra={"ts": "Standing"}, description="Standing.to_json(): how it stands, for this seat"),
]
Open = Annotated[dict[str, Any], Meta(extra={"ts": "Record<string, unknown>"})]
OptionValue = bool | int | str

# Limits of what comes in.
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Phase = Literal["lobby", "running", "over"]


class Text(Struct):
    """A sentence that the reader's own language fills in."""

    key: str
    args: dict[str, Arg]


class Action(Struct):
    """One choice on offer."""

    id: int
    text: str
    verb: str
    args: dict[str, Thing]


class Decision(Struct):
    """What this seat owes now; `id` goes back with the choice, so that a late click is noticed."""

    id: int
    actions: list[Action]


class Question(Struct):
    """Several seats owe an answer together, sealed; all answers are opened when the time is up.

    `left` is in milliseconds; null on one device, where the last answer opens them. `longer` is how
    often everybody can still be given more time. Only this page's own seats are told of: `answer`
    is the action in this seat's envelope, `owing` are those that have none. If `by_hand` is false,
    the answers that were settled beforehand decide.
    """

    left: int | None
    longer: int
    by_hand: bool
    answer: int | None
    owing: list[int]


class Answers(Struct):
    """What this seat answers to such a question if it says nothing: one of `choices`, or null."""

    choices: list[Action]
    action: int | None


class Refusal(Struct):
    """The rule that forbids a choice, and why, in a sentence."""

    section: str
    text: Text


class SheetRow(Struct):
    """A line of the score sheet: a cell a seat; a string is a text key, null does not apply."""

    label: Text
    cells: list[int | str | None]
    marks: list[bool]


class Outcome(Struct):
    """How the match ended."""

    places: list[int]
    winners: list[int]
    reason: Text
    sheet: list[SheetRow]


class Verdict(Struct):
    """What the end means: for every seat a sentence to whoever sits there, and the number that
    decided (null if it is not told in numbers)."""

    about: list[Text]
    scores: list[int | None]


class Player(Struct):
    """Who sits at a seat. `away`: a bot chooses for this person until they come back.

    `bot_in`: of somebody who is gone, after how many seconds the others may call a bot for them; of
    the host of a table that gathers, take it over.
    """

    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    host: bool
    online: bool
    mine: bool
    bot: str | None
    away: bool
    bot_in: int


class KeptOut(Struct):
    """Somebody whom the host keeps out; `number` lets them in again."""

    number: int
    name: str


class Moment(Struct):
    """When it was, as players count: the round or day (0: none), whose turn (-1: nobody's) and
    which, and the phase or encounter. What happened is grouped by it."""

    round: int
    turn: int
    seat: int
    part: str


class LogLine(Struct):
    """A sentence about what happened, and the version that it belongs to; the rest as in events."""

    version: int
    text: Text
    when: Moment
    hits: list[int]
    recap: str | None
    things: list[str]
    """What it names that lies on the table, for whoever wants to see where."""


# HTTP: what the page asks and gets


class Problem(Struct):
    """Why a request was refused, in one sentence."""

    text: Text


class Done(Struct):
    """It is done; there is nothing more to say."""


class GameOption(Struct):
    """A variant: a number from `least` to `most`, one of `choices`, or yes and no."""

    name: str
    default: OptionValue
    least: int
    most: int
    choices: list[str]


class GameInfo(Struct):
    """A game on offer. `options` are by number of seats; `cards` is the title of an edition that
    somebody brought, and null if it is played with the cards that come with the game."""

    id: str
    rules: int
    edition: str
    cards: Text | None
    least_seats: int
    most_seats: int
    options: dict[str, list[GameOption]]
    bots: list[str]


class Games(Struct):
    games: list[GameInfo]


class RuleTry(Struct):
    """A step of a lesson in which a rule can be tried; `rulebook`: it is the rulebook's example."""

    lesson: str
    step: int
    title: Text
    rulebook: bool


class RuleSection(Struct):
    """A numbered section of a game's digest; refusals name it by `id`. `also` are other words for
    it, for whoever searches; `ours` says that something in it is our ruling and not the rulebook's
    (marked in the text); `tries` are where it can be tried."""

    id: str
    title: str
    html: str
    also: str
    ours: bool
    tries: list[RuleTry]


class GlanceStep(Struct):
    """A part of a turn. Whoever owes one of `choices` (the view's `choice`) is there."""

    id: str
    text: Text
    section: str
    choices: list[str]


class Rules(Struct):
    """How one wins, the turn at a glance, and the digest."""

    sections: list[RuleSection]
    goal: Text
    glance: list[GlanceStep]


class PrintedCard(Struct):
    """A card, place or castle as the edition in play prints it: all that it says, and where each of
    its facts comes from; `source` is the one to show first."""

    thing: str
    name: Text
    text: Text
    source: str
    sources: dict[str, str]


class Cards(Struct):
    cards: list[PrintedCard]


class Texts(Struct):
    """All that a game says in a language, as Fluent: for a page that was built without it."""

    fluent: str


class Address(Struct):
    """Where others reach this table, if it was told; null: wherever this page comes from."""

    origin: str | None


class Me(Struct):
    """The guest that this browser is."""

    name: str


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class NewMatch(Struct, forbid_unknown_fields=True):
    """A table to be set: against bots (starts at once), with friends, or on one device."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=16)]
    mode: Literal["bots", "friends", "local"]
    options: dict[Word, OptionValue] = {}
    names: Annotated[list[Name], Meta(max_length=16)] = []
    bot: Word | None = None
    """The bot at every seat that a bot takes and `bots` does not name."""
    bots: Annotated[list[Word | None], Meta(max_length=15)] = []
    """By seat, from the second on: the bot that sits there, or null for a person (in the mode
    `bots`: for the usual one). What is not named is as if it were null."""
    absent: Annotated[int, Meta(ge=0, le=604_800)] = 0
    """After so many seconds a bot chooses for a player who is away; zero: never."""


class Created(Struct):
    id: str


class MatchCard(Struct):
    """A match in a list; `problem` says why it cannot be opened here, if so."""

    id: str
    game: str
    phase: Phase
    players: list[Player]
    seats: int
    your_turn: bool
    updated: str
    winners: list[int]
    """Of a match that is over: the seats that won."""
    problem: Text | None
    before: str | None
    """Of a rematch that waits for this guest: the table where they sat, and are asked. Only a
    request about the one match tells it, and the list of those that ask."""
    out: bool
    """Whether its host keeps this guest out: they may watch, and not sit down."""


class Matches(Struct):
    """`asking`: the rematches that wait for this guest; their turn, unless they have said no."""

    matches: list[MatchCard]
    asking: list[MatchCard]


class OneMatch(Struct):
    match: MatchCard


class Joined(Struct):
    id: str
    seat: int


class SeatChange(Struct, forbid_unknown_fields=True):
    """The host fills or frees a seat; in a running match only that of somebody who is gone.

    While the host is gone, too, everybody at the table can do the latter; then the table itself
    chooses the bot. `keep_out`: who sat there cannot come back by the invitation.
    """

    kind: Literal["bot", "open"]
    bot: Word | None = None
    keep_out: bool = False


class Frame(Struct):
    """A step of a replay. `views` holds every seat's view if everything is open, and `standings`
    how it stands for each."""

    version: int
    when: Moment
    view: ViewData
    views: list[ViewData]
    standing: StandingData
    standings: list[StandingData]
    events: list[EventData]


class Replay(Struct):
    """A finished match, step by step, from somebody's eyes."""

    id: str
    game: str
    eyes: str
    players: list[Player]
    catalogue: Open
    commitment: str
    secret: str
    seal: str
    frames: list[Frame]
    outcome: Outcome | None
    verdict: Verdict | None


class SavedMatch(Struct, forbid_unknown_fields=True):
    """The file of a match: an export, or what the terminal or a program saved (docs/record.md)."""

    record: Open


class ExportedPly(Struct, forbid_unknown_fields=True):
    """One ply: who did what, how many random numbers it took, and a digest of what it led to."""

    kind: Literal["setup", "act", "undo"]
    seat: int | None
    action: str | None
    drawn: int
    state: str
    joined: bool | UnsetType = UNSET
    """Only if it is one act with the ply before it; then true."""


class Export(Struct, forbid_unknown_fields=True):
    """A match that anybody can check with `grimorio verify`. Before the end: only its promise."""

    schema: int
    id: str
    game: str
    rules: int
    edition: str
    edition_text: str
    seats: int
    options: dict[str, OptionValue]
    players: list[str]
    commitment: str
    secret: str | None
    plies: list[ExportedPly]
    outcome: Outcome | None
    seal: str


# The socket: what a page sends


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Make a choice. `key` is new for every choice and the same for every repetition of it.

    `then` are further choices that are one act with it: all are stored or none, nobody sees a part
    of them, and they are taken back together. Where chance or something hidden comes in between,
    only what is allowed whatever comes can follow.
    """

    decision: Count
    action: Count
    key: Key
    then: Annotated[list[Count], Meta(max_length=MOST_TOGETHER - 1)] = []


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take the last act back, with all its choices."""

    key: Key


class Why(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why a choice, in its text form, is not allowed."""

    text: Annotated[str, Meta(max_length=120)]


class Hint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask what a bot would do in this place."""


class AskCoach(Struct, tag_field="type", tag="coach", forbid_unknown_fields=True):
    """Ask the coach before a choice (and those that are one act with it) is sent. `met` are the
    rules (`first` of earlier answers) on which he has said a word already."""

    decision: Count
    action: Count
    then: Annotated[list[Count], Meta(max_length=MOST_TOGETHER - 1)] = []
    met: Annotated[list[Word], Meta(max_length=40)] = []


class Foresee(Struct, tag_field="type", tag="preview", forbid_unknown_fields=True):
    """Ask what choices would do: those on offer now, or those that would be after others which
    are not sent yet (`after`). Null asks about all of them. Who asks again before the answer has
    come gets the answer to the last question."""

    decision: Count
    actions: Annotated[list[Count], Meta(max_length=64)] | None = None
    after: Annotated[list[Count], Meta(max_length=12)] = []


class Settle(Struct, tag_field="type", tag="settle", forbid_unknown_fields=True):
    """Settle in private what to answer to a sealed question; null: ask me."""

    action: Count | None


class Longer(Struct, tag_field="type", tag="longer", forbid_unknown_fields=True):
    """Give everybody more time for the sealed question."""


class Older(Struct, tag_field="type", tag="older", forbid_unknown_fields=True):
    """Ask for the lines of the log before a version; who only watches may, too."""

    before: Count


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Still there?"""


Outgoing = Act | Undo | Why | Hint | AskCoach | Foresee | Settle | Longer | Older | Ping
"""What a page sends on its socket."""


# The socket: what the server sends


class Sync(Struct, tag_field="type", tag="sync"):
    """Everything that this socket may know: on arrival, on return, and when the table is set.

    `since` is the version that the page named when it came back: `log` and `events` then hold
    only what is newer, and the catalogue is left out. It is -1 if all is sent; then, too, the log
    has only the last lines, those since version `log_from`; ask for `older` ones.
    """

    version: int
    since: int
    id: str
    phase: Phase
    game: str
    rules: int
    edition: str
    options: dict[str, OptionValue]
    players: list[Player]
    seats: int
    seat: int | None
    host: bool
    invite: str | None
    kept_out: list[KeptOut]
    watch: str
    local: list[int]
    absent: int
    commitment: str
    secret: str | None
    seal: str | None
    rematch: str | None
    declined: list[int]
    catalogue: Open | None
    view: ViewData | None
    decision: Decision | None
    question: Question | None
    answers: Answers | None
    standing: StandingData | None
    undo: bool
    log: list[LogLine]
    log_from: int
    events: list[EventData]
    outcome: Outcome | None
    verdict: Verdict | None


class Update(Struct, tag_field="type", tag="update"):
    """What happened after version `since`, up to `version`: a ply, or all plies of one act. Every
    socket gets all of them, whatever it may see of them."""

    since: int
    version: int
    events: list[EventData]
    view: ViewData
    standing: StandingData
    decision: Decision | None
    question: Question | None
    undo: bool
    outcome: Outcome | None
    verdict: Verdict | None
    secret: str | None
    seal: str | None


class Table(Struct, tag_field="type", tag="table"):
    """Who sits where has changed, or who is there, or what the host has in hand."""

    phase: Phase
    players: list[Player]
    host: bool
    invite: str | None
    kept_out: list[KeptOut]


class Accepted(Struct, tag_field="type", tag="accepted"):
    """The choice with this key is stored for good, as this version; of several choices it is the
    last one's. Repetitions get the same."""

    key: str
    version: int


class Enclosed(Struct, tag_field="type", tag="sealed"):
    """The answer with this key is stored for good in this seat's envelope, until all are opened.

    Another answer to the same decision takes its place. Nobody else hears of it.
    """

    key: str


class Asked(Struct, tag_field="type", tag="question"):
    """The open question has more time, or this seat's envelope has changed."""

    question: Question


class Settled(Struct, tag_field="type", tag="settled"):
    """What this seat has settled to answer is stored."""

    action: int | None


class Refused(Struct, tag_field="type", tag="refused"):
    """The choice with this key is not allowed; nothing has changed. `choice` counts from 0 and says
    which of several it is."""

    key: str
    refusal: Refusal
    choice: int


class Reason(Struct, tag_field="type", tag="why"):
    """The answer to `why`: null if the choice is allowed."""

    text: str
    refusal: Refusal | None


class Thought(Struct):
    """A choice that a bot considered: how often it tried it, and the place that it expects."""

    action: Action
    visits: int
    place: float


class Advice(Struct, tag_field="type", tag="hint"):
    """What a bot would do, null if no choice is owed; one reason for it, made from what it does;
    and what the bot thinks of the best choices."""

    decision: int
    action: Action | None
    reason: Text | None
    reasons: list[Thought]


class Coached(Struct, tag_field="type", tag="coach"):
    """What the coach has to say about a choice that is not sent yet; null: nothing, send it. With
    `first` it is about a rule that is met for the first time, with `lost` about the part of the
    chance to win that the choice gives away. He never says what is better."""

    decision: int
    action: int
    text: Text | None
    section: str | None
    first: str | None
    lost: float | None


class Preview(Struct):
    """What a choice will certainly do, as far as this seat can know: what it will see happen (all
    of it, if `whole`; otherwise up to what is hidden or random), how it stands then (null if that
    depends on what it cannot know), what the game adds in numbers, and in sentences."""

    action: int
    events: list[Open]
    whole: bool
    standing: StandingData | None
    notes: Open | None
    lines: list[Text]


class Previews(Struct, tag_field="type", tag="previews"):
    """The answer to `preview`. `offer` is what can be chosen after `after`: null if this seat
    cannot know it. If `stale`, the decision is no longer owed, and there is nothing to tell.
    `reach` is where several choices in a row can lead, if all were asked about and the game tells
    it: at Magia every cell where the move can end, with the ways there."""

    decision: int
    after: list[int]
    stale: bool
    offer: list[Action] | None
    previews: list[Preview]
    reach: Open | None


class Rematch(Struct, tag_field="type", tag="rematch"):
    """Somebody has set the table again and asks the others: whoever sits down there says yes.
    `declined` are the seats here that said no, for now."""

    id: str
    declined: list[int]


class Trouble(Struct, tag_field="type", tag="error"):
    """A message that could not be followed; `key` is that of the choice, if it had one."""

    text: Text
    key: str | UnsetType = UNSET


class Bye(Struct, tag_field="type", tag="bye"):
    """The socket is about to close. Unless it is final, come back in `wait` milliseconds."""

    text: Text
    final: bool
    wait: int


class OlderLines(Struct, tag_field="type", tag="older"):
    """The answer to `older`: lines before a version, from version `first` on."""

    before: int
    first: int
    lines: list[LogLine]


class Pong(Struct, tag_field="type", tag="pong"):
    """Still here."""


Incoming = (
    Sync
    | Update
    | Table
    | Accepted
    | Enclosed
    | Asked
    | Settled
    | Refused
    | Reason
    | Advice
    | Coached
    | Previews
    | OlderLines
    | Rematch
    | Trouble
    | Bye
    | Pong
)
"""What a page hears on its socket."""

CLOSE_CODES = {
    "come back": 1012,
    "not yours": 4403,
    "no such match": 4404,
    "too slow": 4408,
    "too much": 4429,
}
