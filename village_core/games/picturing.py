"""The common parts of the text pictures of all printed games: the head, the agenda, and the final score."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo

from village_core.games.board_game import GameTable
from village_core.games.editions import BadSettings, Editions, EditionSettings, Leaf, PrintedEdition
from village_core.games.opening import Depth
from village_core.games.outcome import Outcome, Sheet
from village_core.kernel.frames import Frame
from village_core.kernel.picture import SEATS, PictureLine, format_line, name_seat_letter
from village_core.kernel.unknown import list_names
from village_core.kernel.values import Seat, list_fields

E = TypeVar("E", bound=PrintedEdition)
T = TypeVar("T", bound=GameTable)
F = TypeVar("F")
Lines: TypeAlias = dict[str, PictureLine]

NOTHING: Final = "-"
OVER: Final = "over"
ABOVE: Final = ">"
TOLD: Final = "told"
"""The field of a final sheet's frame that holds the players' own counts."""
CORRECTION: Final = "correction"
SCORE: Final = "score"
WINNERS: Final = "winners"
PLAYERS: Final = ("player", "players")


def find_seat(line: PictureLine, sign: str, players: int) -> Seat:
    """Return the seat that a letter on a line stands for. Raises ``BadPicture`` for the line if it is no seat at the table."""
    if len(sign) != 1 or sign not in SEATS[:players]:
        raise line.build_error("picture-unknown-seat", sign)
    return SEATS.index(sign)


class PictureHead(NamedTuple):
    """The first line of a picture and the corrections below it; ``more`` are the parts that are a game's own."""

    copy: EditionSettings
    players: int
    round: int
    start: Seat
    depth: Depth
    more: tuple[tuple[str, ...], ...]


def write_head(game: str, table: GameTable, *more: str) -> Iterator[str]:
    """Yield the first line of a table's picture, and a line for each correction; ``more`` are parts of the game's own."""
    depth = "" if table.depth is Depth.FULL else str(table.depth)
    parts = (f"{len(table.seats)} players", depth, f"round {table.round}", f"start {name_seat_letter(table.start)}", *more)
    yield ", ".join((f"{game} {table.copy.edition}", *(part for part in parts if part)))
    for name, value in table.copy.corrections:
        yield format_line(CORRECTION, f"{name} = {json.dumps(value)}")


def read_head(game: str, editions: Editions[E], first: PictureLine, rest: Iterable[PictureLine]) -> PictureHead:
    """Read the head of a picture; if they are not named, the round is 1, the start is the first seat and the depth is full.

    ``first`` is the first line; the corrections are among the ``rest``. Raises ``BadPicture``, also for the first correction
    that can't be used.
    """
    if first.key != game or not first.parts or len(first.parts[0]) != 1:
        raise first.build_error("picture-no-head", first.key)
    corrected = [line for line in rest if line.key == CORRECTION]
    copy = _read_copy(editions, first, corrected)
    players = next((first.read_count(part[0]) for part in first.parts[1:] if len(part) == 2 and part[1] in PLAYERS), None)
    if players is None:
        raise first.build_error("picture-no-head", "players")
    least, most = editions.build_edition(copy).players
    if not least <= players <= most:
        raise first.build_error("picture-players", f"{least}–{most}")
    number, start, depth, more = 1, 0, Depth.FULL, []
    for part in first.parts[1:]:
        match part:
            case ("round", count):
                number = first.read_count(count)
            case ("start", sign):
                start = find_seat(first, sign, players)
            case (Depth.TRACKED.value,):
                depth = Depth.TRACKED
            case (_, "player" | "players"):
                continue
            case _:
                more.append(part)
    return PictureHead(copy, players, number, start, depth, tuple(more))


def _read_copy(editions: Editions[E], first: PictureLine, corrected: list[PictureLine]) -> EditionSettings:
    """Read the copy that a picture names, with its corrections.

    Raises ``BadPicture`` at the line of the first correction that can't be used, or at the head for an unknown edition.
    """
    corrections = tuple(map(_parse_correction, corrected))
    copy = EditionSettings(first.parts[0][0])
    for number, blamed in enumerate((first, *corrected)):
        copy = EditionSettings(copy.edition, corrections[:number])
        try:
            editions.build_edition(copy)
        except BadSettings as error:
            raise blamed.build_error(error.problem, error.detail or error.place) from error
    return copy


