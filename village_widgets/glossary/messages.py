"""Messages to the glossary page."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET, Struct, UnsetType

from village_widgets.components.messages import Message


class PartOfDrawing(Struct, frozen=True, array_like=True):
    """A part of a drawing: its view box, and the drawing's place in the game's list."""

    box: str
    drawing: int


class ShownTerm(Struct, frozen=True, omit_defaults=True):
    """A term: its name in each language, what it is in a sentence or two (empty if the name says all), and its pictures."""

    names: Mapping[str, str]
    text: str = ""
    pictures: tuple[PartOfDrawing, ...] = ()


class TermGroup(Struct, frozen=True):
    """Terms that belong together, under a heading."""

    title: str
    terms: tuple[ShownTerm, ...]


class GameTerms(Struct, frozen=True):
    """The terms of a game in groups, and the drawings of which they show parts; the first one defines shared pictures."""

    game: str
    title: str
    drawings: tuple[str, ...]
    groups: tuple[TermGroup, ...]


class GlossaryMessage(Message, frozen=True, kw_only=True, omit_defaults=True):
    """The terms of all games, and the languages in which they are named: each tag with the language's own name.

    Without a server Python has only the words of the page's languages. The others came with the page, which keeps them.
    """

    languages: Mapping[str, str] | UnsetType = UNSET
    games: tuple[GameTerms, ...] | UnsetType = UNSET
