"""The widgets in a page's HTML, and the files that a server hands out for it."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import shutil
import zlib
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

import brotli
import nbformat
import pytest
from ipywidgets import HTML, Button, VBox, Widget
from jinja2 import Environment, FileSystemLoader
from msgspec.json import encode
from nbformat.v4 import new_code_cell, new_notebook, new_output
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine
from tornado.web import Application, HTTPError
from traitlets.config import Config, PyFileConfigLoader
from traitlets.utils.importstring import import_item

from village_widgets.games.village.learning import build_chapter
from village_widgets.host import files, folders
from village_widgets.host.headers import build_policy
from village_widgets.host.messages import CellOutput
from village_widgets.host.outputs import embed_widget
from village_widgets.host.pages import FIRST_OUTPUTS, Notebook, load_first_outputs
from village_widgets.host.rehearsal import rehearse_notebooks
from village_widgets.host.stills import Still, take_still
from village_widgets.play import Play


def bring(root: Widget) -> object:
    """Return what a page embeds of a widget and the widgets inside it; None if the page can't show it."""
    states, buffers = {}, {}
    waiting = [root]
    for one in waiting:
        state = one.get_state()
        binary = {name: value for name, value in state.items() if isinstance(value, bytes)}
        states[one.model_id] = {name: value for name, value in state.items() if name not in binary}
        found = {(name,): {"data": base64.b64encode(value).decode()} for name, value in binary.items()}
        buffers[one.model_id] = found
        waiting += [*getattr(one, "children", ()), *([one.layout] if hasattr(one, "layout") else [])]
        if hasattr(one, "children"):
            states[one.model_id]["children"] = [f"IPY_MODEL_{child.model_id}" for child in one.children]
        if hasattr(one, "layout"):
            states[one.model_id]["layout"] = f"IPY_MODEL_{one.layout.model_id}"
    return embed_widget(root.model_id, states, buffers, "/up/")


def hand_out(path: str, accepts: str = "gzip, br") -> tuple[bytes, HTTPHeaders]:
    """Return the body and headers with which the server hands out a file to a browser that ``accepts`` these encodings."""
    said: list[bytes] = []
    line = RequestStartLine("GET", path, "HTTP/1.1")
    headers = HTTPHeaders({"Host": "h", "Accept-Encoding": accepts})
    request = HTTPServerRequest(start_line=line, headers=headers, connection=_Nowhere())
    handler = files.Files(Application(), request)
    handler.finish = said.append
    handler.get(path.rpartition("/")[2])
    return said[0], handler._headers


class _Exporter:
    """An exporter that counts the pages that it has made."""

    made = 0

    async def generate_from_notebook_node(self, *_: object, **__: object) -> AsyncIterator[tuple[str, object]]:
        """Count the page, and yield its only piece, a text with its number."""
        self.made += 1
        yield f"page {self.made}", None


def test_a_text_like_a_placeholder_makes_no_still_picture() -> None:
    """A newcomer's page is a still picture unless its text has signs that would stand for an id there."""
    shown = '<p>{}</p><script type="application/vnd.village.widgets+json">{{"states": {{"a": {{"_newcomer": true}}}}}}</script>'
    assert take_still(shown.format("@1")) == Still(shown.format("@1"), ()) and take_still(shown.format("@1@")) is None


def test_a_still_picture_that_arrives_meanwhile_is_on_the_next_page() -> None:
    """A page during whose making a still picture arrived is made once more for the next visitor, and then kept."""

    class Slow(_Exporter):
        """An exporter during whose work a cell's still picture arrives."""

        async def generate_from_notebook_node(self, *_: object, **__: object) -> AsyncIterator[tuple[str, object]]:
            """Bring the still picture, and yield the page."""
            page.stills["en"] = {0: "a picture"}
            async for piece in super().generate_from_notebook_node():
                yield piece

    async def render() -> list[str]:
        return [await page.render_page("en") for _ in range(3)]

    page = Notebook("play.ipynb", 1, SimpleNamespace(exporter=Slow(), notebook=new_notebook(), resources={}, page_config={}))
    assert asyncio.run(render()) == ["page 1", "page 2", "page 2"]


