"""The README's moving picture, from frames that are taken of a page."""

from __future__ import annotations

from io import BytesIO
from types import SimpleNamespace
from typing import Final

import pytest
from PIL import Image, ImageSequence

from tests.browser import picturing
from tests.browser.picturing import FIRST, FRAMES

LENGTH: Final = 2400
"""Milliseconds of the motion that is filmed."""


class Filmed:
    """A page whose motion takes ``LENGTH`` milliseconds, and whose pictures all differ."""

    def __init__(self) -> None:
        self.taken = 0

    def evaluate(self, _script: str, *_given: object) -> int:
        """Return the length of the motion, whatever is asked."""
        return LENGTH

    def screenshot(self) -> bytes:
        """Return the next picture."""
        self.taken += 1
        made = BytesIO()
        Image.new("RGB", (80, 60), (self.taken * 9, 0, 0)).save(made, "png")
        return made.getvalue()


def test_a_moving_picture_lasts_as_long_as_the_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    """The frames between the first and the last are shown for equal shares of the motion's length, those two for longer."""
    monkeypatch.setattr(picturing, "find_game", lambda _scene: (None, None))
    monkeypatch.setattr(picturing, "open_held_still", lambda *_: SimpleNamespace(page=Filmed()))
    monkeypatch.setattr(picturing, "click", lambda *_: None)
    with Image.open(BytesIO(picturing.take_sale(None, ""))) as moving:
        shown = []
        for frame in ImageSequence.Iterator(moving):
            frame.load()
            shown.append(frame.info["duration"])
    assert shown == [FIRST, *[LENGTH // FRAMES] * (FRAMES - 1), FIRST]
