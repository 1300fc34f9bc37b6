"""The pages without a server, on a plain file server below a path."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.browser.serving import Quiet, serve_files

BELOW: Final = "shelf/village"
"""The path of the site on its server."""
STARTING: Final = 120_000
"""Milliseconds in which Python starts even on a busy machine."""
THINKS: Final = "document.querySelector('.vc-thinking:not(.vc-what-if *, [hidden])')"
ASKS: Final = "document.querySelector('.vc-table :is(.vc-open, .vc-beside button), .vc-sheet:popover-open')"


@contextmanager
def serve_site(folder: Path, handler: type[Quiet] = Quiet) -> Iterator[str]:
    """Serve a folder with a plain file server, and provide the address of the site below it, with a final slash."""
    with serve_files(folder, handler) as address:
        yield f"{address}/{BELOW}/"
