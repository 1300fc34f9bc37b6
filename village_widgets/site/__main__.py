"""``python -m village_widgets.site FOLDER PARTS``: build the pages without a server into a folder (``make site``)."""

from __future__ import annotations

import sys
from pathlib import Path

from village_widgets.host.frame import load_words
from village_widgets.site.building import build


def main(folder: str, parts: str) -> None:
    """Build the site from ``parts`` into ``folder``, whose old contents are removed, and print its size and place."""
    site = build(Path(folder), Path(parts))
    say = load_words().format
    print(say("built", pages=len(site.pages), megabytes=round(site.size / 1e6, 1), folder=str(site.folder)))
    print(say("built-look", command=f"python -m http.server --directory {site.folder}"))


if __name__ == "__main__":
    main(*sys.argv[1:])
