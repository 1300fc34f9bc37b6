"""The tracker of Manitoba as a view of the companion's page: what people report, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Final

import msgspec

from village_core.games.manitoba import choices
from village_core.games.manitoba.happening import find_event
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import find_cloud
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.table import SCORED, Table
from village_core.games.manitoba.tracking.tallying import Tallying
from village_core.games.manitoba.tracking.watching import Counting, Watching
from village_core.games.manitoba.vocabulary import Category
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice
from village_widgets.companion.tallying import Reminder, Tally, build_tally
from village_widgets.companion.tracked import TrackerView, list_news
from village_widgets.games.manitoba.drawing.icons import draw_shared
from village_widgets.games.manitoba.telling import ManitobaTelling
from village_widgets.games.manitoba.tracker import messages
from village_widgets.games.manitoba.tracker.season import list_picks, list_row
from village_widgets.games.manitoba.tracker.tiles import build_tile

WORD_FILES: Final = files(__package__) / "words"


class ManitobaTracker(TrackerView[Table, messages.TrackerState]):
    """One page's view of a tracked table of Manitoba. ``telling`` is that of the position that the view shows."""

    telling: ManitobaTelling

    def describe_choice(self, choice: Choice, position: Position[Table]) -> str:
        """Describe in a sentence what a choice enters."""
        return ManitobaTelling(self.players, position.table.edition, self.words).describe_choice(choice, position)

    def build_state(self, events: Sequence[Event[Table]], counted: Frame[Table] | None) -> messages.TrackerState:
        """Build all that a page shows after these ``events``; ``counted`` is the filled final sheet, once the game is over."""
        position = self.shared.position
        table, top = position.table, position.top
        telling = self.telling = ManitobaTelling(self.players, table.edition, self.words)
        nouns, filled = telling.narrator.nouns, counted if isinstance(counted, Tallying) else Tallying()
        sheet = top if isinstance(top, Tallying) else filled if position.over else None
        reports = isinstance(top, Watching | Counting)
        return messages.TrackerState(
            v=len(self.shared.lines),
            writes=self.shared.writes,
            notes=() if sheet else tuple(self._list_notes(position)),
            news=list_news(events, telling),
            row=() if sheet else tuple(list_row(table, nouns, self.words, reports)),
            events=list_picks(table, nouns, self.words, choices.TurnEvent) if reports else None,
            clouds=list_picks(table, nouns, self.words, choices.TurnCloud) if reports else None,
            clans=() if sheet else tuple(build_tile(position, seat, telling) for seat in table.seats),
            asked=self._build_question(position) if isinstance(top, Storing) else None,
            end=self._build_end(table) if isinstance(top, Watching) else None,
            tally=self._build_tally(table, sheet, not position.over) if sheet else None,
            pictures=draw_shared(),
        )

    def _say(self, key: str, **values: str | int) -> str:
        return self.telling.narrator.format(f"tracker-{key}", **values)

    def _list_notes(self, position: Position[Table]) -> Iterator[Reminder]:
        """Yield reminders: the set-up or the round, the active player, and what the round's card brings or that it is last."""
        table, who = position.table, self.telling.players[position.table.start].name
        if not table.round:
            yield Reminder(self._say("setup", who=who), False)
            return
        season = self.words.format(f"season-{table.season}")
        yield Reminder(self._say("round", round=table.round, rounds=table.rounds, season=season, who=who), False)
        nouns, cloud, event = self.telling.narrator.nouns, find_cloud(table), find_event(table)
        if isinstance(position.top, Counting):
            key = "scoring-unknown" if cloud is None else "scoring"
            yield Reminder(self._say(key, cloud=nouns.list_scored(cloud or ())), True)
        elif table.last:
            yield Reminder(self._say("last"), True)
        elif cloud is not None:
            yield Reminder(self._say("soon", cloud=nouns.list_scored(cloud)), False)
        elif event is not None:
            yield Reminder(self.telling.narrator.word_rule(Rule(f"card-{event.happens}")), False)

    def _build_end(self, table: Table) -> messages.Press:
        """Build the button that ends the set-up or the round; its small words say what follows."""
        after = self.telling.players[table.find_next_seat(table.start) if table.round else table.start].name
        if table.last:
            then = self._say("then-end")
        elif table.card in SCORED:
            then = self._say("then-scoring")
        else:
            then = self._say("then-round", who=after)
        label = self._say("end" if table.round else "end-setup")
        return messages.Press((), label, then, label, msgspec.to_builtins(choices.EndRound()), False)

    def _build_question(self, position: Position[Table]) -> messages.Section:
        """Build the buttons that ask to which storage the feather of a full altar goes."""
        presses = []
        for option in position.options:
            assert isinstance(option.choice, choices.Store)
            place, good = (self.words.format(f"{kind}-{option.choice.place}") for kind in ("place", "good"))
            presses.append(messages.Press((option.choice.place,), good, "", place, msgspec.to_builtins(option.choice), False))
        return messages.Section(self.telling.describe_decision(position), tuple(presses))

    def _build_tally(self, table: Table, counted: Tallying, filling: bool) -> Tally:
        """Build the final sheet; ``filling``: players still fill it in."""
        lines = {category: self.words.format(f"category-{category}") for category in Category}
        return build_tally(self.telling, table, counted, lines, {}, choices.Tell if filling else None)
