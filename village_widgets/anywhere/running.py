"""Notebooks without Jupyter: as scripts, with their widgets and the messages between these and the browser."""

from __future__ import annotations

import ast
import json
import runpy
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

from village_widgets.anywhere.widgets import State, Widget, split_binary, use_page

Post: TypeAlias = Callable[[str, Sequence[bytes]], None]
"""Sends the browser a message, as JSON, and its binary parts."""
Bundle: TypeAlias = dict[str, object]
"""The output of a cell, by media type."""

TARGET: Final = "jupyter.widget"
CELL_VALUE: Final = "cell_value_{}"
"""The name of a cell's value in a notebook's script."""
LAB: Final = "lab"
"""The tag of cells for readers in JupyterLab, which no page runs."""


class RunningPage:
    """One page and its widgets by id. The ids count the widgets in order of creation, so they are the same in every run."""

    def __init__(self, post: Post) -> None:
        self.widgets: dict[str, Widget] = {}
        self._post = post
        self._numbers = count(1)
        self._new: list[Widget] = []
        self._connected = False

    # For widgets

    def register(self, widget: Widget) -> str:
        """Add a widget and return its id; the browser gets it once it is complete."""
        number = f"w{next(self._numbers)}"
        self.widgets[number] = widget
        self._new.append(widget)
        return number

    def send(self, widget: Widget, data: State, buffers: Sequence[bytes] = ()) -> None:
        """Send the browser a message about a widget, after the new widgets; nothing before the page is connected."""
        if self._connected:
            self._flush()
            self._post_message("comm_msg", {"comm_id": widget.model_id, "data": data}, buffers)

    def close(self, widget: Widget) -> None:
        """Forget a widget, which then gets no more messages, and close it in the browser."""
        self.widgets.pop(widget.model_id, None)
        self._post_message("comm_close", {"comm_id": widget.model_id})

    # For the worker and ``village_widgets/site``

    def run(self, script: Path) -> list[Bundle]:
        """Run a notebook's script (``build_script``), and return the output of each cell."""
        with use_page(self):
            return [build_bundle(value) for value in run_script(script)]

    def connect(self) -> None:
        """Send the browser all widgets; from now on it gets each new one and each change."""
        self._connected = True
        self._flush()

    def receive(self, message: str) -> None:
        """Pass a message from the browser, as JSON, to its widget, and send the widgets that it created.

        A message to an unknown widget is dropped.
        """
        content = json.loads(message)
        widget = self.widgets.get(content.get("comm_id"))
        if widget is None:
            return
        with use_page(self):
            widget.handle_message(content["data"])
        self._flush()

    def _flush(self) -> None:
        """Send the browser the widgets created since the last time."""
        created, self._new[:] = [*self._new], []
        for widget in created:
            state, paths, buffers = split_binary(widget.get_state())
            content: State = {"comm_id": widget.model_id, "target_name": TARGET, "data": {"state": state, "buffer_paths": paths}}
            self._post_message("comm_open", content, buffers)

    def _post_message(self, kind: str, content: State, buffers: Sequence[bytes] = ()) -> None:
        self._post(json.dumps({"header": {"msg_type": kind}, "content": content}, ensure_ascii=False), buffers)


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
