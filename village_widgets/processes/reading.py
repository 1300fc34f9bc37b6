"""The times of all our source files when a process starts, to notice later which have changed or gone."""

from __future__ import annotations

import os
from collections.abc import Iterator

from village_widgets.processes.warming import ROOTS


class Snapshot:
    """The times of all source files (programs, words, editions, lessons) at the moment it was made."""

    def __init__(self) -> None:
        self._then = {file: _read_time(file) for file in _list_files()}

    def __repr__(self) -> str:
        return f"Snapshot({len(self._then)} files)"

    @property
    def outdated(self) -> bool:
        """True if a file has changed or gone since the snapshot; files that have come don't count."""
        return any(_read_time(file) != then for file, then in self._then.items())


def _list_files() -> Iterator[str]:
    for root in ROOTS:
        for folder, _, files in os.walk(root):
            yield from (os.path.join(folder, file) for file in files if not file.endswith(".pyc"))


def _read_time(file: str) -> int:
    """Return when a file was last written, in nanoseconds; 0 if it has gone."""
    try:
        return os.stat(file).st_mtime_ns
    except FileNotFoundError:
        return 0
