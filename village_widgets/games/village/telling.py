"""Village as the screen shows it: drawn by ``drawing``, told by the core's narrator, pointed at by ``pointing``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from village_core.games.outcome import Outcome
from village_core.games.village import GAME
from village_core.games.village.choices import Birth, TakeInfluence, Travel
from village_core.games.village.edition import ALONE, Edition
from village_core.games.village.ending import score, tie_lines
from village_core.games.village.events import Ended, Passed
from village_core.games.village.narration import WORD_FILES as RULE_WORDS
from village_core.games.village.narration import Narrator
from village_core.games.village.rewarding import Rewarded
from village_core.games.village.rules import Rule
from village_core.games.village.table import NO_CUBES, Table, seen_by
from village_core.games.village.turn import Turn
from village_core.games.village.vocabulary import CITIES, GOODS, INFLUENCES, SPACES, Category, Cube, Place
from village_core.kernel.game import Player
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import NOT_NOW, Choice, Seat
from village_core.kernel.words import ENGLISH, Words
from village_widgets.components.drawn import Odds
from village_widgets.components.messages import Held, Strip
from village_widgets.components.scene import Panel
from village_widgets.components.telling import AGENDA, Carry, ChoiceStyle, Moving, Standing, Telling
from village_widgets.games.village import drawing
from village_widgets.games.village.chances import Chances
from village_widgets.games.village.drawing.ink import add_rival
from village_widgets.games.village.looking import look, picture
from village_widgets.games.village.moving import DEEDS, moves, stands_alone
from village_widgets.games.village.pointing import carry, space_of, target
from village_widgets.games.village.saying import Sayings
from village_widgets.words import words as interface_words

PURSE: Final = (*(kind.value for kind in INFLUENCES), "coin", "grain", *(good.value for good in GOODS))
BOARD_WORDS: Final = files(__package__) / "words"
CORE_WORDS: Final = files("village_core") / "words"


@cache
def words(language: str = ENGLISH) -> Words:
    """Everything that is said about Village on the screen: rules, labels of the board, files and links, the interface."""
    return interface_words(language, CORE_WORDS, RULE_WORDS, BOARD_WORDS)


class VillageTelling(Telling[Table]):
    """One table of Village told to one page: its players by seat, and the edition they play."""

    OWN = "farm"
    foretells = True
    narrator: Narrator

    def __init__(self, players: Sequence[Player], edition: Edition, words: Words) -> None:
        super().__init__(GAME, players, edition, words)
        self.families = add_rival(self.players, words)

    def draw_panels(self, position: Position[Table], viewer: Seat | None) -> tuple[Panel, ...]:
        """The eight areas of the board and a farm for each seat, each with what it shows in words."""
        active = position.seat if position.seat in position.table.seats else None
        drawn = drawing.draw_panels(position.table, viewer, self.players, self.words, active)
        return tuple(map(Sayings(seen_by(position.table, viewer), self.narrator, active).told, drawn))

    def describe_choice(self, choice: Choice, position: Position[Table]) -> str:
        """A choice as on a button; a journey to a city where the family has not been says what it brings."""
        said, seat = super().describe_choice(choice, position), position.seat
        if not isinstance(choice, Travel) or seat is None or choice.end not in {*CITIES} - {*position.table.farms[seat].cities}:
            return said
        return self._said("journey", journey=said, reward=self._reward(choice.end))

    def describe_odds(self, position: Position[Table], viewer: Seat | None) -> tuple[Odds, ...]:
        """The mass, the next seeding, and customers to come."""
        return Chances(position, viewer, self.families, self.narrator).told()

    def find_target(self, choice: Choice, position: Position[Table]) -> str:
        """Where a choice is pointed at. A reward has no place of its own, so it is asked beside the question."""
        if position.seat is None or (isinstance(position.top, Rewarded) and isinstance(choice, TakeInfluence)):
            return AGENDA
        return target(choice, position.seat)

    def style_choice(self, choice: Choice, position: Position[Table]) -> ChoiceStyle:
        """How a choice is shown among others: with the pieces that it is about."""
        seat = position.seat
        if seat is None or seat not in position.table.seats:
            return ChoiceStyle()
        return look(choice, position.table.farms[seat], self.players[seat].colour, self.narrator.edition)

    def carry(self, choice: Choice, position: Position[Table]) -> Carry | None:
        """What is carried where to make a choice."""
        return None if position.seat is None else carry(choice, position.seat)

    def find_picture(self, what: str) -> str:
        """The shared picture of a kind of piece, or of time."""
        return picture(what)

    def hides(self, position: Position[Table], seat: Seat) -> bool:
        """Whether a seat has customers that lie face down for the others."""
        return position.table.outcome is None and bool(position.table.farms[seat].customers)

    def list_aliases(self, position: Position[Table]) -> Mapping[str, str]:
        """The family's house stands for whoever is born next."""
        choices = (*(option.choice for option in position.options), *(refusal.choice for refusal in position.refusals))
        births = (self.find_target(choice, position) for choice in choices if isinstance(choice, Birth))
        birth = next(births, None)
        return {} if birth is None else {"house": birth}

    def summarize_events(self, events: Sequence[Event[Table]]) -> str:
        """That everybody passes on a market day is one line."""
        everybody = len(events) == len(self.players) and all(isinstance(event, Passed) for event in events)
        return self.words.format("told-everybody-passes") if everybody else ""

    def is_deed(self, event: Event[Table]) -> bool:
        """A cube taken, somebody who goes somewhere, a harvest, a customer served; not the time and the points that it brings."""
        return isinstance(event, DEEDS)

    def is_moment(self, event: Event[Table]) -> bool:
        """A death, the parts of a mass, a new round and the coming of the end."""
        return stands_alone(event)

    def animate(self, event: Event[Table], table: Table, at: str) -> Sequence[Moving]:
        """What moves on the board and the farms."""
        return moves(event, table, self.families, at)

    def name_target(self, target: str) -> str:
        """What a target is called: its noun, with whose and which where there are several."""
        kind, _, rest = target.partition(":")
        match kind, rest.split(":"):
            case "cube", [space, cube]:
                piece = self.narrator.nouns.field("cube", Cube(cube))["cube"]
                return self._said("cube", piece=piece, place=self.words.format(f"space-{space}"))
            case "space", [space]:
                return self.words.format(f"space-{space}")
            case "stall", [tile]:
                return self._said("stall", customer=self.narrator.nouns.customer(int(tile)))
            case "unborn", [seat, generation]:
                return self._said("unborn", who=self.families[int(seat)].name, member=self._member(generation))
            case "member", [seat, generation, place]:
                at = self.words.format(f"place-{place}.at")
                return self._said("member", who=self.families[int(seat)].name, member=self._member(generation), place=at)
            case "city", [place] if place in CITIES:
                return self._said("city", city=self.words.format(f"place-{place}"), reward=self._reward(Place(place)))
            case "building" | "city", [place]:
                return self.words.format(f"place-{place}")
            case "council" | "church", [step]:
                return self.words.format(f"place-{kind}-{step}")
            case "privilege", [name]:
                return self.words.format(f"board-privilege-{name}")
        return self._said(kind)

    def list_pieces(self) -> Sequence[str]:
        """Influence, coins, grain and goods."""
        return PURSE

    def build_strip(self, position: Position[Table], seat: Seat) -> Strip:
        """Life, who is at home, prestige; then influence, coins, grain and goods."""
        farm, colour, lap = position.table.farms[seat], self.players[seat].colour, position.table.edition.farm.lap
        here, home = position.table.edition.farm.space(farm.time), farm.at(Place.FARM)
        life = Held("#vc-hourglass", f"{here}/{lap}", self.words.format("board-time", space=here, lap=lap))
        members = Held(f"#vc-h-{colour}", str(len(home)), self.words.format("strip-home", count=len(home)))
        held = (self._held(what, getattr(farm, what), f"#vc-{what}") for what in self.list_pieces())
        title = super().build_strip(position, seat).title
        return Strip(title, (life, members, self._held("prestige", farm.prestige, "#vc-seal"), *held))

    def explain_not_now(self, target: str, position: Position[Table], viewer: Seat | None) -> tuple[str, tuple[str, ...]]:
        """That something is not part of what is being decided; on a player's turn, how to come to act there."""
        space = space_of(target)
        if not isinstance(position.top, Turn) or space is None:
            return self.narrator.rule(NOT_NOW), ()
        empty = position.table.spaces[SPACES.index(space)] == NO_CUBES
        first, rule = ("first-well", "well") if empty else ("first-cube", "turn-take")
        said = self.words.format(first, **{form: self.words.format(f"space-{space}.{form}") for form in ("at", "from")})
        return said, self.cite((rule,))

    def list_notes(self, position: Position[Table]) -> tuple[str, ...]:
        """The round, the last turns once they are near, and what waits on the agenda."""
        said = super().list_notes(position)
        table = position.table
        if table.trigger is None or table.outcome is not None:
            return said
        return (*said[:1], self.words.format("board-last"), *said[1:])

    def describe_result(self, outcome: Outcome) -> str:
        """Who has won, in one sentence, by the rule that told the winners apart."""
        return self.describe_event(Ended(outcome.rule, outcome))

    def explain_result(self, rule: str) -> tuple[str, ...]:
        """Why the winners won: the rules from the highest total down to ``rule``, which decided."""
        if rule == Rule.SOLO_RANK:
            return (self.narrator.rule(rule), self._ranks())
        order = (Rule.WIN_MOST, *tie_lines(self.narrator.edition).values(), Rule.TIE_SHARED)
        return tuple(self.narrator.rule(key) for key in order[: order.index(rule) + 1])

    def _ranks(self) -> str:
        """All ranks with the points from which they count."""
        ranks = enumerate(self.narrator.edition.solo[ALONE].ranks)
        said = [self._said("rank", points=points, rank=self.words.format(f"rank-{rank}")) for rank, points in ranks]
        return self._said("ranks", ranks=self.narrator.nouns.listed(said, "list-comma"))

    def evaluate(self, position: Position[Table]) -> Standing:
        """Prestige on the track, and the score by category as if the game ended now, customers face down left out."""
        table = seen_by(position.table, None)
        sheets = (table.outcome or score(table)).sheets
        points = tuple(table.farms[seat].prestige for seat in table.seats)
        return Standing(points, tuple(tuple(sheet.points[category] for category in Category) for sheet in sheets))

    def _reward(self, city: Place) -> str:
        """What a family's first visit to a city brings."""
        brings, nouns = self.narrator.edition.cities[city], self.narrator.nouns
        found = [nouns.amount(what, count) for what, count in (("prestige", brings.prestige), ("coin", brings.coins)) if count]
        return nouns.listed([*found, *([self._said("influence", count=brings.influence)] if brings.influence else [])])

    def _member(self, generation: str) -> str:
        return self.words.format("member", generation=int(generation))

    def _said(self, kind: str, **values: str | int) -> str:
        return self.words.format(f"name-{kind}", **values)
