"""Functions that lay out positions of Manitoba from parts of text pictures, and list, refuse and play their choices."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from msgspec.structs import replace

from village_core.games.editions import Leaf
from village_core.games.manitoba import EditionSettings, Position, Table, deal, find_flaw, new_game
from village_core.games.manitoba.acting import Acting
from village_core.games.manitoba.picture import read
from village_core.games.manitoba.rounds import RoundOver
from village_core.kernel.frames import Frame
from village_core.kernel.position import Step
from village_core.kernel.values import Choice

FIRST = "first_2018"
ROUND = {"winter": 1, "spring": 2, "summer": 7, "autumn": 12}
"""The first round of each season with two players or four."""


def lay_manitoba(
    players: int = 2,
    clans: Mapping[int, str] | None = None,
    land: Mapping[int, str] | None = None,
    round: int = 1,
    corrections: Mapping[str, Leaf] | None = None,
    **lines: str,
) -> Table:
    """Return a table: what clans have and where Cree stand (by region from 0, as in a picture), and other lines of a picture.

    Every region has its good unless ``land`` says otherwise. The tiles are those of the edition in their order. Regions from 0:
    forest, lake, hills, prairie, mountain; prairie, mountain, hills, forest, lake; prairie, hills, forest, lake, mountain. In the
    upper row lie 0, 1; 7, 8, 9; 10, 11, in the lower row 2, 3, 4; 5, 6; 12, 13, 14.
    """
    told = [f"manitoba {FIRST}, {players} players, round {round}, start a"]
    told += [f"correction {name} = {_write_json(value)}" for name, value in (corrections or {}).items()]
    regions = 5 * (players + 1)
    told.append("land " + ", ".join((land or {}).get(region, "-*") for region in range(regions)))
    told += [f"{key} {line}" for key, line in lines.items()]
    told += [f"clan {'abcd'[seat]} {line}" for seat, line in (clans or {}).items()]
    return read("\n".join(told)).table


def _write_json(value: Leaf) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def settle(table: Table, *frames: Frame[Table]) -> Position:
    """Build a position with these frames above the round's end, closed from the top until one asks; fail if it is impossible."""
    position = Position(table, (RoundOver(), *frames)).settle()
    assert isinstance(position, Position) and not find_flaw(position), find_flaw(position)
    return position


def lay_acting(table: Table, seat: int = 0, lifted: int = 1) -> Position:
    """Return a position in which a seat acts, seat 0 as the active player, after the top ``lifted`` discs were turned over."""
    upper = table.totem[:lifted]
    return settle(replace(table, totem=(*reversed(upper), *table.totem[lifted:]), lifted=lifted), Acting(seat))


def play(position: Position, *choices: Choice) -> Position:
    """Return the position after these choices, played one after the other."""
    for choice in choices:
        position = position.play(choice).position
    return position


def begin(players: int, seed: int = 7, start: int = 0, rulings: Mapping[str, Leaf] = MappingProxyType({})) -> Position:
    """Begin a game with random tiles and totem; in the position that is returned the first clan sets itself up."""
    corrections = tuple((f"rulings.{name}", value) for name, value in rulings.items())
    return deal(new_game(EditionSettings(FIRST, corrections), players, start), Random(seed))


def list_rules(step: Step[Table]) -> list[str]:
    """Return the rules of a step's events, in their order."""
    return [event.rule for event in step.events]


def refuse(position: Position, choice: Choice) -> tuple[str, ...]:
    """Return the rules that refuse a choice; fail if the choice can be made."""
    refusal = position.find_refusal(choice)
    assert refusal is not None, "it is refused"
    return refusal.rules


def list_choices(position: Position) -> set[Choice]:
    """Return the choices that can be made."""
    return {option.choice for option in position.options}
