"""``python -m village_widgets.anywhere FOLDER PARTS``: build the pages that need no server into a folder (``make site``)."""

from __future__ import annotations

import sys
from pathlib import Path

from village_widgets.anywhere.building import build


def main(folder: str, parts: str) -> None:
    """Build the site and say what came of it."""
    built = build(Path(folder), Path(parts))
    print(f"{len(built.pages)} pages, {built.size / 1e6:.1f} MB, in {built.folder}")
    print(f"To look at it: python -m http.server --directory {built.folder}")


if __name__ == "__main__":
    main(*sys.argv[1:])
