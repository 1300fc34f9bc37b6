"""Tags of structs in every package and in the tests."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from village_core.kernel.values import build_tag

ROOT: Final = Path(__file__).parent.parent


def list_stated_tags() -> list[tuple[str, str]]:
    """Return the name and the tag of each class that states a tag."""
    files = [file for room in ("village_core", "village_widgets", "tests") for file in sorted((ROOT / room).rglob("*.py"))]
    trees = [ast.parse(file.read_text("utf-8")) for file in files]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [
        (each.name, word.value.value)
        for each in classes
        for word in each.keywords
        if word.arg == "tag" and isinstance(word.value, ast.Constant) and isinstance(word.value.value, str)
    ]


def test_no_tag_repeats_the_name_of_its_class() -> None:
    """A class states a tag only if it differs from the one that ``build_tag`` makes of its name."""
    stated = list_stated_tags()
    assert len(stated) > 50
    assert [name for name, tag in stated if tag == build_tag(name)] == []
