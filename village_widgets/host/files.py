"""Scripts and styles of the pages as files of the server: each is named by what is in it, so that a browser keeps it for good."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from tornado.web import HTTPError, RequestHandler

from village_widgets.components.linking import link
from village_widgets.components.modules import list_modules, read_module

FOLDER: Final = "voila/village"
"""Where the files are, seen from the server's address."""
LOOK: Final = Path(__file__).parents[1] / "voila" / "data" / "voila" / "templates" / "village" / "static"
TYPES: Final = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
BESIDE: Final = tuple(f"components/{name}.js" for name in ("browserstore", "element", "files"))
"""What of the widgets' scripts the page itself has too."""
YEAR: Final = 365 * 24 * 60 * 60

_kept: Final[dict[str, bytes]] = {}


def keep(text: str, kind: str) -> str:
    """The path of a text of this kind (``js``, ``css``, ``svg``), seen from the server's address; from now on it is there."""
    content = text.encode()
    name = f"{sha256(content).hexdigest()[:24]}.{kind}"
    if name not in _kept:
        _kept[name] = gzip.compress(content, mtime=0)
    return f"{FOLDER}/{name}"


def kept() -> Iterator[tuple[str, bytes]]:
    """All files that are there, by their names in ``FOLDER``."""
    for name, packed in _kept.items():
        yield name, gzip.decompress(packed)


def page_scripts() -> dict[str, str]:
    """The scripts that a page's own script, ``host/page.js``, imports."""
    return {**list_modules("host"), **{path: read_module(path) for path in BESIDE}}


@cache
def shared(name: str) -> str:
    """The path of a file that all pages have: the script ``page.js``, or what lies in the static folder of their look."""
    if name == "page.js":
        return keep(link("host/page.js", page_scripts()), "js")
    return keep((LOOK / name).read_text(encoding="utf-8"), name.rpartition(".")[2])


class Files(RequestHandler):
    """Hands the files out."""

    def get(self, name: str) -> None:
        """One file by its name."""
        if name not in _kept:
            raise HTTPError(404)
        content = _kept[name]
        self.set_header("Content-Type", f"{TYPES[name.rpartition('.')[2]]}; charset=utf-8")
        self.set_header("Cache-Control", f"public, max-age={YEAR}, immutable")
        self.set_header("Vary", "Accept-Encoding")
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
        else:
            content = gzip.decompress(content)
        self.finish(content)
