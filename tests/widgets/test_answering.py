"""Answers of the server: failed requests, heads of pages, notebooks that are read once, and first outputs from a rehearsal."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from ipywidgets import HTML, Widget
from ipywidgets.widgets.widget import _instances
from jupyter_server.base.handlers import APIHandler
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine
from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketHandler

from tests.grammar import set_language
from village_core.games import list_games
from village_core.kernel.words import languages
from village_widgets.host import errors, pages, rehearsal
from village_widgets.host.errors import ErrorPages, add_error_pages
from village_widgets.host.pages import FIRST_OUTPUTS, NotebookHandler, load_first_outputs, load_notebook
from village_widgets.processes import FirstOutput

TEMPLATES = {"404.html": "missing", "error.html": "failed"}


class FakeTemplates:
    """Templates that say their name, the language and the base address."""

    def get_template(self, name: str) -> SimpleNamespace:
        """Return a template."""
        return SimpleNamespace(render=lambda base_url, lang, **_: f"{TEMPLATES[name]} in {lang} at {base_url}")


def build_request(method: str, path: str, **headers: str) -> HTTPServerRequest:
    """Return a request of a browser that doesn't hear the answer."""
    line = RequestStartLine(method, path, "HTTP/1.1")
    nowhere = SimpleNamespace(set_close_callback=lambda _: None)
    return HTTPServerRequest(start_line=line, headers=HTTPHeaders({"Host": "h", **headers}), connection=nowhere)


class Answering(RequestHandler):
    """A handler of pages."""

    def get(self, path: str) -> str:
        """Answer with the path."""
        return f"got {path}"


@pytest.mark.parametrize(
    ("status", "said"),
    [(400, "missing"), (403, "missing"), (404, "missing"), (405, "missing"), (401, "failed"), (500, "failed"), (503, "failed")],
)
def test_a_failed_request_gets_our_page(monkeypatch: pytest.MonkeyPatch, status: int, said: str) -> None:
    """A wrong address gets the page about that, every other failure the other one, in the language of the request."""
    monkeypatch.setattr(errors, "build_context", lambda language: {"lang": language})
    monkeypatch.setattr(errors, "create_include_assets_functions", lambda template, base: {"found": (template, base)})
    application = Application(voila_jinja2_env=FakeTemplates(), base_url="/up/")
    kind = add_error_pages(Answering)
    handler = kind(application, build_request("GET", "/x?lang=ko"))
    answers: list[str] = []
    handler.finish = answers.append
    handler.write_error(status)
    assert answers == [f"{said} in ko at /up/"]
    assert handler._headers["Content-Type"] == "text/html; charset=utf-8" and "Cookie" in handler._headers["Vary"]
    assert kind.__name__ == "Answering" and issubclass(kind, ErrorPages) and issubclass(kind, Answering)


def test_a_head_is_answered_as_its_page() -> None:
    """A request for the head of a page is answered as one for the page, unless its handler has an answer of its own."""
    handler = add_error_pages(Answering)(Application(), build_request("HEAD", "/x"))
    assert handler.head("a") == handler.get("a") == "got a"

    class Own(Answering):
        def head(self, path: str) -> str:
            return "its own"

    assert add_error_pages(Own)(Application(), build_request("HEAD", "/x")).head("a") == "its own"


@pytest.mark.parametrize("kind", [WebSocketHandler, APIHandler, add_error_pages(Answering)])
def test_what_no_person_reads_keeps_its_answers(kind: type[RequestHandler]) -> None:
    """Web sockets and the programming interface stay as they are, and so does a handler that has our pages already."""
    assert add_error_pages(kind) is kind


class FakeNotebook:
    """A notebook that keeps what it gets."""

    def __init__(self, path: str, stamp: object, renderer: str) -> None:
        self.path, self.stamp, self.renderer = path, stamp, renderer
        self.first: list[object] = []

    async def add_first_output(self, first: object) -> None:
        """Keep a first output."""
        self.first.append(first)

    async def render_page(self, language: str) -> str:
        """Return the notebook's path and the language."""
        return f"{self.path} in {language}" + "." * 2000


