"""The pieces of Stone Age before the first turn: how many of each the edition prescribes, and tables with more or fewer."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Final

from msgspec.structs import replace

from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Pile, Table, Tribe
from village_core.games.stone_age.vocabulary import AT, CARDS, SITES, VILLAGE, Place
from village_widgets.tutor.setup import Setup, SetupPart

HUT_WORKERS: Final = 2


def _lay_workers(table: Table, count: int) -> Table:
    return replace(table, tribes=tuple(replace(tribe, workers=count) for tribe in table.tribes))


def _lay_food(table: Table, count: int) -> Table:
    return replace(table, tribes=tuple(replace(tribe, food=count) for tribe in table.tribes))


def _lay_piles(table: Table, count: int) -> Table:
    more = (Pile(tile, table.edition.pile - 1) for tile in table.hidden)
    return replace(table, piles=(*table.piles, *more)[: min(count, len(SITES))])


def _lay_tiles(table: Table, count: int) -> Table:
    """Return the table with each pile ``count`` tiles high, the uppermost face up."""
    return replace(table, piles=tuple(Pile(pile.top if count else None, max(0, count - 1)) for pile in table.piles))


def _lay_cards(table: Table, count: int) -> Table:
    """Return the table with ``count`` cards laid out; the others of the row are still in the deck."""
    row, left = table.row[:count], [card for card in table.row[count:] if card is not None]
    return replace(table, row=(*row, *(None,) * (len(CARDS) - len(row))), deck=(*left, *table.deck))


def _send(tribe: Tribe, place: Place, workers: int) -> Tribe:
    """Return the tribe with exactly ``workers`` at a place; its workers elsewhere stay."""
    at = AT[place]
    return replace(tribe, placed=(*tribe.placed[:at], workers, *tribe.placed[at + 1 :]))


def _let_gather(table: Table, count: int) -> Table:
    """Return the table with a worker of each of the first ``count`` tribes in the forest, and none of the others."""
    return replace(table, tribes=tuple(_send(tribe, Place.FOREST, int(seat < count)) for seat, tribe in enumerate(table.tribes)))


def _fill_village(table: Table, count: int) -> Table:
    """Return the table with ``count`` places of the village filled, tribe after tribe."""
    tribes = list(table.tribes)
    for number, (place, seat) in enumerate(zip(VILLAGE, islice(cycle(table.seats), len(VILLAGE)), strict=True)):
        workers = HUT_WORKERS if place is Place.HUT else 1
        tribes = [_send(tribe, place, workers if at == seat and number < count else 0) for at, tribe in enumerate(tribes)]
    return replace(table, tribes=tuple(tribes))


def _list_steps(table: Table) -> dict[str, tuple[str, ...]]:
    """Name what people do to set a table up, by sections; with the highest number of players a round has no limits.

    The names are those of ``Setup.list_steps``: keys of wordings, not texts.
    """
    limited = len(table.tribes) < table.edition.players[1]
    return {
        "middle": ("resources",),
        "tribes": ("colour", "workers", "food", "markers"),
        "buildings": ("piles", "tiles"),
        "cards": ("cards",),
        **({"limits": ("village", "gatherers")} if limited else {}),
        "start": (Rule.SETUP_START,),
    }


SETUP: Final = Setup(
    "07b_setting_up",
    {
        "tribes": (
            SetupPart("workers", "w-any", "tribe:0", lambda table: table.edition.tribe.workers, _lay_workers),
            SetupPart("food", "food", "tribe:0", lambda table: table.edition.tribe.food, _lay_food),
        ),
        "buildings": (
            SetupPart("piles", "hut", "sites", lambda table: len(table.tribes), _lay_piles),
            SetupPart("tiles", "hut", "sites", lambda table: table.edition.pile, _lay_tiles),
        ),
        "cards": (SetupPart("cards", "card", "cards", lambda table: len(table.edition.row), _lay_cards),),
        "limits": (
            SetupPart(
                "village", "field", "settlement", lambda table: table.edition.setup[len(table.tribes)].village, _fill_village
            ),
            SetupPart("gatherers", "wood", "wilds", lambda table: table.edition.setup[len(table.tribes)].gatherers, _let_gather),
        ),
    },
    _list_steps,
)
