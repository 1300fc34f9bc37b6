"""The door: a connection over which a page gets its process and the outputs of its cells, and waits while none is free.

The connection is the page's place in the queue: when it closes, the queue moves up. A process ends if its page leaves, or never
comes, before it has connected to the process.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from copy import deepcopy
from pathlib import PurePosixPath
from typing import Final

import msgspec
from jupyter_server.auth.decorator import ws_authenticated
from jupyter_server.base.websocket import WebSocketMixin
from nbconvert.preprocessors import ClearOutputPreprocessor
from nbformat import NotebookNode
from nbformat.v4 import new_output
from tornado.websocket import WebSocketClosedError, WebSocketHandler
from voila.execute import VoilaExecutor
from voila.handler import VoilaHandler
from voila.utils import ENV_VARIABLE

from village_core.kernel.words.languages import VARIABLE, list_languages
from village_widgets.anywhere.running import select_cells
from village_widgets.host.choosing import choose_language
from village_widgets.host.frame import load_words
from village_widgets.host.messages import DoorMessage, OutputEnd, ProcessReady, QueuePlace
from village_widgets.host.pages import Notebook, load_notebook
from village_widgets.limits import allowance
from village_widgets.limits.clients import identify_client
from village_widgets.processes.kernels import StartedProcess

PATH: Final = "voila/door"
"""The path of doors, relative to the server's address; the notebook's path follows."""
SPARE_DELAY: Final = 1.0
"""Seconds from a page's end at the door until the next process is prepared: the page draws its board first."""


class Door(WebSocketMixin, WebSocketHandler, VoilaHandler):
    """One page that asks for its process. As for all connections of Jupyter, pages of other sites are refused."""

    notebook: Notebook
    entering: asyncio.Future[None]
    language: str
    place: int | None = None

    def set_default_headers(self) -> None:
        """Set no headers: those of a page do not belong to a connection."""

    @ws_authenticated
    async def get(self, path: str) -> None:
        """Accept a page of the notebook at this path. Answers 404 if there is none."""
        self.notebook = await load_notebook(self, path)
        await super().get(path)

    def open(self, path: str) -> None:
        """Put the page of the notebook at ``path`` into the queue, and serve it when its turn comes."""
        super().open()
        self.gone = asyncio.Event()
        self.language = choose_language(self.request)
        self.client = identify_client(self.request.remote_ip or "", self.request.headers.get("X-Forwarded-For", ""))
        self.entering = asyncio.ensure_future(self.kernel_manager.admission.enter(self.client, self._send_place))
        self.answering = asyncio.ensure_future(self._attend())

    def on_message(self, message: bytes | str) -> None:
        """Speak the language that was chosen on the page while it waits, and send its place in the queue again in that language.

        All that a page sends here is the language's tag; anything else is ignored.
        """
        if isinstance(message, str) and message in list_languages():
            self.language = message
            if self.place is not None:
                self._send_place(self.place)

    def on_close(self) -> None:
        """End the page's wait, in the queue or for its process: it has gone, or is complete."""
        self.gone.set()
        self.entering.cancel()

    def _send_place(self, place: int) -> None:
        self.place = place
        self._send(QueuePlace(load_words(self.language).format("waiting-place", place=place)))

    def _send(self, message: DoorMessage) -> None:
        """Send a message; a page that has gone misses it, whether the server knows that already or finds out while sending."""
        with contextlib.suppress(WebSocketClosedError):
            sending = self.write_message(msgspec.json.encode(message).decode())
            sending.add_done_callback(lambda sent: sent.exception())

    async def _attend(self) -> None:
        try:
            await self.entering
            self.place = None
            await self._serve()
        except asyncio.CancelledError:
            pass  # the page left the queue
        except Exception:
            self.log.exception("Starting a process for a page failed")
        self.close()

    async def _serve(self) -> None:
        """Start a process and run the cells, a limited number of pages at a time (``starting``), and wait for the page.

        If the page has gone before its turn, its place is freed and nothing starts. A process to which the page never connects
        ends. A little later the next spare process is prepared.
        """
        kernels = self.kernel_manager
        kernel = ""
        try:
            async with kernels.starting:
                if self.gone.is_set():
                    kernels.admission.leave(self.client)
                    return
                language = self.language
                process = await self._start(language)
                kernel = process.number
                await self._run_cells(process, language)
            self._send(OutputEnd())
            await self._wait_for_page(kernel)
        finally:
            asyncio.get_running_loop().call_later(SPARE_DELAY, kernels.prepare_spare)
            if kernel in kernels and not kernels.has_connected(kernel):
                await kernels.shutdown_kernel(kernel)

    async def _start(self, language: str) -> StartedProcess:
        folder = str(PurePosixPath(self.notebook.path).parent)
        folder = "" if folder == "." else folder
        process: StartedProcess = await self.kernel_manager.start_page(self.client, folder, self._build_environment(language))
        self._send(ProcessReady(process.number))
        return process

    def _build_environment(self, language: str) -> Mapping[str, str]:
        """Return environment variables that describe the page to its process."""
        return {
            **allowance.build_variables(self.client, self.kernel_manager.connection_dir),
            VARIABLE: language,
            ENV_VARIABLE.VOILA_BASE_URL.value: self.base_url,
            ENV_VARIABLE.VOILA_SERVER_URL.value: self.settings.get("server_url", "/"),
            ENV_VARIABLE.VOILA_REQUEST_URL.value: self.request.full_url(),
        }

    async def _run_cells(self, process: StartedProcess, language: str) -> None:
        """Run the page's cells in a process that speaks ``language``, and send the output of each, up to the first that fails."""
        node, _ = ClearOutputPreprocessor().preprocess(deepcopy(self.notebook.node), {})
        shows_tracebacks = self.voila_configuration.show_tracebacks
        manager = self.kernel_manager.get_kernel(process.number)
        executor = VoilaExecutor(node, km=manager, config=self.traitlet_config, show_tracebacks=shows_tracebacks)
        executor.kc = process.connection
        executor.kc.allow_stdin = False
        try:
            for number in select_cells(node.cells):
                cell = node.cells[number]
                failed = not await self._run_cell(executor, cell, number)
                self._send(await self.notebook.render_cell(number, cell, executor, language, self.get_argument("stills", "")))
                if failed:
                    break
        finally:
            executor.kc.stop_channels()

    async def _run_cell(self, executor: VoilaExecutor, cell: NotebookNode, number: int) -> bool:
        """Run a cell and tell whether it succeeded. The log has its error; the page only gets a notice of failure."""
        try:
            await executor.execute_cell(cell, None, number, store_history=False)
        except Exception:
            self.log.exception("A cell of %s failed", self.notebook.path)
            cell.outputs = [new_output("error", ename="", evalue="", traceback=[])]
            return False
        return True

    async def _wait_for_page(self, kernel: str) -> None:
        """Wait until the page connects to its process or goes, at most for the time in which it is expected."""
        kernels = self.kernel_manager
        waiting = [asyncio.ensure_future(one) for one in (kernels.wait_for_page(kernel), self.gone.wait())]
        await asyncio.wait(waiting, timeout=kernels.page_expected_timeout, return_when=asyncio.FIRST_COMPLETED)
        for one in waiting:
            one.cancel()
