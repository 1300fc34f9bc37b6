"""Where the progress of readers is kept: in the store, with what an earlier version kept in files.

A reader is a browser: the page makes up a random id of 32 hexadecimal digits and keeps it. Nothing else is known of anybody.
"""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from village_core.store.address import address_in, data_folder
from village_core.store.contract import Storage
from village_core.store.problems import StoreUnusable
from village_core.store.provision import open_database_store, open_own_store
from village_widgets.tutor.progress import LARGEST, NOTHING, BadProgress, Progress, from_json, to_json

PATIENCE: Final = 60
"""Seconds until a store that couldn't be used is asked again."""
UNUSABLE: Final = (OSError, ImportError)
"""What is raised where the store, or the file of an earlier version, can't be used."""
READER: Final = re.compile(r"[0-9a-f]{32}")


def is_reader(reader: object) -> bool:
    """Whether this can be the id of a reader: 32 hexadecimal digits, letters small."""
    return isinstance(reader, str) and READER.fullmatch(reader) is not None


class Found(NamedTuple):
    """What was found of a reader: the progress, and a key of the interface's words where that is not all there was."""

    progress: Progress
    problem: str = ""


class ProgressStore:
    """What the readers have got done: in the store of ``folder``, else in that of the program (``default_address``).

    A reader who is new to the store is looked for in ``readers/<id>.json``, where earlier versions kept them; such a file is
    read and never touched. Every writing is whole or not at all, and one at a time; nothing is ever deleted or silently
    overwritten. A store that can't be used raises ``BadProgress`` when something is to be kept, and does no more harm than that.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._store: Storage | None = None
        self._failed = float("-inf")

    def __repr__(self) -> str:
        return "ProgressStore()"

    def load(self, reader: str) -> Found:
        """What ``reader`` has got done; nothing for somebody new.

        What can't be understood is put aside, and ``problem`` says so. Raises ``BadProgress`` only for an id that is none.
        """
        try:
            with self._opened(reader) as store:
                text = store.reader_text(reader)
            if text is not None:
                with contextlib.suppress(BadProgress):
                    return Found(_read(text))
            elif not self._earlier(reader).exists():
                return Found(NOTHING)
            return self._revise(reader, lambda before: before)
        except UNUSABLE:
            return Found(NOTHING, "progress-unreadable")

    def keep(self, reader: str, progress: Progress) -> Found:
        """Write down what ``reader`` has got done, together with what another page of theirs has written down meanwhile.

        Gives what is kept now. Raises ``BadProgress`` if it can't be written; what is kept is as it was then.
        """
        try:
            return self._revise(reader, progress.merge)
        except UNUSABLE as error:
            raise BadProgress("progress-not-kept", str(error)) from error

    def reset(self, reader: str, game: str) -> None:
        """Let ``reader`` begin the course of ``game`` anew (the default game's has an empty name); what there was stays in the
        store as that of ``<id>.before-reset-1`` and so on.

        Raises ``BadProgress`` if that can't be done.
        """
        try:
            self._revise(reader, lambda before: before)  # what there was may still be in a file
            with self._opened(reader) as store:
                store.revise(reader, lambda old: (to_json(_read(old or "").anew(game)), "before-reset" if old else ""))
        except UNUSABLE as error:
            raise BadProgress("progress-not-kept", str(error)) from error

    def _revise(self, reader: str, change: Callable[[Progress], Progress]) -> Found:
        """Change what is kept, as nobody else changes it; what can't be understood is put aside."""
        results: list[Found] = []

        def revised(old: str | None) -> tuple[str, str]:
            before = self._imported(reader) if old is None else _found(old)
            after = change(before.progress)
            text = to_json(after) if after != NOTHING else ""
            _read(text)
            results.append(Found(after, before.problem))
            return text, "broken" if before.problem else ""

        with self._opened(reader) as store:
            store.revise(reader, revised)
        return results[-1]

    def _imported(self, reader: str) -> Found:
        """What an earlier version has kept in a file. Raises ``OSError`` if that can't be read just now."""
        try:
            with self._earlier(reader).open("rb") as file:
                return _found(file.read(LARGEST + 1))
        except FileNotFoundError:
            return Found(NOTHING)

    def _earlier(self, reader: str) -> Path:
        return (data_folder() if self._folder is None else self._folder) / "readers" / f"{reader}.json"

    @contextlib.contextmanager
    def _opened(self, reader: str) -> Iterator[Storage]:
        """The store, for something about ``reader``; one that couldn't be used is not asked again for a while."""
        if not is_reader(reader):
            raise BadProgress("progress-no-reader")
        if time.monotonic() < self._failed + PATIENCE:
            raise OSError("the store")
        try:
            if self._store is None:
                self._store = open_own_store() if self._folder is None else open_database_store(address_in(self._folder))
            yield self._store
        except StoreUnusable as error:
            self._failed = time.monotonic()
            raise OSError(str(error)) from error
        finally:
            if self._store is not None:
                self._store.close()  # a server has only so many connections for all pages


def _read(text: str | bytes) -> Progress:
    """The progress in a text, none in an empty one that we wrote ourselves. Raises ``BadProgress``."""
    return NOTHING if text == "" else from_json(text)


def _found(text: str | bytes) -> Found:
    """The progress in a text; one that can't be understood is a problem."""
    try:
        return Found(_read(text))
    except BadProgress as error:
        return Found(NOTHING, error.problem)
