"""A page's connection to its process, as Voila has it, for all that a page or somebody else may send over it."""

from __future__ import annotations

from typing import Final

from tornado.websocket import WebSocketHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

PROTOCOL: Final = "v1.kernel.websocket.jupyter.org"
"""The newer way in which a browser and a kernel's messages are packed."""
NO_MESSAGE: Final = 1003
"""Why a connection is closed: what came over it can't be understood."""


class Channels(VoilaKernelWebsocketHandler):
    """Voila's connection to a kernel, for the older protocol too, and for what is no message at all.

    A browser falls back to the older protocol when a connection breaks early. Voila takes its binary messages for the newer
    one's and reads on for ever, and no page of anybody is answered any more.
    """

    def write_message(self, message: bytes | str | dict[str, object], binary: bool = False) -> object:
        """Send something to the page."""
        if isinstance(message, bytes) and self.selected_subprotocol != PROTOCOL:
            return WebSocketHandler.write_message(self, message, binary)
        return super().write_message(message, binary)

    def on_message(self, message: bytes | str) -> None:
        """Hand on what the page says. What is no message closes the connection, with one line in the log."""
        try:
            if isinstance(message, bytes) and not is_packed(message, newer=self.selected_subprotocol == PROTOCOL):
                raise ValueError
            super().on_message(message)
        except Exception as error:
            self.log.error("A connection is closed, for what came over it is no message (%s).", type(error).__name__)
            self.close(NO_MESSAGE)


def is_packed(message: bytes, newer: bool) -> bool:
    """Whether there is room in a binary message for as many parts as it says it has: nobody counts beyond its end."""
    if newer:
        return int.from_bytes(message[:8], "little") < len(message) // 8
    return int.from_bytes(message[:4], "big") < len(message) // 4
