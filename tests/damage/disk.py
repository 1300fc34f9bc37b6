"""A disk that loses unsynced writes when the power fails: a layer below SQLite's own files (a VFS).

SQLite's calls to write, cut, sync and delete a file go through to the real one and are recorded. An image of the disk after a
power failure has everything up to a file's last sync, and each later change whole, partly or not at all. The same is true of the
directory: a deleted file may be back until the directory is synced, which SQLite does when it first syncs a log that it has
opened. SQLite's shared memory (``-shm``) is lost and created again.

The layer lies below the library that Python's ``sqlite3`` is linked to, so the store is the real one.
"""

from __future__ import annotations

import _sqlite3
import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p, cast, string_at
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

SECTOR: Final = 512
"""Bytes that a disk writes at once: a write may end after any of them."""
CREATE: Final = 0x4
LOGS: Final = 0x800 | 0x80000
"""SQLite's flags of a file that is made if it isn't there, and of a log: one to roll back by, one to write ahead."""
OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
DELETE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)
Image = dict[str, bytes]


class Methods(Structure):
    """The methods of an open file (``sqlite3_io_methods``)."""

    _fields_ = (
        ("version", c_int),
        *((name, c_void_p) for name in ("close", "read")),
        *(("write", WRITE), ("truncate", TRUNCATE), ("sync", SYNC)),
        *((name, c_void_p) for name in ("size", "lock", "unlock", "reserved", "control", "sector", "device")),
        *((name, c_void_p) for name in ("map", "shared_lock", "barrier", "unmap", "fetch", "unfetch")),
    )


class Layer(Structure):
    """The methods that open and delete files (``sqlite3_vfs``)."""

    _fields_ = (
        *(("version", c_int), ("size", c_int), ("longest", c_int), ("next", c_void_p), ("name", c_char_p), ("data", c_void_p)),
        *(("open", OPEN), ("delete", DELETE)),
        *((name, c_void_p) for name in ("access", "path", "load", "error", "symbol", "unload", "chance", "sleep", "time")),
        *((name, c_void_p) for name in ("last", "time64", "set", "get", "following")),
    )


class Change(NamedTuple):
    """A change of a file: these bytes written at a place; or, without bytes, the file cut there; or, without a place, deleted."""

    at: int | None
    data: bytes | None = None

    def on(self, content: bytes | None, share: float = 1) -> bytes | None:
        """Return the file after this change, or after a ``share`` of what was written, in whole sectors."""
        if self.at is None:
            return None
        before = content or b""
        if self.data is None:
            return before[: self.at].ljust(self.at, b"\0")
        whole = len(self.data) if share == 1 else int(len(self.data) * share) // SECTOR * SECTOR
        return before[: self.at].ljust(self.at, b"\0") + self.data[:whole] + before[self.at + whole :]


class Disk:
    """A simulated disk with one folder's files, which knows what would survive a power failure.

    A disk that ``lies`` says that it has synced a file, and keeps nothing.
    """

    def __init__(self, folder: Path, lies: bool = False) -> None:
        self.folder = folder
        self.lies = lies
        self.watch: Callable[[], None] = lambda: None
        self._synced: dict[str, bytes | None] = {}
        self._since: dict[str, list[Change]] = {}

    def note(self, name: str, change: Change) -> None:
        """Record a change of a file, and call ``watch``."""
        self._since.setdefault(name, []).append(change)
        self.watch()

    def sync(self, name: str, directory: bool) -> None:
        """Keep all changes of a file so far; with its ``directory``, also those of all files up to their last deletion.

        Keep nothing if the disk ``lies``.
        """
        if not self.lies:
            self._keep(name, len(self._since.get(name, [])))
            for other, since in [*self._since.items()] if directory else ():
                self._keep(other, max((at for at, change in enumerate(since, 1) if change.at is None), default=0))
        self.watch()

    def _keep(self, name: str, count: int) -> None:
        content, since = self._synced.get(name), self._since.get(name, [])
        for change in since[:count]:
            content = change.on(content)
        self._synced[name], self._since[name] = content, since[count:]

    def pick_image(self, random: Random) -> Image:
        """Return a possible state of the disk if the power fails now: of the unsynced changes each is whole, in part or lost."""
        kept, found = random.choice((0, 0, 0.5, 0.9)), Image()
        for name in {*self._synced, *self._since}:
            content = self._synced.get(name)
            for change in self._since.get(name, []):
                if random.random() < kept:
                    content = change.on(content, random.choice((1, 1, random.random())))
            if content is not None:
                found[name] = content
        return found


@contextmanager
def record_sqlite(disk: Disk) -> Iterator[None]:
    """Let the disk record the changes of files that SQLite opens in its folder. Raises ``AttributeError`` where it can't."""
    library = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
    library.sqlite3_vfs_find.restype = POINTER(Layer)
    usual: Layer = library.sqlite3_vfs_find(None).contents
    names: dict[int, str] = {}
    opened: set[int] = set()  # logs that were opened and not synced since: syncing one also syncs its directory
    tables: dict[int, Methods] = {}

    def opens(layer: int, path: int | None, file: int, flags: int, out: int | None) -> int:
        code: int = usual.open(layer, path, file, flags, out)
        where = Path(string_at(path).decode()) if path else Path()
        if code == 0 and where.parent == disk.folder:
            names[file] = where.name
            (opened.add if flags & LOGS and flags & CREATE else opened.discard)(file)
            place = cast(file, POINTER(c_void_p))
            if place[0] not in tables:
                tables[place[0]] = watch_methods(place[0])
            place[0] = ctypes.addressof(tables[place[0]])
        return code

    def watch_methods(methods: int) -> Methods:
        plain = Methods.from_address(methods)
        known = Methods.from_buffer_copy(plain)

        def write(file: int, data: int, size: int, at: int) -> int:
            disk.note(names[file], Change(at, string_at(data, size)))
            return int(plain.write(file, data, size, at))

        def truncate(file: int, size: int) -> int:
            disk.note(names[file], Change(size))
            return int(plain.truncate(file, size))

        def sync(file: int, flags: int) -> int:
            disk.sync(names[file], file in opened)
            opened.discard(file)
            return int(plain.sync(file, flags))

        known.write, known.truncate, known.sync = WRITE(write), TRUNCATE(truncate), SYNC(sync)
        return known

    def deletes(layer: int, path: bytes, synced: int) -> int:
        if Path(path.decode()).parent == disk.folder:
            disk.note(Path(path.decode()).name, Change(None))
            if synced:
                disk.sync(Path(path.decode()).name, True)
        return int(usual.delete(layer, path, synced))

    ours = Layer.from_buffer_copy(usual)
    ours.name, ours.open, ours.delete = b"power", OPEN(opens), DELETE(deletes)
    library.sqlite3_vfs_register(ctypes.byref(ours), 1)
    try:
        yield
    finally:
        library.sqlite3_vfs_unregister(ctypes.byref(ours))
        library.sqlite3_vfs_register(ctypes.byref(usual), 1)
