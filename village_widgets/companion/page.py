"""The companion's page: the lobby, and one table of the store. The page shows an input once it is durable."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from importlib.resources import files
from typing import Final, Generic, TypeVar

from ipywidgets import VBox, Widget
from msgspec import UNSET
from msgspec.structs import replace
from traitlets import Bool

from village_core.games import list_games
from village_core.games.board_game import GameTable
from village_core.store.contract import Storage
from village_core.store.problems import StoreUnusable, UnknownTable
from village_widgets.companion import commands
from village_widgets.companion.lobby import Lobby, explain_unknown
from village_widgets.companion.messages import CompanionMessage
from village_widgets.companion.parts import AnyParts, load_parts
from village_widgets.companion.seat import TableSession
from village_widgets.components.commands import Entering
from village_widgets.components.inks import paint_others
from village_widgets.components.messages import Message
from village_widgets.components.modules import LIBRARY, Script, list_styles
from village_widgets.components.screen import HERE as COMPONENTS
from village_widgets.components.screen import SCREEN, Screen, build_style
from village_widgets.games import list_inks
from village_widgets.limits.allowance import open_own_allowance
from village_widgets.rulebook import ROOM as RULEBOOK
from village_widgets.rulebook.describing import describe_book
from village_widgets.rulebook.messages import LookUp
from village_widgets.words import format_shown

T = TypeVar("T", bound=GameTable)
HERE: Final = files(__package__)
STYLES: Final = (
    (COMPONENTS, (*SCREEN, "choices", "log", "sheet", "composer", "settings", "motion", "odds", "coach")),
    (HERE, ("handful", "laying/form", "laying/pieces", "pad", "reporting", "tally")),
    (RULEBOOK, ("rules",)),
)
ROOMS: Final = (
    *("components", "companion", "companion/checking", "companion/exporting", "companion/laying"),
    *("glossary", "rulebook", *LIBRARY),
)
"""The folders of the page's scripts, besides those of a game."""
OVER_VIEWS: Final = (HERE, ("checking/check", "exporting/dialog", "companion", "history", "lobby", "sharing"))
"""The style sheets after those of a game's views."""
LOOKING: Final = 0.25
"""Seconds between two looks at what others entered."""
RESTING: Final = 2.0
"""Seconds between two looks while they fail, and at a game that is over, where only the players' next table is expected."""
QUIET: Final = 180.0
"""Seconds after which a silent page counts as gone. A visible page sends a sign of life more often."""

log = logging.getLogger(__name__)


class CompanionScreen(Screen[commands.CompanionCommand], Generic[T]):
    """The screen of the companion's page for one game, with the game's own scripts.

    ``turned``: it has taken the place of another game's screen, so it shows the table of its Python, not that of its address.
    """

    _turned = Bool().tag(sync=True)

    def __init__(
        self,
        parts: AnyParts[T],
        turned: bool,
        handle: Callable[[commands.CompanionCommand], Message | None],
        build_whole: Callable[[], Message],
    ) -> None:
        self._esm = build_script(parts)
        self._turned = turned
        super().__init__(build_look(parts), parts.words, commands.CompanionCommand, handle, build_whole)


def build_script(parts: AnyParts[T]) -> Script:
    """Return the script of the whole page."""
    return Script(f"games/{parts.codec.name}/scripts/companion.js", ROOMS, parts.scripts)


def build_look(parts: AnyParts[T]) -> str:
    """Return the style of the whole page, in one sheet, with further colours of other games: its lists name their players."""
    others = paint_others(parts.published.inks, list_inks().values())
    return build_style(parts.css, others, parts=(*STYLES, (parts.scripts, list_styles(parts.scripts)), OVER_VIEWS))


