"""The editions of Village as data: numbers with their marks, rulings, citations and skins."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, ClassVar, Final, Literal

import msgspec
from msgspec import Meta

from village_core.games.editions import BadSettings, Editions, EditionSettings, PrintedEdition
from village_core.games.village import printed
from village_core.games.village.vocabulary import Building, Influence, Place

ALONE: Final = 1
"""Number of players in a game against Carla."""
SEATED: Final = 2
"""Number of farms in a game against Carla: it is set up for two."""

__all__ = ["ALONE", "EDITIONS", "SEATED", "Edition", "EditionSettings", "build_edition", "read_settings"]


class Edition(PrintedEdition, frozen=True, eq=False, kw_only=True):
    """All printed values of one edition of Village.

    ``chronicle_direction``: the way in which a row of the chronicle fills.
    """

    CORRECTABLE: ClassVar[frozenset[str]] = frozenset(
        ("box", "farm", "turn", "crafts", "market", "customers", "travel", "legs", "cities", "council", "church")
    ) | {"chronicle_points", "chronicle_direction", "setup", "chronicle", "rulings", "solo"}
    COUNTED: ClassVar[tuple[str, ...]] = ("setup", "chronicle", "solo")

    box: printed.BoxContents
    farm: printed.FarmBoard
    turn: printed.TurnCosts
    crafts: dict[Building, printed.Workshop]
    market: printed.Market
    customers: tuple[printed.Customer, ...]
    travel: printed.Toll
    legs: dict[str, printed.Leg]
    cities: dict[Place, printed.City]
    council: printed.CouncilTrack
    church: printed.ChurchTrack
    chronicle_points: Annotated[tuple[printed.Points, ...], Meta(min_length=6, max_length=6)]
    chronicle_direction: printed.Direction
    setup: dict[int, printed.Setup]
    chronicle: dict[int, printed.ChronicleRows]
    rulings: printed.Rulings
    colours: dict[Influence, str]
    lap_end: Literal["bridge", "quill"]
    solo: dict[int, printed.Solo] = msgspec.field(default_factory=dict)

    @classmethod
    def list_player_counts(cls, players: int) -> tuple[int, ...]:
        """Return the numbers of players whose values a game uses; against Carla also those for two."""
        return (ALONE, SEATED) if players == ALONE else (players,)

    def find_leg(self, start: Place, end: Place) -> printed.Leg | None:
        """Return the leg between two places of the map, in either direction; ``None`` if no leg joins them."""
        return self.legs.get(f"{start}-{end}") or self.legs.get(f"{end}-{start}")


def _check(edition: Edition) -> None:
    """Raise ``BadSettings`` if a setup card puts no cube on the board, or the box has too few coins for all farms to start with.

    Coins that players may replace are never too few.
    """
    for players, card in edition.setup.items():
        if not any(card.spaces.values()):
            raise BadSettings("copy-out-of-range", f"setup.{players}.spaces", ">= 1")
    if not edition.box.substitutes and edition.farm.coins * edition.players[1] > edition.box.coins:
        raise BadSettings("copy-out-of-range", "farm.coins", f"<= {edition.box.coins // edition.players[1]}")


EDITIONS: Final = Editions(files(__package__) / "editions", ("first_2011", "big_box_2023"), Edition, _check)
build_edition = EDITIONS.build_edition
"""Return the edition of some settings, corrections applied. Raises ``BadSettings``."""
read_settings = EDITIONS.read
"""Return the settings in an owner's file. Raises ``BadSettings``."""
