"""Where others on the same network find this machine, and a picture of it for their telephones."""

from __future__ import annotations

import contextlib
import fcntl
import ipaddress
import socket
import struct
from collections.abc import Iterator

import segno

from grimorio.core.errors import BadInput

ELSEWHERE = ((socket.AF_INET, "203.0.113.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses of nobody: nothing is ever sent to them."""
GET_ADDRESS = 0x8915  # SIOCGIFADDR
QUIET = 2
"""Light modules around a code; the standard asks for four, and readers are content with two."""
BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def lan_address() -> str:
    """This machine's address on its network: the one with which it would speak to the world, else
    any that is not its own ear."""
    for address in (*_outward(), *_interfaces()):
        ip = ipaddress.ip_address(address)
        if not (ip.is_loopback or ip.is_unspecified or ip.is_link_local):
            return address
    raise BadInput("error-no-network")


def _outward() -> Iterator[str]:
    """Connecting a datagram socket sends nothing: it only looks which way it would go."""
    for family, address in ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((address, 9))
            yield str(probe.getsockname()[0])


def _interfaces() -> Iterator[str]:
    """Two laptops and a cable have no way into the world, and yet addresses."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                asked = struct.pack("256s", name.encode()[:15])
                answer = fcntl.ioctl(probe.fileno(), GET_ADDRESS, asked)
                yield socket.inet_ntoa(answer[20:24])


def is_wildcard(host: str) -> bool:
    """Whether listening there means listening at every address of the machine."""
    try:
        return ipaddress.ip_address(host or "0.0.0.0").is_unspecified
    except ValueError:
        return False


def web_address(host: str, port: int) -> str:
    """What one types into a browser."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def picture(address: str, colours: bool) -> list[str]:
    """A QR code in lines of half blocks. Light is drawn and dark is left: that is right where
    letters are light. With colours it is right everywhere."""
    code = segno.make(address, error="l", micro=False)
    rows = [[not dark for dark in row] for row in code.matrix_iter(border=QUIET)]
    if len(rows) % 2:
        rows.append([True] * len(rows[0]))
    lines = [
        "".join(BLOCKS[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]
    return [f"\033[97;40m{line}\033[0m" for line in lines] if colours else lines
