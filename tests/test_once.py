"""Things that the code of every package and of the tests says once: tags, and modules of which many names are used."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from village_core.kernel.values import build_tag

ROOT: Final = Path(__file__).parent.parent
ROOMS: Final = ("village_core", "village_widgets", "tests")
MANY: Final = 8
"""The number of names of one module from which on the module is imported."""
LONG_IMPORT: Final = (
    rf"^from (?:{'|'.join(ROOMS)})\b.* import (?:\((?:(?:(?!^\))[^,])*,){{{MANY - 1}}}|(?:[^,\n]*,){{{MANY - 1}}})"
)
"""A pattern of the statements that import many names of one of our modules."""
OFTEN: Final = 4
"""The uses of each imported name on average above which the module's name would be written too often."""


def parse_modules(about: str) -> Iterator[tuple[Path, ast.Module]]:
    """Yield each Python file of the packages and the tests in whose text a pattern is found, with its syntax tree."""
    found = re.compile(about, re.MULTILINE)
    for file in (file for room in ROOMS for file in sorted((ROOT / room).rglob("*.py"))):
        text = file.read_text("utf-8")
        if found.search(text):
            yield file, ast.parse(text)


def list_stated_tags() -> list[tuple[str, str]]:
    """Return the name and the tag of each class whose definition has the keyword ``tag`` with a text."""
    classes = [node for _, tree in parse_modules(r"\btag\s*=") for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [
        (each.name, word.value.value)
        for each in classes
        for word in each.keywords
        if word.arg == "tag" and isinstance(word.value, ast.Constant) and isinstance(word.value.value, str)
    ]


def list_long_imports() -> list[tuple[Path, ast.ImportFrom, Counter[str]]]:
    """Return each statement that imports many names of one of our modules, with its file and how often that uses each name.

    Statements of packages that hand names on are left out.
    """
    return [
        (file, node, list_names(tree))
        for file, tree in parse_modules(LONG_IMPORT)
        if file.name != "__init__.py"
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] in ROOMS and len(node.names) >= MANY
    ]


def list_names(tree: ast.Module) -> Counter[str]:
    """Return how often a file uses each name, gives it to a parameter or imports it with ``from``; attributes do not count."""
    found = Counter(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))
    found.update(node.arg for node in ast.walk(tree) if isinstance(node, ast.arg))
    found.update(each.asname or each.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for each in node.names)
    return found


def holds_module(module: str, names: set[str]) -> bool:
    """Tell whether a module is a package in which a name of these is a module, too, so that the two could be confused."""
    return any((ROOT.joinpath(*module.split(".")) / name).with_suffix(end).exists() for name in names for end in ("", ".py"))


def test_no_tag_repeats_the_name_of_its_class() -> None:
    """A class states a tag only if it differs from the one that ``build_tag`` makes of its name."""
    stated = list_stated_tags()
    assert len(stated) > 50
    assert [name for name, tag in stated if tag == build_tag(name)] == []


def test_statements_import_a_module_instead_of_many_names() -> None:
    """A file imports eight names of a module only if it uses them often on average, or if the module's name is in use there."""
    found = list_long_imports()
    assert len(found) > 50
    wrong = []
    for file, node, used in found:
        names = {each.name for each in node.names}
        often = sum(used[name] - 1 for name in names) > OFTEN * len(names)
        module = str(node.module)
        if not (often or used[module.rpartition(".")[2]] or holds_module(module, names)):
            wrong.append(f"{file.relative_to(ROOT)}: {module}")
    assert wrong == []
