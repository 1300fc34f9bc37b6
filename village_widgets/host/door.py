"""How a page gets its process: its script opens a connection here, waits while all places are taken, and hears what cells show.

The connection is the page's place in the line: it closes, and the line moves up. A process whose page goes, or does not come,
before it has connected to it, ends.
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

from village_widgets.host.messages import DoorMessage, Enters, Waits, Whole
from village_widgets.host.pages import Notebook, notebook
from village_widgets.limits import allowance
from village_widgets.processes.clients import identify_client
from village_widgets.processes.kernels import StartedProcess
from village_widgets.words import words

PATH: Final = "voila/door"
"""Where it is, seen from the server's address; the notebook's path follows."""
AFTER: Final = 1.0
"""Seconds from when a page is there until a process gets ready for the next one: its board comes first."""


class Door(WebSocketMixin, WebSocketHandler, VoilaHandler):
    """One page that asks for its process. Pages of other sites are refused, as with every connection of Jupyter's."""

    found: Notebook
    entering: asyncio.Future[None]

    def set_default_headers(self) -> None:
        """None of those of a page."""

    @ws_authenticated
    async def get(self, path: str) -> None:
        """A page of the notebook of this path asks. 404 for one that is not there."""
        self.found = await notebook(self, path)
        await super().get(path)

    def open(self, path: str) -> None:
        """The connection is there."""
        super().open()
        self.gone = asyncio.Event()
        self.client = identify_client(self.request.remote_ip or "", self.request.headers.get("X-Forwarded-For", ""))
        self.entering = asyncio.ensure_future(self.kernel_manager.admission.enter(self.client, self._tell_place))
        self.answering = asyncio.ensure_future(self._answer())

    def on_message(self, message: bytes | str) -> None:
        """A page has nothing to say here."""

    def on_close(self) -> None:
        """The page has gone, or has all that it asked for."""
        self.gone.set()
        self.entering.cancel()

    def _tell_place(self, place: int) -> None:
        self._tell(Waits(words().format("waiting-place", place=place)))

    def _tell(self, message: DoorMessage) -> None:
        with contextlib.suppress(WebSocketClosedError):
            self.write_message(msgspec.json.encode(message).decode())

    async def _answer(self) -> None:
        try:
            await self.entering
            await self._serve()
        except asyncio.CancelledError:
            pass  # the page has left the line
        except Exception:
            self.log.exception("No process could be had for a page")
        self.close()

    async def _serve(self) -> None:
        """Have a process and run the cells; one page after the other, as many at a time as others can bear."""
        kernels = self.kernel_manager
        kernel = ""
        try:
            async with kernels.starting:
                if self.gone.is_set():
                    kernels.admission.leave(self.client)
                    return
                begun = await self._start()
                kernel = begun.number
                await self._show(begun)
            self._tell(Whole())
            await self._meet(kernel)
        finally:
            asyncio.get_running_loop().call_later(AFTER, kernels.prepare_spare)
            if kernel in kernels and not kernels.has_connected(kernel):
                await kernels.shutdown_kernel(kernel)

    async def _start(self) -> StartedProcess:
        folder = str(PurePosixPath(self.found.path).parent)
        folder = "" if folder == "." else folder
        begun: StartedProcess = await self.kernel_manager.start_page(self.client, folder, self._environment())
        self._tell(Enters(begun.number))
        return begun

    def _environment(self) -> Mapping[str, str]:
        """What the process is told of its page, as variables."""
        return {
            **allowance.build_variables(self.client, self.kernel_manager.connection_dir),
            ENV_VARIABLE.VOILA_BASE_URL.value: self.base_url,
            ENV_VARIABLE.VOILA_SERVER_URL.value: self.settings.get("server_url", "/"),
            ENV_VARIABLE.VOILA_REQUEST_URL.value: self.request.full_url(),
        }

    async def _show(self, begun: StartedProcess) -> None:
        """Run the cells, and tell what each shows, until one fails."""
        node, _ = ClearOutputPreprocessor().preprocess(deepcopy(self.found.node), {})
        shows_tracebacks = self.voila_configuration.show_tracebacks
        manager = self.kernel_manager.get_kernel(begun.number)
        process = VoilaExecutor(node, km=manager, config=self.traitlet_config, show_tracebacks=shows_tracebacks)
        process.kc = begun.connection
        process.kc.allow_stdin = False
        try:
            for number, cell in enumerate(node.cells):
                if cell.cell_type == "code":
                    failed = not await self._run(process, cell, number)
                    self._tell(await self.found.shown(number, cell, process, self.get_argument("stills", "")))
                    if failed:
                        break
        finally:
            process.kc.stop_channels()

    async def _run(self, process: VoilaExecutor, cell: NotebookNode, number: int) -> bool:
        """Whether a cell could be run. What went wrong is in the log; to the page it only says that something did."""
        try:
            await process.execute_cell(cell, None, number, store_history=False)
        except Exception:
            self.log.exception("A cell of %s failed", self.found.path)
            cell.outputs = [new_output("error", ename="", evalue="", traceback=[])]
            return False
        return True

    async def _meet(self, kernel: str) -> None:
        """Wait until the page has connected to its process, or has gone, or should have come by now."""
        kernels = self.kernel_manager
        waiting = [asyncio.ensure_future(one) for one in (kernels.wait_for_page(kernel), self.gone.wait())]
        await asyncio.wait(waiting, timeout=kernels.page_expected_timeout, return_when=asyncio.FIRST_COMPLETED)
        for one in waiting:
            one.cancel()
