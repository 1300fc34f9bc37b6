"""The pictures of what a space of a vision path gives, of events, and of scoring tiles."""

from __future__ import annotations

from typing import Final

from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.printed import CardEvent, PathSpace
from village_core.games.manitoba.vocabulary import STORED, Bonus, Good, Happens
from village_widgets.components.drawing import draw_text, use
from village_widgets.games.manitoba.drawing.ink import draw_points, draw_slash

PICTURES: Final = {Bonus.WAKE: "wake", Bonus.SHELL: "shell", Bonus.LAND: "land", Bonus.RENEW: "renew"}
"""The pictures of gifts that are neither goods nor points."""


def draw_bonus(step: PathSpace, x: float, y: float, size: float) -> str:
    """Draw in a square of this size what a space of a path gives."""
    match step.bonus:
        case Bonus.GOOD:
            return use(step.good or "", x, y, size / 24)
        case Bonus.POINTS:
            return draw_points(step.points, x, y, size)
        case Bonus.FIRST:
            return draw_points(step.points, x - 3, y + size * 0.22, size * 0.8) + draw_text(x + size + 2, y + 11, "1.", "b r")
        case Bonus.EXEMPT:
            return use(step.good or "", x, y, size / 24) + draw_slash(x, y, size)
        case Bonus.NO_OFFERING:
            return use("offering", x, y, size / 24) + draw_slash(x, y, size)
        case Bonus.NOTHING:
            return ""
    return use(PICTURES[step.bonus], x, y, size / 24)


def draw_event(event: CardEvent, edition: Edition, x: float, y: float) -> str:
    """Draw a card's printed event, 62 wide and 66 high, with its upper left corner at ``x``, ``y``."""
    worth = edition.worth
    match event.happens:
        case Happens.GOOD:
            wide = min(30.0, 60 / len(event.goods))
            left = x + 31 - wide * len(event.goods) / 2
            return "".join(use(good, left + wide * at, y + 18, wide * 0.95 / 24) for at, good in enumerate(event.goods))
        case Happens.FEATHER:
            return use("feathers", x + 13, y + 14, 1.5) + draw_slash(x + 13, y + 14, 36)
        case Happens.EACH:
            return use("cree-any", x + 19, y + 2) + draw_points(worth.each, x + 15, y + 31)
        case Happens.LAKES:
            return use("lake", x + 3, y + 4) + use("cree-any", x + 30, y + 2) + draw_points(worth.lakes, x + 15, y + 31)
        case Happens.MOST | Happens.GROUP:
            sign = "cree-any" if event.happens is Happens.MOST else "group"
            row = use(sign, x + 19, y + 2) if sign == "group" else "".join(use(sign, x + 7 + 12 * at, y + 2) for at in range(3))
            return row + draw_points(worth.most, x, y + 31) + draw_points(worth.second, x + 32, y + 33, 28)
        case Happens.PATH:
            return (
                use("path-shaman", x + 3, y + 8, 1.1)
                + f'<path class="arrow" d="M{x + 32} {y + 44}h20M{x + 45} {y + 37}l7 7-7 7"/>'
            )
    return use(event.happens, x + 11, y + 12, 1.65)


def draw_cloud(goods: tuple[Good, ...], x: float, y: float) -> str:
    """Draw a scoring tile, 62 wide and 56 high: its one good or two, or without ``goods`` the sign for most goods."""
    shown = use("cloud", x - 2, y - 7, 2.65)
    if not goods:
        return shown + use("most", x + 19, y + 17)
    wide = 28 if len(goods) == 1 else 22
    left = x + 31 - wide * len(goods) / 2 + 1
    return shown + "".join(use(good, left + wide * at, y + 31 - wide / 2, (wide - 2) / 24) for at, good in enumerate(goods))


def draw_final_scoring(x: float, y: float) -> str:
    """Draw the sign, 62 wide and 56 high, of the final scoring, in which every storage is scored."""
    spots = zip(STORED, ((8, 2), (32, 2), (8, 28), (32, 28)), strict=True)
    return "".join(use(good, x + dx, y + dy, 0.95) for good, (dx, dy) in spots)
