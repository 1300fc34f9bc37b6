"""A tribe's board: workers, food track, tools, supplies, people and symbols of its cards, numbers of cards and buildings."""

from __future__ import annotations

from typing import Final

from village_core.games.stone_age.ending import count_figures, find_multipliers
from village_core.games.stone_age.table import Tribe
from village_core.games.stone_age.vocabulary import PEOPLE, RESOURCES, SYMBOLS
from village_core.kernel.values import Seat
from village_widgets.components.drawing import (
    HIT,
    draw_badge,
    draw_mark,
    draw_nameplate,
    draw_target,
    draw_text,
    draw_with_title,
    trim,
    use,
)
from village_widgets.components.scene import Panel
from village_widgets.games.stone_age.drawing.ink import SeenStoneAge, draw_count, draw_ring, draw_worker

KINDS: Final = (*RESOURCES, "food")
SYMBOL: Final = 27
TWO_DIGITS: Final = 10


def draw_panel(view: SeenStoneAge, seat: Seat) -> Panel:
    """Draw the board of ``seat``; each thing that changes is a part of its own."""
    tribe, key = view.table.tribes[seat], f"tribe:{seat}"
    parts = {
        f"{key}:scene": _draw_scene(view, seat),
        f"{key}:mark": draw_mark(view, seat, "starts", "starts", 14),
        f"{key}:score": _draw_score(view, seat, tribe),
        f"{key}:home": _draw_home(view, seat, tribe),
        f"{key}:field": _draw_field(view, tribe),
        f"{key}:tools": _draw_tools(view, seat, tribe),
    }
    for at, kind in enumerate(KINDS):
        parts[f"{key}:{kind}"] = _draw_supply(view, seat, kind, getattr(tribe, kind), at)
    parts |= {
        f"{key}:people": _draw_people(view, seat),
        f"{key}:culture": _draw_culture(view, seat),
        f"{key}:kept": _draw_kept(view, seat, tribe),
    }
    return view.build_panel(key, parts, name=view.find_whole_name(seat))


def _draw_scene(view: SeenStoneAge, seat: Seat) -> str:
    """Draw ground, name plate, and the printed wells."""
    plate = draw_nameplate(view, seat, use(f"w-{view.find_colour(seat)}", 12, 7.5, 0.95), 116)
    wells = (
        (6, 44, 232, 50),
        (242, 44, 112, 50),
        (6, 98, 348, 46),
        (6, 148, 348, 48),
        (6, 200, 348, 54),
        (6, 258, 260, 56),
        (270, 258, 84, 56),
    )
    ground = '<rect class="f-tribe" width="360" height="320" rx="14"/>'
    return (
        ground
        + plate
        + "".join(f'<rect class="f-well" x="{x}" y="{y}" width="{w}" height="{h}" rx="9"/>' for x, y, w, h in wells)
    )


def _draw_score(view: SeenStoneAge, seat: Seat, tribe: Tribe) -> str:
    """Draw the points so far."""
    return draw_text(236, 25.5, tribe.score, f"{view.find_plate(seat)} r", 34) + use("points", 240, 7)


def _draw_home(view: SeenStoneAge, seat: Seat, tribe: Tribe) -> str:
    """Draw the workers at home, and the outlines of those who are out."""
    step = min(22.5, 200 / max(tribe.workers, 1))
    shown = "".join(draw_worker(view, seat, 14 + step * at, 56, 27) for at in range(tribe.home))
    shown += "".join(draw_ring(18 + step * at, 62, 15) for at in range(tribe.home, tribe.workers))
    return draw_target(f"home:{seat}", 7, 45, 230, 48, shown, style="m")


def _draw_field(view: SeenStoneAge, tribe: Tribe) -> str:
    """Draw the food track."""
    most = view.edition.tribe.most_field
    step = 96 / most
    cells = "".join(
        f'<rect class="ce{" on" if at < tribe.field else ""}" x="{trim(250 + step * at)}" y="78" width="{trim(step - 1.5)}" '
        f'height="9" rx="2"/>'
        for at in range(most)
    )
    said = view.say("field", field=tribe.field, most=most)
    return draw_with_title(
        said, use("field", 250, 48, 1.1), draw_text(278, 69, f"+{tribe.field}", "q big"), use("food", 320, 49, 1), cells
    )


