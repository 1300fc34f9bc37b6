"""The common parts of all panels: names of places, members, cubes, prices, signs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from typing import ClassVar, Final, TypeAlias

from village_core.games.editions import Mark
from village_core.games.village.edition import ALONE, Edition
from village_core.games.village.table import Farm, Table
from village_core.games.village.vocabulary import CUBES, INFLUENCES, SPACES, Place, Space
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.components import drawing
from village_widgets.components.drawing import HIT, draw_badge, draw_target, draw_text, trim, use
from village_widgets.games.village.drawing.figures import COLOURS

MANY: Final = 3
"""More pieces of a kind than this are shown as a number."""
PRICED: Final = (*(kind.value for kind in INFLUENCES), "grain")
"""The kinds of piece that printed prices have."""
PiecePictures: TypeAlias = tuple[tuple[str, int], ...]
"""Pictures of a price, each with the number of pieces it stands for."""


@dataclass(frozen=True)
class SeenVillage(drawing.SeenTable[Table]):
    """One table of Village as one viewer sees it."""

    COLOURS: ClassVar[Collection[str]] = COLOURS
    DARK_ON: ClassVar[Collection[str]] = frozenset(("yellow", "white"))

    @property
    def edition(self) -> Edition:
        """The numbers, rulings and citations that the table plays by."""
        return self.table.edition

    @property
    def owners(self) -> Sequence[Player]:
        """The owners of the farms: the players, and in a game for one also Carla."""
        return add_rival(self.players, self.words)


def add_rival(players: Sequence[Player], words: Words) -> Sequence[Player]:
    """Return the players; in a game for one also Carla, in a colour of her own."""
    if len(players) != ALONE:
        return players
    colour = next(colour for colour in COLOURS if colour != players[0].colour)
    return (*players, Player(words.format("rival-name"), colour))


@lru_cache(maxsize=64)
def is_guessed(edition: Edition, names: tuple[str, ...]) -> bool:
    """Tell whether at least one of these printed values is reconstructed."""
    return any(edition.find_mark(name) is Mark.RECONSTRUCTED for name in names)


@lru_cache(maxsize=64)
def is_mostly_guessed(edition: Edition, names: tuple[str, ...]) -> bool:
    """Tell whether more than half of these printed values are reconstructed; then one line says so instead of many marks."""
    return 2 * sum(edition.find_mark(name) is Mark.RECONSTRUCTED for name in names) > len(names)


def name_customers(edition: Edition) -> tuple[str, ...]:
    """Return the dotted names of the points and the demand printed on each customer."""
    return tuple(f"customers.{tile}.{what}" for tile in range(len(edition.customers)) for what in ("points", "demand"))


def name_cities(edition: Edition) -> tuple[str, ...]:
    """Return the dotted name of the reward printed at each city."""
    return tuple(f"cities.{city.value}" for city in edition.cities)


def repeat(picture: str, count: int) -> PiecePictures:
    """Return a picture for each of ``count`` pieces, or one with the number if they are many."""
    return ((picture, 1),) * count if count <= MANY else ((picture, count),)


def list_pieces(thing: object) -> PiecePictures:
    """Return the pictures of a price: skill to knowledge, then grain; ``thing`` is a printed value with numbers of these."""
    return tuple(piece for kind in PRICED for piece in repeat(kind, getattr(thing, kind, 0)))


def draw_pieces(shown: PiecePictures, x: float, y: float, step: float, scale: float, down: bool = False) -> str:
    """Draw pieces in a line, or ``down`` in a column, ``step`` apart, the first with its upper left corner at ``x``, ``y``.

    A number above 1 stands on the picture.
    """
    drawn = ""
    for i, (picture, count) in enumerate(shown):
        left, top = (x, y + i * step) if down else (x + i * step, y)
        many = draw_badge(left + 24 * scale - 5, top + 24 * scale - 10, count) if count > 1 else ""
        drawn += use(picture, left, top, scale) + many
    return drawn


def locate_on_ring(centre: tuple[float, float], radii: tuple[float, float], share: float) -> tuple[float, float]:
    """Return the point of an ellipse at this ``share`` of a full turn clockwise from the top: of the angle, not of the length."""
    angle = 2 * pi * share - pi / 2
    return centre[0] + radii[0] * cos(angle), centre[1] + radii[1] * sin(angle)


# Members


def name_member(seat: Seat, generation: int, place: Place) -> str:
    """Return the name of the target for a family's members of one generation at one place."""
    return f"unborn:{seat}:{generation}" if place is Place.UNBORN else f"member:{seat}:{generation}:{place.value}"


def count_generations(farm: Farm, place: Place) -> list[tuple[int, int]]:
    """List the generations of a family that have members at a place, each with their number."""
    return [(generation, count) for generation, places in enumerate(farm.family, 1) if (count := places.count(place))]


