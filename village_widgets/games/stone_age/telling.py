"""Stone Age as the screen shows it: drawn by ``drawing``, told by the core's narrator, pointed at by ``pointing``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from village_core.games.outcome import Outcome
from village_core.games.stone_age import GAME
from village_core.games.stone_age.choices import AddTool, Collect, Feed, PlaceWorkers
from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.ending import DECIDING, score
from village_core.games.stone_age.events import Ended
from village_core.games.stone_age.narration import Narrator
from village_core.games.stone_age.odds import find_average
from village_core.games.stone_age.rolling import Adding
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table, view_as
from village_core.games.stone_age.vocabulary import CARDS, GROUNDS, RESOURCES, SITES, VILLAGE, Category, Kind
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Player, RuleKey, Seat
from village_core.kernel.words import Words
from village_widgets.components import telling
from village_widgets.components.drawn import Odds
from village_widgets.components.scene import Panel
from village_widgets.components.strips import HeldThing, LyingPieces, Strip
from village_widgets.games.stone_age import drawing
from village_widgets.games.stone_age.chances import Chances
from village_widgets.games.stone_age.explaining import Explainer
from village_widgets.games.stone_age.glossary import GLOSSARY, TERMS
from village_widgets.games.stone_age.moving import DEEDS, animate, is_moment
from village_widgets.games.stone_age.pointing import carry, find_picture, find_signs, find_target, style_choice
from village_widgets.games.stone_age.saying import Descriptions

AREAS: Final = (("cards", CARDS), ("sites", SITES))
"""Panels that are one place each when places are listed."""


class StoneAgeTelling(telling.Telling[Table]):
    """Draws positions of one game of Stone Age and describes them to one page. ``ROLLS``: rolling dice show faces."""

    OWN = "tribe"
    ROLLS = True
    foretells = True
    glossary = GLOSSARY
    terms = TERMS
    narrator: Narrator

    def __init__(self, players: Sequence[Player], edition: Edition, words: Words) -> None:
        super().__init__(GAME, players, edition, words)
        self.explainer = Explainer(self.narrator)

    def draw_panels(self, position: Position[Table], viewer: Seat | None) -> tuple[Panel, ...]:
        """Draw the five areas of the board and one for each tribe, each with a description in words.

        ``viewer`` is the seat whose secret cards count among its people and symbols, if any.
        """
        active = position.seat if position.seat in position.table.seats else None
        drawn = drawing.draw_panels(position, viewer, self.players, self.words)
        return tuple(map(Descriptions(view_as(position.table, viewer), self.narrator, active).describe, drawn))

    def describe_choice(self, choice: Choice, position: Position[Table]) -> str:
        """Return a choice as it reads on a button.

        Workers who will roll show their average yield without tools, a tool its worth, and collecting a roll its pieces.
        """
        said, table, top = super().describe_choice(choice, position), position.table, position.top
        if isinstance(choice, PlaceWorkers) and choice.place in GROUNDS:
            average = float(find_average(choice.workers, table.edition.divisors[choice.place]))
            kind = self.words.format(f"kind-{GROUNDS[choice.place]}")
            return self.words.format("placed-average", placed=said, average=average, kind=kind)
        if isinstance(top, Adding) and isinstance(choice, AddTool):
            return self.words.format("tool-worth", tool=said, value=table.tribes[top.seat].tools[choice.space])
        if isinstance(top, Adding) and isinstance(choice, Collect):
            pieces = self.narrator.nouns.describe_amount(top.what, top.pips // table.edition.find_divisor(top.what))
            return self.words.format("collect-pieces", collect=said, pieces=pieces)
        return said

    def describe_odds(self, position: Position[Table], viewer: Seat | None) -> tuple[Odds, ...]:
        """Return the odds of rolls for the tribe that decides. ``viewer`` makes no difference: tools and workers are open to all.

        There are none at a tracked table, while a draw is due and after the end.
        """
        seat = position.seat
        if seat is None or seat == CHANCE or position.table.tracked:
            return ()
        return Chances(position, seat, self.players, self.narrator).describe()

    def find_target(self, choice: Choice, position: Position[Table]) -> str:
        """Return the target on the board at which a choice is made; ``AGENDA`` if it has none."""
        return telling.AGENDA if position.seat is None else find_target(choice, position.table, position.seat)

    def part_choice(self, choice: Choice, position: Position[Table]) -> telling.ChoiceParts | None:
        """Part a choice that places workers: by the place, where all cards are one place and all buildings another. Else None."""
        if not isinstance(choice, PlaceWorkers):
            return None
        place, signs = choice.place, find_signs(choice.place)
        for area, lying in AREAS:
            if place in lying:
                thing = self.narrator.describe_thing(position.table, place)
                rest = self.words.format("part-place", place=self.words.format(f"place-{place}"), thing=thing)
                return telling.ChoiceParts(area, self.words.format(f"board-area-{area}"), signs, rest)
        workers = self.narrator.nouns.describe_amount("worker", choice.workers)
        return telling.ChoiceParts(place, self.words.format(f"place-{place}"), signs, workers, choice.workers)

    def carry(self, choice: Choice, position: Position[Table]) -> telling.Carry | None:
        """Return which piece is carried where to make a choice; None if no piece is carried for it."""
        return None if position.seat is None else carry(choice, position.table, position.seat)

    def style_choice(self, choice: Choice, position: Position[Table]) -> telling.ChoiceStyle:
        """Return the style of a choice among others, with the pieces that it is about; plain unless a player decides."""
        seat = position.seat
        return (
            style_choice(choice, self.players[seat].colour)
            if seat is not None and seat in position.table.seats
            else telling.ChoiceStyle()
        )

    def find_picture(self, what: str) -> str:
        """Return the shared picture (``#id``) of a kind of piece; empty if there is none."""
        return find_picture(what)

    def has_hidden_pieces(self, position: Position[Table], seat: Seat) -> bool:
        """Tell whether a seat has cards that only it has seen until the end."""
        return bool(position.table.tribes[seat].secret)

    def describe_target(self, target: str) -> str:
        """Return the effect of a card or a building; empty for another target."""
        return self.explainer.explain(target)

    def explain_not_now(self, target: str, position: Position[Table], viewer: Seat | None) -> tuple[str, tuple[str, ...]]:
        """Return the worth of people or symbols on a tribe's cards with its rule, or all its cards and buildings.

        Only what ``viewer`` may know is told. For other targets, return why they can't be used now.
        """
        match target.split(":"):
            case ["figure", seat, figure]:
                said, rule = self.explainer.explain_count(figure, view_as(position.table, viewer), int(seat))
                return said, (rule,)
            case ["kept", seat]:
                return "\n".join(self.explainer.list_owned(view_as(position.table, viewer), int(seat))), ()
        return super().explain_not_now(target, position, viewer)

    def is_deed(self, event: Event[Table]) -> bool:
        """Tell whether an event is workers placed, dice rolled, a card or a building taken or declined, growth, or hunger."""
        return isinstance(event, DEEDS)

    def is_moment(self, event: Event[Table]) -> bool:
        """Tell whether an event is a new round, the feeding or hunger at a round's end, or the last building of a pile."""
        return is_moment(event)

    def animate(self, event: Event[Table], table: Table, at: str) -> Sequence[telling.MovingPieces]:
        """Return what moves on the board and the tribes; ``at`` is the target of the choice that caused the event, or empty."""
        return animate(event, table, self.players, at, self.ROLLS)

    def name_target(self, target: str) -> str:
        """Return the name of a target that the board draws: its noun, with its owner if a tribe has it."""
        kind, _, rest = target.partition(":")
        match kind, rest.split(":"):
            case "place", [place]:
                return self.words.format(f"place-{place}")
            case "card", [card]:
                return self.narrator.nouns.describe_card(int(card))
            case "tile", [tile]:
                return self.narrator.nouns.describe_tile(int(tile))
            case "die", [face]:
                return self.words.format("name-die", face=self.narrator.nouns.describe_face(int(face)))
            case "tool", [seat, space]:
                return self.words.format("name-tool", who=self.players[int(seat)].name, space=int(space) + 1)
            case "one-use", [seat, value]:
                return self.words.format("name-one-use", who=self.players[int(seat)].name, value=int(value))
            case "figure", [seat, figure]:
                return self.words.format(f"name-{figure}", who=self.players[int(seat)].name)
            case "roll", _:
                return self.words.format("name-roll")
            case _, [seat]:
                return self.words.format(f"name-{kind}", who=self.players[int(seat)].name)
        raise KeyError(target)

    def list_aliases(self, position: Position[Table]) -> Mapping[str, str]:
        """Map each resource of a tribe that feeds its workers to its food: a press on any of them asks how to feed."""
        fed = (self.find_target(option.choice, position) for option in position.options if isinstance(option.choice, Feed))
        food = next(fed, None)
        return {} if food is None else {f"{kind}:{position.seat}": food for kind in RESOURCES}

    def build_strip(self, position: Position[Table], seat: Seat) -> Strip:
        """Return a tribe's workers at home and in all, food track, unused tools and points, then its food and resources."""
        tribe, colour = position.table.tribes[seat], self.players[seat].colour
        ready = [value for value, turned in zip(tribe.tools, tribe.turned, strict=True) if value and not turned]
        tools = "+".join(map(str, ready)) or "0"
        most = position.table.edition.tribe.most_field
        held = (
            self._count_things(what, getattr(tribe, what), f"#vc-{what}")
            for what in (Kind.FOOD, *(kind for kind in self.list_pieces() if kind != Kind.FOOD))
        )
        return Strip(
            super().build_strip(position, seat).title,
            (
                HeldThing(
                    f"#vc-w-{colour}",
                    f"{tribe.home}/{tribe.workers}",
                    self.words.format("told-workers", home=tribe.home, workers=tribe.workers),
                ),
                HeldThing("#vc-field", f"+{tribe.field}", self.words.format("board-field", field=tribe.field, most=most)),
                HeldThing("#vc-tool", tools, self.words.format("strip-tools", tools=tools)),
                self._count_things("score", tribe.score, "#vc-points"),
                *held,
            ),
        )

    def list_places(self, position: Position[Table], viewer: Seat | None) -> Sequence[telling.SeenPlace]:
        """Return the places with the workers of each colour there, the camp fire, and the tribe of ``viewer``, if any."""
        tribes = position.table.tribes
        own = []
        if viewer is not None:
            own.append(self.see_place("strip-own", f"#vc-w-{self.players[viewer].colour}", self.find_own_panel(viewer)))
        areas = (
            *((place, f"place-{place}", find_signs(place), f"place:{place}", (place,)) for place in (*GROUNDS, *VILLAGE)),
            *((area, f"board-area-{area}", find_signs(lying[0]), area, lying) for area, lying in AREAS),
        )
        board = (
            telling.SeenPlace(
                key,
                self.words.format(name),
                signs,
                at,
                tuple(
                    LyingPieces(
                        f"#vc-w-{player.colour}",
                        count,
                        self.words.format("strip-workers", who=player.name, count=count),
                    )
                    for player, tribe in zip(self.players, tribes, strict=True)
                    if (count := sum(tribe.count_at(place) for place in places))
                ),
            )
            for key, name, signs, at, places in areas
        )
        return (*board, self.see_place("strip-fire", "#vc-dice", "hearth"), *own)

    def describe_result(self, outcome: Outcome) -> str:
        """Say in one sentence who has won."""
        return self.describe_event(Ended(outcome.rule, outcome))

    def explain_result(self, rule: RuleKey) -> tuple[str, ...]:
        """Return the wordings of the rules from the highest total down to ``rule``, which decided."""
        return tuple(self.narrator.word_rule(key) for key in DECIDING[: DECIDING.index(Rule(rule)) + 1])

    def find_standing(self, position: Position[Table]) -> telling.Standing:
        """Return the points so far and the score by category as if the game ended now; secret cards count only after the end."""
        table = view_as(position.table, None)
        sheets = (table.outcome or score(table)).sheets
        points = tuple(tribe.score for tribe in table.tribes)
        return telling.Standing(points, tuple(tuple(sheet.points[category] for category in Category) for sheet in sheets))
