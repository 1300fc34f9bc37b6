"""A warm parent that imports little, so that its replacement starts quickly.

``python -m tests.processes.quick_parent NUMBER`` starts it, as a server starts ``village_widgets.processes.parent``.
"""

from __future__ import annotations

import sys

from village_widgets.processes import parent


def warm() -> None:
    """Import what every kernel needs, ipywidgets too, and no module of the pages."""
    parent.prepare_kernels("ipywidgets")


if __name__ == "__main__":
    parent.warm = warm
    parent.main(int(sys.argv[1]))
