"""The form by which a table is laid out: what it asks, what follows from the answers, and what can't be, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from village_core.games.village import new_game
from village_core.games.village.box import rest
from village_core.games.village.edition import EditionSettings
from village_core.games.village.laid import Laid, Problem
from village_core.games.village.laying import Unlayable, lay, layout, problems_of, unknown
from village_core.games.village.position import Position
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CUBES, Cube, Place, Row, Space
from village_core.kernel.game import Player
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Seat
from village_core.kernel.words import Words
from village_widgets.components.telling import Message, Plain
from village_widgets.games.village.laying.sections import Sections, fields_of
from village_widgets.games.village.laying.values import Unreadable, laid_of, values_of


class LayingForm:
    """Lays out the table of ``players``, who play with the edition of ``copy``. It keeps nothing: a page sends all values.

    What it says is under ``laying``: ``sections`` with their fields, ``values`` by field, ``unknown`` fields, ``tiles``
    and ``pictures`` (to open), ``problems`` as text, fields and sections, and ``told`` by section what follows.
    """

    def __init__(self, words: Words, players: Sequence[Player], copy: EditionSettings) -> None:
        self.words = words
        self.players = tuple(players)
        self.copy = copy
        self.sections = Sections(words, self.players, new_game(copy, len(self.players)).table)
        self._fields = fields_of(self.sections.all())

    def open(self, position: KernelPosition[Table], keep: str = "", seen: int = 0) -> Message:
        """The whole form, filled with what is known of ``position``. ``keep`` names the table for the page's own memory, and
        ``seen`` says after how many of its lines the form was filled: what is entered meanwhile is not in it.
        """
        values = values_of(layout(position))
        beginnings = unknown(position)
        return {
            "laying": {
                "keep": keep,
                "seen": seen,
                "sections": [*self.sections.all()],
                "values": values,
                "unknown": [key for key in self._fields if any(_below(key, name) for name in beginnings)],
                "tiles": self.sections.customers(),
                "pictures": self.sections.pictures(),
                **self._found(values),
            }
        }

    def check(self, values: Mapping[str, object]) -> Message:
        """What can't be of the ``values`` entered so far, and what follows from them."""
        return {"laying": self._found(values)}

    def read(self, values: Mapping[str, object]) -> Position | Message:
        """The position that was laid out; or, where it can't be, a message that names every piece that is wrong."""
        try:
            return lay(self._laid(values), self.copy, len(self.players))
        except (Unreadable, Unlayable) as wrong:
            return {"laying": {"problems": self._said(wrong.problems), "refused": True}}

    def waits(self, seat: Seat, asked: bool) -> str:
        """That somebody of a family has to die before anything is laid out; ``asked`` says whether it is asked for already."""
        return self.words.say("laying-dies-now" if asked else "laying-dies-later", who=self.players[seat].name)

    def done(self) -> Message:
        """The table has been laid out: the page may forget what was typed."""
        return {"laying": {"laid": True}}

    def _laid(self, values: Mapping[str, object]) -> Laid:
        return laid_of(values, self.sections.edition.box.family, len(self.players))

    def _found(self, values: Mapping[str, object]) -> Message:
        try:
            laid = self._laid(values)
        except Unreadable as unreadable:
            return {"problems": self._said(unreadable.problems), "told": {}}
        problems = problems_of(laid, self.copy, len(self.players))
        return {"problems": self._said(problems), "told": self._told(laid)}

    # What follows

    def _told(self, laid: Laid) -> Message:
        """By section what nobody has to count: the bag, the pile, the stock, and how often somebody has been round."""
        left = rest(laid, self.copy)
        nouns = self.sections.nouns
        told: Message = {}
        if min(left.bag) >= 0:
            bag = nouns.amounts({cube.value: count for cube, count in zip(CUBES, left.bag, strict=True)})
            said = self.words.say("laying-told-bag", bag=nouns.listed(bag)) if bag else ""
            told["cubes"] = said or self.words.say("laying-told-bag-empty")
        told["market"] = self.words.say("laying-told-pile", count=len(left.pile))
        stock = nouns.amounts({what: max(0, count) for what, count in left.stock.items()})
        said = self.words.say("laying-told-stock", stock=nouns.listed(stock)) if stock else ""
        for seat, farm in enumerate(laid.farms):
            told[f"farms.{seat}.stores"] = said or self.words.say("laying-told-stock-empty")
            told[f"farms.{seat}.life"] = self.words.say("laying-told-laps", count=farm.dead)
        return told

    # What can't be

    def _said(self, problems: Sequence[Problem]) -> list[Plain]:
        """Each problem as its text, the fields of the form that it is about, and their sections."""
        found: list[Plain] = []
        for problem in problems:
            keys = [key for name in problem.fields for key in self._fields if _below(key, name)]
            sections = [*dict.fromkeys(self._fields[key][0] for key in keys)]
            found.append([self.wording(problem), [*keys], [*sections]])
        return found

    def wording(self, problem: Problem) -> str:
        """A problem in words."""
        nouns = self.sections.nouns
        over = problem.count - problem.most
        values: dict[str, str | int] = {
            "count": problem.count,
            "most": problem.most,
            "over": over,
            "who": self.players[problem.seat].name if problem.seat is not None else "",
            "member": self.words.say("member", generation=problem.generation),
            "elder": self.words.say("member", generation=problem.count),
            "where": next((self._fields[key][1] for key in self._fields if _below(key, problem.fields[0])), ""),
            **self._what(problem, over),
        }
        if problem.tile is not None:
            values["customer"] = nouns.customer(problem.tile)
        return self.words.say(problem.key, **values)

    def _what(self, problem: Problem, over: int) -> dict[str, str]:
        """What a problem is about, as the noun that its wording asks for."""
        nouns = self.sections.nouns
        match problem.key, problem.what:
            case "laying-too-many-cubes", cube:
                return {"cube": str(nouns.field("cube", Cube(cube))["cube"])}
            case "laying-too-many", what:
                return {"over-amount": nouns.amount(what, over)}
            case "laying-space-over", space:
                return {"place": self.words.say(f"space-{Space(space)}")}
            case "laying-row", row:
                return {"place": self.words.say(f"laying-row-{Row(row)}")}
            case _, "":
                return {}
            case _, place:
                return {"place": self.words.say(f"place-{Place(place)}")}


def _below(key: str, name: str) -> bool:
    return key == name or key.startswith(f"{name}.")
