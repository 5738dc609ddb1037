"""What a seat at Crónicas may know: its own cards, and what everybody has seen (CR-1, CR-3)."""

from typing import ClassVar

from grimorio.core.record import VIEW_SHAPE, View

from .state import NONE


class CronicasView(View):
    """Own hand; all that lies open; how many cards others hold, and what is known of them."""

    SHAPE: ClassVar[dict[str, str]] = {
        **VIEW_SHAPE,
        "goal": "int",
        "two": "bool",
        "prolong": "bool",
        "round": "int",
        "encounter": "int",
        "deck": "int",
        "used": "[int]",
        "history": "[int]",
        "turned": "[int]",
        "force": "[int]",
        "hand": "[int]",
        "counts": "[int]",
        "allies": "[[int]]",
        "tallies": "[[int]]",
        "discards": "[int]",
        "leader": "int",
        "turn": "int",
        "played": "int",
        "led": "int",
        "cards": "[int]",
        "down": "[bool]",
        "winning": "int",
        "last_cards": "[int]",
        "last_down": "[bool]",
        "last_leader": "int",
        "last_winner": "int",
        "known": "[[int]]",
        "void": "[[int]]",
        "holds": "[[int]]",
        "fame": "[int]",
        "gains": "[[int]]",
        "last_allies": "[[int]]",
        "last_force": "[int]",
        "tyrant": "int",
        "streak": "[int]",
        "owners": "[int]",
        "sole": "int",
        "kings": "[int]",
        "demons": "[int]",
        "feats": "[[int]]",
    }

    def __init__(self) -> None:
        super().__init__()
        self.goal = 0
        self.two = False
        self.prolong = False
        self.round = 0
        self.encounter = 0
        self.deck = 0
        """How many chronicles are face down; which they are follows from the others."""
        self.used: list[int] = []
        """The chronicles of earlier rounds that are not in the deck again, ascending."""
        self.history: list[int] = []
        """What Conversation can revive, the last one turned up last."""
        self.turned: list[int] = []
        self.force: list[int] = []
        """The chronicles in force: those turned up this round, and those revived."""
        self.hand: list[int] = []
        """The seat's own cards, ascending; empty for a spectator."""
        self.counts: list[int] = []
        """How many cards each seat holds."""
        self.allies: list[list[int]] = []
        self.tallies: list[list[int]] = []
        """For each seat how its allies count now: power, wisdom, love, all, evil."""
        self.discards: list[int] = []
        """The discard pile, the top card last; all saw each card go there."""
        self.leader = 0
        self.turn = 0
        self.played = 0
        """How many seats have finished their turn in this encounter, from the leader on."""
        self.led = NONE
        """The suit to follow, or -1."""
        self.cards: list[int] = []
        """For each seat its card in the encounter; -1: none, -2: face down and not the viewer's."""
        self.down: list[bool] = []
        self.winning = NONE
        """Who would win if the encounter ended now; -1 before the first card."""
        self.last_cards: list[int] = []
        """The last finished encounter of the game: its cards by seat (-1: none), all turned up."""
        self.last_down: list[bool] = []
        self.last_leader = NONE
        self.last_winner = NONE
        self.known: list[list[int]] = []
        """For each seat the cards that all know it holds (or has played face down just now)."""
        self.void: list[list[int]] = []
        """For each seat the suits that none of its other hidden cards has."""
        self.holds: list[list[int]] = []
        """For each seat: one of its other hidden cards is of these suits; none: nothing known."""
        self.fame: list[int] = []
        self.gains: list[list[int]] = []
        """For each finished round the fame that each seat gained."""
        self.last_allies: list[list[int]] = []
        """For each seat its allies as the last finished round was scored; empty in the first."""
        self.last_force: list[int] = []
        """The chronicles that were in force then."""
        self.tyrant = NONE
        """Who had all evil allies in the last finished round, or -1."""
        self.streak: list[int] = []
        self.owners: list[int] = []
        """For each card the bit mask of the seats whose ally it has been this round."""
        self.sole = NONE
        self.kings: list[int] = []
        """The seats that have won an encounter of this round with the King."""
        self.demons: list[int] = []
        """The same of the Demon."""
        self.feats: list[list[int]] = []
        """Achievements: [number in the catalogue's feats, seat or -1 for all, round]."""
