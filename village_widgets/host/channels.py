"""A page's connection to its process: Voila's, hardened against malformed messages, and trimmed for our pages' own script."""

from __future__ import annotations

import json
from typing import Final

from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from tornado.websocket import WebSocketHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler
from voila.tornado.kernel_websocket_handler import WebsocketHandler as JupyterWebsocketHandler

from village_widgets.host.outputs import link_files, name_addresses

PROTOCOL: Final = "v1.kernel.websocket.jupyter.org"
"""The newer protocol in which browsers and kernels pack their messages."""
OWN: Final = "own"
"""The argument in the address of connections that our pages' own script opens."""
HANDLED: Final = frozenset(("comm_open", "comm_msg", "comm_close", "comm_info_reply", "status"))
"""The messages that this script handles."""
ROUTINE: Final = frozenset(("starting", "busy", "idle"))
"""States that a process reports around all its work. A page only needs to know that its process is gone."""
SCRIPT: Final = b'"_esm"'
"""The name of an anywidget's script in its state."""
MALFORMED: Final = 1003
"""The code with which a connection is closed after a malformed message."""


class Channels(VoilaKernelWebsocketHandler):
    """Voila's connection to a kernel, which also speaks the older protocol and closes after a malformed message.

    A browser falls back to the older protocol if a connection breaks early. Voila would read its binary messages as the newer
    protocol's, read on for ever, and answer no page again.
    """

    def write_message(self, message: bytes | str | dict[str, object], binary: bool = False) -> object:
        """Send a message to the page: trimmed for our own script, and for JupyterLab's with addresses in place of scripts.

        A message that our own script doesn't handle is not sent. Over the older protocol a binary message goes unchanged.
        """
        if isinstance(message, bytes) and self.selected_subprotocol != PROTOCOL:
            return WebSocketHandler.write_message(self, message, binary)
        if isinstance(message, bytes) and OWN in self.request.arguments:
            trimmed = trim_message(message, self.base_url)
            return None if trimmed is None else WebSocketHandler.write_message(self, trimmed, binary)
        if isinstance(message, bytes) and SCRIPT in message:
            origin = self.request.headers.get("Origin", "")
            return WebSocketHandler.write_message(self, link_scripts(message, f"{origin}{self.base_url}"), binary)
        return super().write_message(message, binary)

    def on_message(self, message: bytes | str) -> None:
        """Pass a page's message on. If it is malformed or can't be passed on, log one line and close the connection."""
        try:
            if isinstance(message, bytes) and not is_packed(message, newer=self.selected_subprotocol == PROTOCOL):
                raise ValueError
            super().on_message(message)
        except Exception as error:
            self.log.error("Closed a connection after a malformed message (%s).", type(error).__name__)
            self.close(MALFORMED)


class JupyterChannels(Channels):
    """Connections of a Jupyter server to kernels: pages get messages as ``Channels`` sends them, notebooks get all unchanged.

    Both are closed after a malformed message.
    """

    def write_message(self, message: bytes | str | dict[str, object], binary: bool = False) -> object:
        """Send a message: to a page of ours as it needs it, to a notebook unchanged."""
        if self.kernel_manager.is_page(self.kernel_id):
            return super().write_message(message, binary)
        return JupyterWebsocketHandler.write_message(self, message, binary)


def trim_message(message: bytes, base: str) -> bytes | None:
    """Return a message as our pages' own script needs it, or None if the script ignores it; ``base`` is the server's address.

    Scripts and styles of new widgets become addresses, as in the page's HTML. Of the headers only the message's kind remains, and
    the id of the message that it answers.
    """
    channel, [header, parent, _, content, *buffers] = deserialize_msg_from_ws_v1(message)
    kind, answered = json.loads(header)["msg_type"], json.loads(parent).get("msg_id")
    if kind not in HANDLED or (kind == "status" and json.loads(content)["execution_state"] in ROUTINE):
        return None
    if kind == "comm_open":
        opened = json.loads(content)
        opened["data"]["state"] = link_files(opened["data"].get("state", {}), base)
        content = json.dumps(opened).encode()
    head, parent = (json.dumps(each).encode() for each in ({"msg_type": kind}, {"msg_id": answered} if answered else {}))
    return bytes(serialize_msg_to_ws_v1([head, parent, b"{}", content, *buffers], channel))


def link_scripts(message: bytes, base: str) -> bytes:
    """Return a message in which scripts and styles of anywidgets are addresses below ``base``, the server's whole address.

    JupyterLab's widget manager would build a script from the text, which the content security policy forbids.
    """
    channel, [header, parent, metadata, content, *buffers] = deserialize_msg_from_ws_v1(message)
    told = json.loads(content)
    data = told.get("data", {})
    for described in (data, *data.get("states", {}).values()):
        if "state" in described:
            described["state"] = name_addresses(described["state"], base)
    return bytes(serialize_msg_to_ws_v1([header, parent, metadata, json.dumps(told).encode(), *buffers], channel))


def is_packed(message: bytes, newer: bool) -> bool:
    """Tell whether a binary message, in the ``newer`` protocol or the older, has room for the offsets of all parts it declares.

    The parts themselves are not checked.
    """
    if newer:
        return int.from_bytes(message[:8], "little") < len(message) // 8
    return int.from_bytes(message[:4], "big") < len(message) // 4
