"""Drawing tools for every game: letters, shared pictures, targets, numbers. All text is escaped here."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import ClassVar, Final, Generic, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words, write_number
from village_widgets.components.names import clean_name, shorten_all
from village_widgets.components.scene import Panel
from village_widgets.components.widths import measure

T = TypeVar("T", bound=GameTable)

HIT: Final = 46
"""Height, and where there is room width, of a small target: 44 pixels on a phone."""

LETTERS: Final = 15
"""Default height of letters: 12 pixels on the narrowest panel."""

WIDTH: Final = 360
HEIGHT: Final = 320
"""Default size of a panel."""

NARROW: Final = {"t": 0.89, **dict.fromkeys(("b", "q", "pn", "aw"), 1.02)}
"""The least width of letters of some classes on any system, as a multiple of their estimate; other classes have ``USUAL``."""
USUAL: Final = 0.97
WIDE: Final = 1.25
"""The widest letters of any system, as a multiple of the narrowest."""

BREAK: Final = re.compile(r"\s|[、，](?!$)")
"""A place where a line may be broken."""
CLASS: Final = re.compile(r'class="([^"]*)"')


@dataclass(frozen=True)
class SeenTable(Generic[T]):
    """One table as one person sees it: ``viewer`` is their seat, ``active`` the seat that decides; either may be None.

    A game sets the ``COLOURS`` that its players can have, and those of them on which letters are dark.
    """

    COLOURS: ClassVar[Collection[str]] = ()
    DARK_ON: ClassVar[Collection[str]] = frozenset(("yellow",))

    table: T
    viewer: Seat | None
    players: Sequence[Player]
    words: Words
    active: Seat | None = None

    def __post_init__(self) -> None:
        """Raise ``ValueError`` for a wrong number of players or a colour that the game doesn't have."""
        if len(self.players) != len(self.table.seats):
            raise ValueError(f"{len(self.table.seats)} players expected, {len(self.players)} given")
        unknown = [player.colour for player in self.players if player.colour not in self.COLOURS]
        if unknown:
            raise ValueError(f"no player can have the colour {unknown[0]!r}; there are {', '.join(self.COLOURS)}")

    def say(self, key: str, **values: str | int) -> str:
        """Format a label of the board: the wording ``board-<key>``."""
        return self.words.format(f"board-{key}", **values)

    @property
    def owners(self) -> Sequence[Player]:
        """The owners of the boards: the players, and in some games others."""
        return self.players

    def find_colour(self, seat: Seat) -> str:
        """Return the colour of a seat."""
        return self.owners[seat].colour

    def name_seat(self, seat: Seat) -> str:
        """Return the seat's name, cut to the width of a plate; if it would then read like another seat's, its end is kept."""
        return shorten_all([owner.name for owner in self.owners])[seat]

    def find_whole_name(self, seat: Seat) -> str:
        """Return the seat's whole name, for titles."""
        return clean_name(self.owners[seat].name)

    def find_plate(self, seat: Seat) -> str:
        """Return the CSS class of letters that stand on a seat's colour."""
        return "pn d" if self.find_colour(seat) in self.DARK_ON else "pn"

    def build_panel(self, key: str, parts: dict[str, str], **values: str | int) -> Panel:
        """Build a panel of the usual size; its title for screen readers is the label ``title-<key>``, the key up to a colon."""
        return Panel(key, self.say(f"title-{key.partition(':')[0]}", **values), WIDTH, HEIGHT, parts)


@lru_cache(maxsize=4096)
def trim(value: float) -> str:
    """Write a coordinate, rounded to one decimal place; that is left out if it is 0."""
    return f"{value:.1f}".removesuffix(".0")


