"""The warm parent that has imported all: its forks serve pages, and send first outputs, which otherwise a new process sends."""

from __future__ import annotations

import os
import shutil
import socket
from pathlib import Path

import msgspec
import pytest

from tests.processes.opening import ROOT, find_parent, open_pages
from tests.waiting import wait_until
from village_widgets import processes
from village_widgets.host.pages import FIRST_OUTPUTS, load_first_outputs
from village_widgets.processes import FirstOutput, RehearsalRequest
from village_widgets.processes.kernels import fetch_rehearsal
from village_widgets.processes.warming import ROOTS
from village_widgets.tutor.course import Course, list_taught_games

pytestmark = pytest.mark.skipif(not processes.FORKS, reason="pages are not forked on this system")


def list_sockets(pid: int) -> set[str]:
    """Return the open sockets of a process, as Linux names them: ``socket:[number]``."""
    links = (os.readlink(entry) for entry in Path(f"/proc/{pid}/fd").iterdir() if entry.is_symlink())
    return {link for link in links if link.startswith("socket:")}


def test_a_new_process_sends_first_outputs_if_the_fork_fails(run, warm, tmp_path, monkeypatch) -> None:
    """A new process sends a folder's first outputs if the warm parent's fork ends before it has sent them all.

    The fork is faked, so the parent may still be warming up.
    """
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


def test_a_page_has_its_own_environment_session_and_randomness(run, warm) -> None:
    """A page's process has its own variables, session of the system and randomness, and what its parent imported and read.

    It begins in the folder of the notebooks.
    """

    async def test() -> None:
        async with open_pages(warm, 1, HERE="here") as [page], open_pages(warm) as [other]:
            assert page.forked and other.forked
            assert await page.evaluate("__import__('os').environ['HERE']") == "here"
            assert await other.evaluate("__import__('os').environ.get('HERE')") is None
            threads = await page.evaluate("__import__('os').environ.get('OMP_NUM_THREADS')")
            assert threads == os.environ.get("OMP_NUM_THREADS"), "a page has no variables of its parent"
            assert await page.evaluate("'bqplot' in __import__('sys').modules") is True, "charts' libraries are shared"
            assert await page.evaluate("'pyarrow' in __import__('sys').modules") is False, "it would start threads"
            assert await page.evaluate("__import__('os').getcwd()") == str(ROOT / "notebooks")
            assert await page.evaluate("__import__('os').getsid(0)") == page.pid
            assert await page.evaluate("__import__('os').read(0, 1)") == b""
            assert await page.evaluate("'village_widgets.play' in __import__('sys').modules") is True
            read = "__import__('village_widgets.tutor.course').tutor.course._parse_lesson.cache_info().currsize"
            assert await page.evaluate(read) > 20, "the rehearsal has read the lessons"
            parsed = "__import__('village_core.kernel.words').kernel.words._parse.cache_info().currsize"
            files = {file for root in ROOTS for language in ("en", "de") for file in root.rglob(f"{language}.ftl")}
            assert await page.evaluate(parsed) >= len({(file.stem, file.read_text(encoding="utf-8")) for file in files})
            assert await page.evaluate("len(__import__('ipywidgets').Widget.widgets)") == 0, "the rehearsal left no widgets"
            assert await page.evaluate("'' in __import__('sys').path and '__file__' not in globals()") is True
            for random in ("__import__('random').random()", "__import__('uuid').uuid4().hex"):
                assert await page.evaluate(random) != await other.evaluate(random)

    run(test())


def test_a_chapter_that_visitors_open_first_words_nothing_anew(run, warm) -> None:
    """The parent has worded all that the first two chapters of each course show, so their pages wait for no wording."""

    async def test() -> None:
        worded = "__import__('village_core.kernel.words').kernel.words._read.cache_info().hits"
        async with open_pages(warm) as [page]:
            before = await page.evaluate(worded)
            for game in list_taught_games():
                for name in Course(game).core[:2]:
                    module = f"__import__('village_widgets.games.{game}.learning', fromlist=['build_chapter'])"
                    assert await page.evaluate(f"{module}.build_chapter('{name}').lesson is not None") is True
            assert await page.evaluate(worded) == before > 0

    run(test())


def test_a_page_holds_no_socket_of_another(run, warm) -> None:
    """No page holds a socket of the parent or of another page; the parent holds one, and has one thread."""

    async def test() -> None:
        async with open_pages(warm, 3) as pages:
            parent = find_parent(warm)
            held = [list_sockets(page.pid) for page in pages]
            assert len(list_sockets(parent.pid)) == parent.num_threads() == 1
            assert len(set.union(list_sockets(parent.pid), *held)) == 1 + sum(len(one) for one in held)

    run(test())


def test_a_fork_sends_first_outputs(run, warm, tmp_path, monkeypatch) -> None:
    """A fork sends the first outputs of a folder's notebook and ends; no new process is needed."""
    shutil.copy(ROOT / "notebooks" / "05_market.ipynb", tmp_path)
    monkeypatch.setattr("village_widgets.processes.kernels.REHEARSAL", "no process of its own")
    others = find_parent(warm).children()
    settings: dict[str, object] = {"kernel_manager": warm}
    run(load_first_outputs(settings, tmp_path, tmp_path))
    [[known]] = settings[FIRST_OUTPUTS].values()
    assert known.path == "05_market.ipynb" and known.bundle and known.models
    wait_until(lambda: {*find_parent(warm).children()} <= {*others}, "the end of the fork")
