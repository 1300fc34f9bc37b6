"""Shapes of the edition files: the printed values of one edition, part by part."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from village_core.games.editions import Data, Ruling
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import Figure, Gift

Few: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=50)]
Workers: TypeAlias = Annotated[int, Meta(ge=2, le=10)]


class TribeBoard(Data, frozen=True):
    """The start of a tribe and its limits: workers, food, the field's last space, the best tool."""

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
    """A building with one price, and its points; ``cost`` has a word for each piece of the price: ``wood wood gold``."""

    cost: Annotated[str, Meta(pattern=r"^(wood|brick|stone|gold)( (wood|brick|stone|gold))*$")]
    points: Count

    @property
    def pieces(self) -> tuple[str, ...]:
        """The pieces that are paid, one entry for each."""
        return tuple(self.cost.split())


class FreeBuilding(Data, frozen=True):
    """A building for ``pieces`` resources (up to ``most``) of exactly ``kinds`` kinds (0: any), worth the sum of their values."""

    pieces: Annotated[int, Meta(ge=1, le=9)]
    most: Annotated[int, Meta(ge=1, le=9)]
    kinds: Annotated[int, Meta(ge=0, le=4)]


class Setup(Data, frozen=True):
    """Limits for a number of players: places of the village used in a round, and players who gather at one place."""

    village: Annotated[int, Meta(ge=1, le=3)]
    gatherers: Annotated[int, Meta(ge=1, le=4)]


class Rulings(Data, frozen=True):
    """Choices of a table where texts differ or are silent, each with its values."""

    any_two_left: Annotated[Literal["two-resources", "nothing"], Ruling(worded=Rule.SCORE_RESOURCES)]
    """Worth of a card for any two resources that was never used."""
    any_two_when: Annotated[Literal["deciding", "paying"], Ruling(adds=Rule.ANY_TWO_PAYING)]
    """Moments at which such a card may be used."""
    declining: Annotated[bool, Ruling(adds=Rule.ACT_MUST_BUY)]
    """Leave to decline what could be paid."""
    row_from: Annotated[Literal["left", "right"], Ruling(worded=Rule.ROUND_CARDS)]
    """Side from which new cards are laid."""
    part_fed: Annotated[Literal["kept", "lost"], Ruling(worded=Rule.FEED_PENALTY)]
    """Fate of resources that can't feed everybody."""
    card_tools: Annotated[bool, Ruling(worded=Rule.CARD_ROLL)]
    """Use of tools where a card's dice are rolled."""
    at_the_top: Annotated[Literal["hut-closed", "no-effect"], Ruling(adds=Rule.PLACE_HUT_FULL)]
    """Fate of a tribe that has all its workers."""
    one_use_scored: Annotated[bool, Ruling(worded=Rule.SCORE_TOOL_MAKERS)]
    """Worth of unused one-use tools at the end."""