def list_members(table: Table, place: Place) -> list[tuple[Seat, int, int]]:
    """Return the members at a place: seat, generation and number, for each seat and generation that has any there."""
    return [(seat, *each) for seat, farm in enumerate(table.farms) for each in count_generations(farm, place)]


def draw_pawn(view: SeenVillage, seat: Seat, generation: int, x: float, y: float) -> str:
    """Draw a member, 26 wide and 36 high, with its upper left corner at ``x``, ``y`` and its generation on the body."""
    colour = view.find_colour(seat)
    dark = "n d" if colour in view.DARK_ON else "n"
    return use(f"p-{colour}", x, y) + draw_text(x + 13, y + 31.5, generation, dark)


def draw_times(x: float, y: float, count: int) -> str:
    """Draw a plate, 26 wide, with × and the number of equal members; empty for a single member."""
    if count < 2:
        return ""
    plate = f'<rect class="bg" x="{trim(x)}" y="{trim(y)}" width="26" height="17" rx="8"/>'
    return plate + draw_text(x + 13, y + 14, f"×{count}", "bt")


def draw_crowd(view: SeenVillage, place: Place, x: float, y: float, width: float) -> str:
    """Draw the members at a place side by side within ``width`` from ``x`` on, closer together if they are many.

    The members of one family and generation are one figure, with their number, and one target. Empty without members.
    """
    people = list_members(view.table, place)
    if not people:
        return ""
    step = min(HIT, (width - 28) / max(len(people) - 1, 1))
    wide, shown = max(step, 32), ""
    for i, (seat, generation, count) in enumerate(people):
        here = x + (width - 26 - step * (len(people) - 1)) / 2 + i * step
        left, at = here + 13 - wide / 2, name_member(seat, generation, place)
        drawn = draw_pawn(view, seat, generation, here, y) + draw_times(here + 10, y, count)
        shown += draw_target(at, left, y - 3, wide, HIT, drawn, style="m vc-framed", frame=(left, y + 1, wide, 40))
    return shown


# Areas


def draw_cubes(view: SeenVillage, space: Space, x: float, y: float, width: float) -> str:
    """Draw the cubes on an action space, one pile for each colour, or a word that it is empty, at the right end of ``width``.

    A pile shows three cubes at most, and a number if it has more than one.
    """
    lying = view.table.spaces[SPACES.index(space)]
    here = [(cube.value, n) for cube, n in zip(CUBES, lying, strict=True) if n]
    if not here:
        none = draw_text(x + width - 13, y + 23, view.say("no-cubes"), "s r", 104)
        return draw_target(f"space:{space.value}", x + width - 121, y - 4, 117, HIT, none)
    spread = sum(min(n, 3) - 1 for _, n in here)
    piece = min(HIT, (width - 8 - spread * 8) / len(here))
    at, piles = x + width - 4 - len(here) * piece - spread * 8, ""
    for cube, n in here:
        span = piece + (min(n, 3) - 1) * 8
        left = at + (piece - 27) / 2
        pile = "".join(use(cube, left + i * 8, y + 5, 1.1) for i in range(min(n, 3)))
        many = draw_badge(left + 11 + 8 * min(n, 3), y + 1, n) if n > 1 else ""
        frame = (left - 3, y + 2, 32 + 8 * (min(n, 3) - 1), 32)
        piles += draw_target(f"cube:{space.value}:{cube}", at + 1, y - 4, span - 1, HIT, pile, many, frame=frame)
        at += span
    return piles


def draw_plank(x: float, y: float, width: float) -> str:
    """Draw the board on which the cubes of an action space lie."""
    return (
        f'<rect class="f-plank2" x="{trim(x)}" y="{trim(y + 2)}" width="{trim(width)}" height="42" rx="9"/>'
        f'<rect class="f-plank" x="{trim(x)}" y="{trim(y)}" width="{trim(width)}" height="42" rx="9"/>'
    )


def draw_heading(view: SeenVillage, key: str, width: float = 130) -> str:
    """Draw the area's name, which ``key`` words, upper left."""
    return draw_text(15, 32, view.say(f"area-{key}"), "t", width, 19)


def draw_header(view: SeenVillage, key: str, left: float) -> str:
    """Draw the area's name, which ``key`` words, and from ``left`` on the empty plank on which its cubes lie."""
    return draw_heading(view, key, left - 20) + draw_plank(left, 4, 354 - left)


def draw_nameplate(view: SeenVillage, seat: Seat) -> str:
    """Draw the head of a farm: colour, hat and initial of the family, and its name."""
    return drawing.draw_nameplate(view, seat, use(f"h-{view.find_colour(seat)}", 11, 11, 0.95), 150)


def draw_served(view: SeenVillage) -> str:
    """Draw the empty shelf, with its label, for the customers that a family has served."""
    return '<rect class="f-barn" x="6" y="270" width="348" height="46" rx="9"/>' + draw_text(16, 298, view.say("served"), "s", 66)
