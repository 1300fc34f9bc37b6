"""Links: a whole game as a short text for addresses and QR codes, with its players, its start and the steps of its live line.

A step is written as its place among the possible answers: a place among many answers costs more bits than one among few, an
unlikely draw more than a likely one, and a frequent kind of report less than a rare one. The places are coded into one whole
number, the last step first, by the ranged variant of asymmetric numeral systems (Duda, arXiv 0902.0271) without rounding. A
report that is not listed is encoded by its type; steps against the rules and tables laid out by hand follow as packed save lines.
Two check sums tell a text that was cut off or mistyped from one that other rules would read as another game.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from contextlib import suppress
from hashlib import blake2b
from typing import Final, NamedTuple, TypeVar

import msgspec

from village_core.kernel import choice_codec, saves
from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.position import Origin, Position, Step
from village_core.kernel.range_coder import LINED, Decoder, Frequencies, Interval, encode, find_interval, find_rest
from village_core.kernel.saves import NOTHING, BadSave, Codec, Misfit
from village_core.kernel.values import FREE, Illegal, Player

LINK_FORMAT: Final = 1
LATEST_FORMAT: Final = 15
"""Formats beyond this one are damaged letters, not a link of a newer version."""
MOST_TEXT: Final = 60_000
"""Characters of a link; browsers and servers take no more."""
MOST_STEPS: Final = 3_000
MOST_UNPACKED: Final = 1_000_000
"""Bytes that any packed part of a link may unpack to."""
SUM: Final = 3
"""Bytes of a check sum."""

T = TypeVar("T", bound=Table)


class ShortPlayer(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A player as links encode them, in few bytes."""

    name: str
    colour: str
    plays: str = "person"