@lru_cache(maxsize=4096)
def draw_text(x: float, y: float, content: str | int, style: str = "", width: float = 0, size: float = LETTERS) -> str:
    """Write a line of text at ``x`` on the baseline ``y``, squeezed if its letters of ``size`` may need more than ``width``.

    Each system has letters of its own: a line that fits with narrow ones only is squeezed to the width of these, so that no
    system stretches it. With ``width`` 0 nothing is squeezed.
    """
    words = content if isinstance(content, str) else write_number(content)
    return _write_line("text", x, y, words, style, width, size)


def draw_text_in_two(x: float, y: float, words: str, style: str, width: float) -> str:
    """Write a text like ``draw_text``; one that may exceed ``width`` becomes two lines around ``y``, if it can be broken."""
    lines = wrap(words, width, style)
    if not lines[1]:
        return draw_text(x, y, words, style, width)
    spans = (_write_line("tspan", x, y + down, line, style, width) for line, down in zip(lines, (-5, 11), strict=True))
    return f'<text class="{style}">{" ".join(spans)}</text>'


def _write_line(tag: str, x: float, y: float, words: str, style: str, width: float, size: float = LETTERS) -> str:
    """Write a line of text as an SVG element, squeezed if it may need more than ``width``, as ``draw_text`` explains."""
    least = size * measure(words) * _find_narrowest(style) if width else 0
    squeezed = f' textLength="{trim(min(width, least))}" lengthAdjust="spacingAndGlyphs"' if least * WIDE > width else ""
    kind = f' class="{style}"' if style and tag == "text" else ""
    return f'<{tag}{kind} x="{trim(x)}" y="{trim(y)}"{squeezed}>{escape(words)}</{tag}>'


def wrap(words: str, width: float, style: str = "") -> tuple[str, str]:
    """Break a line that may be longer than ``width`` in two; the second one is empty if it is not, or can't be broken."""
    if LETTERS * measure(words) * _find_narrowest(style) * WIDE <= width:
        return words, ""
    first, *others = (found.end() for found in BREAK.finditer(f"{words} "))
    end = max([first, *(end for end in others if LETTERS * measure(words[:end].rstrip()) <= width)])
    return words[:end].rstrip(), words[end:]


def _find_narrowest(style: str) -> float:
    """Return the width of a text on the system with the narrowest letters, as a multiple of what ``measure`` estimates.

    ``style`` has the text's CSS classes, of which the first one in ``NARROW`` decides; without one it is ``USUAL``.
    """
    return next((NARROW[each] for each in style.split() if each in NARROW), USUAL)


def fit(words: str, width: float, size: float = LETTERS) -> str:
    """Return as much of ``words`` as seems to fit into ``width``; cut words end in an ellipsis."""
    if size * measure(words) <= width:
        return words
    end = next((end for end in range(len(words) - 1, 1, -1) if size * measure(words[:end] + "…") <= width), 1)
    return words[:end].rstrip() + "…"


@lru_cache(maxsize=4096)
def use(name: str, x: float, y: float, scale: float = 1, style: str = "") -> str:
    """Place a shared picture with its upper left corner at ``x``, ``y``."""
    grown = f"scale({scale:.2f})" if scale != 1 else ""
    kind = f' class="{style}"' if style else ""
    return f'<use{kind} href="#vc-{name}" transform="translate({trim(x)} {trim(y)}){grown}"/>'


def draw_target(
    at: str,
    x: float,
    y: float,
    width: float,
    height: float,
    *inside: str,
    style: str = "",
    round_: float = 7,
    frame: tuple[float, float, float, float] | None = None,
) -> str:
    """Group what a player can point at, as the target ``at``, with its hit area behind it.

    ``frame`` (left, top, width, height) is the part that is framed when it can be pressed, if that is less than the hit area.
    """
    kind = f' class="{style}"' if style else ' class="vc-framed"' if frame else ""
    box = f'<rect class="h" x="{trim(x)}" y="{trim(y)}" width="{trim(width)}" height="{trim(height)}" rx="{trim(round_)}"/>'
    if frame:
        left, top, wide, high = map(trim, frame)
        box += f'<rect class="fr" x="{left}" y="{top}" width="{wide}" height="{high}"/>'
    return f'<g{kind} data-at="{escape(at)}">{box}{"".join(inside)}</g>'


