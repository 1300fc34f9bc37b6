"""Scripts and styles of the pages as files of the server, named by their content, so that browsers cache them for good."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import brotli
from tornado.web import HTTPError, RequestHandler

from village_widgets.components.linking import link
from village_widgets.components.modules import list_modules, read_module

FOLDER: Final = "voila/village"
"""The folder of the files, relative to the server's address."""
STATIC: Final = Path(__file__).parents[1] / "voila" / "data" / "voila" / "templates" / "village" / "static"
TYPES: Final = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
WIDGET_SCRIPTS: Final = tuple(f"components/{name}.js" for name in ("browserstore", "element", "files", "numbers"))
"""Scripts of the widgets that the page's own script imports."""
YEAR: Final = 365 * 24 * 60 * 60
EFFORT: Final = 10
"""Of brotli: 11 makes files 2 % smaller and takes three times as long, while the first visitor waits."""

_files: Final[dict[str, bytes]] = {}


def keep(text: str, kind: str) -> str:
    """Keep a text of this kind (``js``, ``css``, ``svg``) in memory, as a file of the server under a name made from its content.

    Returns its path relative to the server's address.
    """
    content = text.encode()
    name = f"{sha256(content).hexdigest()[:24]}.{kind}"
    _files[name] = content
    return f"{FOLDER}/{name}"


def list_files() -> Iterator[tuple[str, bytes]]:
    """Yield the names in ``FOLDER`` and the contents of all files kept so far."""
    yield from _files.items()


@lru_cache(maxsize=512)
def _compress(content: bytes, effort: int) -> bytes:
    packed: bytes = brotli.compress(content, brotli.MODE_TEXT, effort)
    return packed


def finish_with_text(handler: RequestHandler, content: bytes, effort: int) -> None:
    """Finish an answer with a text, in brotli if the browser takes that: compressed once, with this effort (0 to 11)."""
    if "br" in handler.request.headers.get("Accept-Encoding", ""):
        handler.set_header("Content-Encoding", "br")
        handler.finish(_compress(content, effort))
    else:
        handler.finish(content)  # as gzip, if the browser takes that (headers.py)


def keep_page_script(replacements: Mapping[str, str] | None = None) -> str:
    """Keep a page's own script, with its imports, and return its path; ``replacements`` are new texts of modules, by path."""
    modules = {**list_modules("host"), **{path: read_module(path) for path in WIDGET_SCRIPTS}, **(replacements or {})}
    return keep(link("host/page.js", modules), "js")


@cache
def keep_shared(name: str) -> str:
    """Keep ``page.js`` or a file of the static folder, which all pages share, and return its path (see ``keep``)."""
    if name == "page.js":
        return keep_page_script()
    return keep((STATIC / name).read_text(encoding="utf-8"), name.rpartition(".")[2])


class Files(RequestHandler):
    """Answers requests for the files that ``keep`` has kept."""

    def get(self, name: str) -> None:
        """Answer with the file of this name, as small as the browser can take it. Raises ``HTTPError`` (404) if there is none."""
        if name not in _files:
            raise HTTPError(404)
        self.set_header("Content-Type", f"{TYPES[name.rpartition('.')[2]]}; charset=utf-8")
        self.set_header("Cache-Control", f"public, max-age={YEAR}, immutable")
        finish_with_text(self, _files[name], EFFORT)
