"""Content that a page opens: the bytes of a file, or the text of a link."""

from __future__ import annotations

from base64 import b64decode
from binascii import Error as NotBase64

from village_core.games.reading import LARGEST
from village_core.kernel.saves import BadSave
from village_widgets.companion.commands import Open


def read_content(opened: Open) -> bytes | str:
    """Return the bytes of a file (``data``, in base64), or a text.

    Raises ``BadSave`` for content that is neither, and for a file that is too large, of which the page sends only its ``size``.
    """
    if opened.size > LARGEST:
        raise BadSave("file-too-large", 1, str(LARGEST // 1_000_000))
    if opened.data is None:
        return opened.text
    try:
        return b64decode(opened.data, validate=True)
    except (NotBase64, ValueError) as error:
        raise BadSave("file-binary", 1) from error
