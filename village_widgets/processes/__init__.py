"""The processes of the pages: what a server asks of the warm parent that forks them."""

from __future__ import annotations

import sys
from typing import Any, Final

from msgspec import Struct

FORKS: Final = sys.platform == "linux"
"""Whether this system's processes go on well after a fork. On macOS those don't that have touched a system's library."""
KERNELS: Final = f"{__name__}.kernels.Kernels"
"""The class of a server's kernels, as Jupyter's configuration names it."""
PARENT: Final = f"{__name__}.parent"
"""The program that is the warm parent."""
REHEARSAL: Final = f"{__name__}.rehearsal"
"""The program that says what notebooks show to newcomers."""


class Asked(Struct, tag="process"):
    """A child shall be a page's process: its kernel's ``arguments``, its whole ``environment``, the ``folder`` it stands in."""

    arguments: list[str]
    environment: dict[str, str]
    folder: str


class Rehearse(Struct, tag="rehearsal"):
    """A child shall say over its line what the notebooks in a ``folder`` show to newcomers (a list of ``Foreseen``), and end."""

    folder: str


class Model(Struct):
    """A widget's ``state``, and what is binary in it: for each such trait its ``path``, its ``encoding`` and its ``data``."""

    state: dict[str, object]
    buffers: list[dict[str, Any]] = []


class Foreseen(Struct):
    """What the cell of this ``number`` in the notebook of this ``path`` shows to newcomers: the ``bundle`` of its output, and the
    ``models`` of its widgets by their ids, as notebooks that keep their widgets have them.
    """

    path: str
    number: int
    bundle: dict[str, object]
    models: dict[str, Model]
