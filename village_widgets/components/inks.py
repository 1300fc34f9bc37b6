"""The colours of a game's players, and the style sheet that paints with them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import NamedTuple

from village_widgets.components.modules import read_style


class Ink(NamedTuple):
    """One player's colour by ``day``, as on paper, by ``night``, and for a ``line`` of a chart on any ground.

    Each shade is ``#`` and six hexadecimal digits.
    """

    day: str
    night: str
    line: str


def paint(inks: Mapping[str, Ink]) -> str:
    """Return the style of ``inks`` by colour: ``--vc-<colour>``, and ``--vc-own`` inside elements with ``data-colour``."""
    shades = "".join(f"  --vc-{colour}: light-dark({ink.day}, {ink.night});\n" for colour, ink in inks.items())
    owned = "".join(f'[data-colour="{colour}"] {{ --vc-own: var(--vc-{colour}); }}\n' for colour in inks)
    return f".vc-board {{\n{shades}}}\n{owned}"


def paint_board(inks: Mapping[str, Ink], sheet: Traversable) -> str:
    """Return the style of a game's board: the players' colours, the ``sheet``, and a class for each colour that fills with it.

    What has the class ``f-wall`` is filled with the shade ``--vc-wall``, and ``b-red`` with the ink of that name. Each class has
    a second name with a prefix, ``vc-f-wall``: inside ``<use>`` no ancestor counts.
    """
    style = read_style(sheet)
    fills = [(f"f-{shade}", shade) for shade in re.findall(r"--vc-(\w+):", style)]
    fills += [(f"b-{colour}", colour) for colour in inks]
    painted = "".join(f".vc-board .{name}, .vc-{name} {{ fill: var(--vc-{shade}); }} " for name, shade in fills)
    return paint(inks) + painted + style


def keep_apart(style: str, game: str) -> str:
    """Return a game's style whose shades hold only inside elements with its ``data-game``, for pages that draw several games."""
    return style.replace(".vc-board {", f'.vc-board [data-game="{game}"] {{')


def paint_settings(inks: Mapping[str, Ink]) -> str:
    """Return the style of the players of a game, with these ``inks``, that a page offers while another game is on its board.

    It holds in the settings alone (``.vc-settings``).
    """
    return "".join(_paint_own(".vc-settings ", colour, ink) for colour, ink in inks.items())


def paint_others(own: Mapping[str, Ink], games: Iterable[Mapping[str, Ink]]) -> str:
    """Return the style, for the whole page, of those colours of other ``games`` whose names ``own`` lacks.

    If two games have a colour of one name, that of the later game holds.
    """
    others = {colour: ink for inks in games for colour, ink in inks.items() if colour not in own}
    return "".join(_paint_own("", colour, ink) for colour, ink in others.items())


def paint_games(games: Mapping[str, Mapping[str, Ink]]) -> str:
    """Return the style of players in lists of several games: each game's colours hold inside its elements (``data-game``)."""
    return "".join(
        _paint_own(f'[data-game="{name}"] ', colour, ink) for name, inks in games.items() for colour, ink in inks.items()
    )


def _paint_own(within: str, colour: str, ink: Ink) -> str:
    return f'{within}[data-colour="{colour}"] {{ --vc-own: light-dark({ink.day}, {ink.night}); }}\n'
