"""Notebooks as pages: sent at once, without a process. Cells' outputs follow when the page asks for a process (``door.py``)."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Final

import msgspec
from jupyter_core.utils import ensure_async
from nbformat import NotebookNode
from nbformat.v4 import new_output
from tornado.escape import url_escape
from tornado.web import HTTPError, authenticated
from voila.handler import VoilaHandler
from voila.notebook_renderer import NotebookRenderer
from voila.utils import get_page_config

from village_core.kernel.words import ENGLISH
from village_widgets.host.choosing import QUERY, VARY, choose_language
from village_widgets.host.files import finish_with_text
from village_widgets.host.frame import build_context
from village_widgets.host.messages import CellOutput
from village_widgets.host.outputs import WidgetStates
from village_widgets.host.prose import Prose
from village_widgets.host.stills import take_still
from village_widgets.processes import FirstOutput
from village_widgets.processes.kernels import fetch_rehearsal

FILES: Final = re.compile(r'<link rel="(modulepreload|stylesheet)" href="([^"]+)"')
"""A script or style in the output of a cell."""
HINTS: Final = {"modulepreload": 'rel="modulepreload"', "stylesheet": 'rel="preload" as="style"'}
NOTEBOOK: Final = ".ipynb"
WELCOME: Final = "00_welcome"
EFFORT: Final = 5
"""Of brotli: 10 makes a page 2 % smaller and takes fourteen times as long, whenever a still picture has changed."""
NO_STORE: Final = "no-cache, no-store, must-revalidate"
NOTEBOOKS: Final = "village_notebooks"
"""The setting in which a server keeps notebooks that it has read."""
FIRST_OUTPUTS: Final = "village_first_outputs"
"""The setting in which it keeps first outputs (``FirstOutput``, by path) until their notebook is requested."""
log = logging.getLogger(__name__)


@dataclass
class Notebook:
    """A notebook of the server, with Voila's renderer for it, and the ``stamp``: when its file and the templates last changed.

    ``files`` are the kinds of all scripts and styles that its cells have used, by address; the next page loads them at once.
    ``stills`` are still pictures of cells, by language and number, which the next page shows before it has a process.
    ``html`` is the page for all visitors of a language; it is missing if it has to be rendered again.
    """

    path: str
    stamp: object
    renderer: NotebookRenderer
    files: dict[str, str] = field(default_factory=dict)
    stills: dict[str, dict[int, str]] = field(default_factory=dict)
    html: dict[str, str] = field(default_factory=dict)

    @property
    def node(self) -> NotebookNode:
        """The notebook as ``nbformat`` reads it: its cells and metadata."""
        node: NotebookNode = self.renderer.notebook
        return node

    def compute_mark(self, language: str) -> str:
        """Return a digest of the still pictures in a language.

        A page sends the one that it came with, and the pictures may have changed since.
        """
        return sha256(repr(sorted(self.stills.get(language, {}).items())).encode()).hexdigest()[:16]

    async def render_page(self, language: str) -> str:
        """Return the HTML of the page, with still pictures of cells and no other outputs. It is kept until something changes."""
        if language in self.html:
            return self.html[language]
        mark, html = self.compute_mark(language), await self._render(language)
        if mark == self.compute_mark(language):  # no still picture arrived during rendering
            self.html[language] = html
        return html

    async def _render(self, language: str) -> str:
        hints = [(HINTS[kind], at) for at, kind in self.files.items()]
        context = {
            **build_context(language),
            "prose": Prose(self.node, language),
            "main_js": "voila.js",
            "notebook": self.path,
            "hints": hints,
            "stills": self.stills.get(language, {}),
            "mark": self.compute_mark(language),
        }
        pieces = self.renderer.exporter.generate_from_notebook_node(
            self.node, resources=self.renderer.resources, extra_context=context, page_config=self.renderer.page_config
        )
        return "".join([piece async for piece, _ in pieces])

    async def render_cell(self, number: int, cell: NotebookNode, process: object, language: str, mark: str = "") -> CellOutput:
        """Return the output of a cell, and keep it as a still picture if it is the same for all new visitors.

        The cell has run in ``process``, Voila's executor or ``WidgetStates``, which speaks ``language``. ``mark`` is that
        of the page's still pictures; if it is the current one, the page gets of a picture only the ids. Other output comes whole.
        """
        template = self.renderer.exporter.environment.get_template("cell.j2")
        prose = Prose(self.node, language)
        context = {**build_context(language), "prose": prose, "nb": self.node, "resources": self.renderer.resources}
        html: str = await template.render_async(**context, cell=cell, process=process)
        used = {address: kind for kind, address in FILES.findall(html)}
        if not used.items() <= self.files.items():
            self.files |= used
            self.html.clear()
        still = take_still(html)
        if still is None:
            return CellOutput(number, html)
        stills = self.stills.get(language, {})
        if stills.get(number) != still.html:
            self.stills[language] = {**stills, number: still.html}
            self.html.pop(language, None)
        return CellOutput(number, "", still.ids) if mark == self.compute_mark(language) else CellOutput(number, html)

    async def add_first_output(self, first: FirstOutput) -> None:
        """Keep the rehearsed output of a cell, which is English, as its still picture, unless the cell has one."""
        if first.number in self.stills.get(ENGLISH, {}):
            return
        cell = deepcopy(self.node.cells[first.number])
        cell.outputs = [new_output("display_data", first.bundle)]
        states = {number: model.state for number, model in first.models.items()}
        buffers = {number: {tuple(one["path"]): one for one in model.buffers} for number, model in first.models.items()}
        await self.render_cell(first.number, cell, WidgetStates(states, buffers), ENGLISH)


async def load_first_outputs(settings: dict[str, object], folder: Path, root: Path) -> None:
    """Put the rehearsed first outputs of the notebooks in ``folder`` into the server's settings.

    With them the first visitor sees a chapter as soon as later ones do. Paths on the server are relative to ``root``; a folder
    outside it is ignored. If the outputs can't be read, the log says so and the settings stay as they are.
    """
    if not folder.is_relative_to(root):
        return
    rehearsal = await fetch_rehearsal(getattr(settings.get("kernel_manager"), "warm", None), folder)
    try:
        outputs = msgspec.json.decode(rehearsal, type=list[FirstOutput])
    except msgspec.DecodeError as error:
        log.warning("A rehearsal's outputs are no list in JSON; pages have no still pictures (%s).", error)
        return
    by_path: dict[str, list[FirstOutput]] = {}
    for output in outputs:
        by_path.setdefault((folder.relative_to(root) / output.path).as_posix(), []).append(output)
    settings[FIRST_OUTPUTS] = by_path


async def load_notebook(handler: VoilaHandler, path: str) -> Notebook:
    """Return the notebook at a path, read again if its file or the templates have changed. Answers 404 if there is none.

    The first time it gets the still pictures of its rehearsed outputs.
    """
    known: dict[str, Notebook] = handler.settings.setdefault(NOTEBOOKS, {})
    file: Mapping[str, object] = await ensure_async(handler.contents_manager.get(path, content=False))
    stamp = file["last_modified"], _read_newest_time(handler.template_paths)
    if path not in known or known[path].stamp != stamp:
        known[path] = Notebook(path, stamp, await _build_renderer(handler, path))
    first_outputs: dict[str, list[FirstOutput]] = handler.settings.get(FIRST_OUTPUTS, {})
    for first in first_outputs.pop(path, ()):
        await known[path].add_first_output(first)
    return known[path]


async def _build_renderer(handler: VoilaHandler, path: str) -> NotebookRenderer:
    about = {
        "base_url": handler.base_url,
        "settings": handler.settings,
        "log": handler.log,
        "voila_configuration": handler.voila_configuration,
    }
    renderer = NotebookRenderer(
        request_handler=handler,
        voila_configuration=handler.voila_configuration,
        traitlet_config=handler.traitlet_config,
        notebook_path=path,
        template_paths=handler.template_paths,
        config_manager=handler.config_manager,
        contents_manager=handler.contents_manager,
        base_url=handler.base_url,
        kernel_spec_manager=handler.kernel_spec_manager,
        page_config=get_page_config(**about),
        mathjax_config=handler.settings.get("mathjax_config"),
        mathjax_url=handler.settings.get("mathjax_url"),
    )
    await renderer.initialize()
    return renderer


def _read_newest_time(folders: list[str]) -> float:
    """Return the time of the last change of a file directly in the first of these folders, our templates."""
    return max(file.stat().st_mtime for file in Path(folders[0]).iterdir())


class WelcomePage(VoilaHandler):
    """Leads from the address of a folder to the welcome page, instead of Voila's list of files."""

    @authenticated
    async def get(self, path: str | None = None) -> None:
        """Redirect to the server's welcome page, the same one from every folder. Answers 404 if ``path`` is no folder.

        The page is that in ``notebooks`` if there is such a folder, else that at the root. A language in the query goes along.
        """
        if not await ensure_async(self.contents_manager.dir_exists(path or "")):
            raise HTTPError(404)
        folder = "notebooks/" if await ensure_async(self.contents_manager.dir_exists("notebooks")) else ""
        chosen = f"?{QUERY}={choose_language(self.request)}" if QUERY in self.request.query_arguments else ""
        self.redirect(f"{self.base_url}voila/render/{folder}{WELCOME}{NOTEBOOK}{chosen}")


class NotebookHandler(VoilaHandler):
    """Answers with a notebook's page. The request starts no process."""

    @authenticated
    async def get(self, path: str) -> None:
        """Answer with the page of the notebook at this path, in the language of the request; browsers keep no copy of it.

        A path that doesn't end in ``.ipynb`` is redirected: to the notebook with that suffix if there is one, else to the file at
        the path.
        """
        if PurePosixPath(path).suffix.lower() != NOTEBOOK:
            is_notebook = await ensure_async(self.contents_manager.file_exists(f"{path}{NOTEBOOK}"))
            if is_notebook:
                query = f"?{self.request.query}" if self.request.query else ""
                self.redirect(f"{self.request.path}{NOTEBOOK}{query}")
            else:
                self.redirect_to_file(url_escape(path, plus=False))
            return
        html = await (await load_notebook(self, path)).render_page(choose_language(self.request))
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Vary", VARY)
        self.set_header("Cache-Control", NO_STORE)
        finish_with_text(self, html.encode(), EFFORT)