def draw_with_title(title: str, *inside: str) -> str:
    """Group elements with a title, which browsers show when they are pointed at."""
    return f"<g><title>{escape(title)}</title>{''.join(inside)}</g>"


def draw_amount(picture: str, count: int, x: float, y: float, scale: float = 0.75) -> str:
    """Place a picture with its upper left corner at ``x``, ``y``, and its count to the right of it."""
    return use(picture, x, y, scale) + draw_text(x + 24 * scale + 2, y + 12 * scale + 5, count, "q")


def draw_row(pictures: Iterable[str], x: float, y: float, step: float, scale: float) -> str:
    """Place pictures in a line: the first with its upper left corner at ``x``, ``y``, each other ``step`` further right."""
    return "".join(use(picture, x + i * step, y, scale) for i, picture in enumerate(pictures))


def draw_badge(x: float, y: float, count: int) -> str:
    """Draw a small round number over the corner at ``x``, ``y``."""
    return f'<circle class="bg" cx="{trim(x + 3)}" cy="{trim(y + 6)}" r="9.5"/>' + draw_text(x + 3, y + 11.3, count, "bt")


def draw_nameplate(view: SeenTable[T], seat: Seat, picture: str, width: float) -> str:
    """Draw the head of a player's board in their colour: a card with ``picture`` and the initial of the colour, and the name.

    The name is squeezed to ``width``.
    """
    colour = view.find_colour(seat)
    return (
        f'<path class="b-{colour}" d="M0 38V14A14 14 0 0 1 14 0h332a14 14 0 0 1 14 14v24z"/>'
        f'<rect class="f-card" x="8" y="5" width="46" height="28" rx="9"/>{picture}'
        + draw_text(44, 24, view.say(f"initial-{colour}"), "q c")
        + draw_text(62, 26, view.name_seat(seat), view.find_plate(seat), width, 17)
    )


def draw_turn(word: str) -> str:
    """Mark a player's board: a frame around a panel of the usual size, and in its upper right corner an arrow with ``word``."""
    frame = '<rect class="ac" x="2" y="2" width="356" height="316" rx="13"/>'
    sign = '<rect class="at" x="276" y="6" width="76" height="27" rx="13"/><path class="aa" d="M284 12l9 7.5-9 7.5z"/>'
    return frame + sign + draw_text(321, 24.5, word, "aw", 50)


def draw_mark(view: SeenTable[T], seat: Seat, key: str, picture: str, radius: int) -> str:
    """Mark the seat that is asked now as ``draw_turn`` does, else the starting player with ``picture``; empty for other seats.

    The shared ``picture`` lies on a disc of this ``radius``; ``key`` is the wording that describes it.
    """
    if view.active == seat:
        return draw_turn(view.say("active"))
    if view.table.start != seat:
        return ""
    disc = f'<circle class="f-card" cx="332" cy="19.5" r="{radius}"/>'
    return draw_with_title(view.say(key, name=view.find_whole_name(seat)), disc + use(picture, 321, 8, 0.92))


def define_pictures(pictures: Mapping[str, str]) -> str:
    """Define shared pictures by name, each in a box of 24 by 24 unless it says otherwise, for ``use``.

    Their classes get the prefix ``vc-``: by these names a style sheet finds them inside ``<use>``, where ancestors don't count.
    """
    drawn = "".join(f'<g id="vc-{name}">{picture}</g>' for name, picture in pictures.items())
    return f"<defs>{CLASS.sub(_prefix_classes, drawn)}</defs>"


def _prefix_classes(found: re.Match[str]) -> str:
    return f'class="{" ".join(f"vc-{name}" for name in found[1].split())}"'