def _parse_correction(line: PictureLine) -> tuple[str, Leaf]:
    name, sign, value = ", ".join(" ".join(part) for part in line.parts).partition(" = ")
    try:
        found = json.loads(value)
    except (ValueError, RecursionError):
        found = None
    if not sign or not isinstance(found, int | str):
        raise line.build_error("picture-bad-correction", name)
    return name, found


def sort_lines(
    rest: Iterable[PictureLine], single: frozenset[str], seated: frozenset[str], players: int
) -> tuple[Lines, dict[str, dict[Seat, PictureLine]]]:
    """Return the lines with a key in ``single`` by key, and those with a key in ``seated`` by key and seat, without its letter.

    ``rest`` are all lines but the first; corrections among them are left out. Raises ``BadPicture`` for an unknown line or seat,
    and for a line that is given twice.
    """
    found: Lines = {}
    by_seat: dict[str, dict[Seat, PictureLine]] = {key: {} for key in seated}
    for each in rest:
        if each.key in by_seat:
            words = each.parts[0] if each.parts else ()
            seat = find_seat(each, words[0] if words else "", players)
            if seat in by_seat[each.key]:
                raise each.build_error("picture-twice", f"{each.key} {words[0]}")
            by_seat[each.key][seat] = each._replace(parts=(words[1:], *each.parts[1:]))
        elif each.key in single:
            if each.key in found:
                raise each.build_error("picture-twice", each.key)
            found[each.key] = each
        elif each.key != CORRECTION:
            raise each.build_error("picture-unknown-line", each.key, sorted({*single, *seated}))
    return found, by_seat


def _read_told(line: PictureLine, sign: str, players: int) -> list[object]:
    """Read a player's own count for a line of the final sheet: return seat, line and count. Raises ``BadPicture``."""
    seat, what, count = (*sign.split(":", 2), "", "")[:3]
    return [find_seat(line, seat, players), what, line.read_integer(count)]


class AgendaLine(Generic[F]):
    """The agenda's line: every frame by its name, then its required fields, then by name the fields that differ from the default.

    ``frames`` is the union of a game's frames. Their fields named in ``ONE_SEAT`` and ``MANY_SEATS`` are seats; a game with
    fields that need signs of their own writes them in a subclass.
    """

    ONE_SEAT: ClassVar[frozenset[str]] = frozenset(("seat",))
    MANY_SEATS: ClassVar[frozenset[str]] = frozenset(("seats",))

    def __init__(self, frames: object) -> None:
        self.union = frames
        self.kinds: Mapping[str, type[Frame[GameTable]]] = {str(kind.__struct_config__.tag): kind for kind in get_args(frames)}

    def format(self, agenda: Iterable[Frame[T]]) -> str:
        """Return the line of the frames, the top one last; ``over`` stands for an empty agenda."""
        return format_line("agenda", f" {ABOVE} ".join(map(self._write_frame, agenda)) or OVER)

    def read(self, line: PictureLine, players: int) -> tuple[F, ...]:
        """Read the frames of a line, none for ``over``. Raises ``BadPicture`` for an impossible name, seat or value."""
        words = " ".join(" ".join(part) for part in line.parts)
        if words == OVER:
            return ()
        return tuple(self._read_frame(line, tuple(frame.split()), players) for frame in words.split(ABOVE))

    def write_field(self, name: str, value: object) -> str:
        """Write the value of a field as one word: a letter for each seat, plus signs between several parts, a dash for none."""
        if name in self.ONE_SEAT and isinstance(value, int):
            return name_seat_letter(value)
        if name == TOLD and isinstance(value, tuple):
            return "+".join(f"{name_seat_letter(seat)}:{line}:{count}" for seat, line, count in value) or NOTHING
        if isinstance(value, tuple):
            return ("".join(map(name_seat_letter, value)) if name in self.MANY_SEATS else "+".join(map(str, value))) or NOTHING
        return str(value)

    def read_field(self, line: PictureLine, field: FieldInfo, word: str, players: int) -> object:
        """Read the value that a word stands for, as plain data. Raises ``BadPicture`` for an unknown seat or a bad count."""
        if field.name in self.ONE_SEAT:
            return find_seat(line, word, players)
        if field.name in self.MANY_SEATS:
            return [find_seat(line, sign, players) for sign in word.replace(NOTHING, "")]
        if field.name == TOLD:
            return [_read_told(line, sign, players) for sign in word.split("+")]
        if get_origin(field.type) is tuple:
            return [_parse_plain(sign) for sign in word.split("+")] if word != NOTHING else []
        return _parse_plain(word)

    def _write_frame(self, frame: Frame[T]) -> str:
        words = [str(frame.__struct_config__.tag)]
        for field in list_fields(type(frame)):
            value = getattr(frame, field.name)
            if field.required:
                words.append(self.write_field(field.name, value))
            elif value != field.default:
                words += [field.name] if value is True else [field.name, self.write_field(field.name, value)]
        return " ".join(words)

    def _read_frame(self, line: PictureLine, words: tuple[str, ...], players: int) -> F:
        kind = self.kinds.get(words[0]) if words else None
        if kind is None:
            raise line.build_error("picture-unknown-frame", " ".join(words), self.kinds)
        left = list(words[1:])
        known = {field.name: field for field in list_fields(kind)}
        found: dict[str, object] = {"type": words[0]}
        for name, field in known.items():
            if field.required:
                found[name] = self.read_field(line, field, left.pop(0) if left else "", players)
        while left:
            name = left.pop(0)
            if name not in known or name in found:
                raise line.build_error("picture-bad-frame", " ".join(words))
            flag = known[name].type is bool
            found[name] = flag or self.read_field(line, known[name], left.pop(0) if left else "", players)
        try:
            frame: F = msgspec.convert(found, self.union)
        except msgspec.ValidationError as error:
            names = (name for field in known.values() for name in list_names(field.type))
            raise line.build_error("picture-bad-frame", " ".join(words), names) from error
        return frame


