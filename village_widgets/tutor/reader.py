"""A reader's progress at a chapter's page: loaded from the store, merged with what the browser remembers, stored and reset.

The lesson goes on if that fails.
"""

from __future__ import annotations

from contextlib import suppress

from village_widgets.tutor.progress import NOTHING, BadProgress, Progress, from_json, split_game
from village_widgets.tutor.progress_store import ProgressStore, is_reader

UNKEPT = "progress-not-kept"


class Reader:
    """One reader at the page of one chapter.

    ``progress`` is the reader's; ``problem`` is a key of the interface's words if it could not be read or stored, else empty:
    the lesson goes on in any case.
    """

    def __init__(self, store: ProgressStore, chapter: str) -> None:
        self.chapter = chapter
        self.progress = NOTHING
        self.problem = ""
        self._store = store
        self._name = ""

    def __repr__(self) -> str:
        return "Reader()"

    def arrive(self, name: str, copy: str) -> None:
        """Load the progress when a page opens: ``name`` is the browser's id, ``copy`` the progress that it remembers.

        If the copy has more than the store, both together are stored.
        """
        if self.look(name, copy):
            self.keep(self.progress)

    def look(self, name: str, copy: str) -> bool:
        """Load the progress, merge the browser's ``copy`` in if it can be read, and tell whether that adds to what the store has.

        ``name`` is the browser's id. Nothing is stored.
        """
        self._name = name if is_reader(name) else ""
        self.progress, self.problem = NOTHING, ""
        if self._name:
            self.progress, self.problem = self._store.load(self._name)
        kept = self.progress
        with suppress(BadProgress):
            self.progress = kept.merge(from_json(copy) if copy else NOTHING)
        return self.progress != kept

    def keep(self, progress: Progress) -> None:
        """Make ``progress`` the reader's, and store it, unless the browser has no valid id.

        Of its places and sittings only those of this chapter are stored. The reader's progress is then what the store has, other
        pages' writes included; a failure to store becomes the ``problem``.
        """
        self.progress = progress
        if not self._name:
            return
        try:
            found = self._store.keep(self._name, progress.keep_only(self.chapter))
        except BadProgress as error:
            self.problem = error.problem
        else:
            self.progress = found.progress
            self.problem = found.problem or ("" if self.problem == UNKEPT else self.problem)

    def reset(self) -> None:
        """Start the course of this chapter's game over, in the store too; a failure to store becomes the ``problem``.

        Other pages of the reader follow as soon as they store something.
        """
        game = split_game(self.chapter)
        fresh = self.progress.start_over(game)
        if self._name:
            try:
                self._store.reset(self._name, game)
            except BadProgress as error:
                self.problem = error.problem
        self.keep(fresh)
