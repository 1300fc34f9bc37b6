"""What every panel is drawn with: text, pictures, targets, members, prices. All text is escaped here."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Final, Protocol, TypeAlias

from village_core.games.editions import Mark
from village_core.games.village.edition import Edition
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CUBES, INFLUENCES, SPACES, Place, Space
from village_core.kernel.game import Player
from village_core.kernel.values import Seat
from village_widgets.components.names import shorten
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing.figures import COLOURS

WIDTH: Final = 360
HEIGHT: Final = 320
"""Where there is room, in a headline, a name may have so many letters."""

HIT: Final = 46
"""How high, and where there is room how wide, something small is that is touched: 44 pixels on a phone."""

LETTERS: Final = 15
"""How high letters are that are not larger: 12 pixels where a panel is as narrow as it may be."""

MANY: Final = 3
"""More pieces of a kind than this are shown as a number."""

Pieces: TypeAlias = tuple[tuple[str, int], ...]
"""Pictures of a price, each with how many it stands for."""

DARK_ON: Final = frozenset(("yellow", "white"))
"""Family colours that carry dark figures."""


class Words(Protocol):
    """Something that says a key in the reader's language."""

    def say(self, key: str, **values: str | int) -> str:
        """The wording of ``key``; ``KeyError`` where there is none."""


@dataclass(frozen=True)
class View:
    """One table as one person sees it: ``viewer`` is a seat or nobody, ``active`` the seat that is asked, if any."""

    table: Table
    viewer: Seat | None
    players: Sequence[Player]
    words: Words
    active: Seat | None = None

    def __post_init__(self) -> None:
        """Raises ``ValueError`` for a wrong number of players or a colour nobody can have."""
        if len(self.players) != len(self.table.farms):
            raise ValueError(f"{len(self.table.farms)} players expected, {len(self.players)} given")
        unknown = [player.colour for player in self.players if player.colour not in COLOURS]
        if unknown:
            raise ValueError(f"no family has the colour {unknown[0]!r}: {', '.join(COLOURS)}")

    @property
    def edition(self) -> Edition:
        """The numbers printed on the board."""
        return self.table.edition

    def say(self, key: str, **values: str | int) -> str:
        """The wording of a label of the board."""
        return self.words.say(f"board-{key}", **values)

    def colour(self, seat: Seat) -> str:
        """The family colour of a seat."""
        return self.players[seat].colour

    def name(self, seat: Seat) -> str:
        """The seat's name, short enough for a plate."""
        return shorten(self.players[seat].name)

    def panel(self, key: str, parts: dict[str, str], **values: str | int) -> Panel:
        """A panel of the usual size with its spoken title."""
        return Panel(key, self.say(f"title-{key.partition(':')[0]}", **values), WIDTH, HEIGHT, parts)


