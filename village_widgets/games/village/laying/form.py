"""The form that lays out a table of Village: counted pieces, what follows from them, and problems in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from village_core.games.laying import LayingProblem
from village_core.games.village import new_game
from village_core.games.village.box import derive_rest
from village_core.games.village.dying import Dying
from village_core.games.village.edition import EditionSettings
from village_core.games.village.laid import Laid
from village_core.games.village.laying import build_layout, lay, list_pending_deaths, list_unknown_fields
from village_core.games.village.position import Position
from village_core.games.village.table import Table
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.validation import find_problems
from village_core.games.village.vocabulary import CUBES, Cube, Place, Row, Space
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Player
from village_core.kernel.words import Words
from village_widgets.companion.laying.entered import Entered
from village_widgets.companion.laying.fields import FieldContent
from village_widgets.companion.laying.form import LayingForm
from village_widgets.games.village.laying.sections import VillageSections
from village_widgets.games.village.laying.values import list_values, read_laid


class VillageLayingForm(LayingForm[Table, Laid]):
    """The form on which ``players`` lay out a running table of Village by hand; ``copy`` is their edition."""

    def __init__(self, words: Words, players: Sequence[Player], copy: EditionSettings) -> None:
        sections = VillageSections(words, players, new_game(copy, len(players)).table)
        super().__init__(sections)
        self.copy = copy
        self._edition = sections.edition
        self._nouns = sections.nouns

    def read_table(self, position: KernelPosition[Table]) -> Mapping[str, FieldContent]:
        """Return the form's values: the pieces as players count them now, even within a turn, and whose turn it is.

        Laid out so, this turn has yet to begin. If the end is rung in and the last turns have not begun, it is the first of them.
        """
        return list_values(build_layout(position))

    def list_unknown(self, position: KernelPosition[Table]) -> Sequence[str]:
        """Return the form's fields that a tracked table doesn't count, or that are not laid out before the first round."""
        return list_unknown_fields(position)

    def read_counts(self, entered: Entered) -> Laid:
        """Return the counted table as it was entered, and note in ``entered`` each entry that doesn't suit its field."""
        return read_laid(entered, self._edition.box.family, len(self.players))

    def find_problems(self, laid: Laid) -> Sequence[LayingProblem]:
        """Return what is impossible about the counts, such as pieces too many or too few, or a city marked twice."""
        return find_problems(laid, self.copy, len(self.players))

    def build_position(self, laid: Laid) -> Position:
        """Return the position at the beginning of the turn that was entered. Raises ``Unlayable`` if ``laid`` has problems."""
        return lay(laid, self.copy, len(self.players))

    def describe_rest(self, laid: Laid) -> Mapping[str, str]:
        """Return in words what follows from the counts: the bag, the pile, the stock, and how many laps each marker has done.

        With the laps the number of the dead is told, which is smaller if a lap brought no death. The bag is left out if more
        cubes are counted than exist.
        """
        left = derive_rest(laid, self.copy)
        nouns = self._nouns
        told: dict[str, str] = {}
        if min(left.bag) >= 0:
            bag = nouns.list_amounts({cube.value: count for cube, count in zip(CUBES, left.bag, strict=True)})
            said = self.words.format("laying-told-bag", bag=self.words.join(bag)) if bag else ""
            told["cubes"] = said or self.words.format("laying-told-bag-empty")
        told["market"] = self.words.format("laying-told-pile", count=len(left.pile))
        stock = nouns.list_amounts({what: max(0, count) for what, count in left.stock.items()})
        said = self.words.format("laying-told-stock", stock=self.words.join(stock)) if stock else ""
        for seat, farm in enumerate(laid.farms):
            told[f"farms.{seat}.stores"] = said or self.words.format("laying-told-stock-empty")
            laps = max(0, farm.dead + farm.unmourned)
            told[f"farms.{seat}.life"] = self.words.format("laying-told-laps", count=farm.dead, laps=laps)
        return told

    def explain_wait(self, position: KernelPosition[Table]) -> str:
        """Return why the form can't be used now: in a game against Carla never, else not while a member has to die first.

        The member dies now or at the end of the turn. The text is empty if the form can be used.
        """
        if position.table.rival:
            return self.words.format("laying-alone")
        seats = list_pending_deaths(position)
        if not seats:
            return ""
        asked = isinstance(position.top, (Dying, LaidToRest))
        return self.words.format("laying-dies-now" if asked else "laying-dies-later", who=self.players[seats[0]].name)

    def find_nouns(self, problem: LayingProblem) -> Mapping[str, str | int]:
        """Return the nouns that the words of a problem need, such as a cube or a place; empty if they need none."""
        nouns, say = self._nouns, self.words.format
        match problem.key, problem.what:
            case "laying-too-many-cubes", cube:
                return {"cube": str(nouns.describe_field("cube", Cube(cube))["cube"])}
            case "laying-too-many", what:
                return {"over-amount": nouns.describe_amount(what, problem.count - problem.most)}
            case "laying-space-over", space:
                return {"place": say(f"space-{Space(space)}")}
            case "laying-row", row:
                return {"place": say(f"place-chronicle-{Row(row)}")}
            case "laying-customer-twice", _:
                return {"customer": nouns.name_customer(problem.which)}
            case "laying-members-over" | "laying-members-missing", _:
                return {"member": say("member", generation=problem.which)}
            case "laying-born-early", _:
                return {"member": say("member", generation=problem.which), "elder": say("member", generation=problem.count)}
            case "laying-city-twice" | "laying-city-unmarked", city:
                return {"place": say(f"place-{Place(city)}")}
        return {}
