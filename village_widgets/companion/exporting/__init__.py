"""Files of a game: its whole log, its score sheet for a spreadsheet or for paper, and its result for apps that log plays."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.resources import files
from typing import Final, Generic, NamedTuple, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel import saves
from village_core.kernel.words import Words
from village_widgets.companion.exporting.page import write_page
from village_widgets.companion.exporting.result import PlayTime, Result
from village_widgets.companion.exporting.tables import build_link, write_play, write_rows, write_sheet
from village_widgets.companion.messages import ExportedFile, Exports, OfferedFile
from village_widgets.companion.past import read_time
from village_widgets.companion.shared import SharedTable

T = TypeVar("T", bound=GameTable)
WORD_FILES: Final = files(__package__) / "words"


class ExportFormat(NamedTuple):
    """A format for the file of a game: the end of the file's name, its media type, and whether a page shows it."""

    ending: str
    media: str
    shown: bool = False


KINDS: Final = {
    "file": ExportFormat(".jsonl", "application/jsonl"),
    "print": ExportFormat(".html", "text/html", True),
    "sheet": ExportFormat("-sheet.csv", "text/csv"),
    "app": ExportFormat("-play.json", "application/json"),
    "plays": ExportFormat("-play.csv", "text/csv"),
}
"""All formats except ``file`` need a final score."""


class Exporting(Generic[T]):
    """The files that a page offers of one table's game. ``result`` describes the game as other programs know it."""

    def __init__(
        self,
        shared: SharedTable[T],
        result: Callable[[SharedTable[T]], Result],
        words: Words,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.shared = shared
        self.words = words
        self._result = result
        self._clock = clock

    def list_offers(self) -> Exports:
        """List the formats in which a page can get the game as a file now, with the link for BG Stats once there is a score.

        The note below them says where the link to the whole game is, and before there is a score that more formats follow.
        """
        result = self._result(self.shared)
        offers: list[OfferedFile] = []
        for what in KINDS:
            if what == "file" or result.score is not None:
                offers.append(OfferedFile(what, self.words.format(f"export-{what}"), self.words.format(f"export-{what}-about")))
        link = build_link(result, self.times, self._identity) if result.score is not None else ""
        note = self.words.format("export-later") if result.score is None else ""
        return Exports(tuple(offers), link, self.words.join_sentences(note, self.words.format("export-link")))

    def list_sheets(self) -> tuple[tuple[OfferedFile, ExportedFile], ...]:
        """List every format that needs a final score, each with its file; nothing before the game has one."""
        offers = (offer for offer in self.list_offers().offers if offer.what != "file")
        made = ((offer, self.export(offer.what)) for offer in offers)
        return tuple((offer, exported) for offer, exported in made if exported is not None)

    def export(self, what: str) -> ExportedFile | None:
        """Return the file in a format; None for an unknown format, or before the game has the score that it needs."""
        kind = KINDS.get(what)
        text = self.write(what) if kind else None
        if kind is None or text is None:
            return None
        name = f"{self._result(self.shared).slug}-{self.times.day}{kind.ending}"
        return ExportedFile(name, kind.media, text, kind.shown)

    def write(self, what: str) -> str | None:
        """Write one of ``KINDS`` as text; None for one that needs a score before the game has one."""
        if what == "file":
            return self.shared.write_text()
        result = self._result(self.shared)
        if result.score is None:
            return None
        match what:
            case "print":
                return write_page(result, self.times, self.words)
            case "sheet":
                return write_sheet(result, self.words)
            case "app":
                return write_play(result, self.times, self._identity)
            case "plays":
                return write_rows(result, self.times)
        return None

    @property
    def times(self) -> PlayTime:
        """The times of the first and the last entry that holds and has a time; now for both if no entry has one."""
        times = self._entry_times
        now = int(self._clock())
        return PlayTime(times[0], times[-1]) if times else PlayTime(now, now)

    @property
    def _entry_times(self) -> list[int]:
        """The times at which the lines that hold were entered, in seconds since 1970; lines without a time are left out."""
        live = self.shared.live
        return [at for record in self.shared.records if record.number in live and (at := read_time(record))]

    @property
    def _identity(self) -> str:
        """A text that tells this game from all others, the same at every call, and that does not contain the table's code.

        It is who plays and when they began; if no line has a time, as in a game from a link, it is all that they did.
        """
        if self._entry_times:
            return f"{self._entry_times[0]} {self.shared.found.head}"
        game = self.shared.game
        return "\n".join((saves.format_header(game, self.shared.codec, ""), *(saves.format_step(step) for step in game.steps)))
