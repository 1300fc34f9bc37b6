"""The colours that players of a game have, and the style sheet that paints with them whatever belongs to a player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Ink(NamedTuple):
    """One player's colour, each shade as ``#`` and six hexadecimal digits: by ``day``, as on paper; by ``night``; and for a
    ``line`` of a chart, plain to see on light and on dark ground.
    """

    day: str
    night: str
    line: str


def paint(inks: Mapping[str, Ink]) -> str:
    """The style sheet of a game's ``inks`` by colour: ``--vc-<colour>``, and ``--vc-own`` inside whatever has ``data-colour``."""
    shades = "".join(f"  --vc-{colour}: light-dark({ink.day}, {ink.night});\n" for colour, ink in inks.items())
    owned = "".join(f'[data-colour="{colour}"] {{ --vc-own: var(--vc-{colour}); }}\n' for colour in inks)
    return f".vc-board {{\n{shades}}}\n{owned}"


def paint_settings(inks: Mapping[str, Ink]) -> str:
    """The same for the settings of a game that is offered beside another's board: there alone."""
    return "".join(
        f'.vc-settings [data-colour="{colour}"] {{ --vc-own: light-dark({ink.day}, {ink.night}); }}\n'
        for colour, ink in inks.items()
    )
