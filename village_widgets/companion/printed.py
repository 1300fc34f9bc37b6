"""What the companion's page has of any printed game: how a table begins, its past in words, the whole board."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import ClassVar, Final, Generic, TypeVar

from msgspec.structs import replace

from village_core.games import listed
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.copying import only_settings_differ, settings_at
from village_core.games.editions import BadSettings, EditionSettings, PrintedEdition
from village_core.games.narration import problem
from village_core.games.opening import Depth
from village_core.games.owning import read_for
from village_core.games.reading import LONGEST_COPY
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Origin, Position, Step
from village_core.kernel.saves import BadSave
from village_core.kernel.values import Choice, Option, Refusal, Seat
from village_core.kernel.words import Words
from village_core.store.provision import is_local_only
from village_widgets.companion.anyway import marked
from village_widgets.companion.checking.check import CopyCheck
from village_widgets.companion.checking.checklist import Checklist
from village_widgets.companion.checking.messages import WORD_FILES as CHECK_WORDS
from village_widgets.companion.checking.running import CopyAtTable, changes
from village_widgets.companion.commands import (
    Anyway,
    CheckValues,
    Draw,
    EnterDrawn,
    Input,
    NewTable,
    OpenChecking,
    ShowHandful,
)
from village_widgets.companion.exporting import WORD_FILES as EXPORTING_WORDS
from village_widgets.companion.exporting.result import Published, Result, result, shown
from village_widgets.companion.laying import WORD_FILES as FORM_WORDS
from village_widgets.companion.messages import CompanionMessage, NewTableForm, OfferedDepth
from village_widgets.companion.page import WORD_FILES as PAGE_WORDS
from village_widgets.companion.parts import TableView
from village_widgets.companion.recording import Recorded, RecordedCommand
from village_widgets.companion.shared import Incoming, Shared
from village_widgets.components.asked import Against, Reason, Refused
from village_widgets.components.coach import PageCoach, build_question, refuse_untracked
from village_widgets.components.commands import Command, Compose, Entering, Pick, PickRow, PointAt, Settings, ShowOdds, WhyNot
from village_widgets.components.messages import Message
from village_widgets.components.session import PERSON
from village_widgets.components.stills import draw_position
from village_widgets.components.telling import Telling, Writing
from village_widgets.play.settings import Unsettled, build_form, check, clean, edition_settings

T = TypeVar("T", bound=GameTable)
G = TypeVar("G", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)
FOLDERS: Final = (PAGE_WORDS, EXPORTING_WORDS, FORM_WORDS, CHECK_WORDS)
"""The words of the companion's page for any game."""


class PrintedTold(Generic[T]):
    """One table in words: its players have names that can be shown. ``changes`` says what differs in two copies."""

    def __init__(
        self, telling: Telling[T], writing: Writing[T], changes: Callable[[EditionSettings, EditionSettings], str]
    ) -> None:
        self.telling = telling
        self.writing = writing
        self.changes = changes

    def bar(self, position: Position[T]) -> tuple[str, str]:
        """The round, or in a few words what is to be put out; and what is being decided."""
        return self.telling.describe_progress(position), self.telling.describe_decision(position)

    def choice(self, choice: Choice, position: Position[T]) -> str:
        """A choice as on a button."""
        return self.telling.describe_choice(choice, position)

    def option(self, option: Option, position: Position[T]) -> str:
        """A choice with what is paid for it."""
        said, paid = self.choice(option.choice, position), self.telling.describe_payment(option.payment)
        return self.telling.words.format("entry-paid", said=said, paid=paid) if paid else said

    def heading(self, choice: Choice, position: Position[T]) -> tuple[Seat | None, str]:
        """Whose choice it is, and its kind."""
        return self.telling.find_heading(choice, position)

    def step(self, step: Step[T], before: Position[T]) -> Sequence[str]:
        """What happened in a step, marked where it was against the rules, laid out by hand, or changed the copy's numbers."""
        if step.origin is Origin.LAID and only_settings_differ(before, step.position):
            return [self.changes(settings_at(before), settings_at(step.position))]
        said = [line for event in step.events if (line := self.telling.describe_event(event))]
        if not said and step.origin is not Origin.LAID:
            said = [self.telling.describe_entry(step.option.choice, before)]
        return marked(said, step.origin, self.writing)

    def refusal(self, refusal: Refusal, position: Position[T]) -> Message:
        """The rules that are against it, and what is lacking."""
        wording, lacking = self.telling.describe_refusal(refusal)
        against = Against(self.telling.describe_choice(refusal.choice, position), lacking)
        reason = Reason((against,), wording, self.telling.cite(refusal.rules))
        return Message(refused=Refused("", (reason,), self.telling.describe_decision(position)))


