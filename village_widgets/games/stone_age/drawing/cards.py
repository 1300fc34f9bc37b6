"""The card row: four civilization cards with their gifts, their symbols for the end, and their prices."""

from __future__ import annotations

from typing import Final

from village_core.games.stone_age.printed import Card
from village_core.games.stone_age.vocabulary import CARDS, PEOPLE, ROLLED, Gift
from village_widgets.components.drawing import draw_badge, draw_target, draw_text, draw_with_title, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.stone_age.drawing.ink import SeenStoneAge, draw_ring, draw_worker

WIDE: Final = 82
HIGH: Final = 168
LEFT: Final = 5
TOP: Final = 44
STEP: Final = 88
PICTURED: Final = {
    Gift.POINTS: "points",
    Gift.ONE_USE_TOOL: "tool",
    Gift.TOOL: "tool",
    Gift.FIELD: "field",
    Gift.CARD: "card",
    Gift.ANY_TWO: "any",
}
"""The pictures of gifts that are not simply a piece."""


def draw_panel(view: SeenStoneAge) -> Panel:
    """Draw the row as it lies, the cheapest space on the right, as printed, and the number of cards in the deck."""
    parts = {"cards:scene": _draw_scene(view)}
    for at in reversed(range(len(CARDS))):
        parts[f"card:{at}"] = _draw_space(view, at)
    parts["deck"] = _draw_deck(view)
    return view.build_panel("cards", parts)


def locate_space(at: int) -> float:
    """Return the left edge of space ``at`` of the row, counted from 0; space 0 is the cheapest and stands on the far right."""
    return LEFT + STEP * (len(CARDS) - 1 - at)


def _draw_scene(view: SeenStoneAge) -> str:
    ground = '<rect class="f-table" width="360" height="320" rx="14"/>'
    places = "".join(
        f'<rect class="em" x="{trim(locate_space(at))}" y="{TOP}" width="{WIDE}" height="{HIGH}" rx="9"/>' + _draw_price(view, at)
        for at in range(len(CARDS))
    )
    return ground + draw_text(15, 31, view.say("area-cards"), "t", 190, 19) + places


def _draw_price(view: SeenStoneAge, at: int) -> str:
    """Draw the resources of any kinds that the space costs, below the ring."""
    cost, x = view.edition.row[at], locate_space(at) + WIDE / 2
    step = min(19.0, 76 / cost)
    return "".join(use("any", x - step * cost / 2 + step * each, TOP + HIGH + 50, 0.78) for each in range(cost))


def _draw_space(view: SeenStoneAge, at: int) -> str:
    card, x = view.table.row[at], locate_space(at)
    if card is None:
        return ""
    standing = next((seat for seat, count in enumerate(view.table.count_standing(CARDS[at])) if count), None)
    spot = (x + WIDE / 2 - 15, TOP + HIGH + 10)
    stand = draw_ring(*spot, 30) + (draw_worker(view, standing, *spot, 30) if standing is not None else "")
    return draw_target(
        f"card:{card}", x - 1, TOP - 1, WIDE + 2, HIGH + 78, draw_card(view.edition.cards[card], x, TOP), stand, round_=9
    )


def draw_card(card: Card, x: float, y: float) -> str:
    """Draw a card, 82 by 168, with its upper left corner at ``x``, ``y``: its gift above, its symbol below."""
    half = HIGH / 2
    ground = "f-people" if card.shows in PEOPLE else "f-culture"
    paper = (
        f'<rect class="o f-gift" width="{WIDE}" height="{HIGH}" rx="9"/>'
        f'<path class="{ground}" d="M1 {trim(half)}h{WIDE - 2}v{trim(half - 9)}a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8z"/>'
        f'<path class="pl" d="M6 {trim(half)}h{WIDE - 12}"/>'
    )
    return f'<g transform="translate({trim(x)} {trim(y)})">{paper}{draw_gift(card)}{draw_figure(card, half)}</g>'


def draw_gift(card: Card) -> str:
    """Draw the upper half of a card: pictures of its gift, and the amount if they don't show it."""
    middle = WIDE / 2
    if card.gives is Gift.DICE:
        worth = ("wood", "brick", "stone", "gold", "tool", "field")
        small = "".join(use(what, 12 + 20 * (at % 3), 40 + 20 * (at // 3), 0.75) for at, what in enumerate(worth))
        return use("dice", middle - 14, 8, 1.2) + small
    if card.gives in ROLLED:
        return (
            "".join(
                use("die-0", middle - 25 + 27 * at, 10) + draw_text(middle - 13 + 27 * at, 27.5, "?", "q c st")
                for at in range(card.amount)
            )
            + draw_text(middle, 54, "↓", "q c")
            + use(ROLLED[card.gives], middle - 13, 56, 1.08)
        )
    picture = PICTURED.get(card.gives, card.gives.value)
    if card.gives is Gift.ANY_TWO:
        return use(picture, middle - 30, 26, 1.2) + use(picture, middle + 2, 26, 1.2) + draw_text(middle, 74, "?", "q c")
    if card.gives in (Gift.POINTS, Gift.ONE_USE_TOOL):
        times = draw_text(middle, 74, "×1", "s c") if card.gives is Gift.ONE_USE_TOOL else ""
        return use(picture, middle - 24, 12, 2) + draw_badge(middle + 17, 38, card.amount) + times
    many = draw_badge(middle + 17, 42, card.amount) if card.amount > 1 else ""
    return use(picture, middle - 22, 18, 1.8) + many


def draw_figure(card: Card, top: float) -> str:
    """Draw the lower half, from ``top`` on: a symbol of culture, or a number of people."""
    middle = WIDE / 2
    if card.number == 1:
        return use(card.shows, middle - 25, top + 16, 2.1)
    scale = 1.35 if card.number == 2 else 1.15
    wide = 24 * scale
    step = min(25.0, (WIDE - 6 - wide) / (card.number - 1))
    left = middle - (wide + step * (card.number - 1)) / 2
    return "".join(use(card.shows, left + step * at, top + 24, scale) for at in range(card.number))


def _draw_deck(view: SeenStoneAge) -> str:
    """Draw the number of cards still to come."""
    count = len(view.table.deck)
    said = view.say("deck", count=count)
    return draw_with_title(said, use("card", 300, 9, 1.05, "" if count else "no"), draw_text(332, 27, count, "q"))
