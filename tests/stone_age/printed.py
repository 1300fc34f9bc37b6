"""The panels that print the numbers of Stone Age's edition, and positions that show them."""

from __future__ import annotations

from tests.stone_age.positions import lay_placing, lay_stone_age
from tests.widgets.printing import Printing
from village_core.games.editions import EditionSettings
from village_core.games.stone_age.edition import build_edition
from village_core.kernel.position import Position


def lay(settings: EditionSettings, name: str) -> Position:
    """Build a position that shows the number ``name``: its card or building lies face up.

    It has the number of players for which the number counts, else two. The corrections of ``settings`` are left out.
    """
    part, *rest = name.split(".")
    edition = build_edition(settings)
    players = int(rest[0]) if part in edition.COUNTED else max(2, edition.players[0])
    card = int(rest[0]) if part == "cards" else 10
    tile = int(rest[0]) + (len(edition.fixed) if part == "free" else 0) if part in ("fixed", "free") else 0
    row = (card, *(other for other in (12, 14, 16, 18) if other != card))[:4]
    tops = (tile, *(other for other in (1, 2, 3, 4) if other != tile))[:players]
    return lay_placing(lay_stone_age(players, row=row, tops=tops))


PRINTING = Printing(
    panels={
        "tribe.*": "tribe:*",
        "divisors.*": "wilds",
        "room": "wilds",
        "values.*": "sites",
        "row.*": "cards",
        "pile": "sites",
        "fixed.*": "sites",
        "free.*": "sites",
        "cards.*": "cards",
        "setup.*.village": "settlement",
    },
    unseen={
        "tribe.[wfb]*": "pieces and tools that a tribe has are drawn as they lie",
        "tribe.most_workers": "workers are counted in the box",
        "pile": "only what lies under the uppermost tile is counted",
        "penalty": "the rules say it, the board does not",
        "die.*": "what a face is worth is drawn once dice for everyone lie there",
        "cards.[0-9].amount": "dice for everyone show what each face is worth",
        "cards.35.amount": "a card for any two shows both",
        "setup.*.gatherers": "the rules say it, the board does not",
    },
    lay=lay,
    times={"room": 4},
    list_backwards=lambda edition: ("row",),
)
