"""Pages of the site: what comes with a page, what is left to its own Python, and how the program is packed."""

from __future__ import annotations

import json
import os
import subprocess
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from tests.packaging.test_licences import make_parts
from village_widgets.anywhere.widgets import HTML, RunningPage, VBox, use_page
from village_widgets.host.outputs import WidgetStates
from village_widgets.site import packing, pages
from village_widgets.site.pages import NotebookPage, ServerPage


class Renderer:
    """A renderer of pages: ``ran`` has the folders in which scripts ran, ``made`` what was to be rendered."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ran: list[Path] = []
        self.made: list[tuple[object, ...]] = []
        monkeypatch.setattr(pages, "_run", self.run)
        monkeypatch.setattr(pages, "_render", self.render)

    def run(self, script: str) -> tuple[RunningPage, list[dict[str, object]]]:
        """Run a script: a lone widget, a box with a widget that differs from run to run, nothing, and a text."""
        self.ran.append(Path.cwd())
        page = RunningPage(lambda *_: None)
        with use_page(page):
            same, other = HTML("same"), HTML(f"run {len(self.ran)}")
            box = VBox([other])
        return page, [same._repr_mimebundle_(), box._repr_mimebundle_(), {}, {"text/plain": "4"}]

    def render(self, notebook: nbformat.NotebookNode, name: str, language: str, process: WidgetStates) -> str:
        """Keep the outputs of all code cells, and what belongs to the page."""
        outputs = [[output.data for output in cell.outputs] for cell in notebook.cells if cell.cell_type == "code"]
        self.made.append((name, language, {*process.widget_state}, outputs))
        return f"{name} in {language}"


@pytest.fixture
def renderer(monkeypatch: pytest.MonkeyPatch) -> Renderer:
    """Return a renderer."""
    return Renderer(monkeypatch)


@pytest.fixture
def notebook(tmp_path: Path) -> Path:
    """Return a folder with the notebook ``orchard/play``: a title and five cells, one of them for JupyterLab."""
    cells = [new_markdown_cell("# Title"), *(new_code_cell(f"{at}") for at in range(4)), new_code_cell("5")]
    cells[2].metadata["tags"] = ["lab"]
    (tmp_path / "orchard").mkdir()
    nbformat.write(new_notebook(cells=cells), tmp_path / "orchard" / "play.ipynb")
    return tmp_path


def test_widgets_that_differ_from_run_to_run_come_as_placeholders(renderer: Renderer, notebook: Path) -> None:
    """A widget that is the same in two runs comes with its page; a box with one that differs gets a placeholder.

    Later builds run once, and leave out the same widgets; scripts run in the notebook's folder.
    """
    page, before = NotebookPage(notebook, "orchard/play"), Path.cwd()
    assert (page.build("en"), page.build("ko")) == ("orchard/play in en", "orchard/play in ko")
    assert renderer.ran == [notebook / "orchard"] * 3 and Path.cwd() == before
    widget = {"version_major": 2, "version_minor": 0, "model_id": "w1"}
    for language, made in zip(("en", "ko"), renderer.made, strict=True):
        name, spoken, states, (first, lab, second, third, fourth) = made
        assert (name, spoken, states) == ("orchard/play", language, {"w1", "w3"})
        assert first[0]["application/vnd.jupyter.widget-view+json"] == widget and lab == third == []
        assert second == [{"text/html": pages.WAITING.format("w3")}] and fourth == [{"text/plain": "4"}]


def test_a_page_s_script_has_the_cells_that_pages_run(notebook: Path) -> None:
    """The script of a page leaves out cells for JupyterLab."""
    script = NotebookPage(notebook, "orchard/play").script
    assert [line for line in script.splitlines() if line] == [
        "cell_value_0 = 0", "cell_value_1 = 2", "cell_value_2 = 3", "cell_value_3 = 5"
    ]  # fmt: skip


def test_a_page_for_servers_has_its_title_and_says_so(
    renderer: Renderer, notebook: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page of a notebook that needs a server runs nothing: it has the title, and a text in the page's language."""
    shown: list[list[str]] = []
    monkeypatch.setattr(
        pages, "_render", lambda found, name, language, process: shown.append([each.source for each in found.cells])
    )
    page = ServerPage(notebook, "orchard/play")
    page.build("en")
    page.build("de")
    assert page.script == "" and renderer.ran == []
    assert [title for title, _ in shown] == ["# Title"] * 2 and len({said for _, said in shown}) == 2
    assert shown[0][1] == pages.load_words("en").format("anywhere-served")


