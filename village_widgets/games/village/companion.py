"""Village for the companion: its settings, the views of its tables, and how its past is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from village_core.games import village
from village_core.games.editions import BadSettings
from village_core.games.narration import problem
from village_core.games.opening import Depth
from village_core.games.owning import read_for
from village_core.games.village.choices import DrawMonk, EndTurn
from village_core.games.village.edition import EDITIONS, EditionSettings
from village_core.games.village.narration import WORD_FILES as RULE_WORDS
from village_core.games.village.table import Table
from village_core.games.village.tracking.watching import Tracking
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Made, Position, Step
from village_core.kernel.saves import BadSave
from village_core.kernel.values import Choice, Refusal
from village_core.kernel.words import ENGLISH, Words
from village_widgets.companion.anyway import marked
from village_widgets.companion.commands import CheckValues, NewTable, OpenChecking
from village_widgets.companion.exporting import WORD_FILES as EXPORTING_WORDS
from village_widgets.companion.exporting.result import Result
from village_widgets.companion.page import WORD_FILES as PAGE_WORDS
from village_widgets.companion.page import Companion
from village_widgets.companion.parts import TableView, Unsettled
from village_widgets.companion.shared import Shared
from village_widgets.components.commands import Settings
from village_widgets.components.telling import Message, Plain
from village_widgets.games.village import drawing
from village_widgets.games.village.checking.walk import WORD_FILES as CHECKING_WORDS
from village_widgets.games.village.checking.walk import CopyWalk
from village_widgets.games.village.drawing.ink import shorten
from village_widgets.games.village.exporting import result
from village_widgets.games.village.laying import WORD_FILES as LAYING_WORDS
from village_widgets.games.village.telling import BOARD_WORDS, CORE_WORDS
from village_widgets.games.village.tracker.view import WORD_FILES as TRACKER_WORDS
from village_widgets.games.village.views import Board, Laying, Tracked
from village_widgets.games.village.writing import WORD_FILES as WRITING_WORDS
from village_widgets.games.village.writing import VillageWriting
from village_widgets.games.village.writing.deciding import VillageAtTheTable
from village_widgets.play import settings
from village_widgets.play.settings import check, clean, edition_settings
from village_widgets.stills import still
from village_widgets.words import words as interface_words

if TYPE_CHECKING:
    from village_core.store import Store

FOLDERS: Final = (PAGE_WORDS, EXPORTING_WORDS, TRACKER_WORDS, LAYING_WORDS, CHECKING_WORDS, WRITING_WORDS)
SCRIPTS: Final = "games/village/scripts"
LARGEST: Final = settings.LARGEST
"""Characters of an owner's numbers."""


@cache
def words(language: str = ENGLISH) -> Words:
    """Everything that the companion says about Village."""
    return interface_words(language, CORE_WORDS, RULE_WORDS, BOARD_WORDS, *FOLDERS)


class VillageTold:
    """One table in words: ``players`` have names that can be shown."""

    def __init__(self, telling: VillageAtTheTable) -> None:
        self.telling = telling
        self.writing = VillageWriting(telling, telling.words.language)

    def bar(self, position: Position[Table]) -> tuple[str, str]:
        """The round, or in a few words what is to be put out; and what is being decided."""
        return self.telling.short(position), self.telling.decision(position)

    def choice(self, choice: Choice, position: Position[Table]) -> str:
        """A choice as on a button."""
        return self.telling.choice(choice, position)

    def step(self, step: Step[Table], before: Position[Table]) -> Sequence[str]:
        """What happened in a step, marked where it was against the rules or laid out by hand."""
        said = [line for event in step.events if (line := self.telling.event(event))]
        if not said and step.made is not Made.LAID:
            said = [self._entered(step.option.choice, before)]
        return marked(said, step.made, self.writing)

    def _entered(self, choice: Choice, before: Position[Table]) -> str:
        """A choice that nothing came of but that it was made."""
        if isinstance(choice, EndTurn) and isinstance(before.top, Tracking):
            who = self.telling.players[before.top.seat].name
            return self.telling.words.say("tracker-turn-over", who=who)
        if isinstance(choice, DrawMonk):
            return self.telling.words.say("tracker-monk-drawn")
        return self.telling.choice(choice, before)

    def refusal(self, refusal: Refusal, position: Position[Table]) -> Message:
        """The rules that are against it, and what is lacking."""
        wording, lacking = self.telling.refusal(refusal)
        against: list[Plain] = [self.telling.choice(refusal.choice, position), lacking]
        cited: list[Plain] = [*self.telling.citations(refusal.rules)]
        return {"refused": ["", [[[against], wording, cited]], self.telling.decision(position), []]}


