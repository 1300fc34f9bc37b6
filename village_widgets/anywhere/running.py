"""Notebooks without Jupyter: as scripts, and the output of each cell."""

from __future__ import annotations

import ast
import runpy
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

from village_widgets.anywhere.widgets import RunningPage, use_page

Bundle: TypeAlias = dict[str, object]
"""The output of a cell, by media type."""

CELL_VALUE: Final = "cell_value_{}"
"""The name of a cell's value in a notebook's script."""
LAB: Final = "lab"
"""The tag of cells for readers in JupyterLab, which no page runs."""


def run_page(page: RunningPage, script: Path) -> list[Bundle]:
    """Run a notebook's script (``build_script``) as this page, and return the output of each cell."""
    with use_page(page):
        return [build_bundle(value) for value in run_script(script)]


def select_cells(cells: Sequence[Mapping[str, Any]]) -> dict[int, str]:
    """Return the sources of the code cells except those for JupyterLab only, by number among all cells, counted from 0."""
    return {
        number: "".join(cell["source"])
        for number, cell in enumerate(cells)
        if cell["cell_type"] == "code" and LAB not in cell["metadata"].get("tags", ())
    }


def build_script(cells: Iterable[str]) -> str:
    """Return cells as one script, in which each cell's value gets a name (``CELL_VALUE``, from 0).

    The value is that of the expression at the cell's end; None if the cell ends with another statement.
    """
    lines = []
    for number, cell in enumerate(cells):
        tree = ast.parse(cell)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        value = ast.unparse(last.value) if isinstance(last, ast.Expr) else "None"
        lines += [ast.unparse(tree), f"{CELL_VALUE.format(number)} = {value}"]
    return "\n".join(lines)


@contextmanager
def write_script(script: str) -> Iterator[Path]:
    """Write a script to a temporary file, which exists within the ``with`` block."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "notebook.py"
        file.write_text(script, encoding="utf-8")
        yield file


def run_script(script: Path) -> list[object]:
    """Run a notebook's script (``build_script``), and return the values of its cells."""
    names = runpy.run_path(str(script))
    return [names[name] for name in map(CELL_VALUE.format, range(len(names))) if name in names]


def build_bundle(value: object) -> Bundle:
    """Return a value as Jupyter displays it, by media type, without the metadata that some widgets add; empty for None."""
    if value is None:
        return {}
    show = getattr(value, "_repr_mimebundle_", None)
    shown = show() if callable(show) else {"text/plain": repr(value)}
    return dict(shown[0] if isinstance(shown, tuple) else shown)
