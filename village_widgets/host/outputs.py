"""What a page brings along of the widgets in it, so that its script can draw them before the process has said a word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from jinja2.utils import htmlsafe_json_dumps

from village_widgets.host.files import keep

State: TypeAlias = dict[str, object]
Buffers: TypeAlias = Mapping[tuple[str, ...], Mapping[str, str]]
REFERS: Final = "IPY_MODEL_"
BOXES: Final = ("BoxModel", "VBoxModel")
FILES: Final = {"_esm": ("script", "js"), "_css": ("style", "css")}
"""What of an anywidget's state is a file: under which name the page has its address instead, and of what kind it is."""
USELESS: Final = {"tabbable", "tooltip", *(f"_view_{part}" for part in ("count", "module", "module_version", "name"))}


class Widget(NamedTuple):
    """A widget as it comes with its page: what the page's script is told of it, and its scripts and styles with their owners."""

    told: Mapping[str, object]
    scripts: tuple[str, ...]
    styles: tuple[tuple[str, str], ...]

    @property
    def text(self) -> str:
        """``told`` as JSON that may stand in HTML, in this order: it is the same in each process, but for the ids."""
        return str(htmlsafe_json_dumps(self.told))


def widget(root: str, states: Mapping[str, State], buffers: Mapping[str, Buffers], base: str) -> Widget | None:
    """The widget of this model with all that is in it, given the states of all models; nothing where one can't be shown without
    JupyterLab: neither an anywidget nor a plain box. ``base`` is the server's address.
    """
    told: dict[str, State] = {}
    waiting = [root]
    for model in waiting:
        state = states.get(model, {})
        if not _is_shown(state):
            return None
        told[model] = filed({name: value for name, value in state.items() if name not in USELESS}, base)
        waiting += _children(state)
    layouts = {model: _layout(states.get(_referred(states[model].get("layout")), {})) for model in told}
    return Widget(
        {
            "root": root,
            "states": told,
            "bytes": {model: {path[0]: found["data"] for path, found in buffers.get(model, {}).items()} for model in told},
            "layouts": {model: layout for model, layout in layouts.items() if layout},
        },
        tuple(dict.fromkeys(str(state["script"]) for state in told.values() if "script" in state)),
        tuple((model, str(state["style"])) for model, state in told.items() if "style" in state),
    )


def filed(state: State, base: str) -> State:
    """A state with the addresses of what is a file in it."""
    texts = {name: text for name in FILES if isinstance(text := state.get(name), str)}
    addresses = {FILES[name][0]: f"{base}{keep(text, FILES[name][1])}" for name, text in texts.items()}
    return {**{name: value for name, value in state.items() if name not in FILES}, **addresses}


def _is_shown(state: State) -> bool:
    """Whether the page's script can show a widget in this state."""
    box = state.get("_model_module") == "@jupyter-widgets/controls" and state.get("_model_name") in BOXES
    return box or state.get("_model_module") == "anywidget"


def _children(state: State) -> Sequence[str]:
    children = state.get("children", ())
    return [_referred(child) for child in children] if isinstance(children, list | tuple) else []


def _layout(state: State) -> State:
    """What is said about the room that a widget takes."""
    return {name: value for name, value in state.items() if not name.startswith("_") and value is not None}


def _referred(reference: object) -> str:
    """The model that a state refers to."""
    return str(reference).removeprefix(REFERS)
