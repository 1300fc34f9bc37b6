"""The TypeScript declarations of what a page can say, from the commands as Python has them.

``python -m tests.declaring`` writes them anew; a test says whether they are what it would write.
"""

from __future__ import annotations

import inspect as python
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec.inspect as shapes

from village_widgets.companion.commands import CompanionCommand
from village_widgets.components.commands import PlayCommand
from village_widgets.tutor.commands import ChapterCommand, GuidedCommand

FILE: Final = Path(__file__).parent.parent / "village_widgets/components/commands.d.ts"
UNIONS: Final = {
    "PlayCommand": (PlayCommand, "What the page of a game says."),
    "ChapterCommand": (ChapterCommand, "What the page of a chapter says."),
    "GuidedCommand": (GuidedCommand, "What the page of a guided game says."),
    "CompanionCommand": (CompanionCommand, "What the companion's page says."),
}
HEAD: Final = "// What a page says to Python: written from the Python types by `python -m tests.declaring`, not by hand.\n"


def declarations() -> str:
    """The whole file."""
    named: dict[str, str] = {}
    unions: list[str] = []
    for name, (commands, about) in UNIONS.items():
        said = _spelled(shapes.type_info(commands), named, "\n  | ")
        unions.append(f"/** {about} */\nexport type {name} =\n  {said};\n")
    every = " | ".join(UNIONS)
    unions.append(f"/** What any page says. */\nexport type Command = {every};\n")
    return "\n".join((HEAD, *(named[name] for name in sorted(named)), *unions))


def _spelled(shape: shapes.Type, named: dict[str, str], between: str = " | ") -> str:
    """A type as TypeScript spells it; structs are declared in ``named`` and called by their names."""
    match shape:
        case shapes.Metadata(type=inner):
            return _spelled(inner, named)
        case shapes.StrType():
            return "string"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.BoolType():
            return "boolean"
        case shapes.NoneType():
            return "null"
        case shapes.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case shapes.UnionType(types=types):
            return between.join(_spelled(each, named) for each in types)
        case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
            inner = _spelled(item, named)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case shapes.DictType(value_type=value):
            return f"Record<string, {_spelled(value, named)}>"
        case shapes.StructType() | shapes.TypedDictType():
            return _declared(shape, named)
        case shapes.CustomType(cls=cls) if cls is object:
            return "unknown"
    raise TypeError(f"{shape} is not said by any page so far")


def _declared(shape: shapes.StructType | shapes.TypedDictType, named: dict[str, str]) -> str:
    name = shape.cls.__name__
    if name not in named:
        named[name] = ""  # it may speak of itself
        about = " ".join((python.getdoc(shape.cls) or "").partition("\n\n")[0].split())
        lines = "".join(f"  {line};\n" for line in _fields(shape, named))
        named[name] = f"/** {about} */\nexport interface {name} {{\n{lines}}}\n"
    return name


def _fields(shape: shapes.StructType | shapes.TypedDictType, named: dict[str, str]) -> Iterator[str]:
    if isinstance(shape, shapes.StructType) and shape.tag_field is not None:
        yield f"{shape.tag_field}: {json.dumps(shape.tag)}"
    for field in shape.fields:
        yield f"{field.encode_name}{'' if field.required else '?'}: {_spelled(field.type, named)}"


if __name__ == "__main__":
    FILE.write_text(declarations(), encoding="utf-8")
