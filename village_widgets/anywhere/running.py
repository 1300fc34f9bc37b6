"""A notebook that runs without Jupyter: the script that it is, its widgets, and what they and the browser say."""

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

from village_widgets.anywhere.widgets import State, Widget, beginning, parted

Post: TypeAlias = Callable[[str, Sequence[bytes]], None]
"""Hands a message, as JSON, and what is binary in it to the browser."""
Bundle: TypeAlias = dict[str, object]
"""What a cell shows, by its kind."""

TARGET: Final = "jupyter.widget"
SHOWN: Final = "shown_{}"
"""The name that a notebook's script gives to what a cell shows."""
LAB: Final = "lab"
"""Marks a cell that no page runs: it is for those who open the notebook in JupyterLab."""


class RunningPage:
    """The widgets of one page, by their ids, which are numbers in the order in which they are made: the same each time."""

    def __init__(self, post: Post) -> None:
        self.widgets: dict[str, Widget] = {}
        self._post = post
        self._numbers = count(1)
        self._made: list[Widget] = []
        self._told = False

    # What widgets ask of their page

    def open(self, widget: Widget) -> str:
        """Take a widget in; the browser is told of it once it is made."""
        number = f"w{next(self._numbers)}"
        self.widgets[number] = widget
        self._made.append(widget)
        return number

    def say(self, widget: Widget, data: State, buffers: Sequence[bytes] = ()) -> None:
        """Tell the browser something about a widget that it knows."""
        if self._told:
            self._flush()
            self._say("comm_msg", {"comm_id": widget.model_id, "data": data}, buffers)

    def close(self, widget: Widget) -> None:
        """Forget a widget."""
        self.widgets.pop(widget.model_id, None)
        self._say("comm_close", {"comm_id": widget.model_id})

    # The page itself

    def run(self, script: Path) -> list[Bundle]:
        """Run a notebook's script (``script``), and give what each of its cells shows, if anything."""
        with beginning(self):
            return [bundle(value) for value in values(script)]

    def tell(self) -> None:
        """Tell the browser of all widgets; from now on it hears of each as it comes and changes."""
        self._told = True
        self._flush()

    def receive(self, said: str) -> None:
        """Take up what the browser says: a message of the protocol, as JSON."""
        content = json.loads(said)
        widget = self.widgets.get(content.get("comm_id"))
        if widget is None:
            return
        with beginning(self):
            widget.take_up(content["data"])
        self._flush()

    def _flush(self) -> None:
        """Tell the browser of the widgets that were made meanwhile."""
        made, self._made[:] = [*self._made], []
        for widget in made:
            self._open(widget)

    def _open(self, widget: Widget) -> None:
        state, paths, buffers = parted(widget.state())
        said: State = {"comm_id": widget.model_id, "target_name": TARGET, "data": {"state": state, "buffer_paths": paths}}
        self._say("comm_open", said, buffers)

    def _say(self, kind: str, content: State, buffers: Sequence[bytes] = ()) -> None:
        self._post(json.dumps({"header": {"msg_type": kind}, "content": content}, ensure_ascii=False), buffers)


def cells_run(cells: Sequence[Mapping[str, Any]]) -> dict[int, str]:
    """The sources of those cells of a notebook that a page runs, by their numbers."""
    return {
        number: "".join(cell["source"])
        for number, cell in enumerate(cells)
        if cell["cell_type"] == "code" and LAB not in cell["metadata"].get("tags", ())
    }


def script(cells: Iterable[str]) -> str:
    """The cells of a notebook as one script, in which what each shows, the value of its last expression, has a name."""
    lines = []
    for number, cell in enumerate(cells):
        tree = ast.parse(cell)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        shown = ast.unparse(last.value) if isinstance(last, ast.Expr) else "None"
        lines += [ast.unparse(tree), f"{SHOWN.format(number)} = {shown}"]
    return "\n".join(lines)


@contextmanager
def as_file(script: str) -> Iterator[Path]:
    """A script as a file, for as long as it runs."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "notebook.py"
        file.write_text(script, encoding="utf-8")
        yield file


def values(script: Path) -> list[object]:
    """Run a notebook's script (``script``): the value that each of its cells shows."""
    names = runpy.run_path(str(script))
    return [names[name] for name in map(SHOWN.format, range(len(names))) if name in names]


def bundle(value: object) -> Bundle:
    """A value as a notebook shows it."""
    show = getattr(value, "_repr_mimebundle_", None)
    return {} if value is None else dict(show()) if callable(show) else {"text/plain": repr(value)}
