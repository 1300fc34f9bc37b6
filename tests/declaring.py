"""Write the TypeScript declarations of commands, messages and words, and the list of commands that a log stores.

They are made from Python's structs and the word files. ``python -m tests.declaring`` writes the files; a test fails if one
differs from what it would write.
"""

from __future__ import annotations

import inspect as python
import json
import os
import textwrap
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias, get_args

import msgspec.inspect as shapes
from msgspec import NODEFAULT

from tests.orchard_widgets.companion import OrchardParts
from tests.orchard_widgets.tracker import TrackerState as OrchardTrackerState
from village_core.games import list_games
from village_widgets.companion.commands import CompanionCommand
from village_widgets.companion.laying.fields import AnyField, FieldContent
from village_widgets.companion.messages import CompanionMessage
from village_widgets.companion.parts import FOLDERS
from village_widgets.companion.tallying import Reminder, Tally
from village_widgets.components.commands import Entering, PlayCommand, Speak, StartCommand
from village_widgets.components.messages import State
from village_widgets.games import find_screen
from village_widgets.games.manitoba.tracker.messages import TrackerState as ManitobaTrackerState
from village_widgets.games.stone_age.tracker.messages import TrackerState as StoneAgeTrackerState
from village_widgets.games.village.tracker.messages import TrackerState
from village_widgets.glossary import WORD_FILES as GLOSSARY_WORDS
from village_widgets.glossary.messages import GlossaryMessage
from village_widgets.host.messages import DoorMessage
from village_widgets.rulebook import WORD_FILES as RULEBOOK_WORDS
from village_widgets.rulebook.messages import RulebookCommand, RulebookMessage
from village_widgets.tutor.commands import ChapterCommand, GuidedCommand
from village_widgets.tutor.messages import CourseMessage, TeacherCard
from village_widgets.words import list_shown

Declared: TypeAlias = shapes.StructType | shapes.TypedDictType | shapes.NamedTupleType
WIDGETS: Final = Path(__file__).parent.parent / "village_widgets"


class File(NamedTuple):
    """A file of declarations: all parts of its types, by their names, unless an earlier file has them.

    ``every``, in the file of all that a page sends, names the union of its types: their fields with a usual value may be missing.
    In other files only fields that Python leaves out may be missing.
    """

    path: Path
    about: str
    types: Mapping[str, tuple[object, str]]
    every: str = ""


FILES: Final = (
    File(
        WIDGETS / "components/commands.d.ts",
        "What a page says to Python",
        {
            "PlayCommand": (PlayCommand, "What the page of a game says."),
            "StartCommand": (StartCommand, "What the start page says."),
            "ChapterCommand": (ChapterCommand, "What the page of a chapter says."),
            "GuidedCommand": (GuidedCommand, "What the page of a guided game says."),
            "CompanionCommand": (CompanionCommand, "What the companion's page says."),
            "RulebookCommand": (RulebookCommand, "What the rulebook's page says."),
            "Speak": (Speak, ""),
        },
        every="Command",
    ),
    File(
        WIDGETS / "components/messages.d.ts",
        "What Python tells the page of a game or of a course",
        {"State": (State, ""), "TeacherCard": (TeacherCard, "The teacher's card."), "CourseMessage": (CourseMessage, "")},
    ),
    File(
        WIDGETS / "host/messages.d.ts",
        "What the server tells a page that asks for its process",
        {"DoorMessage": (DoorMessage, "Whatever it tells.")},
    ),
    File(
        WIDGETS / "rulebook/messages.d.ts",
        "What Python tells the rulebook page",
        {"RulebookMessage": (RulebookMessage, "")},
    ),
    File(
        WIDGETS / "companion/messages.d.ts",
        "What Python tells the companion's page",
        {
            "FieldContent": (FieldContent, "What is typed in one field of the form."),
            "LayField": (AnyField, "One thing that is asked."),
            "CompanionMessage": (CompanionMessage, ""),
            "Tally": (Tally, "The final sheet of a tracked game."),
            "Reminder": (Reminder, "A reminder of a tracker."),
        },
    ),
    File(
        WIDGETS / "glossary/messages.d.ts",
        "What Python tells the glossary page",
        {"GlossaryMessage": (GlossaryMessage, "")},
    ),
    File(
        WIDGETS / "games/village/scripts/messages.d.ts",
        "What Python tells the views that Village brings to the companion's page",
        {"TrackerState": (TrackerState, "")},
    ),
    File(
        WIDGETS / "games/stone_age/scripts/messages.d.ts",
        "What Python tells the views that Stone Age brings to the companion's page",
        {"TrackerState": (StoneAgeTrackerState, "")},
    ),
    File(
        WIDGETS / "games/manitoba/scripts/messages.d.ts",
        "What Python tells the view that Manitoba brings to the companion's page",
        {"TrackerState": (ManitobaTrackerState, "")},
    ),
    File(
        WIDGETS.parent / "tests/orchard_widgets/scripts/messages.d.ts",
        "What Python tells the view that Orchard brings to the companion's page",
        {"TrackerState": (OrchardTrackerState, "")},
    ),
)


