"""Village's own part of the advice in a first game: cubes with their actions, goods, and deaths."""

from __future__ import annotations

from village_core.games.village.choices import Take, Well
from village_core.games.village.evaluation import Reason
from village_core.games.village.events import Crossed
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import GOODS
from village_core.kernel.values import Choice, Option
from village_widgets.tutor.advice import Advice


class VillageAdvice(Advice[Table]):
    """Advice at one position of Village."""

    def list_moves(self) -> tuple[Option, ...]:
        """Return the decisions of the best plan to show: a cube or the well with the action after it, else only the present one.

        Later decisions get their own advice.
        """
        return self.best.plan[:2] if isinstance(self.best.plan[0].choice, (Take, Well)) else super().list_moves()

    def find_place(self, choice: Choice) -> str:
        """Return the target of a choice's place; for a cube, its action space."""
        return f"space:{choice.space.value}" if isinstance(choice, Take) else super().find_place(choice)

    def describe_gain(self, reason: str) -> str:
        """Return a sentence about the gain by ``reason``.

        For goods it says where a customer asks for one that the plan brings, and is general if none does; if the plan brings
        no good, it says that goods and demands now match better.
        """
        table, seat = self.position.table, self.position.seat
        if reason != Reason.GOODS or seat is None:
            return super().describe_gain(reason)
        farm, after = table.farms[seat], self.consequences[1].farms[seat]
        made = [good for good in GOODS if getattr(after, good) > getattr(farm, good)]
        for place, tiles in (("stalls", table.stalls), ("queue", table.queue)):
            demanded = {what for tile in tiles if tile is not None for what in table.edition.customers[tile].wants}
            for good in made:
                if good in demanded:
                    return self.format("advice-goods-wanted", **self.narrator.nouns.describe_field("good", good), place=place)
        return super().describe_gain(reason) if made else self.format("advice-goods-ready")

    def list_warnings(self) -> tuple[str, ...]:
        """Return a warning of a death if the seat's marker passes the end of a lap in the plan; else none."""
        crossed = (isinstance(event, Crossed) and event.seat == self.position.seat for event in self.consequences[0])
        return (self.format("advice-death"),) if any(crossed) else ()
