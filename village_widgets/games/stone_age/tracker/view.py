"""The tracker of Stone Age as a view of the companion's page: what people report, and what follows from their reports."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Final

import msgspec

from village_core.games.stone_age import choices
from village_core.games.stone_age.ending import count_figures, find_multipliers
from village_core.games.stone_age.table import HIDDEN, Table
from village_core.games.stone_age.tracking.tallying import Tallying, TurningOver, list_one_use
from village_core.games.stone_age.tracking.watching import Feasting, Watching
from village_core.games.stone_age.vocabulary import PEOPLE, SITES, Category, Emptied, Figure, Growth, ScoreLine
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Seat
from village_widgets.companion.tallying import MadeEntry, Reminder, Tally, build_tally
from village_widgets.companion.tracked import TrackerView, list_news
from village_widgets.components.messages import ShownPlayer
from village_widgets.games.stone_age.drawing import icons
from village_widgets.games.stone_age.telling import StoneAgeTelling
from village_widgets.games.stone_age.tracker import messages
from village_widgets.games.stone_age.tracker.messages import LowerHalf as ShownFigure

WORD_FILES: Final = files(__package__) / "words"
CHANGES: Final = (1, 3, 10, -1, -10)
"""The changes of points that are one tap each."""
FEW: Final = 4
"""The number of cards in the deck below which players are warned: with fewer than four the row can stay short."""


class StoneAgeTracker(TrackerView[Table, messages.TrackerState]):
    """One page's view of a tracked table of Stone Age. ``telling`` is that of the position that the view shows."""

    telling: StoneAgeTelling

    def describe_choice(self, choice: Choice, position: Position[Table]) -> str:
        """Describe in a sentence what a choice enters."""
        return StoneAgeTelling(self.players, position.table.edition, self.words).describe_choice(choice, position)

    def build_state(self, events: Sequence[Event[Table]], counted: Frame[Table] | None) -> messages.TrackerState:
        """Build all that a page shows after these ``events``; ``counted`` is the filled final sheet, once the game is over."""
        position, writes = self.shared.position, self.shared.writes
        table, top = position.table, position.top
        telling = self.telling = StoneAgeTelling(self.players, table.edition, self.words)
        filled = counted if isinstance(counted, Tallying) else Tallying()
        sheet = top if isinstance(top, Tallying) else filled if position.over else None
        reports = isinstance(top, Watching | Feasting)
        return messages.TrackerState(
            v=len(self.shared.lines),
            writes=writes,
            notes=tuple(self._list_notes(position, writes)),
            news=list_news(events, telling),
            acting=top.seats if isinstance(top, Watching) else (),
            tribes=tuple(self._build_tribe(position, *one) for one in enumerate(table.list_clockwise(table.start), 1)),
            figures=tuple(self._list_figures(position)) if reports or isinstance(top, TurningOver) else (),
            sites=tuple(self._list_sites(table)) if reports else (),
            fixed=tuple(sorted({building.points for building in table.edition.fixed})) if reports else (),
            changes=tuple(self._list_changes()) if reports else (),
            turns=tuple(self._list_turns(top)) if isinstance(top, Watching) else (),
            feast=tuple(self._list_feast(position)) if isinstance(top, Feasting) else (),
            showing=telling.describe_decision(position) if isinstance(top, TurningOver) else "",
            tally=self._build_tally(table, sheet, not position.over) if sheet else None,
            pictures=icons.draw_shared(),
        )

    def _say(self, key: str, **values: str | int) -> str:
        return self.telling.narrator.format(f"tracker-{key}", **values)

    def _build_tribe(self, position: Position[Table], number: int, seat: Seat) -> messages.TribeCard:
        """Build the card of one tribe; ``number`` is its place in the order of play."""
        table, top = position.table, position.top
        tribe, player, board = table.tribes[seat], self.telling.players[seat], table.edition.tribe
        shown, amount = count_figures(table, seat), self.telling.narrator.nouns.describe_amount
        drawn = {figure: self.words.format(f"figure-{figure}", count=shown[figure]) for figure in Figure if shown[figure]}
        tools = "+".join(str(tool) for tool in tribe.tools if tool) or "0"
        feasting = top if isinstance(top, Feasting) else None
        hungry, not_fed = choices.GoHungry(seat), self._say("hungry", penalty=table.edition.penalty)
        return messages.TribeCard(
            seat=seat,
            number=number,
            name=ShownPlayer(player.name, player.colour),
            points=amount("score", tribe.score),
            facts=(
                messages.Fact(f"w-{player.colour}", f"{tribe.workers}", amount("worker", tribe.workers)),
                messages.Fact(
                    "field", f"{tribe.field}", self.words.format("board-field", field=tribe.field, most=board.most_field)
                ),
                messages.Fact("tool", tools, self.words.format("strip-tools", tools=tools)),
                messages.Fact("hut", f"{len(tribe.buildings)}", self._say("buildings", count=len(tribe.buildings))),
                messages.Fact("card", f"{len(tribe.cards)}", self._say("cards", count=len(tribe.cards))),
            ),
            cards=tuple(messages.Fact(figure, str(shown[figure]), said) for figure, said in drawn.items()),
            food=self._say("food", count=tribe.owed),
            grows=tuple(self._build_growing(position, seat, growth) for growth in Growth),
            hungry=messages.Button(not_fed, _encode_choice(hungry))
            if feasting and position.find_refusal(hungry) is None
            else None,
            starved=bool(feasting and seat in feasting.starved),
        )

    def _build_growing(self, position: Position[Table], seat: Seat, growth: Growth) -> messages.GrowthButton:
        """Build the button by which a tribe gets one more field, worker or tool; it is marked as full if there can be no more.

        It never is unless players report.
        """
        choice, tribe = choices.Grow(seat, growth), position.table.tribes[seat]
        has = {Growth.TOOL: sum(tribe.tools), Growth.WORKER: tribe.workers, Growth.FIELD: tribe.field}[growth]
        full = isinstance(position.top, Watching | Feasting) and position.find_refusal(choice) is not None
        small = self._say("full", count=has) if full else self._say("grows", before=has, after=has + 1)
        drawn = f"w-{self.telling.players[seat].colour}" if growth is Growth.WORKER else growth.value
        spoken = self.telling.narrator.describe_choice(choice, position.table)
        return messages.GrowthButton(drawn, self._say(f"grow-{growth}"), small, _encode_choice(choice), spoken, full)

    def _list_figures(self, position: Position[Table]) -> Iterator[ShownFigure]:
        """Yield the lower halves of all cards that are not taken yet, each with its cards; equal cards are one.

        There are none if the row has no card left, unless one is being turned over.
        """
        table, showing = position.table, isinstance(position.top, TurningOver)
        if HIDDEN not in table.row and not showing:
            return
        cards, say = table.edition.cards, self.words.format
        for figure in Figure:
            kinds = [cards[card] for card in table.deck if cards[card].shows == figure]
            gifts = []
            for kind in sorted(dict.fromkeys(kinds), key=lambda card: (card.number, card.gives)):
                card = next(each for each in table.deck if cards[each] == kind)
                small = self._say("alike", figure=say(f"figure-{figure}", count=kind.number), count=kinds.count(kind))
                made = _encode_choice(choices.ShowCard(card) if showing else choices.NoteCard(0, card))
                gifts.append(messages.CardButton(say(f"gift-{kind.gives}", count=kind.amount), small, made))
            if gifts:
                named = self._say(f"figure-{figure}") if figure in PEOPLE else say(f"figure-{figure}")
                yield ShownFigure(figure, named, tuple(gifts))

    def _list_sites(self, table: Table) -> Iterator[messages.BuildingPile]:
        """Yield each pile of buildings: its name, the number left, and the report of a building taken there."""
        for place, pile in zip(SITES, table.piles, strict=False):
            made = None if pile.top is None else _encode_choice(choices.NoteBuilding(0, place, 0))
            left = self._say("left", count=pile.under + (pile.top is not None))
            yield messages.BuildingPile(self.words.format(f"place-{place}"), left, made)

    def _list_changes(self) -> Iterator[messages.Button]:
        """Yield the buttons that give or take points."""
        for change in CHANGES:
            yield messages.Button(
                self._say("more" if change > 0 else "fewer", count=abs(change)), _encode_choice(choices.NotePoints(0, change))
            )

    def _list_turns(self, top: Watching) -> Iterator[messages.Button]:
        """Yield a button that ends each turn of the round from the present one on; it names the next player, or the feeding."""
        for seat in top.seats[1:]:
            yield messages.Button(self._say("next", who=self.telling.players[seat].name), _encode_choice(choices.EndTurn()))
        yield messages.Button(self._say("next-feast"), _encode_choice(choices.EndTurn()))

    def _list_feast(self, position: Position[Table]) -> Iterator[messages.Button]:
        """Yield the button that ends the feeding, then, unless the companion knows that the game ends now, those that end it."""
        emptied = position.table.find_emptied()
        over = "" if emptied is None else self._say(f"over-{emptied}")
        then = over or self._say("next-round", who=self.telling.players[position.table.find_next_seat(position.table.start)].name)
        starved = len(position.top.starved) if isinstance(position.top, Feasting) else 0
        left = len(position.table.tribes) - starved
        yield messages.Button(self._say("fed", starved=starved, left=left), _encode_choice(choices.Fed()), then)
        if emptied is None:
            for each in Emptied:
                yield messages.Button(self._say(f"end-{each}"), _encode_choice(choices.EndGame(each)))

    def _list_notes(self, position: Position[Table], writes: bool) -> Iterator[Reminder]:
        """Yield the reminders while players report: the round and who begins it, and what ends the game or soon will.

        Only a page that ``writes`` is told that the workers are to be placed.
        """
        table = position.table
        if not isinstance(position.top, Watching | Feasting):
            return
        starts = writes and isinstance(position.top, Watching) and len(position.top.seats) == len(table.tribes)
        yield Reminder(
            self._say("placing" if starts else "starts", who=self.telling.players[table.start].name, round=table.round), False
        )
        emptied = table.find_emptied()
        if emptied is not None:
            yield Reminder(self._say(f"last-{emptied}"), True)
        elif table.left < FEW:
            yield Reminder(self._say("few-cards", count=table.left), True)
        least = min(pile.under + (pile.top is not None) for pile in table.piles)
        if emptied is None and least == 1:
            yield Reminder(self._say("few-buildings"), True)

    def _build_tally(self, table: Table, counted: Tallying, filling: bool) -> Tally:
        """Build the final sheet, with the multipliers worked out; ``filling``: players still fill it in."""
        say = self.telling.narrator.format
        names = {ScoreLine(category.value): say(f"category-{category}") for category in Category}
        strengths = [tribe.strength for tribe in table.tribes]
        ties = {ScoreLine.STRENGTH: (say("tie-line-strength"), strengths)}
        tell = choices.Tell if filling else None
        return build_tally(self.telling, table, counted, names, ties, tell, worked=self._list_worked(table))

    def _list_worked(self, table: Table) -> Iterator[str]:
        """Yield, tribe by tribe, a line for each kind of people on its cards: their number, their multiplier and their points.

        If a ruling scores unused one-use tools, the tool makers' line tells the most that these can add, in place of points.
        """
        for seat, tribe in enumerate(table.tribes):
            shown, who = count_figures(table, seat), self.telling.players[seat].name
            multiplied = zip(PEOPLE, ("field", "tools", "huts", "workers"), find_multipliers(tribe, table.edition), strict=True)
            for figure, what, count in multiplied:
                unused = sum(list_one_use(table, seat)) if what == "tools" else 0
                if shown[figure]:
                    people = self.words.format(f"figure-{figure}", count=shown[figure])
                    times, points = self._say(f"times-{what}", count=count), shown[figure] * count
                    if unused:
                        yield self._say("worked-unused", who=who, people=people, times=times, most=unused)
                    else:
                        yield self._say("worked", who=who, people=people, times=times, points=points)


def _encode_choice(choice: Choice) -> MadeEntry:
    made: MadeEntry = msgspec.to_builtins(choice)
    return made
