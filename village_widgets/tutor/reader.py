"""The one who reads: what they have got done, as the store keeps it and as their page remembers it."""

from __future__ import annotations

from contextlib import suppress

from village_widgets.tutor.progress import NOTHING, BadProgress, Progress, from_json, game_of
from village_widgets.tutor.progress_store import ProgressStore, is_reader

UNKEPT = "progress-not-kept"


class Reader:
    """One reader at the page of one chapter.

    ``progress`` is what they have got done; ``problem`` a key of the interface's words, if something went wrong with keeping
    it: the lesson goes on all the same.
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
        """Somebody opens the page: ``name`` is what their browser calls itself, ``copy`` what it remembers by itself."""
        if self.look(name, copy):
            self.keep(self.progress)

    def look(self, name: str, copy: str) -> bool:
        """The same without writing anything down: whether the browser remembers more than the store."""
        self._name = name if is_reader(name) else ""
        self.progress, self.problem = NOTHING, ""
        if self._name:
            self.progress, self.problem = self._store.load(self._name)
        kept = self.progress
        with suppress(BadProgress):
            self.progress = kept.merge(from_json(copy) if copy else NOTHING)
        return self.progress != kept

    def keep(self, progress: Progress) -> None:
        """Write down what was got done."""
        self.progress = progress
        if not self._name:
            return
        try:
            found = self._store.keep(self._name, progress.only(self.chapter))
        except BadProgress as error:
            self.problem = error.problem
        else:
            self.progress = found.progress
            self.problem = found.problem or ("" if self.problem == UNKEPT else self.problem)

    def reset(self) -> None:
        """Begin the course of this chapter's game anew. Other pages of the reader forget too, as soon as they keep something."""
        game = game_of(self.chapter)
        fresh = self.progress.anew(game)
        if self._name:
            try:
                self._store.reset(self._name, game)
            except BadProgress as error:
                self.problem = error.problem
        self.keep(fresh)