class Companion(VBox, Generic[T]):
    """The lobby, and then one table. ``seated`` is this page's session at the table, if it sits at one.

    ``parts`` are those of the lobby's game; a table of another game turns the page to that game. Without a ``store`` the page
    uses the program's own.
    """

    children: tuple[Widget, ...]

    def __init__(self, parts: AnyParts[T], store: Storage | None = None) -> None:
        self.parts = parts
        self.seated: TableSession[T] | None = None
        self.lobby: Lobby[T] = Lobby(store, open_own_allowance())
        self._looking: asyncio.Task[None] | None = None
        self._heard = time.monotonic()
        self._fresh = False
        self.screen = self._build_screen(turned=False)
        super().__init__([self.screen])
        self.add_class("vc-page")
        self.screen.foretell(self._show_lobby())

    def __repr__(self) -> str:
        return "Companion()"

    def close(self) -> None:
        """Leave the table and close the page; a closed one stays as it is."""
        if self.comm is not None:  # closed before: garbage collection closes it again, when other pages use the store
            self._leave()
        super().close()

    def _build_screen(self, turned: bool) -> CompanionScreen[T]:
        """Build a screen for the page's game; ``turned``: it takes the place of another game's screen."""
        screen = CompanionScreen(self.parts, turned, self.handle, self._build_whole)
        if screen.comm is not None:
            screen.comm.on_close(lambda _: self._stop_looking())
        return screen

    def _turn_to(self, parts: AnyParts[T]) -> None:
        """Turn the page to another game. The new screen asks for its content once the page shows it."""
        before, self.parts = self.screen, parts
        self.screen = self._build_screen(turned=True)
        self.children = (self.screen,)
        before.close()

    def _post(self, message: Message) -> None:
        """Post a message to the page's current screen."""
        self.screen.post(message)

    # Commands

    def receive(self, said: object) -> Message | None:
        """Answer a message of the page, plain JSON values; None if nothing is to be said."""
        return self.screen.receive(said)

    def handle(self, command: commands.CompanionCommand) -> Message | None:
        """Carry out a command of the page and return the answer, None if nothing is to be said.

        An input that can't be stored now stays with the page, which sends it again. A command that needs a table leads the page
        to the lobby if it is at none, or if the store has forgotten its table.
        """
        answer: Message | None
        self._heard = time.monotonic()
        if self.seated is not None and (self._looking is None or self._looking.done()):
            self._start_looking()
        try:
            if isinstance(command, commands.Arriving):
                answer = self._arrive(command)
            elif isinstance(command, commands.OpenChecking | commands.CheckValues) and not (command.table and self.seated):
                answer = self.parts.check_copy(command)
            elif isinstance(command, LookUp):
                answer = CompanionMessage(book=describe_book(self.parts.codec.name))
            elif self.seated is None:
                answer = CompanionMessage(view="lobby")
            else:
                answer = self.seated.enter(command) if isinstance(command, Entering) else self.seated.answer(command)
        except StoreUnusable as error:
            answer = self._explain_store(error)
        except UnknownTable:
            answer = self._return_to_lobby()
        finally:
            if self.seated is None:
                self.lobby.release()
        return self._show_lobby().join(answer) if isinstance(command, commands.Arrive) else answer

    def _explain_store(self, error: StoreUnusable) -> CompanionMessage:
        """Say why the table's store can't be used, with the news that were read before."""
        news = self.seated and self.seated.read_news()
        unstored = CompanionMessage(unstored=self.parts.words.format(error.problem, detail=error.detail))
        return news.join(unstored) if news else unstored

    def _arrive(self, command: commands.Arriving) -> CompanionMessage:
        """Carry out a command on the way to a table: return the table, the lobby, an opened game, or why it is impossible.

        If the page turns to another game, its new screen asks for everything by itself.
        """
        arrival = self.lobby.arrive(command, self.parts, None if self.seated is None else self.seated.shared)
        turns = arrival.parts is not self.parts
        if turns:
            self._turn_to(arrival.parts)
        if arrival.message is not None:
            return arrival.message
        if self.seated is not None and self.seated.shared is not arrival.table:
            self._leave()
        if arrival.table is None:
            return CompanionMessage(view="lobby")
        if self.seated is None:
            self.seated = TableSession(arrival.table, self.parts, self._post)
            self._start_looking()
        if isinstance(command, commands.Join) and command.code:
            self.seated.sit(command.seat)
        begun = arrival.begun or self._fresh
        self._fresh = begun and turns
        return replace(self.seated.snapshot(), begun=begun or UNSET)

    def _show_lobby(self) -> CompanionMessage:
        """Return the lobby: the page's words and the form of a new table."""
        return CompanionMessage(
            words=format_shown(self.parts.words, *self.parts.folders), lobby=self.parts.build_form(), view="lobby"
        )

    def _build_whole(self) -> CompanionMessage:
        """Return all that the page shows, in the language spoken by now, without a view: the page stays in the one it has.

        A table whose store can't be used is shown as it was read last.
        """
        whole = self._show_lobby().join(self.lobby.show_opened(self.parts))
        return replace(whole if self.seated is None else whole.join(self.seated.tell_again()), view=UNSET)

    def _leave(self) -> None:
        """End this page's session at the table, if it has one, and stop looking at what others enter; nothing is posted."""
        self._stop_looking()
        self.seated = None

    def _return_to_lobby(self) -> CompanionMessage:
        """Go back to the lobby because the store has forgotten the table; the page puts its own copy back from there."""
        codes = ("", "") if self.seated is None else self.seated.shared.found.codes
        self._leave()
        return replace(explain_unknown(self.parts.words, codes[0] or codes[1]), view="lobby")

    def _start_looking(self) -> None:
        """Start looking at what others enter. Without a running event loop the page sees that with its next command."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            log.debug("no event loop: the page sees other pages' inputs with its next command")
        else:
            self._looking = loop.create_task(self._look())

    def _stop_looking(self) -> None:
        """Stop looking at what others enter, stop the coach of this page, and release the store."""
        if self.seated is not None:
            self.seated.coach.stop()
        if self._looking is not None:
            self._looking.cancel()
        self._looking = None
        self.lobby.release()

    async def _look(self) -> None:
        """Look again and again at what others enter, while the page gives signs of life: a reload leaves the process behind."""
        failed = told = False
        while self.seated is not None and time.monotonic() - self._heard < QUIET:
            try:
                if news := self.seated.pull():
                    self.screen.post(news)
                if told:
                    self.screen.post(CompanionMessage(unstored=""))
                failed = told = False
            except StoreUnusable as error:
                if not told:
                    self.screen.post(self._explain_store(error))
                failed = told = True
            except UnknownTable:
                self.screen.post(self._return_to_lobby())
            except Exception:
                log.exception("reading other pages' inputs failed; the page tries again")
                failed = True
            over = self.seated is not None and self.seated.shared.position.over
            await asyncio.sleep(RESTING if failed or over else LOOKING)
        self.lobby.release()

    # Without a kernel

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, str]:
        """Return the live page and, for places without a kernel, a fixed text and a picture of the table or of an empty board."""
        data = dict(super()._repr_mimebundle_(**kwargs))
        game = None if self.seated is None else self.seated.shared.game
        return {**data, "image/svg+xml": self.parts.draw_still(game), "text/plain": repr(self)}


def build_companion(game: str = "", store: Storage | None = None) -> Companion[GameTable]:
    """Build the page for people who play with their own pieces. Without a ``game``, the name of one, it begins with the first.

    Without a ``store`` it uses the program's own.

    Raises ``BadSave``, which names it, for an unknown game.
    """
    return Companion(load_parts(game or next(iter(list_games()))), store)
