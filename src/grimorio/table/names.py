"""Names that people choose, and the random names of matches, guests and invitations."""

import re
import secrets
import unicodedata

from grimorio.core.errors import BadInput

LONGEST = 24
BOTS = ("Morgana", "Merlín", "Circe", "Próspero", "Urganda", "Medea", "Frestón", "Viviana")
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
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
    return name


def new_id() -> str:
    """128 random bits, as 22 letters."""
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    return _ID.match(text) is not None
