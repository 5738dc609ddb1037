"""uvicorn's WebSocket protocol with a short way for what a match sends and hears most.

Whole text frames go straight to the listener, and text frames straight to the transport, without
a queue and a task switch on each side. Handshake, pings, closing, fragments and everything
malformed take uvicorn's way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .gate import Gate
from .limits import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled form on this machine
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
KEY = "grimorio.line"


class QuickProtocol(WebSocketsSansIOProtocol):
    """Set `hear` to get whole text frames as bytes; use `say` to send one."""

    def __init__(self, gate: Gate, **more: Any) -> None:
        super().__init__(**more)
        self.gate = gate
        self.hear: Callable[[bytes], None] | None = None
        self._others = Bucket(*gate.limits.frames)
        self._partial = b""
        self._unsent: list[bytes] = []

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[KEY] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._partial:
            data = self._partial + data
            self._partial = b""
        at = 0
        while at < len(data):
            start, end = self._measure(data, at)
            if end > len(data):
                self._partial = data[at:]
                return
            hear = self.hear
            quick = start and data[at] == WHOLE_TEXT and data[at + 1] & 0x80 and not self.frames
            if hear is not None and quick:
                hear(apply_mask(data[start:end], data[start - 4 : start]))
            elif not self._others.take():
                self.transport.abort()
                return
            else:
                super().data_received(data[at:end])
            at = end

    def _measure(self, data: bytes, at: int) -> tuple[int, int]:
        """Where the payload of the frame that begins at `at` begins and ends.

        Of a frame that is too long: 0 and all that is there, and uvicorn refuses it by its head.
        """
        if len(data) < at + 2:
            return 0, at + 2
        size, start = data[at + 1] & 0x7F, at + 2
        if size > 125:
            start = at + (4 if size == 126 else 10)
            if len(data) < start:
                return 0, start
            size = int.from_bytes(data[at + 2 : start], "big")
        if data[at + 1] & 0x80:
            start += 4
        if size > self.config.ws_max_size:
            return 0, len(data)
        return start, start + size

    def say(self, payload: bytes) -> int:
        """Send a text frame; returns how much still waits for a slow reader."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return 0
        size = len(payload)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += (head, payload)
        return self.transport.get_write_buffer_size()

    def _flush(self) -> None:
        """What was said in one turn of the loop goes out together."""
        unsent, self._unsent = self._unsent, []
        if not self.disconnected and not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    def ask_to_close(self, code: int, reason: str) -> None:
        """Wake whoever awaits `receive`, to close in an orderly way."""
        message: Any = {"type": "grimorio.close", "code": code, "reason": reason}
        self.queue.put_nowait(message)
