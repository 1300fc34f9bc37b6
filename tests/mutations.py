"""Ways to spoil a saved game, a link or a store, from a flipped bit to a forgery that knows the format."""

from __future__ import annotations

import json
import sqlite3
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from random import Random

from village_core.kernel.saves import unseal_log

Json = dict | list | str | int | float | bool | None

STRANGE: tuple[Json, ...] = (
    *(-1, 0, 1, 7, 99, 2**31, 2**63, 2**64, 10**400, -(10**30), 1.5, 1e308, float("nan"), float("-inf")),
    *(None, True, False, [], {}, [[]], {"": {}}, "", "x", "\x00", "\ud800", "farm", "red", "1", "__class__", "../../etc/passwd"),
    *("<img src=x onerror=alert(1)>", "\u202eabc\u2066", "é" * 500, "y" * 10_000, "{ $x }", "%s%n", "=1+1", "${7*7}"),
)
TAGS = (
    *("take", "well", "leave", "seed", "reveal", "bury", "spend", "send", "note", "sold", "tell", "end-turn", "done", "rise"),
    *("draw-monk", "turns", "turn", "seeding", "tracking", "scoring", "dying", "tallying", "village", "full", "tracked", "zzz"),
)
LINES = (
    '{"undo":1}',
    '{"undo":1000000}',
    '{"redo":1000000}',
    '{"undo":-1}',
    '{"undo":1,"redo":1}',
    '{"answer":null}',
    '{"laid":{}}',
    '{"checkpoint":{}}',
    '{"answer":{"choice":{"type":"note","seat":0,"what":"coin","change":9}},"anyway":true}',
    '{"answer":{"choice":{"type":"spend","seat":9,"why":"time","time":1}}}',
    '{"answer":{"choice":{"type":"done"}},"answer":{"choice":{"type":"pass"}}}',
    '{"__reduce__":["os.system",["true"]]}',
    '!!python/object/apply:os.system ["true"]',
    "[" * 3000,
    '{"laid":' * 2000,
    "\x00" * 50,
    "NaN",
)


CRUMBS = (b"\x00" * 9, b"\xff\xfe", b"\xef\xbb\xbf", b"\r", b"\n", b"\xc3", b'"', b"}{", b"\\u0000")
CODINGS = ("utf-16", "utf-16-le", "utf-32", "utf-7", "cp500")


def strip_seals(text: str) -> str:
    """Return a save without its seals, so that faults in it are found by the rules alone."""
    head, lines = unseal_log(text)
    return "\n".join((head, *lines, ""))


def spoil_bytes(data: bytes, random: Random, other: bytes) -> bytes:
    """Spoil a file as by accident: flip bits, drop, double, insert or replace parts, end it as ``other`` ends, or recode it."""
    spoilt = bytearray(data)
    at, end = sorted((random.randrange(len(data) + 1), random.randrange(len(data) + 1)))
    match random.randrange(10):
        case 0 | 1:
            for _ in range(random.choice((1, 1, 2, 8, 60))):
                spoilt[random.randrange(len(spoilt))] ^= 1 << random.randrange(8)
        case 2:
            del spoilt[at:]
        case 3:
            del spoilt[at : min(end, at + random.choice((1, 5, 300, 10_000)))]
        case 4:
            spoilt[at:at] = spoilt[at : min(end, at + 500)]
        case 5:
            spoilt[at:] = other[random.randrange(len(other)) :]
        case 6:
            spoilt[at:at] = random.randbytes(random.choice((1, 3, 100)))
        case 7:
            spoilt[at:at] = random.choice(CRUMBS)
        case 8:
            return data.decode(errors="replace").encode(random.choice(CODINGS), errors="replace")
        case 9:
            spoilt[at : at + 4] = random.choice((b"null", b"1e99", b"    ", b"[[[["))
    return bytes(spoilt)


def spoil_lines(data: bytes, random: Random, other: bytes) -> bytes:
    """Spoil a file by one change, at random: remove, double, swap or shuffle lines, take lines from ``other``, or insert one.

    The inserted line is a strange one, a forced one or a laid table.
    """
    lines = data.split(b"\n")
    at, to = random.randrange(len(lines)), random.randrange(len(lines))
    match random.randrange(10):
        case 0:
            del lines[at]
        case 1:
            lines.insert(to, lines[at])
        case 2:
            lines[at], lines[to] = lines[to], lines[at]
        case 3:
            lines.insert(at, random.choice(other.split(b"\n")))
        case 4:
            lines.insert(at, random.choice(LINES).encode())
        case 5:
            lines[at:] = other.split(b"\n")[at:]
        case 6:
            first, rest = lines[:1], lines[1:]
            random.shuffle(rest)
            lines = first + rest
        case 7 | 8:
            line = random.choice((lines, other.split(b"\n")))[at % max(1, min(len(lines), other.count(b"\n")))]
            lines.insert(at, line.removesuffix(b"}") + b',"anyway":true}')
        case 9:
            start = b'{"table":' + random.choice((data, other)).split(b"\n")[0].partition(b'"start":{"table":')[2].removesuffix(
                b"}"
            )
            lines.insert(at, b'{"laid":' + start + b"}")
    return b"\n".join(lines)


