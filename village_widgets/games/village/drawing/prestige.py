"""The prestige track, the round, the starting player, and a card about printed values that are our guess."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from village_core.games.owning import list_values
from village_core.games.village.edition import Edition
from village_core.games.village.vocabulary import Row
from village_core.kernel.values import Seat
from village_widgets.components.drawing import draw_text, draw_text_in_two, draw_with_title, fit, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing import rival
from village_widgets.games.village.drawing.ink import SeenVillage, draw_heading, is_guessed, name_cities, name_customers

ACROSS: Final = 10
DOWN: Final = 6
FIELDS: Final = ACROSS * DOWN
LEFT: Final = 10
TOP: Final = 50
WIDE: Final = 34
HIGH: Final = 27


def draw_panel(view: SeenVillage) -> Panel:
    """Draw sixty fields as a winding path with the markers, the points in figures, and the state of the round."""
    parts = {
        "prestige:scene": _draw_scene(view),
        "prestige:round": _draw_round(view),
        "prestige:markers": _draw_markers(view),
        "prestige:points": _draw_points(view),
    }
    return view.build_panel("prestige", parts)


def locate_points(points: int) -> tuple[int, int]:
    """Return the upper left corner of the field for ``points``; the path winds up from the lower left, and begins again at 60."""
    row, along = divmod(points % FIELDS, ACROSS)
    column = along if row % 2 == 0 else ACROSS - 1 - along
    return LEFT + WIDE * column, TOP + HIGH * (DOWN - 1 - row)


def _draw_scene(view: SeenVillage) -> str:
    ground = '<rect class="f-prest" width="360" height="320" rx="14"/>' + draw_heading(view, "prestige", 120)
    return ground + _draw_path() + _draw_chips(view) + _draw_legend(view)


@cache
def _draw_path() -> str:
    """Draw the fields with their numbers, and the marks by which the path turns up to the next row."""
    fields = ""
    for points in range(FIELDS):
        x, y = locate_points(points)
        style = "pf p10" if points % 10 == 0 else "pf p5" if points % 5 == 0 else "pf"
        fields += f'<rect class="{style}" x="{x + 1}" y="{y + 1}" width="{WIDE - 2}" height="{HIGH - 2}" rx="5"/>'
        fields += draw_text(x + WIDE / 2, y + 18, points, "s c") if points % 5 == 0 else ""
    return "".join(map(_draw_joint, range(DOWN - 1))) + fields


def _draw_legend(view: SeenVillage) -> str:
    """Draw a card with the areas of the board whose printed values are in part reconstructed; "" if there are none."""
    guessed = _list_guessed_areas(view.edition, len(view.table.farms), view.table.rival is not None)
    if not guessed:
        return ""
    areas = [view.say(f"area-{area}") for area in guessed]
    return draw_with_title(
        view.say("guessed-about"),
        '<rect class="f-card" x="10" y="278" width="340" height="40" rx="9"/>',
        draw_text_in_two(20, 301, view.say("guessed", areas=view.words.join(areas)), "s", 322),
    )


@lru_cache(maxsize=64)
def _list_guessed_areas(edition: Edition, players: int, alone: bool) -> tuple[str, ...]:
    """List the areas on which a printed value is reconstructed; ``alone`` is a game for one, in which Carla has an area."""
    every = list_values(edition)
    printed = {
        "crafts": tuple(name for name in every if name.startswith("crafts.")),
        "market": name_customers(edition),
        "travel": (*(f"legs.{leg}" for leg in edition.legs), *name_cities(edition)),
        "council": tuple(name for name in every if name.startswith("council.")),
        "church": tuple(name for name in every if name.startswith("church.")),
        "chronicle": name_rows_and_graves(players),
        **({"rival": rival.PRINTED} if alone else {}),
    }
    return tuple(area for area, names in printed.items() if is_guessed(edition, names))


def name_rows_and_graves(players: int) -> tuple[str, ...]:
    """Return the dotted names of the printed sizes of the chronicle's rows and of the graves, for a number of players."""
    return tuple(f"chronicle.{players}.{part}" for part in (*(f"rows.{row.value}" for row in Row), "graves"))


def _draw_joint(row: int) -> str:
    """Draw the mark by which the path turns up to the next row."""
    x, y = locate_points(row * ACROSS + ACROSS - 1)
    return f'<path class="pj" d="M{x + WIDE / 2} {y - 3}v8"/>'


def _draw_round(view: SeenVillage) -> str:
    """Draw the round, the starting player, the ring of the next one once taken, and a bell once the end is rung in."""
    table = view.table
    shown = draw_text(146, 31, view.say("round", number=table.round), "b", 80)
    head = use(f"h-{view.find_colour(table.start)}", 234, 15, 0.9)
    shown += draw_with_title(view.say("starts", name=view.find_whole_name(table.start)), use("flag", 226, 9, 1.05), head)
    if table.ring is not None:
        head = use(f"h-{view.find_colour(table.ring)}", 306, 15, 0.9)
        shown += draw_with_title(
            view.say("ring-alone" if table.rival else "ring", name=view.find_whole_name(table.ring)),
            use("ring", 278, 8, 1.15),
            head,
        )
    if view.table.trigger is not None:
        shown += draw_with_title(view.say("last"), use("bell", 330, 9, 1.1))
    return shown


def _draw_markers(view: SeenVillage) -> str:
    """Draw each player's head on the field of the points; heads that share a field stand close together."""
    at: dict[tuple[int, int], list[int]] = {}
    for seat in view.table.seats:
        at.setdefault(locate_points(max(view.table.farms[seat].prestige, 0)), []).append(seat)
    shown = ""
    for (x, y), seats in at.items():
        step = min(11.0, 16 / max(len(seats) - 1, 1))
        start = x + WIDE / 2 - 11 - step * (len(seats) - 1) / 2
        shown += "".join(use(f"h-{view.find_colour(seat)}", start + step * i, y + 5, 0.85) for i, seat in enumerate(seats))
    return shown


def _locate_chip(count: int, seat: Seat) -> tuple[float, float, float]:
    """Return left, top and width of a seat's chip among those of ``count`` players."""
    columns = 2 if count <= 4 else 3
    wide = 340 / columns
    return 10 + wide * (seat % columns), 216 + (30 if count > 2 else 34) * (seat // columns), wide


def _draw_chips(view: SeenVillage) -> str:
    """Draw each player's head and name, with room for the points."""
    shown = ""
    for seat in view.table.seats:
        x, y, wide = _locate_chip(len(view.table.seats), seat)
        shown += f'<rect class="f-card" x="{trim(x + 1)}" y="{trim(y)}" width="{trim(wide - 3)}" height="27" rx="8"/>'
        shown += use(f"h-{view.find_colour(seat)}", x + 4, y + 7, 0.9) + draw_text(
            x + 30, y + 18, fit(view.name_seat(seat), wide - 60), "s", wide - 60
        )
    return shown


def _draw_points(view: SeenVillage) -> str:
    """Write each player's prestige points, as a number, in their chip (see ``_draw_chips``)."""
    places = (_locate_chip(len(view.table.seats), seat) for seat in view.table.seats)
    return "".join(
        draw_text(x + wide - 8, y + 19, view.table.farms[seat].prestige, "q r") for seat, (x, y, wide) in enumerate(places)
    )
