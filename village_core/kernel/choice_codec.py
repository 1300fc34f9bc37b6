"""Choices as small numbers, numbered by the declared types of a game's answers; no list of the choices is needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

import msgspec
from msgspec import inspect

Plain: TypeAlias = object
"""A value that JSON can hold."""
Digit: TypeAlias = tuple[int, int]
"""A number counted from 0, and how many numbers there are."""
Take: TypeAlias = Callable[[int], int]
"""A function that takes how many numbers are possible, and returns the next of them, counted from 0."""

LEAST: Final = -8
SMALL: Final = 64
"""The number of whole numbers, from the least on, that are one digit; others take a second one."""
FAR: Final = 2**32


class UncodableValue(ValueError):
    """The error for a value without digits (text, a number too far from 0, no member of its union) or digits of no choice."""


@cache
def find_choice_type(answer: type) -> inspect.Type:
    """Return the declared type of a game's choices.

    It is ``CODED`` of the game's answers if they have it, so that older links stay readable, else the type of their ``choice``.
    """
    if hasattr(answer, "CODED"):
        return inspect.type_info(answer.CODED)
    kind = inspect.type_info(answer)
    assert isinstance(kind, inspect.StructType)
    return next(field.type for field in kind.fields if field.name == "choice")


def encode(value: Plain, kind: inspect.Type) -> list[Digit]:
    """Encode a choice, as ``msgspec.to_builtins`` returns it, in digits.

    Raises ``UncodableValue`` for a value that no digits stand for, or another ``ValueError`` for a word or a length of a tuple
    that the type doesn't have.
    """
    match kind:
        case inspect.StructType(fields=fields) if isinstance(value, dict):
            return [digit for each in fields for digit in encode(value[each.encode_name], each.type)]
        case inspect.UnionType():
            at, inner = _find_member(value, kind)
            return [(at, len(kind.types)), *encode(value, inner)]
        case inspect.EnumType() | inspect.LiteralType():
            words = _list_members(kind)
            return [(words.index(value), len(words))]
        case inspect.IntType() if isinstance(value, int):
            return _encode_int(value)
        case inspect.BoolType():
            return [(int(value is True), 2)]
        case inspect.NoneType():
            return []
        case inspect.TupleType(item_types=kinds) if isinstance(value, (tuple, list)):
            return [digit for each, inner in zip(value, kinds, strict=True) for digit in encode(each, inner)]
        case inspect.VarTupleType(item_type=inner) if isinstance(value, (tuple, list)):
            return [*_encode_int(len(value)), *(digit for each in value for digit in encode(each, inner))]
    raise UncodableValue(type(kind).__name__)


def decode(take: Take, kind: inspect.Type) -> Plain:
    """Decode a choice to plain data; ``take`` returns the next digit. Raises ``UncodableValue`` for digits of no choice."""
    match kind:
        case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            found: dict[str, Plain] = {tag_field: tag} if tag_field else {}
            found.update((each.encode_name, decode(take, each.type)) for each in fields)
            return found
        case inspect.UnionType():
            return decode(take, _sort_kinds(kind)[take(len(kind.types))])
        case inspect.EnumType() | inspect.LiteralType():
            words = _list_members(kind)
            return words[take(len(words))]
        case inspect.IntType():
            return _decode_int(take)
        case inspect.BoolType():
            return take(2) == 1
        case inspect.NoneType():
            return None
        case inspect.TupleType(item_types=kinds):
            return [decode(take, inner) for inner in kinds]
        case inspect.VarTupleType(item_type=inner):
            length = _decode_int(take)
            if not 0 <= length < SMALL:
                raise UncodableValue(f"the length {length} of a tuple")
            return [decode(take, inner) for _ in range(length)]
    raise UncodableValue(type(kind).__name__)


def _encode_int(value: int) -> list[Digit]:
    if LEAST <= value < LEAST + SMALL:
        return [(value - LEAST, SMALL + 1)]
    if not -FAR // 2 <= value < FAR // 2:
        raise UncodableValue(f"the number {value}, too far from 0")
    return [(SMALL, SMALL + 1), (value + FAR // 2, FAR)]


def _decode_int(take: Take) -> int:
    digit = take(SMALL + 1)
    return digit + LEAST if digit < SMALL else take(FAR) - FAR // 2


def _sort_kinds(kind: inspect.UnionType) -> list[inspect.Type]:
    """Sort the kinds of a union, so that their order doesn't depend on its declaration."""
    return sorted(kind.types, key=lambda each: str(each.tag) if isinstance(each, inspect.StructType) else "")


def _find_member(value: Plain, kind: inspect.UnionType) -> tuple[int, inspect.Type]:
    for at, each in enumerate(_sort_kinds(kind)):
        if isinstance(each, inspect.StructType):
            if isinstance(value, dict) and each.tag_field and value.get(each.tag_field) == each.tag:
                return at, each
        elif isinstance(each, inspect.NoneType) == (value is None):
            return at, each
    raise UncodableValue(f"{value!r}, of no type in the union")


def _list_members(kind: inspect.EnumType | inspect.LiteralType) -> list[Plain]:
    if isinstance(kind, inspect.EnumType):
        return [each.value for each in kind.cls]
    return list(kind.values)


def to_plain(value: object) -> Plain:
    """Convert a choice to plain data that JSON can hold, as ``encode`` takes it."""
    return msgspec.to_builtins(value)
