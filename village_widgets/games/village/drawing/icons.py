"""Pictures that are used many times: goods, grain, coins, cubes and small things, each in a box of 24 by 24."""

from __future__ import annotations

from functools import cache
from typing import Final

from village_core.games.village.edition import Edition
from village_core.games.village.vocabulary import INFLUENCES
from village_widgets.components.drawing import defs
from village_widgets.games.village.drawing.figures import COLOURS, CUSTOMERS, FIGURES

GOODS: Final = {
    "scroll": (
        '<path class="o f-paper" d="M6 5h11.5v14H6z"/><rect class="o f-sack" x="3.5" y="2.5" '
        'width="16.5" height="4.5" rx="2.2"/>'
        '<rect class="o f-sack" x="3.5" y="17" width="16.5" height="4.5" rx="2.2"/>'
        '<path class="s" d="M8.5 10h6.5M8.5 12.5h6.5M8.5 15h4"/>'
    ),
    "wagon": (
        '<path class="o f-wood" d="M2 7h19l-2 7.5H4.5z"/><path class="s" d="M3 10h17M8.3 7l.4 7M14.6 '
        '7l-.3 7"/>'
        '<circle class="o f-wood2" cx="7" cy="17" r="4.7"/><circle class="o f-wood2" cx="17" cy="17" '
        'r="4.7"/>'
        '<path class="s" d="M7 12.8v8.4M2.8 17h8.4M17 12.8v8.4M12.8 17h8.4"/>'
        '<circle class="f-sack" cx="7" cy="17" r="1.6"/><circle class="f-sack" cx="17" cy="17" r="1.6"/>'
    ),
    "plow": (
        '<path class="w" d="M2.5 5c3.5 0 5 3.5 7.5 9.5M5.5 3.5c3 .5 4.5 3 6.5 8M9 11.5c5 1.5 8.5-.5 '
        '12.5-2.5"/>'
        '<path class="o f-iron" d="M8.5 12.5l8 2.5c-1.5 3.5-5 5.5-10 6.5 1.8-2.8 2.3-6 2-9z"/>'
        '<circle class="o f-wood2" cx="20" cy="15.5" r="3"/>'
    ),
    "horse": (
        '<path class="o f-horse" d="M19.5 21.5H8c-.2-4.5 2.3-5.7 2.3-8.2-1.3 1.3-2.7 2.2-4.3 '
        "2.5-2.2.4-3.6-1.6-2.7-3.4"
        'L6.6 6.8C7 5.3 8 4.3 9.3 3.9L9.5 1.5l2.7 2.1c4.8.4 7.3 4.7 7.3 17.9z"/>'
        '<path class="f-horse2" d="M12.2 3.6c4.8.4 7.6 4.7 7.3 17.9h-2.8c.6-8.5-.7-14.5-4.5-17.9z"/>'
        '<circle class="f-ink" cx="9" cy="8" r="1.1"/>'
    ),
    "ox": (
        '<path class="o f-bone" d="M5.5 10C2 9 1 6 2.2 2.5 3.6 5 5 5.8 8 6.3zM18.5 10c3.5-1 4.5-4 '
        '3.3-7.5C20.4 5 19 5.8 16 6.3z"/>'
        '<path class="o f-ox" d="M6.5 6.5C9 5 15 5 17.5 6.5c.8 4-.5 7-1.5 11-.7 2.5-2 4-4 '
        '4s-3.3-1.5-4-4c-1-4-2.3-7-1.5-11z"/>'
        '<path class="o f-ox" d="M6.5 9L2.5 11.5 6.8 12.5zM17.5 9l4 2.5-4.3 1z"/><ellipse '
        'class="f-muzzle" cx="12" cy="18.3" rx="3.7" ry="3"/>'
        '<path class="f-ink" d="M8.3 10.5h2v2h-2zM13.7 10.5h2v2h-2zM9.8 17.5h1.3v1.5H9.8zM12.9 '
        '17.5h1.3v1.5h-1.3z"/>'
    ),
    "grain": (
        '<path class="o f-sack" d="M8.5 6.5h7c4 3.5 5.5 8 4.5 12-.5 2-2 3-4 3H8c-2 0-3.5-1-4-3-1-4 '
        '.5-8.5 4.5-12z"/>'
        '<path class="o f-sack" d="M8 2.5l2 1 2-1.3 2 1.3 2-1-.7 4H8.7z"/><path class="w2" d="M8.3 '
        '6.7h7.4"/>'
        '<path class="k2" d="M12 19.5V11M12 13l-3-1.8M12 13l3-1.8M12 16l-3.2-1.8M12 16l3.2-1.8"/>'
    ),
    "coin": '<circle class="o f-gold" cx="12" cy="12" r="9.8"/><circle class="g2" cx="12" cy="12" '
    'r="6.6"/><path class="g2" d="M12 8.5v7"/>',
}

