"""Run notebooks and keep what they show: ``python -m tests.notebooks.refreshing [NOTEBOOK …]``, all unless some are named.

A saved cell holds its text and a still picture, which are there where no kernel runs: on a repository's page, in an exported one.
Whether they are still what the cell shows, nbval says for each.
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

NOTEBOOKS: Final = Path(__file__).parents[2] / "notebooks"
LIVE: Final = "application/vnd.jupyter.widget-view+json"
"""What shows a widget while its kernel runs; saved, it would be a complaint that there is none."""
PICTURE: Final = "image/svg+xml"
UNSAVED: Final = "unsaved"
"""The tag of a cell whose output depends on chance."""


def stays(output: nbformat.NotebookNode) -> bool:
    """Whether an output says anything where no kernel runs: a widget without a picture does not."""
    return "data" in output and (LIVE not in output.data or PICTURE in output.data)


def lines(text: str) -> str | list[str]:
    """A text as notebooks write it: line by line where it has several."""
    split = text.splitlines(keepends=True)
    return split if len(split) > 1 else text


def kept(data: dict[str, str], count: int) -> dict[str, object]:
    """What is saved of an output, by media type, under the number of its cell."""
    still = {kind: lines(value) for kind, value in sorted(data.items()) if kind != LIVE}
    return {"data": still, "execution_count": count, "metadata": {}, "output_type": "execute_result"}


def refreshed(file: Path) -> str:
    """A notebook as its file should be: as it is, with what its cells show when they run one after the other."""
    ran = nbformat.read(file, as_version=4)
    there = {"metadata": {"path": str(file.parent)}}
    NotebookClient(ran, timeout=120, kernel_name="python3", skip_cells_with_tag="", resources=there).execute()
    written = json.loads(file.read_text())
    for cell, after in zip(written["cells"], ran.cells, strict=True):
        if cell["cell_type"] == "code":
            shown = () if UNSAVED in cell["metadata"].get("tags", ()) else filter(stays, after.outputs)
            cell["outputs"] = [kept(output.data, after.execution_count) for output in shown]
            cell["execution_count"] = after.execution_count if cell["outputs"] else None
    return json.dumps(written, ensure_ascii=False, indent=1) + "\n"


def main(names: list[str]) -> None:
    """Write the notebooks anew, with the store of a reader who has done nothing yet."""
    with tempfile.TemporaryDirectory() as kept:
        os.environ.update(VILLAGE_STORE="", VILLAGE_DATA=kept)
        for file in map(Path, names) if names else sorted(NOTEBOOKS.rglob("*.ipynb")):
            file.write_text(refreshed(file))


if __name__ == "__main__":
    main(sys.argv[1:])