def test_the_program_is_compiled_by_the_site_s_own_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Node compiles an archive with the notebooks' scripts and the addresses of the pages' own into the site.

    The archive is gone then; a compilation that fails stops the build.
    """
    packed: list[tuple[list[str], dict[str, str]]] = []

    def compile_program(command: list[str], check: bool) -> None:
        with ZipFile(command[3]) as program:
            read = {
                name: program.read(name).decode() for name in program.namelist() if "notebooks/" in name or "scripts.json" in name
            }
        packed.append((command, read))
        if not check or os.environ.get("FAILS"):
            raise subprocess.CalledProcessError(1, command)

    monkeypatch.setattr(packing.subprocess, "run", compile_program)
    monkeypatch.setattr(packing, "OURS", ())
    monkeypatch.setattr(packing, "LIBRARIES", ())
    parts = make_parts(tmp_path / "parts")
    packing.write_program(tmp_path, parts, {"orchard/play": "one = 1"}, {"a.js": "voila/a.js"})
    [(command, read)] = packed
    assert command == ["node", str(Path(packing.__file__).with_name("compile.mjs")), str(tmp_path / "python"), *command[3:]]
    assert command[4] == str(tmp_path / "program.gz") and not Path(command[3]).exists()
    assert read == {
        "village_widgets/notebooks/orchard/play.py": "one = 1",
        "village_widgets/anywhere/scripts.json": json.dumps({"a.js": "voila/a.js"}),
    }
    monkeypatch.setenv("FAILS", "yes")
    with pytest.raises(subprocess.CalledProcessError):
        packing.write_program(tmp_path, parts, {}, {})


def test_a_program_needs_the_wheels_of_its_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All wheels of the parts are in the program; without any the build stops and says how to get them."""
    monkeypatch.setattr(packing, "OURS", ())
    monkeypatch.setattr(packing, "LIBRARIES", ("segno",))
    with pytest.raises(FileNotFoundError, match="make site"):
        packing.pack_program(tmp_path, {}, {})
    parts = make_parts(tmp_path / "parts")
    with ZipFile(parts / "other-1-py3-none-any.whl", "w") as wheel:
        wheel.writestr("other/__init__.py", "")
    with ZipFile(BytesIO(packing.pack_program(parts, {}, {}))) as program:
        names = program.namelist()
    assert {"part-1.2.dist-info/METADATA", "other/__init__.py", "segno/__init__.py"} <= {*names}
    assert not [name for name in names if "__pycache__" in name or name.endswith((".pyc", "RECORD"))]


def test_a_language_that_babel_does_not_know_has_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The archive of a language that Babel doesn't know has the word files alone, the same bytes at every build."""
    (tmp_path / "ours" / "words").mkdir(parents=True)
    (tmp_path / "ours" / "words" / "xx.ftl").write_text("said = yes", encoding="utf-8")
    monkeypatch.setattr(packing, "OURS", ("ours",))
    monkeypatch.setattr(packing, "PACKAGES", tmp_path)
    packed = packing.pack_words("xx")
    index, content = packing.gzip.decompress(packed).split(b"\n", 1)
    assert json.loads(index) == [["ours/words/xx.ftl", 10]] and content == b"said = yes" and packing.pack_words("xx") == packed
    assert packed[4:8] == bytes(4), "the archive has no time"