def _parse_plain(word: str) -> int | str:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 6 else word


def write_outcome(outcome: Outcome | None) -> Iterator[str]:
    """Yield a line for each seat's final score, and one with the winners and the rule that decided; none before the end."""
    if outcome is None:
        return
    for seat, sheet in enumerate(outcome.sheets):
        points = [f"{category} {count}" for category, count in sheet.points.items()]
        yield format_line(f"{SCORE} {name_seat_letter(seat)}", *points, f"total {sheet.total}")
    yield format_line(WINNERS, f"{''.join(map(name_seat_letter, outcome.winners))} {outcome.rule}")


def read_outcome(categories: Iterable[str], single: Lines, scores: Mapping[Seat, PictureLine], players: int) -> Outcome | None:
    """Read the outcome from the lines of scores and winners; None if the picture has no such line.

    ``single`` and ``scores`` are lines as ``sort_lines`` returns them, ``categories`` those that a score may have. A
    score without a total gets the sum of its points. Raises ``BadPicture`` for an incomplete or wrong outcome.
    """
    winners = single.get(WINNERS)
    if winners is None:
        if scores:
            raise next(iter(scores.values())).build_error("picture-no-winners")
        return None
    words = [word for part in winners.parts for word in part]
    if len(words) != 2:
        raise winners.build_error("picture-unknown-part", " ".join(words))
    for seat in range(players):
        if seat not in scores:
            raise winners.build_error("picture-no-score", name_seat_letter(seat))
    known = frozenset(categories)
    sheets = tuple(_read_sheet(known, scores[seat]) for seat in range(players))
    return Outcome(sheets, tuple(find_seat(winners, sign, players) for sign in words[0]), words[1])


def _read_sheet(categories: frozenset[str], line: PictureLine) -> Sheet:
    points: dict[str, int] = {}
    total = None
    for part in line.parts:
        if len(part) != 2:
            raise line.build_error("picture-unknown-part", " ".join(part))
        if part[0] == "total":
            total = line.read_integer(part[1])
        elif part[0] in categories:
            points[part[0]] = line.read_integer(part[1])
        else:
            raise line.build_error("picture-unknown-part", part[0])
    return Sheet(points, sum(points.values()) if total is None else total)
