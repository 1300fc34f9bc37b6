"""Manitoba as the screen shows it: drawn by ``drawing``, told by the core's narrator, pointed at by ``pointing``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from village_core.games.manitoba import GAME
from village_core.games.manitoba.choices import Enter, Move, Score, Walk
from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.ending import DECIDING, score_clan
from village_core.games.manitoba.events import Ended
from village_core.games.manitoba.narration import Narrator
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import ALTARS, OWN, PATHS, STORED, Category, Place
from village_core.games.outcome import Outcome
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Player, RuleKey, Seat
from village_core.kernel.words import Words
from village_widgets.components import telling
from village_widgets.components.drawn import Odds
from village_widgets.components.scene import Panel
from village_widgets.components.strips import HeldThing, LyingPieces, Strip
from village_widgets.games.manitoba import drawing
from village_widgets.games.manitoba.chances import describe_coming
from village_widgets.games.manitoba.explaining import Explainer
from village_widgets.games.manitoba.glossary import GLOSSARY, TERMS
from village_widgets.games.manitoba.moving import animate, is_deed, is_moment
from village_widgets.games.manitoba.pointing import carry, find_picture, find_target, style_choice
from village_widgets.games.manitoba.saying import Descriptions


class ManitobaTelling(telling.Telling[Table]):
    """Draws positions of one game of Manitoba and describes them to one page."""

    OWN = "clan"
    glossary = GLOSSARY
    terms = TERMS
    narrator: Narrator

    def __init__(self, players: Sequence[Player], edition: Edition, words: Words) -> None:
        super().__init__(GAME, players, edition, words)
        self.explainer = Explainer(self.narrator)
        self._regions: Sequence[str] = ()

    def draw_panels(self, position: Position[Table], viewer: Seat | None) -> tuple[Panel, ...]:
        """Draw land, season and paths, and a village board for each clan, each with a description in words.

        ``viewer`` is the seat that looks, if any; nothing is hidden from it.
        """
        table = position.table
        self._regions = table.territory.terrains
        active = position.seat if position.seat in table.seats else None
        drawn = drawing.draw_panels(position, viewer, self.players, self.words)
        return tuple(map(Descriptions(table, self.narrator, active).describe, drawn))

    def describe_choice(self, choice: Choice, position: Position[Table]) -> str:
        """Return a choice as it reads on a button; a step says what it gives, and a scoring its points."""
        said, seat, table = super().describe_choice(choice, position), position.seat, position.table
        if seat is None or seat not in table.seats:
            return said
        clan = table.clans[seat]
        match choice:
            case Walk(path) if clan.find_space(path) <= len(table.edition.list_steps(path)):
                gives = self.explainer.describe_bonus(self.explainer.find_next(clan, path))
                return self.words.format("walk-gives", walk=said, gives=gives)
            case Score(good):
                points = self.narrator.nouns.describe_amount("score", self.explainer.count_storage(clan, good))
                return self.words.format("score-brings", score=said, points=points)
        return said

    def describe_odds(self, position: Position[Table], viewer: Seat | None) -> tuple[Odds, ...]:
        """Return the chances of each good to be on the next scoring tile or any to come, and of events in the next season.

        Bars have the colour of the player who decides. There are none at a tracked table, in autumn, while a draw is due and
        after the end. ``viewer`` makes no difference.
        """
        seat = position.seat
        if seat is None or seat == CHANCE or position.table.tracked:
            return ()
        return tuple(describe_coming(position.table, self.narrator, self.players[seat].colour))

    def find_target(self, choice: Choice, position: Position[Table]) -> str:
        """Return the target on the board that means a choice when pointed at; ``AGENDA`` if it has none.

        Such a choice stands beside the question. It is always ``AGENDA`` once the game is over.
        """
        return telling.AGENDA if position.seat is None else find_target(choice, position.seat)

    def part_choice(self, choice: Choice, position: Position[Table]) -> telling.ChoiceParts | None:
        """Part a choice that puts a Cree on a region: by the region's terrain. None for other choices."""
        if not isinstance(choice, Enter | Move):
            return None
        terrain = position.table.territory.terrains[choice.region]
        said = self.describe_choice(choice, position)
        return telling.ChoiceParts(terrain, self.words.format(f"terrain-{terrain}"), (f"#vc-{terrain}",), said)

    def carry(self, choice: Choice, position: Position[Table]) -> telling.Carry | None:
        """Return which piece is carried where to make a choice; None if no piece is carried for it."""
        return None if position.seat is None else carry(choice, position.table, position.seat)

    def style_choice(self, choice: Choice, position: Position[Table]) -> telling.ChoiceStyle:
        """Return the style of a choice among others, with the pieces that it is about; plain unless a player decides."""
        seat, table = position.seat, position.table
        return (
            style_choice(choice, table, self.players[seat].colour)
            if seat is not None and seat in table.seats
            else telling.ChoiceStyle()
        )

    def find_picture(self, what: str) -> str:
        """Return the shared picture (``#id``) of a kind of piece; empty if there is none."""
        return find_picture(what)

    def explain_not_now(self, target: str, position: Position[Table], viewer: Seat | None) -> tuple[str, tuple[str, ...]]:
        """Return what a target brings (a card, a path, a storage, the totem …), and its rules; else why it can't be used.

        ``viewer`` is the seat that asks; None stands for the seat that decides, or the active player if no seat decides.
        """
        seat = viewer if viewer is not None else position.seat if position.seat in position.table.seats else position.table.start
        said, rules = self.explainer.explain(target, position.table, seat or 0)
        return (said, tuple(rules)) if said else super().explain_not_now(target, position, viewer)

    def is_deed(self, event: Event[Table]) -> bool:
        """Tell whether an event is something that a player does, as lifting discs, and not just its consequence."""
        return is_deed(event)

    def is_moment(self, event: Event[Table]) -> bool:
        """Tell whether an event is shown to all players on its own, as a new season or a scoring."""
        return is_moment(event)

    def animate(self, event: Event[Table], table: Table, at: str) -> Sequence[telling.MovingPieces]:
        """Return what moves on the board and the villages; ``at`` is the target of the choice that caused the event, or empty."""
        return animate(event, table, self.players, at)

    def name_target(self, target: str) -> str:
        """Return the name of a target that the board draws: its noun, with its number if it is one of several, or its owner.

        A region's terrain is named too if the table of the last ``draw_panels`` has it.
        """
        kind, _, rest = target.partition(":")
        say, nouns = self.words.format, self.narrator.nouns
        match kind, rest.split(":"):
            case "region", [region]:
                known = int(region) < len(self._regions)
                terrain = say(f"terrain-{self._regions[int(region)]}") if known else ""
                number = int(region) + 1
                return say("region", terrain=terrain, number=number) if known else say("name-region", number=number)
            case (("totem" | "cloud"), _):
                return say(f"name-{kind}")
            case (("disc" | "card"), [number]):
                return say(f"name-{kind}", number=int(number) + (kind == "card"))
            case "path", [path]:
                return say(f"path-{path}")
            case "supply", ["shell"]:
                return say("name-supply-shells")
            case "supply", [good]:
                return say("name-supply", what=say(f"kind-{good}"))
            case "place", [seat, place]:
                return say("name-place", place=say(f"place-{place}"), who=nouns.name_seat(int(seat)))
            case _, [seat]:
                return say(f"name-{kind}", who=nouns.name_seat(int(seat)))
        raise KeyError(target)

    def build_strip(self, position: Position[Table], seat: Seat) -> Strip:
        """Return a clan's Cree on the square and in the huts, its storages, altars, shells and points."""
        clan, edition, say = position.table.clans[seat], position.table.edition, self.words.format
        said = say("told-cree", huts=clan.huts, square=clan.square)
        held = [HeldThing(f"#vc-cree-{self.players[seat].colour}", f"{clan.square}+{clan.huts}", said)]
        for good in STORED:
            count, points = len(clan.list_storage(good)), self.explainer.count_storage(clan, good)
            worth = self.narrator.nouns.describe_amount("score", points)
            place, spaces = say(f"place-{OWN[good]}"), len(edition.list_storage_points(good))
            held.append(
                HeldThing(f"#vc-{good}", str(count), say("strip-storage", place=place, count=count, spaces=spaces, points=worth))
            )
        altars = [
            (say(f"place-{place}"), len(clan.list_lying(place)), spaces)
            for place, spaces in zip(ALTARS, edition.clan.altars, strict=True)
        ]
        said = self.words.join([say("strip-altar", place=place, count=count, spaces=spaces) for place, count, spaces in altars])
        held.append(HeldThing("#vc-altar", " ".join(f"{count}/{spaces}" for _, count, spaces in altars), said))
        held.append(HeldThing("#vc-shell", str(clan.active), say("board-shells", active=clan.active, used=clan.used)))
        held.append(self._count_things("score", clan.score, "#vc-point"))
        return Strip(say("strip-of", who=self.players[seat].name), tuple(held))

    def describe_purse(self, position: Position[Table], seat: Seat) -> str:
        """Describe in a few words the goods in a clan's storages and on its altars."""
        clan = position.table.clans[seat]
        lying = Counter(good.value for place in Place for good in clan.list_lying(place))
        held = self.words.join(self.narrator.nouns.list_amounts(lying), "list-comma") or self.words.format("note-nothing")
        return self.words.format("note-purse-of", who=self.players[seat].name, held=held)

    def list_places(self, position: Position[Table], viewer: Seat | None) -> Sequence[telling.SeenPlace]:
        """Return the land and the paths with the Cree of each colour there, the season, and the village of ``viewer``, if any."""
        table = position.table
        land = [len(table.list_regions(seat)) for seat in table.seats]
        paths = [sum(clan.find_space(path) > 0 for path in PATHS) for clan in table.clans]
        season = self.words.format("strip-season", season=self.words.format(f"season-{table.season}"))
        places = (
            telling.SeenPlace("land", self.words.format("strip-land"), ("#vc-land",), "land", self._list_cree(land)),
            telling.SeenPlace("season", season, (f"#vc-season-{table.season}",), "season"),
            telling.SeenPlace("paths", self.words.format("strip-paths"), ("#vc-path-hunter",), "paths", self._list_cree(paths)),
        )
        if viewer is None:
            return places
        own = telling.SeenPlace(
            "own", self.words.format("strip-own"), (f"#vc-cree-{self.players[viewer].colour}",), self.find_own_panel(viewer)
        )
        return (*places, own)

    def _list_cree(self, counts: Sequence[int]) -> tuple[LyingPieces, ...]:
        """Return the Cree at a place, an entry for each player with any; ``counts`` are by seat."""
        return tuple(
            LyingPieces(f"#vc-cree-{player.colour}", count, self.words.format("strip-here", who=player.name, count=count))
            for player, count in zip(self.players, counts, strict=True)
            if count
        )

    def describe_result(self, outcome: Outcome) -> str:
        """Say in one sentence who has won."""
        return self.describe_event(Ended(outcome.rule, outcome))

    def explain_result(self, rule: RuleKey) -> tuple[str, ...]:
        """Return the wordings of the rules from the highest total down to ``rule``, which decided."""
        return tuple(self.narrator.word_rule(key) for key in DECIDING[: DECIDING.index(Rule(rule)) + 1])

    def find_standing(self, position: Position[Table]) -> telling.Standing:
        """Return the points so far and the score by category as if the game ended now, the offering made."""
        table = position.table
        if table.outcome is not None:
            sheets = table.outcome.sheets
        else:
            sheets = tuple(score_clan(table.edition, clan, offering=True) for clan in table.clans)
        points = tuple(clan.score for clan in table.clans)
        return telling.Standing(points, tuple(tuple(sheet.points[category] for category in Category) for sheet in sheets))