@lru_cache(maxsize=4096)
def num(value: float) -> str:
    """A coordinate, as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")


@lru_cache(maxsize=4096)
def text(x: float, y: float, content: str | int, style: str = "", width: float = 0, size: float = LETTERS) -> str:
    """A line of text. Where ``width`` is given and the line looks longer (at ``size``), it is squeezed into it."""
    words = str(content)
    wide = sum(size if unicodedata.east_asian_width(c) in "WF" else size * 0.56 for c in words)
    squeezed = f' textLength="{num(width)}" lengthAdjust="spacingAndGlyphs"' if width and wide > width else ""
    kind = f' class="{style}"' if style else ""
    return f'<text{kind} x="{num(x)}" y="{num(y)}"{squeezed}>{escape(words)}</text>'


def fit(words: str, width: float, size: float = LETTERS) -> str:
    """As much of ``words`` as seems to fit into ``width``; cut words end in an ellipsis."""
    wide = 0.0
    for i, c in enumerate(words):
        wide += size if unicodedata.east_asian_width(c) in "WF" else size * 0.62
        if wide > width:
            return words[: max(i - 1, 1)].rstrip() + "…"
    return words


def use(name: str, x: float, y: float, scale: float = 1, style: str = "") -> str:
    """A shared picture with its upper left corner at ``x``, ``y``."""
    grown = f"scale({scale:.2f})" if scale != 1 else ""
    kind = f' class="{style}"' if style else ""
    return f'<use{kind} href="#vc-{name}" transform="translate({num(x)} {num(y)}){grown}"/>'


def target(
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
    """Something one can point at: a group with its hit area under what it shows.

    ``frame`` (left, top, width, height) is what is framed of it when it can be pressed, where that is less than the hit area.
    """
    kind = f' class="{style}"' if style else ' class="vc-framed"' if frame else ""
    box = f'<rect class="h" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="{num(round_)}"/>'
    if frame:
        left, top, wide, high = map(num, frame)
        box += f'<rect class="fr" x="{left}" y="{top}" width="{wide}" height="{high}"/>'
    return f'<g{kind} data-at="{escape(at)}">{box}{"".join(inside)}</g>'


def titled(title: str, *inside: str) -> str:
    """Something that explains itself when pointed at."""
    return f"<g><title>{escape(title)}</title>{''.join(inside)}</g>"


def about(view: View, x: float, y: float, *names: str) -> str:
    """A wavy mark where a printed value is only reconstructed."""
    if not any(view.edition.mark(name) is Mark.RECONSTRUCTED for name in names):
        return ""
    return titled(view.say("about"), use("about", x, y, 0.6))


def mostly(view: View, x: float, y: float, names: Iterable[str]) -> str:
    """One line beside a wavy mark where most of these printed values are reconstructed: then none is marked by itself."""
    if not is_mostly_guessed(view.edition, tuple(names)):
        return ""
    return titled(view.say("mostly-about"), use("about", x, y - 11, 0.75), text(x + 20, y, view.say("mostly"), "s"))


@lru_cache(maxsize=64)
def is_mostly_guessed(edition: Edition, names: tuple[str, ...]) -> bool:
    """Whether more than half of these printed values are reconstructed."""
    return 2 * sum(edition.mark(name) is Mark.RECONSTRUCTED for name in names) > len(names)


def amount(picture: str, count: int, x: float, y: float, scale: float = 0.75) -> str:
    """A picture and how many of it: the number follows it."""
    return use(picture, x, y, scale) + text(x + 24 * scale + 2, y + 12 * scale + 5, count, "q")


def row(pictures: Iterable[str], x: float, y: float, step: float, scale: float) -> str:
    """Pictures in a line."""
    return "".join(use(picture, x + i * step, y, scale) for i, picture in enumerate(pictures))


def several(picture: str, count: int) -> Pieces:
    """So many of a piece: a picture for each, or one picture with the number where they are many."""
    return ((picture, 1),) * count if count <= MANY else ((picture, count),)


def price(thing: object) -> Pieces:
    """The pieces in a price of the edition: skill to knowledge, then grain."""
    kinds = (*(kind.value for kind in INFLUENCES), "grain")
    return tuple(piece for kind in kinds for piece in several(kind, getattr(thing, kind, 0)))


def pieces(shown: Pieces, x: float, y: float, step: float, scale: float, down: bool = False) -> str:
    """Pieces in a line or a column, with their number where it is more than one."""
    drawn = []
    for i, (picture, count) in enumerate(shown):
        left, top = (x, y + i * step) if down else (x + i * step, y)
        many = badge(left + 24 * scale - 5, top + 24 * scale - 10, count) if count > 1 else ""
        drawn.append(use(picture, left, top, scale) + many)
    return "".join(drawn)


def pawn(view: View, seat: Seat, generation: int, x: float, y: float) -> str:
    """A member with its generation on the body: 26 wide, 36 high."""
    colour = view.colour(seat)
    dark = "n d" if colour in DARK_ON else "n"
    return use(f"p-{colour}", x, y) + text(x + 13, y + 31.5, generation, dark)


def member(view: View, seat: Seat, generation: int, place: Place, count: int, x: float, y: float, wide: float) -> str:
    """All members of one family and generation at one place, as one target that is so wide."""
    times = ""
    if count > 1:
        plate = f'<rect class="bg" x="{num(x + 10)}" y="{num(y - 2)}" width="26" height="17" rx="8"/>'
        times = plate + text(x + 23, y + 12, f"×{count}", "bt")
    at = f"member:{seat}:{generation}:{place.value}"
    left, drawn = x + 13 - wide / 2, pawn(view, seat, generation, x, y)
    return target(at, left, y - 3, wide, HIT, drawn, times, style="m vc-framed", frame=(left, y - 1, wide, 42))


def standing(table: Table, place: Place) -> list[tuple[Seat, int, int]]:
    """Who is at ``place``: seat, generation, and how many of that kind."""
    found = []
    for seat, farm in enumerate(table.farms):
        for generation, places in enumerate(farm.family, 1):
            if count := places.count(place):
                found.append((seat, generation, count))
    return found


def crowd(view: View, place: Place, x: float, y: float, width: float) -> str:
    """Everybody at ``place`` side by side within ``width``, closer where there are many."""
    people = standing(view.table, place)
    if not people:
        return ""
    step = min(HIT, (width - 28) / max(len(people) - 1, 1))
    start = x + (width - 26 - step * (len(people) - 1)) / 2
    wide = max(step, 32)
    return "".join(member(view, *person[:2], place, person[2], start + i * step, y, wide) for i, person in enumerate(people))


def cubes(view: View, space: Space, x: float, y: float, width: float) -> str:
    """The cubes on an action space, a pile for each colour, from the right; or a word that there are none."""
    lying = view.table.spaces[SPACES.index(space)]
    here = [(cube.value, n) for cube, n in zip(CUBES, lying, strict=True) if n]
    if not here:
        none = text(x + width - 44, y + 23, view.say("no-cubes"), "s c", 76)
        return target(f"space:{space.value}", x + width - 84, y - 4, 80, HIT, none)
    spread = sum(min(n, 3) - 1 for _, n in here)
    piece = min(HIT, (width - 8 - spread * 8) / len(here))
    at = x + width - 4 - len(here) * piece - spread * 8
    piles = []
    for cube, n in here:
        span = piece + (min(n, 3) - 1) * 8
        left = at + (piece - 27) / 2
        pile = "".join(use(cube, left + i * 8, y + 5, 1.1) for i in range(min(n, 3)))
        many = badge(left + 11 + 8 * min(n, 3), y + 1, n) if n > 1 else ""
        frame = (left - 3, y + 2, 32 + 8 * (min(n, 3) - 1), 32)
        piles.append(target(f"cube:{space.value}:{cube}", at + 1, y - 4, span - 1, HIT, pile, many, frame=frame))
        at += span
    return "".join(piles)


def badge(x: float, y: float, count: int) -> str:
    """A small round number on a corner."""
    return f'<circle class="bg" cx="{num(x + 3)}" cy="{num(y + 6)}" r="9.5"/>' + text(x + 3, y + 11.3, count, "bt")


def plank(x: float, y: float, width: float) -> str:
    """The board on which the cubes of an action space lie."""
    return (
        f'<rect class="f-plank2" x="{num(x)}" y="{num(y + 2)}" width="{num(width)}" height="42" rx="9"/>'
        f'<rect class="f-plank" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="42" rx="9"/>'
    )


def heading(view: View, key: str, width: float = 130) -> str:
    """The area's name, upper left."""
    return text(15, 32, view.say(f"area-{key}"), "t", width, 19)
