"""Manitoba in words: no word is left over."""

from __future__ import annotations

import inspect
import re
from types import ModuleType
from typing import get_args

from village_core.games import outcome, tallying
from village_core.games.manitoba import GAME, calendar, choices, edition, events, picture, territory
from village_core.games.manitoba.evaluation import Reason
from village_core.games.manitoba.narration import WORD_FILES
from village_core.games.manitoba.position import AnyFrame
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.tracking import events as tracked
from village_core.games.manitoba.vocabulary import Category, Good, Happens, Path, Place, Season, Terrain
from village_core.kernel.ledger import Event
from village_core.kernel.words import ENGLISH, list_keys


def list_tags(union: object) -> set[str]:
    """Return the tags of a union's classes."""
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def read_source(*modules: ModuleType) -> str:
    """Return the joined source of some modules."""
    return "".join(map(inspect.getsource, modules))


def test_no_word_is_left_over() -> None:
    """Every key of the English file, except those of rulings, is used by the program."""
    happened = {
        str(kind.__struct_config__.tag)
        for room in (events, calendar, tracked, tallying, outcome)
        for kind in vars(room).values()
        if isinstance(kind, type) and issubclass(kind, Event)
    }
    known: set[str] = {*Rule}
    known |= {f"event-{tag}-{rule}" for tag in happened for rule in Rule} | {f"event-{tag}" for tag in happened}
    known |= {f"{word}-{tag}" for word in ("decision", "waiting") for tag in list_tags(AnyFrame)}
    known |= {f"choice-{tag}" for tag in list_tags(choices.AnyChoice)}
    named = {"good": Good, "kind": Good, "disc": Terrain, "terrain": Terrain, "season": Season, "happens": Happens}
    known |= {f"{noun}-{value}" for noun, values in named.items() for value in values}
    known |= {f"{noun}-{value}{form}" for noun in ("place", "path") for value in (*Place, *Path) for form in ("", ".to")}
    known |= {f"category-{category}" for category in Category}
    known |= {f"amount-{what}" for what in (*Good, "awake", "cree", "disc", "shell", "sleeper")}
    known |= {
        f"ending-{Rule.END_AUTUMN}",
        "event-ended-shared",
        "event-points-lost",
        "decision-counting-unknown",
        "text-003",
        "picture-no-head",
    }
    known |= {"region", "tile", "cloud-most", "list-goods"} | set(re.findall(r'"(map-[a-z-]+)"', read_source(territory, edition)))
    known |= {f"edition-{name}" for name in GAME.editions}
    known |= {f"reason-{reason}{form}" for reason in Reason for form in ("", ".why")}
    known |= set(re.findall(r'"(picture-[a-z-]+)"', read_source(picture)))
    left = list_keys(ENGLISH, WORD_FILES) - known
    assert sorted(key for key in left if not key.startswith("ruling-")) == [], "test_rulings.py holds those of rulings"
