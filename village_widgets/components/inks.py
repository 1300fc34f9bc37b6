"""The colours of a game's players, and the style sheet that paints with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Ink(NamedTuple):
    """One player's colour by ``day``, as on paper, by ``night``, and for a ``line`` of a chart on any ground.

    Each shade is ``#`` and six hexadecimal digits.
    """

    day: str
    night: str
    line: str


def paint(inks: Mapping[str, Ink]) -> str:
    """Write the style sheet of ``inks`` by colour: ``--vc-<colour>``, and ``--vc-own`` inside elements with ``data-colour``."""
    shades = "".join(f"  --vc-{colour}: light-dark({ink.day}, {ink.night});\n" for colour, ink in inks.items())
    owned = "".join(f'[data-colour="{colour}"] {{ --vc-own: var(--vc-{colour}); }}\n' for colour in inks)
    return f".vc-board {{\n{shades}}}\n{owned}"


def paint_settings(inks: Mapping[str, Ink]) -> str:
    """Write the same for the settings of a game offered beside another's board, and for them alone."""
    return "".join(
        f'.vc-settings [data-colour="{colour}"] {{ --vc-own: light-dark({ink.day}, {ink.night}); }}\n'
        for colour, ink in inks.items()
    )
