"""The choices that a turn of Magia Cum Laude can owe, by number: the top of `pending`."""

from typing import Final

AT_DECLARE: Final = 0  # whom to move
AT_VICTIM: Final = 1  # from whom to draw
AT_MOVE: Final = 2  # a card and a step, a portal, or stop
AT_EXAMINE: Final = 3  # where the examiner goes
AT_PAY: Final = 4  # the three cards for it
AT_MEET: Final = 5  # a crystal of an apprentice who is met
AT_EXAM: Final = 6  # what an apprentice who fails loses or gets
AT_PLACE: Final = 7  # where the crystal that it loses goes
AT_ACTION: Final = 8  # the additional action
AT_DISCARD: Final = 9  # down to seven cards
AT_END: Final = 10  # the last moment of the turn, to finish the order or not
AT_ANSWER: Final = 11  # everybody: does the game end now?
CHOICES: Final = (
    "declare", "victim", "move", "examine", "pay", "meet",
    "exam", "place", "action", "discard", "end", "answer",
)  # fmt: skip
