"""What is printed in one edition, part by part: the shapes of the edition files."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from village_core.games.editions import Data
from village_core.games.stone_age.vocabulary import Figure, Gift

Few: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=50)]
Workers: TypeAlias = Annotated[int, Meta(ge=2, le=10)]


class TribeBoard(Data, frozen=True):
    """What a tribe begins with and how far it can grow: workers, food, the field's last space, the best tool."""

    workers: Workers
    most_workers: Workers
    food: Count
    most_field: Few
    best_tool: Annotated[int, Meta(ge=1, le=9)]


class Card(Data, frozen=True):
    """One civilization card: what it gives at once, and how much of it; what it shows for the final score, and how many."""

    gives: Gift
    amount: Count
    shows: Figure
    number: Annotated[int, Meta(ge=1, le=9)]


class FixedBuilding(Data, frozen=True):
    """A building with one price (``cost`` names one resource for each piece), and its points."""

    cost: Annotated[str, Meta(pattern=r"^(wood|brick|stone|gold)( (wood|brick|stone|gold))*$")]
    points: Count

    @property
    def pieces(self) -> tuple[str, ...]:
        """What is paid, one entry for each piece."""
        return tuple(self.cost.split())


class FreeBuilding(Data, frozen=True):
    """A building for so many ``pieces`` (up to ``most``) of exactly so many ``kinds`` (0: any), worth the sum of their values."""

    pieces: Annotated[int, Meta(ge=1, le=9)]
    most: Annotated[int, Meta(ge=1, le=9)]
    kinds: Annotated[int, Meta(ge=0, le=4)]


class Setup(Data, frozen=True):
    """For a number of players: how many of the three places of the village are used in a round, and how many players may
    gather at one place.
    """

    village: Annotated[int, Meta(ge=1, le=3)]
    gatherers: Annotated[int, Meta(ge=1, le=4)]


class Rulings(Data, frozen=True):
    """Where the text is silent and a table may choose.

    ``any_two_left``: what a card for any two resources is worth that was never used; ``any_two_when``: when it may be used;
    ``declining``: whether what could be paid may be left; ``row_from``: where new cards are laid first; ``part_fed``: whether
    resources that can't feed everybody are lost too; ``card_tools``: whether tools help where a card's dice are rolled;
    ``at_the_top``: what happens to those who can't grow any more; ``one_use_scored``: whether unused one-use tools count at the
    end.
    """

    any_two_left: Literal["two-resources", "nothing"]
    any_two_when: Literal["deciding", "paying"]
    declining: bool
    row_from: Literal["left", "right"]
    part_fed: Literal["kept", "lost"]
    card_tools: bool
    at_the_top: Literal["hut-closed", "no-effect"]
    one_use_scored: bool
