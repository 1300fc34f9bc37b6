"""A position of Manitoba as a text picture: what FEN and a printed board are to chess.

A line for the territory tiles from left to right, one for the land (region by region the seat of the Cree there, and ``*`` if its
good lies there), one for the totem from top to bottom, one each for the season's events, its scoring tiles and those still face
down, one for each clan, and one for what has to be decided. Seats are ``a``, ``b`` … clockwise. ``read(write(position)) ==
position``. A picture written by hand may leave out what is absent: the supply follows from the rest, Cree that are not named are
on the square, and without an agenda the active player lifts discs, or in round 0 the clans settle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

import village_core.games.picturing as picturing
from village_core.games.manitoba import vocabulary
from village_core.games.manitoba.acting import Lifting, Others
from village_core.games.manitoba.edition import EDITIONS, Edition
from village_core.games.manitoba.narration import WORD_FILES
from village_core.games.manitoba.position import AnyFrame, Position
from village_core.games.manitoba.rounds import Resolving, RoundOver
from village_core.games.manitoba.seasons import EVENTS, count_clouds
from village_core.games.manitoba.setup import list_settling, new_table
from village_core.games.manitoba.table import NOBODY, Clan, Supply, Table, Tokens
from village_core.games.manitoba.territory import build_territory
from village_core.games.manitoba.validation import count_goods
from village_core.games.problems import word_problems
from village_core.kernel.picture import BadPicture, PictureLine, format_line, name_seat_letter, parse_lines
from village_core.kernel.position import Position as KernelPosition

__all__ = ["BadPicture", "read", "write"]

GAME: Final = "manitoba"
AGENDA: Final[picturing.AgendaLine[AnyFrame]] = picturing.AgendaLine(AnyFrame)
SINGLE: Final = frozenset(("agenda", "tiles", "land", "totem", "events", "clouds", "hidden", "winners"))
SEATED: Final = frozenset(("clan", "score"))
LIES: Final = "*"
"""The sign of a good on its region."""
COUNTS: Final = ("huts", "square", "active", "used", "score")
HELD: Final = {"small-altar": "small_altar", "large-altar": "large_altar", "hand": "hand"}
LIFTED: Final = "lifted"


def write(position: KernelPosition[Table]) -> str:
    """Write the position as a text picture, which ``read`` turns into an equal position."""
    table = position.table
    told = [*picturing.write_head(GAME, table), AGENDA.format(position.agenda)]
    if not table.edition.entered.regions:
        told.append(format_line("tiles", *_format_row(table.laid)))
    if table.cree:
        told.append(format_line("land", *(_format_region(table, region) for region in range(len(table.cree)))))
    lifted = f"{LIFTED} {table.lifted}" if table.lifted else ""
    told.append(format_line("totem", " ".join(table.totem) or picturing.NOTHING, *filter(None, (lifted,))))
    told += [format_line(what, *_format_row(getattr(table, what))) for what in ("events", "clouds", "hidden")]
    told += [format_line(f"clan {name_seat_letter(seat)}", *_format_clan(clan)) for seat, clan in enumerate(table.clans)]
    return "\n".join((*told, *picturing.write_outcome(table.outcome))) + "\n"


def _format_row(numbers: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(str, numbers)) or (picturing.NOTHING,)


def _format_region(table: Table, region: int) -> str:
    owner = table.cree[region]
    return (picturing.NOTHING if owner == NOBODY else name_seat_letter(owner)) + (LIES if table.goods[region] else "")


def _format_clan(clan: Clan) -> Iterator[str]:
    yield from (f"{what} {getattr(clan, what)}" for what in COUNTS)
    yield from (f"{path} {space}" for path, space in zip(vocabulary.PATHS, clan.paths, strict=True) if space)
    yield from (" ".join((place, *clan.list_lying(place))) for place in vocabulary.STORAGES if clan.list_lying(place))
    yield from (" ".join((what, *getattr(clan, name))) for what, name in HELD.items() if getattr(clan, name))


@word_problems(WORD_FILES)
def read(text: str) -> Position:
    """Read the position that a picture shows. Raises ``BadPicture`` naming the line and what is wrong with it.

    An impossible position, such as one with too many goods, is read too (see ``find_flaw``).
    """
    first, *rest = parse_lines(text) or [PictureLine(1, "", ())]
    head = picturing.read_head(GAME, EDITIONS, first, rest)
    if head.more:
        raise first.build_error("picture-unknown-part", " ".join(head.more[0]))
    single, seated = picturing.sort_lines(rest, SINGLE, SEATED, head.players)
    bare = replace(new_table(head.copy, head.players, head.start, head.depth), round=head.round)
    if head.round > bare.rounds:
        raise first.build_error("picture-round", str(bare.rounds))
    edition = bare.edition
    tiles = range(edition.setup[head.players].tiles)
    usual = () if edition.entered.regions or bare.tracked else tuple(tiles)
    laid = _read_numbers(single, "tiles", usual, range(len(edition.tiles)))
    table = replace(bare, laid=laid, **_read_land(single, len(build_territory(edition, laid).terrains), head.players))
    clans = tuple(_read_clan(table, seat, seated["clan"].get(seat)) for seat in bare.seats)
    outcome = picturing.read_outcome(vocabulary.Category, single, seated["score"], head.players)
    totem, lifted = _read_totem(single)
    table = replace(table, clans=clans, outcome=outcome, totem=totem, lifted=lifted, **_read_cards(single, table))
    table = replace(table, supply=_find_supply(table))
    agenda: tuple[AnyFrame, ...] = list_settling(table)
    if table.round:
        agenda = (Resolving(), Others(table.list_clockwise(table.start)[1:]), Lifting(table.start))
    agenda = (RoundOver(), *agenda)
    if "agenda" in single:
        agenda = AGENDA.read(single["agenda"], head.players)
    return Position(table, agenda)


def _read_numbers(single: picturing.Lines, key: str, usual: tuple[int, ...], known: range) -> tuple[int, ...]:
    """Return the numbers of a line, or the ``usual`` ones without it. Raises ``BadPicture`` for one unknown or told twice."""
    line = single.get(key)
    if line is None:
        return usual
    words = [word for part in line.parts for word in part if word != picturing.NOTHING]
    found = tuple(map(line.read_count, words))
    for word, number in zip(words, found, strict=True):
        if number not in known or found.count(number) > 1:
            raise line.build_error("picture-no-such-number", word)
    return found


def _read_land(single: picturing.Lines, regions: int, players: int) -> dict[str, tuple[int, ...] | tuple[bool, ...]]:
    line = single.get("land")
    if line is None:
        return {"cree": (NOBODY,) * regions, "goods": (True,) * regions}
    signs = ["".join(part) for part in line.parts]
    if len(signs) != regions:
        raise line.build_error("picture-regions", str(regions))
    owners = [sign.removesuffix(LIES) for sign in signs]
    cree = tuple(NOBODY if owner == picturing.NOTHING else picturing.find_seat(line, owner, players) for owner in owners)
    return {"cree": cree, "goods": tuple(sign.endswith(LIES) for sign in signs)}


def _read_totem(single: picturing.Lines) -> tuple[tuple[vocabulary.Terrain, ...], int]:
    line = single.get("totem")
    if line is None:
        return vocabulary.TERRAINS, 0
    discs, *more = line.parts
    if discs == (picturing.NOTHING,):
        return (), 0
    if sorted(discs) != sorted(vocabulary.TERRAINS):
        raise line.build_error("picture-unknown-part", " ".join(discs), vocabulary.TERRAINS)
    lifted = 0
    for part in more:
        if len(part) != 2 or part[0] != LIFTED:
            raise line.build_error("picture-unknown-part", " ".join(part), (LIFTED,))
        lifted = line.read_count(part[1])
    return tuple(map(vocabulary.Terrain, discs)), lifted


def _read_cards(single: picturing.Lines, table: Table) -> dict[str, tuple[int, ...]]:
    edition, winter = table.edition, table.season is vocabulary.Season.WINTER
    events, tiles = (0 if winter else EVENTS), range(len(edition.clouds))
    turned = _read_numbers(single, "clouds", tuple(range(count_clouds(table.season))), tiles)
    left = tuple(tile for tile in tiles if tile not in turned)
    return {
        "events": _read_numbers(single, "events", tuple(range(events)), range(6)),
        "clouds": turned,
        "hidden": _read_numbers(single, "hidden", left, tiles),
    }


def _find_supply(table: Table) -> Supply:
    """Return the supply: what the box holds, less the goods in the land and on village boards, and the clans' shells."""
    setup, found = table.edition.setup[len(table.clans)], count_goods(table)
    box = {good.value: setup.feathers if good is vocabulary.Good.FEATHERS else setup.goods for good in vocabulary.Good}
    shells = setup.shells - sum(clan.active + clan.used for clan in table.clans)
    return Supply(**{what: count - found[vocabulary.Good(what)] for what, count in box.items()}, shells=shells)


