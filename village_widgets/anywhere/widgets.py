"""Replacements for ipywidgets and anywidget without Jupyter: a page's widgets with their state, and messages both ways.

Only the features that our pages use are here. Every widget belongs to the page in use when it is created (``use_page``).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final, TypeAlias

from traitlets import Any, Bunch, HasTraits, Int, List, Unicode, observe

from village_widgets.components.modules import Script

WidgetState: TypeAlias = dict[str, object]
Receive: TypeAlias = Callable[["Widget", object, Sequence[bytes]], None]
Post: TypeAlias = Callable[[str, Sequence[bytes]], None]
"""Sends the browser a message, as JSON, and its binary parts."""

TARGET: Final = "jupyter.widget"
REFERENCE: Final = "IPY_MODEL_"
"""The prefix of a reference to a widget in another widget's state."""
VIEW: Final = "application/vnd.jupyter.widget-view+json"
CONTROLS: Final = "@jupyter-widgets/controls"
ADDRESSES: Final = Path(__file__).with_name("scripts.json")
"""The addresses of the pages' scripts, relative to the site, by entry; ``site/packing`` writes this file for browsers."""


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

    def send(self, widget: Widget, data: dict[str, object], buffers: Sequence[bytes] = ()) -> None:
        """Send the browser a message about a widget, after the new widgets; nothing before the page is connected."""
        if self._connected:
            self._flush()
            self._post_message("comm_msg", {"comm_id": widget.model_id, "data": data}, buffers)

    def close(self, widget: Widget) -> None:
        """Forget a widget, which then gets no more messages, and close it in the browser."""
        self.widgets.pop(widget.model_id, None)
        self._post_message("comm_close", {"comm_id": widget.model_id})

    # For the worker

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
            data = {"state": state, "buffer_paths": paths}
            content: dict[str, object] = {"comm_id": widget.model_id, "target_name": TARGET, "data": data}
            self._post_message("comm_open", content, buffers)

    def _post_message(self, kind: str, content: dict[str, object], buffers: Sequence[bytes] = ()) -> None:
        self._post(json.dumps({"header": {"msg_type": kind}, "content": content}, ensure_ascii=False), buffers)


_page: ContextVar[RunningPage] = ContextVar("page")


@contextmanager
def use_page(page: RunningPage) -> Iterator[None]:
    """Let widgets that are created within the ``with`` block belong to this page."""
    token = _page.set(page)
    try:
        yield
    finally:
        _page.reset(token)


class Comm:
    """A stand-in for ipywidgets' connection of one widget: it only tells listeners when the widget is closed."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[object], None]] = []

    def on_close(self, callback: Callable[[object], None]) -> None:
        """Register a function to call when the widget is closed."""
        self._listeners.append(callback)

    def close(self) -> None:
        """Tell all listeners that the widget is closed."""
        for callback in self._listeners:
            callback({})


class Widget(HasTraits):
    """A widget. Its traits marked ``sync`` are its state in the browser."""

    def __init__(self, **traits: object) -> None:
        super().__init__(**traits)
        self._classes: tuple[str, ...] = ()
        self._callbacks: list[Receive] = []
        self.comm: Comm | None = Comm()
        self._page = _page.get()
        self.model_id = self._page.register(self)
        self.observe(self._send_change, [*self.traits(sync=True)])

    def get_state(self) -> WidgetState:
        """Return the browser's whole state of the widget: its synced traits by name, binary ones as bytes, and CSS classes."""
        return {**{name: getattr(self, name) for name in self.traits(sync=True)}, "_dom_classes": [*self._classes]}

    def add_class(self, name: str) -> Widget:
        """Add a CSS class to the widget's element, and return the widget."""
        self._classes = (*self._classes, name)
        self._update({"_dom_classes": [*self._classes]})
        return self

    def send(self, content: object, buffers: Sequence[bytes] = ()) -> None:
        """Send the browser a custom message."""
        self._page.send(self, {"method": "custom", "content": content}, buffers)

    def on_msg(self, callback: Receive) -> None:
        """Register a function to call with each custom message from the browser."""
        self._callbacks.append(callback)

    def handle_message(self, data: Mapping[str, object]) -> None:
        """Handle a message from the browser: a custom one, or changes of the state."""
        if data.get("method") == "custom":
            for callback in self._callbacks:
                callback(self, data.get("content"), ())
        elif isinstance(state := data.get("state"), dict):
            for name in state.keys() & self.traits(sync=True).keys():
                setattr(self, name, state[name])

    def close(self) -> None:
        """Close the widget, here and in the browser, and tell its listeners; a closed one stays as it is."""
        if self.comm is not None:
            self.comm.close()
            self.comm = None
            self._page.close(self)

    def _send_change(self, change: Bunch) -> None:
        self._update({change["name"]: change["new"]})

    def _update(self, state: WidgetState) -> None:
        plain, paths, buffers = split_binary(state)
        self._page.send(self, {"method": "update", "state": plain, "buffer_paths": paths}, buffers)

    def _repr_mimebundle_(self, **_: object) -> dict[str, object]:
        return {VIEW: {"version_major": 2, "version_minor": 0, "model_id": self.model_id}, "text/plain": repr(self)}


