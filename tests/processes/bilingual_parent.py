"""A warm parent that has imported all that pages need, but read the words of two languages only, which saves a second.

``python -m tests.processes.bilingual_parent NUMBER`` starts it, as a server starts ``village_widgets.processes.parent``.
"""

from __future__ import annotations

import sys

from village_widgets.processes import parent


def list_languages() -> tuple[str, ...]:
    """Return the languages whose words this parent reads: English and German."""
    return ("en", "de")


if __name__ == "__main__":
    parent.list_languages = list_languages
    parent.main(int(sys.argv[1]))
