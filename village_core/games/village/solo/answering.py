"""Carla's turn: the cube that she takes in answer to the player's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from village_core.games.village.choices import DrawInfluence, Take
from village_core.games.village.events import CubeTaken
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL, TakenCube, find_passed_tiles, find_spot, order_clockwise
from village_core.games.village.solo.events import DieRolled, TrackMoved, Unanswered
from village_core.games.village.solo.fate import TurningFate
from village_core.games.village.solo.reacting import Reacting
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CUBES, INFLUENCES, SPACES, Cube, Influence, Space
from village_core.kernel.frames import ChanceFrame, Frame
from village_core.kernel.judging import Offer, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Payment, RuleKey, Seat

WHO = 0
"""The player against Carla, who also chooses for her."""


def begin_carla_turn(ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
    """Begin Carla's turn, and return its frames: she answers the player's cube with a cube, and ignores the well.

    With no cube on the board she has no turn. A ruling (``rival_cube``) says whether she matches the colour, or a die chooses it
    if the board has several.
    """
    table = ledger.table
    assert table.rival
    if not table.has_cubes():
        return ()
    if table.rival.asked is None:
        ledger.emit(Unanswered(Rule.SOLO_WELL))
        return ()
    if table.edition.rulings.rival_cube == "match":
        return (Answering(table.rival.asked[1]),)
    return (Rolling(),) if len(list_colours(table)) > 1 else (Answering(),)


def list_colours(table: Table) -> tuple[Influence, ...]:
    """Return the kinds of influence that lie on the action spaces."""
    lying = {kind for cubes in table.spaces for kind, count in zip(INFLUENCES, cubes, strict=False) if count}
    return tuple(kind for kind in INFLUENCES if kind in lying)


class Rolling(ChanceFrame[Table], frozen=True, gc=False):
    """A die with four sides says which colour Carla takes, thrown again until the board has it (``solo-die``)."""

    RULE: ClassVar[RuleKey] = Rule.SOLO_DIE

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Yield every kind of influence that lies on the board, all equally likely."""
        return ((DrawInfluence(kind), 1) for kind in list_colours(table))

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Note the colour that the die shows, and return the frame in which Carla takes a cube of it."""
        assert isinstance(choice, DrawInfluence)
        ledger.emit(DieRolled(Rule.SOLO_DIE, choice.influence))
        return (Answering(Cube(choice.influence.value)),)


class Answering(Frame[Table], frozen=True, gc=False):
    """Carla takes a cube of the colour ``wanted``, or any; among several the player chooses (``solo-any``)."""

    wanted: Cube | None = None

    def find_decider(self, table: Table) -> Seat | None:
        """Return the player, who chooses for Carla, if several cubes will do, else None."""
        return WHO if len(self.find_cubes(table)[0]) > 1 else None

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer every cube on the board; those that Carla doesn't take are barred."""
        found, rule = self.find_cubes(table)
        for space, cubes in zip(SPACES, table.spaces, strict=True):
            for cube, count in zip(CUBES, cubes, strict=True):
                if count:
                    take = Take(space, cube)
                    yield Offer(take) if (space, cube) in found else bar(take, rule)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Take the chosen cube for Carla, and return the frames of what follows."""
        assert isinstance(choice, Take) and choice.cube is not None
        return _take(ledger, choice.space, choice.cube, self.find_cubes(ledger.table)[1])

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Take the only cube that will do for Carla, and return the frames of what follows."""
        found, rule = self.find_cubes(ledger.table)
        return _take(ledger, *found[0], rule)

    def find_cubes(self, table: Table) -> tuple[tuple[TakenCube, ...], Rule]:
        """Return the cubes that Carla may take, and the rule that says so.

        She looks from the space that the player took from, clockwise, for the colour wanted, and takes the first such cube. If
        no colour is wanted, or the board has none of it, she takes any cube of the first space that has some.
        """
        edition = table.edition
        assert table.rival and table.rival.asked
        here = table.rival.asked[0]
        order = order_clockwise(edition.solo[len(table.seats)], here)
        lying = {space: _list_kinds(table, space) for space in order}
        die = edition.rulings.rival_cube == "die"
        if self.wanted is not None:
            for space in order:
                if self.wanted in lying[space]:
                    matched = Rule.SOLO_MATCH if space is here else Rule.SOLO_MATCH_NEXT
                    return ((space, self.wanted),), Rule.SOLO_DIE_CUBE if die else matched
        space = next(space for space in order if lying[space])
        free = Rule.SOLO_ANY if space is here else Rule.SOLO_ANY_NEXT
        return tuple((space, cube) for cube in lying[space]), Rule.SOLO_DIE_ONE if die else free


def _list_kinds(table: Table, space: Space) -> tuple[Cube, ...]:
    cubes = table.spaces[SPACES.index(space)]
    return tuple(cube for cube, count in zip(CUBES, cubes, strict=True) if count)


def _take(ledger: Ledger[Table], space: Space, cube: Cube, rule: Rule) -> tuple[Frame[Table], ...]:
    """Lay the cube on Carla's track; return the frames of what follows.

    A fate tile that it passes is turned over first, then she acts if she took the cube at the market or the church.
    """
    ledger.emit(CubeTaken(rule, RIVAL, space, cube))
    table = ledger.table
    assert table.rival
    printed, number = table.edition.solo[len(table.seats)], table.rival.laid + 1
    ledger.emit(TrackMoved(Rule.SOLO_TRACK, find_spot(printed, number)))
    return (Reacting(space), *(TurningFate(tile, space) for tile in reversed(find_passed_tiles(printed, number))))
