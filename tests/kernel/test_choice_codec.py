"""Choices as digits: each kind of value there and back, and values and digits that stand for nothing."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Literal

import msgspec
import pytest
from msgspec import Struct, inspect

from village_core.kernel.choice_codec import Plain, UncodableValue, decode, encode, find_choice_type, to_plain
from village_core.kernel.values import Tagged


class Colour(Enum):
    """Three words, in an order that is not the alphabet's."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"


class Walk(Tagged, frozen=True):
    """A choice that comes after ``Build`` by its tag."""

    steps: int


class Build(Tagged, frozen=True):
    """A choice with each other kind of value."""

    colour: Colour
    size: Literal["small", "large"]
    paid: bool
    where: tuple[int, bool]
    more: tuple[int, ...]
    beside: Colour | None = None


class Answer(Struct, frozen=True):
    """An answer with more than its choice."""

    payment: int
    choice: Walk | Build


class OlderAnswer(Struct, frozen=True):
    """An answer whose links number fewer choices than it has."""

    CODED = Walk
    choice: Walk | Build


KIND = inspect.type_info(Walk | Build)
BUILD = Build(Colour.GREEN, "large", True, (-8, False), (3, 55), Colour.BLUE)


def feed(digits: Iterable[tuple[int, int]], kind: inspect.Type) -> Plain:
    """Return what digits decode to; fail if another number of them is possible than was encoded, or if any is left."""
    left = list(digits)

    def take(size: int) -> int:
        value, possible = left.pop(0)
        assert size == possible, "as many numbers are possible"
        return value

    found = decode(take, kind)
    assert not left, "each digit is read"
    return found


def encode_of(value: Plain, kind: object) -> list[tuple[int, int]]:
    """Encode a value by the type that stands in a program."""
    return encode(value, inspect.type_info(kind))


@pytest.mark.parametrize(
    "choice",
    [
        Walk(4),
        Walk(-9),
        BUILD,
        Build(Colour.RED, "small", False, (0, True), ()),
        Build(Colour.BLUE, "small", True, (1, True), (1,)),
    ],
)
def test_a_choice_is_read_back_from_its_digits(choice: Walk | Build) -> None:
    """A choice of each kind of value is the same after its digits, all of which are read."""
    assert msgspec.convert(feed(encode(to_plain(choice), KIND), KIND), Walk | Build) == choice


def test_digits_of_links_stay_as_they_are() -> None:
    """Links in the world need these numbers: kinds sorted by tag, words in their order, numbers from -8, a yes as 1."""
    assert encode(to_plain(Walk(0)), KIND) == [(1, 2), (8, 65)]
    assert encode(to_plain(BUILD), KIND) == [
        *((0, 2), (2, 3), (0, 2)),
        *((1, 2), (0, 65), (0, 2)),
        *((10, 65), (11, 65), (63, 65)),
        *((0, 2), (1, 3)),
    ]
    assert encode_of(None, Colour | None) == [(1, 2)] and feed([(1, 2)], inspect.type_info(Colour | None)) is None


@pytest.mark.parametrize(
    ("number", "digits"),
    [
        (-8, [(0, 65)]),
        (55, [(63, 65)]),
        (56, [(64, 65), (2**31 + 56, 2**32)]),
        (-9, [(64, 65), (2**31 - 9, 2**32)]),
        (2**31 - 1, [(64, 65), (2**32 - 1, 2**32)]),
        (-(2**31), [(64, 65), (0, 2**32)]),
    ],
)
def test_a_small_number_is_one_digit(number: int, digits: list[tuple[int, int]]) -> None:
    """Numbers from -8 to 55 are one digit, others two."""
    assert encode_of(number, int) == digits and feed(digits, inspect.type_info(int)) == number


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (2**31, int),
        (-(2**31) - 1, int),
        ("3", int),
        ("word", str),
        ({"type": "swim"}, Walk | Build),
        (3, Walk | Build),
        ("red", tuple[int, ...]),
        ("red", Walk),
    ],
)
def test_no_digits_stand_for_a_strange_value(value: Plain, kind: object) -> None:
    """A number too far from 0, text and a value of none of the kinds can't be coded."""
    with pytest.raises(UncodableValue):
        encode_of(value, kind)


@pytest.mark.parametrize(("value", "kind"), [("pink", Colour), ([1], tuple[int, bool]), ([1, True, 2], tuple[int, bool])])
def test_no_unknown_word_or_length_has_digits(value: Plain, kind: object) -> None:
    """A word that the kind doesn't have, and another number of values than it has, can't be coded."""
    with pytest.raises(ValueError, match=r"."):
        encode_of(value, kind)


@pytest.mark.parametrize("length", [-1, 64])
def test_an_impossible_length_raises(length: int) -> None:
    """Digits of a forged link that tell a negative length, or one of 64 values and more, are refused."""
    kind = inspect.type_info(tuple[int, ...])
    with pytest.raises(UncodableValue, match=f"the length {length} "):
        feed(encode_of(length, int), kind)
    assert feed([*encode_of(63, int), *[(9, 65)] * 63], kind) == [1] * 63 and feed(encode_of(0, int), kind) == []


def test_text_has_no_digits() -> None:
    """Text has no digits."""
    with pytest.raises(UncodableValue, match="StrType"):
        feed([], inspect.type_info(str))


def test_an_answer_says_which_choices_its_links_number() -> None:
    """The kind of an answer's choices is that of its field, or the one that older links number."""
    assert find_choice_type(Answer) == KIND and find_choice_type(OlderAnswer) == inspect.type_info(Walk)