class Head(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """The players and the start of the game in a link: ``start`` holds the settings of a new game or, if ``whole``, the position.

    ``engine`` is the version of the rules that wrote the link.
    """

    engine: str
    players: tuple[ShortPlayer, ...]
    start: msgspec.Raw
    whole: bool = False


class Packet(NamedTuple):
    """The parts of a link, still packed.

    ``steps`` is the number of steps. ``number`` encodes all steps except those that need a line of a save; these are in
    ``lines``. ``position_sum`` is the check sum of the last position.
    """

    head: bytes
    lines: bytes
    steps: int
    number: int
    position_sum: bytes


def compact(game: Game[T], codec: Codec[T], engine: str) -> str:
    """Return a game as URL-safe text, without undone steps. A long game can give more text than ``expand`` reads.

    ``engine`` is the version of the rules, which an error names if another version can't read the text.
    """
    number, lines = _encode_steps(game, codec)
    head = _pack(msgspec.json.encode(_build_head(game, codec, engine)), _find_lexicon(codec))
    packed = _pack("\n".join(lines).encode(), msgspec.json.encode(game.start)) if lines else b""
    name = codec.name.encode()
    body = bytes((len(name),)) + name + _check_sum(msgspec.json.encode(game.position))
    body += _add_size(head) + _write_varint(len(game.steps)) + _add_size(packed)
    body += number.to_bytes((number.bit_length() + 7) // 8, "big")
    whole = bytes((LINK_FORMAT,)) + _check_sum(body) + body
    return urlsafe_b64encode(whole).decode().rstrip("=")


def expand(text: str, codec: Codec[T]) -> Game[T]:
    """Read the game in a link's text and replay it by the rules.

    Raises ``BadSave``: ``link-too-long`` (letters or steps), ``link-damaged`` (cut off, mistyped), ``link-too-new``,
    ``save-other-game``, ``save-bad-position``, the problem of a packed line that can't be entered (``save-bad-line``,
    ``save-misfit``), or ``link-other-engine``, which names the version that wrote it.
    """
    packet = _split_packet(_decode_text(text), codec)
    try:
        head = msgspec.json.decode(_unpack(packet.head, _find_lexicon(codec)), type=Head)
    except (ValueError, RecursionError, zlib.error) as error:
        raise BadSave("link-damaged", 1) from error
    start, players = _read_start(head, codec), tuple(Player(each.name, each.colour, each.plays) for each in head.players)
    game = Game(saves.check_players(players, start, codec), start)
    try:
        return _replay(game, packet, head.engine, codec)
    except BadSave as error:
        if error.problem == "link-other-engine":
            with suppress(BadSave):  # perhaps an older version wrote it, which asked fewer questions
                return _replay(game, packet, head.engine, codec, asks_all=False)
        raise


def read_game_name(text: str) -> str:
    """Read the name of a link's game. Raises ``BadSave`` for a text that is too long, damaged or of a newer format."""
    return _split_name(_decode_text(text))[0]


def _encode_steps(game: Game[T], codec: Codec[T]) -> tuple[int, list[str]]:
    """Return all steps encoded in one number, and save lines for the steps that it can't hold."""
    intervals: list[Interval] = []
    lines: list[str] = []
    frequencies = Frequencies()
    for position, step in zip(game.list_positions(), game.steps, strict=False):
        listed = frequencies.weigh(position)
        at = next((at for at, (option, _) in enumerate(listed) if option == step.option), None)
        if step.origin is Origin.RULES and at is not None:
            intervals.append(find_interval(listed, at))
        else:
            intervals.append(find_rest(listed))
            word = _encode_choice(step, codec)
            intervals.append(Interval(1, LINED - 1, LINED) if word else Interval(0, 1, LINED))
            intervals += word
            if not word:
                lines.append(saves.format_step(step))
        frequencies.notice(position, step)
    return encode(intervals), lines


def _replay(game: Game[T], packet: Packet, engine: str, codec: Codec[T], asks_all: bool = True) -> Game[T]:
    """Replay the steps in a link's packet from the start of ``game``; ``engine`` is the version of the rules that wrote it.

    Unless it ``asks_all``, questions that older versions did not ask are passed over. Raises ``BadSave`` at the first step that
    these rules don't know, for a damaged link, if something is left at its end, and for another position there.
    """
    steps: list[Step[T]] = []
    position, digits, frequencies = game.start, Decoder(packet.number), Frequencies()
    unasked: Step[T] | None = None
    try:
        lines = _unpack(packet.lines, msgspec.json.encode(game.start)).decode().split("\n") if packet.lines else []
        left = iter(lines)
        for _ in range(packet.steps):
            listed = frequencies.weigh(position)
            at = digits.take_place(listed)
            if at < len(listed):
                step = position.play(listed[at][0])
            elif digits.take_encoded():
                word = choice_codec.decode(digits.take, choice_codec.find_choice_type(codec.answer))
                step = position.play(msgspec.convert({"choice": word}, codec.answer).choice)
            else:
                step = _enter_line(game.players, position, next(left), codec)
            frequencies.notice(position, step)
            steps.append(saves.join_steps(unasked, step) if unasked else step)
            unasked = None if asks_all else saves.pass_over(step.position)
            position = unasked.position if unasked else step.position
    except Misfit as misfit:
        raise BadSave(misfit.problem, len(steps) + 2, misfit.detail) from misfit
    except zlib.error as error:
        raise BadSave("link-damaged", 1) from error
    except (Illegal, StopIteration, ArithmeticError, LookupError, TypeError, AssertionError, ValueError, RecursionError) as error:
        raise BadSave("link-other-engine", len(steps) + 2, engine) from error
    if digits.number or next(left, None) is not None or _check_sum(msgspec.json.encode(position)) != packet.position_sum:
        raise BadSave("link-other-engine", len(steps) + 1, engine)
    return Game(game.players, game.start, tuple(steps))


def _enter_line(players: tuple[Player, ...], position: Position[T], line: str, codec: Codec[T]) -> Step[T]:
    """Return the step that a save's line makes at ``position``: the answer it holds is played, or its table is laid.

    Raises ``Misfit`` if that doesn't fit, or if the line isn't exactly one of these two, as an undo or a checkpoint isn't.
    """
    entry = saves.read_entry(line)
    if entry.answer == NOTHING and entry.laid == NOTHING:
        raise Misfit("save-bad-line", "")
    return saves.enter(Game(players, position), entry, codec).steps[-1]


def _encode_choice(step: Step[T], codec: Codec[T]) -> list[Interval]:
    """Return the intervals that encode a choice that is not listed, by its type; none if the step needs a save line."""
    if step.origin is not Origin.RULES or step.option.payment != FREE:
        return []
    try:
        word = choice_codec.encode(choice_codec.to_plain(step.option.choice), choice_codec.find_choice_type(codec.answer))
    except ValueError:
        return []
    return [Interval(at, 1, whole) for at, whole in word]


# Players and the first position


def _build_head(game: Game[T], codec: Codec[T], engine: str) -> Head:
    players = tuple(ShortPlayer(player.name, player.colour, player.plays) for player in game.players)
    settings = codec.opening.encode_settings(game.start) if codec.opening else b""
    if settings:
        return Head(engine, players, msgspec.Raw(settings))
    return Head(engine, players, msgspec.Raw(msgspec.json.encode(game.start)), whole=True)


def _read_start(head: Head, codec: Codec[T]) -> Position[T]:
    """Read the first position from a head, by its settings or as it is. Raises ``BadSave`` if it is broken or impossible."""
    try:
        if head.whole or codec.opening is None:
            return saves.read_position(head.start, codec)
        return codec.opening.begin(bytes(head.start))
    except Misfit as misfit:
        raise BadSave(misfit.problem, 1, misfit.detail) from misfit
    except ValueError as error:
        raise BadSave("link-other-engine", 1, head.engine) from error


def _find_lexicon(codec: Codec[T]) -> bytes:
    return codec.opening.lexicon if codec.opening else b""


# Bytes


def _decode_text(text: str) -> bytes:
    """Decode a link's text to bytes, ignoring white space and final ``=``. Raises ``BadSave`` if it is too long or damaged."""
    if len(text) > MOST_TEXT:
        raise BadSave("link-too-long", 1, str(MOST_TEXT))
    shown = "".join(text.split()).rstrip("=")
    try:
        found = urlsafe_b64decode(shown + "=" * (-len(shown) % 4))
    except (NotBase64, ValueError) as error:
        raise BadSave("link-damaged", 1) from error
    if urlsafe_b64encode(found).decode().rstrip("=") != shown:
        raise BadSave("link-damaged", 1)
    return found


def _split_name(found: bytes) -> tuple[str, bytes]:
    """Split a link into the name of its game and the bytes after it. Raises ``BadSave`` for a damaged link or a newer format."""
    if found and LINK_FORMAT < found[0] <= LATEST_FORMAT:
        raise BadSave("link-too-new", 1, str(found[0]))
    body = found[1 + SUM :]
    if not body or found[0] != LINK_FORMAT or _check_sum(body) != found[1 : 1 + SUM]:
        raise BadSave("link-damaged", 1)
    return body[1 : 1 + body[0]].decode(errors="replace"), body[1 + body[0] :]


def _split_packet(found: bytes, codec: Codec[T]) -> Packet:
    """Split a link of the codec's game into its parts. Raises ``BadSave`` for another game, too many steps, or a damaged link."""
    name, rest = _split_name(found)
    if name != codec.name:
        raise BadSave("save-other-game", 1, name)
    try:
        length, at = _read_varint(rest, SUM)
        head, at = rest[at : at + length], at + length
        steps, at = _read_varint(rest, at)
        length, at = _read_varint(rest, at)
        lines, at = rest[at : at + length], at + length
    except IndexError as error:
        raise BadSave("link-damaged", 1) from error
    if steps > MOST_STEPS:
        raise BadSave("link-too-long", 1, str(MOST_STEPS))
    return Packet(head, lines, steps, int.from_bytes(rest[at:], "big"), rest[:SUM])


def _check_sum(data: bytes) -> bytes:
    return blake2b(data, digest_size=SUM).digest()


def _pack(data: bytes, lexicon: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=lexicon)
    return packer.compress(data) + packer.flush()


def _unpack(data: bytes, lexicon: bytes) -> bytes:
    """Unpack data that were packed with the ``lexicon``, and return them.

    Raises ``zlib.error`` for damaged data, and ``ValueError`` if their end is missing or they exceed ``MOST_UNPACKED`` bytes.
    """
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, zdict=lexicon)
    found = unpacker.decompress(data, MOST_UNPACKED)
    if not unpacker.eof:
        raise ValueError(f"the packed data are cut off, or give more than {MOST_UNPACKED} bytes")
    return found


def _write_varint(number: int) -> bytes:
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes((*found, number))


def _read_varint(data: bytes, start: int) -> tuple[int, int]:
    """Read a number of up to three bytes and return it with the place after it. Raises ``IndexError`` for a cut or longer one."""
    number = 0
    for at in range(3):
        byte = data[start + at]
        number |= (byte & 127) << 7 * at
        if byte < 128:
            return number, start + at + 1
    raise IndexError(f"the number at byte {start} has more than three bytes")


def _add_size(data: bytes) -> bytes:
    return _write_varint(len(data)) + data
