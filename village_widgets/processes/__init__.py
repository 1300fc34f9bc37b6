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


class Asked(Struct):
    """What a child shall be: the ``arguments`` of its kernel, its whole ``environment``, and the ``folder`` it stands in."""

    arguments: list[str]
    environment: dict[str, str]
    folder: str
