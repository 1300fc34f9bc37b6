"""Reading a position from text. Nothing is settled and nothing corrected: what is wrong is named with its line."""

from __future__ import annotations

import json
from collections.abc import Iterable

from msgspec.structs import replace

from village_core.games.editions import BadSettings
from village_core.games.opening import Depth
from village_core.games.village import box
from village_core.games.village.edition import Edition, EditionSettings, edition_of
from village_core.games.village.picture.ending import outcome_of, trigger_of
from village_core.games.village.picture.farming import Lines, Members, farm_of, members_of
from village_core.games.village.picture.notation import (
    ABOVE,
    AREAS,
    CUBE_SIGNS,
    OVER,
    cubes_of,
    frame_of,
    seat_of,
    tile_of,
)
from village_core.games.village.position import AnyFrame, Position
from village_core.games.village.rounds import Turns
from village_core.games.village.table import NO_CUBES, Cubes, Supply, Table
from village_core.games.village.turn import Turn
from village_core.games.village.vocabulary import CHRONICLE, CUBES, SPACES, Place
from village_core.kernel.picture import BadPicture, Line, lines
from village_core.kernel.values import Seat

SINGLE = frozenset((*AREAS, "agenda", "queue", "bag", "pile", "supply", "rung-in", "winners"))


def read(text: str) -> Position:
    """The position that a picture shows, exactly. Raises ``BadPicture`` naming the line and what is wrong with it."""
    first, *rest = lines(text) or [Line(1, "", ())]
    if first.key != "village" or not first.parts:
        raise first.bad("picture-no-head", first.key)
    corrections = tuple(_correction(line) for line in rest if line.key == "correction")
    copy, players = _copy(first, [line for line in rest if line.key == "correction"], corrections), _players(first)
    edition = edition_of(copy)
    if not edition.players[0] <= players <= edition.players[1]:
        raise first.bad("picture-players", f"{edition.players[0]}–{edition.players[1]}")
    single, farms, scores = _sorted(rest, players)
    head = _head(first, players)
    table = replace(_table(copy, players, Depth(str(head.pop("depth", Depth.FULL.value))), single, farms), **head)
    if "rung-in" in single:
        table = replace(table, trigger=trigger_of(single["rung-in"], players))
    if "winners" in single:
        table = replace(table, outcome=outcome_of(single["winners"], scores, players))
    elif scores:
        raise next(iter(scores.values())).bad("picture-no-winners")
    agenda: tuple[AnyFrame, ...] = (Turns(table.after(table.start)), Turn(table.start))
    if "agenda" in single:
        agenda = _agenda(single["agenda"], players)
    return Position(table, agenda)


def _correction(line: Line) -> tuple[str, int | str | bool]:
    name, sign, value = ", ".join(" ".join(part) for part in line.parts).partition(" = ")
    try:
        found = json.loads(value)
    except (ValueError, RecursionError):
        found = None
    if not sign or not isinstance(found, int | str):
        raise line.bad("picture-bad-correction", name)
    return name, found


def _copy(first: Line, corrected: list[Line], corrections: tuple[tuple[str, int | str | bool], ...]) -> EditionSettings:
    """The copy, every correction tried in turn, so that the first bad one is named by its line."""
    if len(first.parts[0]) != 1:
        raise first.bad("picture-no-head", " ".join(first.parts[0]))
    copy = EditionSettings(first.parts[0][0])
    for number, line in enumerate((first, *corrected)):
        copy = EditionSettings(copy.edition, corrections[:number])
        try:
            edition_of(copy)
        except BadSettings as error:
            raise line.bad(error.problem, error.detail or error.place) from error
    return copy


def _players(first: Line) -> int:
    for part in first.parts[1:]:
        if len(part) == 2 and part[1] in ("player", "players"):
            return first.count(part[0])
    raise first.bad("picture-no-head", "players")


def _head(first: Line, players: int) -> dict[str, int | str]:
    """Round, starting player and ring, and how deep the game is followed."""
    found: dict[str, int | str] = {"round": 1}
    for part in first.parts[1:]:
        match part:
            case ("round", number):
                found["round"] = first.count(number)
            case ("start" | "ring" as what, sign):
                found[what] = seat_of(first, sign, players)
            case (_, "player" | "players"):
                continue
            case (Depth.TRACKED.value,):
                found["depth"] = Depth.TRACKED
            case _:
                raise first.bad("picture-unknown-part", " ".join(part))
    return found


def _sorted(rest: Iterable[Line], players: int) -> tuple[Lines, dict[Seat, Line], dict[Seat, Line]]:
    """The lines by key, and those of farms and scores by seat."""
    single: Lines = {}
    seated: dict[str, dict[Seat, Line]] = {"farm": {}, "score": {}}
    for line in rest:
        if line.key in seated:
            words = line.parts[0] if line.parts else ()
            seat = seat_of(line, words[0] if words else "", players)
            if seat in seated[line.key]:
                raise line.bad("picture-twice", f"{line.key} {words[0]}")
            seated[line.key][seat] = line._replace(parts=(words[1:], *line.parts[1:]))
        elif line.key in SINGLE:
            if line.key in single:
                raise line.bad("picture-twice", line.key)
            single[line.key] = line
        elif line.key != "correction":
            raise line.bad("picture-unknown-line", line.key)
    return single, seated["farm"], seated["score"]


