"""What a process has read before there is a page for it, and whether that has been changed since."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from village_widgets.processes.warming import ROOTS


class Read:
    """All that there is to be read, as it is now: programs, words, editions, lessons."""

    def __init__(self) -> None:
        self._then = {file: _changed(file) for file in _files()}

    def __repr__(self) -> str:
        return f"Read({len(self._then)} files)"

    @property
    def outdated(self) -> bool:
        """Whether any of it has been changed meanwhile, or is gone."""
        return any(_changed(file) != then for file, then in self._then.items())


def _files() -> Iterator[Path]:
    for root in ROOTS:
        yield from (file for file in root.rglob("*.*") if file.is_file() and file.suffix != ".pyc")


def _changed(file: Path) -> int:
    """When a file was last written, in nanoseconds; 0 for one that is gone."""
    try:
        return os.stat(file).st_mtime_ns
    except FileNotFoundError:
        return 0
