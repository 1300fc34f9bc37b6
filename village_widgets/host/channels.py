"""A page's connection to its process, as Voila has it, for all that a page or somebody else may send over it; and without what a
page has no use for, where it says that its own script listens.
"""

from __future__ import annotations

import json
from typing import Final

from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from tornado.websocket import WebSocketHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from village_widgets.host.outputs import filed

PROTOCOL: Final = "v1.kernel.websocket.jupyter.org"
"""The newer way in which a browser and a kernel's messages are packed."""
OWN: Final = "own"
"""The argument of its address by which a page's own script opens a connection."""
HEARD: Final = frozenset(("comm_open", "comm_msg", "comm_close", "comm_info_reply", "status"))
"""The messages of which that script makes something."""
GOES_ON: Final = frozenset(("starting", "busy", "idle"))
"""What a process says of itself around all that it does: no page has a use for it, only for the news that it is gone."""
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
        if isinstance(message, bytes) and OWN in self.request.arguments:
            wanted = for_page(message, self.base_url)
            return None if wanted is None else WebSocketHandler.write_message(self, wanted, binary)
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


def for_page(message: bytes, base: str) -> bytes | None:
    """A message for the script of a page of the server at this address; nothing where that has no use for it. Scripts and styles
    of widgets are named instead of brought, as they are where a widget comes with its page; of the headers the kind is left, and
    the number of the message that is answered.
    """
    channel, [header, parent, _, content, *buffers] = deserialize_msg_from_ws_v1(message)
    kind, answered = json.loads(header)["msg_type"], json.loads(parent).get("msg_id")
    if kind not in HEARD or (kind == "status" and json.loads(content)["execution_state"] in GOES_ON):
        return None
    if kind == "comm_open":
        opened = json.loads(content)
        opened["data"]["state"] = filed(opened["data"].get("state", {}), base)
        content = json.dumps(opened).encode()
    head, parent = (json.dumps(each).encode() for each in ({"msg_type": kind}, {"msg_id": answered} if answered else {}))
    return bytes(serialize_msg_to_ws_v1([head, parent, b"{}", content, *buffers], channel))


def is_packed(message: bytes, newer: bool) -> bool:
    """Whether there is room in a binary message for as many parts as it says it has: nobody counts beyond its end."""
    if newer:
        return int.from_bytes(message[:8], "little") < len(message) // 8
    return int.from_bytes(message[:4], "big") < len(message) // 4
