"""What a choice at Crónicas would do, in sentences, as the table shows it before it is made."""

from grimorio.core.game import AnyGame
from grimorio.core.preview import Preview
from grimorio.core.text import SeatName, Text, TextArg

from .actions import HIDE, CronicasAction
from .cards import (
    CHOICES,
    CHRONICLES,
    DRAGON,
    END,
    KING,
    NOTHING,
    PLAY,
    RETURN,
    SUITS,
    Cards,
)
from .consequences import CronicasNotes, Foretold
from .printed import character, short
from .state import NONE, CronicasState
from .view import CronicasView

# Abilities that a line of their own tells, with what they are used on.
TOLD_APART = ("none", "invert", "take", "end", "recall", "return", "discard", "dismiss")


def foretell(
    game: AnyGame,
    cards: Cards,
    view: CronicasView,
    action: CronicasAction,
    preview: Preview,
    after: list[CronicasState],
) -> None:
    """Fill in the notes and the sentences of a preview."""
    told = Foretold(cards, view, action, preview, after[0])
    preview.notes = told.notes
    preview.lines = Telling(game, told).lines


class Telling:
    """The sentences about what a choice leads to, the most important first."""

    def __init__(self, game: AnyGame, told: Foretold) -> None:
        self.game = game
        self.told = told
        self.notes = told.notes
        self.cards = told.cards
        self.seat = told.seat
        self.lines: list[Text] = []
        if told.action.kind == PLAY:
            self._tell_play(told.action.target)
        elif told.action.kind == HIDE:
            self._tell_hide(told.action.target)
        else:
            self._tell_target(told.action.kind)
        if self.notes.round_ends:
            self._tell_round()

    def say(self, key: str, args: dict[str, TextArg] | None = None) -> None:
        self.lines.append(Text(key, args))

    def names(self, cards: list[int]) -> list[TextArg]:
        return [short(self.game, self.cards.names[card]) for card in cards]

    def people(self, seats: list[int]) -> list[TextArg]:
        """Names of players, `you` for whoever chooses, who comes first."""
        mine: list[TextArg] = [Text("you") for seat in seats if seat == self.seat]
        return [*mine, *(SeatName(seat) for seat in seats if seat != self.seat)]

    def winner(self) -> dict[str, TextArg]:
        """Who wins with what, and how many cards it brings."""
        notes = self.notes
        lies = notes.winning if notes.winning != NONE else notes.gets[0]
        name = self.cards.names[lies]
        return {
            "seat": SeatName(notes.winner),
            "card": short(self.game, name),
            "character": character(self.game, name),
            "strength": self.cards.strength[lies],
            "count": len(notes.gets) + len(notes.unseen),
            "burnt": len(notes.burnt) + len(notes.unseen),
        }

    # A card face up

    def _tell_play(self, card: int) -> None:
        self._tell_verdict()
        if self.cards.invert >> card & 1:
            self.say("cronicas-preview-inverts", self.winner())
        self._tell_ability(card)
        self._tell_gets()
        self._tell_standing()
        self._tell_evil()

    def _tell_verdict(self) -> None:
        """CR-5: `Wins for now`, or who beats it; who wins what if it is over."""
        notes = self.notes
        mine = notes.winner == self.seat
        if notes.ends:
            who = "won" if mine else "lost"
            cut = "cut-" if self.told.cuts() else ""
            burns = "burnt-" if notes.winning == DRAGON else ""
            bare = "-bare" if notes.winning == NONE and not mine else ""
            self.say(f"cronicas-preview-{cut}{burns}{who}{bare}", self.winner())
        elif mine:
            self.say("cronicas-preview-wins")
        elif notes.winning == NONE or (
            notes.winning >= KING and not self.cards.rank[notes.winning]
        ):
            self.say("cronicas-preview-behind-leader", self.winner())
        elif notes.winning >= KING:
            self.say("cronicas-preview-behind-wild", self.winner())
        else:
            low = "-low" if notes.inverted else ""
            self.say(f"cronicas-preview-behind{low}", self.winner())

    def _tell_ability(self, card: int) -> None:
        """CR-4: what it does on play, with how many targets; otherwise what it does at the end."""
        ability = self.cards.on_play[card]
        if ability not in (NOTHING, END):
            verb = CHOICES[ability]
            if self.notes.asks:
                count = len(self.notes.targets)
                self.say(f"cronicas-preview-choose-{verb}", {"count": count})
            elif not self._tell_done():
                self.say(f"cronicas-preview-nothing-{verb}")
        if self.cards.abilities[card] not in TOLD_APART:
            self.say(f"cronicas-ability-{self.cards.abilities[card]}")

    def _tell_done(self) -> bool:
        """What an ability certainly does, since there is nothing to choose or it is chosen."""
        for event in self.told.events:
            kind = str(event["kind"])
            args: dict[str, TextArg] = {}
            for field in ("to_seat", "from_seat"):
                if field in event:
                    args[field] = SeatName(int(event[field]))
            if "card" in event:
                args["card"] = short(self.game, str(event["card"]))
            if kind.startswith("ally-") or kind.endswith("-returned"):
                self.say(f"cronicas-preview-{kind}", args)
                return True
        return False

    def _tell_gets(self) -> None:
        """What whoever chooses would get by winning."""
        notes = self.notes
        if notes.winner != self.seat:
            return
        hidden: list[TextArg] = []
        if notes.unseen:
            hidden.append(Text("cronicas-face-down", {"count": len(notes.unseen)}))
        cards = self.names(notes.gets)
        if notes.winning != DRAGON:
            self.say("cronicas-preview-gets", {"cards": [*cards, *hidden]})
        elif notes.burnt or hidden:
            burnt = [*self.names(notes.burnt), *hidden]
            self.say("cronicas-preview-burns", {"cards": cards, "burnt_cards": burnt})
        else:
            self.say("cronicas-preview-keeps", {"cards": cards})

    # A card face down

    def _tell_hide(self, card: int) -> None:
        """CR-3: no strength, no ability; whoever wins gets it."""
        notes = self.notes
        args = self.winner()
        args["suit"] = self.game.name(SUITS[self.told.view.led])
        args["own"] = self.game.name(SUITS[self.cards.suit[card]])
        self.say("cronicas-preview-hides", args)
        when = "then" if notes.ends else "now"
        burns = "-burnt" if notes.winning == DRAGON else ""
        self.say(f"cronicas-preview-hidden-{when}{burns}", args)
        self._tell_standing()
        self._tell_evil()

    # A target

    def _tell_target(self, kind: int) -> None:
        """Both counts before and after, who leads then, evil coming or going."""
        if kind == RETURN:
            self._tell_done()
            self._tell_verdict()
            self._tell_gets()
        self._tell_evil()
        before = len(self.lines)
        self._tell_standing()
        if kind != RETURN:
            if before == len(self.lines):
                self._tell_unchanged()
            self._tell_done()
            if self.notes.ends:
                self._tell_verdict()

    # How it stands then

    def _tell_standing(self) -> None:
        """For each chronicle whose counts or payment change: who has how much, who is paid."""
        before, after = self.told.before, self.told.after
        for i, chronicle in enumerate(before.chronicles):
            changes = self._changes(before.counts[i], after.counts[i])
            if not changes and before.paid[i] == after.paid[i]:
                continue
            args: dict[str, TextArg] = {
                "chronicle": self.game.name(CHRONICLES[chronicle]),
                "changes": changes,
                "seats": self.people(after.paid[i]),
            }
            what = "counts" if changes else "pays"
            whom = "" if after.paid[i] else "-nobody"
            self.say(f"cronicas-preview-{what}{whom}", args)

    def _changes(self, before: list[int], after: list[int]) -> list[TextArg]:
        """`you 2 → 5`, oneself first."""
        found: list[TextArg] = []
        for step in range(len(before)):
            seat = (self.seat + step) % len(before)
            if before[seat] != after[seat]:
                key = "cronicas-change-you" if seat == self.seat else "cronicas-change"
                args: dict[str, TextArg] = {"before": before[seat], "after": after[seat]}
                found.append(Text(key, {**args, "seat": SeatName(seat)}))
        return found

    def _tell_unchanged(self) -> None:
        after = self.told.after
        for i, chronicle in enumerate(after.chronicles):
            if after.counted[i]:
                args: dict[str, TextArg] = {
                    "chronicle": self.game.name(CHRONICLES[chronicle]),
                    "seats": self.people(after.paid[i]),
                }
                whom = "" if after.paid[i] else "-nobody"
                self.say(f"cronicas-preview-unchanged{whom}", args)

    def _tell_evil(self) -> None:
        """Who would be left out or back in, the evil victory, and what may be evil."""
        before, after = self.told.before, self.told.after
        for step in range(self.told.view.seats):
            seat = (self.seat + step) % self.told.view.seats
            you = "-you" if step == 0 else ""
            evil = [character(self.game, self.cards.names[card]) for card in after.evil[seat]]
            args: dict[str, TextArg] = {"seat": SeatName(seat), "cards": [*evil]}
            if after.tyrant == seat and before.tyrant != seat:
                self.say(f"cronicas-preview-tyrant{you}", args)
            elif seat in after.out and seat not in before.out:
                self.say(f"cronicas-preview-out{you}", args)
            elif seat in before.out and seat not in after.out:
                self.say(f"cronicas-preview-in{you}", args)
            if seat in after.near and seat not in before.near:
                self.say(f"cronicas-preview-near{you}", args)
        self._tell_perhaps_evil()

    def _tell_perhaps_evil(self) -> None:
        notes = self.notes
        if notes.winner != self.seat:
            return
        for seat, perhaps in zip(notes.unseen, notes.perhaps_evil, strict=False):
            if perhaps:
                evil = [character(self.game, self.cards.names[card]) for card in perhaps]
                args: dict[str, TextArg] = {"seat": SeatName(seat), "cards": [*evil]}
                self.say("cronicas-preview-perhaps-evil", args)

    def _tell_round(self) -> None:
        """CR-7: what the round's end brings, if everything is known."""
        if not self.notes.sure:
            self.say("cronicas-preview-round-ends")
            return
        gain = self.notes.gains[self.seat]
        self.say("cronicas-preview-round-scored", {"gain": gain})