WRITTEN: Final = "// {}: written from the {} by `python -m tests.declaring`, not by hand.\n"
"""The first line of a file: its subject, and what it is written from."""
TYPES: Final = "Python types"
WORDS: Final = "words.d.ts"
INTERFACE: Final = WIDGETS / "components" / WORDS
COMPANION: Final = WIDGETS / "companion" / WORDS
GLOSSARY: Final = WIDGETS / "glossary" / WORDS
RULEBOOK: Final = WIDGETS / "rulebook" / WORDS
LONGEST_ROW: Final = 4
"""The most fields of a value that is sent as a list: of more, scripts would count the places."""
WIDTH: Final = 110
"""The most columns of a line that lists keys."""
ENTERING: Final = WIDGETS / "companion/entering.js"


def build_declarations() -> dict[Path, str]:
    """Return the text of each generated file."""
    known: dict[str, File] = {}
    words = {path: _declare_words(*declared) for path, declared in list_sent_words().items()}
    return {**{file.path: _Writer(file, known).build_text() for file in FILES}, ENTERING: build_entering(), **words}


def build_entering() -> str:
    """Return the script that lists the commands of the companion's page that may become a line of a table's log."""
    tags = [each.__struct_config__.tag for each in get_args(CompanionCommand) if issubclass(each, Entering)]
    head = WRITTEN.format("Commands that a log stores", TYPES)
    listed_tags = json.dumps(sorted(tags), indent=2).replace('"\n]', '",\n]')
    return f"{head}export const ENTERING = new Set({listed_tags});\n"


def list_sent_words() -> dict[Path, tuple[str, Sequence[str], str]]:
    """Return what each file of words declares: its subject, its keys, and the file whose words such a page is sent besides.

    Every page is sent the interface's words; the glossary's, the rulebook's and every companion's page also their own, and the
    companion's page of a game the game's as well.
    """
    interface, companion = list_shown(), list_shown(*FOLDERS)
    found = {
        INTERFACE: ("Words that every page is sent", interface, ""),
        COMPANION: ("Words that every companion's page is sent", _leave_out(companion, interface), "../components/words"),
        GLOSSARY: (
            "Words that the glossary page is sent",
            _leave_out(list_shown(GLOSSARY_WORDS), interface),
            "../components/words",
        ),
        RULEBOOK: (
            "Words that the rulebook page is sent",
            _leave_out(list_shown(RULEBOOK_WORDS), interface),
            "../components/words",
        ),
    }
    for parts in (*(find_screen(name).load_parts() for name in list_games()), OrchardParts()):
        about = f"Words that the companion's page of {parts.title} is sent"
        own = _leave_out(list_shown(*parts.folders), companion)
        found[Path(str(parts.scripts)) / WORDS] = (about, own, "../../../companion/words")
    return found


