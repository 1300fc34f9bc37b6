"""A clan's village board: huts, square, the four storages, both altars, and shells."""

from __future__ import annotations

from typing import Final

from village_core.games.manitoba.table import Clan, Tokens
from village_core.games.manitoba.vocabulary import ALTARS, OWN, STORED, Good, Place
from village_core.kernel.values import Seat
from village_widgets.components.drawing import draw_mark, draw_nameplate, draw_target, draw_text, draw_with_title, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.manitoba.drawing.ink import SeenManitoba, draw_cree

STORE: Final = 98
"""Top of the storages."""
DEEP: Final = 166
"""Height of the storages."""
COLUMN: Final = 87
FLOOR: Final = 268
"""Top of altars and shells."""
TOKEN: Final = 26
"""Largest distance between two tokens of a storage."""


def draw_panel(view: SeenManitoba, seat: Seat) -> Panel:
    """Draw the board of ``seat``; each thing that changes is a part of its own."""
    clan, key = view.table.clans[seat], f"clan:{seat}"
    parts = {
        f"{key}:scene": _draw_scene(view, seat),
        f"{key}:mark": draw_mark(view, seat, "leads", "eagle", 15),
        f"{key}:score": _draw_score(view, seat, clan),
        f"{key}:huts": _draw_huts(view, seat, clan),
        f"{key}:square": _draw_square(view, seat, clan),
    }
    for good in STORED:
        parts[f"{key}:{good}"] = _draw_storage(view, seat, good, clan.list_storage(good))
    for at, place in enumerate(ALTARS):
        parts[f"{key}:{place}"] = _draw_altar(view, seat, place, clan.list_lying(place), view.edition.clan.altars[at])
    parts[f"{key}:shells"] = _draw_shells(view, seat, clan)
    parts[f"{key}:hand"] = _draw_hand(clan)
    return view.build_panel(key, parts, name=view.find_whole_name(seat))


def _draw_scene(view: SeenManitoba, seat: Seat) -> str:
    """Draw ground, name plate, and the areas of the board."""
    plate = draw_nameplate(view, seat, use(f"cree-{view.find_colour(seat)}", 8.5, 8, 0.92), 116)
    wells = ((6, 44, 136, 50), (146, 44, 208, 50), (6, FLOOR, 106, 48), (116, FLOOR, 136, 48), (256, FLOOR, 98, 48))
    ground = '<rect class="f-village" width="360" height="320" rx="14"/>' + plate
    return ground + "".join(f'<rect class="f-well" x="{x}" y="{y}" width="{w}" height="{h}" rx="9"/>' for x, y, w, h in wells)


def _draw_score(view: SeenManitoba, seat: Seat, clan: Clan) -> str:
    """Draw the points so far."""
    inside = draw_text(238, 25.5, clan.score, f"{view.find_plate(seat)} r", 44) + use("point", 242, 7)
    return draw_target(f"score:{seat}", 190, 2, 82, 34, inside, style="m")


def _draw_huts(view: SeenManitoba, seat: Seat, clan: Clan) -> str:
    """Draw the huts and the Cree who sleep there."""
    inside = use("hut", 9, 51, 1.5)
    step = min(20.0, 70 / max(clan.huts - 1, 1))
    inside += "".join(draw_cree(view, seat, 46 + step * at, 58) for at in range(clan.huts))
    return draw_target(f"huts:{seat}", 7, 45, 134, 48, inside, style="m")


def _draw_square(view: SeenManitoba, seat: Seat, clan: Clan) -> str:
    """Draw the square and the Cree who are awake as SVG, these closer together if goods in hand need room beside them."""
    inside = use("square", 149, 52, 1.35)
    step = min(21.0, (60 if clan.hand else 140) / max(clan.square - 1, 1))
    inside += "".join(draw_cree(view, seat, 184 + step * at, 58) for at in range(clan.square))
    return draw_target(f"square:{seat}", 147, 45, 206, 48, inside, style="m")


def _draw_hand(clan: Clan) -> str:
    """Draw the goods that were taken and still wait for their place, the next one in front."""
    if not clan.hand:
        return ""
    step = min(22.0, 50 / max(len(clan.hand) - 1, 1))
    plate = '<rect class="at" x="274" y="48" width="78" height="42" rx="12"/>'
    return plate + "".join(use(good, 278 + step * at, 57) for at, good in enumerate(clan.hand))


def _draw_storage(view: SeenManitoba, seat: Seat, good: Good, tokens: Tokens) -> str:
    """Draw a storage from below: its tokens and free spaces, and the points for each number of tokens, the present one marked."""
    row, place = view.edition.list_storage_points(good), OWN[good]
    x = 6 + COLUMN * STORED.index(good)
    step = min(TOKEN, (DEEP - 4) / (len(row) + 1))
    size = step - 2
    inside = f'<rect class="slot" x="{x + 1}" y="{STORE}" width="{COLUMN - 4}" height="{DEEP}" rx="9"/>'
    for at, points in enumerate((view.edition.worth.empty, *row)):
        y = STORE + DEEP - 2 - step * (at + 1)
        here = at == len(tokens)
        if here:
            inside += (
                f'<rect class="f-gold" x="{trim(x + 40)}" y="{trim(y)}" width="{COLUMN - 48}" height="{trim(step - 1)}" rx="7"/>'
            )
        inside += draw_text(x + COLUMN - 14, y + step / 2 + 5, points, "q r lit" if here else "s r")
        if at:
            shown = tokens[at - 1] if at <= len(tokens) else good
            inside += use(shown, x + 10, y + 1, size / 24, "" if at <= len(tokens) else "no")
    return draw_target(f"place:{seat}:{place}", x + 1, STORE, COLUMN - 4, DEEP, inside, style="m", round_=9)


def _draw_altar(view: SeenManitoba, seat: Seat, place: Place, goods: Tokens, spaces: int) -> str:
    """Draw one of a clan's two altars (``place``): its spaces, and the goods on them."""
    x, wide = (6, 106) if place is Place.SMALL_ALTAR else (116, 136)
    step = min(30.0, (wide - 12) / spaces)
    left = x + wide / 2 - step * spaces / 2
    inside = ""
    for at in range(spaces):
        inside += (
            f'<rect class="slot" x="{trim(left + step * at + 1)}" y="{FLOOR + 10}" width="{trim(step - 2)}" height="30" rx="7"/>'
        )
    inside += "".join(use(good, left + step * at + (step - 24) / 2, FLOOR + 13) for at, good in enumerate(goods))
    return draw_target(f"place:{seat}:{place}", x, FLOOR, wide, 48, inside, style="m", round_=9)


def _draw_shells(view: SeenManitoba, seat: Seat, clan: Clan) -> str:
    """Draw the active and the used shells with their numbers."""
    inside = ""
    for at, (picture, count) in enumerate((("shell", clan.active), ("shell-used", clan.used))):
        faint = "" if count else "no"
        x = 260 + 47 * at
        inside += use(picture, x, FLOOR + 12, 1, faint) + draw_text(x + 27, FLOOR + 29.5, count, f"q {faint}".rstrip())
    said = view.say("shells", active=clan.active, used=clan.used)
    return draw_target(f"shells:{seat}", 257, FLOOR, 96, 48, draw_with_title(said, inside), style="m", round_=9)
