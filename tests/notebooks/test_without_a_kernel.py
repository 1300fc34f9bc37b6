"""A saved notebook and an exported page show the board although nothing runs behind them."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbconvert import HTMLExporter
from traitlets.config import PyFileConfigLoader

ROOT = Path(__file__).parents[2]
CONFIG = ROOT / "village_widgets" / "voila" / "config"
SETUP = """
import village_widgets
from random import Random
from village_core.games import village
from village_core.kernel.game import Game, Player
from village_widgets.play import play
position = village.deal(village.new_game(village.EditionSettings("first_2011"), 2), Random(7))
"""
CELLS = {
    "position": "position",
    "game": 'Game((Player("Anna", "red"), Player("<b>Ben</b>", "blue")), position)',
    "board": "play()",
}


@pytest.fixture(scope="module")
def saved() -> nbformat.NotebookNode:
    """A notebook with a cell of each kind, run and saved."""
    cells = [nbformat.v4.new_code_cell(source) for source in (SETUP, *CELLS.values())]
    notebook = nbformat.v4.new_notebook(cells=cells)
    NotebookClient(notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(ROOT)}}).execute()
    return nbformat.reads(nbformat.writes(notebook), as_version=4)


@pytest.mark.parametrize("kind", CELLS)
def test_a_cell_keeps_a_still_picture_and_a_stable_text(saved, kind):
    """What the cell holds is saved as a picture, and as a text without any address of the process."""
    data = saved.cells[1 + list(CELLS).index(kind)].outputs[0].data
    assert data["image/svg+xml"].startswith("<svg xmlns=")
    assert " at 0x" not in data["text/plain"]


def test_an_exported_page_shows_the_boards(saved):
    """Exported as `make lab` exports it, each of the three cells is a picture; names in it are inert."""
    config = PyFileConfigLoader("jupyter_server_config.py", path=str(CONFIG)).load_config()
    page, _ = HTMLExporter(template_name="basic", config=config).from_notebook_node(saved)
    assert page.count("data:image/svg+xml") == len(CELLS)
    assert "<b>Ben</b>" not in page
