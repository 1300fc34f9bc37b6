"""Village as the screen shows it: drawn by ``drawing``, told by the core's narrator, pointed at by ``pointing``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from village_core.games.outcome import Outcome
from village_core.games.village import GAME, vocabulary
from village_core.games.village.choices import Birth, TakeInfluence, Travel
from village_core.games.village.edition import ALONE, Edition
from village_core.games.village.ending import list_tie_lines, score
from village_core.games.village.events import Ended, Passed
from village_core.games.village.narration import WORD_FILES as RULE_WORDS
from village_core.games.village.narration import Narrator
from village_core.games.village.rewarding import Rewarded
from village_core.games.village.rules import Rule
from village_core.games.village.table import NO_CUBES, Table, view_as
from village_core.games.village.turn import Turn
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Player, Seat
from village_core.kernel.words import Words
from village_widgets.components import telling
from village_widgets.components.drawn import Odds
from village_widgets.components.scene import Panel
from village_widgets.components.strips import HeldThing, LyingPieces, Strip
from village_widgets.games.village import drawing
from village_widgets.games.village.chances import Chances
from village_widgets.games.village.drawing.ink import add_rival
from village_widgets.games.village.glossary import GLOSSARY, TERMS
from village_widgets.games.village.glossary import WORD_FILES as GLOSSARY_WORDS
from village_widgets.games.village.looking import find_picture, find_signs, part_choice, style_choice
from village_widgets.games.village.moving import DEEDS, animate, is_moment
from village_widgets.games.village.pointing import carry, find_space, find_target
from village_widgets.games.village.saying import Descriptions
from village_widgets.words import CORE_WORDS
from village_widgets.words import load_words as interface_words

PURSE: Final = (*(kind.value for kind in vocabulary.INFLUENCES), "coin", "grain", *(good.value for good in vocabulary.GOODS))
LEADS: Final[dict[vocabulary.Space, str]] = {vocabulary.Space.HARVEST: "land", vocabulary.Space.FAMILY: "house"}
"""The panel of a space, unless it has the space's name."""
BOARD_WORDS: Final = files(__package__) / "words"
WORD_FILES: Final = (CORE_WORDS, RULE_WORDS, BOARD_WORDS, GLOSSARY_WORDS)


@cache
def load_words() -> Words:
    """Return all wordings of Village on the screen: rules, labels of the board, files and links, the interface."""
    return interface_words(*WORD_FILES)


