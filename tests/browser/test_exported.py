"""A board in a notebook that runs no longer: exported as a page, or saved and opened in JupyterLab."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbformat.sign import NotebookNotary
from playwright.sync_api import Page

from tests.browser import serving
from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.driving import PATIENCE
from tests.browser.test_lab import open_in_lab
from tests.samples import in_long_runs
from tests.waiting import wait_until

CELLS = (
    """
from random import Random
from village_core.games import village
from village_widgets import Board
board = Board(village.deal(village.new_game(village.EditionSettings("first_2011"), 2), Random(7)))
board""",
    "board.play(board.position.options[0])",
)
"""The cells of a small notebook: a board, and then a move on it."""
ELSEWHERE = re.compile(r' src="https://[^"]*"')
"""Scripts of an exported page on other hosts: for formulas, and for older widgets."""
JUPYTER_SCRIPT = re.compile(r"https://[^\s\"']*/html-manager@[^\s\"']*/embed-amd\.js")
MANAGER = """
const find = (kind) => document.querySelector(`script[type="application/vnd.jupyter.widget-${kind}+json"]`);
const read = (kind) => JSON.parse(find(kind).textContent);
const add = (el) => el.appendChild(document.createElement("div"));
const bytes = (text) => new DataView(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer);
async function show(id, el) {
  const { state, buffers = [] } = read("state").state[id];
  el.classList.add(...(state._dom_classes ?? []));
  for (const child of state.children ?? []) await show(child.replace("IPY_MODEL_", ""), add(el));
  if (!state._esm) return;
  const own = { ...state, ...Object.fromEntries(buffers.map(({ path, data }) => [path[0], bytes(data)])) };
  document.head.append(Object.assign(document.createElement("style"), { textContent: state._css }));
  const { default: widget } = await import(URL.createObjectURL(new Blob([state._esm], { type: "text/javascript" })));
  await widget.render({ model: { get: (name) => own[name], on() {}, off() {}, send() {} }, el });
}
show(read("view").model_id, add(find("view").parentElement));
"""
"""Shows a widget as Jupyter's own script does, which lies on another host: from its saved state, without a kernel."""
NO_ICON = '<link rel="icon" href="data:,">'
STILL = "This is a still picture: moves need a running notebook."


def write_notebook(folder: Path) -> Path:
    """Write the notebook, not run yet, into a folder, and return its file."""
    file = folder / "small.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in CELLS]), file)
    return file


def holds_widgets(file: Path) -> bool:
    """Tell if a notebook was saved with widgets, to its end: JupyterLab empties the file before it writes."""
    text = file.read_text(encoding="utf-8")
    return '"widgets"' in text and text.endswith("}\n")


def build_plain_settings(folder: Path) -> dict[str, str]:
    """Return an environment without any Jupyter settings, as a new user has it."""
    return {**os.environ, "JUPYTER_CONFIG_DIR": str(folder / "config"), "JUPYTER_DATA_DIR": str(folder / "data")}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Provide the address of the notebook as ``jupyter nbconvert --execute --to html`` exports it, in a folder of its own.

    Scripts from other hosts are left out of it; ours stands in for the one that shows Jupyter's widgets.
    """
    folder = tmp_path_factory.mktemp("exported")
    command = [sys.executable, "-m", "nbconvert", "--execute", "--to", "html", str(write_notebook(folder))]
    subprocess.run(
        command, cwd=folder, env=build_plain_settings(folder), check=True, timeout=serving.PATIENCE, capture_output=True
    )
    page = folder / "small.html"
    text = page.read_text()
    assert JUPYTER_SCRIPT.search(text)
    page.write_text(JUPYTER_SCRIPT.sub("manager.js", ELSEWHERE.sub("", text)).replace("<head>", f"<head>{NO_ICON}"))
    (folder / "manager.js").write_text(MANAGER)
    with serving.serve_files(folder) as address:
        yield f"{address}/small.html"


def check_still(page: Page, version: str = "2") -> None:
    """Check that the page shows the board at this version, and that a note, and a sheet after a click, say what moves need."""
    table = page.locator(".vc-table")
    table.locator(".vc-panel").first.wait_for(timeout=PATIENCE)
    assert table.get_attribute("data-version") == version
    note = page.locator(".vc-unanswered")
    note.wait_for(timeout=PATIENCE)
    assert note.inner_text() == STILL
    table.locator("[data-at].vc-open").first.dispatch_event("click")
    sheet = page.locator(".vc-sheet p")
    sheet.wait_for(timeout=PATIENCE)
    assert sheet.inner_text() == STILL


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_exported_page_shows_the_board(exported: str, window: dict[str, object], visit: Callable[..., Watched]) -> None:
    """The page has no kernel; it draws the board from its state, also if the address names a section."""
    check_still(visit(f"{exported}#section", **window).page)


@pytest.fixture
def saved_in_lab(tmp_path: Path) -> Iterator[str]:
    """Provide the address of the notebook in a plain JupyterLab: run without a browser, saved, and trusted by its reader."""
    file = write_notebook(tmp_path)
    notebook = nbformat.read(file, 4)
    NotebookClient(notebook, kernel_name="python3", timeout=serving.PATIENCE).execute()
    nbformat.write(notebook, file)
    settings, port = build_plain_settings(tmp_path), serving.find_free_port()
    Path(settings["JUPYTER_DATA_DIR"]).mkdir()
    notary = NotebookNotary(data_dir=settings["JUPYTER_DATA_DIR"])
    notary.sign(notebook)
    notary.store.close()
    options = [f"--ServerApp.port={port}", "--ServerApp.open_browser=False", "--IdentityProvider.token=", "--allow-root"]
    quiet = ["--LabApp.news_url=", "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
    command = [sys.executable, "-m", "jupyter", "lab", *options, *quiet, str(tmp_path)]
    address = f"http://127.0.0.1:{port}"
    with subprocess.Popen(command, env=settings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            wait_until(lambda: serving.is_answering(address), "JupyterLab", serving.PATIENCE)
            yield f"{address}/lab/tree/small.ipynb?reset"
        finally:
            server.terminate()


def test_a_saved_notebook_shows_the_board_in_jupyterlab(saved_in_lab: str, visit: Callable[..., Watched]) -> None:
    """The notebook is opened and not run: JupyterLab draws the board from the saved state."""
    check_still(visit(saved_in_lab, **DESKTOP).page)


@in_long_runs
def test_make_lab_saves_boards_as_they_were_left(tmp_path: Path, visit: Callable[..., Watched]) -> None:
    """In ``make lab`` a reader runs a notebook, moves and saves; opened again and not run, it shows the board after the move."""
    file = write_notebook(tmp_path)
    with serving.serve_lab(str(tmp_path)) as address:
        page = open_in_lab(visit, address, file.name).page
        page.locator(".vc-table[data-version='2'] [data-at].vc-open").first.dispatch_event("click")
        page.locator(".vc-table[data-version='3']").wait_for(timeout=PATIENCE)
        page.keyboard.press("Control+s")
        wait_until(lambda: holds_widgets(file), "the saved notebook", PATIENCE / 1000)
        page.close()
    with serving.serve_lab(str(tmp_path)) as address:
        check_still(visit(f"{address}/lab/tree/{file.name}?reset", **DESKTOP).page, "3")
