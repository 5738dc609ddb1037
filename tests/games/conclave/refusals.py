"""Cónclave: for every refusal a position in which nothing else forbids the choice."""

from typing import Any

from grimorio.games.conclave.state import ConclaveState
from tests.refusals import Case, changed

from .words import position

RING = "Ec2 Ec3 Ec4 Ec5  Eg1 ... ... Eg3  Eg4 ... ... Eg5  Eb1 Eb2 Eb3 Eb4"
CORNER = "{} ... ... ...  ... ... ... ...  ... ... ... ...  ... ... ... Eb4"
HANDS = ["Bc1 Bc3", "Bg1 Bg2"]


def ring(**words: Any) -> ConclaveState:
    """Ana may give orange, or send a blue crow into the ring."""
    usual: Any = {"grid": RING, "hands": HANDS, "zones": ["Oc2", ""], "left": "Pc1", "right": "Rc1"}
    return position(**{**usual, **words})


START = ring()
DRAWING = ring(choice="draw")
LAST = ring(left="", right="", ender=2, last_turns=2)

FORBIDS_NOTHING = {
    "CO-1": "it says which mages there are; nobody can name another",
    "CO-2": "it says who sees what; looking at a card is no choice",
    "CO-4": "the corner is an option, chosen before the game; refilling is no choice",
    "CO-7": "whoever is convinced follows at once; there is no choice",
    "CO-8": "the mages are taken at once; there is no choice",
    "CO-11": "it counts what is there when nobody chooses any more",
    "CO-12": "it counts what is there when nobody chooses any more",
    "CO-13": "it compares what is there when nobody chooses any more",
}

CASES = [
    Case("CO-3", "turn", "send gazelle-blue-1 b2", START, changed(START, turn=1), "turn",
         "when it is Bruno's turn", seat=1),
    Case("CO-5", "second-gift", "give orange p2", ring(choice="send"), START, "pending",
         "before a pile has been given"),
    Case("CO-5", "late-gift", "give orange p2", DRAWING, START, "pending",
         "before the emissary is sent"),
    Case("CO-5", "such-seat", "give orange p3", START,
         ring(hands=[*HANDS, "Bb2 Bb3"], zones=["Oc2", "", ""]), "seats hands piles removed",
         "when a third player sits there"),
    Case("CO-5", "pile", "give red p2", START, ring(zones=["Oc2 Rc3", ""]), "piles removed",
         "with a red follower in the zone"),
    Case("CO-5", "gift-to-self", "give orange p1", START, changed(ring(zones=["", "Oc2"]), turn=1),
         "piles turn", "for Bruno, when the pile and the turn are his", allowed_seat=1),
    Case("CO-5", "gift-there", "give orange p2", ring(zones=["Oc2", "Oc3"]), START,
         "piles removed", "when Bruno has no orange followers"),
    Case("CO-6", "second-emissary", "send crow-blue-3 c3", DRAWING, START, "pending",
         "before an emissary is sent"),
    Case("CO-6", "card", "send crow-blue-4 b2", START, ring(hands=["Bc3 Bc4", "Bg1 Bg2"]),
         "hands removed", "with the card in hand"),
    Case("CO-6", "space", "send crow-blue-1 b1", START, ring(grid=RING.replace("Ec3", "...")),
         "grid removed", "when no mage stands there"),
    Case("CO-6", "neighbour", "send crow-blue-1 a2", ring(grid=CORNER.format("...")),
         ring(grid=CORNER.format("Ec2")), "grid removed", "with a mage on a1"),
    Case("CO-9", "draw-yet", "draw left", START, DRAWING, "pending", "after the emissary is sent"),
    Case("CO-9", "deck-empty", "draw left", ring(left="", choice="draw"), DRAWING,
         "decks removed", "when the left deck has cards"),
    Case("CO-10", "over", "send crow-blue-1 b2", changed(LAST, pending=[]), LAST, "pending",
         "in a last turn"),
    Case("CO-10", "draw-left", "draw left", LAST, DRAWING, "pending ender last_turns decks removed",
         "while the decks have cards, after the emissary is sent"),
]  # fmt: skip
