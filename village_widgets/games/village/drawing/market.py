"""The market: stalls with customers, the queue before them and the pile."""

from __future__ import annotations

from typing import Final

from village_core.games.village.vocabulary import Space
from village_widgets.components.drawing import HIT, draw_row, draw_target, draw_text, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing.art import ART
from village_widgets.games.village.drawing.figures import FACES
from village_widgets.games.village.drawing.ink import SeenVillage, draw_cubes, draw_heading, draw_plank

STALL: Final = 72


def draw_panel(view: SeenVillage) -> Panel:
    """Draw the stalls above and the queue below, its front on the left, and the pile beside the queue."""
    table, parts = view.table, {"market:scene": _draw_scene(view), "cubes:market": draw_cubes(view, Space.MARKET, 226, 7, 128)}
    left, wide = _fit_stalls(view)
    big = min(1.0, (wide - 6) / 62)
    for place, tile in enumerate(table.stalls):
        x = left + wide * (place + 0.5) - 31 * big
        parts[f"stall:{place}"] = "" if tile is None else draw_customer(view, tile, x, 82, big)
    step = _fit_queue(view)
    waiting = (*table.queue, *[None] * (view.edition.market.queue - len(table.queue)))
    for i, tile in enumerate(waiting):
        parts[f"queue:{i}"] = "" if tile is None else draw_customer(view, tile, 8 + step * i, 228, (step - 4) / 62)
    parts["pile"] = _draw_pile(view)
    return view.build_panel("market", parts)


def _fit_stalls(view: SeenVillage) -> tuple[float, float]:
    """Return the left edge of the stalls, and how wide each is."""
    count = len(view.table.stalls)
    wide = min(STALL, 348 / max(count, 1))
    return (360 - wide * count) / 2, wide


def _fit_queue(view: SeenVillage) -> float:
    """Return the distance between two places in the queue."""
    return min(58.0, 290 / max(view.edition.market.queue, 1))


def draw_customer(view: SeenVillage, tile: int, x: float, y: float, scale: float = 1) -> str:
    """Draw a customer's tile with portrait, points and demand, its upper left corner at ``x``, ``y``.

    It is 62 by 78 at ``scale`` 1.
    """
    card = view.edition.customers[tile]
    size = min(1.1, 56 / (24 * len(card.wants)))
    shown = use("tile", 0, 0) + use(f"face-{tile % FACES}", 29, 6)
    shown += draw_text(15.2, 20.5 if scale == 1 else 21.5, card.points, "q c" if scale == 1 else "q c big")
    shown += draw_row(card.wants, 31 - 12 * size * len(card.wants), 55 - 12 * size, 24 * size, size)
    placed = f"translate({trim(x)} {trim(y)}){f'scale({scale:.2f})' if scale != 1 else ''}"
    return f'<g transform="{placed}">{draw_target(f"stall:{tile}", -1, -1, 64, 80, shown)}</g>'


def _draw_scene(view: SeenVillage) -> str:
    left, wide = _fit_stalls(view)
    stalls = "".join(_draw_stall(left + wide * place, wide, place) for place in range(len(view.table.stalls)))
    bell = draw_target("market", 179, 2, HIT, HIT, use("bell", 188, 11, 1.15))
    head = draw_heading(view, "market", 160) + bell + draw_plank(226, 4, 128)
    return ART["market-ground"] + head + stalls + _draw_surcharge(view) + _draw_queue(view)


def _draw_stall(x: float, width: float, place: int) -> str:
    """Draw a striped awning over an empty counter; the awning's stripes begin with another colour at every second ``place``."""
    stripe = (width - 4) / 4
    awning = "".join(
        f'<path class="o {"f-roof" if (i + place) % 2 else "f-paper"}" d="M{trim(x + 2 + stripe * i)} '
        f'56h{trim(stripe)}v16a{trim(stripe / 2)} 7 0 0 1-{trim(stripe)} 0z"/>'
        for i in range(4)
    )
    return (
        f'<path class="f-counter" d="M{trim(x + 2)} 78h{trim(width - 4)}v90h-{trim(width - 4)}z"/>'
        f'<path class="o f-wood" d="M{trim(x)} 161h{trim(width)}v8h-{trim(width)}z"/>'
        f'<path class="w3" d="M{trim(x + 4)} 74v94M{trim(x + width - 4)} 74v94"/>{awning}'
        f'<path class="o f-wood" d="M{trim(x)} 52h{trim(width)}v5h-{trim(width)}z"/>'
    )


def _draw_surcharge(view: SeenVillage) -> str:
    """Draw the extra cost of every sale except the caller's first."""
    market = view.edition.market
    card = '<rect class="f-card" x="8" y="176" width="344" height="26" rx="9"/>'
    first = draw_text(16, 194, view.say("market-first"), "", 156)
    extra = draw_text(178, 194, view.say("market-then"), "", 98)
    x = 280.0
    for picture, count in (("persuasion", market.surcharge_persuasion), ("hourglass", market.surcharge_time)):
        if count:
            extra += use(picture, x, 180, 0.75) + draw_text(x + 20, 194, count, "q")
            x += 36
    return card + first + extra


def _draw_queue(view: SeenVillage) -> str:
    """Draw the empty spaces of the customers' queue as a target, and the words for the queue and for the pile beside it.

    The customers and the pile are parts of their own.
    """
    step = _fit_queue(view)
    places = "".join(
        f'<rect class="em" x="{trim(8 + step * i)}" y="228" width="{trim(step - 4)}" '
        f'height="{trim((step - 4) / 62 * 78)}" rx="6"/>'
        for i in range(view.edition.market.queue)
    )
    names = draw_text(12, 221, view.say("queue"), "b", 270) + draw_text(325, 221, view.say("pile"), "b c", 64)
    return draw_target("queue", 4, 224, 292, 86, places) + names


def _draw_pile(view: SeenVillage) -> str:
    """Draw the tiles that lie face down, with their number."""
    count = len(view.table.pile)
    if not count:
        return '<rect class="em" x="302" y="231" width="48" height="68" rx="6"/>' + draw_text(326, 270, 0, "q c")
    backs = "".join(
        f'<rect class="o f-back" x="{302 + 2 * i}" y="{231 + 2 * i}" width="46" height="66" rx="6"/>'
        for i in range(min(count, 3))
    )
    return backs + '<circle class="f-card" cx="327" cy="266" r="15"/>' + draw_text(327, 271, count, "q c")