def _agenda(line: Line, players: int) -> tuple[AnyFrame, ...]:
    words = " ".join(" ".join(part) for part in line.parts)
    if words == OVER:
        return ()
    return tuple(frame_of(line, tuple(frame.split()), players) for frame in words.split(ABOVE))


def _table(copy: EditionSettings, players: int, depth: Depth, single: Lines, farms: dict[Seat, Line]) -> Table:
    """Board and farms; then the pile and the supply, which follow."""
    edition = edition_of(copy)
    members: Members = {}
    spaces = tuple(_area(single, space.value, members, players) for space in SPACES)
    for key in ("chronicle", "graves"):
        _area(single, key, members, players)
    _check_rows(single, members, edition, players)
    stalls, queue = _stalls(single, edition, players), _tiles(single.get("queue"), edition)
    table = Table(
        copy=copy,
        farms=tuple(farm_of(farms.get(seat), seat, members.get(seat, []), edition) for seat in range(players)),
        supply=Supply(*(0,) * 12),
        spaces=spaces,
        bag=_cubes(single.get("bag")),
        stalls=stalls,
        queue=tuple(tile for tile in queue if tile is not None),
        depth=depth,
    )
    _check_tiles(table, single, farms)
    pile = single.get("pile")
    known = box.pile(table) if pile is None else tuple(t for t in _tiles(pile, edition) if t is not None)
    return replace(table, pile=known, supply=_supply(table, single, farms))


def _area(single: Lines, key: str, members: Members, players: int) -> Cubes:
    """Cubes of one line; its members are added to ``members``."""
    line, cubes = single.get(key), NO_CUBES
    if line is None:
        return cubes
    labels = AREAS[key]
    for at, part in enumerate(line.parts):
        if part and part[0] in labels:
            members_of(line, part[1:], labels[part[0]], members, players)
        elif "" in labels and part != ("-",):
            members_of(line, part, labels[""], members, players)
        elif key == "market" and part[:1] == ("stalls",):
            continue
        elif len(part) == 1 and at == 0:
            cubes = cubes_of(line, part[0])
        else:
            raise line.bad("picture-unknown-part", " ".join(part))
    return cubes


def _cubes(line: Line | None) -> Cubes:
    return NO_CUBES if line is None else cubes_of(line, "".join("".join(part) for part in line.parts) or "-")


def _stalls(single: Lines, edition: Edition, players: int) -> tuple[int | None, ...]:
    line, count = single.get("market"), edition.setup[players].stalls
    stalls: tuple[int | None, ...] = ()
    for part in line.parts if line else ():
        if line and part[:1] == ("stalls",):
            stalls = tuple(tile_of(line, sign, edition) for sign in part[1:])
            if len(stalls) > count:
                raise line.bad("picture-too-many-stalls", str(count))
    return stalls + (None,) * (count - len(stalls))


def _tiles(line: Line | None, edition: Edition) -> tuple[int | None, ...]:
    return () if line is None else tuple(tile_of(line, sign, edition) for part in line.parts for sign in part)


def _check_rows(single: Lines, members: Members, edition: Edition, players: int) -> None:
    graves = edition.chronicle[players]
    room = {**{place: graves.rows[row] for row, place in CHRONICLE.items()}, Place.GRAVE: graves.graves}
    for key, place in [*(("chronicle", place) for place in CHRONICLE.values()), ("graves", Place.GRAVE)]:
        if sum(there is place for found in members.values() for _, there, _ in found) > room[place]:
            raise single[key].bad("picture-row-full", f"{place}: {room[place]}")


def _check_tiles(table: Table, single: Lines, farms: dict[Seat, Line]) -> None:
    """No customer may be in two places."""
    seen: set[int] = set()
    places = [(single.get("market"), table.stalls), (single.get("queue"), table.queue)]
    places += [(farms.get(seat), farm.customers) for seat, farm in enumerate(table.farms)]
    for line, tiles in places:
        for tile in tiles:
            if line and tile in seen:
                raise line.bad("picture-tile-twice", str(tile))
            if tile is not None and tile >= 0:
                seen.add(tile)


def _supply(table: Table, single: Lines, farms: dict[Seat, Line]) -> Supply:
    """What is left in the box, unless the picture says otherwise."""
    left = box.supply(table)
    for what, count in left.items():
        if count < 0 and what not in box.replaceable(table.edition):
            raise BadPicture("picture-too-many", _last(what, single, farms), what)
    line = single.get("supply")
    for part in line.parts if line else ():
        if line and (len(part) != 2 or part[0] not in left):
            raise line.bad("picture-unknown-part", " ".join(part))
        if line:
            left[part[0]] = -line.count(part[1][1:]) if part[1].startswith("-") else line.count(part[1])
    return Supply(**left)


def _last(what: str, single: Lines, farms: dict[Seat, Line]) -> int:
    """The last line that names a piece."""
    sign = dict(zip((cube.value for cube in CUBES), CUBE_SIGNS, strict=True)).get(what, what)
    among = [single[key] for key in (*(space.value for space in SPACES), "bag") if key in single] + list(farms.values())
    cube = len(sign) == 1
    words = [(word, line.number) for line in among for part in line.parts for word in part]
    naming = [at for word, at in words if word == sign or (cube and sign in word and set(word) <= set(CUBE_SIGNS))]
    return max(naming, default=1)
