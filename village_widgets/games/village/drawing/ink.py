"""What every panel is drawn with: text, pictures, targets, members, prices. All text is escaped here."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final, TypeAlias

from village_core.games.editions import Mark
from village_core.games.village.edition import ALONE, Edition
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CUBES, INFLUENCES, SPACES, Place, Space
from village_core.kernel.game import Player
from village_core.kernel.values import Seat
from village_widgets.components import drawing
from village_widgets.components.drawing import HIT, Words, badge, num, target, text, use, with_title
from village_widgets.components.names import shorten
from village_widgets.games.village.drawing.figures import COLOURS

MANY: Final = 3
"""More pieces of a kind than this are shown as a number."""

Pieces: TypeAlias = tuple[tuple[str, int], ...]
"""Pictures of a price, each with how many it stands for."""

DARK_ON: Final = frozenset(("yellow", "white"))
"""Family colours that carry dark figures."""


@dataclass(frozen=True)
class View(drawing.View[Table]):
    """One table of Village as one person sees it."""

    COLOURS: ClassVar[Collection[str]] = COLOURS

    @property
    def edition(self) -> Edition:
        """The numbers printed on the board."""
        return self.table.edition

    @property
    def families(self) -> Sequence[Player]:
        """Whose farms lie there: those at the table, and Carla beside somebody who plays alone."""
        return add_rival(self.players, self.words)

    def colour(self, seat: Seat) -> str:
        """The colour of a family."""
        return self.families[seat].colour

    def name(self, seat: Seat) -> str:
        """Whose family it is, short enough for a plate."""
        return shorten(self.families[seat].name)


def add_rival(players: Sequence[Player], words: Words) -> Sequence[Player]:
    """Those at the table, and Carla beside somebody who plays alone, in a colour of her own."""
    if len(players) != ALONE:
        return players
    colour = next(colour for colour in COLOURS if colour != players[0].colour)
    return (*players, Player(words.format("rival-name"), colour))


def draw_guess(view: View, x: float, y: float, *names: str) -> str:
    """A question mark where a printed value is only reconstructed."""
    if not any(view.edition.mark(name) is Mark.RECONSTRUCTED for name in names):
        return ""
    return with_title(view.say("guess"), use("guess", x, y, 0.6))


@lru_cache(maxsize=64)
def is_mostly_guessed(edition: Edition, names: tuple[str, ...]) -> bool:
    """Whether more than half of these printed values are reconstructed: then the legend says so, and none is marked by itself."""
    return 2 * sum(edition.mark(name) is Mark.RECONSTRUCTED for name in names) > len(names)


def name_customers(edition: Edition) -> tuple[str, ...]:
    """The names of what is printed on the customers."""
    return tuple(f"customers.{tile}.{what}" for tile in range(len(edition.customers)) for what in ("points", "demand"))


def name_cities(edition: Edition) -> tuple[str, ...]:
    """The names of what is printed at the cities."""
    return tuple(f"cities.{city.value}" for city in edition.cities)


def repeat(picture: str, count: int) -> Pieces:
    """So many of a piece: a picture for each, or one picture with the number where they are many."""
    return ((picture, 1),) * count if count <= MANY else ((picture, count),)


def list_pieces(thing: object) -> Pieces:
    """The pieces in a price of the edition: skill to knowledge, then grain."""
    kinds = (*(kind.value for kind in INFLUENCES), "grain")
    return tuple(piece for kind in kinds for piece in repeat(kind, getattr(thing, kind, 0)))


def draw_pieces(shown: Pieces, x: float, y: float, step: float, scale: float, down: bool = False) -> str:
    """Pieces in a line or a column, with their number where it is more than one."""
    drawn = []
    for i, (picture, count) in enumerate(shown):
        left, top = (x, y + i * step) if down else (x + i * step, y)
        many = badge(left + 24 * scale - 5, top + 24 * scale - 10, count) if count > 1 else ""
        drawn.append(use(picture, left, top, scale) + many)
    return "".join(drawn)


def draw_pawn(view: View, seat: Seat, generation: int, x: float, y: float) -> str:
    """A member with its generation on the body: 26 wide, 36 high."""
    colour = view.colour(seat)
    dark = "n d" if colour in DARK_ON else "n"
    return use(f"p-{colour}", x, y) + text(x + 13, y + 31.5, generation, dark)


def draw_times(x: float, y: float, count: int) -> str:
    """How many there are of one that is drawn, where they are several: 26 wide, no number that a member might have."""
    if count < 2:
        return ""
    plate = f'<rect class="bg" x="{num(x)}" y="{num(y)}" width="26" height="17" rx="8"/>'
    return plate + text(x + 13, y + 14, f"×{count}", "bt")


def draw_member(view: View, seat: Seat, generation: int, place: Place, count: int, x: float, y: float, wide: float) -> str:
    """All members of one family and generation at one place, as one target that is so wide."""
    at = f"member:{seat}:{generation}:{place.value}"
    left, drawn = x + 13 - wide / 2, draw_pawn(view, seat, generation, x, y)
    return target(
        at, left, y - 3, wide, HIT, drawn, draw_times(x + 10, y, count), style="m vc-framed", frame=(left, y + 1, wide, 40)
    )


def list_members(table: Table, place: Place) -> list[tuple[Seat, int, int]]:
    """Who is at ``place``: seat, generation, and how many of that kind."""
    found = []
    for seat, farm in enumerate(table.farms):
        for generation, places in enumerate(farm.family, 1):
            if count := places.count(place):
                found.append((seat, generation, count))
    return found


def draw_crowd(view: View, place: Place, x: float, y: float, width: float) -> str:
    """Everybody at ``place`` side by side within ``width``, closer where there are many."""
    people = list_members(view.table, place)
    if not people:
        return ""
    step = min(HIT, (width - 28) / max(len(people) - 1, 1))
    start = x + (width - 26 - step * (len(people) - 1)) / 2
    wide = max(step, 32)
    return "".join(draw_member(view, *person[:2], place, person[2], start + i * step, y, wide) for i, person in enumerate(people))


def draw_cubes(view: View, space: Space, x: float, y: float, width: float) -> str:
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


def draw_plank(x: float, y: float, width: float) -> str:
    """The board on which the cubes of an action space lie."""
    return (
        f'<rect class="f-plank2" x="{num(x)}" y="{num(y + 2)}" width="{num(width)}" height="42" rx="9"/>'
        f'<rect class="f-plank" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="42" rx="9"/>'
    )


def draw_heading(view: View, key: str, width: float = 130) -> str:
    """The area's name, upper left."""
    return text(15, 32, view.say(f"area-{key}"), "t", width, 19)
