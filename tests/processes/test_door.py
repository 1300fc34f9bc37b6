"""The door, without a server: a page's place, its language, its process, its cells, and pages that have gone."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable, Mapping
from types import SimpleNamespace

import pytest
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from tornado.websocket import WebSocketClosedError

from village_core.kernel.words.languages import VARIABLE
from village_widgets.host import door as doors
from village_widgets.host.door import Door
from village_widgets.host.messages import OutputEnd, ProcessReady, QueuePlace
from village_widgets.processes.admission import Admission

SECRET = "what went wrong"


class Kernels(dict[str, object]):
    """A stand-in for a server's kernels, by number: one place, and no real processes."""

    page_expected_timeout = 0.01

    def __init__(self) -> None:
        super().__init__()
        self.admission = Admission(1)
        self.starting = asyncio.Semaphore(1)
        self.connected = asyncio.Event()
        self.begun: list[str] = []
        self.variables: list[Mapping[str, str]] = []

    async def start_page(self, client: str, _: str, variables: Mapping[str, str]) -> SimpleNamespace:
        """Note that a client asked for a process, and with which variables; at once return a number and a connection."""
        self.begun.append(client)
        self.variables.append(variables)
        self["7"] = client
        return SimpleNamespace(number="7", connection=SimpleNamespace(stop_channels=lambda: None))

    async def shutdown_kernel(self, number: str) -> None:
        """Forget the process of this number, and free its page's place."""
        self.admission.leave(str(self.pop(number)))

    async def wait_for_page(self, _: str) -> None:
        """Wait until the test says that the page has connected."""
        await self.connected.wait()

    def has_connected(self, _: str) -> bool:
        """Tell whether the test has said that the page has connected."""
        return self.connected.is_set()

    def get_kernel(self, number: str) -> object:
        """Return the client who asked for the process of this number, in place of a kernel."""
        return self[number]

    def prepare_spare(self) -> None:
        """Do nothing: no process is made ready for the next page."""


class Page(Door):
    """A page at the door of ``kernels``, which notes what it is ``sent``."""

    kernel_manager = None
    log = logging.getLogger(__name__)
    voila_configuration = SimpleNamespace(show_tracebacks=False)
    traitlet_config = None
    closed = False
    language = "en"

    def __init__(self, kernels: Kernels, *cells: NotebookNode) -> None:
        self.kernel_manager = kernels
        self.notebook = SimpleNamespace(path="play.ipynb", node=new_notebook(cells=[*cells]), render_cell=self.render)
        self.gone = asyncio.Event()
        self.client = "a"
        self.sent: list[object] = []
        self.news = asyncio.Event()
        self.entering = asyncio.ensure_future(kernels.admission.enter(self.client, self._send_place))

    async def render(self, number: int, cell: NotebookNode, *_: object) -> object:
        """Instead of drawing the cell, return its number, the types of its outputs, and whether they show ``SECRET``."""
        return number, [output.output_type for output in cell.outputs], SECRET in str(cell.outputs)

    def get_argument(self, *_: object) -> str:
        """Return an empty text: the page's address has no arguments."""
        return ""

    def _build_environment(self, language: str) -> dict[str, str]:
        return {VARIABLE: language}

    def _send(self, message: object) -> None:
        self.sent.append(message)
        self.news.set()

    async def wait_for(self, kind: type) -> None:
        """Wait until a message of this kind is sent. Raises ``TimeoutError`` if none comes."""
        async with asyncio.timeout(60):
            while not any(isinstance(message, kind) for message in self.sent):
                self.news.clear()
                await self.news.wait()

    def close(self, *_: object) -> None:
        """Note that the connection was closed, instead of closing one."""
        self.closed = True


