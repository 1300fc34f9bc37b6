"""Reading a position from a text picture, exactly as it stands there; an error names its line."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from village_core.games.picturing import Lines, PictureHead, find_seat, read_head, read_outcome, sort_lines
from village_core.games.problems import word_problems
from village_core.games.village import box
from village_core.games.village.edition import ALONE, EDITIONS, SEATED, Edition, build_edition
from village_core.games.village.narration import WORD_FILES
from village_core.games.village.picture.ending import read_trigger
from village_core.games.village.picture.farming import Members, read_farm, read_members
from village_core.games.village.picture.notation import AGENDA, AREAS, CUBE_SIGNS, read_cubes, read_tile
from village_core.games.village.picture.rival import LINE, read_rival
from village_core.games.village.position import AnyFrame, Position
from village_core.games.village.rounds import Turns
from village_core.games.village.table import NO_CUBES, Cubes, Supply, Table
from village_core.games.village.turn import Turn
from village_core.games.village.vocabulary import CHRONICLE, CUBES, SPACES, Category, Place
from village_core.kernel.picture import BadPicture, PictureLine, parse_lines
from village_core.kernel.values import Seat

SINGLE = frozenset((*AREAS, "agenda", "queue", "bag", "pile", "supply", "rung-in", "winners", LINE))
BY_SEAT = frozenset(("farm", "score"))


@word_problems(WORD_FILES)
def read(text: str) -> Position:
    """Read the exact position that a picture shows. Raises ``BadPicture`` naming the line and its fault.

    Without an agenda it is the turn of the starting player.
    """
    first, *rest = parse_lines(text) or [PictureLine(1, "", ())]
    head = read_head("village", EDITIONS, first, rest)
    players = SEATED if head.players == ALONE else head.players
    single, seated = sort_lines(rest, SINGLE, BY_SEAT, players)
    table = replace(
        _read_table(head, single, seated["farm"]),
        round=head.round,
        start=head.start,
        ring=_read_ring(first, head),
        trigger=read_trigger(single["rung-in"], players) if "rung-in" in single else None,
        outcome=read_outcome(Category, single, seated["score"], head.players),
    )
    agenda: tuple[AnyFrame, ...] = (Turns(table.find_next_seat(table.start)), Turn(table.start))
    return Position(table, AGENDA.read(single["agenda"], players) if "agenda" in single else agenda)


def _read_ring(first: PictureLine, head: PictureHead) -> Seat | None:
    """Read which seat holds the ring from a picture's head: the part ``ring a``, for example; None if there is no such part.

    ``head.more`` has the parts of the ``first`` line that are Village's own. Raises ``BadPicture`` for any that isn't the ring's.
    """
    ring = None
    for part in head.more:
        if len(part) != 2 or part[0] != "ring":
            raise first.build_error("picture-unknown-part", " ".join(part))
        ring = find_seat(first, part[1], head.players)
    return ring


def _read_table(head: PictureHead, single: Lines, farms: dict[Seat, PictureLine]) -> Table:
    """Read board and farms, then derive the pile and the supply unless the picture names them. Raises ``BadPicture``."""
    alone = head.players == ALONE
    players = SEATED if alone else head.players
    edition = build_edition(head.copy)
    if LINE in single and not alone:
        raise single[LINE].build_error("picture-unknown-line", LINE)
    members: Members = {}
    spaces = tuple(_read_area(single, space.value, members, players) for space in SPACES)
    for key in ("chronicle", "graves"):
        _read_area(single, key, members, players)
    _check_rows(single, members, edition, players)
    stalls, queue = _read_stalls(single, edition, players), _read_tiles(single.get("queue"), edition)
    table = Table(
        copy=head.copy,
        farms=tuple(read_farm(farms.get(seat), seat, members.get(seat, []), edition) for seat in range(players)),
        supply=Supply(*(0,) * 12),
        spaces=spaces,
        bag=_read_bag(single.get("bag")),
        stalls=stalls,
        queue=tuple(tile for tile in queue if tile is not None),
        depth=head.depth,
        rival=read_rival(single.get(LINE)) if alone else UNSET,
    )
    _check_tiles(table, single, farms)
    pile = single.get("pile")
    known = box.derive_pile(table) if pile is None else tuple(t for t in _read_tiles(pile, edition) if t is not None)
    return replace(table, pile=known, supply=_read_supply(table, single, farms))


def _read_area(single: Lines, key: str, members: Members, players: int) -> Cubes:
    """Return the cubes in the line of the area ``key``, none without such a line, and add its members to ``members``."""
    line, cubes = single.get(key), NO_CUBES
    if line is None:
        return cubes
    labels = AREAS[key]
    for at, part in enumerate(line.parts):
        if part and part[0] in labels:
            read_members(line, part[1:], labels[part[0]], members, players)
        elif "" in labels and part != ("-",):
            read_members(line, part, labels[""], members, players)
        elif key == "market" and part[:1] == ("stalls",):
            continue
        elif len(part) == 1 and at == 0:
            cubes = read_cubes(line, part[0])
        else:
            raise line.build_error("picture-unknown-part", " ".join(part))
    return cubes


def _read_bag(line: PictureLine | None) -> Cubes:
    return NO_CUBES if line is None else read_cubes(line, "".join("".join(part) for part in line.parts) or "-")


def _read_stalls(single: Lines, edition: Edition, players: int) -> tuple[int | None, ...]:
    line, count = single.get("market"), edition.setup[players].stalls
    stalls: tuple[int | None, ...] = ()
    for part in line.parts if line else ():
        if line and part[:1] == ("stalls",):
            stalls = tuple(read_tile(line, sign, edition) for sign in part[1:])
            if len(stalls) > count:
                raise line.build_error("picture-too-many-stalls", str(count))
    return stalls + (None,) * (count - len(stalls))


def _read_tiles(line: PictureLine | None, edition: Edition) -> tuple[int | None, ...]:
    return () if line is None else tuple(read_tile(line, sign, edition) for part in line.parts for sign in part)


def _check_rows(single: Lines, members: Members, edition: Edition, players: int) -> None:
    graves = edition.chronicle[players]
    room = {**{place: graves.rows[row] for row, place in CHRONICLE.items()}, Place.GRAVE: graves.graves}
    for key, place in [*(("chronicle", place) for place in CHRONICLE.values()), ("graves", Place.GRAVE)]:
        if sum(there is place for found in members.values() for _, there, _ in found) > room[place]:
            raise single[key].build_error("picture-row-full", f"{place}: {room[place]}")


def _check_tiles(table: Table, single: Lines, farms: dict[Seat, PictureLine]) -> None:
    """Raise ``BadPicture`` if the stalls, the queue and the farms name a customer twice; the pile isn't compared."""
    seen: set[int] = set()
    places = [(single.get("market"), table.stalls), (single.get("queue"), table.queue)]
    places += [(farms.get(seat), farm.customers) for seat, farm in enumerate(table.farms)]
    for line, tiles in places:
        for tile in tiles:
            if line and tile in seen:
                raise line.build_error("picture-tile-twice", str(tile))
            if tile is not None and tile >= 0:
                seen.add(tile)


