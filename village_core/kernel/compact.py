"""A whole game as a short text for links and QR codes: who plays, how it began, and every step of its live line.

A step is written as its place among what could be answered there: among many answers it costs more bits than among few, what
chance brings costs more the less likely it was, and what people report costs less the more often such things were reported.
The places are coded into one whole number, the last step first, by the ranged variant of asymmetric numeral systems (Duda,
arXiv 0902.0271) without rounding. A report that is not listed is encoded; what happened anyway and tables laid out by hand
follow as packed save lines. Two check sums tell a text that was cut off or mistyped from one that other rules would read as
another game.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import blake2b
from typing import Final, NamedTuple, TypeVar

import msgspec

from village_core.kernel import choice_codec, saves
from village_core.kernel.frames import Table
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Origin, Position, Step
from village_core.kernel.range_coder import LINED, Decoder, Frequencies, Part, encode, listed_at, unlisted
from village_core.kernel.saves import NOTHING, BadSave, Codec, Misfit
from village_core.kernel.values import FREE, Illegal

LINK_FORMAT: Final = 1
MOST_TEXT: Final = 60_000
"""Characters that a link may have: no browser or server takes more."""
MOST_STEPS: Final = 3_000
MOST_UNPACKED: Final = 1_000_000
"""Bytes that any packed part of a link may unpack to."""
SUM: Final = 3
"""Bytes of a check sum."""

T = TypeVar("T", bound=Table)


class ShortPlayer(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A player, as short as can be."""

    name: str
    colour: str
    plays: str = "person"


