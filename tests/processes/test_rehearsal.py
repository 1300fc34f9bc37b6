"""What newcomers will see is said by a fork of the warm parent, or else by a process of its own."""

from __future__ import annotations

import shutil
import socket

import msgspec
import pytest

from tests.processes.opening import ROOT, parent_of
from tests.waiting import until
from village_widgets import processes
from village_widgets.host.pages import FIRST_OUTPUTS, load_first_outputs
from village_widgets.processes import FirstOutput, RehearsalRequest
from village_widgets.processes.kernels import fetch_rehearsal

pytestmark = pytest.mark.skipif(not processes.FORKS, reason="pages are not forked on this system")


def test_what_newcomers_will_see_is_said_by_a_fork(run, warm, tmp_path, monkeypatch) -> None:
    """It finds what the parent has imported and read, and has gone when it has said it."""
    shutil.copy(ROOT / "notebooks" / "05_market.ipynb", tmp_path)
    monkeypatch.setattr("village_widgets.processes.kernels.REHEARSAL", "no process of its own")
    others = parent_of(warm).children()
    settings: dict[str, object] = {"kernel_manager": warm}
    run(load_first_outputs(settings, tmp_path, tmp_path))
    [[known]] = settings[FIRST_OUTPUTS].values()
    assert known.path == "05_market.ipynb" and known.bundle and known.models
    until(lambda: {*parent_of(warm).children()} <= {*others}, "the end of whoever said it")


def test_what_newcomers_will_see_is_said_all_the_same_where_a_fork_fails(run, warm, tmp_path, monkeypatch) -> None:
    """A process of its own says it."""
    shutil.copy(ROOT / "notebooks" / "05_market.ipynb", tmp_path)

    async def dies(_: RehearsalRequest) -> socket.socket:
        line, theirs = socket.socketpair()
        line.setblocking(False)
        with theirs:
            theirs.sendall(b"[{")
        return line

    monkeypatch.setattr(warm.warm, "_open_line", dies)
    [known] = msgspec.json.decode(run(fetch_rehearsal(warm.warm, tmp_path)), type=list[FirstOutput])
    assert known.path == "05_market.ipynb"