def _draw_tools(view: SeenStoneAge, seat: Seat, tribe: Tribe) -> str:
    """Draw three spaces for tools, used ones crossed out; beside them the one-use tools, and a sign if any two may be taken."""
    shown = ""
    for at, (value, turned) in enumerate(zip(tribe.tools, tribe.turned, strict=True)):
        x = 12 + 56 * at
        if not value:
            shown += f'<rect class="em" x="{x}" y="101" width="50" height="40" rx="8"/>' + use("tool", x + 14, 109, 1, "no")
            continue
        inside = f'<rect class="o f-card" x="{x}" y="101" width="50" height="40" rx="8"/>' + use("tool", x + 3, 107, 1.12)
        face = f'<g class="{"tu" if turned else ""}">{inside}{draw_text(x + 38, 128, value, "q c big")}</g>'
        cross = f'<path class="x" d="M{x + 7} 107l36 28M{x + 43} 107l-36 28"/>' if turned else ""
        shown += draw_target(f"tool:{seat}:{at}", x - 3, 98, 56, HIT, face, cross, style="m vc-framed", frame=(x, 100, 50, 42))
    step = min(46.0, (112 if tribe.any_two else 168) / max(len(tribe.one_use), 1))
    for at, value in enumerate(tribe.one_use):
        left = 180 + step * at
        beside = left + step - 12
        inside = use("tool", left + 3, 108, 0.92) + draw_text(beside, 122, value, "q c") + draw_text(beside, 138, "×1", "s c")
        shown += draw_target(
            f"one-use:{seat}:{value}", left, 98, step, HIT, inside, style="m vc-framed", frame=(left + 1, 100, step - 2, 42)
        )
    if tribe.any_two:
        inside = use("any", 300, 107, 1.15) + use("any", 320, 107, 1.15)
        shown += draw_target(f"any-two:{seat}", 296, 98, 56, HIT, inside, style="m vc-framed", frame=(297, 100, 54, 42))
    return shown


def _draw_supply(view: SeenStoneAge, seat: Seat, kind: str, number: int, at: int) -> str:
    """Draw a tribe's ``number`` of pieces of a kind (food or a resource), the ``at``-th in their row, as a place to tap."""
    x = 13 + 69 * at
    return draw_target(f"{kind}:{seat}", x - 3, 149, 70, HIT, draw_count(kind, number, x, 159, 1.12), style="m")


def _draw_people(view: SeenStoneAge, seat: Seat) -> str:
    """Draw the people on a tribe's cards, each kind with its multiplier and what it is worth now."""
    tribe, shown = view.table.tribes[seat], count_figures(view.table, seat)
    with_ = zip(("field", "tool", "hut", "w-any"), find_multipliers(tribe, view.edition), strict=True)
    drawn = ""
    for at, (people, (picture, many)) in enumerate(zip(PEOPLE, with_, strict=True)):
        x = 10 + 86 * at
        number = shown[people]
        faint = "" if number else "no"
        inside = (
            use(people, x, 204, 1.05, faint)
            + draw_text(x + 31, 221, number, f"q c {faint}".rstrip())
            + draw_text(x + 41, 220, "×", f"c s {faint}".rstrip())
            + draw_text(x + (52 if many < TWO_DIGITS else 56), 221, many, f"q c {faint}".rstrip())
            + use(picture, x + 67, 213, 0.58, faint)
            + draw_text(x + 36, 246, view.say("worth", points=number * many) if number else "", "s c", 74)
        )
        drawn += draw_target(f"figure:{seat}:{people}", x - 4, 201, 86, 52, inside)
    return drawn


def _draw_culture(view: SeenStoneAge, seat: Seat) -> str:
    """Draw all symbols of culture: faint if a tribe's cards don't show it, with a number if several of the cards do."""
    shown = count_figures(view.table, seat)
    drawn = ""
    for at, symbol in enumerate(SYMBOLS):
        x, number = 11 + 32 * at, shown[symbol]
        drawn += use(symbol, x, 268, SYMBOL / 24, "" if number else "no") + (
            draw_badge(x + 20, 286, number) if number > 1 else ""
        )
    return draw_target(f"figure:{seat}:culture", 7, 259, 258, 54, drawn)


def _draw_kept(view: SeenStoneAge, seat: Seat, tribe: Tribe) -> str:
    """Draw a tribe's number of buildings, of all its cards, and in brackets of cards that only their owner has seen."""
    cards, secret = len(tribe.cards) + len(tribe.secret), len(tribe.secret)
    hidden = draw_text(338, 308, f"({secret})", "s c", 26) if secret else ""
    inside = draw_count("hut", len(tribe.buildings), 276, 260, 0.95) + draw_count("card", cards, 276, 287, 0.95) + hidden
    return draw_target(
        f"kept:{seat}", 271, 259, 82, 54, draw_with_title(view.say("kept", buildings=len(tribe.buildings), cards=cards), inside)
    )
