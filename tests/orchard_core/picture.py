"""A position of Orchard as a text picture: the lines of any game, one for the supply, and one for each garden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tests.orchard_core.edition import EDITIONS
from tests.orchard_core.position import AnyFrame, Position, new_game
from tests.orchard_core.table import CATEGORIES, PIECES, Garden, Table
from village_core.games.picturing import AgendaLine, read_head, read_outcome, sort_lines, write_head, write_outcome
from village_core.kernel.picture import PictureLine, format_line, name_seat_letter, parse_lines
from village_core.kernel.position import Position as KernelPosition

AGENDA: Final[AgendaLine[AnyFrame]] = AgendaLine(AnyFrame)
SINGLE: Final = frozenset(("supply", "agenda", "winners"))
SEATED: Final = frozenset(("garden", "score"))


def write(position: KernelPosition[Table]) -> str:
    """Return a position as a text picture: its head, supply, gardens and agenda, and the outcome once the game is over."""
    table = position.table
    told = [*write_head(Position.game, table), format_line("supply", *_write_counts(table.supply))]
    told += [format_line(f"garden {name_seat_letter(seat)}", *_write_counts(garden)) for seat, garden in enumerate(table.gardens)]
    return "\n".join((*told, AGENDA.format(position.agenda), *write_outcome(table.outcome)))


def _write_counts(garden: Garden) -> Iterator[str]:
    return (f"{getattr(garden, what)} {what}" for what in PIECES)


def read(text: str) -> Position:
    """Read the position of a picture. Raises ``BadPicture`` naming the line that is wrong."""
    first, *rest = parse_lines(text) or [PictureLine(1, "", ())]
    head = read_head(Position.game, EDITIONS, first, rest)
    if head.more:
        raise first.build_error("picture-unknown-part", " ".join(head.more[0]))
    single, seated = sort_lines(rest, SINGLE, SEATED, head.players)
    bare = new_game(head.copy, head.players, head.start, head.depth)
    table = replace(
        bare.table,
        gardens=tuple(_read_garden(seated["garden"].get(seat), garden) for seat, garden in enumerate(bare.table.gardens)),
        supply=_read_garden(single.get("supply"), bare.table.supply),
        round=head.round,
        outcome=read_outcome(CATEGORIES, single, seated["score"], head.players),
    )
    return Position(table, AGENDA.read(single["agenda"], head.players) if "agenda" in single else bare.agenda)


def _read_garden(each: PictureLine | None, bare: Garden) -> Garden:
    """Return the counts of a line, 0 for those left out; or ``bare``, those at the start, if there is no line."""
    if each is None:
        return bare
    counts = {}
    for part in each.parts:
        match part:
            case (count, what) if what in PIECES:
                counts[what] = each.read_count(count)
            case _:
                raise each.build_error("picture-unknown-part", " ".join(part))
    return Garden(**counts)
