"""A notebook as a page: sent at once, without a process. What its cells show comes when the page asks for one (``door.py``)."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import msgspec
from jupyter_core.utils import ensure_async
from nbformat import NotebookNode
from nbformat.v4 import new_output
from tornado.web import authenticated
from voila.handler import VoilaHandler
from voila.notebook_renderer import NotebookRenderer
from voila.utils import get_page_config

from village_widgets.host.messages import Shows
from village_widgets.host.stills import still
from village_widgets.processes import FirstOutput
from village_widgets.processes.kernels import fetch_rehearsal

FILES: Final = re.compile(r'<link rel="(modulepreload|stylesheet)" href="([^"]+)"')
"""The scripts and styles in what a cell shows."""
HINTS: Final = {"modulepreload": 'rel="modulepreload"', "stylesheet": 'rel="preload" as="style"'}
NOT_KEPT: Final = "no-cache, no-store, must-revalidate"
SETTING: Final = "village_notebooks"
"""Where a server keeps the notebooks that it has read."""
FORESEEN: Final = "village_foreseen"
"""Where it keeps what notebooks show to newcomers (``FirstOutput``, by path) until somebody comes."""
log = logging.getLogger(__name__)


@dataclass
class Notebook:
    """A notebook of the server, as Voila renders it, with its path and the ``stamp`` of the file that was read.

    ``files`` are the scripts and styles that its cells asked for when they ran last: the next page asks for them at once.
    ``stills`` is what its cells showed last, by their numbers, for those where the next page shows it before it has a process.
    ``html`` is its page as it was sent last, the same for everybody; empty while it has to be made.
    """

    path: str
    stamp: object
    renderer: NotebookRenderer
    files: dict[str, str] = field(default_factory=dict)
    stills: dict[int, str] = field(default_factory=dict)
    html: str = ""

    @property
    def node(self) -> NotebookNode:
        """Its cells and what is known about it."""
        node: NotebookNode = self.renderer.notebook
        return node

    @property
    def mark(self) -> str:
        """Tells which still pictures these are: a page says so of those that came with it, and others may have come since."""
        return sha256(repr(sorted(self.stills.items())).encode()).hexdigest()[:16]

    async def page(self) -> str:
        """The HTML of its page, in which each cell that runs is still empty."""
        if self.html:
            return self.html
        mark, html = self.mark, await self._made()
        if mark == self.mark:  # nothing has come meanwhile
            self.html = html
        return html

    async def _made(self) -> str:
        hints = [(HINTS[kind], at) for at, kind in self.files.items()]
        context = {"main_js": "voila.js", "notebook": self.path, "hints": hints, "stills": self.stills, "mark": self.mark}
        pieces = self.renderer.exporter.generate_from_notebook_node(
            self.node, resources=self.renderer.resources, extra_context=context, page_config=self.renderer.page_config
        )
        return "".join([piece async for piece, _ in pieces])

    async def shown(self, number: int, cell: NotebookNode, process: object, mark: str = "") -> Shows:
        """What the cell of this number shows, which has run in a process (Voila's executor), for a page whose still pictures
        have this ``mark``: one that has it is told the ids alone.
        """
        template = self.renderer.exporter.environment.get_template("cell.j2")
        html: str = await template.render_async(nb=self.node, resources=self.renderer.resources, cell=cell, process=process)
        asked = {address: kind for kind, address in FILES.findall(html)}
        if not asked.items() <= self.files.items():
            self.files |= asked
            self.html = ""
        found = still(html)
        if found is None:
            return Shows(number, html)
        if self.stills.get(number) != found.html:
            self.stills = {**self.stills, number: found.html}
            self.html = ""
        return Shows(number, "", found.ids) if mark == self.mark else Shows(number, html)

    async def foresee(self, foreseen: FirstOutput) -> None:
        """Have what a cell will show to newcomers as its still picture, until it has shown it."""
        if foreseen.number in self.stills:
            return
        cell = deepcopy(self.node.cells[foreseen.number])
        cell.outputs = [new_output("display_data", foreseen.bundle)]
        states = {number: model.state for number, model in foreseen.models.items()}
        buffers = {number: {tuple(one["path"]): one for one in model.buffers} for number, model in foreseen.models.items()}
        await self.shown(foreseen.number, cell, SimpleNamespace(widget_state=states, widget_buffers=buffers))


async def foresee(settings: dict[str, object], folder: Path, root: Path) -> None:
    """Find out what our notebooks, which lie in a ``folder``, show to newcomers: whoever comes first is shown a chapter as soon
    as those that follow. The paths of the server begin at ``root``.
    """
    if not folder.is_relative_to(root):
        return
    told = await fetch_rehearsal(getattr(settings.get("kernel_manager"), "warm", None), folder)
    try:
        foreseen = msgspec.json.decode(told, type=list[FirstOutput])
    except msgspec.DecodeError as error:
        log.warning("Nobody says what notebooks show to newcomers (%s).", error)
        return
    kept: dict[str, list[FirstOutput]] = {}
    for one in foreseen:
        kept.setdefault((folder.relative_to(root) / one.path).as_posix(), []).append(one)
    settings[FORESEEN] = kept


async def notebook(handler: VoilaHandler, path: str) -> Notebook:
    """The notebook of a path; read anew where its file, or what its page is made of, has been changed. 404 where none is."""
    kept: dict[str, Notebook] = handler.settings.setdefault(SETTING, {})
    told: Mapping[str, object] = await ensure_async(handler.contents_manager.get(path, content=False))
    stamp = told["last_modified"], _newest(handler.template_paths)
    if path not in kept or kept[path].stamp != stamp:
        kept[path] = Notebook(path, stamp, await _renderer(handler, path))
    foreseen: dict[str, list[FirstOutput]] = handler.settings.get(FORESEEN, {})
    for one in foreseen.pop(path, ()):
        await kept[path].foresee(one)
    return kept[path]


async def _renderer(handler: VoilaHandler, path: str) -> NotebookRenderer:
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


def _newest(folders: list[str]) -> float:
    """When the first of these folders, our look, was last changed."""
    return max(file.stat().st_mtime for file in Path(folders[0]).iterdir())


class NotebookPage(VoilaHandler):
    """Answers with a notebook's page. Whoever asks, from wherever, starts nothing by it."""

    @authenticated
    async def get(self, path: str) -> None:
        """The page of the notebook of this path; any other file is where Voila has files."""
        if Path(path).suffix.lower() != ".ipynb":
            self.redirect_to_file(path)
            return
        html = await (await notebook(self, path)).page()
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", NOT_KEPT)
        self.finish(html)