class BoardView(Generic[T]):
    """The view of a table that shows the whole board."""

    commands = (PointAt, PickRow, Pick, Compose, WhyNot, ShowOdds, ShowHandful, EnterDrawn, Draw, Anyway)

    def __init__(
        self,
        shared: Shared[T],
        telling: Telling[T],
        writing: Writing[T],
        changes: Callable[[EditionSettings, EditionSettings], str],
    ) -> None:
        self.recorded = Recorded(shared, telling, writing, changes)

    def snapshot(self) -> CompanionMessage:
        """The board with everything on it."""
        return CompanionMessage(table=self.recorded.snapshot())

    def patch(self) -> CompanionMessage:
        """What has changed on the board."""
        return CompanionMessage(table=self.recorded.patch())

    def handle(self, command: Command, sent: Incoming) -> Message | None:
        """Do what is said about the board."""
        return self.recorded.handle(command, sent) if isinstance(command, RecordedCommand) else None

    def meant(self, command: Command) -> tuple[str, Input | None]:
        """What was tapped on the board as it was then."""
        return self.recorded.meant(command) if isinstance(command, Entering) else ("", None)


class PrintedParts(ABC, Generic[G, E]):
    """A printed game for the companion; see ``Parts``. A game says how its tables are told and which views they have.

    ``depths``: how much of a table can be followed, what is offered first in front; the game has words for what is less than
    everything. ``published``: how others know the game; ``checklist``: where one looks on an owner's copy of it.
    """

    folders: Sequence[Traversable] = FOLDERS
    scripts: Traversable
    published: Published
    checklist: Checklist[G, E]
    depths: ClassVar[tuple[Depth, ...]] = (Depth.FULL,)

    def __init__(self, game: BoardGame[G, E], css: str, words: Words) -> None:
        self.game = game
        self.codec = game.codec
        self.words = words
        self._css = css

    # What a game says

    @abstractmethod
    def at_table(self, players: Sequence[Player], position: Position[G]) -> tuple[Telling[G], Writing[G]]:
        """How a table is told to these players, by seat, and how it is written down."""

    @abstractmethod
    def laying(self, shared: Shared[G]) -> TableView:
        """The form by which a table is laid out by hand."""

    def tracker(self, shared: Shared[G]) -> TableView | None:
        """The view of a table of which less than everything is followed; none in a game that can't be tracked."""
        return None

    # What follows from it

    def base(self, position: Position[G]) -> str:
        """The view that belongs to a position: a tracked table has the tracker, a full one the board."""
        return "table" if position.table.depth is Depth.FULL else "tracker"

    def ask(self, coach: PageCoach, shared: Shared[G]) -> Message | None:
        """Ask about a table of which everything is known; of others a coach can't know enough, and that is said."""
        if refused := refuse_untracked(self.words, shared.position):
            return refused
        if shared.asked is None:
            return None
        telling, _ = self.at_table(self.seated(shared.game), shared.position)
        seed = f"coach {len(shared.lines)}"
        return coach.ask(build_question(self.game, telling, shared.position, shared.viewer, seed))

    def check(self, command: OpenChecking | CheckValues) -> CompanionMessage:
        """Answer the check of an owner's copy."""
        return CopyCheck(self.checklist, self.words).handle(command)

    @property
    def title(self) -> str:
        """What people call the game."""
        return self.published.title

    def style(self) -> str:
        """The style of the game's pictures."""
        return self._css

    def offered(self) -> NewTableForm:
        """What the form of a new table shows. Browsers keep what was chosen for the first game since before there was another."""
        found, say = build_form(self.game, self.words), self.words.format
        return NewTableForm(
            kept="" if self.game.name == next(iter(listed())) else f".{self.game.name}",
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
        )

    def begin(self, asked: NewTable) -> Game[G]:
        """The game that a form asks for; with one player everything is followed. Raises ``Unsettled``."""
        players = tuple(Player(clean(player.name), player.colour) for player in asked.players)
        settings = Settings(asked.edition, players, "", asked.rulings)
        problems = check(self.game, settings, self.words)
        if not problems and asked.start not in range(len(players)):
            problems = [("start", self.words.format("lobby-problem-start"))]
        if asked.depth not in ("", *self.depths):
            problems.append(("edition", self.words.format("lobby-problem-depth")))
        if problems:
            raise Unsettled(problems)
        try:
            copy = edition_settings(self.game, settings, self._owned(asked))
            depth = Depth.FULL if len(players) == 1 else Depth(asked.depth or self.depths[0])
            start = self.game.new_game(copy, len(players), asked.start, depth)
        except BadSettings as error:
            raise Unsettled([("copy", problem(self.words, error))]) from error
        return Game(players, start)

    def _owned(self, asked: NewTable) -> EditionSettings | None:
        if not asked.copy:
            return None
        if len(asked.copy) > LONGEST_COPY:
            raise Unsettled([("copy", self.words.format("problem-file-large"))])
        return read_for(self.game.editions, asked.copy, len(asked.players))

    def seated(self, game: Game[G]) -> Sequence[Player]:
        """Who sits at the table, with names as they are shown."""
        telling, _ = self.at_table(game.players, game.position)
        return tuple(replace(player, name=name) for player, (name, _) in zip(game.players, telling.list_seats(), strict=True))

    def told(self, game: Game[G]) -> PrintedTold[G]:
        """The table in words."""
        return PrintedTold(*self.at_table(self.seated(game), game.position), self._changes)

    def _changes(self, before: EditionSettings, after: EditionSettings) -> str:
        return self.words.format("copy-line", changes=changes(self.checklist, self.words, before, after))

    def views(self, shared: Shared[G]) -> Mapping[str, TableView]:
        """The views of a table, by the key of their messages: the tracker, if the game has one, the board, the form that lays it
        out, the check of its copy.
        """
        copy, tracker = CopyAtTable(shared, self.checklist, self.words), self.tracker(shared)
        found: dict[str, TableView] = {} if tracker is None else {"tracker": tracker}
        return {**found, "table": self.board(shared), "laying": self.laying(shared), "checking": copy}

    def board(self, shared: Shared[G]) -> BoardView[G]:
        """The view with the whole board."""
        return BoardView(shared, *self.at_table(self.seated(shared.game), shared.position), self._changes)

    def problem(self, error: BadSave) -> str:
        """What is wrong with a file or a link, in words."""
        return problem(self.words, error)

    def result(self, shared: Shared[G]) -> Result:
        """The game at a table as other programs and paper know it."""
        players = tuple(replace(player, name=shown(player.name)) for player in shared.game.players)
        telling, _ = self.at_table(players, shared.position)
        return result(shared.game, players, telling, self.published)

    def still(self, game: Game[G] | None) -> str:
        """The board, of a table or of an empty one."""
        if game is None:
            return draw_position(self.game.unplayed())
        return draw_position(game.position, self.seated(game))