GLYPHS: Final = {
    "skill": '<path class="y" d="M6 6.5h9.5l2.5 2.8-2 1.5-1.5-1H13V19h-2.6V10H6z"/>',
    "persuasion": '<path class="y" d="M5 6h14v9.5h-6.5L8.5 19v-3.5H5z"/>',
    "faith": '<path class="y" d="M10.5 4.5h3V9H18v3h-4.5v7.5h-3V12H6V9h4.5z"/>',
    "knowledge": '<path class="y" d="M4.5 7c3-.9 5.3-.5 7 .9v9.8c-1.7-1.3-4-1.7-7-.9zM19.5 7c-3-.9-5.3-.5-7 '
    '.9v9.8c1.7-1.3 4-1.7 7-.9z"/>',
    "plague": (
        '<path class="y" d="M12 4c4.5 0 7.3 2.8 7.3 6.5 0 2.4-1.1 4-2.5 '
        '5v3.8H7.2v-3.8c-1.4-1-2.5-2.6-2.5-5C4.7 6.8 7.5 4 12 4z"/>'
        '<path class="f-plague" d="M7.3 9.5h3.5v3.5H7.3zM13.2 9.5h3.5v3.5h-3.5zM11.2 '
        '14.5h1.6V17h-1.6zM9.5 17.3h1v2h-1zM13.5 17.3h1v2h-1z"/>'
    ),
}

SMALL: Final = {
    "hourglass": (
        '<path class="o f-paper" d="M6.5 4h11c0 4.5-3.8 6-3.8 8s3.8 3.5 3.8 8h-11c0-4.5 3.8-6 '
        '3.8-8S6.5 8.5 6.5 4z"/>'
        '<path class="f-sand" d="M8.3 7.5h7.4c-.9 1.7-2.6 2.7-3.2 4.2h-1C10.9 10.2 9.2 9.2 8.3 '
        '7.5zM12 14.5c1.3 1.5 3.2 2.3 3.6 4.5H8.4c.4-2.2 2.3-3 3.6-4.5z"/>'
        '<rect class="o f-wood" x="4.5" y="1.5" width="15" height="3.2" rx="1.2"/><rect class="o '
        'f-wood" x="4.5" y="19.3" width="15" height="3.2" rx="1.2"/>'
    ),
    "star": '<path class="o f-gold" d="M12 1.5l3 5.9 6.6.9-4.8 4.6 1.2 6.6-6-3.1-6 3.1 1.2-6.6L2.4 8.3 9 7.4z"/>',
    "seal": (
        '<path class="o f-gold" d="M12 1l2.7 2 3.3-.4 1.2 3.1 3 1.5-.5 3.3 1.5 3-2.5 2.2-.4 '
        "3.4-3.4.4-2.2 2.5-3-1.3-3.1 1-2.2-2.5-3.3-.5-.2-3.4"
        'L.6 12.9l1.6-2.9-.4-3.3 3.1-1.3 1.3-3 3.3.5z"/><circle class="f-card" cx="12" cy="11.8" r="7.8"/>'
    ),
    "tile": (
        '<rect class="o f-card" width="62" height="78" rx="6"/><path class="f-parch" d="M1 '
        '37h60v35a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z"/>'
        '<use href="#vc-seal" transform="translate(2 2)scale(1.1)"/>'
    ),
    "ring": (
        '<circle class="o2 n0" cx="12" cy="15" r="7"/><circle class="g3 n0" cx="12" cy="15" r="7"/>'
        '<path class="o f-gem" d="M8 2.5h8l2 3-6 5.5-6-5.5z"/><path class="f-gem2" d="M10 4h4l-2 5z"/>'
    ),
    "train": '<path class="o f-cap" d="M12 4l11 5-11 5L1 9z"/><path class="o f-cap" d="M6 11.5v5c3 3 9 3 '
    '12 0v-5l-6 2.7z"/><path class="g2" d="M21 9.5v7"/>',
    "make": '<path class="w" d="M10 10l-7 9.5"/><path class="o f-iron" d="M6.5 5.5L11 2l9.5 7-1.5 2-3-.5-3.8 4-5-3.7 2.7-3.5z"/>',
    "buy": (
        '<path class="o f-skin" d="M1.5 14l4-1 5 .5c2 .3 2 2.7 0 2.7H8l7-.2 4.5-3c2-1 3.5 1 2 2.5l-6 '
        '5c-1 .7-2 1-3.2 1H1.5z"/>'
        '<circle class="o f-gold" cx="14" cy="6.5" r="5"/><path class="g2" d="M14 4.5v4"/>'
    ),
    "bell": (
        '<path class="o f-gold" d="M12 2.5c1 0 1.7.8 1.7 1.8 3.3.8 4.8 3.7 4.8 7.2 0 3 .8 4.5 2.5 '
        '6H3c1.7-1.5 2.5-3 2.5-6 0-3.5 1.5-6.4 4.8-7.2 0-1 .7-1.8 1.7-1.8z"/>'
        '<path class="o f-wood" d="M9.5 18.5h5a2.5 2.5 0 0 1-5 0z"/>'
    ),
    "crowd": '<circle class="o f-skin" cx="6.5" cy="8" r="3.5"/><circle class="o f-skin" cx="17.5" cy="8" '
    'r="3.5"/><path class="o f-iron" d="M1 20c0-5 2-7.5 5.5-7.5S12 15 12 20zM12 20c0-5 2-7.5 '
    '5.5-7.5S23 15 23 20z"/><circle class="o f-skin" cx="12" cy="6" r="4"/><path class="o '
    'f-gold" d="M5.5 21c0-6 2.5-9 6.5-9s6.5 3 6.5 9z"/>',
    "guess": '<path class="z" d="M-4-4h26v26H-4z"/><path class="ab" d="M4 4.5C5-1 14.5-1 14.5 5c0 4.5-5.2 4.5-5.2 '
    '8.8M9.3 18.6v.4"/>',
    "cross": '<path class="x" d="M5 5l14 14M19 5L5 19"/>',
    "cradle": '<path class="o f-wood" d="M2.5 9h19c0 5-2.5 8.5-5.5 8.5H8C5 17.5 2.5 14 2.5 9z"/><path '
    'class="w2" d="M3.5 21c5-2.5 12-2.5 17 0"/><path class="o f-paper" d="M4.5 9c0-4 3-5.5 6-4.5 '
    '2.5.8 3.5 2.5 3.5 4.5z"/>',
    "flag": '<path class="o f-gem" d="M6 3c4-2 7 2 15-.5-2.5 3-2.5 5.5 0 8.5-8 2.5-11-1.5-15 .5z"/><path '
    'class="w" d="M5 2.5v19"/>',
}