class VillageParts:
    """Village for the companion, in one language."""

    folders: Sequence[Traversable] = FOLDERS
    scripts = SCRIPTS
    codec = village.CODEC

    def __init__(self, language: str = ENGLISH) -> None:
        self.words = words(language)
        self._walk = CopyWalk(self.words)

    def style(self) -> str:
        """The board's colours and pictures."""
        return drawing.css()

    def offered(self) -> Message:
        """What the form of a new table shows."""
        offered = settings.offered(village.GAME, self.words)
        depths: list[Plain] = [
            [depth.value, self.words.say(f"lobby-depth-{depth.value}"), self.words.say(f"lobby-depth-{depth.value}-about")]
            for depth in (Depth.TRACKED, Depth.FULL)
        ]
        names = [self.words.say("default-name-person", number=at) for at in range(1, 6)]
        return {**{key: offered[key] for key in ("editions", "rulings", "colours")}, "names": [*names], "depths": depths}

    def begin(self, asked: NewTable) -> Game[Table]:
        """The game that a form asks for. Raises ``Unsettled``."""
        players = tuple(Player(clean(player.name), player.colour) for player in asked.players)
        settings = Settings(asked.edition, players, "", asked.rulings)
        problems = check(village.GAME, settings, self.words)
        if not problems and asked.start not in range(len(players)):
            problems = [("start", self.words.say("lobby-problem-start"))]
        if asked.depth not in ("", *Depth):
            problems.append(("edition", self.words.say("lobby-problem-depth")))
        if problems:
            raise Unsettled(problems)
        try:
            copy = edition_settings(village.GAME, settings, self._owned(asked))
            start = village.new_game(copy, len(players), asked.start, Depth(asked.depth or Depth.TRACKED))
        except BadSettings as error:
            raise Unsettled([("copy", problem(self.words, error))]) from error
        return Game(players, start)

    def _owned(self, asked: NewTable) -> EditionSettings | None:
        if not asked.copy:
            return None
        if len(asked.copy) > LARGEST:
            raise Unsettled([("copy", self.words.say("problem-file-large"))])
        return read_for(EDITIONS, asked.copy, len(asked.players))

    def told(self, game: Game[Table]) -> VillageTold:
        """The table in words."""
        return VillageTold(self._telling(game))

    def seated(self, game: Game[Table]) -> Sequence[Player]:
        """Who sits at the table, with short names."""
        return tuple(replace(player, name=shorten(player.name)) for player in game.players)

    def problem(self, error: BadSave) -> str:
        """What is wrong with a file or a link, in words."""
        return problem(self.words, error)

    def base(self, position: Position[Table]) -> str:
        """A tracked table has the tracker, a full one the board."""
        return "tracker" if position.table.tracked else "table"

    def views(self, shared: Shared[Table]) -> Mapping[str, TableView]:
        """The tracker, the board, and the form by which the table is laid out."""
        seated, telling = self.seated(shared.game), self._telling(shared.game)
        return {
            "tracker": Tracked(shared, seated, self.words),
            "table": Board(shared, telling, VillageWriting(telling, self.words.language)),
            "laying": Laying(shared, seated, self.words),
        }

    def check(self, command: OpenChecking | CheckValues) -> Message:
        """Answer the walk through an owner's copy."""
        return self._walk.obey(command)

    def result(self, shared: Shared[Table]) -> Result:
        """The game at a table as other programs and paper know it."""
        return result(shared, self.words)

    def still(self, game: Game[Table] | None) -> str:
        """The board."""
        if game is None:
            return still(village.new_game(EditionSettings(EDITIONS[0]), 2))
        return still(game.position, self.seated(game))

    def _telling(self, game: Game[Table]) -> VillageAtTheTable:
        return VillageAtTheTable(self.seated(game), game.position.table.edition, self.words)


def companion(language: str = ENGLISH, store: Store | None = None) -> Companion[Table]:
    """The page for people who play with the pieces on their own table."""
    return Companion(VillageParts(language), store)
