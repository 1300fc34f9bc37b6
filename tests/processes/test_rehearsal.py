"""Rehearsals: first outputs come from a fork of the warm parent, or otherwise from a new process."""

from __future__ import annotations

import shutil
import socket

import msgspec
import pytest

from tests.processes.opening import ROOT, find_parent
from tests.waiting import until
from village_widgets import processes
from village_widgets.host.pages import FIRST_OUTPUTS, load_first_outputs
from village_widgets.processes import FirstOutput, RehearsalRequest
from village_widgets.processes.kernels import fetch_rehearsal

pytestmark = pytest.mark.skipif(not processes.FORKS, reason="pages are not forked on this system")


def test_a_fork_sends_first_outputs(run, warm, tmp_path, monkeypatch) -> None:
    """A fork sends the first outputs of a folder's notebook and ends; no new process is needed."""
    shutil.copy(ROOT / "notebooks" / "05_market.ipynb", tmp_path)
    monkeypatch.setattr("village_widgets.processes.kernels.REHEARSAL", "no process of its own")
    others = find_parent(warm).children()
    settings: dict[str, object] = {"kernel_manager": warm}
    run(load_first_outputs(settings, tmp_path, tmp_path))
    [[known]] = settings[FIRST_OUTPUTS].values()
    assert known.path == "05_market.ipynb" and known.bundle and known.models
    until(lambda: {*find_parent(warm).children()} <= {*others}, "the end of the fork")


def test_a_new_process_sends_first_outputs_if_the_fork_fails(run, warm, tmp_path, monkeypatch) -> None:
    """A new process sends the first outputs if the fork ends before it has sent them all."""
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