class Site:
    """A server's notebooks: ``changed`` are the times of their last change, ``built`` counts the readings of each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.changed = {"a.ipynb": 1, "b.ipynb": 1}
        self.settings: dict[str, object] = {}
        self.built: list[str] = []
        self.template_paths = [str(folder)]
        self.contents_manager = SimpleNamespace(get=self._describe)
        (folder / "index.html.j2").touch()
        os.utime(folder / "index.html.j2", (5, 5))

        async def build(handler: Site, path: str) -> str:
            self.built.append(path)
            return "renderer"

        monkeypatch.setattr(pages, "_build_renderer", build)
        monkeypatch.setattr(pages, "Notebook", FakeNotebook)

    def _describe(self, path: str, content: bool) -> dict[str, object]:
        assert content is False, "the file itself isn't read for its time"
        return {"last_modified": self.changed[path]}

    def load(self, path: str) -> FakeNotebook:
        """Return the notebook at a path."""
        return asyncio.run(load_notebook(self, path))


def test_a_notebook_is_read_again_only_if_it_or_a_template_changes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A notebook is read once for all visitors; after a change of its file, or of any template, the next visitor gets it anew."""
    site = Site(monkeypatch, tmp_path)
    first = site.load("a.ipynb")
    assert site.load("a.ipynb") is first and site.load("b.ipynb") is not first and site.built == ["a.ipynb", "b.ipynb"]
    site.changed["a.ipynb"] = 2
    again = site.load("a.ipynb")
    assert again is not first and site.load("a.ipynb") is again and site.built == ["a.ipynb", "b.ipynb", "a.ipynb"]
    for name, time in (("index.html.j2", 6), ("cell.j2", 9)):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (time, time))
        site.load("b.ipynb")
    os.utime(tmp_path / "index.html.j2", (7, 7))
    site.load("b.ipynb")
    assert site.built[3:] == ["b.ipynb", "b.ipynb"], "an older template among newer ones shows no change"


def test_a_rehearsed_output_is_given_to_its_notebook_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The first visitor's notebook gets all outputs rehearsed for it, in order; a notebook that is read again gets none."""
    site = Site(monkeypatch, tmp_path)
    site.settings[FIRST_OUTPUTS] = {"a.ipynb": ["one", "two"], "b.ipynb": ["three"]}
    assert site.load("a.ipynb").first == ["one", "two"]
    site.changed["a.ipynb"] = 2
    assert site.load("a.ipynb").first == [] and site.settings[FIRST_OUTPUTS] == {"b.ipynb": ["three"]}


def load_outputs(monkeypatch: pytest.MonkeyPatch, rehearsed: bytes, folder: str, root: str) -> dict[str, object]:
    """Return the settings of a server after loading first outputs; check which warm parent and folder were asked."""
    asked: list[object] = []

    async def fetch(warm: object, folder: Path) -> bytes:
        asked.append((warm, folder))
        return rehearsed

    monkeypatch.setattr(pages, "fetch_rehearsal", fetch)
    settings: dict[str, object] = {"kernel_manager": SimpleNamespace(warm="the warm parent")}
    asyncio.run(load_first_outputs(settings, Path(folder), Path(root)))
    del settings["kernel_manager"]
    assert asked in ([], [("the warm parent", Path(folder))])
    return settings if asked else {"asked": False}


