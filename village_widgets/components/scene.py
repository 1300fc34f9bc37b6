"""Panels of keyed parts: drawings that can be patched part by part, and kept as one still picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from html import escape
from importlib.resources import files
from math import ceil
from typing import Final

from village_widgets.components.messages import ShownPanel
from village_widgets.components.modules import read_style

GAP: Final = 14
COLUMNS: Final = 3
"""Panels of a still side by side: in a notebook on a laptop its letters can be read."""


@dataclass(frozen=True)
class Panel:
    """One picture of the board with its own coordinates.

    ``key`` names it (``track``, ``own:0``), ``title`` is for screen readers; ``width`` and ``height`` are user units. ``parts``:
    SVG fragments in painting order, each under a key that no other panel uses; the first ones are scenery.
    """

    key: str
    title: str
    width: int
    height: int
    parts: dict[str, str]

    def render_parts(self) -> str:
        """Return all parts, each in a group with its key, as they stand inside the panel's ``<svg>``."""
        return "".join(f'<g data-part="{escape(key)}">{part}</g>' for key, part in self.parts.items())

    def shows(self, at: str) -> bool:
        """Tell whether ``at`` is the panel, a part of it, or a target on it."""
        return at in (self.key, f"{self.key}@", *self.parts) or any(f'="{at}"' in part for part in self.parts.values())

    def with_words(self, lines: Iterable[str]) -> Panel:
        """Return the panel with what it shows in words, one part for each line, for readers who can't see it.

        The page hides all other letters from them. The caller must always give the same number of lines; an empty one says
        nothing now.
        """
        said = {
            f"{self.key}:said-{at}": f'<text class="vc-said">{escape(line)}</text>' if line else ""
            for at, line in enumerate(lines)
        }
        return replace(self, parts={**said, **self.parts})

    def render(self) -> ShownPanel:
        """Return the panel with all its parts, as a page has it."""
        return ShownPanel(self.key, self.title, self.view_box, tuple(self.parts.items()))

    @property
    def view_box(self) -> str:
        """The panel's coordinates, as the ``viewBox`` attribute has them."""
        return f"0 0 {self.width} {self.height}"


def find_changes(before: Sequence[Panel], after: Sequence[Panel]) -> dict[str, str]:
    """Return the parts of ``after`` that differ from those of ``before``, by key; all if there was nothing before.

    Parts that are gone are not named: panels always have the same ones.
    """
    known = {key: part for panel in before for key, part in panel.parts.items()}
    return {key: part for panel in after for key, part in panel.parts.items() if known.get(key) != part}


@lru_cache(maxsize=1)
def read_theme() -> str:
    """Read the style of every board: colours, letters, targets, and the grid of its panels."""
    return read_style(files(__package__) / "board.css")


def draw_still(panels: Sequence[Panel], css: str, language: str) -> str:
    """Draw the panels on a grid as one standalone SVG document, styled by the game's ``css``; ``language`` is that of its words.

    It is as wide as its place: JupyterLab shows it as an image, which would be cut at the edge of its cell otherwise.
    Raises ``ValueError`` without panels.
    """
    if not panels:
        raise ValueError("a still picture needs at least one panel")
    columns = min(COLUMNS, len(panels))
    rows = [panels[start : start + columns] for start in range(0, len(panels), columns)]
    cell = max(panel.width for panel in panels)
    width, top, cells = columns * (cell + GAP) + GAP, GAP, []
    for row in rows:
        for column, panel in enumerate(row):
            cells.append(_nest_panel(panel, GAP + column * (cell + GAP), top))
        top += max(panel.height for panel in row) + GAP
    style = escape(f"{read_theme()}\n{css}", quote=False)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" lang="{escape(language)}" class="vc-board vc-still" role="img" '
        f'viewBox="0 0 {width} {ceil(top)}" width="100%"><style>{style}</style>'
        f'<rect class="vc-ground" width="{width}" height="{ceil(top)}" rx="18"/>{"".join(cells)}</svg>'
    )


def _nest_panel(panel: Panel, x: int, y: int) -> str:
    """Nest one panel in the whole picture."""
    return (
        f'<svg class="vc-panel" data-panel="{escape(panel.key)}" x="{x}" y="{y}" '
        f'width="{panel.width}" height="{panel.height}" '
        f'viewBox="{panel.view_box}"><title>{escape(panel.title)}</title>{panel.render_parts()}</svg>'
    )
