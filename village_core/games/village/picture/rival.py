"""Carla's board in pictures: the cubes on her track, her fate tiles, and the cube that she has still to answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from village_core.games.village.picture.notation import CUBE_SIGNS, read_noun
from village_core.games.village.solo.board import Rival
from village_core.games.village.vocabulary import CUBES, SPACES, Cube, Fate
from village_core.kernel.picture import PictureLine

LINE: Final = "carla"
FATES: Final = {Fate.HIDDEN: "?", Fate.BLANK: "o", Fate.QUILL: "Q"}
SIDES: Final = {sign: fate for fate, sign in FATES.items()}
RING_SPENT: Final = "ring-spent"


def write_rival(rival: Rival) -> Iterator[str]:
    """Yield the parts of Carla's line: the cubes on her track in order, how many were laid since the start, and the fate tiles.

    The cube that she has to answer, and the spent ring, follow if there are any.
    """
    yield "".join(map(_write_cube, rival.cubes)) or "-"
    yield f"laid {rival.laid}"
    yield f"fate {''.join(FATES[fate] for fate in rival.fate)}"
    if rival.asked is not None:
        yield f"answers {rival.asked[0]} {_write_cube(rival.asked[1])}"
    if rival.ring_spent:
        yield RING_SPENT


def read_rival(line: PictureLine | None) -> Rival:
    """Read Carla's board from its line; without a line it is as at the start. Raises ``BadPicture``.

    A part that the line leaves out is as at the start too, but without ``laid`` the cubes on the track are counted.
    """
    cubes: tuple[Cube, ...] = ()
    laid, fate, asked, ring_spent = None, Rival().fate, None, False
    for at, part in enumerate(line.parts if line else ()):
        assert line is not None
        match part:
            case ("laid", count):
                laid = line.read_count(count)
            case ("fate", signs) if len(signs) == len(fate):
                fate = tuple(SIDES[read_noun(line, SIDES, sign)] for sign in signs)
            case ("answers", space, sign):
                asked = read_noun(line, SPACES, space), _read_cube(line, sign)
            case ("ring-spent",):
                ring_spent = True
            case (signs,) if at == 0:
                cubes = tuple(_read_cube(line, sign) for sign in signs.replace("-", ""))
            case _:
                raise line.build_error("picture-unknown-part", " ".join(part))
    return Rival(cubes, len(cubes) if laid is None else laid, fate, asked, ring_spent)


def _write_cube(cube: Cube) -> str:
    return CUBE_SIGNS[CUBES.index(cube)]


def _read_cube(line: PictureLine, sign: str) -> Cube:
    return CUBES[CUBE_SIGNS.index(read_noun(line, CUBE_SIGNS, sign))]