def test_first_outputs_are_known_by_their_path_on_the_server(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Outputs are found by notebook below the server's root, in order; a folder outside is not asked for.

    What is no list of outputs changes nothing, and the log says so.
    """
    outputs = [FirstOutput("a.ipynb", 1, {}, {}), FirstOutput("more/b.ipynb", 2, {}, {}), FirstOutput("a.ipynb", 3, {}, {})]
    rehearsed = rehearsal.encode(outputs)
    found = load_outputs(monkeypatch, rehearsed, "/server/notebooks", "/server")
    assert found == {FIRST_OUTPUTS: {"notebooks/a.ipynb": [outputs[0], outputs[2]], "notebooks/more/b.ipynb": [outputs[1]]}}
    assert load_outputs(monkeypatch, rehearsed, "/server", "/server")[FIRST_OUTPUTS].keys() == {"a.ipynb", "more/b.ipynb"}
    assert load_outputs(monkeypatch, rehearsed, "/elsewhere", "/server") == {"asked": False} and caplog.text == ""
    assert load_outputs(monkeypatch, b"[{", "/server", "/server") == {} and "no still pictures" in caplog.text


@pytest.mark.parametrize(
    ("path", "address"),
    [
        ("play", "/voila/render/play.ipynb?lang=ko"),
        ("other.svg", "file other.svg"),
        ("a b", "file a%20b"),
    ],
)
def test_an_address_without_a_suffix_leads_to_its_notebook(path: str, address: str) -> None:
    """Without its suffix a notebook is redirected to, with the query; another path leads to the file."""
    there = SimpleNamespace(
        request=build_request("GET", f"/voila/render/{path}?lang=ko"),
        contents_manager=SimpleNamespace(file_exists=lambda name: name == "play.ipynb"),
        redirected=[],
    )
    there.redirect = there.redirected.append
    there.redirect_to_file = lambda name: there.redirected.append(f"file {name}")
    asyncio.run(NotebookHandler.get.__wrapped__(there, path))
    assert there.redirected == [address]


@pytest.mark.parametrize("path", ["play.ipynb", "more/PLAY.IPYNB"])
def test_a_notebook_s_page_is_of_the_request_s_language(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """The page comes in the language of the request, as HTML of which no browser keeps a copy."""

    async def load(handler: object, path: str) -> FakeNotebook:
        return FakeNotebook(path, None, "")

    headers: dict[str, str] = {}
    there = SimpleNamespace(request=build_request("GET", f"/{path}?lang=ko"), set_header=headers.__setitem__)
    finished: list[tuple[object, bytes]] = []
    monkeypatch.setattr(pages, "load_notebook", load)
    monkeypatch.setattr(pages, "finish_with_text", lambda handler, text, effort: finished.append((handler, text)))
    asyncio.run(NotebookHandler.get.__wrapped__(there, path))
    assert finished == [(there, f"{path} in ko{'.' * 2000}".encode())]
    assert "no-store" in headers.pop("Cache-Control")
    assert headers == {"Content-Type": "text/html; charset=utf-8", "Vary": pages.VARY}


def list_widgets() -> list[Widget]:
    """Return the widgets of this process that are open."""
    return [*_instances.values()]


def test_a_rehearsal_builds_every_game_s_first_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each page of each game is built in English, though another fails; no widget is left."""
    built: list[tuple[str, str, str]] = []

    def build(page: str, game: str) -> None:
        built.append((page, game, languages.get_language()))
        HTML(page)
        if page == "first":
            raise RuntimeError("a page that fails")

    set_language("ko", monkeypatch)
    monkeypatch.setattr(rehearsal, "PAGES", tuple(lambda game, page=page: build(page, game) for page in ("first", "second")))
    rehearsal.rehearse()
    assert built == [(page, game, "en") for game in list_games() for page in ("first", "second")]
    assert len(built) > 2 and not list_widgets()


def test_a_rehearsal_opens_visitors_first_pages() -> None:
    """The pages to rehearse are a game to play, the first two chapters of its course, its course's home and the companion."""
    game = next(iter(list_games()))
    play, chapters, home, companion = (page(game) for page in rehearsal.PAGES)
    kinds = [type(each).__name__ for each in (play, *chapters, home, companion)]
    assert kinds == ["Play", "Chapter", "Chapter", "CourseHome", "Companion"]
    assert len({repr(chapter) for chapter in chapters}) == 2 and companion.parts.codec.name == game


def test_a_rehearsal_s_answer_has_no_other_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Lines that notebooks print go to the error output; the process is polite and speaks English."""
    niced: list[int] = []

    def rehearse(folder: Path) -> list[FirstOutput]:
        sys.stdout.write("a notebook's own line\n")
        assert niced == [rehearsal.PATIENT] and languages.get_language() == "en"
        return [FirstOutput(folder.name, 1, {}, {})]

    set_language("ko", monkeypatch)
    monkeypatch.setattr(os, "nice", niced.append)
    monkeypatch.setattr(rehearsal, "rehearse_notebooks", rehearse)
    found = rehearsal.serialize_rehearsal(Path("notebooks"))
    assert found == rehearsal.encode([FirstOutput("notebooks", 1, {}, {})])
    assert capsys.readouterr() == ("", "a notebook's own line\n")
    monkeypatch.delattr(os, "nice")
    monkeypatch.setattr(rehearsal, "rehearse_notebooks", lambda _: [])
    assert rehearsal.serialize_rehearsal(Path("notebooks")) == b"[]", "a system without priorities"
