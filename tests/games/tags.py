"""Tags that saves, links and browsers hold: ``python -m tests.games.tags`` adds new ones to ``tags.json``.

The command never takes one away: a tag that earlier versions wrote has to be understood by all later ones.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import inspect

from village_core.games.board_game import AnyGame
from village_widgets.companion.commands import CompanionCommand
from village_widgets.components.commands import Entering

FILE: Final = Path(__file__).parent / "tags.json"
Tags: TypeAlias = dict[str, list[str]]
"""Tags in order of the alphabet, by what holds them: a game's positions or answers, or the inputs that a browser keeps."""


def find_structs(declared: object) -> Iterator[inspect.StructType]:
    """Yield the description of each struct class that a declared type can hold at any depth, each once."""
    met: set[type] = set()
    waiting: list[object] = [inspect.type_info(declared)]
    while waiting:
        match waiting.pop():
            case inspect.StructType(cls=cls, fields=fields) as kind if cls not in met:
                met.add(cls)
                yield kind
                waiting += [field.type for field in fields]
            case inspect.UnionType(types=kinds) | inspect.TupleType(item_types=kinds):
                waiting += kinds
            case inspect.CollectionType(item_type=kind) | inspect.Metadata(type=kind):
                waiting.append(kind)
            case inspect.DictType(key_type=key, value_type=value):
                waiting += [key, value]


def list_tags(kinds: Iterator[inspect.StructType]) -> list[str]:
    """Return the tags of structs in order of the alphabet, without structs that have none."""
    return sorted({str(kind.tag) for kind in kinds if kind.tag is not None})


def collect_stored_tags(games: list[AnyGame]) -> Tags:
    """Return the tags that the program writes now: of each game's positions and answers, and of the inputs that browsers keep."""
    found = {
        f"{game.name} {name}": list_tags(find_structs(declared))
        for game in games
        for name, declared in (("positions", game.codec.position), ("answers", game.codec.answer))
    }
    return found | {"inputs": list_tags(kind for kind in find_structs(CompanionCommand) if issubclass(kind.cls, Entering))}


def main() -> None:
    """Add tags that are new to ``tags.json``, and take none away."""
    from tests.laws import list_subjects  # imported here: its subjects import this module

    written: Tags = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    found = collect_stored_tags([subject.recorded.game for subject in list_subjects()])
    grown = {name: sorted({*written.get(name, ()), *found.get(name, ())}) for name in sorted({*written, *found})}
    FILE.write_text(json.dumps(grown, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