class VillageTelling(telling.Telling[Table]):
    """Draws positions of one game of Village and describes them to one page: its players by seat, and the edition they play."""

    OWN = "farm"
    foretells = True
    glossary = GLOSSARY
    terms = TERMS
    narrator: Narrator

    def __init__(self, players: Sequence[Player], edition: Edition, words: Words) -> None:
        super().__init__(GAME, players, edition, words)
        self.families = add_rival(self.players, words)

    def draw_panels(self, position: Position[Table], viewer: Seat | None) -> tuple[Panel, ...]:
        """Draw the eight areas of the board and a farm for each seat, each with a description in words.

        ``viewer`` is the seat whose own customers are face up, if any. In a game for one Carla's board is among them.
        """
        active = position.seat if position.seat in position.table.seats else None
        drawn = drawing.draw_panels(position.table, viewer, self.players, self.words, active)
        return tuple(map(Descriptions(view_as(position.table, viewer), self.narrator, active).describe, drawn))

    def describe_choice(self, choice: Choice, position: Position[Table]) -> str:
        """Return a choice as on a button; a journey to a city new to the family names the reward."""
        said, seat = super().describe_choice(choice, position), position.seat
        if (
            not isinstance(choice, Travel)
            or seat is None
            or choice.end not in {*vocabulary.CITIES} - {*position.table.farms[seat].cities}
        ):
            return said
        return self._format_name("journey", journey=said, reward=self._describe_reward(choice.end))

    def describe_odds(self, position: Position[Table], viewer: Seat | None) -> tuple[Odds, ...]:
        """Return the odds of the mass, the next seeding, and customers to come, as ``viewer`` may know them."""
        return Chances(position, viewer, self.families, self.narrator).describe()

    def find_target(self, choice: Choice, position: Position[Table]) -> str:
        """Return the target at which a choice is made; ``AGENDA`` for influence as a reward, and if no seat decides."""
        if position.seat is None or (isinstance(position.top, Rewarded) and isinstance(choice, TakeInfluence)):
            return telling.AGENDA
        return find_target(choice, position.seat)

    def style_choice(self, choice: Choice, position: Position[Table]) -> telling.ChoiceStyle:
        """Return the style of a choice among others, with the pieces that it is about; plain unless a player decides."""
        seat = position.seat
        if seat is None or seat not in position.table.seats:
            return telling.ChoiceStyle()
        return style_choice(choice, position.table.farms[seat], self.players[seat].colour, self.narrator.edition)

    def part_choice(self, choice: Choice, position: Position[Table]) -> telling.ChoiceParts | None:
        """Part a choice: cubes by their space, work by its building, journeys by their end, and deaths by their place.

        A visit to the well is a part of its own. None for other choices.
        """
        parts = part_choice(choice)
        if parts is None:
            return None
        done, place, signs = parts
        rest = self.words.format(f"part-{done}", **self.narrator.nouns.describe_fields(choice))
        return telling.ChoiceParts(place, self.words.format(place), signs, rest)

    def carry(self, choice: Choice, position: Position[Table]) -> telling.Carry | None:
        """Return which piece is carried where to make a choice; None for choices without a piece, and if no seat decides."""
        return None if position.seat is None else carry(choice, position.seat)

    def find_picture(self, what: str) -> str:
        """Return the shared picture (``#id``) of a kind of piece, or of time; empty if there is none."""
        return find_picture(what)

    def has_hidden_pieces(self, position: Position[Table], seat: Seat) -> bool:
        """Tell whether a seat has customers, which lie face down for the others until the end."""
        return bool(position.table.farms[seat].customers)

    def list_aliases(self, position: Position[Table]) -> Mapping[str, str]:
        """Map the family's house to the target of the first possible birth, else of the first refused one, if there is any."""
        choices = (*(option.choice for option in position.options), *(refusal.choice for refusal in position.refusals))
        births = (self.find_target(choice, position) for choice in choices if isinstance(choice, Birth))
        birth = next(births, None)
        return {} if birth is None else {"house": birth}

    def summarize_events(self, events: Sequence[Event[Table]]) -> str:
        """Return one line if all players pass on a market day; empty for other events."""
        everybody = len(events) == len(self.players) and all(isinstance(event, Passed) for event in events)
        return self.words.format("told-everybody-passes") if everybody else ""

    def is_deed(self, event: Event[Table]) -> bool:
        """Tell whether an event is one of ``DEEDS``: an act, a gain of pieces, or what all stop for, except a new round."""
        return isinstance(event, DEEDS)

    def is_moment(self, event: Event[Table]) -> bool:
        """Tell whether an event is a death, the call of a market day, a new round or the coming of the end.

        Of a mass these are its beginning, monks drawn together or put back, and the majority or an empty church.
        """
        return is_moment(event)

    def animate(self, event: Event[Table], table: Table, at: str) -> Sequence[telling.MovingPieces]:
        """Return what moves on the board and the farms; ``table`` is the one before the event.

        ``at`` is the target of the choice that caused the event, or empty.
        """
        return animate(event, table, self.families, at)

    def name_target(self, target: str) -> str:
        """Return the name of a target: its noun, with what tells it from others (owner, number, place), and a city's reward."""
        kind, _, rest = target.partition(":")
        match kind, rest.split(":"):
            case "cube", [space, cube]:
                piece = self.narrator.nouns.describe_field("cube", vocabulary.Cube(cube))["cube"]
                return self._format_name("cube", piece=piece, place=self.words.format(f"space-{space}"))
            case "space", [space]:
                return self.words.format(f"space-{space}")
            case "stall", [tile]:
                return self._format_name("stall", customer=self.narrator.nouns.name_customer(int(tile)))
            case "unborn", [seat, generation]:
                return self._format_name("unborn", who=self.families[int(seat)].name, member=self._name_member(generation))
            case "member", [seat, generation, place]:
                at = self.words.format(f"place-{place}.at")
                return self._format_name(
                    "member", who=self.families[int(seat)].name, member=self._name_member(generation), place=at
                )
            case "city", [place] if place in vocabulary.CITIES:
                return self._format_name(
                    "city", city=self.words.format(f"place-{place}"), reward=self._describe_reward(vocabulary.Place(place))
                )
            case "building" | "city", [place]:
                return self.words.format(f"place-{place}")
            case "council" | "church", [step]:
                return self.words.format(f"place-{kind}-{step}")
            case "privilege", ["ring"] if self.narrator.alone:
                return self.words.format("board-privilege-ring-alone")
            case "privilege", [name]:
                return self.words.format(f"board-privilege-{name}")
        return self._format_name(kind)

    def list_pieces(self) -> Sequence[str]:
        """Return the kinds of pieces on a farm: influence, coins, grain and goods."""
        return PURSE

    def build_strip(self, position: Position[Table], seat: Seat) -> Strip:
        """Return a family's place on the life track, members at home and prestige, then influence, coins, grain and goods."""
        farm, colour, lap = position.table.farms[seat], self.players[seat].colour, position.table.edition.farm.lap
        here, home = position.table.edition.farm.find_space(farm.time), farm.list_generations_at(vocabulary.Place.FARM)
        life = HeldThing("#vc-hourglass", f"{here}/{lap}", self.words.format("board-time", space=here, lap=lap))
        members = HeldThing(f"#vc-h-{colour}", str(len(home)), self.words.format("strip-home", count=len(home)))
        held = (self._count_things(what, getattr(farm, what), f"#vc-{what}") for what in self.list_pieces())
        title = super().build_strip(position, seat).title
        return Strip(title, (life, members, self._count_things("prestige", farm.prestige, "#vc-seal"), *held))

    def list_places(self, position: Position[Table], viewer: Seat | None) -> Sequence[telling.SeenPlace]:
        """Return the action spaces with their cubes, the chronicle, and the farm of ``viewer``, if any."""
        own = []
        if viewer is not None:
            own.append(self.see_place("strip-own", f"#vc-h-{self.players[viewer].colour}", self.find_own_panel(viewer)))
        spaces = (
            telling.SeenPlace(
                f"space-{space}",
                self.words.format(f"space-{space}"),
                find_signs(space),
                LEADS.get(space, space),
                tuple(self._see_cubes(cube, count) for cube, count in zip(vocabulary.CUBES, cubes, strict=True) if count),
            )
            for space, cubes in zip(vocabulary.SPACES, position.table.spaces, strict=True)
        )
        return (*spaces, self.see_place("board-area-chronicle", "#vc-cross", "chronicle"), *own)

    def _see_cubes(self, cube: vocabulary.Cube, count: int) -> LyingPieces:
        """Return cubes of one colour for a list of places; a tap on the sign of the plague explains it."""
        word = cube.value if cube is vocabulary.Cube.PLAGUE else ""
        return LyingPieces(f"#vc-{cube}", count, self.narrator.nouns.describe_amount(cube, count), word)

    def explain_not_now(self, target: str, position: Position[Table], viewer: Seat | None) -> tuple[str, tuple[str, ...]]:
        """Return why a target can't be used now, with the rule; in a player's turn, how to act at the target's space.

        That is by a cube from there, or by the well if the space is empty. ``viewer`` is the seat that asks, if any.
        """
        space = find_space(target)
        if not isinstance(position.top, Turn) or space is None:
            return super().explain_not_now(target, position, viewer)
        empty = position.table.spaces[vocabulary.SPACES.index(space)] == NO_CUBES
        first, rule = ("first-well", "well") if empty else ("first-cube", "turn-take")
        said = self.words.format(first, **{form: self.words.format(f"space-{space}.{form}") for form in ("at", "from")})
        return said, (rule,)

    def list_notes(self, position: Position[Table]) -> tuple[str, ...]:
        """Return the round, a note that the end is rung in (until the game is over), and the frames that wait."""
        said = super().list_notes(position)
        table = position.table
        if table.trigger is None or table.outcome is not None:
            return said
        return (*said[:1], self.words.format("board-last"), *said[1:])

    def describe_result(self, outcome: Outcome) -> str:
        """Return the winners and their points in one sentence, worded by the rule that decided; against Carla with the rank."""
        return self.describe_event(Ended(outcome.rule, outcome))

    def explain_result(self, rule: str) -> tuple[str, ...]:
        """Return the rules from the highest total down to ``rule``, which decided; in a game for one, ``rule`` and all ranks."""
        if rule == Rule.SOLO_RANK:
            return (self.narrator.word_rule(rule), self._describe_ranks())
        order = (Rule.WIN_MOST, *list_tie_lines(self.narrator.edition).values(), Rule.TIE_SHARED)
        return tuple(self.narrator.word_rule(key) for key in order[: order.index(rule) + 1])

    def _describe_ranks(self) -> str:
        """Return all ranks with the points from which they count."""
        ranks = enumerate(self.narrator.edition.solo[ALONE].ranks)
        said = [self._format_name("rank", points=points, rank=self.words.format(f"rank-{rank}")) for rank, points in ranks]
        return self._format_name("ranks", ranks=self.narrator.words.join(said, "list-comma"))

    def find_standing(self, position: Position[Table]) -> telling.Standing:
        """Return prestige on the track, and the score by category as if the game ended now, without customers face down.

        After the end it is the final score.
        """
        table = view_as(position.table, None)
        sheets = (table.outcome or score(table)).sheets
        points = tuple(table.farms[seat].prestige for seat in table.seats)
        return telling.Standing(
            points, tuple(tuple(sheet.points[category] for category in vocabulary.Category) for sheet in sheets)
        )

    def _describe_reward(self, city: vocabulary.Place) -> str:
        """Return in words the reward of a family's first visit to a city; empty if there is none."""
        brings, nouns = self.narrator.edition.cities[city], self.narrator.nouns
        found = [
            nouns.describe_amount(what, count) for what, count in (("prestige", brings.prestige), ("coin", brings.coins)) if count
        ]
        return self.words.join([*found, *([self._format_name("influence", count=brings.influence)] if brings.influence else [])])

    def _name_member(self, generation: str) -> str:
        return self.words.format("member", generation=int(generation))

    def _format_name(self, kind: str, **values: str | int) -> str:
        return self.words.format(f"name-{kind}", **values)
