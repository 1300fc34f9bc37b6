"""Farms in pictures, and the places of their families."""

from __future__ import annotations

from typing import TypeAlias

from village_core.games.picturing import find_seat
from village_core.games.village.edition import Edition
from village_core.games.village.picture.notation import CUBE_SIGNS, FREE, read_cubes, read_noun, read_tile
from village_core.games.village.picture.writing import PIECES, TRACKS
from village_core.games.village.table import Family, Farm
from village_core.games.village.vocabulary import CITIES, GENERATIONS, INFLUENCES, Place
from village_core.kernel.picture import PictureLine, name_seat_letter
from village_core.kernel.values import Seat

Members: TypeAlias = dict[Seat, list[tuple[int, Place, PictureLine]]]
"""By seat: generation, place and the line that says so."""


def read_members(line: PictureLine, signs: tuple[str, ...], place: Place, members: Members, players: int) -> None:
    """Add the members that ``signs`` name (``a1 b2``) at ``place`` to ``members``; a free space (``.``) names none.

    Raises ``BadPicture`` for an impossible one.
    """
    for sign in signs:
        if sign != FREE:
            seat = find_seat(line, sign[:1], players)
            members.setdefault(seat, []).append((_read_generation(line, sign[1:]), place, line))


def _read_generation(line: PictureLine, sign: str) -> int:
    if not sign.isascii() or not sign.isdigit() or int(sign) not in GENERATIONS:
        raise line.build_error("picture-unknown-generation", sign)
    return int(sign)


def read_farm(line: PictureLine | None, seat: Seat, standing: list[tuple[int, Place, PictureLine]], edition: Edition) -> Farm:
    """Read a farm from its line and from its members ``standing`` elsewhere.

    A member who is named nowhere is at home if of the first generation, else unborn. Raises ``BadPicture`` for a line that can't
    be read, for too many members of a generation, and for too much grain.
    """
    members = list(standing)
    amounts: dict[str, int] = {}
    cities: tuple[Place, ...] = ()
    customers: tuple[int, ...] = ()
    for part in line.parts if line else ():
        assert line is not None
        match part:
            case () | ("-",):
                continue
            case ("visited", *names):
                cities = tuple(sorted(read_noun(line, CITIES, name) for name in names))
            case ("served", *signs):
                customers = tuple(tile for sign in signs if (tile := read_tile(line, sign, edition)) is not None)
            case ("unborn", *signs):
                members += [(_read_generation(line, sign), Place.UNBORN, line) for sign in signs]
            case (what, number) if what in TRACKS:
                amounts[what] = line.read_count(number)
            case (number, what) if what in PIECES:
                amounts[what] = line.read_count(number)
            case (signs,) if set(signs) <= set(CUBE_SIGNS[:4]):
                amounts |= dict(zip((kind.value for kind in INFLUENCES), read_cubes(line, signs)[:4], strict=True))
            case _ if all(sign.isdigit() for sign in part):
                members += [(_read_generation(line, sign), Place.FARM, line) for sign in part]
            case _:
                raise line.build_error("picture-unknown-part", " ".join(part), (*PIECES, *TRACKS, "visited", "served", "unborn"))
    if line and amounts.get("grain", 0) > edition.farm.grain:
        raise line.build_error("picture-too-much-grain", str(edition.farm.grain))
    return Farm(_complete_family(seat, members, edition), cities=cities, customers=customers, **amounts)


def _complete_family(seat: Seat, members: list[tuple[int, Place, PictureLine]], edition: Edition) -> Family:
    """Return a family: the ``members`` given, and the others at home if of the first generation, else unborn.

    Each generation is sorted as the table keeps it. Raises ``BadPicture`` if one has too many.
    """
    found: list[tuple[Place, ...]] = []
    for generation, count in zip(GENERATIONS, edition.box.family, strict=True):
        places = [(place, line) for of, place, line in members if of == generation]
        if len(places) > count:
            raise places[-1][1].build_error("picture-too-many-members", f"{name_seat_letter(seat)}{generation}: {count}")
        rest = Place.FARM if generation == 1 else Place.UNBORN
        found.append(tuple(sorted([place for place, _ in places] + [rest] * (count - len(places)))))
    one, two, three, four = found
    return (one, two, three, four)