def test_a_page_is_made_once_for_all_who_ask_for_it() -> None:
    """A page is made once for each language, until its cells need files that the next one can name at its head."""

    class Asking:
        """A stand-in for the template of a page's cells: a cell that needs a style sheet."""

        async def render_async(self, **_: object) -> str:
            """Return the cell's HTML, a link to a style sheet."""
            return '<link rel="stylesheet" href="a.css">'

    async def test() -> None:
        exporter = _Exporter()
        exporter.environment = SimpleNamespace(get_template=lambda _: Asking())
        page = Notebook(
            "play.ipynb", 1, SimpleNamespace(exporter=exporter, notebook=new_notebook(), resources={}, page_config={})
        )
        assert [await page.render_page("en") for _ in range(3)] == ["page 1"] * 3
        assert [await page.render_page(language) for language in ("xx", "en", "xx")] == ["page 2", "page 1", "page 2"]
        for _ in range(2):
            await page.render_cell(0, {}, None, "en")
            assert await page.render_page("en") == "page 3"

    asyncio.run(test())


def test_what_a_chapter_shows_comes_with_the_next_page() -> None:
    """The next page brings what a chapter shows to newcomers, and later gets only the ids of its widgets.

    A page made before that, or with something else, gets everything. The play page is always sent whole.
    """
    looks = Environment(loader=FileSystemLoader(files.STATIC.parent), enable_async=True)
    looks.filters |= dict.fromkeys(("ansi2html", "markdown2html", "strip_files_prefix"), str)
    cell = new_code_cell(outputs=[new_output("display_data", {"application/vnd.jupyter.widget-view+json": {"model_id": ""}})])

    def render_widget(page: Notebook, root: Widget, mark: str = "") -> CellOutput:
        looks.filters["widget"] = lambda *_: bring(root)
        return asyncio.run(page.render_cell(2, cell, SimpleNamespace(), "en", mark))

    exporter = SimpleNamespace(environment=looks)
    renderer = SimpleNamespace(exporter=exporter, notebook=new_notebook(), resources={"base_url": "/up/"})
    page = Notebook("05_market.ipynb", 1, renderer, html={"en": "a page without a still", "xx": "another"})
    before = page.compute_mark("en")
    first, one = render_widget(page, build_chapter("05_market"), before), page.stills["en"][2]
    assert first.html and not first.ids and not page.html
    for mark in ("", before):
        assert render_widget(page, build_chapter("05_market"), mark).html and page.compute_mark("en") != before
    other = build_chapter("05_market")
    again = render_widget(page, other, page.compute_mark("en"))
    assert again.html == "" and other.model_id in again.ids and page.stills["en"][2] == one
    assert other.model_id not in one and "_newcomer" in one
    restored = re.sub(r"@(\d+)@", lambda place: again.ids[int(place[1])], one)
    assert json.loads(re.search(r">({.*})<", restored)[1]) == json.loads(bring(other).text)
    assert render_widget(page, build_chapter("06_travel")).html and page.stills["en"][2] != one
    for _ in range(2):
        assert render_widget(Notebook("play.ipynb", 1, renderer), Play()).html


def test_what_a_chapter_will_show_comes_with_its_first_page(tmp_path: Path) -> None:
    """Rehearsed content comes with the first page, which then gets only the ids.

    So is the form of the play page; nothing is kept for the companion, which depends on its server's tables, nor for a notebook
    that can't be read.
    """
    folder = tmp_path / "notebooks"
    folder.mkdir()
    for name in ("05_market", "play", "companion"):
        shutil.copy(folders.find_notebooks() / f"{name}.ipynb", folder)
    (folder / "broken.ipynb").write_text("{")

    async def rehearse(below: Path) -> bytes:
        return encode([*rehearse_notebooks(below)])

    settings: dict[str, object] = {"kernel_manager": SimpleNamespace(warm=SimpleNamespace(rehearse=rehearse))}
    asyncio.run(load_first_outputs(settings, folder, tmp_path))
    assert settings[FIRST_OUTPUTS].keys() == {"notebooks/05_market.ipynb", "notebooks/play.ipynb"}
    [first] = settings[FIRST_OUTPUTS]["notebooks/05_market.ipynb"]
    looks = Environment(loader=FileSystemLoader(files.STATIC.parent), enable_async=True)
    looks.filters |= dict.fromkeys(("ansi2html", "markdown2html", "strip_files_prefix"), str)
    looks.filters["widget"] = embed_widget
    renderer = SimpleNamespace(
        exporter=SimpleNamespace(environment=looks),
        notebook=nbformat.read(folder / "05_market.ipynb", 4),
        resources={"base_url": "/up/"},
    )
    page = Notebook("05_market.ipynb", 1, renderer)
    asyncio.run(page.add_first_output(first))
    assert page.stills.keys() == {"en"} and page.stills["en"].keys() == {first.number} and page.files
    looks.filters["widget"] = lambda *_: bring(lesson)
    lesson = build_chapter("05_market")
    cell = new_code_cell(outputs=[new_output("display_data", {"application/vnd.jupyter.widget-view+json": {"model_id": ""}})])
    told = asyncio.run(page.render_cell(first.number, cell, SimpleNamespace(), "en", page.compute_mark("en")))
    assert told.html == "" and lesson.model_id in told.ids


