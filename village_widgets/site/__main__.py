"""``python -m village_widgets.site FOLDER PARTS``: build the pages without a server into a folder (``make site``)."""

from __future__ import annotations

import sys
from pathlib import Path

from village_widgets.site.building import build


def main(folder: str, parts: str) -> None:
    """Build the site and print its size and place."""
    site = build(Path(folder), Path(parts))
    print(f"{len(site.pages)} pages, {site.size / 1e6:.1f} MB, in {site.folder}")
    print(f"To look at it: python -m http.server --directory {site.folder}")


if __name__ == "__main__":
    main(*sys.argv[1:])
