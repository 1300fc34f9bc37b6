"""Messages that a server sends to a page at its door (``door.py``)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from village_core.kernel.values import build_tag


class QueuePlace(Struct, frozen=True, tag=build_tag, tag_field="is"):
    """All processes are in use: ``text`` says which place in the queue the page has."""

    text: str


class ProcessReady(Struct, frozen=True, tag=build_tag, tag_field="is"):
    """The page's process runs, as the kernel with this id."""

    kernel: str


class CellOutput(Struct, frozen=True, tag=build_tag, tag_field="is"):
    """The output of one cell as HTML; ``cell`` is its number among all cells of the notebook, from 0.

    If the page already has it as a still picture, ``html`` is empty and ``ids`` fill the picture's placeholders (``stills.py``).
    """

    cell: int
    html: str
    ids: tuple[str, ...] = ()


class OutputEnd(Struct, frozen=True, tag=build_tag, tag_field="is"):
    """A message that says that no more outputs follow: all cells have run, or one has failed."""


DoorMessage: TypeAlias = QueuePlace | ProcessReady | CellOutput | OutputEnd
