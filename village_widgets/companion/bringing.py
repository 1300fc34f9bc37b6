"""What somebody brings to a page: the bytes of a file, or the text of a link."""

from __future__ import annotations

from base64 import b64decode
from binascii import Error as NotBase64
from collections.abc import Mapping

from village_core.games.reading import LARGEST
from village_core.kernel.saves import BadSave


def brought(message: Mapping[str, object]) -> bytes | str:
    """The bytes of a file (``data``, in base64), or a text. Of a file that is too large the page only says its ``size``.

    Raises ``BadSave`` for that, and for what is neither.
    """
    size, data, text = message.get("size"), message.get("data"), message.get("text")
    if isinstance(size, int) and size > LARGEST:
        raise BadSave("file-too-large", 1, str(LARGEST // 1_000_000))
    if not isinstance(data, str):
        return text if isinstance(text, str) else ""
    try:
        return b64decode(data, validate=True)
    except (NotBase64, ValueError) as error:
        raise BadSave("file-binary", 1) from error
