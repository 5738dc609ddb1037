"""The choices that can be owed in Bellum Magica, by number: the top of `pending`."""

from typing import Final

from grimorio.core.flat import rows

AT_CASTLE: Final = 0  # choose a castle
AT_GOBLIN: Final = 1  # place a goblin left or right
AT_REROLL: Final = 2  # pay for another roll, or accept the horde
AT_ATTACK: Final = 3  # raid a place, attack a castle, or rest
AT_STEAL: Final = 4  # pick a chest of the victim, or stop
AT_RECRUIT: Final = 5  # recruit a creature, or finish
AT_PLACE: Final = 6  # place the recruit left or right
STACKS: Final = rows(
    [[AT_CASTLE], [AT_GOBLIN], [AT_REROLL], [AT_ATTACK], [AT_ATTACK, AT_STEAL], [AT_RECRUIT],
     [AT_RECRUIT, AT_PLACE]]
)  # fmt: skip
"""By the choice on top: all that are owed. Theft is part of an attack, placing of recruiting."""
CHOICES: Final = ("castle", "goblin", "reroll", "attack", "steal", "recruit", "place")
