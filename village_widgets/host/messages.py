"""What the server tells a page that asks for its process, over the connection of ``door.py``."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Waits(Struct, frozen=True, tag="waits", tag_field="is"):
    """All places are taken: ``said`` tells which one in the line the page has."""

    said: str


class Enters(Struct, frozen=True, tag="enters", tag_field="is"):
    """There is a process, of this number (``kernel``)."""

    kernel: str


class Shows(Struct, frozen=True, tag="shows", tag_field="is"):
    """What the cell of this number shows, as HTML; the first cell is 0. Nothing comes where the page has it as a still picture,
    with places for these ids (``stills.py``).
    """

    cell: int
    html: str
    ids: tuple[str, ...] = ()


class Whole(Struct, frozen=True, tag="whole", tag_field="is"):
    """All cells have run."""


DoorMessage: TypeAlias = Waits | Enters | Shows | Whole
