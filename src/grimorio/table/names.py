"""Names that people choose, and the random names of matches, guests and invitations."""

import base64
import hmac
import re
import secrets
import unicodedata
from collections.abc import Sequence

from grimorio.core.errors import BadInput

LONGEST = 24
BOTS = ("Morgana", "Merlín", "Circe", "Próspero", "Urganda", "Medea", "Frestón", "Viviana")
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_UNSEEN = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols by their kind that show nothing: fillers and blanks."""
_ID = re.compile(r"[A-Za-z0-9_-]{22}\Z")


def clean_name(name: str) -> str:
    """The name as it is shown to others; nothing that could be markup or turn text around."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if len(name) > LONGEST:
        raise BadInput("error-name-long", most=LONGEST)
    marks = 0
    for sign in name:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in _HIDDEN or sign in "<>&" or marks > 2:
            raise BadInput("error-name-signs")
    if name and not any(_is_seen(sign) for sign in name):
        raise BadInput("error-name-unseen")
    return name


def _is_seen(sign: str) -> bool:
    """Whether a sign shows something by itself; marks only change others."""
    return unicodedata.category(sign)[0] not in "MZ" and sign not in _UNSEEN


def told_apart(names: Sequence[str]) -> list[str]:
    """The names of one table, those that are the same with a number. Who gave none is called by the
    seat, wherever it is shown."""
    told: list[str] = []
    for name in names:
        shown, number = name, 1
        while shown and shown.casefold() in [each.casefold() for each in told]:
            number += 1
            shown = f"{name} ({number})"
        told.append(shown)
    return told


def bot_name(seat: int) -> str:
    """What a bot at a seat is called; at one table no two are called the same."""
    return BOTS[(seat - 1) % len(BOTS)]


def new_id() -> str:
    """128 random bits, as 22 letters; none that a command would take for an option."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def first_invitation(secret: bytes) -> str:
    """The invitation that a rematch begins with: told apart from every later one without being
    kept. It says nothing of the secret, and when that is revealed it no longer seats anybody."""
    return base64.urlsafe_b64encode(hmac.digest(secret, b"invitation", "sha256")[:16]).decode()[:22]


def is_id(text: str) -> bool:
    return _ID.match(text) is not None