@pytest.fixture(autouse=True)
def _run_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let cells run without a process and without outputs; one whose source is ``fail`` fails with ``SECRET``."""

    async def execute_cell(cell: NotebookNode, *_: object, **__: object) -> None:
        if cell.source == "fail":
            cell.outputs = [{"output_type": "error", "traceback": [SECRET]}]
            raise ValueError(SECRET)

    monkeypatch.setattr(doors, "VoilaExecutor", lambda *_, **__: SimpleNamespace(execute_cell=execute_cell))


def run_at_door(test: Callable[[Kernels], Awaitable[None]]) -> None:
    """Run a test with kernels of its own, and then check that the place is free or has a process."""

    async def run() -> None:
        kernels = Kernels()
        await test(kernels)
        assert kernels.admission.full is bool(kernels)

    asyncio.run(run())


def test_a_page_that_goes_while_others_start_leaves_its_place_and_starts_nothing() -> None:
    """A page that leaves while it waits for other pages' processes to start frees its place, and no process starts for it."""

    async def test(kernels: Kernels) -> None:
        async with kernels.starting:
            page = Page(kernels)
            serving = asyncio.ensure_future(page._attend())
            await page.entering
            assert kernels.admission.full
            page.gone.set()
        await serving
        assert (kernels.begun, page.sent, page.closed) == ([], [], True)

    run_at_door(test)


def test_a_page_that_waits_is_told_its_place_and_starts_in_the_language_that_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page may choose another language while it waits; what is no language changes nothing, and none is told a place later."""
    monkeypatch.setattr(doors, "list_languages", lambda: {"en": "English", "ko": "한국어"})
    monkeypatch.setattr(doors, "load_words", lambda language: SimpleNamespace(format=lambda _, place: f"{language} {place}"))

    async def test(kernels: Kernels) -> None:
        first, page = Page(kernels), Page(kernels)
        await first.entering
        for message in ("ko", "fr", b"en", "ko" * 1000):
            page.on_message(message)
        kernels.admission.leave(first.client)
        await page._attend()
        page.on_message("en")
        assert [place.text for place in page.sent if isinstance(place, QueuePlace)] == ["en 1", "ko 1"]
        assert kernels.variables == [{VARIABLE: "ko"}]

    run_at_door(test)


@pytest.mark.parametrize("connects", [True, False])
def test_only_the_process_of_a_page_that_connects_stays(connects: bool) -> None:
    """A page that never connects to its process loses it; one that has connected keeps it when the door closes."""

    async def test(kernels: Kernels) -> None:
        page = Page(kernels)
        if connects:
            kernels.connected.set()
        await page._attend()
        assert page.sent == [ProcessReady("7"), OutputEnd()] and bool(kernels) is connects

    run_at_door(test)


def test_cells_run_until_one_fails_and_its_page_learns_no_more_than_that() -> None:
    """Outputs are sent cell by cell, up to the first that fails, without its traceback; cells for JupyterLab only do not run."""

    async def test(kernels: Kernels) -> None:
        lab = new_code_cell("fail", metadata={"tags": ["lab"]})
        page = Page(kernels, new_markdown_cell("text"), lab, new_code_cell("one"), new_code_cell("fail"), new_code_cell("two"))
        await page._attend()
        assert page.sent == [ProcessReady("7"), (2, [], False), (3, ["error"], False), OutputEnd()]

    run_at_door(test)


@pytest.mark.parametrize("known", [True, False])
def test_a_page_that_has_gone_leaves_no_lines_in_the_log(known: bool) -> None:
    """Telling a page its place fails quietly, whether its connection is known to be closed or breaks while it is told."""

    class Dropped(Page):
        """A page whose browser has vanished, so that every message to it fails."""

        _send = Door._send

        def write_message(self, *_: object) -> asyncio.Future[None]:
            """Fail as Tornado does: at once if it knows that the connection is closed, else by the future that it returns."""
            if known:
                raise WebSocketClosedError
            sending: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            sending.set_exception(WebSocketClosedError())
            return sending

    async def test(kernels: Kernels) -> None:
        reported: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, about: reported.append(about))
        page = Dropped(kernels)
        page._send_place(3)
        page.entering.cancel()
        await asyncio.wait([page.entering])
        gc.collect(1)  # the test's own objects, which are young
        assert not reported

    run_at_door(test)


def test_nothing_remains_of_a_page_that_leaves_the_queue(caplog: pytest.LogCaptureFixture) -> None:
    """A page that closes while it waits in the queue gets nothing, gives up its turn, and leaves no line in the log."""

    async def test(kernels: Kernels) -> None:
        first, page = Page(kernels), Page(kernels)
        await first.entering
        serving = asyncio.ensure_future(page._attend())
        await page.wait_for(QueuePlace)
        page.on_close()
        await serving
        assert page.gone.is_set() and page.closed and kernels.begun == [] and caplog.text == ""
        kernels.admission.leave(first.client)
        assert not kernels.admission.full

    run_at_door(test)


def test_a_process_that_can_t_start_closes_the_door(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """If no process starts, the log says why, the page's door closes, and later a process is prepared for the next page."""
    monkeypatch.setattr(doors, "SPARE_DELAY", 0)

    async def test(kernels: Kernels) -> None:
        prepared = asyncio.Event()

        async def fail(client: str, *_: object) -> None:
            kernels.admission.leave(client)
            raise RuntimeError(SECRET)

        kernels.start_page, kernels.prepare_spare = fail, prepared.set
        page = Page(kernels)
        await page._attend()
        await asyncio.wait_for(prepared.wait(), 60)
        assert page.closed and page.sent == [] and not kernels.starting.locked()
        assert "Starting a process for a page failed" in caplog.text and SECRET in caplog.text

    run_at_door(test)


