"""What stands in for ipywidgets and anywidget where there is no Jupyter: widgets with their state, and what is said both ways.

Only what the pages use is here. Every widget belongs to the page that is being made (``beginning``), which hears what it says.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from traitlets import Any, Bunch, HasTraits, Int, List, Unicode, observe

from village_widgets.components.modules import Script

State: TypeAlias = dict[str, object]
Heard: TypeAlias = Callable[["Widget", object, Sequence[bytes]], None]

REFERS: Final = "IPY_MODEL_"
VIEW: Final = "application/vnd.jupyter.widget-view+json"
CONTROLS: Final = "@jupyter-widgets/controls"
ADDRESSES: Final = Path(__file__).with_name("scripts.json")
"""Where the pages' scripts are, seen from the site's address, by their entries: ``building`` writes it for a browser."""


class Page(Protocol):
    """What the widgets of a page speak to."""

    def open(self, widget: Widget) -> str:
        """Take a widget in, and give it its id."""

    def say(self, widget: Widget, data: State, buffers: Sequence[bytes] = ()) -> None:
        """Tell the browser something about a widget: a message of the protocol of Jupyter's widgets, and what is binary in it."""

    def close(self, widget: Widget) -> None:
        """The widget is gone."""


_page: ContextVar[Page] = ContextVar("page")


@contextmanager
def beginning(page: Page) -> Iterator[None]:
    """Whatever widget is made meanwhile belongs to this page."""
    token = _page.set(page)
    try:
        yield
    finally:
        _page.reset(token)


class Comm:
    """The end of a widget, for those who want to hear of it."""

    def __init__(self) -> None:
        self._closed: list[Callable[[object], None]] = []

    def on_close(self, callback: Callable[[object], None]) -> None:
        """Call back when the widget is closed."""
        self._closed.append(callback)

    def close(self) -> None:
        """Tell all who want to hear of it."""
        for callback in self._closed:
            callback({})


class Widget(HasTraits):
    """A widget: its traits that are marked ``sync`` are its state in the browser."""

    def __init__(self, **traits: object) -> None:
        super().__init__(**traits)
        self._classes: tuple[str, ...] = ()
        self._heard: list[Heard] = []
        self.comm: Comm | None = Comm()
        self._page = _page.get()
        self.model_id = self._page.open(self)
        self.observe(self._changed, [*self.traits(sync=True)])

    def state(self) -> State:
        """All that the browser has of it; what is binary, as bytes."""
        return {**{name: getattr(self, name) for name in self.traits(sync=True)}, "_dom_classes": [*self._classes]}

    def add_class(self, name: str) -> Widget:
        """Give its element a class."""
        self._classes = (*self._classes, name)
        self._update({"_dom_classes": [*self._classes]})
        return self

    def send(self, content: object, buffers: Sequence[bytes] = ()) -> None:
        """Say something to the browser."""
        self._page.say(self, {"method": "custom", "content": content}, buffers)

    def on_msg(self, callback: Heard) -> None:
        """Hear what the browser says."""
        self._heard.append(callback)

    def take_up(self, data: Mapping[str, object]) -> None:
        """Take up what the browser says."""
        if data.get("method") == "custom":
            for callback in self._heard:
                callback(self, data.get("content"), ())
        elif isinstance(state := data.get("state"), dict):
            for name in state.keys() & self.traits(sync=True).keys():
                setattr(self, name, state[name])

    def close(self) -> None:
        """Let go of it; the browser forgets it."""
        if self.comm is not None:
            self.comm.close()
            self.comm = None
            self._page.close(self)

    def _changed(self, change: Bunch) -> None:
        self._update({change["name"]: change["new"]})

    def _update(self, state: State) -> None:
        plain, paths, buffers = parted(state)
        self._page.say(self, {"method": "update", "state": plain, "buffer_paths": paths}, buffers)

    def _repr_mimebundle_(self, **_: object) -> dict[str, object]:
        return {VIEW: {"version_major": 2, "version_minor": 0, "model_id": self.model_id}, "text/plain": repr(self)}


def parted(state: State) -> tuple[State, list[list[str]], list[bytes]]:
    """A state without what is binary in it, where that belongs, and what it is."""
    binary = {name: value for name, value in state.items() if isinstance(value, bytes)}
    plain = {name: None if name in binary else value for name, value in state.items()}
    return plain, [[name] for name in binary], [*binary.values()]


class AnyWidget(Widget):
    """A widget that brings its own script and style."""

    _esm: Script | str = ""
    _css = ""

    def state(self) -> State:
        """As of any widget, with the script and the style."""
        return {**super().state(), "_model_module": "anywidget", **_script(self._esm), "_css": self._css}

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        if name == "_css" and hasattr(self, "model_id"):
            self._update({name: value})


def _script(given: Script | str) -> State:
    """The script of a widget, or where it is."""
    there = addresses().get(given.entry) if isinstance(given, Script) else None
    return {"script": there} if there else {"_esm": str(given)}


@cache
def addresses() -> Mapping[str, str]:
    """Where the pages' scripts are, in a browser."""
    return json.loads(ADDRESSES.read_text(encoding="utf-8")) if ADDRESSES.is_file() else {}


class Layout:
    """How much room a widget takes, by the names of CSS with underscores; or what else it looks like."""

    def __init__(self, **properties: str) -> None:
        self.__dict__.update(properties)


class Box(Widget):
    """Widgets one after the other."""

    def __init__(self, children: Sequence[Widget] = (), layout: Layout | None = None) -> None:
        self._children = tuple(children)
        self.layout = layout or Layout()
        super().__init__()

    @property
    def children(self) -> tuple[Widget, ...]:
        """What is in it, in order."""
        return self._children

    @children.setter
    def children(self, children: Sequence[Widget]) -> None:
        self._children = tuple(children)
        self._update({"children": self._referred()})

    def state(self) -> State:
        """As of any widget, with what is in it."""
        return {
            **super().state(),
            "_model_module": CONTROLS,
            "_model_name": "VBoxModel",
            "children": self._referred(),
        }

    def _referred(self) -> list[str]:
        return [f"{REFERS}{child.model_id}" for child in self._children]


class VBox(Box):
    """Widgets one below the other."""


class HTML(AnyWidget):
    """A piece of HTML."""

    _esm = """export default { render({ model, el }) {
  const show = () => { el.innerHTML = model.get("value"); };
  model.on("change:value", show);
  show();
} };"""
    value = Unicode().tag(sync=True)

    def __init__(self, value: str = "", layout: Layout | None = None) -> None:
        super().__init__(value=value)


class Dropdown(AnyWidget):
    """A choice of one of several values, each with its name: ``value`` is the one chosen, at ``index`` among ``options``."""

    _esm = """export default { render({ model, el }) {
  const label = document.createElement("label");
  const select = document.createElement("select");
  select.append(...model.get("_names").map((name) => new Option(name)));
  select.onchange = () => { model.set("index", select.selectedIndex); model.save_changes(); };
  const show = () => { select.selectedIndex = model.get("index"); };
  model.on("change:index", show);
  show();
  label.append(model.get("description"), " ", select);
  el.append(label);
} };"""
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
    def _chosen(self, change: Bunch) -> None:
        self.value = self._values[change["new"]]