def _leave_out(keys: Sequence[str], others: Sequence[str]) -> Sequence[str]:
    return tuple(key for key in keys if key not in others)


def _declare_words(about: str, keys: Sequence[str], shared: str) -> str:
    """Return the text of a file that declares ``keys`` as ``Words``, with the words that the file ``shared`` declares."""
    listed_keys = " ".join(f'|-"{key}"' for key in keys) or "never"
    union = textwrap.fill(listed_keys, WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
    bases = "Shared, Record<WordKey, string>" if shared else "Record<WordKey, string>"
    parts = (
        WRITTEN.format(about, "word files"),
        f"import type {{ Words as Shared }} from {json.dumps(shared)};\n" if shared else "",
        f"export type WordKey =\n{union.replace('|-', '| ')};\n",
        f"/** {about}, by key without `ui-`. */\nexport interface Words extends {bases} {{}}\n",
    )
    return "\n".join(filter(None, parts))


class _Writer:
    """Builds the text of one file, which imports what the files before it declare (``known``)."""

    def __init__(self, file: File, known: dict[str, File]) -> None:
        self.file = file
        self.known = known
        self.declared: dict[str, str] = {}
        self.imported: dict[Path, set[str]] = {}
        self.aliases: dict[str, str] = {}  # the names of unions, by their members

    def build_text(self) -> str:
        """Return the text of the whole file."""
        unions: list[str] = []
        for name, (each, about) in self.file.types.items():
            shape = shapes.type_info(each)
            spelled = self.spell(shape, "\n  | ")
            if not isinstance(shape, shapes.StructType):
                for whole, alias in self.aliases.items():
                    if {*(parts := whole.split(" | "))} < {*spelled.split("\n  | ")}:
                        spelled = "\n  | ".join((alias, *(part for part in spelled.split("\n  | ") if part not in parts)))
                self.aliases[self.spell(shape)] = name
                unions.append(f"/** {about} */\nexport type {name} =\n  {spelled};\n")
        if self.file.every:
            unions.append(f"/** Any of them. */\nexport type {self.file.every} = {' | '.join(self.file.types)};\n")
        head = WRITTEN.format(self.file.about, TYPES)
        return "\n".join((head, *self.imports(), *(self.declared[name] for name in sorted(self.declared)), *unions))

    def imports(self) -> Iterator[str]:
        """Yield one text with the lines that import what other files declare; nothing if there are none."""
        lines = []
        for path, names in self.imported.items():
            where = os.path.relpath(path, self.file.path.parent).removesuffix(".d.ts")
            where = where if where.startswith(".") else f"./{where}"
            lines.append(f"import type {{ {', '.join(sorted(names))} }} from {json.dumps(where)};\n")
        if lines:
            yield "".join(lines)

    def spell(self, shape: shapes.Type, between: str = " | ") -> str:
        """Spell a type as TypeScript does, unions with ``between``; structs are declared on the way and called by name."""
        match shape:
            case shapes.Metadata(extra_json_schema={"title": "Words"}):
                self.imported.setdefault(INTERFACE, set()).add("Words")
                return "Words"
            case shapes.Metadata(type=inner):
                return self.spell(inner)
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
            case shapes.EnumType(cls=kind):
                return " | ".join(json.dumps(each.value) for each in kind)
            case shapes.UnionType(types=types):
                spelled = between.join(dict.fromkeys(self.spell(each) for each in types))
                return self.aliases.get(spelled, spelled)
            case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
                inner = self.spell(item)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case shapes.TupleType(item_types=items):
                return f"[{', '.join(map(self.spell, items))}]"
            case shapes.DictType(value_type=value):
                return f"Record<string, {self.spell(value)}>"
            case shapes.StructType() | shapes.TypedDictType() | shapes.NamedTupleType():
                return self.call(shape)
            case shapes.CustomType(cls=cls) if cls is object:
                return "unknown"
        raise TypeError(f"{shape} has no type in scripts yet: declare it here, or send a message of other types")

    def call(self, shape: Declared, *, extended: bool = False) -> str:
        """Return the name of a type, which is declared here or imported. Types that are only ``extended`` have no tag."""
        name = shape.cls.__name__
        owner = self.known.setdefault(f"{shape.cls.__module__}.{name}", self.file)
        if owner is not self.file:
            self.imported.setdefault(owner.path, set()).add(name)
        elif name not in self.declared:
            self.declared[name] = ""  # entered first: a type may refer to itself
            about = " ".join((python.getdoc(shape.cls) or "").partition("\n\n")[0].split())
            self.declared[name] = f"/** {about} */\n{self.declare(shape, name, extended=extended)}"
        return name

    def declare(self, shape: Declared, name: str, *, extended: bool) -> str:
        """Return the declaration of a struct: an interface, or a tuple with names if it is sent as a list of its fields."""
        if isinstance(shape, shapes.NamedTupleType) or (isinstance(shape, shapes.StructType) and shape.array_like):
            if len(shape.fields) > LONGEST_ROW:
                raise TypeError(f"{name} has {len(shape.fields)} fields: send them with their names, without array_like")
            labelled = ", ".join(f"{field.encode_name}: {self.spell(field.type)}" for field in shape.fields)
            return f"export type {name} = [{labelled}];\n"
        base = shape.cls.__base__
        redeclared = {*getattr(base, "__struct_fields__", ())} & vars(shape.cls).get("__annotations__", {}).keys()
        inherited = {*getattr(base, "__struct_fields__", ())} - redeclared
        extends = f" extends {self.extend(base, redeclared)}" if inherited else ""
        own = [declared for field, declared in self.list_fields(shape) if field not in inherited]
        if isinstance(shape, shapes.StructType) and shape.tag_field and not extended:
            own.insert(0, f"{shape.tag_field}: {json.dumps(shape.tag)}")
        return f"export interface {name}{extends} {{\n{''.join(f'  {line};{chr(10)}' for line in own)}}}\n"

    def extend(self, base: type, redeclared: Collection[str]) -> str:
        """Return what a struct extends: its base without the fields that it declares again.

        The base's tag, which is declared only if the base is sent itself, is one of these.
        """
        shape = shapes.type_info(base)
        assert isinstance(shape, shapes.StructType)
        sent = any(base in get_args(each) for each, _ in self.file.types.values())
        name = self.call(shape, extended=not sent)
        tag = (shape.tag_field,) if sent and shape.tag_field else ()
        omitted = " | ".join(f'"{field}"' for field in (*tag, *sorted(redeclared)))
        return f"Omit<{name}, {omitted}>" if omitted else name

    def list_fields(self, shape: shapes.StructType | shapes.TypedDictType) -> Iterator[tuple[str, str]]:
        """Yield the name of each field of an interface, and its declaration, with a question mark if the field may be missing."""
        for field in shape.fields:
            spelled = self.spell(field.type)
            if self.may_be_missing(shape, field):
                untold = " | null" if field.default is None and not self.file.every else ""
                yield field.name, f"{field.encode_name}?: {spelled.removesuffix(untold)}"
            else:
                yield field.name, f"{field.encode_name}: {spelled}"

    def may_be_missing(self, shape: shapes.StructType | shapes.TypedDictType, field: shapes.Field) -> bool:
        """Tell whether a field may be missing: because a page need not send it, or because Python leaves out its usual value."""
        if field.required:
            return False
        unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
        return bool(self.file.every) or unset or shape.cls.__struct_config__.omit_defaults


if __name__ == "__main__":
    for path, text in build_declarations().items():
        path.write_text(text, encoding="utf-8")
