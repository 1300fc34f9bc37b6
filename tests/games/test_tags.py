"""Tags that were ever stored stay: they are the names of choices and frames in saves, links and what browsers keep."""

from __future__ import annotations

import json

from tests.games.tags import FILE, collect_stored_tags
from tests.laws import list_subjects


def test_stored_tags_stay() -> None:
    """Positions, answers and kept inputs have the tags of ``tags.json``.

    If a class was renamed, give it its old tag (``tag="…"``). If a kind is new, ``python -m tests.games.tags`` adds its tag.
    """
    found = collect_stored_tags([subject.recorded.game for subject in list_subjects()])
    assert all(found.values())
    assert found == json.loads(FILE.read_text(encoding="utf-8"))
