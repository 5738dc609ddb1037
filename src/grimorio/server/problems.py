"""What is refused: with which status, and in which words."""

from grimorio.core.errors import BadInput
from grimorio.core.text import Text

from . import protocol as p
from .wire import encode, text

STATUSES = {
    "table-eyes": 400,
    "lesson-unknown": 404,
    "table-malformed": 400,
    "table-not-owner": 403,
    "table-not-yours": 403,
    "table-nobody-there": 404,
    "table-no-such-invitation": 404,
}
"""Of what a table refuses; the rest is a conflict with how things are now."""


def status_of(problem: BadInput) -> int:
    other = 409 if problem.key.startswith("table-") else 400
    return STATUSES.get(problem.key, other)


def told(problem: BadInput) -> bytes:
    return encode(p.Problem(text(Text(problem.key, dict(problem.arguments)))))
