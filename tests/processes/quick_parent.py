"""A warm parent that has imported little: where one is killed or changed, the next is soon there.

``python -m tests.processes.quick_parent NUMBER``, as ``village_widgets.processes.parent``.
"""

from __future__ import annotations

import sys
from importlib import import_module

from village_widgets.processes import parent


def warm() -> None:
    """Import what every kernel needs, and nothing of what is on a page."""
    import_module("ipywidgets")


if __name__ == "__main__":
    parent.warm = warm
    parent.main(int(sys.argv[1]))