WELL: Final = (
    '<path class="w" d="M188 192v-34M230 192v-34"/><path class="o f-roof" d="M178 162l31-24 31 24z"/>'
    '<path class="s" d="M209 162v14"/><path class="o f-wood" d="M203 175h12l-1.5 9h-9z"/>'
    '<path class="o f-stone" d="M180 190h58v30c0 8-58 8-58 0z"/><ellipse class="o f-water" '
    'cx="209" cy="191" rx="29" ry="6.5"/>'
    '<path class="s" d="M184 205h50M196 199v6M219 199v6M207 205v14M229 206v14M188 206v14"/>'
)
"""The well as it stands on the board, 62 by 90 from 178, 138."""


@cache
def draw_shared(edition: Edition) -> str:
    """All shared pictures as ``<defs>``: ids begin with ``vc-``. The influence cubes wear the edition's colours."""
    cubes = {kind.value: _draw_cube(f"k-{edition.colours[kind]}", GLYPHS[kind.value]) for kind in INFLUENCES}
    cubes["plague"] = _draw_cube("k-plague", GLYPHS["plague"])
    cubes["choice"] = _draw_choice([edition.colours[kind] for kind in INFLUENCES])
    pictures = {**GOODS, **SMALL, **cubes, **FIGURES, **_draw_small()}
    return defs(pictures)


def _draw_small() -> dict[str, str]:
    """Members, customers and the well, drawn once more in a box as all the others have."""
    members = {f"small-{colour}": _shrink(f"p-{colour}", 4.5, 3, 0.58) for colour in COLOURS}
    customers = {f"small-{face}": _shrink(face, 0, 0.8, 0.8) for face in CUSTOMERS}
    return {**members, **customers, "small-well": f'<g transform="translate(-40.3 -33.8)scale(.25)">{WELL}</g>'}


def _shrink(name: str, x: float, y: float, scale: float) -> str:
    return f'<use href="#vc-{name}" transform="translate({x} {y})scale({scale})"/>'


def _draw_cube(colour: str, glyph: str) -> str:
    """A cube from above with light on its upper edge and its sign."""
    return (
        f'<rect class="o {colour}" x="1" y="1" width="22" height="22" rx="4"/>'
        f'<path class="li" d="M2 6V5a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v1z"/><path class="sh" d="M2 '
        f'19v.5A2.7 2.7 0 0 0 5 22h14a2.7 2.7 0 0 0 3-2.5V19z"/>{glyph}'
    )


def _draw_choice(colours: list[str]) -> str:
    """A cube of any of the four colours."""
    corners = ("M2 2h10v10H2z", "M12 2h10v10H12z", "M2 12h10v10H2z", "M12 12h10v10H12z")
    quarters = "".join(f'<path class="k-{colour}" d="{corner}"/>' for colour, corner in zip(colours, corners, strict=True))
    return (
        f'{quarters}<rect class="o n0" x="1.5" y="1.5" width="21" height="21" rx="4"/><circle '
        f'class="o f-paper" cx="12" cy="12" r="5"/>'
    )