def test_others_may_start_once_a_page_s_cells_have_run() -> None:
    """A page whose cells have run is waited for without keeping others from starting; its door closes once it connects."""

    async def test(kernels: Kernels) -> None:
        kernels.page_expected_timeout = 60
        page = Page(kernels)
        serving = asyncio.ensure_future(page._attend())
        await page.wait_for(OutputEnd)
        assert not kernels.starting.locked() and page.place is None and not page.closed
        kernels.connected.set()
        await serving
        assert page.closed

    run_at_door(test)


@pytest.mark.parametrize(("path", "folder"), [("play.ipynb", ""), ("a/play.ipynb", "a"), ("a/b/play.ipynb", "a/b")])
def test_a_process_begins_in_the_folder_of_its_notebook(path: str, folder: str) -> None:
    """A page's process is asked for the folder of the notebook, the server's root for one that lies there."""

    async def test(kernels: Kernels) -> None:
        asked: list[str] = []
        start = kernels.start_page

        async def start_page(client: str, folder: str, variables: Mapping[str, str]) -> SimpleNamespace:
            asked.append(folder)
            return await start(client, folder, variables)

        kernels.start_page = start_page
        page = Page(kernels)
        page.notebook.path = path
        await page._attend()
        assert asked == [folder]

    run_at_door(test)


def test_a_page_asks_for_a_place_as_its_client(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that opens the door enters the queue under its client's address, in the language of its request."""
    attended: list[object] = []
    monkeypatch.setattr(doors.WebSocketMixin, "open", lambda page: attended.append("open"))
    monkeypatch.setattr(doors, "choose_language", lambda request: request.language)
    monkeypatch.setattr(doors, "identify_client", lambda *address: " for ".join(address))

    class Opened(Page):
        async def _attend(self) -> None:
            attended.append(self.client)
            await self.entering

    async def test(kernels: Kernels) -> None:
        page = Opened(kernels)
        await page.entering
        kernels.admission.leave("a")
        page.request = SimpleNamespace(language="ko", remote_ip="10.0.0.9", headers={"X-Forwarded-For": "10.1.1.1"})
        Door.open(page, "play.ipynb")
        await page.answering
        assert (page.language, page.client, page.gone.is_set()) == ("ko", "10.0.0.9 for 10.1.1.1", False)
        assert attended == ["open", page.client] and kernels.admission.full
        kernels.admission.leave(page.client)

    run_at_door(test)
