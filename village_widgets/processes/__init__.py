"""The pages' processes: requests of a server to the warm parent that forks them."""

from __future__ import annotations

import sys
from typing import Any, Final

from msgspec import Struct

FORKS: Final = sys.platform == "linux"
"""True if processes survive a fork on this system. On macOS those that have used a system library do not."""
KERNELS: Final = f"{__name__}.kernels.Kernels"
"""The class of a server's kernels, as Jupyter's configuration names it."""
PARENT: Final = f"{__name__}.parent"
"""The module that runs as the warm parent."""
REHEARSAL: Final = "village_widgets.host.rehearsal"
"""The module that prints the first output of notebooks."""


class PageRequest(Struct, tag="process"):
    """Request for a page's process: its kernel's ``arguments``, its whole ``environment``, its working ``folder``."""

    arguments: list[str]
    environment: dict[str, str]
    folder: str


class RehearsalRequest(Struct, tag="rehearsal"):
    """Request for the first outputs of the notebooks in a ``folder``: a child sends a list of ``FirstOutput`` and ends."""

    folder: str


class Model(Struct):
    """A widget's ``state`` and its binary traits, each with its ``path``, its ``encoding`` and its ``data``."""

    state: dict[str, object]
    buffers: list[dict[str, Any]] = []


class FirstOutput(Struct):
    """The output that a new visitor sees of cell ``number`` (from 0) in the notebook at ``path`` in the rehearsed folder.

    ``bundle`` is its data by media type; ``models`` are its widgets by id, as notebooks with saved widgets have them.
    """

    path: str
    number: int
    bundle: dict[str, object]
    models: dict[str, Model]