def reason(
    game: AnyGame, view: CronicasView, action: CronicasAction, preview: Preview
) -> Text | None:
    """One sentence: fame that comes or that others lose, or who wins what."""
    notes, seat = preview.notes, view.turn
    if not isinstance(notes, CronicasNotes):
        return None
    args: dict[str, TextArg] = {
        "seat": SeatName(notes.winner),
        "count": len(notes.gets) + len(notes.unseen),
    }
    key = _reason_of_card(notes, seat, action.kind)
    for i, chronicle in enumerate(view.force):
        args["chronicle"] = game.name(CHRONICLES[chronicle])
        if seat in notes.paid_after[i] and seat not in notes.paid_before[i]:
            wins = key in ("wins", "leads")
            return Text(f"cronicas-reason-{key}-fame" if wins else "cronicas-reason-fame", args)
        lost = [s for s in notes.paid_before[i] if s not in notes.paid_after[i] and s != seat]
        if lost and not key:
            args["seats"] = [SeatName(each) for each in lost]
            return Text("cronicas-reason-denies", args)
    return Text(f"cronicas-reason-{key}", args) if key else preview.lines[0]


def _reason_of_card(notes: CronicasNotes, seat: int, kind: int) -> str:
    """Whether a card wins; nothing for a target."""
    if kind not in (PLAY, HIDE):
        return ""
    if notes.winner == seat:
        return "wins" if notes.ends else "leads"
    return "hides" if kind == HIDE else "loses"