def spoil_json(data: bytes, random: Random, other: bytes) -> bytes:
    """Change, drop, double or rename a value of one line, or nest brackets in it; if it is no JSON, spoil the file's bytes."""
    lines = data.split(b"\n")
    at = random.choice((0, *range(len(lines))))
    try:
        value = json.loads(lines[at])
    except (ValueError, RecursionError):
        return spoil_bytes(data, random, other)
    changed = _change_inside(value, random)
    if random.random() < 0.1:
        text = json.dumps(changed)
        depth = random.choice((10, 2000, 60_000))
        inner = "[" * depth + "]" * depth
        lines[at] = text.replace("[]", inner, 1).encode() if "[]" in text else (text[:-1] + ',"more":' + inner + "}").encode()
    else:
        lines[at] = json.dumps(changed).encode()
    return b"\n".join(lines)


def _change_inside(value: Json, random: Random) -> Json:
    """Return the value with one random change, of itself or of a part at any depth."""
    if not isinstance(value, (dict, list)) or not value or random.random() < 0.06:
        return _change_value(value, random)
    if isinstance(value, list):
        at = random.randrange(len(value))
        return [*value[:at], *_replace_value(value[at], random), *value[at + 1 :]]
    name = random.choice(list(value))
    match random.randrange(12):
        case 0:
            return {key: each for key, each in value.items() if key != name}
        case 1:
            return {(key if key != name else random.choice(("type", "x", "", key.upper()))): each for key, each in value.items()}
        case 2:
            return {**value, random.choice(("type", "x", "seat", "by", "anyway")): random.choice(STRANGE)}
    return {**value, name: _change_inside(value[name], random)}


def _replace_value(value: Json, random: Random) -> list[Json]:
    match random.randrange(8):
        case 0:
            return []
        case 1:
            return [value, value]
    return [_change_inside(value, random)]


def _change_value(value: Json, random: Random) -> Json:
    if type(value) is int and random.random() < 0.6:
        return value + random.choice((-1, 1, 2, -value - 1, 50))
    if isinstance(value, str) and random.random() < 0.5:
        return random.choice(TAGS)
    return random.choice(STRANGE)


FAR: tuple[Json, ...] = (-1, 0, 9, 98, 999, 1000, 10**6, 10**15, 2**63 - 1, "coin", "foo", "__class__", "time", "family", None)


def spoil_anyway(data: bytes, random: Random, other: bytes) -> bytes:
    """Insert an answer with an absurd value or payment, mostly marked as forced; spoil lines if the line picked has no answer."""
    lines = data.split(b"\n")
    at = random.randrange(len(lines))
    try:
        value = json.loads(random.choice((lines, other.split(b"\n")))[at])
        answer = value["answer"]
        choice = answer["choice"]
    except (ValueError, RecursionError, LookupError, TypeError):
        return spoil_lines(data, random, other)
    if random.random() < 0.5 and isinstance(choice, dict):
        choice[random.choice(list(choice)[1:] or ["x"])] = random.choice(FAR)
    else:
        spent = [
            [random.choice(("coin", "grain", "skill", *map(str, FAR))), random.choice(FAR)] for _ in range(random.randrange(3))
        ]
        answer["payment"] = {"spent": spent, "time": random.choice(FAR)}
    lines.insert(at, json.dumps({**value, "anyway": random.random() < 0.8}).encode())
    return b"\n".join(lines)


# Links


def seal_link(body: bytes) -> str:
    """Return the text of a link with this body and a check sum that fits."""
    return urlsafe_b64encode(b"\x01" + blake2b(body, digest_size=3).digest() + body).decode().rstrip("=")


def find_body(text: str) -> bytes:
    """Return the decoded bytes of a link after its check sum, which covers them."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))[4:]


def spoil_link(text: str, random: Random, other: str) -> str:
    """Mistype, cut off or mix a link, or forge it with a check sum that fits."""
    at = random.randrange(len(text))
    match random.randrange(8):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + random.choice("Aa0_-=%#é\ud800 \x00") + text[at + 1 :]
        case 2:
            return text[:at] + other[at:]
        case 3:
            return f"companion.ipynb#game={text[:at]}%{text[at:]}"
        case 4:
            return seal_link(make_bomb(random))
    body = bytearray(find_body(text))
    for _ in range(random.choice((1, 1, 3))):
        spot = random.randrange(len(body))
        match random.randrange(4):
            case 0:
                body[spot] = random.randrange(256)
            case 1:
                body[spot] ^= 1 << random.randrange(8)
            case 2:
                del body[spot : spot + random.choice((1, 9))]
            case 3:
                body[spot:] = random.randbytes(random.choice((3, 80)))
        body = body or bytearray(b"\x00")
    return seal_link(bytes(body))


def make_bomb(random: Random) -> bytes:
    """Return a link's body that unpacks to far more than it is, or to no header of a game."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    heads = (b'["0",[["A","red"]]' + b" " * 5_000_000, b"[" * 200_000, b'["0",[],' + b"[" * 9000, b"null", b"{}", b"\xff" * 99)
    head = packer.compress(random.choice(heads)) + packer.flush()
    size, varint = len(head), b""
    while size > 127:
        varint, size = varint + bytes((size & 127 | 128,)), size >> 7
    return b"\x07village" + b"sum" + varint + bytes((size,)) + head + b"\x01\x00" + random.randbytes(20)


SPOILERS: tuple[Callable[[bytes, Random, bytes], bytes], ...] = (spoil_bytes, spoil_lines, spoil_json, spoil_json, spoil_anyway)


def change_store(file: Path, *commands: str) -> None:
    """Run SQL commands on a store's file behind the program's back."""
    with closing(sqlite3.connect(file)) as database, database:
        for command in commands:
            database.execute(command)
