"""Run notebooks and save their texts and outputs: ``python -m tests.notebooks.refreshing [NOTEBOOK …]``, all if none is named.

A saved cell has its text and a still picture, for places without a kernel: a repository's page, an exported notebook. nbval
compares them with the cell's output.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

import nbformat
from nbclient import NotebookClient

from village_core.kernel.words import ENGLISH
from village_widgets.host.prose import Prose

NOTEBOOKS: Final = Path(__file__).parents[2] / "notebooks"
LIVE: Final = "application/vnd.jupyter.widget-view+json"
"""The media type of a live widget; a saved one would only report its missing kernel."""
PICTURE: Final = "image/svg+xml"
UNSAVED: Final = "unsaved"
"""The tag of a cell whose output depends on chance."""


def is_still(output: nbformat.NotebookNode) -> bool:
    """Tell whether an output is a value that can be seen without a kernel: no printed text, and no widget without a picture."""
    return "data" in output and (LIVE not in output.data or PICTURE in output.data)


def split_lines(text: str) -> str | list[str]:
    """Return a text as notebook files have it: a list of lines if there are several."""
    split = text.splitlines(keepends=True)
    return split if len(split) > 1 else text


def format_output(data: dict[str, str], count: int) -> dict[str, object]:
    """Return an output as saved under the number of its cell: its values by media type, without a live widget."""
    still = {kind: split_lines(value) for kind, value in sorted(data.items()) if kind != LIVE}
    return {"data": still, "execution_count": count, "metadata": {}, "output_type": "execute_result"}


def write_texts(notebook: nbformat.NotebookNode) -> nbformat.NotebookNode:
    """Give a notebook the English title and texts of its page, which word files hold (``village_widgets/host/prose.py``)."""
    prose = Prose(notebook, ENGLISH)
    notebook.metadata.title = prose.title
    for cell in notebook.cells:
        cell.source = prose.tell(cell)
    return notebook


def refresh(file: Path) -> str:
    """Run a notebook's cells in order, and return the text of its file with its page's English texts and new outputs.

    Printed text and outputs that need a kernel are left out; cells tagged ``unsaved`` get no outputs.
    """
    ran = write_texts(nbformat.read(file, as_version=4))
    there = {"metadata": {"path": str(file.parent)}}
    NotebookClient(ran, timeout=120, kernel_name="python3", skip_cells_with_tag="", resources=there).execute()
    written = json.loads(file.read_text())
    written["metadata"]["title"] = ran.metadata.title
    for cell, after in zip(written["cells"], ran.cells, strict=True):
        cell["source"] = after.source.splitlines(keepends=True)
        if cell["cell_type"] == "code":
            shown = () if UNSAVED in cell["metadata"].get("tags", ()) else filter(is_still, after.outputs)
            cell["outputs"] = [format_output(output.data, after.execution_count) for output in shown]
            cell["execution_count"] = after.execution_count if cell["outputs"] else None
    return json.dumps(written, ensure_ascii=False, indent=1) + "\n"


def main(names: list[str]) -> None:
    """Refresh the notebooks named, or all of ours if none is named, with the empty store of a new reader."""
    with tempfile.TemporaryDirectory() as kept:
        os.environ.update(VILLAGE_STORE="", VILLAGE_DATA=kept)
        for file in map(Path, names) if names else sorted(NOTEBOOKS.rglob("*.ipynb")):
            file.write_text(refresh(file))


if __name__ == "__main__":
    main(sys.argv[1:])
