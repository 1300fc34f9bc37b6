"""Messages of the rulebook page, and to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from village_widgets.components.commands import Command, Hello, Number, ShortName, TableCommand, Text, Undo
from village_widgets.components.messages import Choosable, PlayMessage
from village_widgets.tutor.course import TaughtStep


class ShowRule(Command, frozen=True):
    """Put the position on the board in which a rule of a game can be seen."""

    game: ShortName
    rule: ShortName


class LookUp(Command, frozen=True):
    """Ask for all rules of the page's games (the companion's page has one), with the words that find them in every language."""


class TryExample(Command, tag="try", frozen=True):
    """Take back the reader's moves on the board, and make the example's move, which shows the rule; some examples have none."""


class LayOut(Command, frozen=True):
    """Show how a game is set up in an edition for a number of players; ``owned`` is the file of an owner's numbers, if any."""

    game: ShortName
    edition: ShortName = ""
    players: Number = 0
    owned: Text = ""


RulebookCommand: TypeAlias = Hello | LookUp | ShowRule | TryExample | LayOut | Undo | TableCommand


class EditionWording(Struct, frozen=True, array_like=True):
    """The wording of a rule, and the editions in which it reads so; none if all do."""

    text: str
    editions: tuple[str, ...]


class CitedEdition(Struct, frozen=True, array_like=True):
    """The passages that state a rule, each as a text's name and section, and the title of the edition whose texts they are in."""

    edition: str
    passages: tuple[str, ...]


class RulingValue(Struct, frozen=True, array_like=True):
    """A value of a ruling, and a remark on where it is the usual one; empty if it is nowhere."""

    said: str
    usual: str


class ShownRuling(Struct, frozen=True, array_like=True):
    """A ruling that players may choose for their table where a rule leaves it open: its name, and all its possible values."""

    name: str
    values: tuple[RulingValue, ...]


class AskedQuestion(Struct, frozen=True, array_like=True):
    """A question that players ask, and its answer."""

    question: str
    answer: str


class ShownRule(Struct, frozen=True, omit_defaults=True):
    """A rule: its key and wordings, and all that helps to understand it.

    ``leans`` are the keys of rules that one has to know first; ``taught`` are the steps that teach it, ``asked`` is the first
    chapter with exercises about it, if any. ``find`` are the words that players look for it by, in each language, with ``|``
    between.
    """

    key: str
    wordings: tuple[EditionWording, ...]
    sources: tuple[CitedEdition, ...] = ()
    rulings: tuple[ShownRuling, ...] = ()
    leans: tuple[str, ...] = ()
    taught: tuple[TaughtStep, ...] = ()
    asked: tuple[TaughtStep, ...] = ()
    questions: tuple[AskedQuestion, ...] = ()
    find: Mapping[str, str] = {}


class RuleGroup(Struct, frozen=True):
    """Rules that belong together, under a heading."""

    title: str
    rules: tuple[ShownRule, ...]


class ShownBook(Struct, frozen=True, omit_defaults=True):
    """The rules of a game in groups; ``note`` is what readers must know of all of them."""

    game: str
    title: str
    groups: tuple[RuleGroup, ...]
    note: str = ""


class ShownExample(Struct, frozen=True, omit_defaults=True):
    """The position on the board: the rule that it shows, what to try or to look at, and the places to look at.

    ``tried`` is the label of the button that makes the move; empty if there is no move. For a rule without a position ``said``
    states that there is none.
    """

    game: str
    rule: str
    said: str
    tried: str = ""
    shows: tuple[str, ...] = ()


class SetupStep(Struct, frozen=True, array_like=True):
    """A step of setting a game up: its key, a sentence, and if it lays out one sort of piece, its shared picture and how many.

    The picture is empty if the sort has none. If the step lays out no single sort, it is empty and ``count`` is 0.
    """

    key: str
    told: str
    picture: str = ""
    count: int = 0


class SetupGroup(Struct, frozen=True):
    """Steps of a set-up that belong together, under a heading."""

    title: str
    steps: tuple[SetupStep, ...]


class ShownSetup(Struct, frozen=True, omit_defaults=True):
    """The set-up of a game in an edition for a number of players.

    ``editions`` and ``numbers`` (of players) can be chosen. ``note`` says that the numbers are an owner's, or what is wrong with
    these.
    """

    game: str
    edition: str
    players: int
    editions: tuple[Choosable, ...]
    numbers: tuple[int, ...]
    groups: tuple[SetupGroup, ...]
    note: str = ""


class RulebookMessage(PlayMessage, frozen=True, kw_only=True, omit_defaults=True):
    """A message to the rulebook page: the rules of all games, the position that shows one of them, or how a game is set up.

    Without a server Python has only the words of the page's languages. Those by which rules are found in others came with the
    page, which keeps them.
    """

    books: tuple[ShownBook, ...] | UnsetType = UNSET
    setup: ShownSetup | UnsetType = UNSET
    example: ShownExample | UnsetType = UNSET
