"""The store of readers' progress, with the files of an earlier version.

A reader is a browser: the page makes up a random id of 32 hexadecimal digits and keeps it. No other fact about the reader is
stored.
"""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from village_core.store.address import find_data_folder, prepare_address
from village_core.store.contract import Storage
from village_core.store.problems import StoreUnusable
from village_core.store.provision import open_database_store, open_own_store
from village_widgets.tutor.progress import LARGEST, NOTHING, BadProgress, Progress, from_json, to_json

PATIENCE: Final = 60
"""Seconds until an unusable store is tried again."""
UNUSABLE: Final = (OSError, ImportError)
"""Errors of an unusable store, or of an unreadable file of an earlier version."""
READER: Final = re.compile(r"[0-9a-f]{32}")


def is_reader(reader: object) -> bool:
    """Tell whether this is a valid id of a reader: 32 hexadecimal digits, with small letters."""
    return isinstance(reader, str) and READER.fullmatch(reader) is not None


class LoadedProgress(NamedTuple):
    """A reader's progress, and a key of the interface's words if part of it could not be read."""

    progress: Progress
    problem: str = ""


class ProgressStore:
    """The readers' progress, in the store of ``folder`` or without one in the program's own (``open_own_store``).

    A reader new to the store is looked for in ``readers/<id>.json``, where earlier versions kept them; such a file is read and
    never changed. Each write is whole or has no effect, and one at a time; no text is deleted or silently overwritten. If a store
    can't be used, storing raises ``BadProgress`` and does no other harm.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._store: Storage | None = None
        self._failed = float("-inf")

    def __repr__(self) -> str:
        return "ProgressStore()"

    def load(self, reader: str) -> LoadedProgress:
        """Return the progress of ``reader``; empty for a new one.

        An unreadable text is put aside, and ``problem`` says so; it also says if the store can't be used. Raises ``BadProgress``
        only for an invalid id.
        """
        try:
            with self._open_store(reader) as store:
                text, changed = _read_text(store, reader)
            if text is not None:
                with contextlib.suppress(BadProgress):
                    return LoadedProgress(_parse(text))
            elif not changed and not self._find_file(reader).exists():
                return LoadedProgress(NOTHING)
            return self._revise(reader, lambda before: before)
        except UNUSABLE:
            return LoadedProgress(NOTHING, "progress-unreadable")

    def keep(self, reader: str, progress: Progress) -> LoadedProgress:
        """Store the progress of ``reader``, merged with other pages' writes, and return the result.

        Raises ``BadProgress`` for an invalid id, or if it can't be written; the stored text is unchanged then.
        """
        try:
            return self._revise(reader, progress.merge)
        except UNUSABLE as error:
            raise BadProgress("progress-not-kept", str(error)) from error

    def reset(self, reader: str, game: str) -> None:
        """Let ``reader`` start the course of ``game`` over (the default game's name is empty).

        The store keeps the old progress as that of the reader ``<id>.before-reset-1`` and so on. Raises ``BadProgress`` on
        failure.
        """
        try:
            self._revise(reader, lambda before: before)  # moves older progress from its file into the store
            with self._open_store(reader) as store:
                store.revise(reader, lambda old: (to_json(_parse(old or "").start_over(game)), "before-reset" if old else ""))
        except UNUSABLE as error:
            raise BadProgress("progress-not-kept", str(error)) from error

    def _revise(self, reader: str, change: Callable[[Progress], Progress]) -> LoadedProgress:
        """Replace the stored progress by what ``change`` makes of it, in one transaction, and return the result.

        An unreadable text is put aside.
        """
        results: list[LoadedProgress] = []

        def rewrite(old: str | None) -> tuple[str, str]:
            before = self._import_file(reader) if old is None else _load_text(old)
            after = change(before.progress)
            text = to_json(after) if after != NOTHING else ""
            _parse(text)
            results.append(LoadedProgress(after, before.problem))
            return text, "broken" if before.problem else ""

        with self._open_store(reader) as store:
            sound = store.revise(reader, rewrite)
        return results[-1] if sound else results[-1]._replace(problem="progress-broken")

    def _import_file(self, reader: str) -> LoadedProgress:
        """Return the progress in the file of an earlier version, empty without one. Raises ``OSError`` if it can't be read."""
        try:
            with self._find_file(reader).open("rb") as file:
                return _load_text(file.read(LARGEST + 1))
        except FileNotFoundError:
            return LoadedProgress(NOTHING)

    def _find_file(self, reader: str) -> Path:
        return (find_data_folder() if self._folder is None else self._folder) / "readers" / f"{reader}.json"

    @contextlib.contextmanager
    def _open_store(self, reader: str) -> Iterator[Storage]:
        """Open the store for ``reader``, and close its connections afterwards; an unusable store isn't tried again for a while.

        Raises ``BadProgress`` for an invalid id, and ``OSError`` for an unusable store.
        """
        if not is_reader(reader):
            raise BadProgress("progress-no-reader")
        if time.monotonic() < self._failed + PATIENCE:
            raise OSError(f"the store failed less than {PATIENCE} seconds ago: it is not tried again yet")
        try:
            if self._store is None:
                self._store = open_own_store() if self._folder is None else open_database_store(prepare_address(self._folder))
            yield self._store
        except StoreUnusable as error:
            self._failed = time.monotonic()
            raise OSError(str(error)) from error
        finally:
            if self._store is not None:
                self._store.close()  # the database allows few connections for all pages


def _read_text(store: Storage, reader: str) -> tuple[str | None, bool]:
    """Return the text kept for a reader, and whether it was changed or damaged since; if so, and for a new reader, it is None."""
    try:
        return store.read_reader_text(reader), False
    except StoreUnusable as error:
        if error.problem != "store-changed":
            raise
        return None, True


def _parse(text: str | bytes) -> Progress:
    """Return the progress in a stored text; an empty text is empty progress. Raises ``BadProgress`` for other data."""
    return NOTHING if text == "" else from_json(text)


def _load_text(text: str | bytes) -> LoadedProgress:
    """Return the progress in a stored text; if it is unreadable, empty progress with the problem."""
    try:
        return LoadedProgress(_parse(text))
    except BadProgress as error:
        return LoadedProgress(NOTHING, error.problem)
