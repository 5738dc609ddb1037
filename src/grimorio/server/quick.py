"""uvicorn's WebSocket protocol with a short way for what a match sends and hears most.

Whole text frames go straight to the listener, and text frames straight to the transport, without
a queue and a task switch on each side. Handshake, pings, closing, fragments and everything
malformed take uvicorn's way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled form on this machine
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
KEY = "grimorio.line"


class QuickProtocol(WebSocketsSansIOProtocol):
    """Set `hear` to get whole text frames as bytes; use `say` to send one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.hear: Callable[[bytes], None] | None = None
        self._partial = b""
        self._unsent: list[bytes] = []

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
        while data:
            start, end = self._measure(data)
            if end > len(data):
                self._partial = data
                return
            frame, data = data[:end], data[end:]
            hear = self.hear
            quick = start and frame[0] == WHOLE_TEXT and frame[1] & 0x80 and not self.frames
            if hear is not None and quick:
                hear(apply_mask(frame[start:], frame[start - 4 : start]))
            else:
                super().data_received(frame)

    def _measure(self, data: bytes) -> tuple[int, int]:
        """Where the payload of the first frame begins and ends.

        Of a frame that is too long: 0 and all that is there, and uvicorn refuses it by its head.
        """
        if len(data) < 2:
            return 0, 2
        size, start = data[1] & 0x7F, 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(data) < start:
                return 0, start
            size = int.from_bytes(data[2:start], "big")
        if data[1] & 0x80:
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
