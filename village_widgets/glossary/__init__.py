"""The glossary page: the terms of each game in every language, with a picture of the board and a sentence on what each is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from itertools import product
from random import Random
from typing import Final, Generic, NamedTuple, TypeVar

from village_core.games import find_game, list_games
from village_core.games.board_game import AnyGame, BoardGame, GameTable
from village_core.games.dealing import deal
from village_core.games.editions import EditionSettings, PrintedEdition
from village_core.games.narration import Narrator
from village_core.kernel.words.languages import list_languages
from village_widgets.components.commands import Hello
from village_widgets.components.glossary import DEFINED, OWN, draw_picture
from village_widgets.components.inks import keep_apart
from village_widgets.components.meaning import Picture
from village_widgets.components.modules import LIBRARY, Script
from village_widgets.components.scene import Panel
from village_widgets.components.screen import ANYTHING, HERE, SCREEN, Screen, build_style
from village_widgets.components.telling import Telling
from village_widgets.games import find_screen
from village_widgets.games.shown import ShownGame
from village_widgets.games.stills import seat_players
from village_widgets.glossary.messages import GameTerms, GlossaryMessage, PartOfDrawing, ShownTerm, TermGroup
from village_widgets.words import format_shown, load_words

T = TypeVar("T", bound=GameTable)

ROOM: Final = files(__package__)
WORD_FILES: Final = ROOM / "words"
DEALT: Final = 1
"""The seed of the boards on which terms are shown."""


class Drawings:
    """Drawings without repetition, the first of them ``shared``: many terms show parts of the same panels."""

    def __init__(self, shared: str) -> None:
        self._places = {shared: 0}

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def find(self, picture: Picture) -> PartOfDrawing:
        """Return a picture as a part of one of these drawings; its drawing is added if it is new."""
        return PartOfDrawing(picture.box, self._places.setdefault(picture.drawing, len(self._places)))


class ShownEdition(NamedTuple, Generic[T]):
    """An edition of a game on the table: its telling, a narrator for each language, and its panels."""

    telling: Telling[T]
    narrators: Mapping[str, Narrator[T, PrintedEdition]]
    panels: tuple[Panel, ...]

    def find_name(self, key: str) -> str:
        """Return the name by which this edition calls a term, in the language spoken."""
        return self.telling.narrator.format_with_numbers(f"word-{key}.name")

    def describe(self, key: str, shows: Sequence[str], beside: Sequence[Panel], drawn: Drawings) -> ShownTerm:
        """Describe a term in the language spoken, with its name in every language.

        ``shows`` names its pictures, by default (if empty) those of its glossary entry. ``beside`` are the panels of other
        boards; what the pictures show is added to ``drawn``.
        """
        telling, worded = self.telling, f"word-{key}"
        own = telling.find_own_panel(0)
        pictures = shows or next((entry.shows for entry in telling.glossary if entry.key == key), ())
        return ShownTerm(
            {tag: narrator.format_with_numbers(f"{worded}.name") for tag, narrator in self.narrators.items()},
            telling.narrator.format_with_numbers(worded) if telling.words.knows(worded) else "",
            tuple(drawn.find(draw_picture(name.replace(OWN, f"{own}@"), (*beside, *self.panels))) for name in pictures),
        )


def lay_out(game: BoardGame[T, PrintedEdition], edition: str, players: int) -> ShownEdition[T]:
    """Lay out an edition of a game for a number of players; what chance decides is always the same."""
    shown: ShownGame[T] = find_screen(game.name)
    position = deal(game.new_game(EditionSettings(edition), players), Random(DEALT))
    telling = shown.build_telling(seat_players(position), position, shown.load_words())
    told = {tag: game.narrate(telling.words.with_language(tag), telling.narrator.names, position) for tag in list_languages()}
    return ShownEdition(telling, told, tuple(telling.draw_panels(position, 0)))


def describe_terms(game: BoardGame[T, PrintedEdition]) -> GameTerms:
    """Describe the terms of a game; one that editions call by different names is listed once for each name."""
    seats = {edition: game.editions.build_edition(EditionSettings(edition)).players for edition in game.editions}
    beside = [panel for edition, players in seats.items() for panel in lay_out(game, edition, players[0]).panels]
    editions = [lay_out(game, edition, players[-1]) for edition, players in seats.items()]
    telling, _, panels = editions[0]
    drawn, groups = Drawings("".join(panel.parts.get(DEFINED, "") for panel in panels)), []
    for group, terms in telling.terms.items():
        called: dict[tuple[str, str], ShownEdition[T]] = {}
        for key, edition in product(terms, editions):
            called.setdefault((key, edition.find_name(key)), edition)
        told = (edition.describe(key, terms[key], beside, drawn) for (key, _), edition in called.items())
        groups.append(TermGroup(telling.words.format(f"terms-{group}"), tuple(told)))
    return GameTerms(game.name, telling.words.format("game-title"), tuple(drawn), tuple(groups))


class Glossary(Screen[Hello]):
    """The glossary page: the terms of all games that have a list of them."""

    _esm = Script("glossary/page.js", ("components", "glossary", *LIBRARY))

    def __init__(self) -> None:
        games: dict[str, ShownGame[GameTable]] = {name: find_screen(name) for name in list_games()}
        styles = [keep_apart(shown.build_css(), name) for name, shown in games.items()]
        css = build_style(*styles, parts=((HERE, SCREEN), (ROOM, ("page",))))
        super().__init__(css, load_words(WORD_FILES), Hello, self.handle, self._build_page)
        self.foretell(self._build_page(), ANYTHING)

    def __repr__(self) -> str:
        return "Glossary()"

    def handle(self, command: Hello) -> GlossaryMessage:
        """Return the whole page to a page that opens."""
        return self._build_page()

    def _build_page(self) -> GlossaryMessage:
        """Build the message with the whole page."""
        listed: list[AnyGame] = [find_game(name) for name in list_games()]
        games = tuple(terms for terms in map(describe_terms, listed) if terms.groups)
        return GlossaryMessage(words=format_shown(self._words, WORD_FILES), languages=dict(list_languages()), games=games)


def build_glossary() -> Glossary:
    """Return the glossary page, with the terms of all games that have a list of them."""
    return Glossary()
