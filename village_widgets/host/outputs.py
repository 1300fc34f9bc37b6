"""Widgets embedded in a page's HTML, so that its script can draw them before the process sends anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from jinja2.utils import htmlsafe_json_dumps

from village_widgets.anywhere.widgets import CONTROLS, REFERENCE, WidgetState
from village_widgets.host.files import keep

Buffers: TypeAlias = Mapping[tuple[str, ...], Mapping[str, str]]
BOXES: Final = ("BoxModel", "VBoxModel")
FILES: Final = {"_esm": ("script", "js"), "_css": ("style", "css")}
"""Traits of an anywidget that become files: the name under which the page gets the address instead, and the kind of file."""
USELESS: Final = {"tabbable", "tooltip", *(f"_view_{part}" for part in ("count", "module", "module_version", "name"))}


class WidgetStates(NamedTuple):
    """States and buffers of all widgets in a process, under the names that the templates use."""

    widget_state: Mapping[str, WidgetState]
    widget_buffers: Mapping[str, Buffers]


class EmbeddedWidget(NamedTuple):
    """A widget in a page's HTML: its ``content`` for the page's script, and the addresses of its scripts and styles."""

    content: Mapping[str, object]
    scripts: tuple[str, ...]
    styles: tuple[str, ...]

    @property
    def text(self) -> str:
        """The content as JSON that is safe in HTML; in two processes that show the same, only the ids differ."""
        return str(htmlsafe_json_dumps(self.content))


def embed_widget(
    root: str, states: Mapping[str, WidgetState], buffers: Mapping[str, Buffers], base: str
) -> EmbeddedWidget | None:
    """Return the widget of a model with all widgets inside it, or None if one needs JupyterLab.

    Without JupyterLab a page can show anywidgets and plain boxes. ``root`` is the model's id, ``states`` has all models by
    id; ``base`` is the server's address.
    """
    shown: dict[str, WidgetState] = {}
    waiting = [root]
    for model in waiting:
        state = states.get(model, {})
        if not _can_show(state):
            return None
        shown[model] = link_files({name: value for name, value in state.items() if name not in USELESS}, base)
        waiting += list_children(state)
    layouts = {model: _read_layout(states.get(_resolve(states[model].get("layout")), {})) for model in shown}
    return EmbeddedWidget(
        {
            "root": root,
            "states": shown,
            "bytes": {model: {path[0]: found["data"] for path, found in buffers.get(model, {}).items()} for model in shown},
            "layouts": {model: layout for model, layout in layouts.items() if layout},
        },
        tuple(dict.fromkeys(str(state["script"]) for state in shown.values() if "script" in state)),
        tuple(dict.fromkeys(str(state["style"]) for state in shown.values() if "style" in state)),
    )


def link_files(state: WidgetState, base: str) -> WidgetState:
    """Return a state without the texts of its script and style, with their addresses as ``script`` and ``style`` instead.

    ``base`` is the server's address.
    """
    texts = {name: text for name in FILES if isinstance(text := state.get(name), str)}
    addresses = {FILES[name][0]: f"{base}{keep(text, FILES[name][1])}" for name, text in texts.items()}
    return {**{name: value for name, value in state.items() if name not in FILES}, **addresses}


def name_addresses(state: WidgetState, base: str) -> WidgetState:
    """Return a state with addresses in place of the texts of script and style; anywidget's own script loads addresses as well.

    ``base`` is the server's whole address.
    """
    texts = {name: text for name in FILES if (text := state.get(name)) and isinstance(text, str)}
    return {**state, **{name: f"{base}{keep(text, FILES[name][1])}" for name, text in texts.items()}}


def _can_show(state: WidgetState) -> bool:
    """Tell whether the page's own script can show a widget with this state."""
    box = state.get("_model_module") == CONTROLS and state.get("_model_name") in BOXES
    return box or state.get("_model_module") == "anywidget"


def list_children(state: WidgetState) -> Sequence[str]:
    """Return the ids of the widgets directly inside a widget with this state."""
    children = state.get("children", ())
    return [_resolve(child) for child in children] if isinstance(children, list | tuple) else []


def _read_layout(state: WidgetState) -> dict[str, object]:
    """Return the CSS properties that a layout's state sets, by name."""
    return {name: value for name, value in state.items() if not name.startswith("_") and value is not None}


def _resolve(reference: object) -> str:
    """Return the id of the model in a reference from another widget's state (``IPY_MODEL_`` and the id)."""
    return str(reference).removeprefix(REFERENCE)
