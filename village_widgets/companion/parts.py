"""The base class of a game for the companion: how its tables begin, how they are described, and which views they have."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from msgspec.structs import replace

from village_core.games import list_games
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import BadSettings, EditionSettings, PrintedEdition
from village_core.games.opening import Depth
from village_core.games.owning import read_for
from village_core.games.problems import describe_problem
from village_core.games.reading import LONGEST_COPY
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.saves import BadSave
from village_core.kernel.values import Player
from village_core.kernel.words import Words
from village_core.store.provision import is_local_only
from village_widgets.companion.account import Account
from village_widgets.companion.checking.check import CopyCheck
from village_widgets.companion.checking.checklist import Checklist
from village_widgets.companion.checking.messages import WORD_FILES as CHECK_WORDS
from village_widgets.companion.checking.running import CopyAtTable, describe_changes
from village_widgets.companion.commands import CheckValues, NewTable, OpenChecking
from village_widgets.companion.exporting import WORD_FILES as EXPORTING_WORDS
from village_widgets.companion.exporting.result import Publication, Result, build_result, clip
from village_widgets.companion.fullview import FullView
from village_widgets.companion.laying import WORD_FILES as FORM_WORDS
from village_widgets.companion.messages import CompanionMessage, NewTableForm, OfferedDepth
from village_widgets.companion.shared import SharedTable
from village_widgets.companion.views import TableView
from village_widgets.companion.writing import Writing
from village_widgets.components.coach import PageCoach, build_coach_question, refuse_untracked
from village_widgets.components.commands import Settings
from village_widgets.components.messages import FieldProblem, Message
from village_widgets.components.session import PERSON
from village_widgets.games import find_folder, find_screen
from village_widgets.games.shown import ShownGame
from village_widgets.games.stills import draw_position
from village_widgets.play.settings import build_edition_settings, check, clean
from village_widgets.play.settings import build_form as settings_form
from village_widgets.rulebook import WORD_FILES as RULEBOOK_WORDS

G = TypeVar("G", bound=GameTable)
E_co = TypeVar("E_co", bound=PrintedEdition, covariant=True)
WORD_FILES: Final = files(__package__) / "words"
FOLDERS: Final = (WORD_FILES, EXPORTING_WORDS, FORM_WORDS, CHECK_WORDS, RULEBOOK_WORDS)
"""The words of the companion's page for any game."""