def split_binary(state: WidgetState) -> tuple[WidgetState, list[list[str]], list[bytes]]:
    """Split a state into its plain part (None for binary values), the paths of the binary values, and these values."""
    binary = {name: value for name, value in state.items() if isinstance(value, bytes)}
    plain = {name: None if name in binary else value for name, value in state.items()}
    return plain, [[name] for name in binary], [*binary.values()]


class AnyWidget(Widget):
    """A widget with its own script and style."""

    _esm: Script | str = ""
    _css = ""

    def get_state(self) -> WidgetState:
        """Return the state with script and style."""
        return {**super().get_state(), "_model_module": "anywidget", **_describe_script(self._esm), "_css": self._css}

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        if name == "_css" and hasattr(self, "model_id"):
            self._update({name: value})


def _describe_script(script: Script | str) -> WidgetState:
    """Return a widget's script as a part of its state: the address, or the text if it has none."""
    address = load_addresses().get(script.entry) if isinstance(script, Script) else None
    return {"script": address} if address else {"_esm": str(script)}


@cache
def load_addresses() -> Mapping[str, str]:
    """Return the address of each script by its entry if Python itself runs in a browser; otherwise an empty mapping."""
    return json.loads(ADDRESSES.read_text(encoding="utf-8")) if ADDRESSES.is_file() else {}


class Layout:
    """The CSS properties of a widget, by names with underscores for hyphens."""

    def __init__(self, **properties: str) -> None:
        self.__dict__.update(properties)


class Box(Widget):
    """Several widgets, one after the other."""

    def __init__(self, children: Sequence[Widget] = (), layout: Layout | None = None) -> None:
        self._children = tuple(children)
        self.layout = layout or Layout()
        super().__init__()

    @property
    def children(self) -> tuple[Widget, ...]:
        """The widgets inside, in order."""
        return self._children

    @children.setter
    def children(self, children: Sequence[Widget]) -> None:
        self._children = tuple(children)
        self._update({"children": self._reference_children()})

    def get_state(self) -> WidgetState:
        """Return the state of a vertical box of Jupyter's controls, with references to the widgets inside as its children."""
        return {
            **super().get_state(),
            "_model_module": CONTROLS,
            "_model_name": "VBoxModel",
            "children": self._reference_children(),
        }

    def _reference_children(self) -> list[str]:
        return [f"{REFERENCE}{child.model_id}" for child in self._children]


class VBox(Box):
    """Several widgets, one below the other."""


class HTML(AnyWidget):
    """A widget that shows a piece of HTML."""

    _esm = Script("anywhere/markup.js", ("anywhere",))
    value = Unicode().tag(sync=True)

    def __init__(self, value: str = "", layout: Layout | None = None) -> None:
        super().__init__(value=value)


class Dropdown(AnyWidget):
    """A choice among the named values it was made with. Setting ``index`` sets ``value``, not the other way round."""

    _esm = Script("anywhere/dropdown.js", ("anywhere",))
    _names = List(Unicode()).tag(sync=True)
    description = Unicode().tag(sync=True)
    index = Int().tag(sync=True)
    value = Any()

    def __init__(
        self, options: Sequence[tuple[str, object]], value: object, description: str = "", layout: Layout | None = None
    ) -> None:
        self._values = [each for _, each in options]
        self.style = Layout()
        names = [name for name, _ in options]
        super().__init__(_names=names, description=description, index=self._values.index(value), value=value)

    @observe("index")
    def _choose(self, change: Bunch) -> None:
        self.value = self._values[change["new"]]
