"""Choices as small numbers: each is one of so many, by the declared types of a game's answers, with no list of them needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

import msgspec
from msgspec import inspect

Plain: TypeAlias = object
"""What JSON can hold."""
Digit: TypeAlias = tuple[int, int]
"""A number, and how many numbers there are of which it is one, counted from 0."""
Take: TypeAlias = Callable[[int], int]
"""Gives the next number, one of so many."""

LEAST: Final = -8
SMALL: Final = 64
"""So many whole numbers from the least on are one digit; what lies beyond takes a second one."""
FAR: Final = 2**32


class UncodableValue(ValueError):
    """A value of a type that has no small numbers: text, say."""


@cache
def choice_type(answer: type) -> inspect.Type:
    """The declared types of a game's choices, read from its answers; of its older ones, where these are ``CODED`` apart."""
    if hasattr(answer, "CODED"):
        return inspect.type_info(answer.CODED)
    kind = inspect.type_info(answer)
    assert isinstance(kind, inspect.StructType)
    return next(field.type for field in kind.fields if field.name == "choice")


def encode(value: Plain, kind: inspect.Type) -> list[Digit]:
    """A choice, as ``msgspec.to_builtins`` gives it, in digits. Raises ``Uncodable``."""
    match kind:
        case inspect.StructType(fields=fields) if isinstance(value, dict):
            return [digit for each in fields for digit in encode(value[each.encode_name], each.type)]
        case inspect.UnionType():
            at, inner = _of_union(value, kind)
            return [(at, len(kind.types)), *encode(value, inner)]
        case inspect.EnumType() | inspect.LiteralType():
            words = _words(kind)
            return [(words.index(value), len(words))]
        case inspect.IntType() if isinstance(value, int):
            return _encoded_int(value)
        case inspect.BoolType():
            return [(int(value is True), 2)]
        case inspect.NoneType():
            return []
        case inspect.TupleType(item_types=kinds) if isinstance(value, (tuple, list)):
            return [digit for each, inner in zip(value, kinds, strict=True) for digit in encode(each, inner)]
        case inspect.VarTupleType(item_type=inner) if isinstance(value, (tuple, list)):
            return [*_encoded_int(len(value)), *(digit for each in value for digit in encode(each, inner))]
    raise UncodableValue(type(kind).__name__)


def decode(take: Take, kind: inspect.Type) -> Plain:
    """A choice as plain data from its digits. Raises ``Uncodable`` for digits that no choice has."""
    match kind:
        case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            found: dict[str, Plain] = {tag_field: tag} if tag_field else {}
            found.update((each.encode_name, decode(take, each.type)) for each in fields)
            return found
        case inspect.UnionType():
            return decode(take, _kinds(kind)[take(len(kind.types))])
        case inspect.EnumType() | inspect.LiteralType():
            words = _words(kind)
            return words[take(len(words))]
        case inspect.IntType():
            return _read_int(take)
        case inspect.BoolType():
            return take(2) == 1
        case inspect.NoneType():
            return None
        case inspect.TupleType(item_types=kinds):
            return [decode(take, inner) for inner in kinds]
        case inspect.VarTupleType(item_type=inner):
            length = _read_int(take)
            if not 0 <= length < SMALL:
                raise UncodableValue("length")
            return [decode(take, inner) for _ in range(length)]
    raise UncodableValue(type(kind).__name__)


def _encoded_int(value: int) -> list[Digit]:
    if LEAST <= value < LEAST + SMALL:
        return [(value - LEAST, SMALL + 1)]
    if not -FAR // 2 <= value < FAR // 2:
        raise UncodableValue("far")
    return [(SMALL, SMALL + 1), (value + FAR // 2, FAR)]


def _read_int(take: Take) -> int:
    digit = take(SMALL + 1)
    return digit + LEAST if digit < SMALL else take(FAR) - FAR // 2


def _kinds(kind: inspect.UnionType) -> list[inspect.Type]:
    """The kinds of a union in an order that does not depend on how it was written down."""
    return sorted(kind.types, key=lambda each: str(each.tag) if isinstance(each, inspect.StructType) else "")


def _of_union(value: Plain, kind: inspect.UnionType) -> tuple[int, inspect.Type]:
    for at, each in enumerate(_kinds(kind)):
        if isinstance(each, inspect.StructType):
            if isinstance(value, dict) and each.tag_field and value.get(each.tag_field) == each.tag:
                return at, each
        elif isinstance(each, inspect.NoneType) == (value is None):
            return at, each
    raise UncodableValue("union")


def _words(kind: inspect.EnumType | inspect.LiteralType) -> list[Plain]:
    if isinstance(kind, inspect.EnumType):
        return [each.value for each in kind.cls]
    return list(kind.values)


def to_plain(value: object) -> Plain:
    """A choice as plain data."""
    return msgspec.to_builtins(value)
