"""Values that no choice can hold: a wrong name, a number out of range, or something that is no choice at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec
from msgspec import inspect

from village_core.kernel.values import NOT_NOW, Choice, Lack, list_fields


def find_unknown_value(choice: object, numbers: Mapping[str, Sequence[int]], offered: Iterable[Choice]) -> Lack | None:
    """Return a lack with the first value in ``choice`` that can't exist, and the names that would do instead, if they are known.

    ``numbers`` are the numbers that exist, by field. Return None if each value of the choice exists. If ``choice``
    is no choice at all, the names are the forms of those ``offered``.
    """
    if not isinstance(choice, Choice):
        return Lack(NOT_NOW, _write_value(choice), among=tuple(dict.fromkeys(map(_write_form, map(type, offered)))))
    for field in list_fields(type(choice)):
        value = getattr(choice, field.name)
        try:
            msgspec.convert(msgspec.to_builtins(value), field.type)
        except (msgspec.ValidationError, TypeError):
            alike = (str(getattr(each, field.name)) for each in offered if type(each) is type(choice))
            return Lack(NOT_NOW, str(value), among=tuple(list_names(field.type)) or tuple(dict.fromkeys(alike)))
        known = numbers.get(field.name)
        if known is not None and value not in known:
            return Lack(NOT_NOW, str(value), among=tuple(map(str, known)))
    return None


def _write_value(value: object) -> str:
    return value.__name__ if isinstance(value, type) else str(value)


def _write_form(kind: type[Choice]) -> str:
    """Return how a kind of choice is typed: its name, with its fields in brackets."""
    return f"{kind.__name__}({', '.join(kind.__struct_fields__)})"


def list_names(kind: object) -> Iterator[str]:
    """Yield the names that a field of this type can hold, and for numbers with two bounds their range, such as ``1–4``.

    A union or a tuple has those of its parts; other numbers, free text and any other type have none.
    """
    return _list_names(inspect.type_info(kind))


def _list_names(kind: inspect.Type) -> Iterator[str]:
    match kind:
        case inspect.EnumType(cls=names):
            yield from (str(each.value) for each in names)
        case inspect.UnionType(types=kinds) | inspect.TupleType(item_types=kinds):
            yield from dict.fromkeys(name for each in kinds for name in _list_names(each))
        case inspect.VarTupleType(item_type=inner):
            yield from _list_names(inner)
        case inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            yield f"{least}–{most}"
