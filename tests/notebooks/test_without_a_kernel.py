"""A saved notebook and an exported page show the board without a kernel."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path

import nbformat
import nbval.kernel
import pytest
from jupyter_client.manager import KernelManager
from nbclient import NotebookClient
from nbconvert import HTMLExporter
from traitlets.config import PyFileConfigLoader

from village_core.games import find_game, list_games
from village_core.games.editions import EditionSettings
from village_widgets.games.stills import draw_position

ROOT = Path(__file__).parents[2]
IGNORED = "nbval-ignore-output"
PICTURE = "image/svg+xml"
SHARED = re.compile(r"<style>.*?</style>|<defs>.*?</defs>", re.DOTALL)
"""The parts that pictures of all positions of a game share."""
CONFIG = ROOT / "village_widgets" / "voila" / "config"
SETUP = """
import village_widgets
from random import Random
from village_core.games import village
from village_core.kernel.game import Game
from village_core.kernel.values import Player
from village_widgets.play import play
position = village.deal(village.new_game(village.EditionSettings("first_2011"), 2), Random(7))
"""
CELLS = {
    "position": "position",
    "game": 'Game((Player("Anna", "red"), Player("<b>Ben</b>", "blue")), position)',
    "board": "play()",
}
LIVE = ("board = village_widgets.Board(position); board", "board.play(board.position.options[0])")
"""A cell with a live board, and one that moves on it."""
STATE = "application/vnd.jupyter.widget-state+json"


def list_random_pictures() -> list[pytest.param]:
    """Return the pictures in our notebooks that show a random position, by notebook: nbval can't compare them."""
    found = []
    for file in sorted((ROOT / "notebooks").rglob("*.ipynb")):
        cells = (cell for cell in nbformat.read(file, 4).cells if IGNORED in cell.metadata.get("tags", ()))
        data = (output.data for cell in cells for output in cell.outputs if "data" in output)
        found += [
            pytest.param(each[PICTURE], id=file.relative_to(ROOT / "notebooks").as_posix()) for each in data if PICTURE in each
        ]
    return found


@pytest.mark.parametrize("picture", list_random_pictures())
def test_a_random_picture_has_todays_styles_and_icons(picture):
    """A random picture has the styles and symbols of today (else run ``python -m tests.notebooks.refreshing``)."""
    now = [
        part
        for game in map(find_game, list_games())
        for edition in game.editions
        for part in SHARED.findall(draw_new_game(game, edition))
    ]
    kept = SHARED.findall(picture)
    assert len(kept) >= 2 and not {*kept} - {*now}


def draw_new_game(game, edition):
    """Return the picture of a new game for two in an edition."""
    return draw_position(game.new_game(EditionSettings(edition), 2))


@pytest.fixture(scope="module")
def kernel() -> Iterator[KernelManager]:
    """Give a kernel in which all notebooks of this module run, started by the first one as nbval's are."""
    started = nbval.kernel.KernelManager(kernel_name="python3")
    yield started
    started.shutdown_kernel(now=True)


def run_and_save(kernel: KernelManager, *sources: str, **options: bool) -> nbformat.NotebookNode:
    """Return a notebook with these cells after the setup, run with nbclient's ``options`` and saved."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in (SETUP, *sources)])
    there = {"metadata": {"path": str(ROOT)}}
    client = NotebookClient(notebook, km=kernel, timeout=120, resources=there, **options)
    client.execute()
    client.kc.stop_channels()
    return nbformat.reads(nbformat.writes(notebook), as_version=4)


@pytest.fixture(scope="module")
def notebook(kernel: KernelManager) -> nbformat.NotebookNode:
    """Return a notebook with a cell of each kind, run and saved."""
    return run_and_save(kernel, *CELLS.values())


@pytest.mark.parametrize("kind", CELLS)
def test_a_cell_keeps_a_still_picture_and_a_stable_text(notebook, kind):
    """A cell's value is saved as a picture, and as a text without memory addresses."""
    data = notebook.cells[1 + list(CELLS).index(kind)].outputs[0].data
    assert data["image/svg+xml"].startswith("<svg xmlns=")
    assert " at 0x" not in data["text/plain"]


def test_an_exported_page_shows_the_boards(notebook):
    """In an export by `make lab` each of the three cells is a picture, and names are escaped."""
    config = PyFileConfigLoader("jupyter_server_config.py", path=str(CONFIG)).load_config()
    page, _ = HTMLExporter(template_name="basic", config=config).from_notebook_node(notebook)
    assert page.count("data:image/svg+xml") == len(CELLS)
    assert "<b>Ben</b>" not in page


def test_a_notebook_keeps_the_live_board_as_it_was_left(kernel: KernelManager) -> None:
    """A notebook that runs without a browser, as by papermill, keeps the state of its board after the last move."""
    states = run_and_save(kernel, *LIVE).metadata.widgets[STATE].state.values()
    [packed] = [each.data for state in states for each in state.get("buffers", ()) if each.path == ["_told"]]
    table = json.loads(zlib.decompress(b64decode(packed)))["table"]
    assert table["panels"] and [entry["step"] for entry in table["log"][1]] == [0]


def test_a_plain_export_without_states_shows_pictures_that_need_no_script(kernel: KernelManager) -> None:
    """An export without widgets' states, by the option in README, has the board's picture and no widget."""
    page, _ = HTMLExporter(template_name="basic").from_notebook_node(run_and_save(kernel, LIVE[0], store_widget_state=False))
    assert page.count("data:image/svg+xml") == 1 and "widget-view+json" not in page
