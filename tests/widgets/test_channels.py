"""What comes over a page's connection and is no message closes it, with one line in the log, and stops nobody else."""

from __future__ import annotations

import logging
from types import SimpleNamespace

import pytest

from village_widgets.host.channels import NO_MESSAGE, PROTOCOL, Channels


class Connection(Channels):
    """A page's connection, without a network."""

    selected_subprotocol = PROTOCOL
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
        """Note it."""
        self.closed.append(code)


@pytest.mark.parametrize("protocol", [PROTOCOL, None])
@pytest.mark.parametrize("garbage", ["{", b"", b"\xff" * 8, b"\xff" * 64, b"\x7f\xff\xff\xff" * 9, b"\0\0\0\x10" * 3])
def test_what_is_no_message_closes_the_connection(
    protocol: str | None, garbage: bytes | str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some bytes say that they have more parts than there are letters in the world: nobody counts them."""
    monkeypatch.setattr(Connection, "selected_subprotocol", protocol)
    page = Connection()
    page.on_message(garbage)
    assert page.closed == [NO_MESSAGE] and not page.heard
    [said] = caplog.records
    assert "\n" not in said.getMessage() and not said.exc_info


def test_messages_are_handed_on() -> None:
    """Packed in either way, or plain."""
    page = Connection()
    newer = b"".join(number.to_bytes(8, "little") for number in (2, 24, 29, 31)) + b"shell{}"
    for message in ("plain", newer):
        page.on_message(message)
    assert page.heard == ["plain", newer] and not page.closed
