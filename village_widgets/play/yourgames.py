"""The games that were begun on a browser: how each is named and described, and the list of them on the start page."""

from __future__ import annotations

from secrets import token_hex
from typing import Final, TypeVar

from village_core.games import list_games, reading
from village_core.games.board_game import GameTable
from village_core.games.editions import name_edition
from village_core.games.problems import describe_problem
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.components.begun import BegunGame, DescribedGame
from village_widgets.components.commands import Describe, StartCommand
from village_widgets.components.inks import paint_games
from village_widgets.components.messages import PlayMessage
from village_widgets.components.modules import LIBRARY, Script
from village_widgets.components.scene import draw_still
from village_widgets.components.screen import HERE, SCREEN, Screen, build_style
from village_widgets.components.session import PERSON
from village_widgets.components.telling import Telling
from village_widgets.games import find_screen, list_inks, list_titles
from village_widgets.games.shown import ShownGame
from village_widgets.words import format_shown, load_words

T = TypeVar("T", bound=GameTable)

STYLES: Final = (*SCREEN, "yourgames")
PICTURED: Final = 2
"""The number of panels in the small picture of a game."""


def name_game(page: str) -> str:
    """Return a new unique name for a game, which begins with the name of the kind of page that begins it."""
    return f"{page}.{token_hex(4)}"


def describe_begun(name: str, game: Game[T], words: Words) -> BegunGame:
    """Describe a game that a page keeps under ``name`` by the name and the year of its edition."""
    edition = game.position.table.edition
    return BegunGame(name, words.format("kept-title", name=name_edition(edition, words), year=str(edition.year)))


def describe_kept(asked: Describe) -> DescribedGame:
    """Describe a kept game as it stands, or why it can't be read."""
    try:
        game: Game[GameTable] = reading.read(asked.text)
    except BadSave as error:
        first: ShownGame[GameTable] = find_screen(next(iter(list_games())))
        return DescribedGame(BegunGame(asked.game, ""), problem=describe_problem(first.load_words(), error))
    position = game.position
    shown: ShownGame[GameTable] = find_screen(position.game)
    words = shown.load_words()
    telling = shown.build_telling(game.players, position, words)
    return DescribedGame(
        describe_begun(asked.game, game, words),
        telling.describe_stage(position),
        position.over,
        _draw_small(game, shown, telling),
    )


def _draw_small(game: Game[T], shown: ShownGame[T], telling: Telling[T]) -> str:
    """Paint the first panel and the only person's, as this person sees them; without one the first two, as all may see them."""
    viewer = _find_viewer(game.players)
    first, *others = telling.draw_panels(game.position, viewer)
    own = [panel for panel in others if panel.key == telling.find_own_panel(viewer)]
    return draw_still((first, *own, *others)[:PICTURED], shown.build_css(), telling.words.language)


def _find_viewer(players: tuple[Player, ...]) -> Seat | None:
    people = [seat for seat, player in enumerate(players) if player.plays == PERSON]
    return people[0] if len(people) == 1 else None


class YourGames(Screen[StartCommand]):
    """The list of games that were begun on this browser, for the start page. It takes no room while there are none."""

    _esm = Script("components/start.js", ("components", *LIBRARY))

    def __init__(self) -> None:
        words = load_words()
        css = build_style(paint_games(list_inks()), parts=((HERE, STYLES),))
        super().__init__(css, words, StartCommand, self.handle, self._build_first_message)
        self.foretell(self._build_first_message())

    def __repr__(self) -> str:
        return "YourGames()"

    def handle(self, command: StartCommand) -> PlayMessage:
        """Answer a page that opens with its first message, or describe one of its games."""
        return PlayMessage(described=describe_kept(command)) if isinstance(command, Describe) else self._build_first_message()

    def _build_first_message(self) -> PlayMessage:
        """Build the first message to the page."""
        return PlayMessage(words=format_shown(self._words), titles=list_titles())


def show_begun_games() -> YourGames:
    """Return the list of the games that were begun on this browser, a widget to show as a cell's output."""
    return YourGames()
