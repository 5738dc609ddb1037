"""Guests: a signed, HttpOnly cookie says who a browser is; nobody registers."""

import base64
import hashlib
import hmac
from http.cookies import CookieError, SimpleCookie

from starlette.requests import HTTPConnection
from starlette.responses import Response

from grimorio.table.names import is_id, new_id

COOKIE = "grimorio"
YEAR = 31_536_000


class Guests:
    """Signs and checks cookies with a key that never leaves the server."""

    def __init__(self, key: bytes, secure: bool) -> None:
        self._key = key
        self._secure = secure

    def sign(self, guest: str) -> str:
        mac = hmac.digest(self._key, b"guest " + guest.encode(), hashlib.sha256)
        return f"{guest}.{base64.urlsafe_b64encode(mac).decode().rstrip('=')}"

    def check(self, cookie: str) -> str | None:
        """The guest of a cookie that we signed, else None."""
        guest, _, _ = cookie.partition(".")
        if not is_id(guest) or not cookie.isascii():
            return None
        return guest if hmac.compare_digest(self.sign(guest), cookie) else None

    def alias(self, address: str) -> str:
        """A name for an address that tells nobody which one it is."""
        return hmac.digest(self._key, b"address " + address.encode(), hashlib.sha256).hex()[:32]

    def of(self, connection: HTTPConnection) -> str | None:
        try:
            cookies = SimpleCookie(connection.headers.get("cookie", ""))
        except CookieError:
            return None
        return self.check(cookies[COOKIE].value) if COOKIE in cookies else None

    def welcome(self, response: Response, guest: str) -> None:
        response.set_cookie(
            COOKIE, self.sign(guest), max_age=YEAR, path="/", httponly=True, samesite="lax",
            secure=self._secure,
        )  # fmt: skip


def new_guest() -> str:
    return new_id()
