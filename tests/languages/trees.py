"""Copies of the program and its tests that speak the pseudo-languages: ``python -m tests.languages.trees FOLDER`` makes one."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

from tests.languages.pseudo import HAN, LONGER, translate

ROOT: Final = Path(__file__).parents[2]
PACKAGES: Final = ("village_core", "village_widgets")
COPIED: Final = (*PACKAGES, "notebooks", "tests")
LEFT: Final = (".ipynb_checkpoints", "node_modules")
LINKED: Final = ("pyproject.toml", "Makefile", "README.md", "binder", "tests/scripts/node_modules")


def add_languages(tree: Path, *languages: str) -> None:
    """Write a word file of each pseudo-language, both unless some are named, beside every English one of a tree."""
    for english in [file for package in COPIED for file in (tree / package).rglob("en.ftl")]:
        text = english.read_text(encoding="utf-8")
        for language in languages or (LONGER, HAN):
            (english.parent / f"{language}.ftl").write_text(translate(text, language), encoding="utf-8")


def copy_tree(folder: Path, *languages: str) -> Path:
    """Copy the program and its tests to ``folder``, with pseudo-languages (both unless some are named), and return the folder.

    Its ``.venv`` is the running environment: what runs with ``PYTHONPATH`` at the copy imports the copy.
    """
    for package in COPIED:
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns(*LEFT), dirs_exist_ok=True)
    for name in LINKED:
        if (ROOT / name).exists():
            (folder / name).unlink(missing_ok=True)
            (folder / name).symlink_to(ROOT / name)
    if not (folder / ".venv").exists():
        (folder / ".venv").symlink_to(sys.prefix)
    add_languages(folder, *languages)
    return folder


if __name__ == "__main__":
    copy_tree(Path(sys.argv[1]).absolute())
