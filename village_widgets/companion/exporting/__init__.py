"""A game to take away: its whole log, its score sheet for a spreadsheet or for paper, and its result for apps that log plays."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.resources import files
from typing import Final, Generic, NamedTuple, TypeVar

from village_core.kernel import saves
from village_core.kernel.frames import Table
from village_core.kernel.words import Words
from village_widgets.companion.exporting.page import printable
from village_widgets.companion.exporting.result import Result, When
from village_widgets.companion.exporting.tables import app_link, app_play, play_rows, score_sheet
from village_widgets.companion.messages import Exported, Exports, OfferedFile
from village_widgets.companion.past import moment
from village_widgets.companion.shared import Shared

T = TypeVar("T", bound=Table)
WORD_FILES: Final = files(__package__) / "words"


class ExportFormat(NamedTuple):
    """Something a game can be taken away as: the end of its file's name, its media type, and whether a page shows it."""

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
"""Everything but the file needs a final score."""


class Exporting(Generic[T]):
    """What one table can be taken away as. ``result`` is how the game's room reads it."""

    def __init__(
        self, shared: Shared[T], result: Callable[[Shared[T]], Result], words: Words, clock: Callable[[], float] = time.time
    ) -> None:
        self.shared = shared
        self.words = words
        self._result = result
        self._clock = clock

    def offer(self) -> Exports:
        """What the table can be taken away as now."""
        result = self._result(self.shared)
        offers: list[OfferedFile] = []
        for what in KINDS:
            if what == "file" or result.score is not None:
                offers.append(OfferedFile(what, self.words.format(f"export-{what}"), self.words.format(f"export-{what}-about")))
        link = app_link(result, self.when, self._identity) if result.score is not None else ""
        note = self.words.format("export-later") if result.score is None else ""
        return Exports(tuple(offers), link, f"{note} {self.words.format('export-link')}".strip())

    def sheets(self) -> tuple[tuple[OfferedFile, Exported], ...]:
        """All but the file, as soon as the game has a score: what it is, and the file itself."""
        offers = (offer for offer in self.offer().offers if offer.what != "file")
        made = ((offer, self.export(offer.what)) for offer in offers)
        return tuple((offer, exported) for offer, exported in made if exported is not None)

    def export(self, what: str) -> Exported | None:
        """The file that the page asks for; nothing for what there isn't."""
        kind = KINDS.get(what)
        text = self.text(what) if kind else None
        if kind is None or text is None:
            return None
        name = f"{self._result(self.shared).slug}-{self.when.day}{kind.ending}"
        return Exported(name, kind.media, text, kind.shown)

    def text(self, what: str) -> str | None:
        """One of ``KINDS`` as text; nothing where the game has no score yet."""
        if what == "file":
            return self.shared.text()
        result = self._result(self.shared)
        if result.score is None:
            return None
        match what:
            case "print":
                return printable(result, self.when, self.words)
            case "sheet":
                return score_sheet(result, self.words)
            case "app":
                return app_play(result, self.when, self._identity)
            case "plays":
                return play_rows(result, self.when)
        return None

    @property
    def when(self) -> When:
        """When the game was played, as far as its log says so; else now."""
        times = self._times
        now = int(self._clock())
        return When(times[0], times[-1]) if times else When(now, now)

    @property
    def _times(self) -> list[int]:
        """When the entries that hold were made, as far as the log says so."""
        live = self.shared.live
        return [at for record in self.shared.records if record.number in live and (at := moment(record))]

    @property
    def _identity(self) -> str:
        """What tells this game from all others, whenever it is asked, and tells nobody its code.

        That is who plays and when they began; where no line says when, as in a game from a link, it is all that they did.
        """
        if self._times:
            return f"{self._times[0]} {self.shared.found.head}"
        game = self.shared.game
        return "\n".join((saves.format_header(game, self.shared.codec, ""), *(saves.format_step(step) for step in game.steps)))