def _read_supply(table: Table, single: Lines, farms: dict[Seat, PictureLine]) -> Supply:
    """Return the supply: what the table and farms leave of the box, except for pieces whose count the picture names.

    Raises ``BadPicture`` if they have more than the box (of a kind that players can't replace), or the picture names an unknown
    piece.
    """
    left = box.derive_supply(table)
    for what, count in left.items():
        if count < 0 and what not in box.list_replaceable(table.edition):
            raise BadPicture("picture-too-many", _find_last_line(what, single, farms), what)
    line = single.get("supply")
    for part in line.parts if line else ():
        if line and (len(part) != 2 or part[0] not in left):
            raise line.build_error("picture-unknown-part", " ".join(part))
        if line:
            left[part[0]] = -line.read_count(part[1][1:]) if part[1].startswith("-") else line.read_count(part[1])
    return Supply(**left)


def _find_last_line(what: str, single: Lines, farms: dict[Seat, PictureLine]) -> int:
    """Return the number of the last line of a space, the bag or a farm that names a piece; 1 if none does."""
    sign = dict(zip((cube.value for cube in CUBES), CUBE_SIGNS, strict=True)).get(what, what)
    among = [single[key] for key in (*(space.value for space in SPACES), "bag") if key in single] + list(farms.values())
    cube = len(sign) == 1
    words = [(word, line.number) for line in among for part in line.parts for word in part]
    naming = [at for word, at in words if word == sign or (cube and sign in word and set(word) <= set(CUBE_SIGNS))]
    return max(naming, default=1)
