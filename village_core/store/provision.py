"""The program's own store: the one that its host provides, or else a database."""

from __future__ import annotations

from collections.abc import Callable

from village_core.store.address import find_default_address
from village_core.store.contract import Storage

_provided: list[Callable[[], Storage]] = []


def provide_store(opener: Callable[[], Storage]) -> None:
    """Let ``open_own_store`` call ``opener`` from now on, for a host that has no database."""
    _provided[:] = [opener]


def open_own_store() -> Storage:
    """Open the program's own store: the host's if it provides one, else the database whose address is the default one."""
    return _provided[0]() if _provided else open_database_store(find_default_address())


def open_database_store(address: str) -> Storage:
    """Open the database at ``address``. Its driver is imported here: hosts without a database lack it, and pages start sooner."""
    from village_core.store.sql import Store

    return Store(address)


def is_local_only() -> bool:
    """Tell whether a host provides the program's own store: then it is this browser's alone, and no other device reaches it."""
    return bool(_provided)