def _read_clan(table: Table, seat: int, line: PictureLine | None) -> Clan:
    edition: Edition = table.edition
    clan, square = Clan(huts=edition.clan.huts), None
    paths = dict.fromkeys(vocabulary.PATHS, 0)
    storages: dict[vocabulary.Place, Tokens] = dict.fromkeys(vocabulary.STORAGES, ())
    for part in line.parts if line else ():
        assert line is not None
        match part:
            case () | ("-",):
                continue
            case ("square", number):
                square = line.read_count(number)
            case (what, number) if what in COUNTS:
                clan = replace(clan, **{what: line.read_integer(number)})
            case (what, number) if what in paths:
                paths[vocabulary.Path(what)] = line.read_count(number)
            case (what, *goods) if {*goods} <= {*vocabulary.Good} and what in storages:
                storages[vocabulary.Place(what)] = tuple(map(vocabulary.Good, goods))
            case (what, *goods) if {*goods} <= {*vocabulary.Good} and what in HELD:
                clan = replace(clan, **{HELD[what]: tuple(map(vocabulary.Good, goods))})
            case _:
                raise line.build_error(
                    "picture-unknown-part", " ".join(part), (*COUNTS, *vocabulary.PATHS, *vocabulary.STORAGES, *HELD)
                )
    if square is None:
        out = len(table.list_regions(seat)) + sum(space > 0 for space in paths.values())
        square = max(0, edition.clan.huts + edition.clan.square - clan.huts - out)
    one, two, three, four = storages.values()
    first, second, third, fourth = paths.values()
    return replace(clan, square=square, storages=(one, two, three, four), paths=(first, second, third, fourth))
