"""A warm parent that imports little, so that its replacement starts quickly.

``python -m tests.processes.quick_parent NUMBER`` starts it, as a server starts ``village_widgets.processes.parent``.
"""

from __future__ import annotations

import sys
from importlib import import_module

from village_widgets.processes import parent


def warm() -> None:
    """Import ipywidgets, which every kernel needs, and no module of the pages."""
    import_module("ipywidgets")


if __name__ == "__main__":
    parent.warm = warm
    parent.main(int(sys.argv[1]))
