"""The messages of a page's connection: malformed ones close it, and those to our pages are shortened."""

from __future__ import annotations

import json
import logging
from types import SimpleNamespace

import pytest
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from tornado.websocket import WebSocketHandler

from village_widgets.host.channels import (
    MALFORMED,
    OWN,
    PROTOCOL,
    Channels,
    JupyterChannels,
    JupyterWebsocketHandler,
    link_scripts,
)
from village_widgets.host.files import keep


class Connection(Channels):
    """A page's connection, without a network."""

    selected_subprotocol = PROTOCOL
    base_url = "/up/"
    log = logging.getLogger("test")

    def __init__(self) -> None:
        self.heard: list[object] = []
        self.closed: list[int] = []
        self.connection = SimpleNamespace(handle_incoming_message=self._hear)

    def _hear(self, message: object) -> None:
        if message == "{":
            raise ValueError("several\nlines")
        self.heard.append(message)

    def close(self, code: int = 0) -> None:
        """Note the code with which the connection was closed."""
        self.closed.append(code)


class InJupyter(Connection, JupyterChannels):
    """A connection inside a Jupyter server, without a network."""


@pytest.mark.parametrize("protocol", [PROTOCOL, None])
@pytest.mark.parametrize("garbage", ["{", b"", b"\xff" * 8, b"\xff" * 64, b"\x7f\xff\xff\xff" * 9, b"\0\0\0\x10" * 3])
def test_what_is_no_message_closes_the_connection(
    protocol: str | None, garbage: bytes | str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bytes or a text that is no message closes the connection as malformed, with one line in the log and no traceback.

    Packed and plain connections are closed alike.
    """
    monkeypatch.setattr(Connection, "selected_subprotocol", protocol)
    page = Connection()
    page.on_message(garbage)
    assert page.closed == [MALFORMED] and not page.heard
    [said] = caplog.records
    assert "\n" not in said.getMessage() and not said.exc_info


def pack_message(kind: str, content: object, *buffers: bytes) -> bytes:
    """Return a message of this kind from a process, packed as it goes over the connection in answer to a page."""
    head = {"msg_id": "of the process", "msg_type": kind, "username": "username", "version": "5.4"}
    parts = (head, {**head, "msg_id": "of the page"}, {"more": 1}, content)
    return bytes(serialize_msg_to_ws_v1([*(json.dumps(part).encode() for part in parts), *buffers], "iopub"))


@pytest.mark.parametrize("own", [True, False])
def test_a_page_hears_what_it_has_use_for(own: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of ours gets only useful messages, with short heads, and addresses in place of scripts and styles.

    JupyterLab gets all messages as they are, except that scripts and styles are whole addresses.
    """
    told: list[bytes] = []
    monkeypatch.setattr(WebSocketHandler, "write_message", lambda _, message, binary: told.append(message))
    page = Connection()
    page.request = SimpleNamespace(arguments={OWN: [b"1"]} if own else {}, headers={"Origin": "https://tables"})
    opened = pack_message("comm_open", {"comm_id": "a", "data": {"state": {"_esm": "script", "_css": "style", "n": 1}}}, b"bytes")
    content = {"execution_state": "dead", "data": "é"}
    kinds = ("comm_msg", "comm_close", "status", "comm_info_reply")
    others = [pack_message(kind, content, b"more") for kind in kinds]
    useless = [pack_message(kind, {}) for kind in ("execute_result", "display_data", "stream", "execute_reply")]
    useless += [pack_message("status", {"execution_state": state}) for state in ("starting", "busy", "idle")]
    for message in (opened, *others, *useless):
        page.write_message(message, binary=True)
    if not own:
        assert told[1:] == [*others, *useless]
        _, [*heads, body, brought] = deserialize_msg_from_ws_v1(told[0])
        assert (heads, brought) == (deserialize_msg_from_ws_v1(opened)[1][:3], b"bytes")
        linked = {
            "_esm": f"https://tables/up/{keep('script', 'js')}",
            "_css": f"https://tables/up/{keep('style', 'css')}",
            "n": 1,
        }
        assert json.loads(body) == {"comm_id": "a", "data": {"state": linked}}
        return
    state = {"n": 1, "script": f"/up/{keep('script', 'js')}", "style": f"/up/{keep('style', 'css')}"}
    heard: list[tuple[str, object, list[bytes]]] = [(kind, content, [b"more"]) for kind in kinds]
    heard.insert(0, ("comm_open", {"comm_id": "a", "data": {"state": state}}, [b"bytes"]))
    for message, (kind, said, brought) in zip(told, heard, strict=True):
        channel, [head, parent, metadata, body, *buffers] = deserialize_msg_from_ws_v1(message)
        heads = [json.loads(part) for part in (head, parent, metadata)]
        assert heads == [{"msg_type": kind}, {"msg_id": "of the page"}, {}]
        assert (channel, json.loads(body), buffers) == ("iopub", said, brought)


@pytest.mark.parametrize("protocol", [PROTOCOL, None])
def test_code_that_is_run_is_told_to_no_page(protocol: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Voila's own filter holds over both protocols: of plain messages those that repeat a cell's code are not sent.

    Other plain messages and texts are sent as they are, and over the older protocol binary ones too.
    """
    told: list[object] = []
    monkeypatch.setattr(WebSocketHandler, "write_message", lambda _, message, binary=False: told.append(message))
    monkeypatch.setattr(Connection, "selected_subprotocol", protocol)
    page = Connection()
    page.request = SimpleNamespace(arguments={}, headers={})
    plain = {"header": {"msg_type": "status"}}
    for message in ({"header": {"msg_type": "execute_input"}}, plain, "text", {}):
        page.write_message(message)
    assert told == [plain, "text", {}]
    packed = pack_message("execute_input", {"code": "1"})
    page.write_message(packed, binary=True)
    assert told[3:] == ([packed] if protocol is None else [])


@pytest.mark.parametrize("page", [True, False])
def test_a_jupyter_server_changes_only_what_pages_hear(page: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of ours inside a Jupyter server gets addresses of scripts, a notebook in JupyterLab the scripts themselves."""
    told: list[bytes] = []
    monkeypatch.setattr(WebSocketHandler, "write_message", lambda _, message, binary: told.append(message))
    monkeypatch.setattr(JupyterWebsocketHandler, "write_message", lambda _, message, binary: told.append(message), raising=False)
    connection = InJupyter()
    manager = SimpleNamespace(is_page=lambda kernel: page and kernel == "a")
    connection.kernel_id, connection.application = "a", SimpleNamespace(settings={"kernel_manager": manager})
    connection.request = SimpleNamespace(arguments={OWN: [b"1"]}, headers={})
    opened = pack_message("comm_open", {"comm_id": "a", "data": {"state": {"_esm": "script"}}})
    connection.write_message(opened, binary=True)
    [sent] = told
    assert (sent == opened) is not page and (keep("script", "js").encode() in sent) is page


def test_all_states_of_a_process_have_addresses_for_scripts() -> None:
    """In a message with the states of all widgets a script becomes an address, and nothing else changes."""
    states = {"a": {"model_name": "AnyModel", "state": {"_esm": "script", "_css": ""}}, "b": {"state": {"n": 1}}}
    message = pack_message("comm_msg", {"data": {"method": "update_states", "states": states, "buffer_paths": []}}, b"bytes")
    _, [*_, body, brought] = deserialize_msg_from_ws_v1(link_scripts(message, "http://here/"))
    states["a"]["state"] = {"_esm": f"http://here/{keep('script', 'js')}", "_css": ""}
    assert json.loads(body) == {"data": {"method": "update_states", "states": states, "buffer_paths": []}} and brought == b"bytes"


def test_messages_are_handed_on() -> None:
    """Messages of a page, packed in the newer way or plain, go on unchanged and leave the connection open."""
    page = Connection()
    newer = b"".join(number.to_bytes(8, "little") for number in (2, 24, 29, 31)) + b"shell{}"
    for message in ("plain", newer):
        page.on_message(message)
    assert page.heard == ["plain", newer] and not page.closed
