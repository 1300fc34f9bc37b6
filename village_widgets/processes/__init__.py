"""The processes of the pages: what a server asks of the warm parent that forks them."""

from __future__ import annotations

import sys
from typing import Final

from msgspec import Struct

FORKS: Final = sys.platform == "linux"
"""Whether this system's processes go on well after a fork. On macOS those don't that have touched a system's library."""
KERNELS: Final = f"{__name__}.kernels.Kernels"
"""The class of a server's kernels, as Jupyter's configuration names it."""
PARENT: Final = f"{__name__}.parent"
"""The program that is the warm parent."""


class Asked(Struct, tag="process"):
    """A child shall be a page's process: its kernel's ``arguments``, its whole ``environment``, the ``folder`` it stands in."""

    arguments: list[str]
    environment: dict[str, str]
    folder: str


class Foresee(Struct, tag="foresee"):
    """A child shall run the notebooks in a ``folder``, say what they show to newcomers (a list of ``Foreseen``), and end."""

    folder: str


class Foreseen(Struct):
    """What the cell of this ``number`` in the notebook of this ``path`` shows to newcomers: the widget of the model ``root``; the
    ``states`` of all its models and what is binary in them, as Jupyter tells them.
    """

    path: str
    number: int
    root: str
    states: dict[str, dict[str, object]]
    binary: dict[str, dict[str, str]]