class Head(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """Who plays and how it began: ``start`` holds the settings of a new game, or else, ``whole``, the position."""

    engine: str
    players: tuple[ShortPlayer, ...]
    start: msgspec.Raw
    whole: bool = False


class Packet(NamedTuple):
    """What a link holds, still packed."""

    head: bytes
    lines: bytes
    steps: int
    number: int
    position_sum: bytes


def compact(game: Game[T], codec: Codec[T], engine: str) -> str:
    """The game as URL-safe text, without what was undone.

    ``engine`` is the version of the rules: it is told where another one can't read the text.
    """
    number, lines = _coded_steps(game, codec)
    head = _pack(msgspec.json.encode(_head(game, codec, engine)), _lexicon(codec))
    packed = _pack("\n".join(lines).encode(), msgspec.json.encode(game.start)) if lines else b""
    name = codec.name.encode()
    body = bytes((len(name),)) + name + _sum(msgspec.json.encode(game.position))
    body += _sized(head) + _varint(len(game.steps)) + _sized(packed)
    body += number.to_bytes((number.bit_length() + 7) // 8, "big")
    whole = bytes((LINK_FORMAT,)) + _sum(body) + body
    return urlsafe_b64encode(whole).decode().rstrip("=")


def expand(text: str, codec: Codec[T]) -> Game[T]:
    """The game in a link's text, replayed by the rules.

    Raises ``BadSave``: ``link-too-long``, ``link-damaged`` (cut off, mistyped), ``link-too-new``, ``save-other-game``,
    ``save-bad-position`` or ``link-other-engine``, which names the version that wrote it.
    """
    packet = _packet(_bytes(text), codec)
    try:
        head = msgspec.json.decode(_unpack(packet.head, _lexicon(codec)), type=Head)
    except (ValueError, RecursionError, zlib.error) as error:
        raise BadSave("link-damaged", 1) from error
    start, players = _start(head, codec), tuple(Player(each.name, each.colour, each.plays) for each in head.players)
    game = Game(saves.check_players(players, start, codec), start)
    game = _replayed(game, packet, head.engine, codec)
    if _sum(msgspec.json.encode(game.position)) != packet.position_sum:
        raise BadSave("link-other-engine", len(game.steps) + 1, head.engine)
    return game


def read_game_name(text: str) -> str:
    """The name of the game that a link is of. Raises ``BadSave`` as ``expand`` does."""
    return _named(_bytes(text))[0]


def _coded_steps(game: Game[T], codec: Codec[T]) -> tuple[int, list[str]]:
    """The number that holds the steps, and the save lines of those that it can't hold."""
    parts: list[Part] = []
    lines: list[str] = []
    frequencies = Frequencies()
    for position, step in zip(game.positions(), game.steps, strict=False):
        listed = frequencies.listed(position)
        at = next((at for at, (option, _) in enumerate(listed) if option == step.option), None)
        if step.origin is Origin.RULES and at is not None:
            parts.append(listed_at(listed, at))
        else:
            parts.append(unlisted(listed))
            word = _encoded(step, codec)
            parts.append(Part(1, LINED - 1, LINED) if word else Part(0, 1, LINED))
            parts += word
            if not word:
                lines.append(saves.format_step(step))
        frequencies.notice(position, step)
    return encode(parts), lines


def _replayed(game: Game[T], packet: Packet, engine: str, codec: Codec[T]) -> Game[T]:
    """The game with its steps. Raises ``BadSave`` at the first that the rules, as they are here, don't know."""
    steps: list[Step[T]] = []
    position, digits, frequencies = game.start, Decoder(packet.number), Frequencies()
    try:
        lines = _unpack(packet.lines, msgspec.json.encode(game.start)).decode().split("\n") if packet.lines else []
        left = iter(lines)
        for _ in range(packet.steps):
            listed = frequencies.listed(position)
            at = digits.place(listed)
            if at < len(listed):
                step = position.play(listed[at][0])
            elif digits.encoded():
                word = choice_codec.decode(digits.take, choice_codec.choice_type(codec.answer))
                step = position.play(msgspec.convert({"choice": word}, codec.answer).choice)
            else:
                step = _entered(game.players, position, next(left), codec)
            frequencies.notice(position, step)
            steps.append(step)
            position = step.position
    except Misfit as misfit:
        raise BadSave(misfit.problem, len(steps) + 2, misfit.detail) from misfit
    except zlib.error as error:
        raise BadSave("link-damaged", 1) from error
    except (Illegal, StopIteration, ArithmeticError, LookupError, TypeError, AssertionError, ValueError, RecursionError) as error:
        raise BadSave("link-other-engine", len(steps) + 2, engine) from error
    if digits.number or next(left, None) is not None:
        raise BadSave("link-other-engine", len(steps) + 1, engine)
    return Game(game.players, game.start, tuple(steps))


def _entered(players: tuple[Player, ...], position: Position[T], line: str, codec: Codec[T]) -> Step[T]:
    """The step that a save line makes. Raises ``Misfit``."""
    entry = saves.read_entry(line)
    if entry.answer == NOTHING and entry.laid == NOTHING:
        raise Misfit("save-bad-line", "")
    return saves.enter(Game(players, position), entry, codec).steps[-1]


def _encoded(step: Step[T], codec: Codec[T]) -> list[Part]:
    """A choice that was not listed, letter by letter; nothing where a line has to be written."""
    if step.origin is not Origin.RULES or step.option.payment != FREE:
        return []
    try:
        word = choice_codec.encode(choice_codec.to_plain(step.option.choice), choice_codec.choice_type(codec.answer))
    except ValueError:
        return []
    return [Part(at, 1, whole) for at, whole in word]


# Players and how it began


def _head(game: Game[T], codec: Codec[T], engine: str) -> Head:
    players = tuple(ShortPlayer(player.name, player.colour, player.plays) for player in game.players)
    settings = codec.opening.settings(game.start) if codec.opening else b""
    if settings:
        return Head(engine, players, msgspec.Raw(settings))
    return Head(engine, players, msgspec.Raw(msgspec.json.encode(game.start)), whole=True)


def _start(head: Head, codec: Codec[T]) -> Position[T]:
    """The position it began with. Raises ``BadSave``."""
    try:
        if head.whole or codec.opening is None:
            return saves.read_position(head.start, codec)
        return codec.opening.begin(bytes(head.start))
    except Misfit as misfit:
        raise BadSave(misfit.problem, 1, misfit.detail) from misfit
    except ValueError as error:
        raise BadSave("link-other-engine", 1, head.engine) from error


def _lexicon(codec: Codec[T]) -> bytes:
    return codec.opening.lexicon if codec.opening else b""


# Bytes


def _bytes(text: str) -> bytes:
    """The bytes that a link's text stands for; white space in it does no harm."""
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


def _named(found: bytes) -> tuple[str, bytes]:
    """The name of the game and what follows it. Raises ``BadSave`` where the check sum does not fit."""
    if found and found[0] > LINK_FORMAT:
        raise BadSave("link-too-new", 1, str(found[0]))
    body = found[1 + SUM :]
    if not body or found[0] != LINK_FORMAT or _sum(body) != found[1 : 1 + SUM]:
        raise BadSave("link-damaged", 1)
    return body[1 : 1 + body[0]].decode(errors="replace"), body[1 + body[0] :]


def _packet(found: bytes, codec: Codec[T]) -> Packet:
    """The parts of a link. Raises ``BadSave``."""
    name, rest = _named(found)
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


def _sum(data: bytes) -> bytes:
    return blake2b(data, digest_size=SUM).digest()


def _pack(data: bytes, lexicon: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=lexicon)
    return packer.compress(data) + packer.flush()


def _unpack(data: bytes, lexicon: bytes) -> bytes:
    """What was packed, up to a limit. Raises ``zlib.error`` or ``ValueError``."""
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, zdict=lexicon)
    found = unpacker.decompress(data, MOST_UNPACKED)
    if not unpacker.eof:
        raise ValueError("cut off, or too long")
    return found


def _varint(number: int) -> bytes:
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes((*found, number))


def _read_varint(data: bytes, start: int) -> tuple[int, int]:
    """A number of three bytes at most, and where it ends. Raises ``IndexError`` where it isn't whole."""
    number = 0
    for at in range(3):
        byte = data[start + at]
        number |= (byte & 127) << 7 * at
        if byte < 128:
            return number, start + at + 1
    raise IndexError("a number of too many bytes")


def _sized(data: bytes) -> bytes:
    return _varint(len(data)) + data