class _Nowhere:
    """The end of a connection without a network."""

    def set_close_callback(self, _: object) -> None:
        pass


def test_a_page_brings_the_state_and_names_its_script_and_style() -> None:
    """A page brings the states of the screen and of the room for charts, its layouts and its packed first message.

    Script and style are addresses instead: files that never change, packed if the browser takes that.
    """
    play = Play()
    play.layout.max_width = "9px"
    found = bring(play)
    screen, below = play.screen.model_id, play.below.model_id
    states = found.content["states"]
    assert list(states) == [play.model_id, screen, below] and found.content["root"] == play.model_id
    assert not {"_esm", "_css"} & states[screen].keys() and states[screen]["_unshown"]
    assert zlib.decompress(base64.b64decode(found.content["bytes"][screen]["_told"]))
    assert found.content["layouts"] == {play.model_id: {"max_width": "9px"}}
    assert found.scripts == (states[screen]["script"],) and found.styles == (states[screen]["style"],)
    text, headers = hand_out(found.scripts[0])
    assert brotli.decompress(text).decode() == play.screen._esm
    assert "immutable" in headers["Cache-Control"] and headers["Content-Encoding"] == "br"
    text, headers = hand_out(found.styles[0], accepts="")
    assert text.decode() == play.screen._css and "Content-Encoding" not in headers


@pytest.mark.parametrize("other", [HTML, Button])
def test_what_needs_jupyterlab_is_left_to_it(other: type[Widget]) -> None:
    """A page embeds no widget that only JupyterLab shows, neither alone nor inside a box; it does embed an empty box."""
    assert bring(other()) is None and bring(VBox([VBox([other()])])) is None
    assert bring(VBox([VBox([])])) is not None


def test_the_same_text_is_one_file_and_an_unknown_name_none() -> None:
    """The same text has the same file name, other text another one; an unknown name is an HTTP error."""
    assert files.keep("a", "js") == files.keep("a", "js") != files.keep("b", "js")
    with pytest.raises(HTTPError):
        hand_out(f"/{files.FOLDER}/0123.js")


def test_the_files_of_all_pages_are_there() -> None:
    """The page's script is handed out with its modules from other rooms in it, its style and its picture as they are."""
    script, _ = hand_out(f"/{files.keep_shared('page.js')}", accepts="")
    assert all(name in script for name in (b"village$host_wire", b"village$components_browserstore", b"ask();"))
    for name in ("page.css", "icon.svg"):
        assert hand_out(f"/{files.keep_shared(name)}", accepts="")[0] == (files.STATIC / name).read_bytes()


def test_the_policy_knows_the_script_that_lies_in_pages() -> None:
    """The policy has the hash of the script that runs first in each page, as the template includes it."""
    found = Environment(loader=FileSystemLoader(files.STATIC.parent)).from_string('{% include "static/early.js" %}').render()
    assert "data-again" in found
    assert f"'sha256-{base64.b64encode(sha256(found.encode()).digest()).decode()}'" in build_policy()


@pytest.mark.parametrize("file", ["voila.py", "jupyter_server_config.py"])
def test_the_template_finds_what_it_asks_for(file: str) -> None:
    """The template's filters are found by name in both configurations; inside a Jupyter server so is the extension's loader."""
    found: Config = PyFileConfigLoader(file, path=str(folders.VOILA / "config")).load_config()
    filters = {name: import_item(path) for name, path in found.VoilaExporter.filters.items()}
    assert filters == {"shared_file": files.keep_shared, "widget": embed_widget}
    if file == "jupyter_server_config.py":
        [extension] = found.ServerApp.jpserver_extensions
        assert import_item(f"{extension}._load_jupyter_server_extension")