class Parts(ABC, Generic[G, E_co]):
    """A game for the companion, in the language that the process speaks. A game overrides what differs.

    ``depths``: how much of a table can be followed, the first offer in front. ``published``: how others know the game.
    ``checklist``: where one looks on an owner's copy. ``folders`` are the words whose ``ui-`` keys the page gets, and ``scripts``
    is the folder with the game's own scripts and styles; its ``companion.js`` is the page.
    """

    folders: Sequence[Traversable] = FOLDERS
    scripts: Traversable
    published: Publication
    checklist: Checklist[G, E_co]
    depths: ClassVar[tuple[Depth, ...]] = (Depth.FULL,)

    def __init__(self, game: BoardGame[G, E_co], css: str, words: Words) -> None:
        self.game = game
        self.codec = game.codec
        self.words = words
        self.css = css

    # Overridden by games

    @abstractmethod
    def build_writing(self, players: Sequence[Player], position: Position[G]) -> Writing[G]:
        """Build what describes a table of these players, by seat, and reads what they enter."""

    @abstractmethod
    def build_laying(self, shared: SharedTable[G]) -> TableView[G]:
        """Build the form by which a table is laid out by hand."""

    def build_tracker(self, shared: SharedTable[G]) -> TableView[G] | None:
        """Build the view of a tracked table; None unless a game overrides this, as one that can be tracked does."""
        return None

    # Other games

    def find_parts(self, game: str) -> AnyParts[G]:
        """Return the parts of the game with this name, in this language. Raises ``BadSave``, which names an unknown game."""
        return self if game == self.codec.name else load_parts(game)

    # A table

    def find_view(self, position: Position[G]) -> str:
        """Return the key of the view that belongs to a position: ``tracker`` for a tracked table, ``table`` for a full one."""
        return "table" if position.table.depth is Depth.FULL else "tracker"

    def build_views(self, shared: SharedTable[G], account: Account[G]) -> Mapping[str, TableView[G]]:
        """Build the views of a table, by the key of their messages."""
        tracker = self.build_tracker(shared)
        found: dict[str, TableView[G]] = {} if tracker is None else {"tracker": tracker}
        copy = CopyAtTable(shared, self.checklist, self.words)
        return {**found, "table": FullView(shared, account), "laying": self.build_laying(shared), "checking": copy}

    def build_account(self, game: Game[G]) -> Account[G]:
        """Build what describes a game's table in words, for the copy that is played with now."""
        return Account(self.build_writing(self.name_players(game), game.position), self._describe_changes)

    def name_players(self, game: Game[G]) -> Sequence[Player]:
        """Return the players by seat with names that can be shown: short, and without control characters."""
        names = self.build_writing(game.players, game.position).telling.list_seats()
        return tuple(replace(player, name=name) for player, (name, _) in zip(game.players, names, strict=True))

    def ask_coach(self, coach: PageCoach, shared: SharedTable[G]) -> Message | None:
        """Ask a page's coach about a table, and return its first answer; None if no seat decides, or the page may only look.

        At a tracked table, which leaves too much unknown, the answer says only that.
        """
        if refused := refuse_untracked(self.words, shared.position):
            return refused
        if shared.asked is None:
            return None
        telling = self.build_account(shared.game).telling
        seed = f"coach {len(shared.lines)}"
        return coach.ask(build_coach_question(self.game, telling, shared.position, shared.viewer, seed))

    def check_copy(self, command: OpenChecking | CheckValues) -> CompanionMessage:
        """Answer a command of the check of an owner's copy, which needs no table."""
        return CopyCheck(self.checklist, self.words).answer(command)

    def build_result(self, shared: SharedTable[G]) -> Result:
        """Build what exports show of a game: edition, players (long names cut), facts, colours; the score once it is over."""
        players = tuple(replace(player, name=clip(player.name)) for player in shared.game.players)
        return build_result(shared.game, self.build_writing(players, shared.position).telling, self.published)

    def draw_still(self, game: Game[G] | None) -> str:
        """Draw the board of a game as a still picture; without one, the board that a page shows before players join."""
        if game is None:
            return draw_position(self.game.begin_unplayed())
        return draw_position(game.position, self.name_players(game))

    def _describe_changes(self, before: EditionSettings, after: EditionSettings) -> str:
        return self.words.format("copy-line", changes=describe_changes(self.checklist, self.words, before, after))

    # Before a table

    @property
    def title(self) -> str:
        """The name by which people know the game."""
        return self.words.format("game-title")

    def explain(self, error: BadSave) -> str:
        """Explain what is wrong with a file or a link."""
        return describe_problem(self.words, error)

    def build_form(self) -> NewTableForm:
        """Build the form of a new table.

        The key of the first game's settings has no suffix: browsers keep them from a time when it was the only game.
        """
        found, say = settings_form(self.game, self.words), self.words.format
        shown: ShownGame[G] = find_screen(self.game.name)
        setup = shown.teaching.setup if shown.teaching else None
        return NewTableForm(
            kept="" if self.game.name == next(iter(list_games())) else f".{self.game.name}",
            editions=found.editions,
            rulings=found.rulings,
            colours=found.colours,
            names=found.names[PERSON],
            depths=tuple(
                OfferedDepth(depth.value, say(f"lobby-depth-{depth.value}"), say(f"lobby-depth-{depth.value}-about"))
                for depth in self.depths
            ),
            game=found.game,
            games=found.games,
            joins=not is_local_only(),
            alone=found.alone,
            setup=f"{find_folder(found.game)}{setup.chapter}" if setup else "",
        )

    def begin(self, asked: NewTable) -> Game[G] | tuple[FieldProblem, ...]:
        """Begin the game that a form asks for, or return the problems by field; with one player everything is followed."""
        players = tuple(Player(clean(player.name), player.colour) for player in asked.players)
        settings = Settings(asked.edition, players, "", asked.rulings)
        problems = check(self.game, settings, self.words)
        if not problems and asked.start not in range(len(players)):
            problems = [("start", self.words.format("lobby-problem-start"))]
        if asked.depth not in ("", *self.depths):
            problems.append(("edition", self.words.format("lobby-problem-depth")))
        if not problems and len(asked.copy) > LONGEST_COPY:
            problems = [("copy", self.words.format("problem-file-large"))]
        if not problems:
            try:
                owned = read_for(self.game.editions, asked.copy, len(players)) if asked.copy else None
                copy = build_edition_settings(self.game, settings, owned)
                depth = Depth.FULL if len(players) == 1 else Depth(asked.depth or self.depths[0])
                return Game(players, self.game.new_game(copy, len(players), asked.start, depth))
            except BadSettings as error:
                problems = [("copy", describe_problem(self.words, error))]
        return tuple(FieldProblem(field, said) for field, said in problems)


AnyParts: TypeAlias = Parts[G, PrintedEdition]
"""The parts of a game, whatever its kind of edition."""


def load_parts(game: str) -> AnyParts[G]:
    """Return the parts of the game with this name. Raises ``BadSave``, which names it, for an unknown game."""
    shown: ShownGame[G] = find_screen(game)
    parts = shown.load_parts()
    assert isinstance(parts, Parts)
    return parts
