"""A position of Orchard as a text picture: a line for the table, one for the supply, one for each garden, one for the agenda."""

from __future__ import annotations

from msgspec.structs import replace

from tests.orchard_core.frames import Following, Rolling, Turn, score
from tests.orchard_core.position import AnyFrame, Position, new_game
from tests.orchard_core.table import Fruit, Garden, Table
from village_core.games.editions import BadSettings, EditionSettings
from village_core.kernel.picture import SEATS, BadPicture, Line, line, lines, seat_sign
from village_core.kernel.position import Position as KernelPosition

COUNTS = ("apple", "pear", "plum", "cakes")


def write(position: KernelPosition[Table]) -> str:
    """The picture. What an owner has corrected is not shown."""
    table = position.table
    told = [
        line(
            "orchard",
            table.copy.edition,
            f"{len(table.gardens)} players",
            f"round {table.round}",
            f"start {seat_sign(table.start)}",
        )
    ]
    told.append(line("supply", *_counts(table.supply)))
    told += [line(f"garden {seat_sign(seat)}", *_counts(garden)) for seat, garden in enumerate(table.gardens)]
    top = position.top
    asked = f"turn {seat_sign(top.seat)}" if isinstance(top, Turn) else ""
    told.append(line("agenda", f"roll {seat_sign(top.seat)} {top.what}" if isinstance(top, Rolling) else asked or "over"))
    return "\n".join(told)


def _counts(garden: Garden) -> list[str]:
    return [f"{getattr(garden, what)} {what}" for what in COUNTS]


def read(text: str) -> Position:
    """The position of a picture. Raises ``BadPicture`` naming the line that is wrong."""
    first, *rest = lines(text) or [Line(1, "", ())]
    if first.key != "orchard" or len(first.parts) != 4:
        raise first.bad("picture-no-orchard", first.key)
    said = [part[0] if part[-1] == "players" else part[-1] for part in first.parts]
    edition, players, number, start = said
    try:
        table = new_game(EditionSettings(edition), first.count(players), _seat(first, start)).table
    except BadSettings as error:
        raise first.bad(error.problem, error.detail) from error
    gardens = list(table.gardens)
    supply, agenda = table.supply, tuple[AnyFrame, ...]()
    for each in rest:
        match each.key:
            case "supply":
                supply = _garden(each, each.parts)
            case "garden" if each.parts and each.parts[0]:
                seat = _seat(each, each.parts[0][0], len(gardens))
                gardens[seat] = _garden(each, (each.parts[0][1:], *each.parts[1:]))
            case "agenda":
                agenda = _agenda(each, len(gardens))
            case _:
                raise each.bad("picture-unknown-line", each.key)
    read = Table(table.copy, tuple(gardens), supply, table.start, first.count(number))
    return Position(read if agenda else replace(read, outcome=score(read)), agenda)


def _garden(each: Line, parts: tuple[tuple[str, ...], ...]) -> Garden:
    try:
        return Garden(**{what: each.count(count) for count, what in parts})
    except (TypeError, ValueError) as error:
        if isinstance(error, BadPicture):
            raise
        raise each.bad("picture-unknown-part", " ".join(parts[0]) if parts else "") from error


def _agenda(each: Line, players: int) -> tuple[AnyFrame, ...]:
    match each.parts:
        case (("over",),):
            return ()
        case (("turn", who),):
            return (Turn(_seat(each, who, players)),)
        case (("roll", who, what),) if what in tuple(Fruit):
            seat = _seat(each, who, players)
            return (Following(seat), Rolling(seat, Fruit(what)))
    raise each.bad("picture-bad-frame", " ".join(" ".join(part) for part in each.parts))


def _seat(each: Line, sign: str, players: int = len(SEATS)) -> int:
    if len(sign) != 1 or sign not in SEATS[:players]:
        raise each.bad("picture-unknown-seat", sign)
    return SEATS.index(sign)
